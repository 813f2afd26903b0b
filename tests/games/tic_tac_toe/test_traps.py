"""Looking for the moves after which opponents most easily go wrong; levels test which these are."""

from collections.abc import Iterator

import pytest

from tictac_gui.engine import Search, SearchStopped
from tictac_gui.games.tic_tac_toe import Board
from tictac_gui.games.tic_tac_toe.hints import Traps


def test_it_can_be_stopped_before_and_after_the_best_moves_are_known() -> None:
    needed = Search().evaluate(Board()).positions
    for polls in (0, needed - 1, needed + 1):
        remaining = iter(range(polls))

        def should_stop(remaining: Iterator[int] = remaining) -> bool:
            return next(remaining, None) is None

        with pytest.raises(SearchStopped):
            Traps(Search()).best(Board(), should_stop)
