"""What a person has achieved in one game: asks for the counts, and clears them.

They are counted in `storage/database.tally`.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tictac_gui.games import Game
    from tictac_gui.play.asking import Question
    from tictac_gui.play.records import Tally
    from tictac_gui.storage.database import Database
    from tictac_gui.storage.store import Store


class Statistics(QObject):
    """The counts of one game; clearing them can be undone until `finish`."""

    changed = Signal()
    cleared = Signal(bool)
    """The store has cleared all games; False if it has restored them."""
    games_changed = Signal()
    """The store has cleared or restored all games, or is about to."""

    def __init__(self, game: Game, store: Store, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.game = game
        self.tallies: Sequence[Tally] = ()
        self.is_cleared = False
        self.is_out_of_reach = False
        """Whether the store could not answer the last question."""
        self._count = 0
        self._store = store
        self._counting: Question | None = None
        self._change: Question | None = None
        store.saving_resumed.connect(self.refresh)
        self.refresh()

    @property
    def has_games(self) -> bool:
        """Whether there are games to clear."""
        return self._count > 0

    @property
    def is_changing(self) -> bool:
        """Whether the store is clearing or restoring games."""
        return self._change is not None and self._change.is_open

    @Slot()
    def refresh(self) -> None:
        """Read the counts again."""
        query = partial(_counts, self.game)
        self._counting = self._store.ask(self, query, self._on_counted, instead_of=self._counting)

    @Slot()
    def clear(self) -> None:
        """Clear all games."""
        self._change = self._store.change(self, partial(_clear, self.game), self._on_changed)

    @Slot()
    def restore(self) -> None:
        """Undo the clearing."""
        self._change = self._store.change(self, partial(_restore, self.game), self._on_changed)

    def finish(self) -> None:
        """Make a clearing final."""
        if self.is_cleared or self.is_changing:
            self._store.purge()
        self.is_cleared = False
        if self._change and self._change.is_open:
            # Its answer would come too late. Whoever asks from now on is answered after the change.
            self._change.drop()
            if self._counting:
                self._counting.drop()
            self.games_changed.emit()

    def _on_counted(self, counts: tuple[list[Tally], int] | None) -> None:
        self.is_out_of_reach = counts is None
        if counts:
            self.tallies, self._count = counts
        self.changed.emit()

    def _on_changed(self, is_done: bool | None) -> None:
        self.is_out_of_reach = is_done is None
        if is_done:
            self.is_cleared = not self.is_cleared
            self.cleared.emit(self.is_cleared)
            self.games_changed.emit()
            # `changed` follows once the store has counted again.
            self.refresh()
        else:
            self.changed.emit()


def _counts(game: Game, database: Database) -> tuple[list[Tally], int]:
    return database.tallies(game), database.count(game)


def _clear(game: Game, database: Database) -> bool:
    database.clear(game)
    # The store answers None where a change has failed.
    return True


def _restore(game: Game, database: Database) -> bool:
    database.restore(game)
    return True
