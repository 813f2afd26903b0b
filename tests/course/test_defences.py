"""What the computer answers where it has lost: it stops a threat, so that a fork is seen."""

from random import Random

import pytest

from tictac_gui.course.chapters import COURSE
from tictac_gui.course.playing import Play, answer_move, best_defences, best_play
from tictac_gui.engine import Difficulty
from tictac_gui.games import TIC_TAC_TOE, BoardPosition
from tictac_gui.games.tic_tac_toe import Board

PLAYED = [
    pytest.param(step, id=f"{chapter.key}-{step.key}")
    for chapter in COURSE
    for step in chapter.steps
    if isinstance(step, Play)
]


def wins_at_once(board: BoardPosition) -> int:
    """Count the moves with which the side to move wins."""
    outcomes = [board.play(move).outcome for move in board.moves()]
    return sum(outcome is not None and outcome.winner is not None for outcome in outcomes)


@pytest.mark.parametrize("step", PLAYED)
def test_as_many_threats_are_stopped_as_one_move_can(step: Play) -> None:
    game = step.game
    for seed in range(5):
        board, rng = step.position, Random(seed)
        while not board.outcome:
            move = game.find_hint(board).move
            line = answer_move(game, board, move, rng, lambda: False).line
            board = board.play(move)
            for reply in line:
                fewest = min(wins_at_once(board.play(each)) for each in board.moves())
                board = board.play(reply.move)
                assert wins_at_once(board) == fewest, f"{board} after {reply.move}"


def test_a_fork_can_be_seen_since_its_other_threat_decides() -> None:
    forked = Board.parse("XO./.X./..O").play(6)
    assert set(best_defences(TIC_TAC_TOE, forked)) == {2, 3}
    weights = TIC_TAC_TOE.move_weights(forked, Difficulty.UNBEATABLE)
    assert set(weights) - {2, 3}, "left to itself, it stops nothing"
    [stop, win] = best_play(TIC_TAC_TOE, forked)
    assert {stop.move, win.move} == {2, 3}, "one is stopped, the other completed"


def test_there_are_none_where_a_move_keeps_the_result() -> None:
    assert best_defences(TIC_TAC_TOE, Board()) == ()
