"""Boards drawn with characters, with and without colours."""

import re

from tests.boards import draw, reachable, unfinished
from tests.countdown import COUNTDOWN
from tictac_gui.engine.search import Ending, Forecast
from tictac_gui.games import CONNECT_FOUR, TIC_TAC_TOE
from tictac_gui.games.connect_four import Board as Grid
from tictac_gui.games.tic_tac_toe import Board
from tictac_gui.terminal import drawing, words
from tictac_gui.terminal.drawing import Ink

PLAIN, COLOURED = Ink(), Ink(is_coloured=True)


def cells(drawn: str) -> list[str]:
    rows = [line for line in drawn.splitlines() if "|" in line]
    return [each for row in rows for each in row.split("|")]


def forecasts(board: Board) -> dict[int, Forecast]:
    return {cell: Forecast.of(score) for cell, score in TIC_TAC_TOE.scores(board).items()}


def without_codes(text: str) -> str:
    return re.sub(r"\x1b\[[\d;]*m", "", text)


def test_every_board_shows_its_marks_and_the_keys_of_its_free_cells() -> None:
    keys = {cell: key for key, cell in TIC_TAC_TOE.moves_by_key.items()}
    for board in reachable():
        for cell, shown in enumerate(cells(drawing.board(TIC_TAC_TOE, board, PLAIN))):
            if mark := board.mark_at(cell):
                is_winning = board.outcome is not None and cell in board.outcome.cells
                assert shown == (f"[{mark.value}]" if is_winning else f" {mark.value} ")
            else:
                assert shown == (" . " if board.outcome else f" {keys[cell]} ")


def test_colours_change_nothing_but_the_colours() -> None:
    for board in reachable():
        plain = drawing.board(TIC_TAC_TOE, board, PLAIN)
        coloured = drawing.board(TIC_TAC_TOE, board, COLOURED)
        assert without_codes(coloured) == plain
        assert coloured != plain


def test_a_completed_line_is_in_brackets() -> None:
    board = draw("XXX OO. ...")
    assert drawing.board(TIC_TAC_TOE, board, PLAIN).splitlines()[0] == "[X]|[X]|[X]"


def test_values_stand_beside_the_keys_in_columns_of_one_width() -> None:
    board = draw("XX. OO. ...")
    assert drawing.values(TIC_TAC_TOE, board, forecasts(board), PLAIN) == (
        "      X      |      X      | 9 Win in 1  \n"
        "-------------+-------------+-------------\n"
        "      O      |      O      | 6 Draw      \n"
        "-------------+-------------+-------------\n"
        " 1 Lose in 1 | 2 Lose in 1 | 3 Lose in 1 "
    )


def test_values_are_shown_for_every_cell_that_is_free() -> None:
    keys = {cell: key for key, cell in TIC_TAC_TOE.moves_by_key.items()}
    for board in unfinished()[::25]:
        found = forecasts(board)
        shown = cells(drawing.values(TIC_TAC_TOE, board, found, PLAIN))
        for cell in board.moves():
            assert shown[cell].strip() == f"{keys[cell]} {words.value(found[cell])}"


def test_another_game_shows_keys_only_where_moves_lead() -> None:
    start = COUNTDOWN.start
    assert drawing.board(COUNTDOWN, start, PLAIN) == " 1 | 2 | . | . | . | . | . "
    after = drawing.board(COUNTDOWN, start.play(2), PLAIN)
    assert after == " X | X | 1 | 2 | . | . | . "


def test_values_too_wide_for_a_line_stand_below() -> None:
    board = Grid.parse("1122")
    found = {
        0: Forecast(Ending.LOSS, 12),
        2: Forecast(Ending.WIN, 1),
        6: Forecast(Ending.DRAW),
    }
    drawn = drawing.values(CONNECT_FOUR, board, found, PLAIN)
    above, below = drawn.split("\n\n")
    assert above == drawing.board(CONNECT_FOUR, board, PLAIN)
    assert below.splitlines() == [
        "1 Lose in 12",
        "2 ?",
        "3 Win in 1",
        "4 ?",
        "5 ?",
        "6 ?",
        "7 Draw",
    ]
    assert max(map(len, drawn.splitlines())) <= 80


def test_a_question_mark_stands_for_a_value_that_is_not_known() -> None:
    board = TIC_TAC_TOE.start
    found = {4: Forecast(Ending.DRAW)}
    for known, shown in ((found, "5 Draw"), ({}, "5 ?")):
        drawn = cells(drawing.values(TIC_TAC_TOE, board, known, PLAIN))
        assert [cell.strip() for cell in drawn[3:6]] == ["4 ?", shown, "6 ?"]
