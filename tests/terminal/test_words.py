"""What the terminal says about moves is what the window says, as far as it goes."""

from enum import Enum
from itertools import product

import pytest

from tests.boards import draw, unfinished
from tests.sample_games import DRAWN, O_WINS, X_WINS
from tests.tic_tac_toe import find_hint
from tictac_gui.analysis import moves_words
from tictac_gui.engine import Mark
from tictac_gui.engine.review import Review, ReviewedMove, Verdict
from tictac_gui.engine.search import Ending, Forecast
from tictac_gui.games import CONNECT_FOUR, TIC_TAC_TOE, Hint
from tictac_gui.games.connect_four.reasons import Reason as FourReason
from tictac_gui.games.tic_tac_toe.reasons import Reason
from tictac_gui.terminal import words
from tictac_gui.words import move_words, reason_words


def judged(verdict: Verdict, before: Forecast, after: Forecast, *best: int) -> ReviewedMove:
    return ReviewedMove(Mark.X, 0, verdict, before, after, best)


def win(own_moves: int) -> Forecast:
    return Forecast(Ending.WIN, own_moves)


def loss(own_moves: int) -> Forecast:
    return Forecast(Ending.LOSS, own_moves)


DRAW = Forecast(Ending.DRAW)


def as_in_the_window(text: str) -> str:
    """Begin and end as a sentence does."""
    return f"{text[0].upper()}{text[1:]}."


class TestAReason:
    def test_is_the_windows_for_every_hint_there_is(self) -> None:
        said: set[Enum] = set()
        for board in unfinished():
            hint = find_hint(board)
            given = TIC_TAC_TOE, hint.reason, hint.forecast, board.turn.other
            text = as_in_the_window(words.good_reason(*given))
            assert text == reason_words.good_reason(*given)
            said.add(hint.reason)
        assert said == set(Reason)

    @pytest.mark.parametrize(
        ("board", "text"),
        [
            ("XX. OO. ...", "it completes three in a row"),
            ("XX. .O. ...", "it stops three in a row"),
            ("XX. O.. ...", "it stops three in a row for now"),
            ("X.. .O. O.X", "it stops three in a row and wins in 2 moves"),
            (".O. .X. ...", "it wins in 3 moves, whatever O does"),
        ],
    )
    def test_is_about_the_position(self, board: str, text: str) -> None:
        hint = find_hint(draw(board))
        assert words.good_reason(TIC_TAC_TOE, hint.reason, hint.forecast, Mark.O) == text


class TestAReasonInConnectFour:
    @pytest.mark.parametrize("reason", FourReason)
    @pytest.mark.parametrize("forecast", [None, win(3), DRAW, loss(2), loss(1)])
    @pytest.mark.parametrize("columns", [(), (4,), (2, 6)])
    def test_is_the_window_s(
        self, reason: FourReason, forecast: Forecast | None, columns: tuple[int, ...]
    ) -> None:
        given = CONNECT_FOUR, reason, forecast, Mark.O, 9, columns
        text = as_in_the_window(words.good_reason(*given))
        assert text == reason_words.good_reason(*given)
        assert "{" not in text

    def test_says_how_far_was_looked(self) -> None:
        hint = Hint(3, FourReason.LOOKS_BEST, None, lookahead=11)
        assert (
            words.hint(CONNECT_FOUR, hint, "4", Mark.O)
            == "A good move: 4; it looks best, 11 moves ahead."
        )

    def test_names_the_columns_it_is_about(self) -> None:
        hint = Hint(3, FourReason.NOT_BELOW, None, 11, cells=(8, 31))
        assert words.hint(CONNECT_FOUR, hint, "4", Mark.O) == (
            "A good move: 4; not columns 2, 4: Red would complete four above them."
        )

    def test_calls_a_move_best_that_is_known_to_be(self) -> None:
        hint = Hint(3, FourReason.FORCES_WIN, win(4), lookahead=11)
        assert words.hint(CONNECT_FOUR, hint, "4", Mark.O) == (
            "A best move: 4; it wins in 4 moves, whatever Red does."
        )


@pytest.mark.parametrize(
    ("forecast", "text"), [(win(2), "Win in 2"), (DRAW, "Draw"), (loss(3), "Lose in 3")]
)
def test_a_value_is_short(forecast: Forecast, text: str) -> None:
    assert words.value(forecast) == text == move_words.value(forecast)


@pytest.mark.parametrize(
    ("move", "text"),
    [
        (judged(Verdict.BEST, DRAW, DRAW, 0), "Best"),
        (judged(Verdict.ONLY, win(2), win(2), 0), "Only move: it alone keeps the win."),
        (judged(Verdict.ONLY, DRAW, DRAW, 0), "Only move: it alone keeps the draw."),
        (
            judged(Verdict.INEXACT, win(1), win(2), 4),
            "Inaccuracy: a win in 2 instead of 1. Better: 5.",
        ),
        (
            judged(Verdict.INEXACT, loss(2), loss(1), 4),
            "Inaccuracy: a loss in 1 instead of 2. Better: 5.",
        ),
        (
            judged(Verdict.MISTAKE, DRAW, loss(2), 0, 2, 6, 8),
            "Mistake: it turned a draw into a loss. Better: 1, 3, 7, 9.",
        ),
        (
            judged(Verdict.MISTAKE, win(2), DRAW, 4),
            "Mistake: it turned a win into a draw. Better: 5.",
        ),
        (
            judged(Verdict.BLUNDER, win(1), loss(1), 2),
            "Blunder: it turned a win into a loss. Better: 9.",
        ),
    ],
)
def test_a_verdict_names_what_was_better_by_what_is_typed(move: ReviewedMove, text: str) -> None:
    assert words.verdict(TIC_TAC_TOE, move) == text


def test_verdicts_have_the_names_that_they_have_in_the_window() -> None:
    for verdict in Verdict:
        move = judged(verdict, DRAW, loss(1), 4)
        assert words.verdict(TIC_TAC_TOE, move).startswith(moves_words.verdict(verdict))


def test_a_best_move_is_explained_if_the_game_can() -> None:
    [*_, last] = TIC_TAC_TOE.review(O_WINS).moves
    assert words.verdict(TIC_TAC_TOE, last).endswith(": it completes three in a row.")


class TestTheSummary:
    def test_says_when_no_move_changed_the_result(self) -> None:
        history = TIC_TAC_TOE.history()
        while not history.position.outcome:
            history = history.play(TIC_TAC_TOE.find_hint(history.position).move)
        text = words.summary(TIC_TAC_TOE.review(history.moves), Mark.X)
        assert text == "Best moves: 5 of your 5. No move changed the result."

    def test_says_no_more_than_is_known(self) -> None:
        whole = TIC_TAC_TOE.review(X_WINS).by_number
        too_long = "To judge every move would take too long."
        for known, text in (
            ((None, *whole[1:]), f"The computer's move 2 turned a draw into a loss. {too_long}"),
            ((*whole[:2], None, *whole[3:]), too_long),
            ((None,) * 5, too_long),
        ):
            assert words.summary(Review(known), Mark.X) == text

    def test_is_the_windows_for_every_kind_of_game(self) -> None:
        for moves, person in product((X_WINS, O_WINS, DRAWN), Mark):
            review = TIC_TAC_TOE.review(moves)
            text = words.summary(review, person)
            assert text == moves_words.summary(TIC_TAC_TOE, review, frozenset({person}))
