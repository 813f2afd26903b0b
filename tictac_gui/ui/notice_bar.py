"""The bar above the score for what the person should know; it never blocks the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import Qt, Slot
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QPushButton,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from tictac_gui.ui.widgets.announcer import announce
from tictac_gui.ui.widgets.wrapping import wrap

if TYPE_CHECKING:
    from collections.abc import Callable


class Offer(NamedTuple):
    """What a notice offers to do, on a button."""

    words: Callable[[], str]
    """In any language."""
    accept: Callable[[], object]


class NoticeBar(QWidget):
    """Shows one notice for each topic until it is closed or withdrawn; one may offer something."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._notices: dict[str, Callable[[], str]] = {}
        self._offers: dict[str, Offer] = {}
        self._text = QLabel()
        self._text.setObjectName("notice")
        wrap(self._text)
        self._text.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._close = close = QToolButton()
        close.setObjectName("close_notice")
        close.setText("✕")
        close.setAutoRaise(True)
        close.clicked.connect(self._on_close_clicked)
        self._accept = QPushButton()
        self._accept.setObjectName("accept_notice")
        self._accept.clicked.connect(self._on_accept_clicked)
        words = QVBoxLayout()
        words.addWidget(self._text)
        words.addWidget(self._accept, alignment=Qt.AlignmentFlag.AlignLeft)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addLayout(words, stretch=1)
        layout.addWidget(close, alignment=Qt.AlignmentFlag.AlignTop)
        self.retranslate()

    @property
    def text(self) -> str:
        """The text shown, empty if there is none."""
        return "" if self.isHidden() else self._text.text()

    def show_notice(self, topic: str, words: Callable[[], str], offer: Offer | None = None) -> None:
        """Show a notice, replacing an earlier one on the same topic; words in any language."""
        self._notices[topic] = words
        if offer:
            self._offers[topic] = offer
        self._refresh()
        announce(self, words())

    def withdraw(self, topic: str) -> None:
        """Remove the notice on a topic."""
        self._notices.pop(topic, None)
        self._offers.pop(topic, None)
        self._refresh()

    def retranslate(self) -> None:
        """Say the same in the language that is used now."""
        self._close.setAccessibleName(self.tr("Close the notice"))
        self._refresh()

    @Slot()
    def _on_close_clicked(self) -> None:
        self._notices.clear()
        self._offers.clear()
        self._refresh()

    @Slot()
    def _on_accept_clicked(self) -> None:
        topic, offer = next(iter(self._offers.items()))
        self.withdraw(topic)
        offer.accept()

    def _refresh(self) -> None:
        self._text.setText("\n".join(words() for words in self._notices.values()))
        offer = next(iter(self._offers.values()), None)
        self._accept.setVisible(offer is not None)
        # Assistive tools can press what can't be seen.
        self._accept.setEnabled(offer is not None)
        self._accept.setText(offer.words() if offer else "")
        self.setVisible(bool(self._notices))
