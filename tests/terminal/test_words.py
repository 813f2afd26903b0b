"""What the terminal says about moves."""

from enum import Enum

import pytest

from tests.boards import draw, unfinished
from tests.sample_games import O_WINS
from tests.tic_tac_toe import find_hint
from tictac_gui.engine import Mark
from tictac_gui.engine.forecast import Ending, Forecast
from tictac_gui.engine.review import ReviewedMove, Verdict
from tictac_gui.games import TIC_TAC_TOE
from tictac_gui.games.tic_tac_toe.hints import Reason
from tictac_gui.terminal import words


def judged(verdict: Verdict, before: Forecast, after: Forecast, *best: int) -> ReviewedMove:
    return ReviewedMove(Mark.X, 0, verdict, before, after, best)


def win(own_moves: int) -> Forecast:
    return Forecast(Ending.WIN, own_moves)


def loss(own_moves: int) -> Forecast:
    return Forecast(Ending.LOSS, own_moves)


DRAW = Forecast(Ending.DRAW)


class TestAReason:
    def test_is_said_of_every_hint_there_is(self) -> None:
        said: dict[Enum, str] = {}
        for board in unfinished():
            hint = find_hint(board)
            text = words.reason(hint, board.turn.other)
            assert "{" not in text
            said.setdefault(hint.reason, text)
        assert set(said) == set(Reason)

    @pytest.mark.parametrize(
        ("board", "text"),
        [
            ("XX. OO. ...", "it completes three in a row"),
            (".O. .X. ...", "it wins in 3 moves, whatever O does"),
            ("XX. .O. ...", "it stops three in a row"),
            ("X.. .O. O.X", "it stops three in a row and wins in 2 moves"),
        ],
    )
    def test_is_about_the_position(self, board: str, text: str) -> None:
        assert words.reason(find_hint(draw(board)), Mark.O) == text

    def test_promises_no_more_than_a_delay_where_all_is_lost(self) -> None:
        said = {
            words.reason(hint, Mark.O)
            for hint in map(find_hint, unfinished())
            if hint.reason is Reason.BLOCKS and hint.forecast.ending is Ending.LOSS
        }
        assert said == {"it stops three in a row for now"}


@pytest.mark.parametrize(
    ("forecast", "text"), [(win(2), "Win in 2"), (DRAW, "Draw"), (loss(3), "Lose in 3")]
)
def test_a_value_is_short(forecast: Forecast, text: str) -> None:
    assert words.value(forecast) == text


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


class TestTheSummary:
    def test_says_when_no_move_changed_the_result(self) -> None:
        history = TIC_TAC_TOE.history()
        while not history.position.outcome:
            history = history.play(TIC_TAC_TOE.find_hint(history.position).move)
        text = words.summary(TIC_TAC_TOE.review(history.moves), Mark.X)
        assert text == "Best moves: 5 of your 5. No move changed the result."

    def test_names_the_persons_own_mistake_first(self) -> None:
        review = TIC_TAC_TOE.review(O_WINS)
        for person in Mark:
            own = review.first_change(person)
            whose = "The computer's" if own is None else "Your"
            number = review.first_change() if own is None else own
            assert number is not None
            text = words.summary(review, person)
            best, played = review.best(person), review.played(person)
            assert text.startswith(
                f"Best moves: {best} of your {played}. {whose} move {number + 1}"
            )
            assert "turned a " in text
