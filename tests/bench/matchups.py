"""How many games of a match-up a second holds, beside a program that searches at every move."""

from __future__ import annotations

import sys
from itertools import product
from random import Random
from statistics import median
from time import perf_counter

from tests.bench.contestants.with_numpy import MinimaxPlayer, RandomPlayer, play_game
from tests.bench.report import Bound, print_table
from tests.tic_tac_toe import forget_replies, odds, play_match
from tictac_gui.games.tic_tac_toe.levels import Player

PAIRINGS = tuple(product(Player, Player))
ROUNDS = 7
OUR_GAMES = 20_000
THEIR_GAMES = 50
TIMES_AS_MANY = 25

Pairing = tuple[Player, Player]

# One object for all rounds, so that it knows the values of all positions.
THEIR_MINIMAX = MinimaxPlayer()
THEIRS: dict[Player, MinimaxPlayer | RandomPlayer] = {
    Player.RANDOM: RandomPlayer(),
    Player.MINIMAX: THEIR_MINIMAX,
    Player.UNBEATABLE: THEIR_MINIMAX,
}
MEASURED = [pairing for pairing in PAIRINGS if set(pairing) <= set(THEIRS)]


def run() -> list[Bound]:
    rng = Random(0)
    _time_theirs((Player.MINIMAX, Player.RANDOM), rng)
    # Round by round, so that load on the machine affects both equally.
    rounds = [
        {pairing: (_time_ours(pairing), _time_theirs(pairing, rng)) for pairing in MEASURED}
        for _ in range(ROUNDS + 1)
    ]
    # The first round is warm-up.
    ours = {pairing: median(times[pairing][0] for times in rounds[1:]) for pairing in MEASURED}
    theirs = {pairing: median(times[pairing][1] for times in rounds[1:]) for pairing in MEASURED}
    bounds = {
        pairing: Bound(
            f"games of {_name(pairing)} in the time of one with numpy",
            theirs[pairing] / ours[pairing],
            TIMES_AS_MANY,
        )
        for pairing in MEASURED
    }
    print_table(
        f"Games a second, median of {ROUNDS}; numpy's player is minimax with all values cached",
        ["X against O", "Tictac", "with numpy", "as many", "bound", ""],
        [
            [
                _name(pairing),
                f"{1 / ours[pairing]:,.0f}",
                f"{1 / theirs[pairing]:,.0f}",
                *bounds[pairing].columns,
            ]
            for pairing in MEASURED
        ],
    )
    _report_exact_odds()
    return list(bounds.values())


def _name(pairing: Pairing) -> str:
    x, o = pairing
    return f"{x.name.capitalize()} against {o.name.capitalize()}"


def _time_ours(pairing: Pairing) -> float:
    """Return the seconds that one game takes."""
    x, o = pairing
    started = perf_counter()
    *_, standing = play_match(x.value, o.value, OUR_GAMES, 0)
    took = perf_counter() - started
    if standing.games != OUR_GAMES:
        sys.exit(f"{standing.games} games were played, not {OUR_GAMES}")
    return took / OUR_GAMES


def _time_theirs(pairing: Pairing, rng: Random) -> float:
    """Return the seconds that one game takes, and refuse a time that comes with a lost game."""
    x, o = (THEIRS[player] for player in pairing)
    started = perf_counter()
    winners = {play_game(x, o, rng) for _ in range(THEIR_GAMES)}
    took = perf_counter() - started
    winners_over_minimax = {winner for winner, loser in ((1, o), (-1, x)) if loser is THEIR_MINIMAX}
    if winners & winners_over_minimax:
        sys.exit(f"the minimax of {_name(pairing)} lost a game")
    return took / THEIR_GAMES


def _report_exact_odds() -> None:
    # The first round starts with an empty cache, the others with a full one.
    forget_replies()
    first, *further = ([_time_odds(pairing) for pairing in PAIRINGS] for _ in range(ROUNDS + 1))
    cached = [median(times) for times in zip(*further, strict=True)]
    print_table(
        f"Exact odds of {len(PAIRINGS)} pairings in ms",
        ["", "median", "slowest", "all"],
        [
            [name, *(f"{1e3 * time:.1f}" for time in (median(times), max(times), sum(times)))]
            for name, times in (("empty cache", first), ("full cache", cached))
        ],
    )


def _time_odds(pairing: Pairing) -> float:
    x, o = pairing
    started = perf_counter()
    odds(x.value, o.value)
    return perf_counter() - started
