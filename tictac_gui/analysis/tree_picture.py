"""How a scene of the search tree is painted: cards in rows, curves between them, notes on cutoffs.

Sizes and colours are chosen here; `tree_scene` chooses the nodes to draw, and their columns.
"""

from __future__ import annotations

from math import ceil, isinf
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import (
    QBrush,
    QFont,
    QFontMetricsF,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QPolygonF,
)

from tictac_gui.analysis import tree_words
from tictac_gui.analysis.search_choice import Example
from tictac_gui.analysis.tree_scene import Node, Scene, State, lay_out
from tictac_gui.board.little_boards import little_cell, paint_little_board, ring_cell
from tictac_gui.board.marks import has_discs
from tictac_gui.engine.trace import Call, Trace
from tictac_gui.games import TIC_TAC_TOE, BoardPosition
from tictac_gui.look.theme import enlarged
from tictac_gui.words import number_words

if TYPE_CHECKING:
    from collections.abc import Iterable

    from PySide6.QtGui import QColor

    from tictac_gui.look.appearance import Look
    from tictac_gui.look.theme import Theme

translate = QCoreApplication.translate

_PADDING = 0.35
_BOARD = 2.5
_DISC = 0.92
_NAMES = 1.0
_BESIDE_DISCS = 0.5
_TEXT = 1.2
_NOTE = 1.65
_BORDER = 0.2
_BETWEEN_ROWS = 1.95
_GAP = 0.55
_NUMBER = 0.95
"""Sizes in line heights, so that the tree grows with the font."""
_MOST_PICTURES = 1_000
"""How many pictures of cards are cached at most."""


class CardContent(NamedTuple):
    """Everything that a card shows; equal contents share a picture."""

    board: BoardPosition
    cell: int | None
    """The cell that was filled last."""
    state: State
    text: str
    is_current: bool


class TreeCards:
    """Paints cards from cached pictures, since most cards stay the same from step to step."""

    def __init__(
        self,
        font: QFont,
        line: float,
        look: Look,
        *,
        is_wide: bool,
        board: BoardPosition | None = None,
    ) -> None:
        """Make cards for boards as large as `board`; without one, boards are drawn in a square."""
        self._line = line
        self._board = _board_size(board) * line
        self._look = look
        self._bold = enlarged(font, 0.95, is_bold=True)
        self._small = enlarged(font, 0.82)
        # Alpha and beta need more space than a value.
        least = line * (4.6 if is_wide else 3.5)
        self.width = max(self._board.width() + line * _BESIDE_DISCS, least)
        # A board of discs has the names of its columns above it.
        self._above = line * (_NAMES if board and has_discs(board) else _PADDING)
        self.height = self._above + self._board.height() + line * _TEXT
        self._painted_for = look.theme, 0.0
        self._pictures: dict[CardContent, QPixmap] = {}

    def paint(self, painter: QPainter, cards: Iterable[tuple[CardContent, QPointF]]) -> None:
        """Paint cards, each with its upper left corner at a point."""
        ratio = painter.device().devicePixelRatioF()
        transform = painter.transform()
        scale = transform.m11() * ratio
        wanted = self._look.theme, scale
        if wanted != self._painted_for or len(self._pictures) >= _MOST_PICTURES:
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
        below = _NOTE if card.state is State.PRUNED else _TEXT
        width, height = self._board.width(), self.height - self._above - line * below
        square = QRectF((self.width - width) / 2, self._above, width, height)
        paint_little_board(painter, card.board, square, shades)
        if card.cell is not None:
            ring_cell(painter, card.board, card.cell, square, shades)
        if has_discs(card.board):
            self._paint_names(painter, card, square, shades)
        painter.setFont(self._font(card))
        painter.setPen(theme.text)
        text = QRectF(0, square.bottom(), self.width, line * below)
        painter.drawText(text, Qt.AlignmentFlag.AlignCenter, card.text)

    def _paint_names(
        self, painter: QPainter, card: CardContent, square: QRectF, shades: Theme
    ) -> None:
        """Name the column of the move above it; on a board without a move, all columns."""
        board = card.board
        columns = range(board.columns) if card.cell is None else [card.cell % board.columns]
        painter.setFont(self._small if card.cell is None else self._bold)
        painter.setPen(shades.muted if card.cell is None else shades.text)
        for column in columns:
            cell = little_cell(board, column, square)
            name = QRectF(cell.left() - cell.width(), 0, 3 * cell.width(), square.top())
            painter.drawText(name, Qt.AlignmentFlag.AlignCenter, str(column + 1))

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


