"""What the columns lead to: exact, and with the whole game that follows."""

from __future__ import annotations

import pytest

from tests.connect_four import careful_positions
from tictac_gui.engine.search import Ending, Forecast
from tictac_gui.games import CONNECT_FOUR
from tictac_gui.games.connect_four import Board
from tictac_gui.games.connect_four.solver import IS_COMPILED

LOSS, DRAW, WIN = Ending.LOSS, Ending.DRAW, Ending.WIN


def test_first_moves_are_exact() -> None:
    # Of 21 discs each, the winner has two, one or none left; the second player wins one move
    # before the first would.
    scores = CONNECT_FOUR.scores(Board())
    assert list(map(Forecast.of, scores.values())) == [
        Forecast(LOSS, 20),
        Forecast(LOSS, 21),
        Forecast(DRAW),
        Forecast(WIN, 21),
        Forecast(DRAW),
        Forecast(LOSS, 21),
        Forecast(LOSS, 20),
    ]


@pytest.mark.parametrize(("discs", "many"), [(9, IS_COMPILED), (14, IS_COMPILED), (24, 5), (30, 5)])
def test_lines_consist_of_best_moves_and_lead_to_the_end_of_the_forecast(
    discs: int, many: int
) -> None:
    for board in careful_positions(discs, many, seed=discs):
        for move, value in CONNECT_FOUR.move_values(board).items():
            assert value.line[0] == move
            position = board.play(move)
            for reply in value.line[1:]:
                scores = CONNECT_FOUR.scores(position)
                assert scores[reply] == max(scores.values())
                position = position.play(reply)
            assert position.outcome
            forecast = value.forecast
            if forecast.ending is DRAW:
                assert position.outcome.winner is None
            else:
                is_win = forecast.ending is WIN
                assert (position.outcome.winner is board.turn) is is_win
                assert len(value.line) == 2 * forecast.own_moves - is_win
