"""Connect Four's puzzles: a sample, since all positions are too many; read when first asked for.

`packaging/puzzles.py` has found and checked them; here nothing is searched.
"""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

from tictac_gui.engine.forecast import Ending
from tictac_gui.games.connect_four.board import Board
from tictac_gui.games.connect_four.why.threats import forks
from tictac_gui.games.puzzles import Kind, Puzzle, PuzzleTools
from tictac_gui.resources import resource

if TYPE_CHECKING:
    from collections.abc import Callable


def _parse(line: str) -> Puzzle:
    """Read a puzzle: its kind, the columns played, its ending, and how often one goes wrong."""
    kind, columns, ending, by_chance, by_lookahead = line.split()
    return Puzzle(
        Kind[kind.upper()],
        Board.parse(columns),
        Ending[ending.upper()],
        Fraction(by_chance),
        Fraction(by_lookahead),
    )


def _read(_should_stop: Callable[[], bool] | None = None) -> tuple[Puzzle, ...]:
    text = resource("puzzles/connect-four.txt").read_text(encoding="ascii")
    return tuple(map(_parse, text.splitlines()))


PUZZLES = PuzzleTools(collection=_read, forks=forks)
