"""Columns of widgets that scroll where there is too little room."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QSize, Qt, Slot
from PySide6.QtWidgets import QFrame, QScrollArea, QVBoxLayout, QWidget

if TYPE_CHECKING:
    from PySide6.QtGui import QResizeEvent

_MARGIN = 11
_WIDEST = 0.85
"""The width of the content as a fraction of the height, about that of the board; it may be wider
only to keep its buttons in one row."""
_SPACING = 12
_TIGHT_SPACING = 6
_TIGHT_BELOW = 420
"""In a lower window, the space between the widgets goes first."""
_LEAST_SHARE = 0.45
"""How much of the height the board keeps, if it is wide enough, however long the texts are."""

_HIGHEST_MINIMUM = 260
"""No window need be higher than that: what has no room then scrolls. A screen of 1366 by 768 on
which everything is shown twice as large has little more."""


class ScrollPane(QScrollArea):
    """Scrolls only where even the least height of its widgets is more than there is.

    It is always as wide as they need, unless a limit is given: then they scroll sideways with fonts
    so large that nothing else is left.
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
        # The content needs another width, which Qt's scroll area does not pass on.
        if event.type() is QEvent.Type.LayoutRequest:
            self.updateGeometry()
        return super().eventFilter(watched, event)


class ScrollColumn(ScrollPane):
    """Widgets in their usual heights, one below the other; it is always wide enough for them."""

    def __init__(self, *widgets: QWidget) -> None:
        super().__init__()
        self.column.setSpacing(10)
        for widget in widgets:
            self.column.addWidget(widget)
        self.column.addStretch()
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    def least_width(self) -> int:
        # With room for the scroll bar, whether it is there or not.
        return super().least_width() + self.verticalScrollBar().sizeHint().width()


class _Content(QWidget):
    """Tells the least height that it needs, where Qt's scroll area asks for the usual one."""

    def heightForWidth(self, width: int) -> int:
        layout = self.layout()
        return layout.minimumHeightForWidth(width) if layout else -1

    def minimumSizeHint(self) -> QSize:
        hint = super().minimumSizeHint()
        layout = self.layout()
        if layout and layout.hasHeightForWidth():
            # Qt's is the height in the least width, in which sentences need many more lines.
            hint.setHeight(0)
        return hint


class CentredColumn(ScrollPane):
    """Widgets around a main one, which has the first claim on the height: the others scroll."""

    def __init__(self) -> None:
        super().__init__(widest_minimum=560)
        self.column.setContentsMargins(_MARGIN, _MARGIN, _MARGIN, _MARGIN)
        self.column.setSpacing(_SPACING)
        self.column.addStretch()
        self.column.addStretch()
        self._main: QWidget | None = None
        self.verticalScrollBar().rangeChanged.connect(self._set_margins)

    def add(self, widget: QWidget) -> None:
        """Add a widget below the others."""
        self.column.insertWidget(self.column.count() - 1, widget)

    def add_main(self, widget: QWidget) -> None:
        """Add the widget that gets all the room that the others leave, and never too little."""
        self._main = widget
        self.column.insertWidget(self.column.count() - 1, widget, 1)

    def usual_height(self, width: int) -> int:
        """Return the height at which nothing scrolls and the main widget is as large as usual."""
        return self.column.heightForWidth(width)

    def useful_width(self, height: int, widest: int | None = None) -> int:
        """Return the width beyond which there are only wider margins.

        A greatest width may be given for the main widget; buttons stay in one row even so.
        """
        main = round(height * _WIDEST)
        usual = self.column.sizeHint().width() - self._sides()
        return max(main if widest is None else min(main, widest), usual) + 2 * _MARGIN

    def least_width(self) -> int:
        # The margins of a wide window must not keep it from becoming narrow again.
        return super().least_width() - self._sides() + 2 * _MARGIN

    def _sides(self) -> int:
        margins = self.column.contentsMargins()
        return margins.left() + margins.right()

    @Slot()
    def _set_margins(self) -> None:
        side = max(_MARGIN, (self.width() - self.useful_width(self.height())) // 2 + _MARGIN)
        # The scroll bar stands in the margin, so that nothing moves when it comes or goes.
        bar = self.verticalScrollBar()
        right = max(side - bar.sizeHint().width(), 0) if bar.maximum() else side
        self.column.setContentsMargins(side, _MARGIN, right, _MARGIN)

    def minimumSizeHint(self) -> QSize:
        least = super().minimumSizeHint()
        if self._main:
            around = self.column.minimumHeightForWidth(self.width()) - self._main.minimumHeight()
            height = around + self._main.minimumSizeHint().height()
            least.setHeight(min(height, _HIGHEST_MINIMUM))
        return least

    def resizeEvent(self, event: QResizeEvent) -> None:
        # The size without scroll bars, since these come and go with what is set here.
        size = self.size()
        self.column.setSpacing(_TIGHT_SPACING if size.height() < _TIGHT_BELOW else _SPACING)
        self._set_margins()
        if self._main:
            # It is square: what is higher than wide would only part it from the words around it.
            width = size.width() - 2 * self.column.contentsMargins().left()
            least = self._main.minimumSizeHint().height()
            self._main.setMinimumHeight(max(min(round(size.height() * _LEAST_SHARE), width), least))
            self._main.setMaximumHeight(max(width, least))
        super().resizeEvent(event)
