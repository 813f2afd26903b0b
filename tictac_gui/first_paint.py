"""Says when a window has been painted for the first time, so that work can wait until then."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QTimer, Signal, Slot

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget


class FirstPaint(QObject):
    """Watches a window that has not been shown yet; belongs to it."""

    passed = Signal()
    """Emitted once, when no other event waits; never if the window has been closed by then."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        window.installEventFilter(self)

    @Slot()
    def _on_idle(self) -> None:
        if self._window.isVisible():
            self.passed.emit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt calls it so
        """Wait for the event that has the window painted, with all that is in it."""
        if event.type() is QEvent.Type.Paint:
            watched.removeEventFilter(self)
            QTimer.singleShot(0, self, self._on_idle)
        return False
