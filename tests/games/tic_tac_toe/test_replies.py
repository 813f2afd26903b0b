"""Replies with weights in whole numbers, which lose nothing of the exact odds."""

from collections import defaultdict
from fractions import Fraction

import pytest

from tests.boards import unfinished
from tests.tic_tac_toe import policy_weights
from tictac_gui.engine import Policy
from tictac_gui.games.tic_tac_toe import Board
from tictac_gui.games.tic_tac_toe.exact import Replies, ReplyTables

POLICIES = [
    Policy(lookahead=0),
    Policy(lookahead=2, slip_percent=10),
    Policy(lookahead=None, slip_percent=25, slip_lookahead=2),
    Policy(lookahead=1, slip_percent=37, slip_lookahead=0),
]
BOARDS = list(unfinished())[::7]


@pytest.mark.parametrize("up_to_symmetry", [False, True])
@pytest.mark.parametrize("policy", POLICIES)
def test_every_reply_is_as_likely_as_the_policy_says(policy: Policy, up_to_symmetry: bool) -> None:
    replies = Replies(policy, policy_weights, up_to_symmetry=up_to_symmetry)
    for board in BOARDS:
        expected: dict[Board, Fraction] = defaultdict(Fraction)
        for cell, weight in policy_weights(board, policy).items():
            after = board.play(cell)
            expected[after.canonical if up_to_symmetry else after] += weight
        assert {after: Fraction(part, replies.parts) for after, part in replies[board]} == expected


def test_there_are_three_first_moves_up_to_symmetry() -> None:
    tables = ReplyTables(policy_weights)
    for up_to_symmetry, replies in ((True, 3), (False, 9)):
        assert (
            len(tables.of(Policy(lookahead=0), up_to_symmetry=up_to_symmetry)[Board()]) == replies
        )


def test_replies_are_computed_once() -> None:
    tables = ReplyTables(policy_weights)
    random, first = Policy(lookahead=0), Policy(lookahead=None, takes_first=True)
    assert tables.of(random, up_to_symmetry=True) is tables.of(random, up_to_symmetry=True)
    assert tables.of(random, up_to_symmetry=True) is not tables.of(random, up_to_symmetry=False)
    assert tables.of_both(random, random)[0] is tables.of(random, up_to_symmetry=True)
    assert tables.of_both(random, first)[0] is tables.of(random, up_to_symmetry=False)
    assert tables.of_both(first, random)[1] is tables.of(random, up_to_symmetry=False)
