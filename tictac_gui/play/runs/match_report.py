"""The results of match-ups as text for spreadsheets, and saving that to a file."""

from __future__ import annotations

import csv
from io import StringIO
from typing import TYPE_CHECKING

from PySide6.QtCore import QIODevice, QSaveFile

from tictac_gui.games.matchup import percentages

if TYPE_CHECKING:
    from collections.abc import Mapping

    from tictac_gui.games.matchup import Odds
    from tictac_gui.play.runs.tournament import Pairing, Result

# Programs read these, so they are not translated.
_HEADINGS = (
    *("x", "o", "games", "seed", "x_wins", "draws", "o_wins"),
    *("x_wins_percent", "draws_percent", "o_wins_percent"),
)
_EXACT_HEADINGS = ("exact_x_wins_percent", "exact_draws_percent", "exact_o_wins_percent")
_INTERVAL_HEADINGS = (
    *("x_wins_at_least_percent", "x_wins_at_most_percent"),
    *("draws_at_least_percent", "draws_at_most_percent"),
    *("o_wins_at_least_percent", "o_wins_at_most_percent"),
)
"""The bounds between which the true shares lie with a certainty of 95 %."""


def as_csv(results: Mapping[Pairing, Result]) -> str:
    """Return a line for each pairing, in the format of RFC 4180."""
    return _table(results, delimiter=",", line_end="\r\n")


def as_columns(results: Mapping[Pairing, Result]) -> str:
    """Return the same separated by tabs, for pasting into a spreadsheet."""
    return _table(results, delimiter="\t", line_end="\n")


def save(text: str, path: str) -> None:
    """Write a file; if that fails, raise OSError and leave an existing file unchanged."""
    file = QSaveFile(path)
    is_open = file.open(QIODevice.OpenModeFlag.WriteOnly)
    if not is_open or file.write(text.encode()) < 0 or not file.commit():
        raise OSError(file.errorString())


def _table(results: Mapping[Pairing, Result], delimiter: str, line_end: str) -> str:
    text = StringIO()
    writer = csv.writer(text, delimiter=delimiter, lineterminator=line_end)
    is_exact = any(result.odds for result in results.values())
    writer.writerow([*_HEADINGS, *(_EXACT_HEADINGS if is_exact else _INTERVAL_HEADINGS)])
    for (x, o), result in results.items():
        standing = result.standing
        counts = (standing.x_wins, standing.draws, standing.o_wins)
        shares = standing.frequencies
        writer.writerow(
            [
                *(x, o, standing.games, result.seed, *counts),
                *(_percentages(shares) if shares else ("",) * 3),
                *(_percentages(result.odds) if result.odds else _bounds(result)),
            ]
        )
    return text.getvalue()


def _bounds(result: Result) -> list[str]:
    return [f"{100 * share:.6f}" for interval in result.intervals for share in interval]


def _percentages(odds: Odds) -> list[str]:
    return [str(value) for value, _ in percentages(odds.shares, decimals=6)]
