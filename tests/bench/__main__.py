"""Run the benchmarks, all or those named; the exit status is 1 if a bound is missed."""

from __future__ import annotations

import argparse
import sys
from typing import TYPE_CHECKING

from tests.bench import (
    bundle,
    connect_four_levels,
    connect_four_memory,
    connect_four_perfect,
    connect_four_review,
    connect_four_scale,
    connect_four_search,
    first_moves,
    frames,
    further_moves,
    matchup_frames,
    matchups,
    move_values,
    past_games,
    tree_steps,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from tests.bench.report import Bound, Limit, Range

BENCHMARKS: dict[str, Callable[[], Sequence[Bound | Limit | Range]]] = {
    "first-moves": first_moves.run,
    "further-moves": further_moves.run,
    "move-values": move_values.run,
    "matchups": matchups.run,
    "connect-four-search": connect_four_search.run,
    "connect-four-levels": connect_four_levels.run,
    "connect-four-scale": connect_four_scale.run,
    "connect-four-memory": connect_four_memory.run,
    "connect-four-perfect": connect_four_perfect.run,
    "connect-four-review": connect_four_review.run,
    "past-games": past_games.run,
    "bundle": bundle.run,
    "frames": frames.run,
    "matchup-frames": matchup_frames.run,
    "tree-steps": tree_steps.run,
}


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.bench", description=__doc__)
    parser.add_argument("names", nargs="*", metavar="name", help=", ".join(BENCHMARKS))
    names = parser.parse_args().names or list(BENCHMARKS)
    if unknown := [name for name in names if name not in BENCHMARKS]:
        parser.error(f"no such benchmark: {', '.join(unknown)}; there are {', '.join(BENCHMARKS)}")

    missed = [bound for name in names for bound in BENCHMARKS[name]() if not bound.is_kept]
    print()
    for bound in missed:
        print(f"Missed: {bound}.")
    if not missed:
        print("All bounds are kept.")
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
