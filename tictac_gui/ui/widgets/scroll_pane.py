"""A column of widgets that gets all the room there is, and scrolls where that is too little."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtWidgets import QFrame, QScrollArea, QVBoxLayout, QWidget


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
