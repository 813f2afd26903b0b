"""Boards drawn with characters, in the terminal's own colours; no meaning depends on a colour."""

from __future__ import annotations

import os
import sys
from dataclasses import dataclass
from typing import TYPE_CHECKING

from tictac_gui.engine import Mark
from tictac_gui.engine.search import Ending, Forecast
from tictac_gui.games.game import Pieces
from tictac_gui.terminal import words

if TYPE_CHECKING:
    from collections.abc import Mapping

    from tictac_gui.games import BoardPosition, Game

_WIDEST = 80
"""The usual width of a terminal, in characters."""


@dataclass(frozen=True, slots=True)
class Ink:
    """Adds the codes of colours to texts, if the output has colours."""

    is_coloured: bool = False

    def mark(self, game: Game, mark: Mark, text: str) -> str:
        """Return a text in the colour of a side, as in the window."""
        first = "1;94" if game.pieces is Pieces.MARKS else "1;93"
        return self._with(first if mark is Mark.X else "1;91", text)

    def ending(self, ending: Ending, text: str) -> str:
        """Return a text in the colour of what it leads to."""
        codes = {Ending.WIN: "32", Ending.LOSS: "31", Ending.DRAW: ""}
        return self._with(codes[ending], text)

    def strong(self, text: str) -> str:
        """Return a text that stands out."""
        return self._with("1", text)

    def faint(self, text: str) -> str:
        """Return a text that stays in the background."""
        return self._with("2", text)

    def _with(self, codes: str, text: str) -> str:
        return f"\x1b[{codes}m{text}\x1b[0m" if self.is_coloured and codes else text


def ink() -> Ink:
    """Return an ink with colours if the output goes to a terminal that shows them."""
    is_terminal = bool(sys.stdout) and sys.stdout.isatty()
    # See https://no-color.org: an empty value doesn't count.
    is_wanted = not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"
    # Older consoles of Windows print the codes as text.
    is_able = sys.platform != "win32" or "WT_SESSION" in os.environ
    return Ink(is_terminal and is_wanted and is_able)


def board(game: Game, position: BoardPosition, ink: Ink) -> str:
    """Draw a position, with a completed line in brackets."""
    free = {cell: (key, ink.faint(key)) for cell, key in _keys(game, position).items()}
    return _drawing(game, position, ink, free)


def values(game: Game, position: BoardPosition, forecasts: Mapping[int, Forecast], ink: Ink) -> str:
    """Draw a position, with the key and the forecast of each move in its cell, "?" if unknown.

    Where that is too wide, they are listed below the board.
    """
    forecast_of = {game.cell_of(position, move): forecasts[move] for move in forecasts}
    free = {}
    for cell, key in _keys(game, position).items():
        if forecast := forecast_of.get(cell):
            text = words.value(forecast)
            free[cell] = f"{key} {text}", f"{key} {ink.ending(forecast.ending, text)}"
        else:
            free[cell] = f"{key} ?", f"{key} ?"
    width = max(len(plain) for plain, _ in free.values()) + 3
    if width * position.columns <= _WIDEST:
        return _drawing(game, position, ink, free)
    texts = (text for _, text in sorted(free.values()))
    return "\n".join((board(game, position, ink), "", *texts))


def _keys(game: Game, position: BoardPosition) -> dict[int, str]:
    """Return the key for each cell that can be filled."""
    possible = position.moves()
    return {
        game.cell_of(position, move): key
        for key, move in game.moves_by_key.items()
        if move in possible
    }


def _drawing(
    game: Game, position: BoardPosition, ink: Ink, free: Mapping[int, tuple[str, str]]
) -> str:
    """Draw a position; `free` has the text of a cell that can be filled, plain and with colours."""
    width = max((len(plain) for plain, _ in free.values()), default=1) + 2
    winning = position.outcome.cells if position.outcome else frozenset()
    cells = []
    for cell in game.cells:
        if mark := position.mark_at(cell):
            plain = f"[{mark.value}]" if cell in winning else mark.value
            drawn, inked = plain.center(width), ink.mark(game, mark, plain)
        elif cell in free:
            plain, inked = free[cell]
            drawn = f" {plain}".ljust(width)
        else:
            plain, inked = ".", ink.faint(".")
            drawn = plain.center(width)
        # Centred before, because the codes of colours have no width.
        cells.append(drawn.replace(plain, inked))
    starts = range(0, len(cells), position.columns)
    rows = ("|".join(cells[start : start + position.columns]) for start in starts)
    return f"\n{'+'.join(['-' * width] * position.columns)}\n".join(rows)
