"""What players do on each board, asked once for all tests that go through every board."""

from collections.abc import Mapping
from fractions import Fraction
from functools import cache

from tictac_gui.engine import Board
from tictac_gui.engine.weights import policy_weights
from tictac_gui.games.tic_tac_toe.players import Player


@cache
def weights(board: Board, player: Player) -> Mapping[int, Fraction]:
    return policy_weights(board, player.value)
