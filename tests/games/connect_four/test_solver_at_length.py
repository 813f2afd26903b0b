"""The compiled solver, stopped ten thousand times, and asked by several threads at once."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import chain
from queue import Queue
from random import Random
from threading import Thread

import pytest

from tests.games.connect_four.oracle import oracle_scores
from tests.games.connect_four.test_solver import scored
from tictac_gui.engine import SearchStopped
from tictac_gui.engine.stopping import Stop
from tictac_gui.games.connect_four import Board, solver

pytestmark = pytest.mark.skipif(not solver.IS_COMPILED, reason="nothing was compiled")

LATEST_SECONDS = 0.01
THREADS = 2


class Solving:
    """A thread that solves what it would never finish, and measures how soon it stops."""

    def __init__(self) -> None:
        self._stops: Queue[Stop | None] = Queue()
        self._begun: Queue[None] = Queue()
        self._ended: Queue[float] = Queue()
        self._thread = Thread(target=self._run)
        self._thread.start()

    def seconds_until_stopped(self, positions: int) -> float:
        """Begin, wait for `positions` loops of this thread, and stop it."""
        stop = Stop()
        self._stops.put(stop)
        self._begun.get()
        for _ in range(positions):
            pass
        assert self._thread.ident
        # What others do on the machine doesn't count: this is the time that the thread has run.
        clock = time.pthread_getcpuclockid(self._thread.ident)
        asked = time.clock_gettime(clock)
        stop.set()
        return self._ended.get() - asked

    def end(self) -> None:
        self._stops.put(None)
        self._thread.join()

    def _run(self) -> None:
        table = solver.new_table()
        while stop := self._stops.get():
            self._begun.put(None)
            with pytest.raises(SearchStopped):
                solver.Solver(table, stop).score(0, 0)
            self._ended.put(time.thread_time())


@pytest.mark.skipif(sys.platform != "linux", reason="only there has every thread a clock")
@pytest.mark.parametrize("times", [50, pytest.param(10_000, marks=pytest.mark.soak)])
def test_it_stops_within_ten_milliseconds(times: int, figure: Callable[..., None]) -> None:
    rng, solving = Random(5), Solving()
    try:
        took = [solving.seconds_until_stopped(rng.randrange(100_000)) for _ in range(times)]
    finally:
        solving.end()
    assert max(took) < LATEST_SECONDS
    figure(f"the solver stopped {times:,} times", f"{max(took) * 1e3:.2f} ms at most", "10 ms")


def known(seed: int, rounds: int) -> Iterator[tuple[Board, dict[int, int]]]:
    """Return positions of every number of discs, again and again in another order."""
    rng = Random(seed)
    pairs = [*chain.from_iterable(oracle_scores().values())]
    for _ in range(rounds):
        yield from rng.sample(pairs, len(pairs))


@pytest.mark.parametrize(
    ("positions", "rounds"), [(60, 1), pytest.param(None, 10, marks=pytest.mark.soak)]
)
def test_threads_that_share_a_table_find_the_same_scores(
    positions: int | None, rounds: int, figure: Callable[..., None]
) -> None:
    table = solver.new_table()

    def solve(seed: int) -> int:
        columns = 0
        for number, (board, scores) in enumerate(known(seed, rounds)):
            if number == positions:
                break
            assert {c: scored(solver, table, board, c) for c in board.moves()} == scores
            columns += len(scores)
        return columns

    with ThreadPoolExecutor(THREADS) as pool:
        columns = sum(pool.map(solve, range(THREADS)))
    figure(f"{THREADS} threads on one table", f"{columns:,} columns", "all right")
