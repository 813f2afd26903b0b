"""Makes the board on which a game is played."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tictac_gui.ui.board.grid.grid_board import GridBoard

if TYPE_CHECKING:
    from tictac_gui.games import Game
    from tictac_gui.ui.board.board_widget import BoardWidget
    from tictac_gui.ui.look.motion import Motion


def board_for(game: Game, motion: Motion) -> BoardWidget:
    """Return a new board that fits the game."""
    return GridBoard(game, motion)
