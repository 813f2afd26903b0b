"""Where a window appears: where it was last, if the screens still allow it, and in front."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QGuiApplication

from tictac_gui.ui.widgets.discarding import discard

if TYPE_CHECKING:
    from PySide6.QtCore import QByteArray
    from PySide6.QtWidgets import QWidget


def restore_geometry(window: QWidget, geometry: QByteArray | None) -> bool:
    """Restore the saved size and place of a window; return False if that was not possible.

    Qt refuses what was saved on a screen of another width, which is not an error: people plug
    screens in and out.
    """
    if geometry is not None and window.restoreGeometry(geometry):
        return True
    window.adjustSize()
    return False


def fit_on_screen(window: QWidget) -> None:
    """Move and shrink a window until it is wholly on its screen."""
    if window.isMaximized() or window.isFullScreen():
        return
    if layout := window.layout():
        # Otherwise what has been hidden since would still count towards the minimum size.
        layout.activate()
    frame = window.frameGeometry()
    # `QWidget.screen` won't do, see `AnalysisOpener`.
    screen = QGuiApplication.screenAt(frame.center()) or QGuiApplication.primaryScreen()
    room = screen.availableGeometry()
    border = frame.size() - window.size()
    if not border.height():
        # The window manager has not said yet what it will put around the window. A title with room
        # above and below is guessed; the style's guess is no better, and its class takes longer to
        # make than the rest of the window.
        border = QSize(0, 2 * window.fontMetrics().height())
    window.resize(window.size().boundedTo(room.size() - border))
    frame = QRect(frame.topLeft(), window.size() + border)
    if not room.contains(frame):
        window.move(
            QPoint(
                _within(frame.left(), room.left(), room.width() - frame.width()),
                _within(frame.top(), room.top(), room.height() - frame.height()),
            )
        )


def bring_to_front(window: QWidget) -> None:
    """Show the window in front of the others and give it the keyboard."""
    window.show()
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
