"""The games, one package each, and what every game offers to the layers above; no Qt, no text."""

from tictac_gui.games.connect_four import CONNECT_FOUR
from tictac_gui.games.game import BoardPosition, Game, Hint
from tictac_gui.games.tic_tac_toe import TIC_TAC_TOE

__all__ = ["CONNECT_FOUR", "GAMES", "TIC_TAC_TOE", "BoardPosition", "Game", "Hint"]

GAMES: tuple[Game, ...] = (TIC_TAC_TOE, CONNECT_FOUR)
"""In the order in which they are offered."""
