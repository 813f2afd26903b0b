"""Run the benchmarks, all or those named; the exit status is 1 if a bound is missed.

Machines are noisy: a benchmark that misses a bound is run again, and only what is missed both times
counts as missed.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from tests.bench import (
    bundle,
    connect_four_levels,
    connect_four_memory,
    connect_four_perfect,
    connect_four_plans,
    connect_four_review,
    connect_four_scale,
    connect_four_search,
    connect_four_solver,
    first_moves,
    frames,
    further_moves,
    matchup_frames,
    matchups,
    move_values,
    past_games,
    tree_steps,
)
from tests.bench.repetition import measure
from tests.bench.report import write_figures

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from tests.bench.report import Promise

BENCHMARKS: dict[str, Callable[[], Sequence[Promise]]] = {
    "first-moves": first_moves.run,
    "further-moves": further_moves.run,
    "move-values": move_values.run,
    "matchups": matchups.run,
    "connect-four-search": connect_four_search.run,
    "connect-four-solver": connect_four_solver.run,
    "connect-four-levels": connect_four_levels.run,
    "connect-four-scale": connect_four_scale.run,
    "connect-four-memory": connect_four_memory.run,
    "connect-four-perfect": connect_four_perfect.run,
    "connect-four-review": connect_four_review.run,
    "connect-four-plans": connect_four_plans.run,
    "past-games": past_games.run,
    "bundle": bundle.run,
    "frames": frames.run,
    "matchup-frames": matchup_frames.run,
    "tree-steps": tree_steps.run,
}


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.bench", description=__doc__)
    parser.add_argument("names", nargs="*", metavar="name", help=", ".join(BENCHMARKS))
    parser.add_argument(
        "--json", type=Path, metavar="FILE", help="also write all figures to a file"
    )
    options = parser.parse_args()
    names = options.names or list(BENCHMARKS)
    if unknown := [name for name in names if name not in BENCHMARKS]:
        parser.error(f"no such benchmark: {', '.join(unknown)}; there are {', '.join(BENCHMARKS)}")

    measured = {name: measure(BENCHMARKS[name]) for name in names}
    if options.json:
        write_figures(options.json, measured)
    print()
    promises = [promise for each in measured.values() for promise in each]
    missed = [promise for promise in promises if not promise.is_kept]
    for promise in missed:
        print(f"Missed: {promise}.")
    if not missed:
        print("All bounds are kept.")
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
