"""What a move costs once the positions are cached: every level, at every position it can meet."""

from __future__ import annotations

from functools import partial
from random import Random
from time import perf_counter
from typing import TYPE_CHECKING

from tests.bench import cold
from tests.bench.report import Bound, print_table
from tests.bench.rounds import medians
from tests.boards import unfinished
from tests.tic_tac_toe import choose_move
from tictac_gui.engine import Difficulty

if TYPE_CHECKING:
    from collections.abc import Callable

    from tictac_gui.games.tic_tac_toe import Board

ROUNDS = 9
TIMES_CHEAPER = 10
FIRST = "the first scores"


def run() -> list[Bound]:
    boards = unfinished()
    contestants: dict[str, Callable[[], float]] = {
        FIRST: lambda: cold.sample(cold.OURS).first_call,
        **{level.name: partial(_mean_cost, level, boards) for level in Difficulty},
    }
    seconds = medians(contestants, ROUNDS, warm_up=1)
    first = seconds.pop(FIRST)
    bounds = {
        name: Bound(
            f"a further move on {name} cheaper than the first scores",
            first / cost,
            TIMES_CHEAPER,
        )
        for name, cost in seconds.items()
    }
    print_table(
        f"A further move at {len(boards)} positions, median of {ROUNDS} rounds; the first scores"
        f" took {first * 1e3:.2f} ms",
        ["", "mean µs", "cheaper", "bound", ""],
        [[name, f"{cost * 1e6:.1f}", *bounds[name].columns] for name, cost in seconds.items()],
    )
    return list(bounds.values())


def _mean_cost(difficulty: Difficulty, boards: tuple[Board, ...]) -> float:
    """Return the seconds that a move takes, over all positions; once they were seen, it is warm."""
    rng = Random(0)
    started = perf_counter()
    for board in boards:
        choose_move(board, difficulty, rng)
    return (perf_counter() - started) / len(boards)
