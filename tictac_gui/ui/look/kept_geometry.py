"""Tells where a window is and how its panels stand, soon after either has changed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, QEvent, QObject, QTimer, Signal, Slot

if TYPE_CHECKING:
    from PySide6.QtWidgets import QMainWindow, QWidget

_REST_MS = 300
"""How long nothing must have changed: while a window is dragged, nothing is told."""
_CHANGES = (QEvent.Type.Resize, QEvent.Type.Move, QEvent.Type.WindowStateChange)


class KeptGeometry(QObject):
    """Watches a window and its panels; a program that is killed has told all but the last moment.

    Only what differs from what was told before is told.
    """

    changed = Signal(QByteArray)
    """Carries the geometry of the window."""
    panels_changed = Signal(QByteArray)
    """Carries the state of its panels."""

    def __init__(self, window: QMainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._geometry = QByteArray()
        self._panels = QByteArray()
        self._has_panel = False
        self._rest = QTimer(self, singleShot=True, interval=_REST_MS)
        self._rest.timeout.connect(self.tell)
        window.installEventFilter(self)

    def watch(self, panel: QWidget) -> None:
        """Watch a panel too; until there is one, what was once kept of it still holds."""
        self._has_panel = True
        panel.installEventFilter(self)

    @Slot()
    def tell(self) -> None:
        """Tell what has changed, without waiting."""
        self._rest.stop()
        if not self._window.isVisible():
            # Before it is shown, it doesn't have the place that it will have.
            return
        geometry = self._window.saveGeometry()
        if geometry != self._geometry:
            self._geometry = geometry
            self.changed.emit(geometry)
        panels = self._window.saveState()
        if self._has_panel and panels != self._panels:
            self._panels = panels
            self.panels_changed.emit(panels)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt calls it so
        if event.type() in _CHANGES and self._window.isVisible():
            self._rest.start()
        return super().eventFilter(watched, event)
