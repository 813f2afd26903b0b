"""Unbeatable against a perfect player that others have written, who also judges its moves."""

from __future__ import annotations

from random import Random

import pytest

from tests.connect_four import patient_game
from tictac_gui.engine import Difficulty
from tictac_gui.games.connect_four import Board

bitbully = pytest.importorskip("bitbully", reason="the oracle is an extra of its own")

FIRST, SECOND = 0, 1


def sign(number: int) -> int:
    return (number > 0) - (number < 0)


def play_against_oracle(side: int, games: int) -> list[Board]:
    """Let both play all games; whenever Unbeatable has moved, the result must still be held."""
    game, oracle = patient_game(), bitbully.BitBully()
    ends = []
    for seed in range(games):
        rng = Random(seed)
        board, theirs = Board(), bitbully.Board()
        while not board.outcome:
            scores = oracle.score_all_moves(theirs)
            held = max(scores.values())
            if board.filled.bit_count() % 2 == side:
                move = game.choose_move(board, Difficulty.UNBEATABLE, rng)
                assert sign(scores[move]) == sign(held), str(board)
            else:
                # At full strength, but not the same game again and again.
                move = rng.choice([move for move, score in scores.items() if score == held])
            board = board.play(move)
            theirs.play(move)
        ends.append(board)
    return ends


def assert_first_won(ends: list[Board]) -> None:
    assert all(end.is_won and end.filled.bit_count() % 2 for end in ends)


def test_moving_first_it_beats_the_oracle() -> None:
    assert_first_won(play_against_oracle(FIRST, 1))


def test_moving_second_it_gives_nothing_away() -> None:
    play_against_oracle(SECOND, 1)


@pytest.mark.soak
def test_moving_first_it_wins_200_games_against_the_oracle() -> None:
    assert_first_won(play_against_oracle(FIRST, 200))


@pytest.mark.soak
def test_moving_second_it_gives_nothing_away_in_200_games() -> None:
    play_against_oracle(SECOND, 200)
