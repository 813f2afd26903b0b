"""Which of several best moves gives the opponent the most ways to go wrong."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

    from tictac_gui.engine.position import Mark
    from tictac_gui.engine.search import Search
    from tictac_gui.games.tic_tac_toe.board import Board


class Traps:
    """Picks the best moves that most often beat an opponent who moves at random.

    It never gives up anything for a trap: a draw stays a draw, and a win the quickest win.
    """

    def __init__(self, search: Search) -> None:
        self._search = search
        self._chances: dict[tuple[int, Mark], Fraction] = {}

    def best(self, board: Board, should_stop: Callable[[], bool] | None = None) -> tuple[int, ...]:
        """Return those of the best moves that win most often."""
        moves = self._search.evaluate(board, should_stop=should_stop).best
        chances = {move: self.chance(board.play(move), board.turn, should_stop) for move in moves}
        highest = max(chances.values(), default=None)
        return tuple(move for move in moves if chances[move] == highest)

    def chance(
        self, board: Board, side: Mark, should_stop: Callable[[], bool] | None = None
    ) -> Fraction:
        """Return how often `side` wins if it sets traps and the opponent moves at random."""
        if outcome := board.outcome:
            return Fraction(outcome.winner is side)
        key = board.canonical_key, side
        if key not in self._chances:
            if board.turn is side:
                moves = self._search.evaluate(board, should_stop=should_stop).best
            else:
                moves = board.moves()
            after = [self.chance(board.play(move), side, should_stop) for move in moves]
            self._chances[key] = (
                max(after) if board.turn is side else sum(after, Fraction()) / len(after)
            )
        return self._chances[key]
