"""How the board with holes is painted that discs fall into, and its pictures."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSizeF, Qt
from PySide6.QtGui import QPaintEngine, QPainter, QPainterPath, QPainterPathStroker, QPen, QPixmap

from tictac_gui.board.marks import paint_disc, within

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QColor

    from tictac_gui.engine import Mark
    from tictac_gui.look.appearance import Look
    from tictac_gui.look.theme import Theme

HOLE = 0.86
"""The diameter of a hole, which leaves a dark gap around its disc.

This and most of the following are fractions of a cell's side.
"""
FRAME = 0.12
"""The width of the board around its cells."""
EDGE = 0.07
"""The height of the board's lower edge, which is in the shade."""
_CORNER = 0.3
_LIGHT = 0.022
"""The height of the light on the board's upper edge."""
_DEPTH = 0.045
"""How far the shade of a hole's upper rim reaches into it."""
_RING = 0.05
"""The width of the ring on the disc that was dropped last."""
_AROUND = 1.0
"""The diameter of the shape around each disc of a completed line."""
_BETWEEN = 0.4
"""The width of that shape between them, which covers no other disc."""
_LIT = 0.025
"""The space between the lighter part of a lit column and its neighbours."""
_LEAST_WITH_DEPTH = 22.0
"""The smallest side of a cell at which shade and light are more than a blur."""
_LEAST_SHARP = 10.0
"""The smallest side of a cell at which whole points are near enough to fractions of it."""


def frame_width(side: float) -> float:
    """Return the width of the board around its cells, in whole points unless they are tiny."""
    return float(round(side * FRAME)) if side >= _LEAST_SHARP else side * FRAME


def edge_height(side: float) -> float:
    """Return the height of the board's lower edge, likewise."""
    return float(round(side * EDGE)) if side >= _LEAST_SHARP else side * EDGE


def paint_holes(
    painter: QPainter, cells: QRectF, rows: int, columns: int, theme: Theme, *, is_lit: bool = False
) -> None:
    """Paint the board in front of its discs: what is behind it shows through the holes."""
    side = cells.width() / columns
    frame = frame_width(side)
    front = _rounded(cells.adjusted(-frame, -frame, frame, frame), side * _CORNER)
    lower = front.translated(0, edge_height(side))
    painter.fillPath(lower.subtracted(front), theme.board_shade())
    squares = _squares(cells, rows, columns)
    board = QPainterPath(front)
    for square in squares:
        board.addEllipse(within(square, HOLE))
    painter.fillPath(board, theme.board)
    if is_lit:
        for column in range(columns):
            room = side * _LIT
            lit = QRectF(cells.left() + column * side, cells.top(), side, cells.height())
            lit.adjust(room, -frame + 2 * room, -room, frame - 2 * room)
            path = _rounded(lit, side * _CORNER * 0.8)
            for square in squares[column::columns]:
                path.addEllipse(within(square, HOLE))
            painter.fillPath(path, theme.lit_board())
    if side >= _LEAST_WITH_DEPTH:
        light = front.subtracted(front.translated(0, max(1.0, side * _LIGHT)))
        painter.fillPath(light, theme.board_light())
        _paint_rims(painter, squares, theme)


def _paint_rims(painter: QPainter, squares: list[QRectF], theme: Theme) -> None:
    """Paint the shade inside the upper rims of holes, and their outlines."""
    side = squares[0].width()
    hole = QPainterPath()
    hole.addEllipse(within(QRectF(0, 0, side, side), HOLE))
    shade = hole.subtracted(hole.translated(0, side * _DEPTH))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(theme.board_shade(), max(1.0, side * 0.02)))
    for square in squares:
        painter.fillPath(shade.translated(square.topLeft()), theme.gap)
        painter.drawEllipse(within(square, HOLE))


