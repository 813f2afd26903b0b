"""Gives up what takes too long: nobody waits for minutes, and fans would whir on."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from tictac_gui.engine.stopping import Deadline, SearchStopped

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from tictac_gui.engine.stopping import ShouldStop

_Answer = TypeVar("_Answer")

LONGEST_SECONDS = 180.0
"""After this long it is given up; with the compiled solver everything takes a few seconds."""


def patiently(
    answers: Callable[[ShouldStop], Iterator[_Answer]], should_stop: ShouldStop
) -> Iterator[_Answer]:
    """Yield ever better answers until there is none, or it has taken too long."""
    deadline = Deadline(LONGEST_SECONDS, should_stop)
    try:
        yield from answers(deadline)
    except SearchStopped:
        if deadline.is_cancelled:
            raise
