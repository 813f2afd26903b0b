"""Exact results of one player against another, by going through all games with their odds."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import cache

from tictac_gui.engine.board import Board, Mark

Player = Callable[[Board], Mapping[int, Fraction]]
"""Gives the probability of each of its moves on an unfinished board."""


@dataclass(frozen=True, slots=True)
class Odds:
    """The probabilities of a game's outcomes; they add up to 1."""

    x_wins: Fraction
    draw: Fraction
    o_wins: Fraction


def odds(x: Player, o: Player) -> Odds:
    """Return how often X wins, draws and loses when these two play from the empty board."""

    @cache
    def wins(board: Board) -> tuple[Fraction, Fraction]:
        """Return how often X and how often O wins from here."""
        if outcome := board.outcome:
            return Fraction(outcome.winner is Mark.X), Fraction(outcome.winner is Mark.O)
        weights = (x if board.turn is Mark.X else o)(board)
        after = [(weight, *wins(board.play(cell))) for cell, weight in weights.items()]
        return (
            sum((weight * x_wins for weight, x_wins, _ in after), Fraction()),
            sum((weight * o_wins for weight, _, o_wins in after), Fraction()),
        )

    x_wins, o_wins = wins(Board())
    return Odds(x_wins, 1 - x_wins - o_wins, o_wins)


def highest_winning_chance(side: Mark, opponent: Player) -> Fraction:
    """Return how often a player who knows the opponent's odds and plays for a win gets it."""

    @cache
    def chance(board: Board) -> Fraction:
        if outcome := board.outcome:
            return Fraction(outcome.winner is side)
        if board.turn is side:
            return max(chance(board.play(cell)) for cell in board.moves())
        weights = opponent(board).items()
        return sum((weight * chance(board.play(cell)) for cell, weight in weights), Fraction())

    return chance(Board())
