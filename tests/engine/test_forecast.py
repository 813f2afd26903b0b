import pytest

from tests.boards import unfinished
from tests.solver import move_value
from tictac_gui.engine import Search
from tictac_gui.engine.search import WIN, Ending, Forecast


@pytest.mark.parametrize(
    ("score", "forecast"),
    [
        (WIN - 1, Forecast(Ending.WIN, 1)),
        (WIN - 3, Forecast(Ending.WIN, 2)),
        (0, Forecast(Ending.DRAW)),
        (2 - WIN, Forecast(Ending.LOSS, 1)),
        (6 - WIN, Forecast(Ending.LOSS, 3)),
    ],
)
def test_a_score_is_counted_in_the_side_s_own_moves(score: int, forecast: Forecast) -> None:
    assert Forecast.of(score) == forecast
    # A whole number, as people read it: not 2.0.
    assert str(Forecast.of(score).own_moves) == str(forecast.own_moves)


def test_every_move_of_every_position_is_read_rightly() -> None:
    search = Search()
    for board in unfinished():
        for cell, score in search.evaluate(board).scores.items():
            result, plies = move_value(board, cell)
            # The side makes the first, the third, the fifth of these moves.
            own_moves = len(range(0, plies, 2)) if result else 0
            assert Forecast.of(score) == Forecast(Ending(result), own_moves), (board, cell)
