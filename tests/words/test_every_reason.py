"""Whatever makes a move good, there is a whole sentence for it, however the game ends."""

from enum import Enum

import pytest

from tictac_gui.engine import Mark
from tictac_gui.engine.search import Ending, Forecast
from tictac_gui.games.connect_four.reasons import Reason as FourReason
from tictac_gui.games.tic_tac_toe.reasons import Reason
from tictac_gui.words.reason_words import good_reason

FORECASTS = (None, Forecast(Ending.WIN, 3), Forecast(Ending.DRAW), Forecast(Ending.LOSS, 2))


@pytest.mark.parametrize("reason", [*Reason, *FourReason], ids=str)
def test_a_reason_is_a_sentence(reason: Enum) -> None:
    for forecast in FORECASTS:
        sentence = good_reason(reason, forecast, Mark.O, lookahead=4, columns=(2,))
        assert sentence.endswith("."), forecast
        assert sentence[0].isupper(), forecast
        assert not {"{", "}"} & set(sentence), forecast


def test_no_two_reasons_of_a_game_are_told_alike() -> None:
    for reasons in (Reason, FourReason):
        told = [good_reason(reason, None, Mark.O, 4, (2,)) for reason in reasons]
        assert len(set(told)) == len(told)


def test_a_move_that_stops_four_is_told_with_the_end_of_the_game() -> None:
    told = [good_reason(FourReason.BLOCKS, forecast, Mark.O) for forecast in FORECASTS]
    assert told == [
        "It stops four in a row.",
        "It stops four in a row and wins in 3 moves.",
        "It stops four in a row.",
        "It stops four in a row for now.",
    ]
