"""Where a window appears: where it was last, if the screens still allow it, and never off them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtGui import QGuiApplication

if TYPE_CHECKING:
    from PySide6.QtCore import QByteArray
    from PySide6.QtWidgets import QWidget


def restore_geometry(window: QWidget, geometry: QByteArray | None) -> bool:
    """Give a window the size and place that were kept; return False if it begins anew.

    Qt refuses what was kept on a screen of another width, which is no damage: people plug screens
    in and out.
    """
    if geometry is not None and window.restoreGeometry(geometry):
        return True
    window.adjustSize()
    return False


def fit_on_screen(window: QWidget) -> None:
    """Bring a window wholly onto its screen, no larger than that; one that fits stays as it is."""
    if window.isMaximized() or window.isFullScreen():
        return
    if layout := window.layout():
        # What was hidden meanwhile would still count when it says how small the window may be.
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


def _within(place: int, start: int, slack: int) -> int:
    """Return the nearest place that leaves nothing beyond the end; the start comes first."""
    return max(start, min(place, start + slack))
