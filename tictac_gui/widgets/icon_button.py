"""A button for steps and zoom that paints its own icon, so that no font needs to have it."""

from __future__ import annotations

from enum import Enum, auto
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen, QPixmap, QPolygonF
from PySide6.QtWidgets import QPushButton

if TYPE_CHECKING:
    from PySide6.QtGui import QColor, QPaintEvent

    from tictac_gui.look.appearance import Look


class Icon(Enum):
    """The icons of the buttons."""

    FIRST = auto()
    PREVIOUS = auto()
    NEXT = auto()
    LAST = auto()
    START = auto()
    BACK = auto()
    FORWARD = auto()
    OVER = auto()
    OUT = auto()
    END = auto()
    PLAY = auto()
    PAUSE = auto()
    LARGER = auto()
    SMALLER = auto()
    FIT = auto()
    NEW_GAME = auto()
    UNDO = auto()
    HINT = auto()
    TURNING_POINT = auto()
    VALUES = auto()
    ANALYSIS = auto()


ICON_WIDTH = 1.2
"""The width of an icon with the gap before the text, as a fraction of its height."""
_MIRRORED = (Icon.FIRST, Icon.PREVIOUS, Icon.START, Icon.BACK)


class IconButton(QPushButton):
    """Shows an icon and perhaps a label; its text is the tool tip and the accessible name."""

    def __init__(
        self,
        icon: Icon,
        name: str,
        text: str,
        look: Look,
        *,
        keys: str = "",
        label: str = "",
        is_large: bool = False,
    ) -> None:
        super().__init__()
        self._look = look
        self._is_large = is_large
        self._icon = icon
        self._label = label
        self.setObjectName(name)
        self.setAutoDefault(False)
        # A click leaves the keyboard focus where it was.
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.show_icon(icon, text, keys=keys)

    def show_icon(self, icon: Icon, text: str, *, keys: str = "") -> None:
        """Show another icon, with the text that explains it and the keys that do the same."""
        self._icon = icon
        self.setAccessibleName(text)
        self.setToolTip(f"{text} ({keys})" if keys else text)
        self.update()

    def _colour(self) -> QColor:
        theme = self._look.theme
        return theme.on_accent if self.property("emphasised") else theme.text

    def sizeHint(self) -> QSize:
        height = self.fontMetrics().height()
        label = self.fontMetrics().horizontalAdvance(self._label) + height if self._label else 0
        if self._is_large:
            return QSize(round(height * 2.1) + label, height + 16)
        return QSize(round(height * 1.9) + label, height + 12)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setOpacity(1.0 if self.isEnabled() else 0.35)
        room = QRectF(self.rect())
        height = self.fontMetrics().height()
        if self._label:
            painter.setPen(self._colour())
            text = room.adjusted(height * 1.7, 0, 0, 0)
            align = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
            painter.drawText(text, align, self._label)
            room.setWidth(height * 2)
        painter.translate(room.center())
        if self._icon in _MIRRORED:
            painter.scale(-1, 1)
        unit = height / 16
        painter.scale(unit, unit)
        paint_icon(painter, self._icon, self._colour())


