"""How soon the moves of whole games of Connect Four are judged, and where they turned is known."""

from __future__ import annotations

from itertools import product
from random import Random
from time import perf_counter
from typing import NamedTuple

from tests.bench.report import Limit, print_table
from tictac_gui.engine import Difficulty, Policy
from tictac_gui.games import CONNECT_FOUR
from tictac_gui.games.connect_four.levels import CASUAL, LEVELS

SECONDS = 5.0
"""How long a whole game may take."""
PLAYERS: dict[str, Policy] = {
    "Casual": CASUAL,
    **{level.name.capitalize(): LEVELS[level] for level in list(Difficulty)[:3]},
}
GAMES_OF_EACH = 3


class _Times(NamedTuple):
    point: float | None
    judged: float


def run() -> list[Limit]:
    rows, found = [], []
    for x, o in product(PLAYERS, repeat=2):
        for seed in range(GAMES_OF_EACH):
            moves = _game(PLAYERS[x], PLAYERS[o], Random(f"{x} {o} {seed}"))
            times = _times(moves)
            found.append(times.judged)
            point = "" if times.point is None else f"{times.point:.2f} s"
            rows.append([f"{x} – {o}", str(len(moves)), point, f"{times.judged:.2f} s"])
    print_table(
        "Judging whole games of Connect Four", ["", "moves", "where it turned", "every move"], rows
    )
    found.sort()
    limit = Limit("a whole game judged, the slowest", found[-1], SECONDS, "s")
    print_table(
        f"Of {len(found)} games",
        ["median", "slowest", "bound", ""],
        [[f"{found[len(found) // 2]:.2f} s", *limit.columns]],
    )
    return [limit]


def _game(x: Policy, o: Policy, rng: Random) -> tuple[int, ...]:
    history = CONNECT_FOUR.history()
    while not (position := history.position).outcome:
        policy = o if len(history.moves) % 2 else x
        history = history.play(CONNECT_FOUR.choose_move(position, policy, rng))
    return history.moves


def _times(moves: tuple[int, ...]) -> _Times:
    begun = perf_counter()
    point = None
    for review in CONNECT_FOUR.reviews(moves):
        if point is None and review.turning_point(frozenset()) is not None:
            point = perf_counter() - begun
    return _Times(point, perf_counter() - begun)
