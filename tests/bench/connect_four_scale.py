"""How strong the steps of Connect Four's adaptive level are, by playing against Medium.

Half the games each side moves first. A draw counts half.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise
from multiprocessing import Pool

from tests.bench.report import Range, print_table
from tictac_gui.engine import Difficulty, Search
from tictac_gui.games import CONNECT_FOUR
from tictac_gui.games.connect_four.levels import LEVELS, SCALE
from tictac_gui.games.matchup import Standing, interval, play_match

GAMES = 1000
GAMES_AT_ONCE = 25
EVEN = 7.0
"""By how many games in 100 each step is to be stronger than the one before."""
UNEVEN = 4.0
"""By how many it may be less or more than that: twice as much as chance alone makes of it."""


def run() -> Sequence[Range]:
    steps = range(1, len(SCALE) + 1)
    tasks = [
        (step, is_first, seed)
        # Those that take longest first.
        for step in reversed(steps)
        for seed in range(GAMES // GAMES_AT_ONCE // 2)
        for is_first in (True, False)
    ]
    scores = dict.fromkeys(steps, 0.0)
    with Pool() as pool:
        for step, score in pool.imap_unordered(_play, tasks):
            scores[step] += score
    rises = {
        higher: Range(
            f"Step {higher} of Connect Four above step {lower}",
            100 * (scores[higher] - scores[lower]) / GAMES,
            EVEN - UNEVEN,
            EVEN + UNEVEN,
            "%",
        )
        for lower, higher in pairwise(steps)
    }
    rows = []
    for step in steps:
        lowest, highest = interval(scores[step], GAMES)
        certain = f"{100 * lowest:.1f} to {100 * highest:.1f} %"
        columns = rises[step].columns if step in rises else ("", "", "")
        rows.append([f"Step {step}", f"{100 * scores[step] / GAMES:.1f} %", certain, *columns])
    print_table(
        f"Steps of Connect Four's adaptive level against Medium, {GAMES} games each",
        ["", "score", "95 % certain", "more than before", "bound", ""],
        rows,
    )
    return list(rises.values())


def _play(task: tuple[int, bool, int]) -> tuple[int, float]:
    step, is_first, seed = task
    game = replace(CONNECT_FOUR, search=Search(cache_limit=CONNECT_FOUR.search.cache_limit))
    player, medium = SCALE[step - 1], LEVELS[Difficulty.MEDIUM]
    x, o = (player, medium) if is_first else (medium, player)
    standing = Standing()
    for standing in play_match(game, x, o, GAMES_AT_ONCE, 2 * seed + is_first):  # noqa: B007 - the last
        pass
    won = standing.x_wins if is_first else standing.o_wins
    return step, won + standing.draws / 2
