"""After thousands of games the program takes no more memory, threads or files than after a few."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

AT_MOST = 0.02
"""How much more memory it may take after all games than after the first of them."""


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux has all of this in /proc")
@pytest.mark.parametrize(
    ("kind", "blocks", "early"),
    [("quick", 4, 2), pytest.param("long", 50, 5, marks=pytest.mark.soak)],
)
def test_games_leave_nothing_behind(
    kind: str, blocks: int, early: int, tmp_path: Path, figure: Callable[..., None]
) -> None:
    command = [sys.executable, "-m", "tests.window.many_games", tmp_path, kind, blocks, early]
    run = subprocess.run([*map(str, command)], capture_output=True, text=True, check=True)
    print(run.stdout)
    footprints = [json.loads(line) for line in run.stdout.splitlines()]
    assert len(footprints) == blocks // early
    first, last = footprints[0], footprints[-1]
    growth = last["memory_kb"] / first["memory_kb"] - 1
    what = f"{last['games']:,} games"
    figure(f"{what}, each", f"{last['cpu_seconds'] / last['games'] * 1e3:.0f} ms")
    figure(
        f"{what}: memory", f"{last['memory_kb'] / 1024:.0f} MB, {growth:+.1%}", f"+{AT_MOST:.0%}"
    )
    for each in ("threads", "files", "objects", "windows"):
        figure(f"{what}: {each}", last[each], str(first[each]))
        assert last[each] == first[each], each
    assert growth <= AT_MOST
