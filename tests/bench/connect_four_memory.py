"""How much memory games of Connect Four at the highest level take, in a process of its own."""

from __future__ import annotations

import sys
from multiprocessing import get_context
from pathlib import Path
from random import Random

from tests.bench.report import Limit, print_table
from tictac_gui.engine import Difficulty, Mark
from tictac_gui.games import CONNECT_FOUR

GAMES = 50
AT_MOST = 20
MEGABYTE = 1_000_000


def run() -> list[Limit]:
    if sys.platform != "linux":
        print("\nThe memory of a process is read from /proc, which only Linux has.")
        return []
    with get_context("spawn").Pool(1) as pool:
        start, after = pool.apply(_megabytes_after, [range(GAMES)])
    limit = Limit(
        f"memory after {GAMES} games of Connect Four at the highest level",
        after - start,
        AT_MOST,
        "MB",
    )
    print_table(
        "Memory of a process that plays Connect Four at the highest level",
        ["", "MB", "more than at the start", "bound", ""],
        [
            ["at the start", f"{start:.1f}", "", "", ""],
            [f"after {GAMES} games", f"{after:.1f}", *limit.columns],
        ],
    )
    return [limit]


def _megabytes_after(seeds: range) -> tuple[float, float]:
    """Play games; return the memory before them and the most there was after any of them."""
    start = most = _megabytes()
    for seed in seeds:
        _play(Random(seed), list(Mark)[seed % 2])
        most = max(most, _megabytes())
    return start, most


def _play(rng: Random, strong: Mark) -> None:
    """Play a game against Easy."""
    position = CONNECT_FOUR.start
    while not position.outcome:
        level = Difficulty.UNBEATABLE if position.turn is strong else Difficulty.EASY
        position = position.play(CONNECT_FOUR.choose_move(position, level, rng))


def _megabytes() -> float:
    fields = Path("/proc/self/status").read_text().split()
    return int(fields[fields.index("VmRSS:") + 1]) * 1024 / MEGABYTE
