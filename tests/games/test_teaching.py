"""A teaching game warns exactly when the result changes, or when a threat of one is overlooked."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from tests.boards import unfinished
from tests.connect_four import random_positions
from tests.four_by_cells import cells_of, columns, drop, wins
from tests.games.connect_four.oracle import EACH, oracle_scores, theirs
from tictac_gui.engine.search import Ending
from tictac_gui.games import CONNECT_FOUR, TIC_TAC_TOE
from tictac_gui.games.connect_four import Board
from tictac_gui.games.teaching import Mistake, Teaching, find_mistake


def sign(score: int) -> int:
    return (score > 0) - (score < 0)


def check_line(board: Board, column: int, found: Mistake) -> None:
    """Play a refutation, which begins with a reply."""
    board = board.play(column)
    for reply in found.line:
        board = board.play(reply)


@pytest.mark.parametrize("count", [3, pytest.param(EACH, marks=pytest.mark.soak)])
def test_warns_of_a_mistake_exactly_when_the_result_changes(count: int) -> None:
    warned: Counter[bool] = Counter()
    for positions in oracle_scores().values():
        for board, scores in positions[:count]:
            for column, score in scores.items():
                found = find_mistake(CONNECT_FOUR, board, column, Teaching.RESULT)
                is_mistake = sign(score) < sign(max(scores.values()))
                assert (found is not None) == is_mistake, f"{board} {column}"
                warned[is_mistake] += 1
                if found:
                    assert found.move
                    assert found.move.after.ending is Ending(sign(score))
                    check_line(board, column, found)
    assert min(warned.values()) > count * 10


def overlooks(board: Board, column: int) -> bool:
    """Look cell by cell whether the opponent can complete four next, and could be stopped."""
    cells, side = cells_of(board), board.turn
    if column in wins(cells, side) or not wins(drop(cells, column, side), side.other):
        return False
    others = [c for c in columns(cells) if c != column]
    return any(c in wins(cells, side) or not wins(drop(cells, c, side), side.other) for c in others)


@pytest.mark.parametrize("count", [500, pytest.param(10_000, marks=pytest.mark.soak)])
def test_warns_of_a_threat_exactly_when_one_move_would_have_met_it(count: int) -> None:
    warned: Counter[bool] = Counter()
    for board in random_positions(count, seed=8):
        for column in board.moves():
            found = find_mistake(CONNECT_FOUR, board, column, Teaching.THREATS)
            assert (found is not None) == overlooks(board, column), f"{board} {column}"
            warned[found is not None] += 1
            if found:
                [reply] = found.line
                assert board.play(column).play(reply).is_won
    assert min(warned.values()) > count // 10


def test_warns_of_nothing_when_it_is_off() -> None:
    for board in random_positions(50, seed=9):
        for column in board.moves():
            assert find_mistake(CONNECT_FOUR, board, column, Teaching.OFF) is None


def test_warns_in_every_position_of_tic_tac_toe() -> None:
    for board in unfinished():
        scores = TIC_TAC_TOE.scores(board)
        for move, score in scores.items():
            found = find_mistake(TIC_TAC_TOE, board, move, Teaching.RESULT)
            assert (found is not None) == (sign(score) < sign(max(scores.values())))
            if found:
                assert found.line


@pytest.mark.soak
def test_warns_in_games_at_random_as_another_program_would() -> None:
    bitbully = pytest.importorskip("bitbully", reason="the oracle is an extra of its own")
    oracle, rng = bitbully.BitBully(), Random(10)
    for _ in range(10_000):
        board = Board()
        while not board.outcome:
            column = rng.choice(board.moves())
            if board.filled.bit_count() >= 8:
                scores = oracle.score_all_moves(theirs(board))
                best = max(scores[move] for move in board.moves())
                found = find_mistake(CONNECT_FOUR, board, column, Teaching.RESULT)
                assert (found is not None) == (sign(scores[column]) < sign(best)), str(board)
            board = board.play(column)
