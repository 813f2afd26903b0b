"""One cold start, timed: a fresh interpreter imports a contestant and asks it once.

Nothing can be warm that way, neither a table of positions nor the interpreter itself.
"""

from __future__ import annotations

import subprocess
import sys
from dataclasses import dataclass
from importlib import import_module
from time import perf_counter

OURS = "ours"

EMPTY = ".../.../..."
ALL_DRAWS = dict.fromkeys(range(9), 0)

# Here X can win at once, win by a fork, draw and lose.
MIDGAME = "X.O/.../.OX"
MIDGAME_SCORES = {1: 0, 3: 1, 4: 1, 5: -1, 6: 1}


@dataclass(frozen=True, slots=True)
class Sample:
    """The seconds that one cold start took."""

    imports: float
    first_call: float


def sample(contestant: str) -> Sample:
    """Time a contestant, by the name of its module, in a process of its own."""
    command = [sys.executable, "-m", "tests.bench.cold", contestant]
    result = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True)
    return Sample(*map(float, result.stdout.split()))


def main(contestant: str) -> None:
    """Time the contestant in this process, and refuse a time that comes with wrong answers."""
    started = perf_counter()
    scores = import_module(f"tests.bench.contestants.{contestant}").scores
    imported = perf_counter()
    answer = scores(EMPTY)
    answered = perf_counter()
    for board, given, right in (
        (EMPTY, answer, ALL_DRAWS),
        (MIDGAME, scores(MIDGAME), MIDGAME_SCORES),
    ):
        if given != right:
            sys.exit(f"{contestant} scores {board} as {given}, but right is {right}")
    print(imported - started, answered - imported)


if __name__ == "__main__":
    main(sys.argv[1])
