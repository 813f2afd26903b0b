"""Verdicts on the moves of late games, as a plain search that knows no tricks would give them."""

from __future__ import annotations

from functools import cache
from random import Random

from tests.connect_four import careful_positions
from tictac_gui.engine.review import Verdict, reviews
from tictac_gui.games import CONNECT_FOUR
from tictac_gui.games.connect_four import Board


@cache
def value(board: Board) -> tuple[int, int]:
    """Return how the game ends for the side to move, and in how many moves it can be delayed."""
    if outcome := board.outcome:
        return (-1, 0) if outcome.winner else (0, 0)
    return max((of_move(board, move) for move in board.moves()), key=_preference)


def of_move(board: Board, move: int) -> tuple[int, int]:
    result, moves = value(board.play(move))
    return -result, moves + 1


def _preference(found: tuple[int, int]) -> tuple[int, int]:
    result, moves = found
    return result, -result * moves


def expected(board: Board, move: int) -> Verdict:
    values = {each: of_move(board, each) for each in board.moves()}
    best = max(map(_preference, values.values()))
    before, after = best[0], values[move][0]
    if before > after:
        return Verdict.BLUNDER if before - after == 2 else Verdict.MISTAKE
    if _preference(values[move]) != best:
        return Verdict.INEXACT
    keeps = [result for result, _ in values.values() if result == before]
    return Verdict.ONLY if len(keeps) == 1 < len(values) else Verdict.BEST


def test_verdicts_on_late_games_are_those_of_a_plain_search() -> None:
    rng, seen = Random(1), set()
    for start in careful_positions(31, 40, seed=7):
        boards, moves = [start], []
        while boards[-1].moves():
            moves.append(rng.choice(boards[-1].moves()))
            boards.append(boards[-1].play(moves[-1]))
        right = [expected(*pair) for pair in zip(boards, moves, strict=False)]
        *_, review = reviews(start, moves, CONNECT_FOUR.scores)
        assert [move.verdict for move in review.moves] == right
        seen.update(right)
    assert seen == set(Verdict)
