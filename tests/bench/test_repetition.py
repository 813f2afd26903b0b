"""A noisy machine must not make a kept promise look broken, nor hide a broken one."""

import json
from collections.abc import Callable, Sequence
from pathlib import Path

from tests.bench.repetition import measure
from tests.bench.report import Bound, Limit, Promise, write_figures


def measuring(*rounds: list[float]) -> Callable[[], Sequence[Promise]]:
    """Return a benchmark of two promises that measures these ratios, one pair a run."""
    runs = iter(rounds)
    names = ("faster than a tutorial", "faster than a library")
    return lambda: [
        Bound(name, ratio, at_least=5) for name, ratio in zip(names, next(runs), strict=True)
    ]


def ratios(promises: Sequence[Promise]) -> list[float]:
    return [promise.ratio for promise in promises if isinstance(promise, Bound)]


def test_what_keeps_its_bounds_is_measured_once() -> None:
    assert ratios(measure(measuring([7, 6]))) == [7, 6]


def test_a_bound_missed_once_is_not_missed() -> None:
    promises = measure(measuring([4.8, 6], [5.2, 4]))
    assert ratios(promises) == [5.2, 6]
    assert all(promise.is_kept for promise in promises)


def test_a_bound_missed_twice_is_missed() -> None:
    [missed, kept] = measure(measuring([4.8, 6], [4.9, 6]))
    assert not missed.is_kept
    assert kept.is_kept


def test_all_figures_are_written_as_json(tmp_path: Path) -> None:
    write_figures(tmp_path / "figures.json", {"size": [Limit("small", 24.5, 25, "MB")]})
    written = json.loads((tmp_path / "figures.json").read_text(encoding="utf-8"))
    assert written["figures"] == {
        "size": [
            {"promise": "small", "measured": 24.5, "at_most": 25, "unit": "MB", "is_kept": True}
        ]
    }
    assert written["machine"]["cores"] >= 1
