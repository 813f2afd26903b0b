"""Where windows appear: in their last place, if the screens still allow it, and in front."""

from __future__ import annotations

from PySide6.QtCore import (
    QByteArray,
    QCoreApplication,
    QEvent,
    QObject,
    QPoint,
    QRect,
    QSize,
    Qt,
    QTimer,
    Signal,
    Slot,
)
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

_REST_MS = 300
"""How long nothing must have changed before a change is reported: not while a window is dragged."""
_CHANGES = (QEvent.Type.Resize, QEvent.Type.Move, QEvent.Type.WindowStateChange)


def discard(widget: QWidget) -> None:
    """Delete a widget at once; none of its own code may be running.

    If it were deleted later, a signal might still reach it when half of what it needs is gone.
    """
    widget.setParent(None)
    widget.deleteLater()
    QCoreApplication.sendPostedEvents(widget, QEvent.Type.DeferredDelete)


def restore_geometry(window: QWidget, geometry: QByteArray | None) -> bool:
    """Restore the saved size and place of a window; return whether that was possible.

    Qt refuses what was saved on a screen of another width, which is not an error: people connect
    and disconnect screens.
    """
    if geometry is not None and window.restoreGeometry(geometry):
        return True
    window.resize(window.sizeHint())
    return False


def fit_on_screen(window: QWidget) -> None:
    """Move and shrink a window so that all of it is on its screen."""
    if window.isMaximized() or window.isFullScreen():
        return
    if layout := window.layout():
        # Otherwise widgets that were hidden meanwhile would still count towards the minimum size.
        layout.activate()
    inner, frame, line = window.geometry(), window.frameGeometry(), window.fontMetrics().height()
    is_framed = frame.height() > inner.height()
    if not is_framed:
        # The window manager's frame isn't known yet, so guess two lines for a title. The style's
        # guess is no better, and its class takes longer to make than the window.
        frame = inner.adjusted(0, -2 * line, 0, 0)
    room = _screen_at(frame.center())
    border = frame.size() - inner.size()
    window.resize(inner.size().boundedTo(room.size() - border))
    frame.setSize(window.size() + border)
    is_placed = is_framed or window.testAttribute(Qt.WidgetAttribute.WA_Moved)
    # The window manager places a window that nobody has placed. And a guessed frame moves a window
    # from its last place only if there is not even one line above it for a title.
    surely = frame if is_framed else frame.adjusted(0, line, 0, 0)
    if is_placed and not room.contains(surely):
        corner = QPoint(
            _within(frame.left(), room.left(), room.width() - frame.width()),
            _within(frame.top(), room.top(), room.height() - frame.height()),
        )
        # Qt may take the corner of a frame that isn't there yet for the inner corner: set that.
        inset = inner.topLeft() - frame.topLeft()
        window.setGeometry(QRect(corner + inset, window.size()))


def room_for(window: QWidget) -> QSize:
    """Return the largest size that a window can have on its screen, without its frame."""
    border = window.frameGeometry().size() - window.geometry().size()
    return _screen_at(window.frameGeometry().center()).size() - border


def _screen_at(place: QPoint) -> QRect:
    # Not `QWidget.screen`: PySide takes the screen for a child of the widget, and using it crashes
    # once the widget is gone.
    screen = QGuiApplication.screenAt(place) or QGuiApplication.primaryScreen()
    return screen.availableGeometry()


def _within(place: int, start: int, slack: int) -> int:
    """Return the place between `start` and `start + slack` that is nearest; `start` if none is."""
    return max(start, min(place, start + slack))


def bring_to_front(window: QWidget) -> None:
    """Show the window in front of the others, all of it on its screen, with the keyboard focus."""
    if not window.testAttribute(Qt.WidgetAttribute.WA_Resized):
        for widget in window.findChildren(QWidget):
            # Otherwise it would only learn what its style needs when it is shown, and grow then.
            widget.ensurePolished()
        # Qt would make the window only as high as its texts and buttons require at that width.
        window.resize(window.sizeHint())
    window.show()
    fit_on_screen(window)
    window.raise_()
    window.activateWindow()


def take_place(window: QWidget, former: QWidget) -> None:
    """Show the window in place of a former one, then close that."""
    window.restoreGeometry(former.saveGeometry())
    window.setAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating, not former.isActiveWindow())
    window.show()
    former.close()
    discard(former)


class GeometryWatcher(QObject):
    """Reports new geometries of a window, soon enough for a program that is killed.

    What was reported before is not reported again.
    """

    changed = Signal(QByteArray)

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._geometry = QByteArray()
        self._rest = QTimer(self, singleShot=True, interval=_REST_MS)
        self._rest.timeout.connect(self.report)
        window.installEventFilter(self)

    @Slot()
    def report(self) -> None:
        """Report changes without waiting for the window to come to rest."""
        self._rest.stop()
        if not self._window.isVisible():
            # Until it is shown, its place isn't final.
            return
        geometry = self._window.saveGeometry()
        if geometry != self._geometry:
            self._geometry = geometry
            self.changed.emit(geometry)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt calls it so
        if event.type() in _CHANGES and self._window.isVisible():
            self._rest.start()
        return super().eventFilter(watched, event)
