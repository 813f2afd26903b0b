"""Makes the board on which a game is played."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tictac_gui.ui.board.columns.columns_board import ColumnsBoard
from tictac_gui.ui.board.grid.grid_board import GridBoard

if TYPE_CHECKING:
    from tictac_gui.games import Game
    from tictac_gui.ui.board.board_widget import BoardWidget
    from tictac_gui.ui.look.look import Look


def board_for(game: Game, look: Look) -> BoardWidget:
    """Return a new board that fits the game."""
    # At the start, either every cell can be played or every column.
    is_played_by_cells = len(game.start.moves()) == len(game.cells)
    return GridBoard(game, look) if is_played_by_cells else ColumnsBoard(game, look)
