import pytest
from pytestqt.qtbot import QtBot

from tests.board.columns.drop_four import DROP_FOUR
from tests.window.looks import look
from tictac_gui.board.board import BoardWidget, board_for
from tictac_gui.board.columns import ColumnsBoard
from tictac_gui.board.grid import GridBoard
from tictac_gui.games import TIC_TAC_TOE, Game


@pytest.mark.parametrize(("game", "kind"), [(TIC_TAC_TOE, GridBoard), (DROP_FOUR, ColumnsBoard)])
def test_a_game_is_played_on_the_board_that_fits_it(
    qtbot: QtBot, game: Game, kind: type[BoardWidget]
) -> None:
    board = board_for(game, look(is_animated=True))
    qtbot.addWidget(board)
    assert type(board) is kind
    assert board.board is game.start
    assert [board.move_of_key(key) for key in game.moves_by_key] == list(game.start.moves())
