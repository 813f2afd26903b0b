"""Proof by play: its results, and how it is played where the games are too many to play all.

There every choice is tried in the first moves; then the opponent plays as the tested player does.
Each result is compared with the exact score of the position after those first moves.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from random import Random
from time import perf_counter
from typing import TYPE_CHECKING, NamedTuple

from tictac_gui.engine.levels import Policy
from tictac_gui.engine.position import Mark, Outcome

if TYPE_CHECKING:
    from tictac_gui.engine.stopping import ShouldStop
    from tictac_gui.games.game import BoardPosition, Game

    Moves = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Proof:
    """The results of all games so far, from the point of view of the player being tested."""

    wins: int = 0
    draws: int = 0
    losses: int = 0
    failures: int = 0
    """How many of them ended worse than they had to, whatever the opponent did."""
    failed_game: tuple[int, ...] | None = None
    """The moves of the first of these."""
    latest_game: tuple[int, ...] = field(default=(), compare=False)
    """The moves of the game that was played last, to be watched; no part of the result."""

    @property
    def games(self) -> int:
        """How many were played."""
        return self.wins + self.draws + self.losses


@dataclass(frozen=True, slots=True)
class Proofs:
    """The results so far with the person moving first, and then second."""

    person_first: Proof = field(default_factory=Proof)
    person_second: Proof = field(default_factory=Proof)
    total: int | None = None
    """How many games there will be; None if that is only known at the end."""
    replies: int = 0
    """For how many of the person's first moves every choice is tried, if there is a total."""
    beginnings: int = 0
    """The number of ways in which games can begin, as long as every choice is tried."""
    seconds: float = field(default=0.0, compare=False)
    """How long the games have taken so far; 0 where the proof isn't timed (tic-tac-toe)."""

    @property
    def all(self) -> Proof:
        """Both together."""
        first, second = self.person_first, self.person_second
        return Proof(
            first.wins + second.wins,
            first.draws + second.draws,
            first.losses + second.losses,
            first.failures + second.failures,
            first.failed_game or second.failed_game,
            second.latest_game or first.latest_game,
        )

    @property
    def seconds_left(self) -> float | None:
        """How long the remaining games will take; None while that is unknown."""
        played = self.all.games
        if not self.total or not played:
            return None
        return self.seconds / played * (self.total - played)


Prove = Callable[[Policy, int, Callable[[], bool] | None], Iterator[Proofs]]
"""Plays a policy and yields the results so far.

It takes for how many of a person's first moves every choice is tried, and a `should_stop`.
"""


class _Line(NamedTuple):
    """A beginning of a game."""

    moves: Moves
    position: BoardPosition
    ways: int
    """How many beginnings lead to this position or a mirror image of it."""


def prove(
    game: Game,
    policy: Policy,
    replies: int,
    should_stop: ShouldStop | None = None,
    clock: Callable[[], float] = perf_counter,
) -> Iterator[Proofs]:
    """Play a policy with both marks; try every choice in the opponent's first `replies` moves.

    Every move that the policy might choose meanwhile is tried, too. Positions that come up again
    and mirror images are played once. The results so far are yielded after every move.
    """
    second, first = (
        _beginnings(game, policy, mark, replies, should_stop) for mark in (Mark.O, Mark.X)
    )
    lines = (*second, *first)
    proofs = Proofs(total=len(lines), replies=replies, beginnings=sum(line.ways for line in lines))
    begun = clock()
    for proof in _play_all(game, policy, Mark.O, second, should_stop):
        proofs = replace(proofs, person_first=proof, seconds=clock() - begun)
        yield proofs
    for proof in _play_all(game, policy, Mark.X, first, should_stop):
        proofs = replace(proofs, person_second=proof, seconds=clock() - begun)
        yield proofs


def _beginnings(
    game: Game, policy: Policy, mark: Mark, replies: int, should_stop: ShouldStop | None
) -> Sequence[_Line]:
    """Return the beginnings of the mark's games, up to the last reply with every choice tried."""

    def chosen(position: BoardPosition) -> Iterable[int]:
        return game.policy_weights(position, policy, should_stop)

    lines: Sequence[_Line] = [_Line((), game.start, ways=1)]
    turn = game.start.turn
    for _ in range(replies):
        if turn is mark:
            lines = _one_move_on(lines, chosen)
        lines = _one_move_on(lines, lambda position: position.moves())
        turn = mark
    return lines


def _one_move_on(
    lines: Iterable[_Line], moves: Callable[[BoardPosition], Iterable[int]]
) -> Sequence[_Line]:
    found: dict[object, _Line] = {}
    for line in lines:
        following = [line] if line.position.outcome else _following(line, moves(line.position))
        for after in following:
            earlier = found.setdefault(after.position.canonical_key, after)
            if earlier is not after:
                ways = earlier.ways + after.ways
                found[after.position.canonical_key] = earlier._replace(ways=ways)
    return list(found.values())


def _following(line: _Line, moves: Iterable[int]) -> Iterable[_Line]:
    return [_Line((*line.moves, move), line.position.play(move), line.ways) for move in moves]


def _play_all(
    game: Game, policy: Policy, mark: Mark, lines: Iterable[_Line], should_stop: ShouldStop | None
) -> Iterator[Proof]:
    """Play the games to their end and yield the results so far, with the game as far as it is."""
    proof = Proof()
    # Where it has a choice, the same one each time the proof is repeated.
    rng = Random(0)
    for line in lines:
        moves, position = line.moves, line.position
        held = _worth_held(game, position, mark, should_stop)
        while not (outcome := position.outcome):
            proof = replace(proof, latest_game=moves)
            yield proof
            move = game.choose_move(position, policy, rng, should_stop)
            moves, position = (*moves, move), position.play(move)
        proof = _with(proof, moves, _worth(outcome, mark), held)
        yield proof


def _worth_held(
    game: Game, position: BoardPosition, mark: Mark, should_stop: ShouldStop | None
) -> int:
    """Return 1, 0 or -1 if the mark can win, draw or must lose with best play of both."""
    if position.outcome:
        return _worth(position.outcome, mark)
    score = max(game.scores(position, should_stop).values())
    worth = (score > 0) - (score < 0)
    return worth if position.turn is mark else -worth


def _worth(outcome: Outcome, mark: Mark) -> int:
    return 0 if outcome.winner is None else 1 if outcome.winner is mark else -1


def _with(proof: Proof, moves: Moves, worth: int, held: int) -> Proof:
    """Return the results with another game."""
    is_failure = worth < held
    return replace(
        proof,
        wins=proof.wins + (worth > 0),
        draws=proof.draws + (worth == 0),
        losses=proof.losses + (worth < 0),
        failures=proof.failures + is_failure,
        failed_game=proof.failed_game or (moves if is_failure else None),
        latest_game=moves,
    )
