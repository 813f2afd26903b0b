from itertools import count, islice
from threading import Event, Thread

import pytest

from tictac_gui.play import long_run as module
from tictac_gui.play.long_run import Pacing

FOR_EVER_MS = 3_600_000


def test_changes_no_step() -> None:
    assert list(Pacing(pause_ms=0).paced(range(1_000))) == list(range(1_000))


def test_takes_no_step_before_it_is_wanted() -> None:
    steps = count()
    paced = Pacing(pause_ms=0).paced(steps)
    assert list(islice(paced, 3)) == [0, 1, 2]
    assert next(steps) == 3


def test_pauses_after_a_step_until_another_thread_calls_hurry() -> None:
    pacing = Pacing(FOR_EVER_MS)
    steps = pacing.paced(range(500))
    assert next(steps) == 0
    rest: list[int] = []
    watching = Thread(target=lambda: rest.extend(steps))
    watching.start()
    assert rest == []
    pacing.hurry()
    watching.join(timeout=30)
    assert rest == list(range(1, 500))


def test_hurries_from_the_start_if_asked_to() -> None:
    pacing = Pacing(FOR_EVER_MS)
    pacing.hurry()
    assert list(pacing.paced(range(500))) == list(range(500))


def test_pauses_after_the_first_hundred_steps_only(monkeypatch: pytest.MonkeyPatch) -> None:
    pauses: list[float | None] = []

    class Noting(Event):
        def wait(self, timeout: float | None = None) -> bool:
            pauses.append(timeout)
            return False

    monkeypatch.setattr(module, "Event", Noting)
    assert list(Pacing(pause_ms=20).paced(range(500))) == list(range(500))
    assert pauses == [0.02] * 100
