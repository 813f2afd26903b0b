"""Exact scores that are found only when a test wants them to be."""

from collections.abc import Callable, Collection
from dataclasses import replace
from threading import Event

from tictac_gui.engine import SearchStopped
from tictac_gui.games import BoardPosition, Game

_POLL_S = 0.005


class SlowScores:
    """Holds the scores of some moves back, until they are let go or nobody wants them any more.

    Where fewer moves than `least_left` are left, none is held back.
    """

    def __init__(self, game: Game, slow: Collection[int] = range(42), least_left: int = 0) -> None:
        self.game = replace(game, move_scorer=self._move_score)
        """The same game, with these scores."""
        self._scores = game.move_score
        self._slow = slow
        self._least_left = least_left
        self._released = Event()

    def release(self) -> None:
        """Let them go."""
        self._released.set()

    def _move_score(
        self, position: BoardPosition, move: int, should_stop: Callable[[], bool] | None = None
    ) -> int:
        is_slow = move in self._slow and position.moves_left >= self._least_left
        while is_slow and not self._released.wait(_POLL_S):
            if should_stop and should_stop():
                raise SearchStopped
        # The others come even if there is no time at all.
        return self._scores(position, move)
