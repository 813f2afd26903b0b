"""Match-ups: many games of one player against another, with moves drawn by their exact weights."""

from __future__ import annotations

from bisect import bisect
from itertools import accumulate
from random import Random
from typing import TYPE_CHECKING

from tictac_gui.engine.position import Mark
from tictac_gui.games.exact import Standing
from tictac_gui.games.tic_tac_toe.board import Board

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tictac_gui.engine.difficulty import Policy
    from tictac_gui.games.tic_tac_toe.replies import Replies, ReplyTables

GAMES_PER_UPDATE = 100
"""How many games are played between two standings; they take less than a millisecond."""

# A result, or the choice of a move: the cumulative probabilities of the moves, without the last
# one, which is 1, and the node after each move.
_Node = int | tuple[tuple[float, ...], tuple["_Node", ...]]
_X_WINS, _DRAW, _O_WINS = range(3)


def play_match(
    tables: ReplyTables, x: Policy, o: Policy, games: int, seed: int
) -> Iterator[Standing]:
    """Play the games and yield the standing every so often, and once all are played.

    To stop early, stop iterating: the last standing covers all games played. A seed always gives
    the same games, no matter how many are played.
    """
    if games < 1:
        raise ValueError(f"a match-up needs at least one game, not {games}")
    opening = _tree(*tables.of_both(x, o))
    random = Random(seed).random
    ends = [0, 0, 0]
    for played in range(0, games, GAMES_PER_UPDATE):
        for _ in range(min(GAMES_PER_UPDATE, games - played)):
            node = opening
            while isinstance(node, tuple):
                thresholds, following = node
                node = following[bisect(thresholds, random())]
            ends[node] += 1
        yield Standing(*ends)


def _tree(x: Replies, o: Replies) -> _Node:
    """Merge the replies of both players into one tree, so that playing needs no boards."""
    nodes: dict[Board, _Node] = {}

    def node(board: Board) -> _Node:
        if outcome := board.outcome:
            return {Mark.X: _X_WINS, None: _DRAW, Mark.O: _O_WINS}[outcome.winner]
        if board not in nodes:
            mover = x if board.turn is Mark.X else o
            following = mover[board]
            ends = accumulate(weight for _, weight in following[:-1])
            nodes[board] = (
                tuple(end / mover.parts for end in ends),
                tuple(node(after) for after, _ in following),
            )
        return nodes[board]

    return node(Board())
