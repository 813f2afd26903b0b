"""Two widgets in one window: the main one and, beside it or in its place, another."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QRect, QSize, Signal
from PySide6.QtWidgets import QFrame, QSizePolicy, QWidget

if TYPE_CHECKING:
    from PySide6.QtGui import QResizeEvent

    from tictac_gui.widgets.containers import CentredColumn

_LINE = 1
_WIDEST_OTHER = 1.5
"""The other widget never becomes wider than this many times its usual width."""
_LEAST_SHARE = 0.75
"""With this share of what it can use, the main widget leaves the other its usual width."""


class SideBySide(QWidget):
    """Shows the other widget beside the main one where both have room, else in its place.

    No layout does so: it would ask for room for both. The main widget keeps the width that it had
    before, as far as it has a use for it, and the other gets the rest.
    """

    placed = Signal()
    """There is room for both now."""
    crowded = Signal()
    """There is no room for both any more: the main one is shown, and the caller hides the other."""

    def __init__(self, main: CentredColumn) -> None:
        super().__init__()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self._main = main
        main.setParent(self)
        self._other: QWidget | None = None
        self._is_beside = False
        self._kept = 0
        """The width of the main widget before the other one was shown."""
        self._line = QFrame(self)
        self._line.setObjectName("dividing_line")
        self._line.hide()

    @property
    def is_beside(self) -> bool:
        """Whether both are shown."""
        return self._is_beside

    @property
    def is_in_place(self) -> bool:
        """Whether the other widget is shown instead of the main one."""
        return self._other is not None and not self._is_beside

    def show_main(self, main: CentredColumn) -> None:
        """Show another main widget from now on; the caller deletes the former."""
        self._main = main
        main.setParent(self)
        main.show()
        self.updateGeometry()
        self._arrange()

    def show_other(self, other: QWidget | None, *, kept: int = 0) -> None:
        """Show another widget too, or the main one alone.

        `kept` is the width that the main one should keep, if it has a use for it; by default that
        which leaves the other its usual one.
        """
        self._other, self._kept = other, kept
        # Not a change of room, which would mean that it has become crowded.
        self._is_beside = False
        if other:
            other.setParent(self)
        self._decide()

    def replace_other(self, other: QWidget) -> None:
        """Show another widget in place of the present one, which the caller deletes."""
        self.show_other(other, kept=self._kept)

    def has_room(self, size: QSize, other: QWidget, kept: int) -> bool:
        """Return whether another widget fits beside the main one in a window of a size.

        `kept` is as for `show_other`.
        """
        height, main = size.height(), size.width() - _LINE - self._width_of(other, size, kept)
        # A window that is too low anyway becomes no worse.
        return main >= self._least() and (main >= kept > 0 or self._main.fits(main, height))

    def wanted_width(self, other: QWidget, size: QSize) -> int:
        """Return the width that a window of a size should have with another widget too.

        The main one keeps what it has and can use, and the other has its usual width.
        """
        return min(size.width(), self._useful(size.height())) + _LINE + other.sizeHint().width()

    def width_of_other(self) -> int:
        """Return the width that the other widget and the line take from the main one."""
        return self._other.width() + _LINE if self._other and self._is_beside else 0

    def _least(self) -> int:
        return self._main.least_width() + self._main.verticalScrollBar().sizeHint().width()

    def _useful(self, height: int) -> int:
        return max(self._main.useful_width(height), self._least())

    def _width_of(self, other: QWidget, size: QSize, kept: int) -> int:
        """Return the width of the other widget beside the main one, if there is room."""
        usual, least = other.sizeHint().width(), other.minimumSizeHint().width()
        room, useful = size.width() - _LINE, self._useful(size.height())
        spare = room - useful
        if spare > usual:
            return min(usual + (spare - usual) // 2, round(usual * _WIDEST_OTHER))
        if not kept:
            is_roomy = room - usual >= useful * _LEAST_SHARE
            kept = room - usual if is_roomy else useful
        return min(usual, max(room - min(kept, useful), least))

    def _decide(self) -> None:
        """Decide anew where the other widget is, as only another size or font should change it."""
        was_beside = self._is_beside
        other, kept = self._other, self._kept
        self._is_beside = other is not None and self.has_room(self.size(), other, kept)
        is_crowded = was_beside and not self._is_beside
        if is_crowded:
            # Nobody asked for the main one to vanish.
            self._other = None
        self._arrange()
        if is_crowded:
            self.crowded.emit()
        elif self._is_beside and not was_beside:
            self.placed.emit()

    def _arrange(self) -> None:
        main, other, width = self._main, self._other, 0
        if other and self._is_beside:
            width = self._width_of(other, self.size(), self._kept)
        if other:
            place = QRect(self.width() - width, 0, width, self.height()) if width else self.rect()
            other.setGeometry(place)
            other.show()
        self._line.setVisible(self._is_beside)
        self._line.setGeometry(self.width() - width - _LINE, 0, _LINE, self.height())
        main.setVisible(self._other is None or self._is_beside)
        gap = width + _LINE if self._is_beside else 0
        main.setGeometry(0, 0, self.width() - gap, self.height())

    def sizeHint(self) -> QSize:
        return self._main.sizeHint()

    def minimumSizeHint(self) -> QSize:
        return self._main.minimumSizeHint()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._decide()

    def event(self, event: QEvent) -> bool:
        if event.type() is QEvent.Type.LayoutRequest:
            self.updateGeometry()
            self._arrange()
        elif event.type() is QEvent.Type.FontChange:
            self._decide()
        return super().event(event)
