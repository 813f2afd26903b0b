"""Signals that a window has been painted for the first time, for work that can wait until then."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QTimer, Signal, Slot

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget


class FirstPaint(QObject):
    """Watches a window that has not been shown yet, and is its child."""

    passed = Signal()
    """Emitted once, when no other events are pending; never if the window is closed by then."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        window.installEventFilter(self)

    @Slot()
    def _on_idle(self) -> None:
        if self._window.isVisible():
            self.passed.emit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        """Wait for the first paint event of the window, which also paints all its widgets."""
        if event.type() is QEvent.Type.Paint:
            watched.removeEventFilter(self)
            QTimer.singleShot(0, self, self._on_idle)
        return False
