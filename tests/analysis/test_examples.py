"""The examples show what their names say; checked without the tree, by looking at the boards."""

from typing import cast

import pytest

from tests.connect_four import completing
from tictac_gui.analysis.search_choice import Example, examples_of
from tictac_gui.analysis.tree_scene import SMALL
from tictac_gui.engine import Search
from tictac_gui.engine.search import HIGHEST_ESTIMATE, WIN
from tictac_gui.engine.trace import Scoring, Trace
from tictac_gui.games import GAMES, BoardPosition
from tictac_gui.games.connect_four import Board


def scores(example: Example, lookahead: int) -> dict[int, int]:
    return Search().evaluate(example.board, lookahead).scores


def answer(example: Example, lookahead: int) -> int | None:
    """Return what the tree says to play."""
    trace = Trace[BoardPosition](example.board, scoring=Scoring.THOUSANDS, lookahead=lookahead)
    return trace.root.best


@pytest.mark.parametrize("game", GAMES)
def test_every_game_begins_with_one_that_is_drawn_whole(game: object) -> None:
    [first, *_] = [example for example in Example if example.game is game]
    assert first.calls <= SMALL
    assert first in examples_of(first.game)


def test_a_double_threat_can_be_stopped_in_one_place_only() -> None:
    example = Example.DOUBLE_THREAT
    board = cast("Board", example.board)
    assert not completing(board, board.turn), "nothing wins at once"
    found = scores(example, 3)
    [winning] = [move for move, score in found.items() if score == WIN - 3]
    after = board.play(winning)
    assert len(completing(after, board.turn)) == 2
    assert not completing(after, board.turn.other)
    assert answer(example, 3) == winning


def test_a_forced_win_is_seen_five_moves_ahead_and_not_before() -> None:
    example = Example.FORCED_WIN
    [winning] = [move for move, score in scores(example, 5).items() if score == WIN - 5]
    assert answer(example, 5) == winning
    for lookahead in (1, 2, 3, 4):
        assert max(scores(example, lookahead).values()) < HIGHEST_ESTIMATE
    assert answer(example, 4) != winning, "it would have missed it"


def test_a_trap_is_walked_into_two_moves_ahead_and_seen_four_moves_ahead() -> None:
    assert Example.MISSED_TRAP.board == Example.SEEN_TRAP.board
    assert (Example.MISSED_TRAP.lookahead, Example.SEEN_TRAP.lookahead) == (2, 4)
    trap = answer(Example.MISSED_TRAP, 2)
    assert trap is not None
    near, far = scores(Example.MISSED_TRAP, 2), scores(Example.SEEN_TRAP, 4)
    assert near[trap] == max(near.values()) > 0, "it looks best"
    assert far[trap] == 4 - WIN, "it loses"
    assert all(abs(score) < HIGHEST_ESTIMATE for move, score in far.items() if move != trap)
    assert answer(Example.SEEN_TRAP, 4) != trap
