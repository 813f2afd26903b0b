"""Whoever asks for ever better answers gets them until there is none, or it takes too long."""

from collections.abc import Callable, Iterator

import pytest

from tictac_gui.engine import SearchStopped, stopping
from tictac_gui.engine.stopping import Stop, patiently

ShouldStop = Callable[[], bool]


def one_and_then_as_many_as_it_may(should_stop: ShouldStop) -> Iterator[int]:
    yield 1
    while not should_stop():
        yield 2
    raise SearchStopped


def test_all_answers_come_if_there_is_time() -> None:
    assert list(patiently(lambda _should_stop: iter("abc"), lambda: False)) == ["a", "b", "c"]


def test_what_takes_too_long_is_given_up_with_what_is_known(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(stopping, "LONGEST_SECONDS", 0.0)
    assert list(patiently(one_and_then_as_many_as_it_may, lambda: False)) == [1]


def test_what_nobody_waits_for_any_more_is_stopped() -> None:
    stop = Stop()
    answers = patiently(one_and_then_as_many_as_it_may, stop)
    assert [next(answers), next(answers)] == [1, 2]
    stop.set()
    with pytest.raises(SearchStopped):
        next(answers)


def test_time_is_counted_from_the_first_question_on(monkeypatch: pytest.MonkeyPatch) -> None:
    answers = patiently(one_and_then_as_many_as_it_may, lambda: False)
    monkeypatch.setattr(stopping, "LONGEST_SECONDS", 0.0)
    assert list(answers) == [1]


def test_compiled_code_is_given_the_flag_of_whoever_asks() -> None:
    stop = Stop()

    def flags(should_stop: ShouldStop) -> Iterator[object]:
        yield should_stop.flag  # type: ignore[attr-defined]

    [flag] = patiently(flags, stop)
    assert flag is stop.flag
