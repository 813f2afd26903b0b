"""Tic-tac-toe's exact tools: odds, strength, match-ups, proof and puzzles, from all of its games.

Loaded when one of them is first used.
"""

from __future__ import annotations

from bisect import bisect
from dataclasses import replace
from fractions import Fraction
from functools import cache, partial
from itertools import accumulate
from math import lcm
from random import Random
from typing import TYPE_CHECKING

from tictac_gui.engine.levels import Policy
from tictac_gui.engine.position import Mark, Outcome
from tictac_gui.engine.stopping import SearchStopped
from tictac_gui.games.matchup import ExactTools, Odds, Standing, Strength
from tictac_gui.games.proof import Proof, Proofs
from tictac_gui.games.puzzles import Puzzle, PuzzleTools, puzzle_at, sorted_by_difficulty
from tictac_gui.games.tic_tac_toe import TIC_TAC_TOE
from tictac_gui.games.tic_tac_toe.board import Board
from tictac_gui.games.tic_tac_toe.hints import forks

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from tictac_gui.engine.stopping import ShouldStop

    Weights = Callable[[Board, Policy], dict[int, Fraction]]

_COMMON_DENOMINATOR = lcm(*range(1, 10))
"""Equal shares among up to nine moves are whole multiples of 1 / this."""


class Replies(dict[Board, tuple[tuple[Board, int], ...]]):
    """For every board, the boards that the player may move to, with exact weights.

    The weights of each board are whole numbers that add up to `parts`, so that odds can be computed
    with integers. A board's replies are computed when it is first looked up.
    """

    def __init__(self, policy: Policy, weights: Weights, *, up_to_symmetry: bool) -> None:
        super().__init__()
        self.parts = _COMMON_DENOMINATOR * Fraction(policy.slip_percent, 100).denominator
        self._policy = policy
        self._weights = weights
        self._up_to_symmetry = up_to_symmetry

    def __missing__(self, board: Board) -> tuple[tuple[Board, int], ...]:
        following: dict[Board, int] = {}
        for cell, weight in self._weights(board, self._policy).items():
            after = board.play(cell)
            if self._up_to_symmetry:
                after = after.canonical
            parts = weight.numerator * (self.parts // weight.denominator)
            following[after] = following.get(after, 0) + parts
        replies = self[board] = tuple(following.items())
        return replies


class ReplyTables:
    """Caches the replies of every player."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights
        self._tables: dict[tuple[Policy, bool], Replies] = {}

    def of(self, policy: Policy, *, up_to_symmetry: bool) -> Replies:
        """Return a player's replies; always the same object."""
        key = policy, up_to_symmetry
        if key not in self._tables:
            self._tables[key] = Replies(policy, self.weights, up_to_symmetry=up_to_symmetry)
        return self._tables[key]

    def of_both(self, x: Policy, o: Policy) -> tuple[Replies, Replies]:
        """Return the replies of two opponents, up to symmetry if both play symmetrically."""
        up_to_symmetry = x.is_symmetric and o.is_symmetric
        return (
            self.of(x, up_to_symmetry=up_to_symmetry),
            self.of(o, up_to_symmetry=up_to_symmetry),
        )


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


GAMES_PER_STANDING = 100
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
    for played in range(0, games, GAMES_PER_STANDING):
        for _ in range(min(GAMES_PER_STANDING, games - played)):
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


GAMES_PER_RESULT = 25
"""How many games are played between two results."""


def prove_both(weights: Weights, policy: Policy) -> Iterator[Proofs]:
    """Let the person move first in all games, then second; yield the results so far."""
    first = Proof()
    for first in prove(weights, policy, Mark.O):
        yield Proofs(first)
    for second in prove(weights, policy, Mark.X):
        yield Proofs(first, second)


def prove(weights: Weights, policy: Policy, mark: Mark) -> Iterator[Proof]:
    """Play the policy with the mark against everything that a person could play.

    Every move that the policy might choose is tried too. The results so far are yielded every so
    often, and once all games are played; to stop early, stop iterating.
    """
    proof = Proof()
    for moves, outcome in _every_game(weights, policy, mark):
        proof = replace(proof, latest_game=moves)
        if outcome.winner is None:
            proof = replace(proof, draws=proof.draws + 1)
        elif outcome.winner is mark:
            proof = replace(proof, wins=proof.wins + 1)
        else:
            # Both sides can always draw, so no game has to be lost.
            proof = replace(
                proof,
                losses=proof.losses + 1,
                failures=proof.failures + 1,
                failed_game=proof.failed_game or moves,
            )
        if proof.games % GAMES_PER_RESULT == 0:
            yield proof
    yield proof


def _every_game(
    weights: Weights, policy: Policy, mark: Mark
) -> Iterator[tuple[tuple[int, ...], Outcome]]:
    """Yield the moves and the outcome of every game, lower cells first."""
    choices: dict[Board, tuple[int, ...]] = {}

    def games(board: Board, moves: tuple[int, ...]) -> Iterator[tuple[tuple[int, ...], Outcome]]:
        if outcome := board.outcome:
            yield moves, outcome
            return
        if board.turn is not mark:
            cells = board.moves()
        else:
            # Once per board: the choice doesn't depend on how the board was reached.
            if board not in choices:
                choices[board] = tuple(weights(board, policy))
            cells = choices[board]
        for cell in cells:
            yield from games(board.play(cell), (*moves, cell))

    return games(Board(), ())


def _collect_puzzles(should_stop: ShouldStop | None = None) -> tuple[Puzzle, ...]:
    """Return the puzzles in all positions; one position stands for all that look alike."""
    seen, waiting = {Board()}, [Board()]
    found = []
    while waiting:
        if should_stop and should_stop():
            raise SearchStopped
        board = waiting.pop()
        after = {board.play(cell).canonical for cell in board.moves()}
        waiting += after - seen
        seen |= after
        if puzzle := puzzle_at(TIC_TAC_TOE, board, should_stop):
            found.append(puzzle)
    return sorted_by_difficulty(found)


TABLES = ReplyTables(TIC_TAC_TOE.policy_weights)
EXACT = ExactTools(
    odds=partial(odds, TABLES),
    strength=partial(strength, TABLES),
    play_match=partial(play_match, TABLES),
)
PUZZLES = PuzzleTools(_collect_puzzles, forks)
