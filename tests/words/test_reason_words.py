"""One true sentence on where a game turned: right for every move that changes a result."""

import re
from enum import Enum

import pytest

from tests.boards import unfinished
from tests.countdown import COUNTDOWN
from tests.games.tic_tac_toe.test_hints import winning_cells
from tests.solver import best_moves, move_value, plies_to_the_end
from tests.tic_tac_toe import review
from tictac_gui.engine import Mark
from tictac_gui.engine.review import reviews
from tictac_gui.engine.search import Ending, Forecast
from tictac_gui.games import CONNECT_FOUR, TIC_TAC_TOE, Game
from tictac_gui.games.connect_four.reasons import Reason as FourReason
from tictac_gui.games.tic_tac_toe import Board
from tictac_gui.games.tic_tac_toe.reasons import Reason
from tictac_gui.words import reason_words
from tictac_gui.words.move_words import move_place
from tictac_gui.words.reason_words import good_reason

SENTENCE = re.compile(r"Here ([XO])(?:'s)? (.+); the (.+) would have (won|held the draw)\.")

LINES = {
    "row": [{0, 1, 2}, {3, 4, 5}, {6, 7, 8}],
    "column": [{0, 3, 6}, {1, 4, 7}, {2, 5, 8}],
    "diagonal": [{0, 4, 8}, {2, 4, 6}],
}


def has_line(board: Board, side: Mark, shape: str, cells: set[int]) -> bool:
    """Return whether the side lacks one of these cells for a line of that shape."""
    own = {cell for cell in range(9) if board.mark_at(cell) is side}
    return any(len(line - own) == 1 and line - own <= cells for line in LINES[shape])


class TestTheTurningPoint:
    @pytest.mark.parametrize(
        ("moves", "sentence"),
        [
            (
                (0, 4, 1, 2, 3),
                "Here O's diagonal was left open; the bottom left would have held the draw.",
            ),
            ((0, 4, 1, 8), "Here X's row was left open; the top right would have held the draw."),
            ((0, 3, 1, 4, 8), "Here X could have completed a row; the top right would have won."),
            (
                (0, 1, 4, 8, 7),
                "Here X could have made two threats at once; the bottom left would have won.",
            ),
            (
                (0, 4, 8, 2),
                "Here X was allowed two threats at once; the top middle would have held the draw.",
            ),
            (
                (0, 1),
                (
                    "Here X was allowed to force two threats at once;"
                    " the centre would have held the draw."
                ),
            ),
        ],
    )
    def test_says_what_happened_and_what_was_better(
        self, moves: tuple[int, ...], sentence: str
    ) -> None:
        assert reason_words.turning_point(TIC_TAC_TOE, review(moves).moves[-1]) == sentence

    def test_is_true_of_every_move_that_changes_a_result(self) -> None:
        counted = 0
        for board in unfinished():
            game, value = TIC_TAC_TOE, plies_to_the_end(board)[0]
            for cell in board.moves():
                if move_value(board, cell)[0] == value:
                    continue
                *_, found = reviews(board, [cell], game.scores, explain=game.explainer)
                [move] = found.moves
                said = SENTENCE.fullmatch(reason_words.turning_point(game, move))
                assert said, (board, cell)
                side, what, better, result = said.groups()
                assert better in {move_place(game, best) for best in best_moves(board)}
                assert result == ("won" if value == 1 else "held the draw")
                self.check_line(board, cell, Mark(side), what)
                counted += 1
        assert counted == 7304

    def check_line(self, board: Board, cell: int, side: Mark, what: str) -> None:
        after = board.play(cell)
        if what.endswith("was left open"):
            assert side is not board.turn
            assert has_line(after, side, what.split(maxsplit=1)[0], winning_cells(after, side))
        elif what.startswith("could have completed a"):
            assert side is board.turn
            assert has_line(board, side, what.rsplit(maxsplit=1)[-1], winning_cells(board, side))
        else:
            allowed = what.startswith(("was allowed", "was given", "had two lines left open"))
            assert (side is not board.turn) == allowed, what

    @pytest.mark.parametrize(
        ("moves", "text"),
        [
            ((0, 1), "Then: X centre, O bottom right, X bottom left."),
            ((0, 1, 2), "Better: X centre, O bottom right, X bottom left."),
            ((0, 4, 8, 2), None),
            ((0, 4, 1, 2, 3), None),
        ],
    )
    def test_names_the_moves_only_where_the_lines_alone_don_t_show_it(
        self, moves: tuple[int, ...], text: str | None
    ) -> None:
        assert reason_words.forced_moves(TIC_TAC_TOE, review(moves).moves[-1]) == text

    def test_names_no_moves_where_the_game_explains_nothing(self) -> None:
        assert reason_words.forced_moves(COUNTDOWN, COUNTDOWN.review((2, 2)).moves[1]) is None

    def test_says_the_outcome_where_the_game_explains_nothing(self) -> None:
        move = COUNTDOWN.review((2, 2)).moves[1]
        said = reason_words.turning_point(COUNTDOWN, move)
        assert said == "Here X was given a win at once; column 2 would have won."


FORECASTS = (None, Forecast(Ending.WIN, 3), Forecast(Ending.DRAW), Forecast(Ending.LOSS, 2))


@pytest.mark.parametrize(
    ("game", "reason"),
    [(TIC_TAC_TOE, reason) for reason in Reason]
    + [(CONNECT_FOUR, reason) for reason in FourReason],
)
def test_a_reason_is_a_sentence(game: Game, reason: Enum) -> None:
    for forecast in FORECASTS:
        sentence = good_reason(game, reason, forecast, Mark.O, lookahead=4, columns=(2,))
        assert sentence.endswith("."), forecast
        assert sentence[0].isupper(), forecast
        assert not {"{", "}"} & set(sentence), forecast


def test_no_two_reasons_of_a_game_have_the_same_words() -> None:
    for game, reasons in ((TIC_TAC_TOE, Reason), (CONNECT_FOUR, FourReason)):
        texts = [good_reason(game, reason, None, Mark.O, 4, (2,)) for reason in reasons]
        assert len(set(texts)) == len(texts)


def test_a_move_that_stops_four_is_described_with_the_end_of_the_game() -> None:
    texts = [
        good_reason(CONNECT_FOUR, FourReason.BLOCKS, forecast, Mark.O) for forecast in FORECASTS
    ]
    assert texts == [
        "It stops four in a row.",
        "It stops four in a row and wins in 3 moves.",
        "It stops four in a row.",
        "It stops four in a row for now.",
    ]
