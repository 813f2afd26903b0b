import pytest

from tests.boards import draw, unfinished
from tests.solver import best_moves, move_value
from tests.tic_tac_toe import move_values
from tictac_gui.engine import SearchStopped
from tictac_gui.engine.search import Ending, Forecast
from tictac_gui.games import TIC_TAC_TOE
from tictac_gui.games.tic_tac_toe import Board


@pytest.mark.exhaustive
def test_every_move_of_every_position_has_its_value_and_the_best_game_that_follows() -> None:
    for board in unfinished():
        values = move_values(board)
        assert tuple(values) == board.moves()
        for cell, value in values.items():
            result, plies = move_value(board, cell)
            assert isinstance(value.forecast, Forecast)
            assert value.forecast.ending is Ending(result)
            assert value.line[0] == cell
            after = board.play(cell)
            for move in value.line[1:]:
                assert move in best_moves(after), (board, value)
                after = after.play(move)
            assert after.outcome is not None
            if result:
                assert len(value.line) == plies
                assert value.forecast.own_moves == (plies + 1) // 2


def test_a_fork_and_a_slip_look_as_they_should() -> None:
    values = move_values(draw("X.O .O. ..X"))
    assert values[6].forecast == Forecast(Ending.WIN, 2)
    assert values[6].line[0] == 6
    assert len(values[6].line) == 3
    assert values[1].forecast == Forecast(Ending.LOSS, 1)
    assert values[1].line == (1, 6)


def test_values_come_move_by_move_and_stay() -> None:
    stages = list(TIC_TAC_TOE.values(Board()))
    assert stages[-1] == move_values(Board())
    for number, found in enumerate(stages[:9], start=1):
        assert [*found] == [*range(number)]
        assert all(found[move].line == (move,) for move in found)
    for number, found in enumerate(stages[9:], start=1):
        assert [len(value.line) > 1 for value in found.values()] == [
            move < number for move in range(9)
        ]
    for found in stages:
        for move, value in found.items():
            assert value.forecast == stages[-1][move].forecast
            assert value.is_proven


def test_a_finished_game_has_no_values() -> None:
    assert move_values(draw("XXX OO. ...")) == {}


def test_a_search_for_values_can_be_stopped() -> None:
    with pytest.raises(SearchStopped):
        move_values(Board(), lambda: True)
