"""How benchmarks report: tables of measurements, and bounds that are kept or missed."""

from __future__ import annotations

import json
import os
import platform
from dataclasses import asdict, dataclass
from datetime import UTC, datetime
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from pathlib import Path


@dataclass(frozen=True, slots=True)
class Bound:
    """A promise about a ratio of two things measured in the same run."""

    promise: str
    ratio: float
    at_least: float

    @property
    def is_kept(self) -> bool:
        return self.ratio >= self.at_least

    @property
    def columns(self) -> tuple[str, str, str]:
        """The ratio, the bound and the verdict, as the last columns of a table."""
        verdict = "pass" if self.is_kept else "FAIL"
        return f"{self.ratio:.2f} ×", f"≥ {self.at_least:.3g} ×", verdict

    def __str__(self) -> str:
        return f"{self.promise}, at least {self.at_least:.3g} ×; it is {self.ratio:.2f} ×"


@dataclass(frozen=True, slots=True)
class Limit:
    """A promise that something is no larger or slower than said."""

    promise: str
    measured: float
    at_most: float
    unit: str

    @property
    def is_kept(self) -> bool:
        return self.measured <= self.at_most

    @property
    def columns(self) -> tuple[str, str, str]:
        """What was measured, the bound and the verdict, as the last columns of a table."""
        verdict = "pass" if self.is_kept else "FAIL"
        digits = 2 if self.at_most < 10 else 1
        measured = f"{self.measured:.{digits}f} {self.unit}"
        return measured, f"≤ {self.at_most:g} {self.unit}", verdict

    def __str__(self) -> str:
        measured, bound, _ = self.columns
        return f"{self.promise}, {bound}; it is {measured}"


@dataclass(frozen=True, slots=True)
class Range:
    """A promise that something is neither too small nor too large."""

    promise: str
    measured: float
    at_least: float
    at_most: float
    unit: str

    @property
    def is_kept(self) -> bool:
        return self.at_least <= self.measured <= self.at_most

    @property
    def columns(self) -> tuple[str, str, str]:
        """What was measured, the bounds and the verdict, as the last columns of a table."""
        verdict = "pass" if self.is_kept else "FAIL"
        bounds = f"{self.at_least:g} to {self.at_most:g} {self.unit}"
        return f"{self.measured:.1f} {self.unit}", bounds, verdict

    def __str__(self) -> str:
        measured, bounds, _ = self.columns
        return f"{self.promise}, {bounds}; it is {measured}"


Promise = Bound | Limit | Range


def write_figures(path: Path, promises: Mapping[str, Sequence[Promise]]) -> None:
    """Write what the benchmarks measured as JSON, with the machine: others can't be compared."""
    content = {
        "date": datetime.now(UTC).date().isoformat(),
        "machine": {
            "cores": os.cpu_count(),
            "architecture": platform.machine(),
            "system": platform.system(),
            "python": platform.python_version(),
        },
        "figures": {
            name: [{**asdict(promise), "is_kept": promise.is_kept} for promise in measured]
            for name, measured in promises.items()
        },
    }
    text = json.dumps(content, indent=2, ensure_ascii=False)
    path.write_text(f"{text}\n", encoding="utf-8")


def print_table(title: str, header: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
    """Print names to the left and figures to the right."""
    widths = [max(map(len, column)) for column in zip(header, *rows, strict=True)]
    print(f"\n{title}\n")
    for name, *figures in (header, ["-" * width for width in widths], *rows):
        cells = [figure.rjust(width) for figure, width in zip(figures, widths[1:], strict=True)]
        print("  ".join([name.ljust(widths[0]), *cells]).rstrip())
