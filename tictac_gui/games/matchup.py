"""Match-ups of any game, played move by move, and how far chance may have moved their results."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from tictac_gui.engine.position import Mark
from tictac_gui.games.exact import Standing

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tictac_gui.engine.difficulty import Policy
    from tictac_gui.games.game import Game

_STANDARD_ERRORS = 1.96
"""On each side of what was measured: in 95 of 100 match-ups the true share lies between."""


def play_match(game: Game, x: Policy, o: Policy, games: int, seed: int) -> Iterator[Standing]:
    """Play the games and yield the standing after each.

    A seed always gives the same games, unless a player's time is limited.
    """
    if games < 1:
        raise ValueError(f"a match-up needs at least one game, not {games}")
    rng = Random(seed)
    ends: dict[Mark | None, int] = {Mark.X: 0, None: 0, Mark.O: 0}
    for _ in range(games):
        position = game.start
        while not (outcome := position.outcome):
            policy = x if position.turn is Mark.X else o
            position = position.play(game.choose_move_by(position, policy, rng))
        ends[outcome.winner] += 1
        yield Standing(ends[Mark.X], ends[None], ends[Mark.O])


def interval(successes: float, games: int) -> tuple[float, float]:
    """Return between which shares the true one lies with a certainty of 95 % (E. B. Wilson)."""
    spread = _STANDARD_ERRORS**2 / games
    share = successes / games
    middle = (share + spread / 2) / (1 + spread)
    half = (share * (1 - share) * spread + spread**2 / 4) ** 0.5 / (1 + spread)
    return max(middle - half, 0.0), min(middle + half, 1.0)
