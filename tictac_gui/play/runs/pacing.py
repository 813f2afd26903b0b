"""Slows down the first steps of a run, so that what is done can be watched; knows no steps."""

from __future__ import annotations

from itertools import chain, islice
from threading import Event
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

_Step = TypeVar("_Step")

PAUSE_MS = 16
_MOST_PAUSES = 100
"""However long the run: it is watched for a second or two, and then done as fast as can be."""


class Pacing:
    """Pauses after steps until it is told to hurry; for one run."""

    def __init__(self, pause_ms: int = PAUSE_MS) -> None:
        self._pause_s = pause_ms / 1000
        self._hurries = Event()

    @property
    def hurries(self) -> bool:
        """Whether there are no pauses any more."""
        return self._hurries.is_set()

    def hurry(self) -> None:
        """End the current pause, and make no other; called on any thread."""
        self._hurries.set()

    def paced(self, steps: Iterable[_Step]) -> Iterator[_Step]:
        """Yield the steps, with pauses between them."""
        steps = iter(steps)
        return chain(self._slowly(islice(steps, _MOST_PAUSES)), steps)

    def _slowly(self, steps: Iterator[_Step]) -> Iterator[_Step]:
        for step in steps:
            yield step
            self._hurries.wait(self._pause_s)
