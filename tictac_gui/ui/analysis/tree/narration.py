"""The words below the tree, and the offer of a small example beside them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QBoxLayout, QLabel, QPushButton, QWidget

if TYPE_CHECKING:
    from PySide6.QtGui import QResizeEvent

_LEAST_LINES = 3


class Narration(QWidget):
    """Never becomes lower than before, so that the tree doesn't jump."""

    example_chosen = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.words = QLabel()
        self.words.setObjectName("tree_words")
        self.words.setWordWrap(True)
        self.words.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self._small_example = QPushButton(self.tr("Show a small example"))
        self._small_example.setObjectName("tree_small_example")
        self._small_example.clicked.connect(self.example_chosen)
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(8)
        self._row.addWidget(self.words, stretch=1)
        top_left = Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft
        self._row.addWidget(self._small_example, alignment=top_left)
        self._small_example.hide()

    def say(self, text: str) -> None:
        """Show a text."""
        self.words.setText(text)
        self._keep_height()

    def offer_example(self, *, is_offered: bool) -> None:
        """Show the button, or hide it."""
        if is_offered != self._small_example.isHidden():
            return
        self._small_example.setVisible(is_offered)
        # The text beside it changes its width, and so needs a different height.
        self.words.setMinimumHeight(0)
        self._row.activate()

    def _keep_height(self) -> None:
        needed = self.words.heightForWidth(self.words.width())
        least = _LEAST_LINES * self.words.fontMetrics().lineSpacing()
        self.words.setMinimumHeight(max(self.words.minimumHeight(), least, needed))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        # Beside a text of less than half the width, the button would make it many lines high.
        is_narrow = 2 * self._small_example.sizeHint().width() > self.width()
        direction = QBoxLayout.Direction
        self._row.setDirection(direction.TopToBottom if is_narrow else direction.LeftToRight)
        if event.size().width() != event.oldSize().width():
            self.words.setMinimumHeight(0)
        self._keep_height()
