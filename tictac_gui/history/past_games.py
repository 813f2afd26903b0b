"""The list of finished games, newest first, and the game selected in it.

The store reads the games in portions, as the list is scrolled.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
    Signal,
    Slot,
)

from tictac_gui.history import words
from tictac_gui.play.viewed_game import ViewedGame
from tictac_gui.storage.exports import GamesExport
from tictac_gui.words import game_words

if TYPE_CHECKING:
    from tictac_gui.games import Game
    from tictac_gui.play.asking import Question
    from tictac_gui.play.records import PastGame
    from tictac_gui.play.watching import WatchedGames
    from tictac_gui.storage.database import Database
    from tictac_gui.storage.store import Store

    Portion = tuple[list[PastGame], int | None]

PORTION = 200
"""The number of games read at a time."""
GAME_ROLE = Qt.ItemDataRole.UserRole

_Index = QModelIndex | QPersistentModelIndex
_ROOT = QModelIndex()


class PastGamesModel(QAbstractListModel):
    """The rows of the list; more games are read only when they become visible."""

    answered = Signal()
    """The store has answered with more games, or has failed."""

    deleted_changed = Signal(bool)
    """The latest game that was deleted has gone; False if it has come back."""
    change_failed = Signal()
    """The store could not delete a game, or bring it back."""

    def __init__(
        self, game: Game, store: Store, watched: WatchedGames, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._game = game
        self._store = store
        self._watched = watched
        watched.chosen.connect(self.reload)
        self._games: list[PastGame] = []
        self._deleted: list[PastGame] = []
        """The games that can be brought back, the latest last."""
        self._change: Question | None = None
        self._before: int | None = None
        self._has_more = False
        self.is_out_of_reach = False
        """Whether the store could not answer the last question."""
        self._reading: Question | None = None
        self._reading_newer: Question | None = None
        store.saving_resumed.connect(self._on_saving_resumed)
        self.reload()

    @property
    def can_restore(self) -> bool:
        """Whether a game was deleted that can be brought back."""
        return bool(self._deleted)

    @property
    def _is_changing(self) -> bool:
        return self._change is not None and self._change.is_open

    def delete(self, row: int) -> None:
        """Delete a game, until `finish` so that it can be brought back."""
        if not self._is_changing:
            game = self._games[row]
            query = partial(_delete, game.record.key)
            self._change = self._store.change(self, query, partial(self._on_deleted, game))

    def restore(self) -> None:
        """Bring back the game that was deleted last."""
        if self._deleted and not self._is_changing:
            query = partial(_undelete, self._deleted[-1].record.key)
            self._change = self._store.change(self, query, self._on_restored)

    def finish(self) -> None:
        """Delete the games for good."""
        if self._deleted or self._is_changing:
            self._store.purge_single()
        self._deleted.clear()

    def row_of(self, game: PastGame) -> int:
        """Return the row of a game that is listed."""
        return self._games.index(game)

    def _on_deleted(self, game: PastGame, is_done: bool | None) -> None:
        if not is_done:
            self.change_failed.emit()
            return
        if game in self._games:
            row = self.row_of(game)
            self.beginRemoveRows(_ROOT, row, row)
            del self._games[row]
            self.endRemoveRows()
        self._deleted.append(game)
        self.deleted_changed.emit(True)

    def _on_restored(self, is_done: bool | None) -> None:
        if not is_done:
            self.change_failed.emit()
            return
        game = self._deleted.pop()
        row = sum(each.number > game.number for each in self._games)
        is_read = row < len(self._games) or not self._has_more
        if is_read and game not in self._games:
            self.beginInsertRows(_ROOT, row, row)
            self._games.insert(row, game)
            self.endInsertRows()
        self.deleted_changed.emit(False)

    @property
    def is_waiting(self) -> bool:
        """Whether the store has yet to answer."""
        return self._reading is not None and self._reading.is_open

    @Slot()
    def reload(self) -> None:
        """Drop all games and read the newest ones."""
        self.beginResetModel()
        self._games.clear()
        self._before, self._has_more = None, True
        if self._reading_newer:
            self._reading_newer.drop()
        self.endResetModel()
        self._read_before(None)

    @Slot()
    def look_for_newer(self) -> None:
        """Read the games that have ended since; those already read stay."""
        if self._games:
            query = partial(_past_games, self._game, None, self._watched.is_shown)
            self._reading_newer = self._store.ask(
                self, query, self._on_newer_found, instead_of=self._reading_newer
            )
        else:
            self.reload()

    def _read_before(self, number: int | None) -> None:
        query = partial(_past_games, self._game, number, self._watched.is_shown)
        self._reading = self._store.ask(self, query, self._on_found, instead_of=self._reading)

    def _on_found(self, portion: Portion | None) -> None:
        self.is_out_of_reach = portion is None
        if portion is not None:
            self._append(*portion)
        self.answered.emit()

    def _on_newer_found(self, portion: Portion | None) -> None:
        self.is_out_of_reach = portion is None
        if portion is not None:
            games, _before = portion
            self._prepend(games)
        self.answered.emit()

    def _append(self, games: list[PastGame], before: int | None) -> None:
        self._before, self._has_more = before, before is not None
        if games:
            first = len(self._games)
            self.beginInsertRows(_ROOT, first, first + len(games) - 1)
            self._games += games
            self.endInsertRows()
        elif self._has_more:
            # None of the portion's games was readable; a view without new rows asks for no more.
            self._read_before(before)

    def _prepend(self, games: list[PastGame]) -> None:
        newer = [game for game in games if game.number > self._games[0].number]
        if len(newer) == PORTION:
            # Between these and the games already read, there may be others.
            self.reload()
        elif newer:
            self.beginInsertRows(_ROOT, 0, len(newer) - 1)
            self._games[:0] = newer
            self.endInsertRows()

    @Slot()
    def _on_saving_resumed(self) -> None:
        if self.is_out_of_reach:
            self.reload()

    def rowCount(self, parent: _Index = _ROOT) -> int:
        return 0 if parent.isValid() else len(self._games)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        game = self._games[index.row()]
        if role == GAME_ROLE:
            return game
        if role == Qt.ItemDataRole.DisplayRole:
            return game_words.game_result(game.record)
        if role in (Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.ToolTipRole):
            return words.game_summary(game.record)
        return None

    def canFetchMore(self, parent: _Index) -> bool:
        is_busy = self.is_waiting or self.is_out_of_reach
        return not (parent.isValid() or is_busy) and self._has_more

    def fetchMore(self, parent: _Index) -> None:
        if self.canFetchMore(parent):
            self._read_before(self._before)


# Not methods: on the store's thread, the last reference to the model might be dropped.


def _past_games(game: Game, before: int | None, has_watched: bool, database: Database) -> Portion:
    return database.past_games(before, PORTION, game, has_watched=has_watched)


def _delete(key: str, database: Database) -> bool:
    database.delete(key)
    # The store answers None where a change has failed.
    return True


def _undelete(key: str, database: Database) -> bool:
    database.undelete(key)
    return True


class PastGames(QObject):
    """The list and the game selected in it; both outlive the window."""

    practice_chosen = Signal(object, int)
    """Carries a game and the number of moves after which to play on."""
    analysis_chosen = Signal(object, int)
    """Carries a game to analyse and the number of moves after which to show it."""

    games_changed = Signal()
    """A game was deleted or has come back."""
    export_ended = Signal(int, str)
    """Carries how many games were written, and why that failed, "" if it didn't."""

    def __init__(
        self, game: Game, store: Store, watched: WatchedGames, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._store = store
        self.watched = watched
        self.export: GamesExport | None = None
        """The export under way."""
        self.list = PastGamesModel(game, store, watched, self)
        self.list.deleted_changed.connect(self._on_deleted_changed)
        self.viewed = ViewedGame(game, self)
        self._selected = QPersistentModelIndex()

    @property
    def selected(self) -> QModelIndex:
        """The present row of the selected game; invalid if no game is selected."""
        return self.list.index(self._selected.row())

    def begin_export(self, path: str) -> GamesExport:
        """Write the games of the list into a file, all of them."""
        self.cancel_export()
        export = GamesExport(
            self._store,
            self.viewed.game,
            path,
            has_watched=self.watched.is_shown,
            parent=self,
        )
        export.ended.connect(self._on_export_ended)
        self.export = export
        export.begin()
        return export

    @Slot()
    def cancel_export(self) -> None:
        """Give up an export that is under way."""
        if self.export:
            self.export.cancel()
            self.export = None

    def finish(self) -> None:
        """End what was begun in the window."""
        self.cancel_export()
        self.list.finish()

    @Slot()
    def _on_deleted_changed(self) -> None:
        self.games_changed.emit()

    @Slot(int, str)
    def _on_export_ended(self, games: int, reason: str) -> None:
        self.export = None
        self.export_ended.emit(games, reason)

    def select(self, index: QModelIndex) -> None:
        """Show the end of a game, unless it is the selected one already."""
        if index != self.selected:
            self._selected = QPersistentModelIndex(index)
            game = cast("PastGame | None", index.data(GAME_ROLE))
            self.viewed.show(game.record if game else None)
