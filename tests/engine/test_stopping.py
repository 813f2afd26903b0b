"""How searches are asked to stop."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from math import inf

import pytest

from tictac_gui.engine import SearchStopped, stopping
from tictac_gui.engine.stopping import Deadline, Stop, patiently

ShouldStop = Callable[[], bool]


class TestAStop:
    def test_is_not_asked_for_at_first(self) -> None:
        assert not Stop()()

    def test_is_seen_by_its_call_and_by_its_flag(self) -> None:
        stop = Stop()
        assert stop.flag == b"\0"
        stop.set()
        assert stop()
        assert stop.flag == b"\1"


class Clock:
    def __init__(self) -> None:
        self.time = 100.0

    def __call__(self) -> float:
        return self.time


class TestADeadline:
    def test_stops_when_time_is_up_and_nobody_has_cancelled(self) -> None:
        clock = Clock()
        deadline = Deadline(2.0, clock=clock)
        clock.time = 101.9
        assert not deadline()
        clock.time = 102.0
        assert deadline()
        assert not deadline.is_cancelled

    def test_stops_when_another_asks_for_it(self) -> None:
        stop = Stop()
        deadline = Deadline(inf, stop)
        assert not deadline()
        stop.set()
        assert deadline()
        assert deadline.is_cancelled

    def test_has_the_flag_of_the_other(self) -> None:
        stop = Stop()
        assert Deadline(1.0, stop).flag is stop.flag

    def test_has_a_flag_also_if_the_other_has_none(self) -> None:
        assert Deadline(1.0, lambda: True).flag == b"\0"
        assert Deadline(1.0).flag == b"\0"


def one_and_then_as_many_as_it_may(should_stop: ShouldStop) -> Iterator[int]:
    yield 1
    while not should_stop():
        yield 2
    raise SearchStopped


class TestPatiently:
    def test_all_answers_come_if_there_is_time(self) -> None:
        assert list(patiently(lambda _should_stop: iter("abc"), lambda: False)) == ["a", "b", "c"]

    def test_what_takes_too_long_is_given_up_with_what_is_known(
        self,
        monkeypatch: pytest.MonkeyPatch,
    ) -> None:
        monkeypatch.setattr(stopping, "LONGEST_SECONDS", 0.0)
        assert list(patiently(one_and_then_as_many_as_it_may, lambda: False)) == [1]

    def test_what_nobody_waits_for_any_more_is_stopped(self) -> None:
        stop = Stop()
        answers = patiently(one_and_then_as_many_as_it_may, stop)
        assert [next(answers), next(answers)] == [1, 2]
        stop.set()
        with pytest.raises(SearchStopped):
            next(answers)

    def test_time_is_counted_from_the_first_question_on(
        self, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        answers = patiently(one_and_then_as_many_as_it_may, lambda: False)
        monkeypatch.setattr(stopping, "LONGEST_SECONDS", 0.0)
        assert list(answers) == [1]

    def test_compiled_code_is_given_the_flag_of_whoever_asks(self) -> None:
        stop = Stop()

        def flags(should_stop: ShouldStop) -> Iterator[object]:
            yield should_stop.flag  # type: ignore[attr-defined]

        [flag] = patiently(flags, stop)
        assert flag is stop.flag
