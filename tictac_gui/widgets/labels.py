"""Labels that wrap or are cut short instead of widening the window, and announcements."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6 import QtGui
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QLabel, QSizePolicy

from tictac_gui.look.theme import MUTED, enlarged

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent
    from PySide6.QtWidgets import QWidget

_LONGEST_IN_FULL = 12
"""A text of up to 12 letters of average width is never cut: no level's name is longer."""


def wrap(label: QLabel) -> None:
    """Wrap the label's text; however long it is, nothing around it becomes wider."""
    label.setWordWrap(True)
    policy = label.sizePolicy()
    policy.setHorizontalPolicy(QSizePolicy.Policy.Ignored)
    label.setSizePolicy(policy)


class EmptyLabel(QLabel):
    """Says in the middle of a window that there is nothing to show yet: large and quiet."""

    def __init__(self, text: str = "") -> None:
        super().__init__(text, alignment=Qt.AlignmentFlag.AlignCenter)
        self.setWordWrap(True)
        self.setForegroundRole(MUTED)
        self.setFont(enlarged(self.font(), 1.3))


class ElidedLabel(QLabel):
    """Shows plain text; where it doesn't fit and may be cut, it ends in an ellipsis."""

    def __init__(self) -> None:
        super().__init__()
        self._can_be_cut = True
        self._short = ""
        self.setTextFormat(Qt.TextFormat.PlainText)

    @property
    def shown(self) -> str:
        """The text to paint, and cut if need be: the short one if the other doesn't fit."""
        is_whole = self._width_of(self.text()) <= self.contentsRect().width()
        return self.text() if is_whole or not self._short else self._short

    @property
    def used_width(self) -> int:
        """The width of what is painted."""
        return min(self._width_of(self.shown), self.contentsRect().width())

    def show_text(self, text: str, short: str = "") -> None:
        """Show a text, or a shorter one where the text doesn't fit."""
        self._short = short
        self.setText(text)

    def let_be_cut(self, can_be_cut: bool) -> None:
        """Allow a text that is too long to be cut, or reserve space for all of it."""
        if can_be_cut is not self._can_be_cut:
            self._can_be_cut = can_be_cut
            self.updateGeometry()

    def minimumSizeHint(self) -> QSize:
        usual = super().minimumSizeHint()
        if self._short:
            spare = self._width_of(self.text()) - self._width_of(self._short)
            usual.setWidth(usual.width() - spare)
        if not self._can_be_cut:
            return usual
        most = self.fontMetrics().averageCharWidth() * _LONGEST_IN_FULL
        return QSize(min(usual.width(), most), usual.height())

    def _width_of(self, text: str) -> int:
        return self.fontMetrics().horizontalAdvance(text)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        room = self.contentsRect()
        text = self.fontMetrics().elidedText(self.shown, Qt.TextElideMode.ElideRight, room.width())
        painter.drawText(room, self.alignment(), text)


def is_read_aloud() -> bool:
    """Return whether a screen reader is running."""
    # Through its module: PySide6 makes a class when it is first named, and often nobody listens.
    return QtGui.QAccessible.isActive()


def announce(widget: QWidget, text: str) -> None:
    """Have a screen reader read the text, if one is running."""
    if is_read_aloud():
        QtGui.QAccessible.updateAccessibility(QtGui.QAccessibleAnnouncementEvent(widget, text))
