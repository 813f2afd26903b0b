"""What the search tree says about every step."""

import pytest

from tests.boards import unfinished
from tests.connect_four import random_positions
from tests.countdown import COUNTDOWN, Countdown
from tictac_gui.analysis import tree_words
from tictac_gui.analysis.search_choice import Example
from tictac_gui.engine import Mark
from tictac_gui.engine.trace import Scoring, Trace
from tictac_gui.games import CONNECT_FOUR, TIC_TAC_TOE, BoardPosition, Game
from tictac_gui.games.connect_four import Board as Grid
from tictac_gui.games.tic_tac_toe import Board
from tictac_gui.words import number_words

SAMPLE = Board.parse("O.X/X.X/.OO")


def texts(trace: Trace[BoardPosition], game: Game = TIC_TAC_TOE) -> list[str]:
    return [tree_words.step(game, trace, trace.path(step), step) for step in range(trace.steps)]


def test_the_sample_board_is_described_as_in_its_tutorial() -> None:
    assert texts(Trace[BoardPosition](SAMPLE)) == [
        (
            "Call 1: X is to move; the search is for it, so it is MAX, tries every move and keeps"
            " the highest value."
        ),
        "Call 2: X plays top middle. Now MIN (O) looks for the lowest value.",
        "Call 3: O plays centre and wins. It returns −10.",
        "Call 4: O plays bottom left and wins. It returns −10.",
        "Call 2 returns −10, the lowest of −10, −10 (call 3).",
        "Call 5: X plays centre and wins. It returns +10.",
        "Call 6: X plays bottom left. Now MIN (O) looks for the lowest value.",
        "Call 7: O plays top middle. Now MAX (X) looks for the highest value.",
        "Call 8: X plays centre and wins. It returns +10.",
        "Call 7 returns +10, the value of its only move (call 8).",
        "Call 9: O plays centre and wins. It returns −10.",
        "Call 6 returns −10, the lowest of +10, −10 (call 9).",
        ("Call 1 returns +10, the highest of −10, +10, −10 (call 5). The answer: X plays centre."),
    ]


def test_a_move_of_another_game_is_described_by_its_own_name() -> None:
    words = texts(Trace[BoardPosition](Countdown(3)), COUNTDOWN)
    assert words[1] == "Call 2: X plays column 2. Now MIN (O) looks for the lowest value."
    assert words[-1].endswith("The answer: X plays column 3.")


def test_alpha_beta_says_its_bounds_and_why_it_prunes() -> None:
    words = texts(Trace[BoardPosition](SAMPLE, prune=True))
    assert words[3] == "Call 4: O plays bottom left and wins. It returns −10."
    assert words[6] == (
        "Call 6: X plays bottom left. Now MIN (O) looks for the lowest value. "
        "Alpha is +10, beta +∞."
    )
    assert words[10] == (
        "Call 6 returns +10. MIN can hold MAX to +10 here (call 7), but MAX already has +10 "
        "elsewhere (call 5) and need not come here. So 1 move is pruned: alpha +10 ≥ beta +10."
    )


def test_max_prunes_for_its_own_reason() -> None:
    trace = Trace[BoardPosition](Board.parse("X.O/.X./.XO"), prune=True)
    cuts = [text for text in texts(trace) if "pruned" in text]
    assert any(
        "MAX can get 0 here (call 13), but MIN can hold MAX to 0 elsewhere (call 7) and need not "
        "let it come to this." in text
        for text in cuts
    )
    assert any("So 2 moves are pruned: alpha 0 ≥ beta −10." in text for text in cuts)


@pytest.mark.parametrize(
    ("rows", "words"),
    [
        ("XXX/OO./...", "Call 1: X has won. It returns −10 at once."),
        ("XOX/XOO/OXX", "Call 1: the game is drawn. It returns 0 at once."),
    ],
)
def test_a_finished_game_is_answered_at_once(rows: str, words: str) -> None:
    assert texts(Trace[BoardPosition](Board.parse(rows))) == [words]


def test_a_full_board_is_a_draw() -> None:
    words = texts(Trace[BoardPosition](Board.parse("XOX/XOO/O.X")))
    assert words[1] == "Call 2: X plays bottom middle: a draw. It returns 0."


