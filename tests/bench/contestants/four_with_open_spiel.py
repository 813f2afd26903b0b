"""The alpha-beta search and the Connect Four of open_spiel; its rules run as compiled C++."""

from __future__ import annotations

import pyspiel
from open_spiel.python.algorithms import minimax

from tests.bench.contestants.four_lines import LINES_THROUGH

WIN = 1_000


def scores(columns: str, lookahead: int) -> dict[int, int]:
    """Return the score of every move with a lookahead."""
    game = pyspiel.load_game("connect_four")
    before = game.new_initial_state()
    for column in columns:
        before.apply_action(int(column) - 1)
    side = before.current_player()

    def worth(state: pyspiel.State) -> float:
        """Judge a position by the lines through its discs."""
        heights = [0] * 7
        total = 0
        for number, column in enumerate(state.history()):
            row = heights[column]
            heights[column] = row + 1
            value = LINES_THROUGH[row][column]
            total += -value if number % 2 else value
        # Far less than a win, which is 1.
        return (-total if side else total) / WIN

    found = {}
    for column in before.legal_actions():
        state = before.child(column)
        if state.is_terminal():
            value = state.returns()[side]
        elif lookahead == 1:
            value = worth(state)
        else:
            value, _ = minimax.alpha_beta_search(
                game,
                state=state,
                value_function=worth,
                maximum_depth=lookahead - 1,
                maximizing_player_id=side,
            )
        found[column] = (value == 1) - (value == -1)
    return found
