"""Match-ups of any game, played move by move, and how far chance may have moved their results."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from random import Random
from typing import TYPE_CHECKING

from tictac_gui.engine.difficulty import Policy
from tictac_gui.engine.position import Mark
from tictac_gui.games.exact import Standing

if TYPE_CHECKING:
    from tictac_gui.games.game import Game

    ShouldStop = Callable[[], bool]

PlayGames = Callable[[Policy, Policy, int, int], Iterator[Standing]]
"""Takes X, O, the number of games and a seed; plays the games and yields the standing so far."""

_STANDARD_ERRORS = 1.96
"""On each side of what was measured: in 95 of 100 match-ups the true share lies between."""


def match_player(game: Game, should_stop: ShouldStop | None = None) -> PlayGames:
    """Return how match-ups of a game are played: from tables where it is small enough for them."""
    if game.exact:
        return game.exact().play_match
    return partial(play_match, game, should_stop=should_stop)


def play_match(
    game: Game,
    x: Policy,
    o: Policy,
    games: int,
    seed: int,
    should_stop: ShouldStop | None = None,
) -> Iterator[Standing]:
    """Play the games and yield the standing after each.

    A seed always gives the same games, unless a player's time is limited. SearchStopped is raised
    once `should_stop`, which is polled in every search, returns True.
    """
    if games < 1:
        raise ValueError(f"a match-up needs at least one game, not {games}")
    rng = Random(seed)
    ends: dict[Mark | None, int] = {Mark.X: 0, None: 0, Mark.O: 0}
    for _ in range(games):
        position = game.start
        while not (outcome := position.outcome):
            policy = x if position.turn is Mark.X else o
            position = position.play(game.choose_move(position, policy, rng, should_stop))
        ends[outcome.winner] += 1
        yield Standing(ends[Mark.X], ends[None], ends[Mark.O])


def is_timed(game: Game, policy: Policy) -> bool:
    """Return whether what a player chooses depends on how much it sees in its time.

    So it does if it sets traps in a game too large to look for them as long as it takes.
    """
    return policy.sets_traps and not game.exact


def interval(successes: float, games: int) -> tuple[float, float]:
    """Return between which shares the true one lies with a certainty of 95 % (E. B. Wilson)."""
    spread = _STANDARD_ERRORS**2 / games
    share = successes / games
    middle = (share + spread / 2) / (1 + spread)
    half = (share * (1 - share) * spread + spread**2 / 4) ** 0.5 / (1 + spread)
    return max(middle - half, 0.0), min(middle + half, 1.0)
