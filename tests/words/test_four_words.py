"""What is said about moves of Connect Four, and why they were good or bad."""

import re
from dataclasses import replace
from enum import Enum

import pytest

from tictac_gui.analysis import moves_words
from tictac_gui.engine import Mark
from tictac_gui.engine.review import ReviewedMove, judge
from tictac_gui.engine.search import Ending, Forecast
from tictac_gui.games import CONNECT_FOUR, Hint
from tictac_gui.games.connect_four import Board
from tictac_gui.games.connect_four.book import OPENING_BOOK
from tictac_gui.games.connect_four.hints import Hints
from tictac_gui.games.connect_four.reasons import Flaw, Reason
from tictac_gui.games.connect_four.scores import ExactScores
from tictac_gui.words import reason_words

EXACT = ExactScores(OPENING_BOOK)


def hint(text: str) -> str:
    """Say what is hinted at by someone who has all the time in the world."""
    board = Board.parse(text)
    found = Hints(EXACT, CONNECT_FOUR.search, clock=lambda: 0.0).find(board)
    return reason_words.hint(CONNECT_FOUR, found, board.turn.other)


def reviewed(text: str) -> ReviewedMove:
    """Judge the last move of a game, whose verdict is not asked for."""
    board, move = Board.parse(text[:-1]), int(text[-1]) - 1
    found = judge(board, move, CONNECT_FOUR.scores(board))
    assert CONNECT_FOUR.explainer
    return replace(found, explanation=CONNECT_FOUR.explainer(board, move, None))


class TestTheHint:
    @pytest.mark.parametrize(
        ("text", "sentence"),
        [
            ("1362112715475143633427765", "Hint: column 5. It completes four in a row."),
            ("6545412556571157626131163", "Hint: column 4. It stops four in a row for now."),
            ("1376214171176457415774264", "Hint: column 6. It makes two threats at once."),
            (
                "74532245353733716413667761",
                "Hint: column 5. It forces two threats at once and wins in 3 moves.",
            ),
            (
                "274426741365654454225127765511",
                "Hint: column 2. It wins: in the end Red must play below the threat in column 3.",
            ),
            (
                "465123272235232461465553433",
                "Hint: column 4. It wins in 8 moves, whatever Amber does.",
            ),
            (
                "4276626142277122663114545",
                "Hint: column 3. Amber has two threats, and only one can be stopped.",
            ),
            (
                "561131736262767721127252555357",
                "Hint: column 3. Lost: in the end Amber must play below the threat in column 4.",
            ),
            (
                "346363576624452522543453431226",
                "Hint: column 5. All moves lose, this one latest: in 4 moves.",
            ),
            ("417456474565611556325634233", "Hint: column 2. It prevents two threats at once."),
            ("5617237171572355754117126436", "Hint: column 3. All other moves lose."),
            (
                "363133226267373455151555",
                "Hint: column 6. Not column 4: Red would complete four above it.",
            ),
            ("626442453354462265513325351111", "Hint: column 4. It keeps the draw."),
        ],
    )
    def test_says_why(self, text: str, sentence: str) -> None:
        assert hint(text) == sentence

    def test_names_all_columns_that_are_not_to_be_played(self) -> None:
        found = Hint(0, Reason.NOT_BELOW, None, 9, side=Mark.O, cells=(8, 31))
        said = reason_words.hint(CONNECT_FOUR, found, Mark.O)
        assert said == "Hint: column 1. Not columns 2, 4: Red would complete four above them."

    def test_says_that_the_end_is_next(self) -> None:
        found = Hint(0, Reason.LOST, Forecast(Ending.LOSS, 1))
        said = reason_words.hint(CONNECT_FOUR, found, Mark.O)
        assert said == "Hint: column 1. All moves let Red complete four."


class TestTheTurningPoint:
    @pytest.mark.parametrize(
        ("text", "flaw", "sentence"),
        [
            (
                "13621127154751436334277651",
                Flaw.MISSED_WIN,
                "Here Red could have completed four in a row; column 5 would have won.",
            ),
            (
                "72227651166677211135256714",
                Flaw.ALLOWED_FORK,
                "Here Amber was allowed two threats at once; column 3 would have won.",
            ),
            (
                "13762141711764574157742642",
                Flaw.MISSED_FORK,
                "Here Red could have made two threats at once; column 6 would have won.",
            ),
            (
                "2744267413656544542251277655113",
                Flaw.PLAYED_BELOW,
                "Here Red was given the cell above, and four in a row; column 2 would have won.",
            ),
            (
                "56172371715723557541171264364",
                Flaw.ALLOWED_FORCED_FORK,
                (
                    "Here Red was allowed to force two threats at once;"
                    " column 3 would have held the draw."
                ),
            ),
        ],
    )
    def test_says_what_happened_and_what_was_better(
        self, text: str, flaw: Enum, sentence: str
    ) -> None:
        move = reviewed(text)
        assert move.explanation
        assert move.explanation.reason is flaw
        assert reason_words.turning_point(CONNECT_FOUR, move) == sentence

    def test_names_the_column_of_a_threat_that_decides_in_the_end(self) -> None:
        assert reason_words.flaw(CONNECT_FOUR, reviewed("1721654356323311215344556536")) == (
            "Amber's threat in column 4 wins in the end"
        )
        assert reason_words.flaw(CONNECT_FOUR, reviewed("666242757224544244162355313")) == (
            "Amber's threat in column 3 would have won in the end"
        )

    def test_has_words_for_every_flaw_that_can_be_seen(self) -> None:
        move = reviewed("1721654356323311215344556536")
        assert move.explanation
        for flaw in Flaw:
            if flaw is not Flaw.TOO_DEEP:
                explained = replace(move, explanation=replace(move.explanation, reason=flaw))
                assert re.match("Amber('s)? ", reason_words.flaw(CONNECT_FOUR, explained) or "")


class TestTheVerdict:
    def test_says_why_a_move_was_good(self) -> None:
        move = reviewed("6545412556571157626131163" + "4")
        said = moves_words.verdict_in_full(CONNECT_FOUR, move)
        assert said == "Best. It stops four in a row for now."

    def test_says_what_was_wrong(self) -> None:
        move = reviewed("2744267413656544542251277655113")
        said = moves_words.verdict_in_full(CONNECT_FOUR, move)
        assert "Red was given the cell above, and four in a row." in said
