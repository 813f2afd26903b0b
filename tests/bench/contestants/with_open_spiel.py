"""The alpha-beta search and the tic-tac-toe of open_spiel; its rules run as compiled C++."""

import pyspiel
from open_spiel.python.algorithms.minimax import alpha_beta_search


def scores(board: str) -> dict[int, int]:
    cells = board.replace("/", "")
    game = pyspiel.load_game("tic_tac_toe")
    found = {}
    for cell in (cell for cell, mark in enumerate(cells) if mark == "."):
        state = game.new_initial_state()
        for played in (*_history(cells), cell):
            state.apply_action(played)
        value, _ = alpha_beta_search(game, state=state, maximizing_player_id=0)
        found[cell] = int(value)
    return found


def _history(cells: str) -> list[int]:
    """Return some order of moves that leads to the board."""
    crosses, noughts = ([cell for cell in range(9) if cells[cell] == mark] for mark in "XO")
    return [cell for pair in zip(crosses, noughts, strict=True) for cell in pair]
