"""How strong the levels are: the adaptive one follows a person's results, the others are measured.

Nothing here chooses a move.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot

from tictac_gui.engine import ADAPTIVE, Difficulty, Mark, Policy, SearchStopped
from tictac_gui.engine.levels import Rating
from tictac_gui.play.asking import Asker

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from tictac_gui.games import Game
    from tictac_gui.games.matchup import Strength
    from tictac_gui.play.records import GameRecord


class Adaptation(QObject):
    """A person's rating in each game. It changes only when a game ends, and the level with it."""

    rating_changed = Signal(object, object)
    """Carries the game and the person's rating in it."""

    def __init__(self, ratings: Mapping[Game, Rating] | None = None) -> None:
        super().__init__()
        self._ratings = dict(ratings or {})

    def rating(self, game: Game) -> Rating:
        """Return how well the person plays a game."""
        return self._ratings.get(game) or Rating.first(len(game.scale))

    def step(self, game: Game) -> int:
        """Return the step of the game's scale at which the next move is made, counted from 1."""
        return self.rating(game).step

    def policy(self, game: Game) -> Policy:
        """Return how the level plays now."""
        return game.scale[self.step(game) - 1]

    def count(self, record: GameRecord) -> int:
        """Take a game that has just ended into account; return by how much the step has changed.

        The rating changes only with a win or a loss against the adaptive level, in a game that
        counts.
        """
        outcome, game = record.outcome, record.setup.game
        if not outcome or not outcome.winner or not record.counts:
            return 0
        if ADAPTIVE not in map(record.seat, Mark):
            return 0
        before = self.rating(game)
        after = before.after(won=outcome.winner in record.people, steps=len(game.scale))
        self._ratings[game] = after
        self.rating_changed.emit(game, after)
        return after.step - before.step


class DifficultyStrengths(QObject):
    """The exact strength of a game's levels, measured once, off the GUI thread, when first needed.

    Not at the start, since it takes a good part of a second.
    """

    measured = Signal()

    def __init__(self, game: Game, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.game = game
        self._worker: Asker | None = None
        self.by_difficulty: Mapping[Difficulty, Strength] = {}
        """The strength of every level; empty until they are measured."""

    def follow(self, game: Game) -> None:
        """Measure the levels of another game from now on."""
        if game is not self.game:
            self.shutdown()
            self.game, self._worker, self.by_difficulty = game, None, {}

    @Slot()
    def measure(self) -> None:
        """Start measuring, unless that has been done before."""
        if self.game.exact and not self._worker:
            self._worker = Asker(self)
            work = partial(_strengths, self.game)
            # A failure is logged; there are no strengths to show then.
            self._worker.ask(self, work, self._on_measured, lambda _reason: None)

    def shutdown(self) -> None:
        """Stop measuring and end the thread."""
        if self._worker:
            self._worker.shutdown()

    def _on_measured(self, strengths: Mapping[Difficulty, Strength]) -> None:
        self.shutdown()
        self.by_difficulty = strengths
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
