"""What is said about moves of which not everything is known yet."""

from dataclasses import replace

import pytest

from tests.sample_games import O_WINS, X_WINS
from tests.tic_tac_toe import review
from tictac_gui.engine import Mark
from tictac_gui.engine.forecast import Ending, Forecast
from tictac_gui.engine.study.review import Review, ReviewedMove, Verdict
from tictac_gui.games import TIC_TAC_TOE
from tictac_gui.ui.words.moves import reason_words, verdict_words


def rough(before: Ending, after: Ending, verdict: Verdict) -> ReviewedMove:
    known = Forecast(before), Forecast(after)
    return ReviewedMove(Mark.X, 0, verdict, *known, best=(4,), is_rough=True)


@pytest.mark.parametrize(
    ("ending", "sentence"),
    [
        (Ending.WIN, "No mistake: it keeps the win."),
        (Ending.DRAW, "No mistake: it keeps the draw."),
        (Ending.LOSS, "No mistake: the game was lost already."),
    ],
)
def test_a_move_that_changed_nothing_is_no_mistake(ending: Ending, sentence: str) -> None:
    move = rough(ending, ending, Verdict.NO_MISTAKE)
    assert verdict_words.verdict_in_full(TIC_TAC_TOE, move) == sentence


@pytest.mark.parametrize(
    ("before", "after", "verdict", "sentences"),
    [
        (
            *(Ending.WIN, Ending.LOSS, Verdict.BLUNDER),
            (
                "Blunder: it turned a win into a loss. Better: centre.",
                "Here O was given a win; the centre would have won.",
            ),
        ),
        (
            *(Ending.WIN, Ending.DRAW, Verdict.MISTAKE),
            (
                "Mistake: it turned a win into a draw. Better: centre.",
                "Here X had a win; the centre would have won.",
            ),
        ),
        (
            *(Ending.DRAW, Ending.LOSS, Verdict.MISTAKE),
            (
                "Mistake: it turned a draw into a loss. Better: centre.",
                "Here O was given a win; the centre would have held the draw.",
            ),
        ),
    ],
)
def test_a_move_that_changed_the_result_tells_no_distance(
    before: Ending, after: Ending, verdict: Verdict, sentences: tuple[str, str]
) -> None:
    move = rough(before, after, verdict)
    in_full = verdict_words.verdict_in_full(TIC_TAC_TOE, move)
    assert (in_full, reason_words.turning_point(TIC_TAC_TOE, move)) == sentences


def test_a_win_at_once_is_told_before_anything_else() -> None:
    move = rough(Ending.WIN, Ending.LOSS, Verdict.BLUNDER)
    missed = replace(move, before=Forecast(Ending.WIN, 1))
    allowed = replace(move, after=Forecast(Ending.LOSS, 1))
    for known, start in (
        (missed, "Here X could have won at once;"),
        (replace(missed, after=allowed.after), "Here X could have won at once;"),
        (allowed, "Here O was given a win at once;"),
    ):
        assert reason_words.turning_point(TIC_TAC_TOE, known).startswith(start)


def test_a_summary_counts_no_best_moves_until_all_are_known() -> None:
    [first, *others] = review(X_WINS).moves
    known = Review((replace(first, is_rough=True), *others))
    for people in (frozenset({Mark.X}), frozenset(Mark)):
        assert verdict_words.summary(known, people).endswith("turned a draw into a loss.")
        assert "Best" not in verdict_words.summary(known, people)
    quiet = Review(tuple(replace(each, verdict=Verdict.BEST, is_rough=True) for each in others))
    assert verdict_words.summary(quiet, frozenset()) == "No move changed the result."


class TestTheProgress:
    KNOWN = review(O_WINS).moves

    def test_names_the_move_that_is_judged(self) -> None:
        unjudged = Review((self.KNOWN[0], None, None, *self.KNOWN[3:]))
        text = verdict_words.progress(unjudged, is_running=True)
        assert text == "Judging move 3 of 6…"
        rough = Review((replace(self.KNOWN[0], is_rough=True), *self.KNOWN[1:]))
        assert verdict_words.progress(rough, is_running=True) == "Judging move 1 of 6…"

    def test_says_when_it_is_given_up(self) -> None:
        text = verdict_words.progress(Review((None, *self.KNOWN[1:])), is_running=False)
        assert text == "To judge every move in full would take too long."

    @pytest.mark.parametrize("is_running", [True, False])
    def test_is_silent_about_what_is_known(self, is_running: bool) -> None:
        assert verdict_words.progress(Review(self.KNOWN), is_running=is_running) == ""