def paint_gap(painter: QPainter, cell: QRectF, theme: Theme) -> None:
    """Paint what is seen of a hole around its disc."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.gap)
    painter.drawEllipse(within(cell, HOLE))


def ring_hole(painter: QPainter, cell: QRectF, colour: QColor) -> None:
    """Paint a ring around the hole whose disc was dropped last."""
    width = max(1.0, cell.width() * _RING)
    painter.setPen(QPen(colour, width))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawEllipse(within(cell, HOLE + width / cell.width()))


def join_discs(
    painter: QPainter,
    lines: Sequence[Sequence[QPointF]],
    side: float,
    theme: Theme,
    mark: Mark,
    progress: float = 1.0,
) -> None:
    """Join the discs of completed lines, given their centres, by a shape in their colour.

    Of each line, the part is painted that has been drawn so far; it must not be 0.
    """
    stroker = QPainterPathStroker()
    stroker.setWidth(side * _BETWEEN)
    shape, holes = QPainterPath(), QPainterPath()
    for line in lines:
        path = QPainterPath(line[0])
        path.lineTo(line[0] + (line[-1] - line[0]) * progress)
        shape = shape.united(stroker.createStroke(path))
        for number, centre in enumerate(line):
            holes = holes.united(_circle(centre, side * HOLE))
            if number <= progress * (len(line) - 1):
                shape = shape.united(_circle(centre, side * _AROUND))
    painter.fillPath(shape.subtracted(holes), theme.disc(mark))
    painter.strokePath(shape.simplified(), QPen(theme.on_board, max(1.0, side * 0.03)))


def _circle(centre: QPointF, diameter: float) -> QPainterPath:
    path = QPainterPath()
    path.addEllipse(centre, diameter / 2, diameter / 2)
    return path


def _squares(cells: QRectF, rows: int, columns: int) -> list[QRectF]:
    side = QSizeF(cells.width() / columns, cells.height() / rows)
    return [
        QRectF(cells.topLeft() + QPointF(column * side.width(), row * side.height()), side)
        for row in range(rows)
        for column in range(columns)
    ]


def _rounded(rectangle: QRectF, corner: float) -> QPainterPath:
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.OddEvenFill)
    path.addRoundedRect(rectangle, corner, corner)
    return path


class DiscPictures:
    """Caches the pictures of the board and its discs in one theme and size.

    A picture is painted once, and then copied into every frame. A drawing that can be enlarged gets
    shapes instead: Qt would copy whole pictures into it, not parts.
    """

    def __init__(self, rows: int, columns: int, look: Look) -> None:
        self._rows, self._columns = rows, columns
        self._look = look
        self._painted_for = look.theme, 0, 0.0
        self._discs: dict[Mark, QPixmap] = {}
        self._boards: dict[bool, QPixmap] = {}

    def paint_disc(self, painter: QPainter, mark: Mark, cell: QRectF, ratio: float) -> None:
        """Paint a disc in its hole, with `ratio` pixels to a point."""
        if _is_drawing(painter):
            self._paint_disc(painter, mark, cell)
        else:
            painter.drawPixmap(cell.topLeft(), self.disc(mark, int(cell.width()), ratio))

    def paint_board(
        self,
        painter: QPainter,
        place: QRectF,
        side: int,
        ratio: float,
        *,
        is_lit: bool,
        part: QRect | None = None,
    ) -> None:
        """Paint the board without discs at a place, or a part of it, all columns lit or none."""
        if _is_drawing(painter):
            painter.save()
            painter.translate(place.topLeft() - QPointF(part.topLeft() if part else QPoint()))
            self._paint_board(painter, side, is_lit=is_lit)
            painter.restore()
        else:
            picture = self.board(side, ratio, is_lit=is_lit)
            if part:
                painter.drawPixmap(place, picture, _part_of(picture, part))
            else:
                painter.drawPixmap(place.topLeft(), picture)

    def disc(self, mark: Mark, side: int, ratio: float) -> QPixmap:
        """Return the picture of a disc in its hole, with `ratio` pixels to a point."""
        self._forget_others(side, ratio)
        if mark not in self._discs:
            cell = QRectF(0, 0, side, side)
            picture = _empty_picture(cell.size(), ratio)
            painter = _painter(picture)
            self._paint_disc(painter, mark, cell)
            painter.end()
            self._discs[mark] = picture
        return self._discs[mark]

    def board(self, side: int, ratio: float, *, is_lit: bool) -> QPixmap:
        """Return the picture of the board without discs, all of its columns lit or none."""
        self._forget_others(side, ratio)
        if is_lit not in self._boards:
            frame = 2 * frame_width(side)
            width, height = self._columns * side, self._rows * side
            size = QSizeF(width + frame, height + frame + edge_height(side))
            picture = _empty_picture(size, ratio)
            painter = _painter(picture)
            self._paint_board(painter, side, is_lit=is_lit)
            painter.end()
            self._boards[is_lit] = picture
        return self._boards[is_lit]

    def _paint_disc(self, painter: QPainter, mark: Mark, cell: QRectF) -> None:
        paint_gap(painter, cell, self._look.theme)
        paint_disc(painter, mark, cell, self._look.theme)

    def _paint_board(self, painter: QPainter, side: int, *, is_lit: bool) -> None:
        frame = frame_width(side)
        cells = QRectF(frame, frame, self._columns * side, self._rows * side)
        paint_holes(painter, cells, self._rows, self._columns, self._look.theme, is_lit=is_lit)

    def _forget_others(self, side: int, ratio: float) -> None:
        wanted = self._look.theme, side, ratio
        if wanted != self._painted_for:
            self._painted_for = wanted
            self._discs.clear()
            self._boards.clear()


def _empty_picture(size: QSizeF, ratio: float) -> QPixmap:
    picture = QPixmap((size * ratio).toSize())
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    return picture


def _painter(picture: QPixmap) -> QPainter:
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    return painter


def _is_drawing(painter: QPainter) -> bool:
    return painter.paintEngine().type() is QPaintEngine.Type.SVG


def _part_of(picture: QPixmap, part: QRect) -> QRectF:
    """Return a part of a picture in its pixels."""
    ratio = picture.devicePixelRatio()
    return QRectF(part.x() * ratio, part.y() * ratio, part.width() * ratio, part.height() * ratio)