class TreePicture:
    """Paints scenes in one font and theme; lengths are in pixels before any zoom."""

    def __init__(
        self, font: QFont, line: float, look: Look, trace: Trace[BoardPosition] | None
    ) -> None:
        """Make room for the boards of a search; without one, for any board."""
        is_wide, board = (trace.prunes, trace.root.position) if trace else (False, None)
        self.line = line
        self._look = look
        self._cards = TreeCards(font, line, look, is_wide=is_wide, board=board)
        self._column = self._cards.width + line * _GAP
        self._small = enlarged(font, 0.82)
        self._small_bold = enlarged(font, 0.82, is_bold=True)
        self._digit = QFontMetricsF(self._small_bold).horizontalAdvance("0")

    @property
    def row_height(self) -> float:
        """The distance between rows."""
        return self._cards.height + self.line * _BETWEEN_ROWS

    def card(self, node: Node) -> QRectF:
        """Return where the card of a node is."""
        top = self.line * _NUMBER + node.depth * self.row_height
        return QRectF(node.x * self._column, top, self._cards.width, self._cards.height)

    def bounds(self, nodes: tuple[Node, ...]) -> QRectF:
        """Return the bounds of all cards, with their numbers."""
        right = max(node.x for node in nodes) * self._column + self._cards.width
        left = min(node.x for node in nodes) * self._column
        deepest = max(node.depth for node in nodes)
        bottom = self.line * _NUMBER + deepest * self.row_height + self._cards.height
        margin = self.line * 0.8
        return QRectF(
            QPointF(left - margin, -self.line * 0.3), QPointF(right + margin, bottom + margin)
        )

    def focus_areas(self, scene: Scene) -> list[QRectF]:
        """Return what should be visible around the focus of a scene, what matters most last."""
        node, line = scene.nodes[scene.focus], self.line
        own = self.card(node).adjusted(-line, -line * 1.2, line, line * 1.8)
        with_parent = own
        if node.parent is not None:
            with_parent = own | self.card(scene.nodes[node.parent])
        with_children = with_parent
        for child in scene.children(scene.focus):
            with_children |= self.card(scene.nodes[child])
        return [with_children, with_parent, own]

    def paint(self, painter: QPainter, scene: Scene, visible: QRectF) -> None:
        """Paint the visible part of a scene."""
        cards = [self.card(node) for node in scene.nodes]
        margin = self.line
        seen = visible.adjusted(-margin, -margin, margin, margin)
        self._paint_edges(painter, scene, cards)
        places = [place for place in scene.shown() if seen.intersects(cards[place])]
        contents = ((self._content(scene, place), cards[place].topLeft()) for place in places)
        self._cards.paint(painter, contents)
        for place in places:
            self._paint_signs(painter, scene, place, cards[place])
        self._paint_cuts(painter, scene, cards)

    def _paint_edges(self, painter: QPainter, scene: Scene, cards: list[QRectF]) -> None:
        theme, line = self._look.theme, self.line
        dotted, plain, under_way, best = (QPainterPath() for _ in range(4))
        tips = []
        for place in scene.shown():
            node, card = scene.nodes[place], cards[place]
            if node.parent is None:
                continue
            if scene.is_best(place):
                path = best
                tips.append(QPointF(card.center().x(), card.top() - line * 0.5))
            elif scene.is_under_way(place):
                path = under_way
            elif scene.states[place] in (State.WAITING, State.PRUNED):
                path = dotted
            else:
                path = plain
            self._add_edge(path, cards[node.parent], card)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        round_cap = Qt.PenCapStyle.RoundCap
        for path, colour, width, style in (
            (dotted, theme.muted, 0.07, Qt.PenStyle.DotLine),
            (plain, theme.muted, 0.07, Qt.PenStyle.SolidLine),
            (under_way, theme.accent, 0.13, Qt.PenStyle.SolidLine),
            (best, theme.text, 0.17, Qt.PenStyle.SolidLine),
        ):
            painter.setPen(QPen(colour, line * width, style, round_cap))
            painter.drawPath(path)
        for tip in tips:
            # The arrow shows that the value goes up.
            paint_triangle(painter, tip, line * 0.3, theme.text, points_up=True)

    def _add_edge(self, path: QPainterPath, above: QRectF, below: QRectF) -> None:
        start = above.center().x()
        end = below.center().x()
        # The curve ends above the numbers, so that no line runs through them.
        bend = below.top() - self.line * _NUMBER
        middle = (above.bottom() + bend) / 2
        path.moveTo(start, above.bottom())
        path.cubicTo(start, middle, end, middle, end, bend)
        path.lineTo(end, below.top())

    def _content(self, scene: Scene, place: int) -> CardContent:
        board, cell, state = scene.nodes[place].board, scene.cell(place), scene.states[place]
        return CardContent(board, cell, state, card_text(scene, place), place == scene.current)

    def _paint_signs(self, painter: QPainter, scene: Scene, place: int, card: QRectF) -> None:
        """Paint the signs around a card."""
        call = scene.nodes[place].call
        if call and scene.states[place] in (State.OPEN, State.RETURNED):
            number = number_words.number(call.number)
            self._paint_number(painter, card, number, is_current=place == scene.current)
        if scene.is_closed(place):
            self._paint_plus(painter, card)
        if place == scene.selected:
            line = self.line
            painter.setPen(QPen(self._look.theme.text, line * 0.1, Qt.PenStyle.DashLine))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            out = line * 0.22
            painter.drawRoundedRect(card.adjusted(-out, -out, out, out), line * 0.5, line * 0.5)

    def _paint_number(
        self, painter: QPainter, card: QRectF, number: str, *, is_current: bool
    ) -> None:
        """Write the number above the card, left of the edge from its parent."""
        theme, line = self._look.theme, self.line
        width = len(number) * self._digit
        right = card.center().x() - line * 0.3
        left = min(card.left() + line * 0.65 * is_current, right - width)
        top, height = card.top() - line * (_NUMBER + 0.06), line * _NUMBER
        if is_current:
            # Not by colour alone: a triangle points at the current call.
            place = QPointF(left - line * 0.4, top + height / 2)
            paint_triangle(painter, place, line * 0.3, theme.accent, points_up=False)
        align = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        painter.setFont(self._small_bold if is_current else self._small)
        painter.setPen(theme.accent if is_current else theme.muted)
        painter.drawText(QRectF(left, top, width + line, height), align, number)

    def _paint_plus(self, painter: QPainter, card: QRectF) -> None:
        """Paint a plus sign: a click opens the node."""
        theme, radius = self._look.theme, self.line * 0.38
        centre = QPointF(card.center().x(), card.bottom() + radius * 0.35)
        painter.setPen(QPen(theme.muted, max(1.0, self.line * 0.08)))
        painter.setBrush(theme.surface)
        painter.drawEllipse(centre, radius, radius)
        arm = radius * 0.5
        painter.drawLine(centre - QPointF(arm, 0), centre + QPointF(arm, 0))
        painter.drawLine(centre - QPointF(0, arm), centre + QPointF(0, arm))

    def _paint_cuts(self, painter: QPainter, scene: Scene, cards: list[QRectF]) -> None:
        """Write once for each call why its remaining replies are pruned."""
        groups: dict[int, list[QRectF]] = {}
        for place in scene.shown():
            parent = scene.nodes[place].parent
            if scene.states[place] is State.PRUNED and parent is not None:
                self._paint_strokes(painter, cards[place])
                groups.setdefault(parent, []).append(cards[place])
        for parent, pruned in groups.items():
            call = scene.nodes[parent].call
            assert call is not None  # noqa: S101 - only calls skip anything
            room = pruned[0].united(pruned[-1])
            room.setTop(room.bottom() - self.line * _NOTE)
            label = tree_words.cutoff_label(scene.trace.window(call, call.returns_at))
            self._paint_note(painter, room, translate("SearchTree", "pruned"), label)

    def _paint_note(self, painter: QPainter, room: QRectF, *lines: str) -> None:
        line = self.line
        inner = room.adjusted(line * 0.1, line * 0.1, -line * 0.1, -line * 0.1)
        widest = max(QFontMetricsF(self._small).horizontalAdvance(text) for text in lines)
        note = QRectF(0, 0, min(widest + line * 0.4, inner.width()), inner.height())
        note.moveCenter(inner.center())
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._look.theme.surface)
        painter.drawRoundedRect(note, line * 0.3, line * 0.3)
        painter.setPen(self._look.theme.text)
        painter.setFont(enlarged(self._small, min(inner.width() / widest, 1.0)))
        height = note.height() / len(lines)
        for row, text in enumerate(lines):
            place = QRectF(room.left(), note.top() + row * height, room.width(), height)
            painter.drawText(place, Qt.AlignmentFlag.AlignCenter, text)

    def _paint_strokes(self, painter: QPainter, card: QRectF) -> None:
        """Strike through the line to a pruned card."""
        line = self.line
        painter.setPen(QPen(self._look.theme.text, line * 0.12))
        reach = QPointF(line * 0.38, -line * 0.16)
        for height in (0.38, 0.66):
            centre = QPointF(card.center().x(), card.top() - line * height)
            painter.drawLine(centre - reach, centre + reach)


