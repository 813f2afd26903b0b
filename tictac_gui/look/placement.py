"""Where windows appear: where they were last, if the screens still allow it, and in front."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import (
    QByteArray,
    QCoreApplication,
    QEvent,
    QObject,
    QPoint,
    QRect,
    Qt,
    QTimer,
    Signal,
    Slot,
)
from PySide6.QtGui import QGuiApplication

if TYPE_CHECKING:
    from PySide6.QtWidgets import QMainWindow, QWidget


def discard(widget: QWidget) -> None:
    """Delete a widget at once, of which no code may be running.

    Later, a signal might still reach it when half of what it needs is gone.
    """
    widget.setParent(None)
    widget.deleteLater()
    QCoreApplication.sendPostedEvents(widget, QEvent.Type.DeferredDelete)


def restore_geometry(window: QWidget, geometry: QByteArray | None) -> bool:
    """Restore the saved size and place of a window; return False if that was not possible.

    Qt refuses what was saved on a screen of another width, which is not an error: people plug
    screens in and out.
    """
    if geometry is not None and window.restoreGeometry(geometry):
        return True
    window.resize(window.sizeHint())
    return False


def fit_on_screen(window: QWidget) -> None:
    """Move and shrink a window until it is wholly on its screen."""
    if window.isMaximized() or window.isFullScreen():
        return
    if layout := window.layout():
        # Otherwise what has been hidden since would still count towards the minimum size.
        layout.activate()
    inner, frame, line = window.geometry(), window.frameGeometry(), window.fontMetrics().height()
    is_framed = frame.height() > inner.height()
    if not is_framed:
        # The window manager has not said yet what it will put around the window. A title with room
        # above and below is guessed; the style's guess is no better, and its class takes longer to
        # make than the rest of the window.
        frame = inner.adjusted(0, -2 * line, 0, 0)
    # `QWidget.screen` won't do: PySide takes the screen for a child of the widget, and once the one
    # is gone, using the other crashes.
    screen = QGuiApplication.screenAt(frame.center()) or QGuiApplication.primaryScreen()
    room = screen.availableGeometry()
    border = frame.size() - inner.size()
    window.resize(inner.size().boundedTo(room.size() - border))
    frame.setSize(window.size() + border)
    is_placed = is_framed or window.testAttribute(Qt.WidgetAttribute.WA_Moved)
    # Where nobody has placed it yet, the window manager will. Nor is a guess enough to move it from
    # where it was last: only if there is not even a line above it for a title.
    surely = frame if is_framed else frame.adjusted(0, line, 0, 0)
    if is_placed and not room.contains(surely):
        corner = QPoint(
            _within(frame.left(), room.left(), room.width() - frame.width()),
            _within(frame.top(), room.top(), room.height() - frame.height()),
        )
        # By its inner corner: that of a frame which is not there yet may be taken for this one.
        inset = inner.topLeft() - frame.topLeft()
        window.setGeometry(QRect(corner + inset, window.size()))


def bring_to_front(window: QWidget) -> None:
    """Show the window in front of the others, wholly on its screen, and give it the keyboard."""
    if not window.testAttribute(Qt.WidgetAttribute.WA_Resized):
        # Qt would make a window no higher than its texts and buttons require at that width.
        window.resize(window.sizeHint())
    window.show()
    fit_on_screen(window)
    window.raise_()
    window.activateWindow()


def take_place(window: QWidget, former: QWidget) -> None:
    """Show the window where another one is, which is closed only then."""
    window.restoreGeometry(former.saveGeometry())
    window.setAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating, not former.isActiveWindow())
    window.show()
    former.close()
    discard(former)


def _within(place: int, start: int, slack: int) -> int:
    """Return the nearest place with nothing beyond the end, or else the start."""
    return max(start, min(place, start + slack))


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
