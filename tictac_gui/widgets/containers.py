"""Widgets that hold others: cards, rows that Tab reaches, lists, and columns that scroll."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6 import QtWidgets
from PySide6.QtCore import QEvent, QObject, QRectF, QSize, Qt, QTimer, Slot
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import (
    QFrame,
    QScrollArea,
    QSizePolicy,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from tictac_gui.look.surface import paint_surface
from tictac_gui.look.theme import GAP, MARGIN, RADIUS, RING

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent, QResizeEvent

    from tictac_gui.look.appearance import Look

_MARGIN = 11
_SPACING = 12
_TIGHT_SPACING = 4
_TIGHT_BELOW = 440
"""In a window lower than this, the space between and around the widgets shrinks first."""
_WIDEST = 0.85
"""The width of a column as a fraction of its height, about that of the board; only a row of buttons
may make it wider."""
_LEAST_SHARE = 0.45
"""How much of the height the main widget keeps, if wide enough, however long the texts are."""
_LOW_SHARE = 0.62
"""A window is low if the main widget had less than this share of the height below the others."""
_ANY_WIDTH = 16_777_215
_COMES_OR_GOES = (QEvent.Type.ShowToParent, QEvent.Type.HideToParent)
_OTHER_MEASURES = (QEvent.Type.Polish, QEvent.Type.StyleChange, QEvent.Type.FontChange)
_HIGHEST_MINIMUM = 260
"""No window need be higher than this: its content scrolls instead. A screen of 1366 by 768 on which
everything is shown twice as large has little more."""


def window_column(window: QWidget) -> QVBoxLayout:
    """Return the column of a window, with the margins that all windows have."""
    column = QVBoxLayout(window)
    column.setContentsMargins(MARGIN, MARGIN, MARGIN, MARGIN)
    column.setSpacing(GAP)
    return column


class Card(QFrame):
    """Paints the surface behind its widgets."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look

    def paintEvent(self, _event: QPaintEvent) -> None:
        paint_surface(QPainter(self), QRectF(self.rect()), self._look.theme)


