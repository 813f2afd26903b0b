"""What is said about moves that the board alone doesn't explain, and while they are judged."""

from dataclasses import replace

import pytest

from tests.sample_games import O_WINS
from tests.tic_tac_toe import review
from tictac_gui.analysis import moves_words
from tictac_gui.engine import Mark
from tictac_gui.engine.review import Review, ReviewedMove, Verdict
from tictac_gui.engine.search import Ending, Forecast
from tictac_gui.games import TIC_TAC_TOE
from tictac_gui.words import reason_words

WON, DRAWN, LOST = Forecast(Ending.WIN, 4), Forecast(Ending.DRAW), Forecast(Ending.LOSS, 3)


def judged(before: Forecast, after: Forecast, verdict: Verdict) -> ReviewedMove:
    return ReviewedMove(Mark.X, 0, verdict, before, after, best=(4,))


@pytest.mark.parametrize(
    ("before", "after", "verdict", "sentences"),
    [
        (
            *(WON, LOST, Verdict.BLUNDER),
            (
                "Blunder: it turned a win into a loss. Better: centre.",
                "Here O was given a win in 3 moves; the centre would have won.",
            ),
        ),
        (
            *(WON, DRAWN, Verdict.MISTAKE),
            (
                "Mistake: it turned a win into a draw. Better: centre.",
                "Here X had a win in 4 moves; the centre would have won.",
            ),
        ),
        (
            *(DRAWN, LOST, Verdict.MISTAKE),
            (
                "Mistake: it turned a draw into a loss. Better: centre.",
                "Here O was given a win in 3 moves; the centre would have held the draw.",
            ),
        ),
    ],
)
def test_a_move_that_changed_the_result_says_what_it_gave_away(
    before: Forecast, after: Forecast, verdict: Verdict, sentences: tuple[str, str]
) -> None:
    move = judged(before, after, verdict)
    in_full = moves_words.verdict_in_full(TIC_TAC_TOE, move)
    assert (in_full, reason_words.turning_point(TIC_TAC_TOE, move)) == sentences


def test_a_win_at_once_is_mentioned_before_anything_else() -> None:
    move = judged(WON, LOST, Verdict.BLUNDER)
    missed = replace(move, before=Forecast(Ending.WIN, 1))
    allowed = replace(move, after=Forecast(Ending.LOSS, 1))
    for known, start in (
        (missed, "Here X could have won at once;"),
        (replace(missed, after=allowed.after), "Here X could have won at once;"),
        (allowed, "Here O was given a win at once;"),
    ):
        assert reason_words.turning_point(TIC_TAC_TOE, known).startswith(start)


class TestTheProgress:
    KNOWN = review(O_WINS).moves

    def test_names_the_move_that_is_judged(self) -> None:
        unjudged = Review((self.KNOWN[0], None, None, *self.KNOWN[3:]))
        text = moves_words.progress(unjudged, is_running=True)
        assert text == "Judging move 3 of 6…"

    def test_says_when_it_is_given_up(self) -> None:
        text = moves_words.progress(Review((None, *self.KNOWN[1:])), is_running=False)
        assert text == "To judge every move would take too long."

    @pytest.mark.parametrize("is_running", [True, False])
    def test_is_silent_about_what_is_known(self, is_running: bool) -> None:
        assert moves_words.progress(Review(self.KNOWN), is_running=is_running) == ""
