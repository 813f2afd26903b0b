"""A row of buttons with a group at each end, which wraps to more rows where it must."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem, QWidget, QWidgetItem

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator, Sequence

_SPACING = 6


class ButtonBar(QWidget):
    """Needs no more width than its widest button, so that it fits with large fonts too."""

    def __init__(
        self,
        left: Sequence[QWidget],
        right: Sequence[QWidget],
        taking_turns: Collection[QWidget] = (),
    ) -> None:
        """Place the buttons; of those that take turns, one is shown at a time.

        Each of these gets the room of the widest, so that no row comes or goes with them.
        """
        super().__init__()
        _Wrapping(self, left, right, taking_turns)


class _Wrapping(QLayout):
    """Breaks between the two groups first, and inside of a group only if that is not enough."""

    def __init__(
        self,
        parent: QWidget,
        left: Sequence[QWidget],
        right: Sequence[QWidget],
        taking_turns: Collection[QWidget],
    ) -> None:
        # Before all else: Qt says at once that nothing known about sizes holds.
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
        """Return what stands in each row; where one is enough, the groups stand at its ends."""
        left = [item for item in self._items[: self._in_left] if not item.isEmpty()]
        right = [item for item in self._items[self._in_left :] if not item.isEmpty()]
        if self._room([*left, *right]) <= width:
            return [[*left, *right]]
        return [*self._broken(left, width), *self._broken(right, width)]

    def _broken(self, items: Sequence[QLayoutItem], width: int) -> Iterator[list[QLayoutItem]]:
        """Break a group into rows that are not wider than this, if possible."""
        row: list[QLayoutItem] = []
        for item in items:
            if row and self._room([*row, item]) > width:
                yield row
                row = []
            row.append(item)
        if row:
            yield row

    def _room(self, items: Sequence[QLayoutItem]) -> int:
        """Return how wide the items may become."""
        widest = max((button.sizeHint().width() for button in self._taking_turns), default=0)
        grows = sum(
            widest - item.sizeHint().width()
            for item in items
            if item.widget() in self._taking_turns
        )
        return _width(items) + grows

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

    def sizeHint(self) -> QSize:
        items = [item for item in self._items if not item.isEmpty()]
        return QSize(self._room(items), _height(items))

    def minimumSize(self) -> QSize:
        items = [item for item in self._items if not item.isEmpty()]
        return QSize(max((item.sizeHint().width() for item in items), default=0), _height(items))

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        # Qt asks for the same again and again, and it takes long to ask all buttons each time.
        if width not in self._heights:
            heights = [_height(row) for row in self._rows(width)]
            self._heights[width] = sum(heights) + _SPACING * (len(heights) - 1)
        return self._heights[width]

    def invalidate(self) -> None:
        self._heights.clear()
        super().invalidate()

    def setGeometry(self, room: QRect) -> None:
        super().setGeometry(room)
        rows = self._rows(room.width())
        y = room.top()
        for row in rows:
            height = _height(row)
            spare = max(room.width() - _width(row), 0)
            # Rows below each other stand in the middle, as all else around a board does.
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