class FocusRow(QWidget):
    """Shows a ring when it has the focus; a screen reader reads its accessible name."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self.hasFocus():
            painter = QPainter(self)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(self._look.theme.accent, RING))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), RADIUS, RADIUS)


class RowDelegate(QStyledItemDelegate):
    """A ring shows the selection without relying on colour, a bolder one the keyboard focus."""

    def __init__(self, look: Look, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._look = look

    def _paint_ground(self, painter: QPainter, option: QStyleOptionViewItem) -> None:
        # Not imported by name: the enumerations of QStyle are large, and the start needs none.
        state, flags = option.state, QtWidgets.QStyle.StateFlag
        if not state & flags.State_Selected:
            return
        width = RING if state & flags.State_HasFocus else 1
        painter.setPen(QPen(self._look.theme.accent, width))
        painter.setBrush(self._look.theme.accent_ground)
        painter.drawRoundedRect(QRectF(option.rect).adjusted(2, 2, -2, -2), RADIUS, RADIUS)


class ScrollPane(QScrollArea):
    """A column that scrolls only where there is less room than its widgets' least height.

    It is always as wide as its widgets need, unless `widest_minimum` is less: with very large fonts
    they then scroll sideways.
    """

    def __init__(self, widest_minimum: int | None = None) -> None:
        super().__init__()
        self._widest_minimum = widest_minimum
        self._content = _Content()
        self.column = QVBoxLayout(self._content)
        self.column.setContentsMargins(0, 0, 0, 0)
        self.setWidget(self._content)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def least_width(self) -> int:
        """Return the width below which the widgets are cut off."""
        return self.column.minimumSize().width()

    def sizeHint(self) -> QSize:
        return self._content.sizeHint()

    def minimumSizeHint(self) -> QSize:
        bar = self.verticalScrollBar()
        width = self.least_width() + (bar.width() if bar.isVisible() else 0)
        if self._widest_minimum is not None:
            width = min(width, self._widest_minimum)
        return QSize(width, super().minimumSizeHint().height())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt calls it so
        # Qt's scroll area doesn't ask for another width when its content needs one.
        if event.type() is QEvent.Type.LayoutRequest:
            self.updateGeometry()
        return super().eventFilter(watched, event)


class _Content(QWidget):
    """Reports its least height, where a plain widget would report its usual one."""

    def heightForWidth(self, width: int) -> int:
        layout = self.layout()
        return layout.minimumHeightForWidth(width) if layout else -1

    def minimumSizeHint(self) -> QSize:
        hint = super().minimumSizeHint()
        layout = self.layout()
        if layout and layout.hasHeightForWidth():
            # Qt's would be the height at the least width, where sentences need many more lines.
            hint.setHeight(0)
        return hint


class ScrollColumn(ScrollPane):
    """Widgets in their usual heights, one below the other, with room for the scroll bar."""

    def __init__(self, *widgets: QWidget) -> None:
        super().__init__()
        self.column.setSpacing(10)
        for widget in widgets:
            self.column.addWidget(widget)
        self.column.addStretch()
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    def least_width(self) -> int:
        # Whether the scroll bar is there or not, so that nothing moves when it comes.
        return super().least_width() + self.verticalScrollBar().sizeHint().width()


class CentredColumn(ScrollPane):
    """Widgets around a main one, such as a board, for which the others give way and scroll.

    In a low, wide window they may stand beside the main one instead of above and below it.
    """

    def __init__(self, *, may_stand_beside: bool = False) -> None:
        super().__init__(widest_minimum=560)
        self._may_stand_beside = may_stand_beside
        self._is_beside = False
        self._is_outdated = True
        """Whether rows have come, gone or changed their measures since the room was shared."""
        self._place_of_main = 0
        self.column.setContentsMargins(_MARGIN, _MARGIN, _MARGIN, _MARGIN)
        self.column.setSpacing(_SPACING)
        self.column.addStretch()
        self.column.addStretch()
        self._main: QWidget | None = None
        self.verticalScrollBar().rangeChanged.connect(self._set_margins)
        self._settling = QTimer(self, singleShot=True, interval=0)
        self._settling.timeout.connect(self._settle)

    def add(self, widget: QWidget, *, takes_turns: bool = False) -> None:
        """Add a widget below the others; one that doesn't grow stands in the middle.

        Where two take turns, nothing around them moves.
        """
        grows = widget.sizePolicy().horizontalPolicy() is not QSizePolicy.Policy.Maximum
        middle = Qt.AlignmentFlag(0) if grows else Qt.AlignmentFlag.AlignHCenter
        self.column.insertWidget(self.column.count() - 1, widget, alignment=middle)
        if not takes_turns:
            widget.installEventFilter(self)

    def add_main(self, widget: QWidget) -> None:
        """Add the main widget, which gets all the room that the others leave."""
        self._main = widget
        self._place_of_main = self.column.count() - 1
        self.column.insertWidget(self._place_of_main, widget, 1)

    def usual_height(self, width: int) -> int:
        """Return the height at which nothing scrolls and the main widget is as large as usual."""
        return self.column.heightForWidth(width)

    def usual_width(self) -> int:
        """Return the width at which no row of buttons is broken."""
        return self._rows_width() + 2 * _MARGIN

    def width_beside(self, room: QSize) -> int | None:
        """Return the width at which the others stand beside the main widget, if they should."""
        width = min(room.height() + self._rows_width() + _MARGIN, room.width())
        return width if self._is_better_beside(QSize(width, room.height())) else None

    def useful_width(self, height: int, widest: int | None = None) -> int:
        """Return the width beyond which only the margins become wider.

        `widest` limits the main widget, but never breaks a row of buttons.
        """
        main = round(height * _WIDEST)
        usual = self.column.sizeHint().width() - self._sides()
        return max(main if widest is None else min(main, widest), usual) + 2 * _MARGIN

    def _width_to_use(self) -> int:
        """Return the width beyond which the margins become wider now."""
        return self.useful_width(self.height())

    def fits(self, width: int, height: int) -> bool:
        """Return whether at a size nothing scrolls, and the main widget is not crushed."""
        share = round(min(height * _LEAST_SHARE, width - 2 * _MARGIN))
        return height - self._rows_height(width - 2 * _MARGIN) - self.column.spacing() >= share

    def least_width(self) -> int:
        # The margins of a wide window must not keep it from becoming narrow again.
        return super().least_width() - self._sides() + 2 * _MARGIN

    _least_sides = 2 * _MARGIN

    def _sides(self) -> int:
        margins = self.column.contentsMargins()
        return margins.left() + margins.right()

    def _rows_width(self) -> int:
        """Return the width that the other widgets use, without breaking a row of buttons."""
        return self.column.sizeHint().width() - self._sides()

    def _rows_height(self, width: int) -> int:
        """Return the least height of the other widgets, with the space between them."""
        height = self.column.minimumHeightForWidth(width + self._sides())
        if self._main and not self._is_beside:
            # Before it has been laid out, its height isn't set yet.
            least = self._main.minimumHeight() or self._main.minimumSizeHint().height()
            height -= least + self.column.spacing()
        return height

    def _is_better_beside(self, size: QSize) -> bool:
        beside = size.width() - (size.height() - 2 * _MARGIN) - 3 * _MARGIN
        if not self._may_stand_beside or beside < super().least_width() - self._sides():
            return False
        below = size.width() - 2 * _MARGIN
        return size.height() - self._rows_height(below) < _LOW_SHARE * size.height()

    def _stand_beside(self, is_beside: bool) -> None:
        """Put the other widgets beside the main one, or around it."""
        if not self._main or is_beside == self._is_beside:
            return
        self._is_beside = is_beside
        if is_beside:
            self.column.removeWidget(self._main)
        else:
            self.column.insertWidget(self._place_of_main, self._main, 1)

    def _set_margins_beside(self, main: QWidget) -> None:
        side = self.height() - 2 * _MARGIN
        beside = self.width() - side - 3 * _MARGIN
        used = min(beside, max(self._rows_width(), side // 2))
        spare = (beside - used) // 2
        left = spare + _MARGIN
        bar = self.verticalScrollBar()
        right = left - (bar.sizeHint().width() if bar.maximum() else 0)
        self.column.setContentsMargins(left + side + _MARGIN, _MARGIN, max(right, 0), _MARGIN)
        main.setFixedSize(side, side)
        main.move(left, _MARGIN)

    @Slot()
    def _set_margins(self) -> None:
        if self._is_beside and self._main:
            self._set_margins_beside(self._main)
            return
        side = max(_MARGIN, (self.width() - self._width_to_use()) // 2 + _MARGIN)
        # The scroll bar stands in the margin, so that nothing moves when it comes or goes.
        bar = self.verticalScrollBar()
        right = max(side - bar.sizeHint().width(), 0) if bar.maximum() else side
        above = _TIGHT_SPACING if self.height() < _TIGHT_BELOW else _MARGIN
        self.column.setContentsMargins(side, above, right, above)

    def minimumSizeHint(self) -> QSize:
        least = super().minimumSizeHint()
        if self._main:
            around = self._rows_height(self.width() - self._sides()) + self.column.spacing()
            height = around + self._main.minimumSizeHint().height()
            least.setHeight(min(height, _HIGHEST_MINIMUM))
        return least

    def _fit(self) -> None:
        """Give the main widget the size for which there is room, and the others its width."""
        # The size without scroll bars, since these come and go with what is set here.
        size = self.size()
        self.column.setSpacing(_TIGHT_SPACING if size.height() < _TIGHT_BELOW else _SPACING)
        self._stand_beside(self._is_better_beside(size))
        self._set_margins()
        if self._main and not self._is_beside:
            self._main.setMinimumWidth(0)
            self._main.setMaximumWidth(_ANY_WIDTH)
            # It is square: more height would only separate it from the words around it.
            width = size.width() - 2 * self.column.contentsMargins().left()
            least = self._main.minimumSizeHint().height()
            self._main.setMinimumHeight(max(min(round(size.height() * _LEAST_SHARE), width), least))
            self._main.setMaximumHeight(max(width, least))

    @Slot()
    def _settle(self) -> None:
        """Share the room a last time, when all rows have reported what they need."""
        self._fit()
        self._is_outdated = False

    def event(self, event: QEvent) -> bool:
        if event.type() in _OTHER_MEASURES:
            self._is_outdated = True
        return super().event(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        if watched is not self._content:
            if event.type() in _COMES_OR_GOES:
                self._is_outdated = True
            return False
        if event.type() is QEvent.Type.LayoutRequest and self._is_outdated:
            # Not whenever a sentence needs another line: then only the board gives way.
            self._fit()
            self._settling.start()
        return super().eventFilter(watched, event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._fit()
        # Once more when the rows have taken their new width: some need another height then.
        self._is_outdated = True
        super().resizeEvent(event)
