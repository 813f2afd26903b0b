"""Connect Four's puzzles: a sample, since all positions are too many; read when first asked for.

`packaging/puzzles.py` has found and checked them; here nothing is searched.
"""

from __future__ import annotations

import re
from fractions import Fraction
from typing import TYPE_CHECKING

from tictac_gui.engine.search import Ending
from tictac_gui.games.connect_four.board import Board
from tictac_gui.games.connect_four.hints import forks
from tictac_gui.games.puzzles import Kind, Puzzle, PuzzleTools
from tictac_gui.resources import resource

if TYPE_CHECKING:
    from collections.abc import Callable


def parse(text: str) -> tuple[Puzzle, ...]:
    """Return the puzzles of a file; ValueError if it is empty or a line isn't a puzzle."""
    try:
        if puzzles := tuple(map(_puzzle, text.splitlines())):
            return puzzles
    except (ValueError, KeyError, ZeroDivisionError) as error:
        raise ValueError("the file of puzzles is damaged") from error
    raise ValueError("the file of puzzles is damaged")


def _puzzle(line: str) -> Puzzle:
    """Read a puzzle: its kind, the columns played, its ending, and how often one goes wrong."""
    kind, columns, ending, by_chance, by_lookahead = line.split()
    board = Board.parse(columns)
    if board.outcome:
        raise ValueError(f"{columns} is over")
    return Puzzle(
        Kind[kind.upper()],
        board,
        Ending[ending.upper()],
        _share(by_chance),
        _share(by_lookahead),
    )


def _share(text: str) -> Fraction:
    # Fraction itself also reads 1e999999999, for which it would need hours.
    if not re.fullmatch(r"[0-9]{1,9}(/[0-9]{1,9})?", text):
        raise ValueError(f"{text!r} is no share")
    return Fraction(text)


def _read(_should_stop: Callable[[], bool] | None = None) -> tuple[Puzzle, ...]:
    path = resource("puzzles/connect-four.txt")
    # A byte that isn't ASCII makes its line no puzzle.
    return parse(path.read_text(encoding="ascii", errors="replace"))


PUZZLES = PuzzleTools(collection=_read, forks=forks)
