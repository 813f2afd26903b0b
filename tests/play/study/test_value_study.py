"""What moves lead to, found while the game itself may be searching too."""

from itertools import repeat
from threading import Event, Thread
from time import perf_counter

import pytest

from tests.connect_four import careful_positions
from tictac_gui.engine import SearchStopped
from tictac_gui.engine.study.move_values import FIRST_LOOK, LOOK_SECONDS, Outlook
from tictac_gui.games import CONNECT_FOUR
from tictac_gui.games.connect_four import Board
from tictac_gui.play.study import value_study
from tictac_gui.play.study.value_study import study_values

LATE = careful_positions(24, 1, seed=4)[0]
EARLY = Board.parse("4444336544")
"""No longer in the book, and not solved soon."""
A_FRAME_S = 0.016


def test_values_end_up_proven() -> None:
    *_, values = study_values(lambda: False, (CONNECT_FOUR, LATE), lambda: False)
    assert tuple(values) == LATE.moves()
    assert all(value.is_proven for value in values.values())


def test_the_first_values_are_told_even_while_the_game_searches() -> None:
    values = next(study_values(lambda: True, (CONNECT_FOUR, EARLY), lambda: False))
    assert tuple(values) == EARLY.moves()


def test_what_follows_waits_until_the_game_has_found_its_move() -> None:
    is_searching, asked, told = Event(), Event(), Event()

    def searches() -> bool:
        asked.set()
        return is_searching.is_set()

    def study() -> None:
        stages = study_values(searches, (CONNECT_FOUR, EARLY), lambda: False)
        next(stages)
        is_searching.set()
        next(stages)
        told.set()

    thread = Thread(target=study)
    thread.start()
    assert asked.wait(timeout=30)
    assert is_searching.is_set()
    assert not told.is_set()
    is_searching.clear()
    assert told.wait(timeout=30)
    thread.join()


def test_a_break_is_too_short_to_be_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    breaks: list[float] = []
    monkeypatch.setattr(value_study, "sleep", breaks.append)
    searches = iter([True, True])
    stages = study_values(lambda: next(searches, False), (CONNECT_FOUR, EARLY), lambda: False)
    next(stages)
    next(stages)
    assert len(breaks) == 2
    assert max(breaks) < A_FRAME_S


def test_waiting_is_not_counted_as_time_to_look_ahead() -> None:
    is_searching = False

    def searches() -> bool:
        """Search for longer than is looked ahead."""
        return is_searching and perf_counter() < ends

    stages = study_values(searches, (CONNECT_FOUR, EARLY), lambda: False)
    first = next(stages)
    ends, is_searching = perf_counter() + 1.2 * LOOK_SECONDS, True
    second = next(stages)
    lookaheads = [
        {v.forecast.lookahead for v in stage.values() if isinstance(v.forecast, Outlook)}
        for stage in (first, second)
    ]
    assert lookaheads == [{FIRST_LOOK}, {FIRST_LOOK + 1}]


def test_waiting_ends_when_nobody_wants_to_know_any_more() -> None:
    asked = repeat(False)
    stages = study_values(lambda: True, (CONNECT_FOUR, EARLY), lambda: next(asked, True))
    next(stages)
    asked = repeat(False, 3)
    with pytest.raises(SearchStopped):
        next(stages)
