"""One line about something the person should know, which never blocks the game."""

from __future__ import annotations

from PySide6.QtCore import Qt, Slot
from PySide6.QtWidgets import QHBoxLayout, QLabel, QToolButton, QWidget

from tictac_gui.ui.announcer import announce


class NoticeBar(QWidget):
    """Shows the latest notice until it is closed or withdrawn."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._text = QLabel()
        self._text.setObjectName("notice")
        self._text.setWordWrap(True)
        self._text.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        close = QToolButton()
        close.setObjectName("close_notice")
        close.setText("✕")
        close.setAutoRaise(True)
        close.setAccessibleName(self.tr("Close the notice"))
        close.clicked.connect(self.withdraw)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self._text, stretch=1)
        layout.addWidget(close, alignment=Qt.AlignmentFlag.AlignTop)
        self.hide()

    @property
    def text(self) -> str:
        """What is shown, empty if nothing is."""
        return "" if self.isHidden() else self._text.text()

    def show_notice(self, text: str) -> None:
        """Show a notice in place of the one before."""
        self._text.setText(text)
        self.show()
        announce(self, text)

    @Slot()
    def withdraw(self) -> None:
        """Show nothing any more."""
        self.hide()
