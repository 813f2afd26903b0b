"""Iterative deepening until time is up."""

from collections.abc import Callable, Iterator
from itertools import count

import pytest

from tests.countdown import Countdown
from tictac_gui.engine import Evaluation, Search, SearchStopped
from tictac_gui.engine.search import (
    HIGHEST_ESTIMATE,
    Ending,
    Forecast,
    SearchResult,
    deepen_in_time,
)
from tictac_gui.games.tic_tac_toe import Board


def ticking(every: float = 1) -> Callable[[], float]:
    """Make a clock that goes on a little whenever it is read."""
    times: Iterator[float] = count(0, every)
    return lambda: next(times)


def test_without_limits_sees_the_end() -> None:
    result = deepen_in_time(Search(), Countdown(7))
    assert result.evaluation.scores == Search().evaluate(Countdown(7)).scores
    assert result.forecast(1) == Forecast(Ending.LOSS, 2)


@pytest.mark.parametrize("most", [1, 2, 3])
def test_looks_no_further_than_it_may(most: int) -> None:
    result = deepen_in_time(Search(), Countdown(7), most)
    assert (result.lookahead, result.sees_end) == (most, False)
    assert result.evaluation.scores == Search().evaluate(Countdown(7), most).scores


def test_an_estimate_is_no_forecast() -> None:
    result = deepen_in_time(Search(), Countdown(7), 1)
    assert result.evaluation.scores == {1: -5, 2: 5}
    assert result.forecast(1) is None


def test_the_highest_and_the_lowest_estimate_are_none_either() -> None:
    scores = {1: HIGHEST_ESTIMATE, 2: -HIGHEST_ESTIMATE}
    result = SearchResult(Evaluation(scores, positions=1), lookahead=1, sees_end=False)
    assert [result.forecast(move) for move in scores] == [None, None]


def test_a_draw_is_forecast_as_soon_as_the_end_is_seen() -> None:
    board = Board.parse("X.O/OOX/X.X")
    assert deepen_in_time(Search(), board, 1).forecast(7) is None
    assert deepen_in_time(Search(), board, 2).forecast(7) == Forecast(Ending.DRAW)


def test_a_win_is_forecast_though_where_other_moves_lead_is_not_seen() -> None:
    result = deepen_in_time(Search(), Countdown(3), 2)
    assert not result.sees_end
    assert result.forecast(2) == Forecast(Ending.WIN, 1)
    assert result.forecast(1) is None


def test_one_move_ahead_is_seen_however_little_time_there_is() -> None:
    result = deepen_in_time(Search(), Countdown(7), seconds=0, clock=ticking())
    assert result.lookahead == 1
    assert result.evaluation.scores == Search().evaluate(Countdown(7), 1).scores


def test_time_is_up_when_as_much_has_gone_by_as_there_was() -> None:
    assert deepen_in_time(Search(), Countdown(7), seconds=0, clock=lambda: 0).lookahead == 1


def test_the_last_depth_that_was_finished_counts() -> None:
    results = [
        deepen_in_time(Search(), Countdown(7), seconds=n, clock=ticking()) for n in range(60)
    ]
    seen = [result.lookahead for result in results]
    assert seen == sorted(seen)
    assert {1, 2, 3} < set(seen)
    for result in results:
        assert result.evaluation.scores == Search().evaluate(Countdown(7), result.lookahead).scores


def test_is_stopped_at_once_when_asked() -> None:
    for visits in range(30):
        countdown = count()

        def is_enough(countdown: Iterator[int] = countdown, visits: int = visits) -> bool:
            return next(countdown) >= visits

        with pytest.raises(SearchStopped):
            deepen_in_time(
                Search(), Countdown(7), seconds=1, should_stop=is_enough, clock=lambda: 0
            )


def test_a_lookahead_of_nothing_is_refused() -> None:
    with pytest.raises(ValueError, match="at least 1, not 0"):
        deepen_in_time(Search(), Countdown(7), 0)
