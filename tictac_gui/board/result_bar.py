"""A bar of games won, drawn and lost, each part with a colour, a pattern and a sign of its own."""

from __future__ import annotations

from enum import Enum, auto
from typing import TYPE_CHECKING

from PySide6.QtCore import QLineF, QRectF, QSize, Qt
from PySide6.QtGui import QBrush, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QWidget

from tictac_gui.board.marks import has_discs, paint_mark
from tictac_gui.board.symbols import paint_symbol
from tictac_gui.engine import Mark
from tictac_gui.engine.search import Ending
from tictac_gui.look.theme import Theme, mixed

if TYPE_CHECKING:
    from PySide6.QtGui import QColor, QPaintEvent

    from tictac_gui.games import Game
    from tictac_gui.look.appearance import Look

_SIGN = 0.62
"""The size of a sign, as a fraction of the bar's height, which leaves space around it."""
_LARGEST_SIGN = 20.0


class Sides(Enum):
    """Whose games a bar counts."""

    PERSON = auto()
    """Games won and lost by a person."""
    MARKS = auto()
    """Games won by X and by O."""
    DISCS = auto()
    """Games won by amber and by red."""


def winners_of(game: Game) -> Sides:
    """Return the sides of a bar that counts the games won by each of its marks or discs."""
    return Sides.DISCS if has_discs(game.start) else Sides.MARKS


class ResultBar(QWidget):
    """Shows three numbers as parts of a bar; without games it is a dotted line."""

    def __init__(self, sides: Sides, look: Look, lines: float = 0.8) -> None:
        """Make a bar `lines` lines of text high."""
        super().__init__()
        self._sides = sides
        self._look = look
        self._lines = lines
        self.shares = (0.0, 0.0)
        """The shares of games won and drawn; the rest are lost."""
        self._is_empty = True
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_results(self, won: int, drawn: int, lost: int) -> None:
        """Show numbers of games."""
        played = max(won + drawn + lost, 1)
        self._is_empty = not (won or drawn or lost)
        self.shares = won / played, drawn / played
        self.update()

    def show_shares(self, won: float, drawn: float) -> None:
        """Show shares of 1; the rest are lost."""
        self._is_empty = False
        self.shares = won, drawn
        self.update()

    def sizeHint(self) -> QSize:
        height = round(self.fontMetrics().height() * self._lines)
        return QSize(height * 2, height)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        bar = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        shares = None if self._is_empty else self.shares
        paint_result_bar(painter, bar, shares, self._look.theme, self._sides)


def paint_result_bar(
    painter: QPainter,
    bar: QRectF,
    shares: tuple[float, float] | None,
    theme: Theme,
    sides: Sides,
) -> None:
    """Paint the shares of games won and drawn into a rectangle; None means no games."""
    if shares is None:
        painter.setPen(QPen(theme.muted, 1.0, Qt.PenStyle.DotLine))
        painter.drawLine(QLineF(bar.left(), bar.center().y(), bar.right(), bar.center().y()))
        return
    outline = QPainterPath()
    corner = min(bar.height() / 3, 5)
    outline.addRoundedRect(bar, corner, corner)
    painter.setClipPath(outline)
    won, drawn = shares
    # Rounded, since the rest of 1 is not exactly 0 where nothing is lost.
    lost = round(1 - won - drawn, 9)
    left = bar.left()
    for ending, share in ((Ending.WIN, won), (Ending.DRAW, drawn), (Ending.LOSS, lost)):
        part = QRectF(left, bar.top(), share * bar.width(), bar.height())
        if share > 0:
            paint_part(painter, part, ending, theme, sides)
        left = part.right()
    painter.setClipping(False)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(theme.muted, 1.0))
    painter.drawPath(outline)


def paint_part(painter: QPainter, part: QRectF, ending: Ending, theme: Theme, sides: Sides) -> None:
    """Paint one part of a bar: a win is filled, a draw hatched, a loss filled and dotted."""
    colour = _colour(ending, theme, sides)
    if ending is Ending.DRAW:
        ground, ink = theme.surface, theme.text
        painter.fillRect(part, ground)
        painter.fillRect(part, QBrush(mixed(ground, colour, 0.7), Qt.BrushStyle.BDiagPattern))
        painter.setPen(QPen(theme.muted, 1.0))
        painter.drawLine(part.topRight(), part.bottomRight())
        painter.drawLine(part.topLeft(), part.bottomLeft())
    else:
        mark = Mark.X if ending is Ending.WIN else Mark.O
        ground = colour
        ink = theme.sign(mark) if sides is Sides.DISCS else theme.on_mark()
        painter.fillRect(part, ground)
        if ending is Ending.LOSS:
            painter.fillRect(part, QBrush(mixed(ground, ink, 0.6), Qt.BrushStyle.Dense6Pattern))
    side = min(part.height() * _SIGN, _LARGEST_SIGN)
    if part.width() >= 2 * side:
        sign = QRectF(0, 0, side, side)
        sign.moveCenter(part.center())
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(ground)
        room = side * 0.25
        painter.drawRoundedRect(sign.adjusted(-room, -room, room, room), room, room)
        _paint_sign(painter, sign, ending, ink, sides)


def _paint_sign(painter: QPainter, sign: QRectF, ending: Ending, ink: QColor, sides: Sides) -> None:
    if sides is Sides.PERSON or ending is Ending.DRAW:
        paint_symbol(painter, ending, sign, ink)
    else:
        paint_mark(painter, Mark.X if ending is Ending.WIN else Mark.O, sign, ink)


def _colour(ending: Ending, theme: Theme, sides: Sides) -> QColor:
    if sides is Sides.PERSON or ending is Ending.DRAW:
        return theme.ending(ending)
    mark = Mark.X if ending is Ending.WIN else Mark.O
    return theme.disc(mark) if sides is Sides.DISCS else theme.mark(mark)


class Legend(QWidget):
    """Names each part beside a sample of it."""

    def __init__(self, sides: Sides, look: Look, won: str, drawn: str, lost: str) -> None:
        super().__init__()
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        for text, results in ((won, (1, 0, 0)), (drawn, (0, 1, 0)), (lost, (0, 0, 1))):
            bar = ResultBar(sides, look)
            bar.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
            bar.show_results(*results)
            layout.addWidget(bar)
            layout.addWidget(QLabel(text))
            layout.addSpacing(8)
        layout.addStretch()
