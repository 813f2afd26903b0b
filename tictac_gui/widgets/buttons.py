"""Push buttons that trigger an action of the menus, and the bar that wraps a row of buttons."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPoint, QRect, QSize, Qt, Signal, Slot
from PySide6.QtGui import QIcon, QKeySequence, QPalette
from PySide6.QtWidgets import QLayout, QLayoutItem, QPushButton, QWidget, QWidgetItem

from tictac_gui.widgets.icon_button import ICON_WIDTH, Icon, icon_picture

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator, Sequence

    from PySide6.QtGui import QAction, QFocusEvent, QMouseEvent

_SPACING = 6


def action_button(
    name: str, text: str, action: QAction, icon: Icon | None = None, other_text: str = ""
) -> ActionButton:
    """Return a button that triggers an action, and shows its state and its keys.

    It has room for another text that it may show later, so that nothing moves then.
    """
    button = ActionButton(text, action, icon, other_text)
    button.setObjectName(name)
    return button


class ActionButton(QPushButton):
    """Its tool tip names the action and its keys, whatever the button's text is."""

    attention_changed = Signal()
    """The pointer or the keyboard focus has arrived or left, or the pointer has pressed it."""

    def __init__(self, text: str, action: QAction, icon: Icon | None, other_text: str) -> None:
        # First, since Qt's constructor may call `changeEvent`.
        self._icon = icon
        self._texts = (text, other_text)
        self._has_room = True
        self._is_pointed_at = False
        super().__init__(text)
        self._action = action
        # A pointer that rests where the button appears is not moved here.
        self.setMouseTracking(True)
        self.paint_icon()
        # A click leaves the keyboard focus where it was: on the board.
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCheckable(action.isCheckable())
        self.setChecked(action.isChecked())
        self.clicked.connect(action.trigger)
        action.enabledChanged.connect(self.setEnabled)
        action.toggled.connect(self.setChecked)
        action.changed.connect(self._show_tip)
        self._show_tip()

    @property
    def is_attended(self) -> bool:
        """Whether the pointer was moved here and has not pressed it, or the focus is here."""
        return self._is_pointed_at or self.hasFocus()

    def usual_width(self, *, has_icon: bool) -> int:
        """Return the width that the button needs with or without its icon, shown now or not."""
        width = self.sizeHint().width()
        if not self._icon or has_icon is self._has_room:
            return width
        # Qt leaves four pixels after an icon.
        icon = round(ICON_WIDTH * self.fontMetrics().height()) + 4
        return width + icon if has_icon else width - icon

    def show_icon(self, *, has_room: bool) -> None:
        """Show the icon, if the button has one, or only the text."""
        if has_room is not self._has_room:
            self._has_room = has_room
            self.paint_icon()

    def paint_icon(self) -> None:
        """Paint the icon in the colours of the text, which may have changed."""
        if not self._icon or not self._has_room:
            self.setIcon(QIcon())
            return
        side, ratio = self.fontMetrics().height(), self.devicePixelRatioF()
        role, group = QPalette.ColorRole, QPalette.ColorGroup
        usual = role.HighlightedText if self.property("emphasised") else role.ButtonText
        icon = QIcon()
        for colour, mode, state in (
            # The button may be disabled now and enabled later, with this icon.
            (self.palette().color(group.Active, usual), QIcon.Mode.Normal, QIcon.State.Off),
            (
                self.palette().color(group.Active, role.Highlight),
                QIcon.Mode.Normal,
                QIcon.State.On,
            ),
            (
                self.palette().color(group.Disabled, role.ButtonText),
                QIcon.Mode.Disabled,
                QIcon.State.Off,
            ),
        ):
            icon.addPixmap(icon_picture(self._icon, colour, side, ratio), mode, state)
        self.setIconSize(QSize(round(ICON_WIDTH * side), side))
        self.setIcon(icon)

    @Slot()
    def _show_tip(self) -> None:
        tip = self._action.toolTip()
        keys = self._action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
        self.setToolTip(f"{tip} ({keys})" if keys else tip)

    def _width_of(self, text: str) -> int:
        # Measured as the button does it; the text's advance differs from that by a pixel.
        return self.fontMetrics().size(Qt.TextFlag.TextShowMnemonic, text).width()

    def sizeHint(self) -> QSize:
        hint = super().sizeHint()
        widest = max(map(self._width_of, (self.text(), *self._texts)))
        return QSize(hint.width() + widest - self._width_of(self.text()), hint.height())

    def _point(self, *, is_pointed_at: bool) -> None:
        if is_pointed_at is not self._is_pointed_at:
            self._is_pointed_at = is_pointed_at
            self.attention_changed.emit()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        self._point(is_pointed_at=not event.buttons())

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._point(is_pointed_at=False)
        super().mousePressEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._point(is_pointed_at=False)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.attention_changed.emit()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.attention_changed.emit()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.PaletteChange, QEvent.Type.FontChange):
            self.paint_icon()


