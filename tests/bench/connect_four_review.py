"""How soon the moves of whole games of Connect Four are judged, and where they turned is known."""

from __future__ import annotations

from itertools import product
from random import Random
from time import perf_counter
from typing import NamedTuple

from tests.bench.report import Limit, print_table
from tictac_gui.engine import Difficulty, Policy, SearchStopped
from tictac_gui.games import CONNECT_FOUR
from tictac_gui.games.connect_four.levels import CASUAL, LEVELS

SECONDS = 30.0
"""How long a whole game may take."""
LATE_AT_MOST = 5.0
"""In how many of 100 games some move may be hard enough to take longer."""
PLAYERS: dict[str, Policy] = {
    "Casual": CASUAL,
    **{level.name.capitalize(): LEVELS[level] for level in list(Difficulty)[:3]},
}
GAMES_OF_EACH = 3


class _Times(NamedTuple):
    point: float | None
    judged: float | None
    unjudged: int
    """How many moves are left when time is up."""


def run() -> list[Limit]:
    rows, found = [], []
    for x, o in product(PLAYERS, repeat=2):
        for seed in range(GAMES_OF_EACH):
            moves = _game(PLAYERS[x], PLAYERS[o], Random(f"{x} {o} {seed}"))
            times = _times(moves)
            found.append(times)
            rows.append([f"{x} – {o}", str(len(moves)), *map(_seconds, times[:2])])
            rows[-1].append(str(times.unjudged or ""))
    print_table(
        "Judging whole games of Connect Four",
        ["", "moves", "where it turned", "every move", "left"],
        rows,
    )
    done = sorted(times.judged for times in found if times.judged is not None)
    late = 100 * (1 - len(done) / len(found))
    limit = Limit(f"games not judged within {SECONDS:.0f} s", late, LATE_AT_MOST, "%")
    print_table(
        f"Of {len(found)} games",
        ["median", "75 %", "90 %", "slowest", "late", "bound", ""],
        [
            [
                *(_seconds(_quantile(done, len(found), share)) for share in (0.5, 0.75, 0.9, 1)),
                *limit.columns,
            ]
        ],
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
    point = judged = None
    unjudged = len(moves)
    try:
        for review in CONNECT_FOUR.reviews(moves, lambda: perf_counter() > begun + SECONDS):
            unjudged = review.by_number.count(None)
            if point is None and review.turning_point(frozenset()) is not None:
                point = perf_counter() - begun
            if review.is_judged:
                judged = perf_counter() - begun
                break
    except SearchStopped:
        pass
    return _Times(point, judged, unjudged)


def _quantile(done: list[float], games: int, share: float) -> float | None:
    number = round(share * (games - 1))
    return done[number] if number < len(done) else None


def _seconds(seconds: float | None) -> str:
    return "" if seconds is None else f"{seconds:.1f} s"
