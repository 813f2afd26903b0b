"""Tic-tac-toe's puzzles: found in all its positions; loaded when they are first asked for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tictac_gui.engine.stopping import SearchStopped
from tictac_gui.games.puzzles import Puzzle, PuzzleTools, puzzle_at, sorted_by_difficulty
from tictac_gui.games.tic_tac_toe import TIC_TAC_TOE
from tictac_gui.games.tic_tac_toe.board import Board
from tictac_gui.games.tic_tac_toe.hints import forks

if TYPE_CHECKING:
    from collections.abc import Callable


def _collect(should_stop: Callable[[], bool] | None = None) -> tuple[Puzzle, ...]:
    """Return the puzzles of all positions, of which one stands for all that look alike."""
    seen, waiting = {Board()}, [Board()]
    found = []
    while waiting:
        if should_stop and should_stop():
            raise SearchStopped
        board = waiting.pop()
        after = {board.play(cell).canonical for cell in board.moves()}
        waiting += after - seen
        seen |= after
        if puzzle := puzzle_at(TIC_TAC_TOE, board, should_stop):
            found.append(puzzle)
    return sorted_by_difficulty(found)


PUZZLES = PuzzleTools(collection=_collect, forks=forks)
