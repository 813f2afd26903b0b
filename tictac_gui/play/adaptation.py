"""How strong the adaptive level is: a person's rating in each game, moved by games that count."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from tictac_gui.engine import ADAPTIVE, Mark
from tictac_gui.engine.levels import Rating

if TYPE_CHECKING:
    from collections.abc import Mapping

    from tictac_gui.engine import Policy
    from tictac_gui.games import Game
    from tictac_gui.play.records import GameRecord


class Adaptation(QObject):
    """The ratings; they change when a game has ended, so the level never does in the middle."""

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

        Only what was won or lost against the adaptive level, and counts, moves the rating.
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
