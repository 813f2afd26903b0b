"""The cards of the search tree: a small board and what the search knows of it so far."""

from __future__ import annotations

from math import ceil
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QBrush, QFontMetricsF, QPainter, QPen, QPixmap

from tictac_gui.ui.analysis.tree.scene import State
from tictac_gui.ui.board.discs import has_discs
from tictac_gui.ui.board.little_board import little_cell, paint_little_board, ring_cell
from tictac_gui.ui.look.fonts import enlarged

if TYPE_CHECKING:
    from collections.abc import Iterable

    from PySide6.QtGui import QFont

    from tictac_gui.games import BoardPosition
    from tictac_gui.ui.look.look import Look

_PADDING = 0.35
_BOARD = 2.5
_DISC = 0.66
_BESIDE_DISCS = 0.5
_TEXT = 1.2
NOTE = 1.65
"""Sizes in line heights, so that the tree grows with the font."""
_BORDER = 0.2
_KEPT = 1_000
"""How many pictures of cards are cached at most."""


class CardContent(NamedTuple):
    """Everything that a card shows; equal contents share a picture."""

    board: BoardPosition
    cell: int | None
    """The one that was just marked."""
    state: State
    text: str
    is_current: bool


class TreeCards:
    """Paints cards from cached pictures, since the same ones come again and again."""

    def __init__(
        self,
        font: QFont,
        line: float,
        look: Look,
        *,
        is_wide: bool,
        board: BoardPosition | None = None,
    ) -> None:
        """Make cards for boards of the size of one, or of any for which a square will do."""
        self._line = line
        self._board = _board_size(board) * line
        self._look = look
        self._bold = enlarged(font, 0.95, is_bold=True)
        self._small = enlarged(font, 0.82)
        # Alpha and beta need more space than a value.
        least = line * (4.6 if is_wide else 3.5)
        self.width = max(self._board.width() + line * _BESIDE_DISCS, least)
        self.height = self._board.height() + line * (_PADDING + _TEXT)
        self._painted_for = look.theme, 0.0
        self._pictures: dict[CardContent, QPixmap] = {}

    def paint(self, painter: QPainter, cards: Iterable[tuple[CardContent, QPointF]]) -> None:
        """Paint cards, each with its upper left corner at a point."""
        ratio = painter.device().devicePixelRatioF()
        transform = painter.transform()
        scale = transform.m11() * ratio
        wanted = self._look.theme, scale
        if wanted != self._painted_for or len(self._pictures) >= _KEPT:
            self._pictures.clear()
            self._painted_for = wanted
        rim = ceil(self._line * _BORDER * scale)
        # On whole pixels, or they would be blurred.
        painter.resetTransform()
        for card, corner in cards:
            picture = self._pictures.get(card)
            if picture is None:
                picture = self._pictures[card] = self._picture(card, scale, rim)
                picture.setDevicePixelRatio(ratio)
            pixel = transform.map(corner) * ratio
            place = QPointF(round(pixel.x()) - rim, round(pixel.y()) - rim) / ratio
            painter.drawPixmap(place, picture)
        painter.setTransform(transform)

    def _picture(self, card: CardContent, scale: float, rim: int) -> QPixmap:
        picture = QPixmap(ceil(self.width * scale) + 2 * rim, ceil(self.height * scale) + 2 * rim)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(rim, rim)
        painter.scale(scale, scale)
        self._paint(painter, card)
        painter.end()
        return picture

    def _paint(self, painter: QPainter, card: CardContent) -> None:
        theme, line = self._look.theme, self._line
        is_faint = card.state in (State.WAITING, State.PRUNED)
        # Faint colours instead of opacity, with which Qt takes ten times as long.
        shades = theme.faded() if is_faint else theme
        room = QRectF(0, 0, self.width, self.height)
        pen = QPen(shades.edge, max(1.0, line * 0.07))
        if card.is_current:
            pen = QPen(theme.accent, line * _BORDER)
        elif is_faint:
            pen = QPen(shades.muted, max(1.0, line * 0.07), Qt.PenStyle.DashLine)
        painter.setPen(pen)
        painter.setBrush(theme.accent_ground if card.is_current else theme.surface)
        painter.drawRoundedRect(room, line * 0.4, line * 0.4)
        if card.state is State.PRUNED:
            painter.setBrush(QBrush(shades.muted, Qt.BrushStyle.BDiagPattern))
            painter.drawRoundedRect(room, line * 0.4, line * 0.4)
        # The reason for skipping a move takes more space than a value.
        below = NOTE if card.state is State.PRUNED else _TEXT
        width, height = self._board.width(), self.height - line * (_PADDING + below)
        square = QRectF((self.width - width) / 2, line * _PADDING, width, height)
        paint_little_board(painter, card.board, square, shades)
        if card.cell is not None:
            cell = little_cell(card.board, card.cell, square)
            ring_cell(painter, cell, shades.mark(card.board.turn.other))
        painter.setFont(self._font(card))
        painter.setPen(theme.text)
        text = QRectF(0, square.bottom(), self.width, line * below)
        painter.drawText(text, Qt.AlignmentFlag.AlignCenter, card.text)

    def _font(self, card: CardContent) -> QFont:
        """Return the font in which the text of a card fits."""
        font = self._bold if card.state is State.RETURNED else self._small
        width = QFontMetricsF(font).horizontalAdvance(card.text)
        room = self.width - self._line * _BORDER
        return enlarged(font, room / width) if width > room else font


def _board_size(board: BoardPosition | None) -> QSizeF:
    """Return the size of boards in line heights: discs need more room than a mark."""
    if board and has_discs(board):
        return QSizeF(board.columns, board.rows) * _DISC
    return QSizeF(_BOARD, _BOARD)
