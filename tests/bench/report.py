"""How every benchmark reports: tables of what was measured, and promises that are kept or not."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence


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
        return f"{self.ratio:.1f} ×", f"≥ {self.at_least:g} ×", verdict


def print_table(title: str, header: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
    """Print names to the left and figures to the right."""
    widths = [max(map(len, column)) for column in zip(header, *rows, strict=True)]
    print(f"\n{title}\n")
    for name, *figures in (header, ["-" * width for width in widths], *rows):
        cells = [figure.rjust(width) for figure, width in zip(figures, widths[1:], strict=True)]
        print("  ".join([name.ljust(widths[0]), *cells]).rstrip())
