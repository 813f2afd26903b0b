"""Exact odds of one player against another, computed from all games and their probabilities."""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from typing import TYPE_CHECKING

from tictac_gui.engine.difficulty import Policy
from tictac_gui.engine.position import Mark
from tictac_gui.games.exact import Odds, Strength
from tictac_gui.games.tic_tac_toe.board import Board

if TYPE_CHECKING:
    from tictac_gui.games.tic_tac_toe.replies import Replies, ReplyTables

CASUAL = Policy(lookahead=2)
"""Someone who takes a win and blocks a threat, but looks no further ahead."""
_ANY_MOVE = Policy(lookahead=0)


def strength(tables: ReplyTables, player: Policy) -> Strength:
    """Return how a player does against a casual player and against an expert."""
    first, second = odds(tables, player, CASUAL), odds(tables, CASUAL, player)
    exploited = [best_response(tables, mark, player).wins(mark) for mark in Mark]
    return Strength(
        beats_casual=(first.x_wins + second.o_wins) / 2,
        loses_to_casual=(first.o_wins + second.x_wins) / 2,
        loses_to_expert=sum(exploited, Fraction()) / 2,
    )


def odds(tables: ReplyTables, x: Policy, o: Policy) -> Odds:
    """Return how often X wins, draws and loses when these two play from the empty board."""
    return _odds(*tables.of_both(x, o))


def best_response(tables: ReplyTables, mark: Mark, opponent: Policy) -> Odds:
    """Return the odds of a player who knows the opponent's policy and exploits it.

    It maximises its wins first, and draws second.
    """
    x, o = (_ANY_MOVE, opponent) if mark is Mark.X else (opponent, _ANY_MOVE)
    return _odds(*tables.of_both(x, o), exploiter=mark)


def _odds(x: Replies, o: Replies, exploiter: Mark | None = None) -> Odds:
    # wholes[n] is the integer that stands for probability 1 when n moves are left: the product of
    # the `parts` of those moves.
    wholes = [1]
    for moves_left in range(1, 10):
        wholes.append(wholes[-1] * (x if moves_left % 2 else o).parts)

    @cache
    def wins(board: Board, moves_left: int) -> tuple[int, int]:
        """Return how often X and O win from here, as parts of `wholes[moves_left]`."""
        whole = wholes[moves_left]
        if outcome := board.outcome:
            return (
                whole if outcome.winner is Mark.X else 0,
                whole if outcome.winner is Mark.O else 0,
            )
        mover = x if moves_left % 2 else o
        following = mover[board]
        if board.turn is exploiter:
            choices = [wins(after, moves_left - 1) for after, _ in following]
            own, other = (0, 1) if exploiter is Mark.X else (1, 0)
            x_wins, o_wins = max(choices, key=lambda wins: (wins[own], -wins[other]))
            return x_wins * mover.parts, o_wins * mover.parts
        x_sum = o_sum = 0
        for after, weight in following:
            x_wins, o_wins = wins(after, moves_left - 1)
            x_sum += weight * x_wins
            o_sum += weight * o_wins
        return x_sum, o_sum

    x_wins, o_wins = (Fraction(part, wholes[9]) for part in wins(Board(), 9))
    return Odds(x_wins, 1 - x_wins - o_wins, o_wins)
