"""Minimax with a lookahead, beside one written as the tutorial writes it."""

from __future__ import annotations

import pytest

from tests.connect_four import random_positions
from tictac_gui.games import CONNECT_FOUR
from tictac_gui.games.connect_four import Board
from tictac_gui.games.connect_four.levels import MINIMAX


def minimax(board: Board, depth: int, *, is_max: bool) -> int:
    """Score 1 for a win, -1 for a loss, and 0 for a draw or what lies beyond the depth."""
    if board.outcome:
        return 0 if not board.outcome.winner else -1 if is_max else 1
    if depth == 0:
        return 0
    scores = [minimax(board.play(move), depth - 1, is_max=not is_max) for move in board.moves()]
    return max(scores) if is_max else min(scores)


def first_best(board: Board, lookahead: int) -> int:
    scores = {
        move: minimax(board.play(move), lookahead - 1, is_max=False) for move in board.moves()
    }
    return max(scores, key=scores.__getitem__)


@pytest.mark.parametrize(("lookahead", "positions"), [(1, 60), (2, 60), (3, 60), (4, 25)])
def test_plays_as_the_tutorial_does(lookahead: int, positions: int) -> None:
    policy = MINIMAX[f"minimax-{lookahead}"]
    for board in random_positions(positions, seed=lookahead):
        weights = CONNECT_FOUR.policy_weights(board, policy)
        assert weights == {first_best(board, lookahead): 1}, str(board)


def test_looks_from_one_to_eight_moves_ahead() -> None:
    lookaheads = {name: CONNECT_FOUR.players[name].lookahead for name in MINIMAX}
    assert lookaheads == {f"minimax-{number}": number for number in range(1, 9)}
    assert all(policy.is_deterministic for policy in MINIMAX.values())
