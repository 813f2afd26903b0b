"""What players do on each board, asked once for all tests that go through every board."""

from collections.abc import Mapping
from fractions import Fraction
from functools import cache

from tests.tic_tac_toe import policy_weights
from tictac_gui.games.tic_tac_toe import Board
from tictac_gui.games.tic_tac_toe.levels import Player


@cache
def weights(board: Board, player: Player) -> Mapping[int, Fraction]:
    return policy_weights(board, player.value)
