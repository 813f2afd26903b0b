"""The report of a run: a table of the modules, the survivors, and why those may survive."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from tests.mutants.making import Mutant

FOLDER = Path(__file__).parent
REASONS = FOLDER / "reasons.toml"


class Survivor(NamedTuple):
    """A mutant that no test has noticed."""

    module: str
    line: int
    removed: str
    added: str
    why: str
    """The reason why it doesn't matter; empty if none is known."""

    @classmethod
    def of(cls, module: str, mutant: Mutant, why: str) -> Survivor:
        """Return the entry of a mutant."""
        return cls(module, mutant.line, mutant.removed, mutant.added, why)

    def __str__(self) -> str:
        return (
            f"- `{self.module}`, line {self.line}: {self.why or '**no reason is known**'}\n\n"
            f"  ```diff\n  - {self.removed}\n  + {self.added}\n  ```"
        )


class Row(NamedTuple):
    """The results of a module's tests."""

    module: str
    mutants: int
    """The number of mutants that can be made of the module."""
    tried: int
    timed_out: int
    survivors: tuple[Survivor, ...]

    @property
    def killed(self) -> int:
        """How many were noticed."""
        return self.tried - len(self.survivors)


class Reasons:
    """The reasons why certain mutants may survive, found by their text, anywhere in the module.

    All mutants of a class have the same reason.
    """

    def __init__(self, file: Path = REASONS) -> None:
        read = tomllib.loads(file.read_text(encoding="utf-8"))
        classes = read.pop("classes", [])
        self._reasons: dict[tuple[str, str, str], str] = {
            (module, reason["removed"], reason["added"]): reason["why"]
            for module, reasons in read.items()
            for reason in reasons
        } | {tuple(mutant): each["why"] for each in classes for mutant in each["mutants"]}

    @property
    def mutants(self) -> list[tuple[str, str, str]]:
        """The module of each, its lines without and with the mistake."""
        return list(self._reasons)

    def why(self, module: str, removed: str, added: str) -> str:
        """Return the reason, or nothing."""
        return self._reasons.get((module, removed, added), "")


def percentage(killed: int, tried: int) -> str:
    """Return a share, never rounded up to all."""
    return f"{1000 * killed // tried / 10 if tried else 100:.1f} %"


def table(rows: list[Row]) -> str:
    """Return the rows and their sum, as Markdown."""
    lines = [
        "| module | mutants | tried | killed | survived | share |",
        "|---|--:|--:|--:|--:|--:|",
    ]
    total = Row("all", 0, 0, 0, ())
    for row in rows:
        total = Row(
            "all",
            total.mutants + row.mutants,
            total.tried + row.tried,
            total.timed_out + row.timed_out,
            total.survivors + row.survivors,
        )
        lines.append(_line(row))
    lines.append(_line(total))
    lines.append(f"\nOf those killed, {total.timed_out} took too long.")
    return "\n".join(lines)


def _line(row: Row) -> str:
    cells = (row.mutants, row.tried, row.killed, len(row.survivors))
    return f"| {row.module} | {' | '.join(map(str, cells))} | {percentage(row.killed, row.tried)} |"


def page(room: str, how: str, rows: list[Row]) -> str:
    """Return the report of a room, as Markdown."""
    survivors = [survivor for row in rows for survivor in row.survivors]
    parts = [
        f"# Mutants of `{room}`",
        f"Made by `python -m tests.mutants`, {how}; see tests/README.md.",
        table([row for row in rows if row.tried]),
    ]
    if survivors:
        parts += ["## Survivors", *map(str, survivors)]
    return "\n\n".join(parts) + "\n"
