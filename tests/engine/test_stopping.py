"""How searches are asked to stop."""

from __future__ import annotations

from math import inf

from tictac_gui.engine.stopping import Deadline, Stop


class TestAStop:
    def test_is_not_asked_for_at_first(self) -> None:
        assert not Stop()()

    def test_is_told_by_its_call_and_by_its_flag(self) -> None:
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
