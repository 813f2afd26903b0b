"""What the graph of a game shows: who would win with best play after each move, and how soon."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple

from tictac_gui.engine import Mark
from tictac_gui.engine.search import Ending, Forecast

if TYPE_CHECKING:
    from tictac_gui.engine.review import Review, ReviewedMove
    from tictac_gui.play.looking_back import LookBack

_NEAREST = 0.5
"""The least height of a win, however far away; the winning move itself reaches 1."""


class ExpectedResult(NamedTuple):
    """The result of a position with best play."""

    winner: Mark | None = None
    own_moves: int = 0
    """How many moves the winner still makes; 0 if the game is over, and for a draw."""

    def height(self, longest: int) -> float:
        """Return 1 where X has won, -1 where O has, 0 for a draw; later wins lie between.

        `longest` is the number of moves that a side can make in the game.
        """
        if not self.winner:
            return 0.0
        height = 1 - (1 - _NEAREST) * min(self.own_moves / longest, 1)
        return height if self.winner is Mark.X else -height


def expected_results(review: Review) -> list[ExpectedResult | None]:
    """Return the result before the first move and after each; None where it is not known."""
    if not review.by_number:
        return [None]
    first = review.by_number[0]
    found = [_before(first) if first else None]
    found += [_after(move) if move else None for move in review.by_number]
    return found


def _before(move: ReviewedMove) -> ExpectedResult:
    return _result(move.mark, move.before, is_played=False)


def _after(move: ReviewedMove) -> ExpectedResult:
    return _result(move.mark, move.after, is_played=True)


def _result(mark: Mark, forecast: Forecast, *, is_played: bool) -> ExpectedResult:
    if forecast.ending is Ending.WIN:
        return ExpectedResult(mark, forecast.own_moves - is_played)
    if forecast.ending is Ending.LOSS:
        # The other side wins with its reply to the last of these moves.
        return ExpectedResult(mark.other, forecast.own_moves)
    return ExpectedResult()


def withheld(look_back: LookBack, *, shows_values: bool) -> int | None:
    """Return the number of the move whose verdict would be a hint: it waits for the person's move.

    That is the computer's latest, in a game under way against it.
    """
    moves, people = look_back.all_moves, look_back.people
    if shows_values or look_back.is_active or look_back.is_over or len(people) != 1 or not moves:
        return None
    mark = Mark.X if len(moves) % 2 else Mark.O
    return None if mark in people else len(moves) - 1


def without(review: Review, number: int | None) -> Review:
    """Return a review without the verdict on a move."""
    if number is None or number >= len(review.by_number):
        return review
    moves = review.by_number
    return replace(review, by_number=(*moves[:number], None, *moves[number + 1 :]))
