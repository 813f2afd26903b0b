"""How a surface is painted that the style sheet can't describe: as the sheet paints buttons."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from tictac_gui.look.theme import CARD_RADIUS

if TYPE_CHECKING:
    from PySide6.QtGui import QColor

    from tictac_gui.look.theme import Theme


def paint_surface(
    painter: QPainter,
    room: QRectF,
    theme: Theme,
    *,
    ground: QColor | None = None,
    frame: QPen | None = None,
    radius: float = CARD_RADIUS,
) -> None:
    """Paint a surface with its lower edge, or with a frame that says something about it."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if not frame:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.rim)
        painter.drawRoundedRect(room, radius, radius)
        room = room.adjusted(0, 0, 0, -1)
        frame = QPen(theme.edge, 1.0)
    half = frame.widthF() / 2
    painter.setPen(frame)
    painter.setBrush(ground or theme.surface)
    painter.drawRoundedRect(room.adjusted(half, half, -half, -half), radius, radius)