def emphasise(button: QPushButton, *, is_emphasised: bool) -> None:
    """Show a button in the accent colour, or as usual."""
    if bool(button.property("emphasised")) != is_emphasised:
        button.setProperty("emphasised", is_emphasised)
        # A style sheet reads properties only when it is applied.
        button.style().polish(button)
        if isinstance(button, ActionButton):
            button.paint_icon()


class ButtonBar(QWidget):
    """Needs no more width than its widest button, so that it fits even with large fonts.

    Where one row has no room for icons, only the texts are shown.
    """

    def __init__(
        self,
        left: Sequence[QWidget],
        right: Sequence[QWidget],
        taking_turns: Collection[QWidget] = (),
    ) -> None:
        """Place the buttons in two groups; of those that take turns, one is shown at a time.

        The width of the widest is always reserved, so that the number of rows never changes.
        """
        super().__init__()
        self._wrapping = _Wrapping(self, left, right, taking_turns)

    @property
    def width_of_icons(self) -> int:
        """How much less width one row needs without icons."""
        return self._wrapping.row_width(has_icons=True) - self._wrapping.row_width(has_icons=False)


class _Wrapping(QLayout):
    """Breaks between the two groups first, and within a group only if that is not enough.

    Where the groups together need fewer rows, they share one.
    """

    def __init__(
        self,
        parent: QWidget,
        left: Sequence[QWidget],
        right: Sequence[QWidget],
        taking_turns: Collection[QWidget],
    ) -> None:
        # First, since Qt's constructor calls `invalidate`.
        self._heights: dict[int, int] = {}
        super().__init__(parent)
        self._taking_turns = taking_turns
        self.setContentsMargins(0, 0, 0, 0)
        self._items: list[QLayoutItem] = []
        self._in_left = len(left)
        for widget in (*left, *right):
            self.addChildWidget(widget)
            self.addItem(QWidgetItem(widget))

    def _rows(self, width: int) -> list[list[QLayoutItem]]:
        """Return the items of each row; a single row holds both groups, one at each end."""
        left = [item for item in self._items[: self._in_left] if not item.isEmpty()]
        right = [item for item in self._items[self._in_left :] if not item.isEmpty()]
        # What is shown now doesn't matter: icons come and go with the width, but never break a row.
        if self._room_in_one_row([*left, *right], has_icons=False) <= width:
            return [[*left, *right]]
        apart = [*self._broken(left, width), *self._broken(right, width)]
        together = [*self._broken([*left, *right], width)]
        # One row has no room for what may take its turn there.
        return together if 1 < len(together) < len(apart) else apart

    def _broken(self, items: Sequence[QLayoutItem], width: int) -> Iterator[list[QLayoutItem]]:
        """Break a group into rows no wider than `width`, if possible."""
        row: list[QLayoutItem] = []
        for item in items:
            if row and self._room([*row, item], has_icons=False) > width:
                yield row
                row = []
            row.append(item)
        if row:
            yield row

    @staticmethod
    def _width_of(widget: QWidget, *, has_icon: bool) -> int:
        if isinstance(widget, ActionButton):
            return widget.usual_width(has_icon=has_icon)
        return max(widget.sizeHint().width(), widget.minimumWidth())

    def _room(self, items: Sequence[QLayoutItem], *, has_icons: bool) -> int:
        """Return the greatest width that the items may need, all with icons or all without."""
        turns = [self._width_of(each, has_icon=has_icons) for each in self._taking_turns]
        widths = [
            max(turns)
            if widget in self._taking_turns
            else self._width_of(widget, has_icon=has_icons)
            for item in items
            if (widget := item.widget())
        ]
        return sum(widths) + _SPACING * (len(widths) - 1)

    def _room_in_one_row(self, items: Sequence[QLayoutItem], *, has_icons: bool) -> int:
        """Return the width of all items; also if none of those that take turns is shown now."""
        room = self._room(items, has_icons=has_icons)
        if any(item.widget() in self._taking_turns for item in items):
            return room
        widths = [self._width_of(each, has_icon=has_icons) for each in self._taking_turns]
        return room + (max(widths) + _SPACING if widths else 0)

    def addItem(self, item: QLayoutItem) -> None:  # noqa: N802 - Qt calls it so
        self._items.append(item)

    def count(self) -> int:
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:  # noqa: N802
        return self._items[index] if index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:  # noqa: N802
        return self._items.pop(index) if index < len(self._items) else None

    def expandingDirections(self) -> Qt.Orientation:  # noqa: N802
        return Qt.Orientation(0)

    def row_width(self, *, has_icons: bool) -> int:
        """Return the width of one row, all with icons or all without."""
        items = [item for item in self._items if not item.isEmpty()]
        return self._room_in_one_row(items, has_icons=has_icons)

    def sizeHint(self) -> QSize:
        items = [item for item in self._items if not item.isEmpty()]
        return QSize(self.row_width(has_icons=True), _height(items))

    def minimumSize(self) -> QSize:
        items = [item for item in self._items if not item.isEmpty()]
        return QSize(max((item.sizeHint().width() for item in items), default=0), _height(items))

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        # Cached, since Qt asks again and again, and asking all buttons takes long.
        if width not in self._heights:
            heights = [_height(row) for row in self._rows(width)]
            self._heights[width] = sum(heights) + _SPACING * (len(heights) - 1)
        return self._heights[width]

    def invalidate(self) -> None:
        self._heights.clear()
        super().invalidate()

    def setGeometry(self, room: QRect) -> None:
        super().setGeometry(room)
        # Before they are placed, so that no button is seen with the width that it had.
        has_room = self.sizeHint().width() <= room.width()
        for each in self._items:
            if isinstance(button := each.widget(), ActionButton):
                button.show_icon(has_room=has_room)
        rows = self._rows(room.width())
        y = room.top()
        for row in rows:
            height = _height(row)
            spare = max(room.width() - _width(row), 0)
            # Several rows are centred, as is everything else around a board.
            x = room.left() + (spare // 2 if len(rows) > 1 else 0)
            for item in row:
                is_at_end = len(rows) == 1 and item in self._items[self._in_left :]
                size = QSize(min(item.sizeHint().width(), room.width()), height)
                item.setGeometry(QRect(QPoint(x + (spare if is_at_end else 0), y), size))
                x += size.width() + _SPACING
            y += height + _SPACING


def _width(items: Sequence[QLayoutItem]) -> int:
    return sum(item.sizeHint().width() + _SPACING for item in items) - _SPACING if items else 0


def _height(items: Sequence[QLayoutItem]) -> int:
    return max((item.sizeHint().height() for item in items), default=0)