@pytest.mark.parametrize("prune", [False, True])
def test_every_step_of_every_ending_is_described_with_its_number_and_value(prune: bool) -> None:
    for board in unfinished():
        if len(board.moves()) > 3:
            continue
        trace = Trace[BoardPosition](board, prune=prune, scoring=Scoring.DISTANCES)
        for step, words in enumerate(texts(trace)):
            call = trace.path(step)[-1]
            assert words.startswith(f"Call {call.number}")
            assert "{" not in words
            if call.has_returned(step):
                assert f"returns {number_words.value(call.value)}" in words


@pytest.mark.parametrize(
    ("amount", "text"),
    [(10, "+10"), (0, "0"), (-1, "−1"), (float("inf"), "+∞"), (float("-inf"), "−∞")],
)
def test_a_value_has_its_sign(amount: float, text: str) -> None:
    assert number_words.value(amount) == text


@pytest.mark.parametrize("example", Example)
def test_an_example_is_named_with_the_size_of_its_tree(
    example: Example,
) -> None:
    trace = Trace[BoardPosition](example.board, lookahead=example.lookahead)
    assert trace.root.calls == example.calls
    assert f"(a tree of {number_words.number(example.calls)})" in tree_words.example_name(example)


def test_the_examples_are_what_their_names_say() -> None:
    win = Trace[BoardPosition](Example.WIN.board)
    best = next(call for call in win.children(win.root) if call.move == win.root.best)
    assert best.position.outcome
    assert (
        2 * Trace[BoardPosition](Example.PRUNED.board, prune=True).root.calls
        == Example.PRUNED.calls
    )
    draw = Trace[BoardPosition](Example.DRAW.board)
    assert [call.value for call in draw.children(draw.root)].count(0) == 1
    assert draw.root.value == 0
    fork = Trace[BoardPosition](Example.FORK.board)
    assert [call.value for call in fork.children(fork.root)] == [10, -10, -10, -10]


def test_ways_to_score_are_named_and_explained() -> None:
    for beats_estimates, count in ((False, 3), (True, 2)):
        offered = [each for each in Scoring if each.beats_estimates is beats_estimates]
        assert len({tree_words.scoring_name(scoring) for scoring in offered}) == count
        assert len({tree_words.scoring_hint(scoring) for scoring in offered}) == count


@pytest.mark.parametrize(
    ("value", "words"),
    [
        (0, "about even"),
        (4, "about even"),
        (-5, "a little better for Red"),
        (14, "a little better for Amber"),
        (15, "better for Amber"),
        (-29, "better for Red"),
        (30, "much better for Amber"),
        (800, "much better for Amber"),
        (-993, "Red wins with best play"),
        (1000, "Amber wins with best play"),
    ],
)
def test_says_for_whom_it_is_better_and_how_much(value: int, words: str) -> None:
    assert tree_words.meaning(CONNECT_FOUR, value, Mark.X) == words
    in_letters = words.replace("Amber", "O").replace("Red", "X")
    assert tree_words.meaning(TIC_TAC_TOE, value, Mark.O) == in_letters


def test_says_what_counts_for_a_side() -> None:
    # X has three at the bottom, free on both sides, where the rows are X's.
    board = Grid.parse("223347")
    own = tree_words.features(CONNECT_FOUR, board, Mark.X)
    assert own == (
        "What counts: discs near the centre −1, open threes +12, open threes in a good row +24."
    )
    assert tree_words.features(CONNECT_FOUR, board, Mark.O) == own.translate(
        str.maketrans("+−", "−+")
    )


def test_says_that_nothing_counts() -> None:
    assert (
        tree_words.features(CONNECT_FOUR, Grid(), Mark.X)
        == "Both sides are equal in everything counted."
    )


def test_says_nothing_where_the_game_explains_no_estimate() -> None:
    assert tree_words.features(COUNTDOWN, Countdown(3), Mark.X) == ""


@pytest.mark.parametrize("prune", [False, True])
def test_every_step_is_described_with_its_number_and_value(prune: bool) -> None:
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


def test_a_toy_game_is_described_without_reasons() -> None:
    trace = Trace[BoardPosition](Countdown(5), scoring=Scoring.THOUSANDS, lookahead=1)
    words = [tree_words.step(COUNTDOWN, trace, trace.path(step), step) for step in (0, 1, 3)]
    assert words == [
        (
            "Call 1: X is to move; the search is for it, so it is MAX, tries every move and"
            " keeps the highest value. "
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