def paint_icon(painter: QPainter, icon: Icon, colour: QColor) -> None:
    """Paint an icon around the origin, about ten wide and high."""
    pen = QPen(colour, 1.8, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
    painter.setBrush(colour)
    painter.setPen(Qt.PenStyle.NoPen)
    if icon in (Icon.FIRST, Icon.PREVIOUS, Icon.NEXT, Icon.LAST):
        _paint_triangle(painter, -4.608, 9.216, half=5.12)
        if icon in (Icon.FIRST, Icon.LAST):
            painter.drawRect(QRectF(4.608, -5.12, 2.048, 10.24))
    elif icon in (Icon.START, Icon.END):
        _paint_triangle(painter, -5.5, 5)
        _paint_triangle(painter, -0.5, 5)
        painter.drawRect(QRectF(4.5, -5, 2, 10))
    elif icon in (Icon.BACK, Icon.FORWARD):
        painter.drawRect(QRectF(-5, -5, 2, 10))
        _paint_triangle(painter, -1, 6)
    elif icon is Icon.PLAY:
        _paint_triangle(painter, -4, 9)
    elif icon is Icon.PAUSE:
        painter.drawRect(QRectF(-4, -5, 3, 10))
        painter.drawRect(QRectF(1.5, -5, 3, 10))
    elif icon in (Icon.NEW_GAME, Icon.UNDO, Icon.HINT, Icon.TURNING_POINT, Icon.VALUES) or (
        icon is Icon.ANALYSIS
    ):
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        _paint_command(painter, icon, colour)
    elif icon in (Icon.OVER, Icon.OUT):
        painter.drawEllipse(QPointF(0, 4), 2.2, 2.2)
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        _paint_step_arrow(painter, icon)
    else:
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        _paint_zoom(painter, icon)


def icon_picture(icon: Icon, colour: QColor, side: int, ratio: float) -> QPixmap:
    """Return a picture of an icon, as high as a line of the text after it."""
    picture = QPixmap(round(ICON_WIDTH * side * ratio), round(side * ratio))
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(side / 2, side / 2)
    painter.scale(side / 16, side / 16)
    paint_icon(painter, icon, colour)
    painter.end()
    return picture


def _paint_triangle(painter: QPainter, left: float, width: float, half: float = 5) -> None:
    corners = [QPointF(left, -half), QPointF(left + width, 0), QPointF(left, half)]
    painter.drawPolygon(QPolygonF(corners))


def _paint_command(painter: QPainter, icon: Icon, colour: QColor) -> None:
    """Paint the icon of a command of the game."""
    if icon is Icon.NEW_GAME:
        painter.drawArc(QRectF(-5, -5, 10, 10), 60 * 16, 290 * 16)
        painter.drawPolyline(QPolygonF([QPointF(-0.5, -5.5), QPointF(3, -4), QPointF(2, -0.5)]))
    elif icon is Icon.UNDO:
        path = QPainterPath(QPointF(-5, -2))
        path.lineTo(QPointF(1.5, -2))
        path.cubicTo(QPointF(7, -2), QPointF(7, 5), QPointF(1.5, 5))
        path.lineTo(QPointF(-2, 5))
        painter.drawPath(path)
        painter.drawPolyline(QPolygonF([QPointF(-2, -5), QPointF(-5, -2), QPointF(-2, 1)]))
    elif icon is Icon.HINT:
        path = QPainterPath(QPointF(-1.8, 3))
        path.cubicTo(QPointF(-7, -1.5), QPointF(-4, -6.5), QPointF(0, -6.5))
        path.cubicTo(QPointF(4, -6.5), QPointF(7, -1.5), QPointF(1.8, 3))
        path.closeSubpath()
        painter.drawPath(path)
        painter.drawLine(QPointF(-1.2, 6), QPointF(1.2, 6))
    elif icon is Icon.TURNING_POINT:
        painter.drawPolyline(QPolygonF([QPointF(-6, 4), QPointF(-1, -4), QPointF(5, 4)]))
        painter.drawPolyline(QPolygonF([QPointF(1.5, 4), QPointF(5, 4), QPointF(5, 0.5)]))
        painter.setBrush(colour)
        painter.drawEllipse(QPointF(-1, -4), 1.2, 1.2)
    elif icon is Icon.VALUES:
        for x, top in ((-5, 1), (0, -2), (5, -5)):
            painter.drawLine(QPointF(x, top), QPointF(x, 5))
    else:
        points = [QPointF(-6, 4), QPointF(-2, -1), QPointF(1.5, 2), QPointF(6, -5)]
        painter.drawPolyline(QPolygonF(points))


def _paint_step_arrow(painter: QPainter, icon: Icon) -> None:
    """Paint an arrow that leads over a dot, or up and away from it."""
    if icon is Icon.OVER:
        path = QPainterPath(QPointF(-6, 1.5))
        path.cubicTo(QPointF(-5, -7), QPointF(5, -7), QPointF(6, 0.5))
        painter.drawPath(path)
        painter.drawPolyline(QPolygonF([QPointF(2.6, -1.2), QPointF(6, 0.8), QPointF(7.4, -3)]))
    else:
        painter.drawLine(QPointF(0, 0), QPointF(0, -6))
        painter.drawPolyline(QPolygonF([QPointF(-3.5, -3), QPointF(0, -6.5), QPointF(3.5, -3)]))


def _paint_zoom(painter: QPainter, icon: Icon) -> None:
    if icon is Icon.FIT:
        for x, y in ((-1, -1), (1, -1), (1, 1), (-1, 1)):
            corner = [QPointF(5 * x, 2 * y), QPointF(5 * x, 5 * y), QPointF(2 * x, 5 * y)]
            painter.drawPolyline(QPolygonF(corner))
        return
    painter.drawLine(QPointF(-4.5, 0), QPointF(4.5, 0))
    if icon is Icon.LARGER:
        painter.drawLine(QPointF(0, -4.5), QPointF(0, 4.5))
