"""Played tournaments: many games of one player against another, drawn by their exact weights."""

from __future__ import annotations

from bisect import bisect
from itertools import accumulate, product
from random import Random
from typing import TYPE_CHECKING

from tictac_gui.engine.position import Mark
from tictac_gui.games.exact import Standing
from tictac_gui.games.tic_tac_toe.board import Board
from tictac_gui.games.tic_tac_toe.levels import Player

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tictac_gui.engine.difficulty import Policy
    from tictac_gui.games.tic_tac_toe.replies import Replies, ReplyTables

PAIRINGS = tuple(product(Player, Player))
"""Every player as X against every player as O."""
PORTION = 100
"""How many games are played between two looks at the standing: less than a millisecond."""

# Who wins, or where the choice goes on: the upper ends of the moves' shares of 0 to 1, but the
# last, and what follows each of the moves.
_Node = int | tuple[tuple[float, ...], tuple["_Node", ...]]
_X_WINS, _DRAW, _O_WINS = range(3)


def play_match(
    tables: ReplyTables, x: Policy, o: Policy, games: int, seed: int
) -> Iterator[Standing]:
    """Play the games and give the standing again and again, the last time when all are played.

    Whoever has seen enough stops asking; the standing seen last is then what was played. The same
    seed gives the same games, however many follow.
    """
    if games < 1:
        raise ValueError(f"a match-up needs at least one game, not {games}")
    opening = _tree(*tables.of_both(x, o))
    random = Random(seed).random
    ends = [0, 0, 0]
    for played in range(0, games, PORTION):
        for _ in range(min(PORTION, games - played)):
            node = opening
            while isinstance(node, tuple):
                shares, following = node
                node = following[bisect(shares, random())]
            ends[node] += 1
        yield Standing(*ends)


def _tree(x: Replies, o: Replies) -> _Node:
    """Join what both players do into one thing to walk through: no board is needed in play."""
    known: dict[Board, _Node] = {}

    def node(board: Board) -> _Node:
        if outcome := board.outcome:
            return {Mark.X: _X_WINS, None: _DRAW, Mark.O: _O_WINS}[outcome.winner]
        if board not in known:
            mover = x if board.turn is Mark.X else o
            following = mover[board]
            ends = accumulate(weight for _, weight in following[:-1])
            known[board] = (
                tuple(end / mover.parts for end in ends),
                tuple(node(after) for after, _ in following),
            )
        return known[board]

    return node(Board())
