"""Finds what a board task needs from the engine; for a worker's thread."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from tictac_gui.engine import Difficulty
from tictac_gui.engine.review import ReviewedMove, Verdict
from tictac_gui.engine.search import Ending, Forecast

if TYPE_CHECKING:
    from collections.abc import Callable
    from random import Random

    from tictac_gui.engine.levels import Policy
    from tictac_gui.games import BoardPosition, Game, Hint

    ShouldStop = Callable[[], bool]


class LineMove(NamedTuple):
    """A move that is shown, not made by the person."""

    move: int
    why: Hint | None
    """Why it is good, if that is known of this move."""


@dataclass(frozen=True, slots=True)
class Answer:
    """What follows a move of the person."""

    slip: ReviewedMove | None
    """The move, if it gives something away."""
    line: tuple[LineMove, ...]
    """How the game goes on to its end after a slip, and by one move after any other."""


def answer_move(
    game: Game, position: BoardPosition, move: int, rng: Random, should_stop: ShouldStop
) -> Answer:
    """Judge a move by its result alone, and find the reply, or all that follows a slip."""
    scores = game.scores(position, should_stop)
    before, after = Forecast.of(max(scores.values())), Forecast.of(scores[move])
    reached = position.play(move)
    if after.ending is before.ending:
        return Answer(None, () if reached.outcome else (_reply(game, reached, rng, should_stop),))
    best = tuple(each for each, score in scores.items() if score == max(scores.values()))
    is_blunder = before.ending is Ending.WIN and after.ending is Ending.LOSS
    verdict = Verdict.BLUNDER if is_blunder else Verdict.MISTAKE
    why = game.explainer(position, move, should_stop) if game.explainer else None
    slip = ReviewedMove(position.turn, move, verdict, before, after, best, why)
    return Answer(slip, best_play(game, reached, should_stop))


def best_play(
    game: Game, position: BoardPosition, should_stop: ShouldStop | None = None
) -> tuple[LineMove, ...]:
    """Return how the game goes on to its end if nobody goes wrong."""
    line: list[LineMove] = []
    while not position.outcome:
        found = game.find_hint(position, should_stop)
        line.append(LineMove(found.move, found))
        position = position.play(found.move)
    return tuple(line)


def judged(game: Game, position: BoardPosition, should_stop: ShouldStop | None = None) -> Ending:
    """Return how the game ends for the side to move if nobody goes wrong."""
    scores = game.scores(position, should_stop)
    return Forecast.of(max(scores.values())).ending


def moves_of(
    game: Game, position: BoardPosition, player: Policy, should_stop: ShouldStop
) -> frozenset[int]:
    """Return the moves that a player may make."""
    return frozenset(game.policy_weights(position, player, should_stop))


def _reply(game: Game, position: BoardPosition, rng: Random, should_stop: ShouldStop) -> LineMove:
    move = game.choose_move(position, Difficulty.UNBEATABLE, rng, should_stop)
    found = game.find_hint(position, should_stop)
    return LineMove(move, found if found.move == move else None)
