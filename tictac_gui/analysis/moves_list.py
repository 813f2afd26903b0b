"""The list of the moves of a game: what each was worth and why, and a way back to any of them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import (
    QAbstractListModel,
    QEvent,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QRect,
    QRectF,
    QSize,
    Qt,
)
from PySide6.QtGui import QFont, QFontMetrics, QPainter
from PySide6.QtWidgets import QListView, QStyle

from tictac_gui.analysis import moves_words
from tictac_gui.board.marks import has_discs, paint_side
from tictac_gui.board.symbols import paint_verdict, verdict_colour
from tictac_gui.engine import Mark
from tictac_gui.engine.review import Verdict
from tictac_gui.look.theme import enlarged
from tictac_gui.widgets.containers import RowDelegate
from tictac_gui.words import game_words
from tictac_gui.words.move_words import move_place

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from PySide6.QtGui import QKeyEvent
    from PySide6.QtWidgets import QStyleOptionViewItem

    from tictac_gui.engine.review import Review, ReviewedMove
    from tictac_gui.games import Game
    from tictac_gui.look.appearance import Look

MOVE_ROLE = Qt.ItemDataRole.UserRole

_ROW = 1.9
"""The height of a row with a single line of text, in lines."""
_LEAST_REASON = 8.0
"""The least width of a reason beside the verdict, in lines."""
_MARGIN = 8
_LEFT = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
_RIGHT = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight

_Index = QModelIndex | QPersistentModelIndex
_ROOT = QModelIndex()


@dataclass(frozen=True, slots=True)
class MoveRow:
    """A move of the game, with its verdict once it is judged."""

    number: int
    mark: Mark
    has_disc: bool
    move: int
    place: str
    reviewed: ReviewedMove | None
    reason: str
    """Why the verdict is as it is, or when there will be one."""
    is_withheld: bool


class MovesModel(QAbstractListModel):
    """Row n is the position after n moves."""

    def __init__(self, game: Game, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._game = game
        self.moves: tuple[int, ...] = ()
        """The moves that are listed; `show_moves` sets them."""
        self._people: frozenset[Mark] = frozenset()
        self._names: Mapping[Mark, str] = {}
        self._reviewed: tuple[ReviewedMove | None, ...] = ()
        self._withheld: int | None = None

    def show_names(self, names: Mapping[Mark, str]) -> None:
        """Call two people by their names."""
        if names != self._names:
            self._names = names
            self._refresh()

    def show_moves(self, game: Game, moves: tuple[int, ...], people: frozenset[Mark]) -> None:
        """Show a game; moves that are the same as before keep their verdicts."""
        if game is not self._game:
            # The same number stands for another move in another game.
            self.show_moves(self._game, (), people)
            self._game = game
        if people != self._people:
            self._people = people
            self._refresh()
        same = 0
        while same < min(len(moves), len(self.moves)) and moves[same] == self.moves[same]:
            same += 1
        if same < len(self.moves):
            self.beginRemoveRows(_ROOT, same + 1, len(self.moves))
            self.moves, self._reviewed = moves[:same], self._reviewed[:same]
            self.endRemoveRows()
        if same < len(moves):
            self.beginInsertRows(_ROOT, same + 1, len(moves))
            self.moves = moves
            self.endInsertRows()

    def show_review(self, review: Review, withheld: int | None) -> None:
        """Show the verdicts on the moves; that on the withheld one is still to come."""
        self._reviewed, self._withheld = review.by_number, withheld
        self._refresh()

    def _refresh(self) -> None:
        self.dataChanged.emit(self.index(0), self.index(len(self.moves)))

    def row(self, number: int) -> MoveRow | None:
        """Return the move of a row; the first row has none."""
        if not number:
            return None
        place = number - 1
        game, move = self._game, self.moves[place]
        reviewed = self._reviewed[place] if place < len(self._reviewed) else None
        is_withheld = place == self._withheld
        reason = moves_words.reason(game, reviewed) if reviewed else ""
        return MoveRow(
            number,
            Mark.X if number % 2 else Mark.O,
            has_discs(game.start),
            move,
            move_place(game, move),
            reviewed,
            moves_words.withheld() if is_withheld else reason,
            is_withheld,
        )

    def _described(self, row: MoveRow) -> str:
        player = game_words.player_name(self._game, row.mark, self._people, self._names)
        judged = row.reviewed.verdict if row.reviewed else None
        return moves_words.description(row.number, player, row.place, judged)

    def rowCount(self, parent: _Index = _ROOT) -> int:
        return 0 if parent.isValid() else len(self.moves) + 1

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        row = self.row(index.row())
        if role == MOVE_ROLE:
            return row
        if role == Qt.ItemDataRole.DisplayRole:
            return row.place if row else self.tr("Start")
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return self._described(row) if row else self.tr("Start of the game")
        if role == Qt.ItemDataRole.ToolTipRole and row and row.reviewed:
            return moves_words.verdict_in_full(self._game, row.reviewed)
        return None


class MoveDelegate(RowDelegate):
    """Paints a move, its verdict and the reason beside each other, in columns down the list.

    Where that is too narrow, the reason is below them.
    """

    def __init__(self, look: Look, parent: QObject | None = None) -> None:
        super().__init__(look, parent)
        self._columns = _Columns(QFont(), ())

    def measure(self, font: QFont, game: Game) -> None:
        """Make the columns wide enough for the longest names in a font."""
        self._columns = _Columns(font, [move_place(game, move) for move in game.start.moves()])

    def _paint_move(self, painter: QPainter, row: MoveRow, room: _Row, *, is_shown: bool) -> None:
        """Paint the number, the mark or disc, and the name of a move."""
        theme, columns = self._look.theme, self._columns
        painter.setPen(theme.muted)
        number = QRectF(room.left, room.top, columns.number, room.height)
        painter.drawText(number, _RIGHT, str(row.number))
        side = columns.line * 0.8
        mark = QRectF(number.right() + _MARGIN, room.middle - side / 2, side, side)
        paint_side(painter, row.mark, mark, theme, is_disc=row.has_disc)
        painter.setFont(enlarged(painter.font(), 1, is_bold=is_shown))
        painter.setPen(theme.text)
        name = QRectF(room.left + columns.name_from, room.top, columns.name, room.height)
        painter.drawText(name, _LEFT, row.place)

    def _paint_verdict(self, painter: QPainter, move: ReviewedMove, room: _Row) -> None:
        columns = self._columns
        side = columns.line * 0.95
        # In their own column, so that they can be scanned down the list.
        sign = QRectF(room.left + columns.verdict_from, room.middle - side / 2, side, side)
        painter.save()
        paint_verdict(painter, move.verdict, sign, self._look.theme)
        painter.restore()
        painter.setFont(enlarged(painter.font(), 1, is_bold=True))
        painter.setPen(verdict_colour(move.verdict, self._look.theme))
        words = QRectF(sign.right() + _MARGIN * 0.75, room.top, columns.verdict, room.height)
        painter.drawText(words, _LEFT, moves_words.verdict(move.verdict))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        row: MoveRow | None = index.data(MOVE_ROLE)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(option.font)
        self._paint_ground(painter, option)
        is_shown = bool(option.state & QStyle.StateFlag.State_Selected)
        columns, rect = self._columns, QRectF(option.rect)
        is_beside = columns.has_reason_beside(rect.width())
        height = rect.height() if is_beside else columns.height
        room = _Row(rect.adjusted(_MARGIN, 0, -_MARGIN, 0), height)
        if not row:
            painter.setPen(self._look.theme.muted)
            start = QRectF(room.left + columns.name_from, room.top, room.right, room.height)
            painter.drawText(start, _LEFT, index.data())
        else:
            self._paint_move(painter, row, room, is_shown=is_shown)
            painter.setFont(option.font)
            if row.reviewed:
                self._paint_verdict(painter, row.reviewed, room)
            painter.setFont(option.font)
            painter.setPen(self._look.theme.muted)
            self._paint_reason(painter, row, room, option)
        painter.restore()

    def _paint_reason(
        self, painter: QPainter, row: MoveRow, room: _Row, option: QStyleOptionViewItem
    ) -> None:
        columns, width = self._columns, option.rect.width()
        wrapped = _LEFT | Qt.TextFlag.TextWordWrap
        if row.is_withheld:
            rest = QRectF(room.left + columns.verdict_from, room.top, room.right, room.height)
            painter.drawText(rest, _LEFT, row.reason)
        elif columns.has_reason_beside(width):
            left = room.left + columns.reason_from
            rest = QRectF(left, room.top, room.right - left, room.height)
            painter.drawText(rest, wrapped, row.reason)
        else:
            left, top = room.left + columns.name_from, room.top + room.height - columns.line * 0.3
            height = columns.reason_height(row.reason, width)
            painter.drawText(QRectF(left, top, room.right - left, height), wrapped, row.reason)

    def sizeHint(self, option: QStyleOptionViewItem, index: _Index) -> QSize:
        row: MoveRow | None = index.data(MOVE_ROLE)
        columns, line = self._columns, option.fontMetrics.height()
        least = round(columns.least_width)
        view = option.widget
        width = view.viewport().width() if isinstance(view, QListView) else least
        height: float = columns.height
        if row and row.reason and not row.is_withheld:
            reason = columns.reason_height(row.reason, width)
            if columns.has_reason_beside(width):
                height = max(height, reason + line * 0.8)
            else:
                height += reason
        return QSize(least, round(height))


class _Row(NamedTuple):
    """The first line of a row, without its margins."""

    rect: QRectF
    height: float

    @property
    def left(self) -> float:
        return self.rect.left()

    @property
    def right(self) -> float:
        return self.rect.right()

    @property
    def top(self) -> float:
        return self.rect.top()

    @property
    def middle(self) -> float:
        return self.rect.top() + self.height / 2


class _Columns:
    """The places of the columns, from the left margin."""

    def __init__(self, font: QFont, places: Iterable[str]) -> None:
        self._metrics = QFontMetrics(font)
        bold = QFontMetrics(enlarged(font, 1, is_bold=True))
        self.line = bold.height()
        self.height: float = self.line * _ROW
        """The height of a row with a single line."""
        self.number = float(bold.horizontalAdvance("42"))
        self.name_from = self.number + _MARGIN + self.line * 0.8 + _MARGIN
        self.name = max(map(bold.horizontalAdvance, places), default=0) + 2.0
        self.verdict_from = self.name_from + self.name + 1.5 * _MARGIN
        verdicts = (moves_words.verdict(verdict) for verdict in Verdict)
        self.verdict = max(map(bold.horizontalAdvance, verdicts)) + 2.0
        sign = self.line * 0.95 + _MARGIN * 0.75
        self.least_width = self.verdict_from + sign + self.verdict + 2 * _MARGIN
        """The width of a row without a reason."""
        self.reason_from = self.least_width

    def has_reason_beside(self, width: float) -> bool:
        """Return whether a row has room for the reason beside the verdict."""
        return width - self.reason_from - 2 * _MARGIN >= self.line * _LEAST_REASON

    def reason_height(self, reason: str, width: float) -> float:
        """Return how high a reason is in a row of a width."""
        left = self.reason_from if self.has_reason_beside(width) else self.name_from
        room = QRect(0, 0, max(round(width - left - 2 * _MARGIN), 1), 10_000)
        return self._metrics.boundingRect(room, Qt.TextFlag.TextWordWrap, reason).height()


class MovesList(QListView):
    """Leaves digits to the window, where they play a move; no item here starts with one."""

    def __init__(self, model: MovesModel, delegate: MoveDelegate) -> None:
        super().__init__()
        self._delegate = delegate
        self.setObjectName("moves")
        self.setAccessibleName(self.tr("Moves"))
        self.setModel(model)
        self.setItemDelegate(delegate)
        self.setFrameShape(QListView.Shape.NoFrame)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._measured: Game | None = None

    def show_game(self, game: Game) -> None:
        """Make room for the names of a game's moves."""
        if game is not self._measured:
            self._measured = game
            self._measure()

    def _measure(self) -> None:
        if self._measured:
            self._delegate.measure(self.font(), self._measured)
            self.scheduleDelayedItemsLayout()
            self.updateGeometry()

    def doItemsLayout(self) -> None:  # noqa: N802 - Qt calls it so
        super().doItemsLayout()
        # A verdict may have made rows higher.
        self.scrollTo(self.currentIndex())

    def minimumSizeHint(self) -> QSize:
        line = self.fontMetrics().height()
        return QSize(14 * line, round(3 * _ROW * line))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self._measure()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.text().isdigit():
            event.ignore()
        else:
            super().keyPressEvent(event)
