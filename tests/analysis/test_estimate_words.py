"""What an estimate is said to mean."""

import pytest

from tests.connect_four import random_positions
from tests.countdown import COUNTDOWN, Countdown
from tictac_gui.analysis import tree_words
from tictac_gui.engine import Mark
from tictac_gui.engine.trace import Scoring, Trace
from tictac_gui.games import CONNECT_FOUR, BoardPosition
from tictac_gui.games.connect_four import Board
from tictac_gui.words import number_words


@pytest.mark.parametrize(
    ("value", "words"),
    [
        (0, "about even"),
        (4, "about even"),
        (-5, "a little better for O"),
        (14, "a little better for X"),
        (15, "better for X"),
        (-29, "better for O"),
        (30, "much better for X"),
        (800, "much better for X"),
        (-993, "O wins with best play"),
        (1000, "X wins with best play"),
    ],
)
def test_tells_for_whom_it_is_better_and_how_much(value: int, words: str) -> None:
    assert tree_words.meaning(value, Mark.X) == words
    swapped = words.translate(str.maketrans("XO", "OX"))
    assert tree_words.meaning(value, Mark.O) == swapped


def test_tells_what_counts_for_a_side() -> None:
    # X has three at the bottom, free on both sides, where the rows are X's.
    board = Board.parse("223347")
    own = tree_words.features(CONNECT_FOUR, board, Mark.X)
    assert own == (
        "What counts: discs near the centre −1, open threes +12, open threes in a good row +24."
    )
    assert tree_words.features(CONNECT_FOUR, board, Mark.O) == own.translate(
        str.maketrans("+−", "−+")
    )


def test_tells_that_nothing_counts() -> None:
    assert tree_words.features(CONNECT_FOUR, Board(), Mark.X) == "Nothing counts more for one side."


def test_says_nothing_where_the_game_does_not_tell() -> None:
    assert tree_words.features(COUNTDOWN, Countdown(3), Mark.X) == ""


@pytest.mark.parametrize("prune", [False, True])
def test_every_step_is_told_with_its_number_and_value(prune: bool) -> None:
    for board in random_positions(12, seed=5):
        trace = Trace[BoardPosition](board, prune=prune, scoring=Scoring.FAR_DISTANCES, lookahead=2)
        for step in range(trace.steps):
            path = trace.path(step)
            words = tree_words.step(CONNECT_FOUR, trace, path, step)
            call = path[-1]
            assert words.startswith(f"Call {call.number}")
            assert "{" not in words
            if call.has_returned(step):
                returned = "returns the estimate" if call.is_estimate else "returns"
                assert f"{returned} {number_words.value(call.value)}" in words
            if call.is_estimate:
                assert "Looked 2 moves ahead" in words
                assert tree_words.returned(call) == f"≈ {number_words.value(call.value)}"


def test_a_toy_game_is_told_without_reasons() -> None:
    trace = Trace[BoardPosition](Countdown(5), scoring=Scoring.THOUSANDS, lookahead=1)
    words = [tree_words.step(COUNTDOWN, trace, trace.path(step), step) for step in (0, 1, 3)]
    assert words == [
        (
            "Call 1: X is to move, and is MAX: it tries every move and keeps the highest value. "
            "It looks 1 move ahead and estimates there."
        ),
        (
            "Call 2: X plays column 2. Looked 1 move ahead: it returns the estimate −5, "
            "a little better for O."
        ),
        (
            "Call 1 returns +5, the highest of −5, +5 (call 3). The answer: X plays column 3. "
            "Looked 1 move ahead: a little better for X."
        ),
    ]
