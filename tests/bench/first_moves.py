"""How long the exact scores of all nine first moves take from a cold start, beside others."""

from __future__ import annotations

from statistics import median

from tests.bench import cold
from tests.bench.report import Bound, print_table

ROUNDS = 15

AT_LEAST_FASTER = {"with_easyai": 5, "with_open_spiel": 5, "tutorial": 100}
NAMES = {
    cold.OURS: "Tictac",
    "with_easyai": "easyAI, negamax with its table",
    "with_open_spiel": "open_spiel, alpha-beta",
    "tutorial": "a tutorial's plain minimax",
}


def run() -> list[Bound]:
    # Round by round, so that load on the machine affects all equally.
    rounds = [{name: cold.sample(name) for name in NAMES} for _ in range(ROUNDS)]
    imports = {name: median(samples[name].imports for samples in rounds) for name in NAMES}
    seconds = {name: median(samples[name].first_call for samples in rounds) for name in NAMES}
    bounds = {
        name: Bound(f"faster than {NAMES[name]}", seconds[name] / seconds[cold.OURS], at_least)
        for name, at_least in AT_LEAST_FASTER.items()
    }
    print_table(
        f"Exact scores of all nine first moves from a cold start, median of {ROUNDS}",
        ["", "imports ms", "scores ms", "ours is faster", "bound", ""],
        [
            [
                NAMES[name],
                f"{imports[name] * 1e3:.1f}",
                f"{seconds[name] * 1e3:.2f}",
                *(bounds[name].columns if name in bounds else ("", "", "")),
            ]
            for name in NAMES
        ],
    )
    print("\nImports don't count, for anyone; during ours the tables of symmetries are built.")
    return list(bounds.values())
