"""How strong the levels are: computed once, off the GUI thread, when first needed."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot

from tictac_gui.engine import SearchStopped
from tictac_gui.play.asking import Asker

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from tictac_gui.engine import Difficulty
    from tictac_gui.games import Game
    from tictac_gui.games.matchup import Strength


class DifficultyStrengths(QObject):
    """Measures the levels of a game; not at start-up, since that takes a good part of a second."""

    measured = Signal()

    def __init__(self, game: Game, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._game = game
        self._worker: Asker | None = None
        self._by_difficulty: Mapping[Difficulty, Strength] = {}

    @property
    def game(self) -> Game:
        """Whose levels are measured."""
        return self._game

    def follow(self, game: Game) -> None:
        """Measure the levels of another game from now on."""
        if game is not self._game:
            self.shutdown()
            self._game, self._worker, self._by_difficulty = game, None, {}

    @property
    def by_difficulty(self) -> Mapping[Difficulty, Strength]:
        """The strength of every level; empty until they are measured."""
        return self._by_difficulty

    @Slot()
    def measure(self) -> None:
        """Start measuring, unless that has been done before."""
        if self._game.exact and not self._worker:
            self._worker = Asker(self)
            # A failure is logged; there are no strengths to show then.
            self._worker.ask(
                self, partial(_strengths, self._game), self._on_measured, lambda _: None
            )

    def shutdown(self) -> None:
        """Stop measuring and end the thread."""
        if self._worker:
            self._worker.shutdown()

    def _on_measured(self, strengths: Mapping[Difficulty, Strength]) -> None:
        self.shutdown()
        self._by_difficulty = strengths
        self.measured.emit()


def _strengths(game: Game, should_stop: Callable[[], bool]) -> Mapping[Difficulty, Strength]:
    strengths: dict[Difficulty, Strength] = {}
    if not game.exact:
        return strengths
    exact = game.exact()
    for difficulty, policy in game.policies.items():
        if should_stop():
            raise SearchStopped
        strengths[difficulty] = exact.strength(policy)
    return strengths
