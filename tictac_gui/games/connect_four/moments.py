"""The key moments of a lost game: which of the loser's moves a person can learn from.

All of it follows from a review; nothing is judged here.
"""

from __future__ import annotations

from dataclasses import replace
from functools import reduce
from typing import TYPE_CHECKING

from tictac_gui.engine.review import KeyMoment, MomentKind
from tictac_gui.engine.search import Ending
from tictac_gui.games.connect_four.board import Board
from tictac_gui.games.connect_four.hints import forks
from tictac_gui.games.connect_four.reasons import Flaw

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from tictac_gui.engine.review import Line, Review, ReviewedMove
    from tictac_gui.engine.stopping import ShouldStop

_LONGEST_LINE = 7
"""How many moves of a line are worth showing: nobody follows more."""
_OF_ONE = (Flaw.LEFT_OPEN, Flaw.PLAYED_BELOW)
_PLAIN = (*_OF_ONE, Flaw.ALLOWED_FORK, Flaw.MISSED_WIN, Flaw.MISSED_FORK)
"""What can be seen one or two moves ahead."""
_MISSED = frozenset(
    {Flaw.MISSED_WIN, Flaw.MISSED_FORK, Flaw.MISSED_FORCED_FORK, Flaw.MISSED_LASTING_THREAT}
)
"""What the better move would have won by."""


def with_moments(
    start: Board,
    moves: Sequence[int],
    found: Iterator[Review],
    line: Line,
    should_stop: ShouldStop | None = None,
) -> Iterator[Review]:
    """Add to each review the key moments that it is enough to know."""
    lines: dict[int, tuple[int, ...]] = {}
    for review in found:
        moments = []
        for number, kinds in _chosen(start, moves, review):
            if number not in lines:
                move = review.by_number[number]
                assert move  # noqa: S101 - only judged moves are chosen
                before = reduce(Board.play, moves[:number], start)
                lines[number] = _line(before, move, line, should_stop)
            moments.append(KeyMoment(number, kinds, lines[number]))
        yield replace(review, moments=tuple(moments))


def _chosen(
    start: Board, moves: Sequence[int], review: Review
) -> list[tuple[int, tuple[MomentKind, ...]]]:
    """Return the numbers of the key moments and what they are, the plainest first."""
    last = review.by_number[-1] if review.by_number else None
    if not last or not reduce(Board.play, moves, start).is_won:
        return []
    loser = last.mark.other
    kinds: dict[int, list[MomentKind]] = {}
    for kind, number in (
        (MomentKind.OVERLOOKED, _overlooked(start, moves, review)),
        (MomentKind.LAST_CHANCE, _last(review, Ending.LOSS)),
        (MomentKind.THREW_AWAY, _last(review, Ending.WIN)),
    ):
        if number is not None:
            kinds.setdefault(number, []).append(kind)
    own = {number: move for number, move in enumerate(review.by_number) if move}
    assert all(own[number].mark is loser for number in kinds)  # noqa: S101

    def is_subtle(pair: tuple[int, tuple[MomentKind, ...]]) -> bool:
        return _flaw(own[pair[0]]) not in _PLAIN

    # Sorting keeps the order of the kinds.
    return sorted(((number, tuple(each)) for number, each in kinds.items()), key=is_subtle)


def _overlooked(start: Board, moves: Sequence[int], review: Review) -> int | None:
    """Return the last threat of one or two moves that was not met and then carried out."""
    loser = len(moves) % 2
    for number in reversed(range(loser, len(moves) - 1, 2)):
        move = review.by_number[number]
        if not move:
            return None
        reason = _flaw(move)
        if reason in _OF_ONE and number == len(moves) - 2:
            return number
        after = reduce(Board.play, moves[: number + 1], start)
        if reason is Flaw.ALLOWED_FORK and moves[number + 1] in forks(after):
            return number
    return None


def _last(review: Review, ending: Ending) -> int | None:
    """Return the loser's last move that led to a loss, or away from a win; None if unknown."""
    last = len(review.by_number) - 1
    for number in reversed(range(last)):
        move = review.by_number[number]
        if not move:
            return None
        if (last - number) % 2 and move.before.ending is not move.after.ending:
            changed = move.after if ending is Ending.LOSS else move.before
            if changed.ending is ending:
                return number
    return None


def _flaw(move: ReviewedMove) -> object:
    return move.explanation.reason if move.explanation else None


def _line(
    before: Board, move: ReviewedMove, line: Line, should_stop: ShouldStop | None
) -> tuple[int, ...]:
    """Return how the game goes on: after a move that loses, else from the better one.

    Where threats with one answer each show it, it begins with these.
    """
    found = move.explanation
    moves = found.moves if found else ()
    if _flaw(move) in _MISSED or move.after.ending is not Ending.LOSS:
        moves = moves if _flaw(move) in _MISSED and moves else (move.better,)
    else:
        moves = (move.move, *moves)
    rest = line(reduce(Board.play, moves, before), should_stop)
    return (*moves, *rest)[:_LONGEST_LINE]
