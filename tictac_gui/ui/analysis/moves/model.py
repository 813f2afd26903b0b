"""The game so far as a list: its start, then every move, with its verdict once there is one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from tictac_gui.engine import Mark
from tictac_gui.ui.words import game_words
from tictac_gui.ui.words.moves import verdict_words
from tictac_gui.ui.words.moves.place_words import move_place

if TYPE_CHECKING:
    from collections.abc import Mapping

    from tictac_gui.engine.review import Review, ReviewedMove
    from tictac_gui.games import Game

MOVE_ROLE = Qt.ItemDataRole.UserRole

_Index = QModelIndex | QPersistentModelIndex
_ROOT = QModelIndex()


@dataclass(frozen=True, slots=True)
class MoveRow:
    """A move as it is shown."""

    number: int
    mark: Mark
    move: int
    reviewed: ReviewedMove | None


class MovesModel(QAbstractListModel):
    """Row n is the position after n moves."""

    def __init__(self, game: Game, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._game = game
        self._moves: tuple[int, ...] = ()
        self._people: frozenset[Mark] = frozenset()
        self._names: Mapping[Mark, str] = {}
        self._reviewed: tuple[ReviewedMove | None, ...] = ()

    @property
    def moves(self) -> tuple[int, ...]:
        """The moves shown."""
        return self._moves

    def show_names(self, names: Mapping[Mark, str]) -> None:
        """Call two people by their names."""
        if names != self._names:
            self._names = names
            self._refresh()

    def show_moves(self, game: Game, moves: tuple[int, ...], people: frozenset[Mark]) -> None:
        """Show a game; moves that are the same as before keep their verdicts."""
        if game is not self._game:
            # The same number is another move there.
            self.show_moves(self._game, (), people)
            self._game = game
        if people != self._people:
            self._people = people
            self._refresh()
        same = 0
        while same < min(len(moves), len(self._moves)) and moves[same] == self._moves[same]:
            same += 1
        if same < len(self._moves):
            self.beginRemoveRows(_ROOT, same + 1, len(self._moves))
            self._moves, self._reviewed = moves[:same], self._reviewed[:same]
            self.endRemoveRows()
        if same < len(moves):
            self.beginInsertRows(_ROOT, same + 1, len(moves))
            self._moves = moves
            self.endInsertRows()

    def show_review(self, review: Review) -> None:
        """Show the verdicts on the moves."""
        self._reviewed = review.by_number
        self._refresh()

    def _refresh(self) -> None:
        self.dataChanged.emit(self.index(0), self.index(len(self._moves)))

    def row(self, number: int) -> MoveRow | None:
        """Return the move of a row; the first row has none."""
        if not number:
            return None
        reviewed = self._reviewed[number - 1] if number <= len(self._reviewed) else None
        mark = Mark.X if number % 2 else Mark.O
        return MoveRow(number, mark, self._moves[number - 1], reviewed)

    def _described(self, row: MoveRow) -> str:
        who = game_words.player_name(row.mark, self._people, self._names)
        place = move_place(self._game, row.move)
        if not row.reviewed:
            return self.tr("Move {0}, {1}, {2}").format(row.number, who, place)
        verdict = verdict_words.verdict(row.reviewed.verdict)
        return self.tr("Move {0}, {1}, {2}: {3}").format(row.number, who, place, verdict)

    def rowCount(self, parent: _Index = _ROOT) -> int:
        return 0 if parent.isValid() else len(self._moves) + 1

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        row = self.row(index.row())
        if role == MOVE_ROLE:
            return row
        if role == Qt.ItemDataRole.DisplayRole:
            return move_place(self._game, row.move) if row else self.tr("Start")
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return self._described(row) if row else self.tr("Start of the game")
        if role == Qt.ItemDataRole.ToolTipRole and row and row.reviewed:
            return verdict_words.verdict_in_full(self._game, row.reviewed)
        return None
