"""What a move costs once the positions are cached: every level, at every position it can meet."""

from __future__ import annotations

from random import Random
from statistics import fmean, median
from time import perf_counter

from tests.bench import cold
from tests.bench.report import Bound, print_table
from tests.boards import unfinished
from tests.tic_tac_toe import choose_move
from tictac_gui.engine import Difficulty
from tictac_gui.games.tic_tac_toe import Board

COLD_STARTS = 9
TIMES_CHEAPER = 10


def run() -> list[Bound]:
    first = median(cold.sample(cold.OURS).first_call for _ in range(COLD_STARTS))
    boards = unfinished()
    costs = {difficulty: _costs(difficulty, boards) for difficulty in Difficulty}
    bounds = {
        difficulty: Bound(
            f"a further move on {difficulty.name} cheaper than the first scores",
            first / fmean(seconds),
            TIMES_CHEAPER,
        )
        for difficulty, seconds in costs.items()
    }
    print_table(
        f"A further move at {len(boards)} positions; the first scores took {first * 1e3:.2f} ms",
        ["", "median µs", "mean µs", "cheaper", "bound", ""],
        [
            [
                difficulty.name,
                f"{median(seconds) * 1e6:.1f}",
                f"{fmean(seconds) * 1e6:.1f}",
                *bounds[difficulty].columns,
            ]
            for difficulty, seconds in costs.items()
        ],
    )
    return list(bounds.values())


def _costs(difficulty: Difficulty, boards: tuple[Board, ...]) -> list[float]:
    rng = Random(0)
    for board in boards:
        choose_move(board, difficulty, rng)
    costs = []
    for board in boards:
        started = perf_counter()
        choose_move(board, difficulty, rng)
        costs.append(perf_counter() - started)
    return costs
