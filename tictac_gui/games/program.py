"""The code of a search as a program of its own: the function, the rules of the game, a position.

It is text to be copied, and needs nothing but Python; nothing here runs it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tictac_gui.engine.tracing.listing import Listing
    from tictac_gui.games.game import BoardPosition, Game

_START = """if __name__ == "__main__":
    board = Board("{0}")
    print(minimax(board, board.turn))
"""


def program(game: Game, listing: Listing, board: BoardPosition) -> str:
    """Return a program that prints the value of a board; the function alone for other games."""
    if not game.rules_text:
        return listing.text
    return "\n\n".join((listing.text, game.rules_text(), _START.format(board)))
