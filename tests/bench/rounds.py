"""Measures things in turn, round by round, so that load on the machine affects all alike."""

from __future__ import annotations

from statistics import median
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

Name = TypeVar("Name")


def medians(
    contestants: Mapping[Name, Callable[[], float]], rounds: int, warm_up: int = 0
) -> dict[Name, float]:
    """Return the median of what each measures of itself, without the first rounds."""
    measured: dict[Name, list[float]] = {name: [] for name in contestants}
    for number in range(warm_up + rounds):
        for name, measure in contestants.items():
            seconds = measure()
            if number >= warm_up:
                measured[name].append(seconds)
    return {name: median(each) for name, each in measured.items()}
