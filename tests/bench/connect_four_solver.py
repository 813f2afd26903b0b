"""How soon every column of Connect Four is known exactly, beside bitbully, which is all of C++.

Positions at random, in which nobody misses a win or a loss at once, and such as players reach who
look a few moves ahead. Both answer about the same ones in turn, and have to agree.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from random import Random
from time import perf_counter
from typing import NamedTuple

import bitbully

from tests.bench.report import Limit, print_table
from tests.connect_four import careful_positions
from tests.games.connect_four.oracle import theirs, usual_score
from tictac_gui.engine import Search
from tictac_gui.games import CONNECT_FOUR
from tictac_gui.games.connect_four import Board
from tictac_gui.games.connect_four.solver import IS_COMPILED

DISCS = range(8, 37)
EACH = 200
HARDEST = range(10, 12)
"""With fewer discs the book helps, with more there is less to look at."""


class Bounds(NamedTuple):
    median: float
    p99: float


def run() -> list[Limit]:
    if not IS_COMPILED:
        print("\nThe solver is not compiled, so it is not compared.")
        return []
    oracle = bitbully.BitBully()
    kinds: dict[str, Callable[[int], list[Board]]] = {
        "at random": lambda discs: careful_positions(discs, EACH, discs),
        "from good play": _well_played,
    }
    rows, limits = [], []
    for discs in DISCS:
        bounds = Bounds(0.3, 3.0) if discs in HARDEST else Bounds(0.05, 1.0)
        for kind, positions in kinds.items():
            pairs = sorted(_seconds(board, oracle) for board in positions(discs))
            ours = [own for own, _ in pairs]
            others = sorted(other for _, other in pairs)
            half, most = ours[len(ours) // 2], ours[len(ours) * 99 // 100]
            name = f"every column with {discs} discs {kind}"
            limits += [
                Limit(f"{name}, half of them", half, bounds.median, "s"),
                Limit(f"{name}, 99 of 100", most, bounds.p99, "s"),
            ]
            figures = half, most, ours[-1], others[len(others) // 2], others[-1]
            is_kept = all(limit.is_kept for limit in limits[-2:])
            rows.append([f"{discs} {kind}", *(f"{each * 1e3:,.1f}" for each in figures)])
            rows[-1].append("pass" if is_kept else "FAIL")
            print(f"\r{discs} of {DISCS[-1]} discs", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    print_table(
        f"Every column exactly, {EACH} positions each, milliseconds",
        ["discs", "median", "99 of 100", "slowest", "bitbully's median", "its slowest", ""],
        rows,
    )
    return limits


def _seconds(board: Board, oracle: bitbully.BitBully) -> tuple[float, float]:
    """Return how long we take for all columns, and how long bitbully takes."""
    started = perf_counter()
    ours = CONNECT_FOUR.scores(board)
    between = perf_counter()
    others = oracle.score_all_moves(theirs(board))
    ended = perf_counter()
    if {move: usual_score(board, score) for move, score in ours.items()} != others:
        sys.exit(f"the exact scores of {board} differ: {ours} and {others}")
    return between - started, ended - between


def _well_played(discs: int) -> list[Board]:
    """Return positions that players reach who look a few moves ahead."""
    rng, search = Random(discs), Search()
    found: list[Board] = []
    while len(found) < EACH:
        board = Board()
        while not board.outcome and board.filled.bit_count() < discs:
            board = board.play(rng.choice(search.evaluate(board, 4).within(4)))
        if not board.outcome:
            found.append(board)
    return found
