"""A solver of its own for tests to judge the engine by; it shares nothing with the search."""

from fractions import Fraction
from functools import cache

from tictac_gui.engine import Mark
from tictac_gui.games.tic_tac_toe import Board


@cache
def plies_to_the_end(board: Board, horizon: int = 9) -> tuple[int, int]:
    """Return the value for the side to move as result (1, 0, -1) and moves until it is reached.

    Written apart from the engine's search: no scores that fade, no windows, no sign changes
    folded into numbers. Beyond the horizon a game counts as drawn.
    """
    if outcome := board.outcome:
        return (0 if outcome.winner is None else -1, 0)
    if horizon == 0:
        return (0, 0)
    values = [move_value(board, cell, horizon) for cell in board.moves()]
    wins = [plies for result, plies in values if result == 1]
    if wins:
        return (1, min(wins))
    if any(result == 0 for result, _ in values):
        return (0, 0)
    return (-1, max(plies for _, plies in values))


def move_value(board: Board, cell: int, horizon: int = 9) -> tuple[int, int]:
    """Return the value of a move for the side that makes it, the move itself counted."""
    result, plies = plies_to_the_end(board.play(cell), horizon - 1)
    return (-result, plies + 1)


def best_moves(board: Board, horizon: int = 9) -> set[int]:
    """Return the moves that win soonest, or else draw, or else lose latest."""
    values = {cell: move_value(board, cell, horizon) for cell in board.moves()}
    highest = max(result for result, _ in values.values())
    moves = {cell: plies for cell, (result, plies) in values.items() if result == highest}
    if highest == 0:
        return set(moves)
    wanted = min(moves.values()) if highest == 1 else max(moves.values())
    return {cell for cell, plies in moves.items() if plies == wanted}


@cache
def trap_chance(board: Board, side: Mark) -> Fraction:
    """Return how often a side wins that picks its best moves for it, against random moves."""
    if outcome := board.outcome:
        return Fraction(outcome.winner is side)
    if board.turn is side:
        return max(trap_chance(board.play(cell), side) for cell in best_moves(board))
    chances = [trap_chance(board.play(cell), side) for cell in board.moves()]
    return sum(chances, Fraction()) / len(chances)