def paint_triangle(
    painter: QPainter, centre: QPointF, half: float, colour: QColor, *, points_up: bool
) -> None:
    """Paint a triangle that points up, or to the right."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    if points_up:
        corners = [QPointF(0, -half), QPointF(half, half * 0.7), QPointF(-half, half * 0.7)]
    else:
        corners = [QPointF(half, 0), QPointF(-half * 0.7, half), QPointF(-half * 0.7, -half)]
    painter.drawPolygon(QPolygonF([centre + corner for corner in corners]))


def card_text(scene: Scene, place: int) -> str:
    """Return the text of a card: a value, or what an open call has found so far."""
    call, state = scene.nodes[place].call, scene.states[place]
    if not call or state not in (State.OPEN, State.RETURNED):
        return ""
    if state is State.RETURNED:
        return tree_words.returned(call)
    if scene.moment and place == scene.current:
        # The last value may have been returned but not used yet.
        window, best = scene.moment.window, scene.moment.best
    else:
        at = scene.noted(call)
        window, best = scene.trace.window(call, at), _best(scene.trace, call, at)
    if scene.trace.prunes:
        return tree_words.bounds(window)
    return "…" if best is None or isinf(best) else f"{number_words.value(best)} …"


def _best(trace: Trace[BoardPosition], call: Call[BoardPosition], at: int) -> int | None:
    """Return the best value that was returned to a call by a step."""
    found = [child.value for child in trace.children(call) if child.has_returned(at)]
    return (max if call.is_max else min)(found, default=None)


def example_tree(look: Look, font: QFont, width: int, ratio: float) -> QPixmap:
    """Paint the whole search of the small example, no wider than `width`."""
    trace = Trace[BoardPosition](Example.THREE_CELLS.board)
    last = trace.steps - 1
    nodes = lay_out(trace, trace.path(last), ())
    tree = TreePicture(font, QFontMetricsF(font).height(), look, trace)
    bounds = tree.bounds(nodes)
    zoom = min(width / bounds.width(), 1.0)
    painted = QPixmap((bounds.size() * zoom).toSize() * ratio)
    painted.setDevicePixelRatio(ratio)
    painted.fill(Qt.GlobalColor.transparent)
    painter = QPainter(painted)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(zoom, zoom)
    painter.translate(-bounds.topLeft())
    tree.paint(painter, Scene(TIC_TAC_TOE, trace, nodes, last), bounds)
    painter.end()
    return painted
