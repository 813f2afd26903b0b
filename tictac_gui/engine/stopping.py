"""How a search is stopped: a function that it polls, and a flag that compiled code can read."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from time import perf_counter
from typing import TypeVar

_Answer = TypeVar("_Answer")
ShouldStop = Callable[[], bool]
"""What a search polls, to raise SearchStopped once it returns True."""
LONGEST_SECONDS = 180.0
"""For `patiently`; with the compiled solver everything takes a few seconds."""


class SearchStopped(Exception):  # noqa: N818 - requested, so not an error
    """The search was asked to stop before it had an answer."""


class Stop:
    """Asks for a search to stop, from any thread.

    Compiled code, which can't call it without the interpreter lock, reads the flag.
    """

    def __init__(self) -> None:
        self.flag = bytearray(1)

    def set(self) -> None:
        """Ask for it, once and for all."""
        self.flag[0] = 1

    def __call__(self) -> bool:
        """Return whether it was asked for."""
        return bool(self.flag[0])


class Deadline:
    """Stops a search when time is up, or earlier if `should_stop` says so."""

    def __init__(
        self,
        seconds: float,
        should_stop: ShouldStop | None = None,
        clock: Callable[[], float] = perf_counter,
    ) -> None:
        self._ends = clock() + seconds
        self._clock = clock
        self._should_stop = should_stop
        self.flag: bytearray = getattr(should_stop, "flag", bytearray(1))

    def __call__(self) -> bool:
        """Return whether to stop."""
        return self.is_cancelled or self._clock() >= self._ends

    @property
    def is_cancelled(self) -> bool:
        """Whether `should_stop` has stopped it: the answer is no longer wanted."""
        return self._should_stop is not None and self._should_stop()


def patiently(
    answers: Callable[[ShouldStop], Iterator[_Answer]], should_stop: ShouldStop
) -> Iterator[_Answer]:
    """Yield ever better answers until there are no more, or for `LONGEST_SECONDS`."""
    deadline = Deadline(LONGEST_SECONDS, should_stop)
    try:
        yield from answers(deadline)
    except SearchStopped:
        if deadline.is_cancelled:
            raise
