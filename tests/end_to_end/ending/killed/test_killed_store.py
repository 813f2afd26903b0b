"""The store is killed while it writes: what it had confirmed is there, and nothing is half done."""

import json
import shutil
import sys
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from random import Random
from threading import Event
from typing import Any

import pytest

from tests.end_to_end.ending.killed.keeping_program import NOTHING_ELSE
from tests.end_to_end.ending.killed.kept import Kept, assert_sound, saved_in
from tests.end_to_end.program import Program, bare_environment
from tests.storage.test_version_2_files import WRITTEN
from tests.storage.version_1_files import CLOSED, add_games, rows, take, told_now, version
from tictac_gui.games import GAMES
from tictac_gui.storage.migrations import VERSION

MOST_LINES = 100
LONGEST_MS = 5
"""Within which there are some writes more."""
LONGEST_MIGRATION_MS = 200
OLD_GAMES = 10_000
SEED = 20


def start(path: Path, task: str) -> Program:
    command = [
        sys.executable,
        "-m",
        "tests.end_to_end.ending.killed.keeping_program",
        str(path),
        task,
    ]
    return Program(command, bare_environment())


def killed_life(path: Path, task: str, lines: int, milliseconds: float) -> list[dict[str, Any]]:
    """Have a program print `lines` lines, kill it a little later and return all that it printed."""
    with start(path, task) as program:
        printed = [program.next_line() for _ in range(lines)]
        Event().wait(milliseconds / 1000)
        printed += program.kill()
    # The last one may be cut off.
    things = []
    for line in printed:
        with suppress(json.JSONDecodeError):
            things.append(json.loads(line))
    return things


@pytest.mark.parametrize("kills", [25, pytest.param(800, marks=pytest.mark.soak)])
def test_what_was_confirmed_is_kept(
    tmp_path: Path, kills: int, figure: Callable[..., None]
) -> None:
    path = tmp_path / "games.sqlite"
    rng = Random(SEED)
    kept = {game.name: Kept() for game in GAMES}
    done: Counter[str] = Counter()
    for number in range(kills):
        possible = [kept]
        lines, milliseconds = rng.randrange(1, MOST_LINES), rng.uniform(0, LONGEST_MS)
        for thing in killed_life(path, f"{number}", lines, milliseconds):
            if thing["do"] == "resume":
                under_way = kept[thing["game"]].under_way
                assert tuple(thing["moves"]) == under_way, "it goes on where it was"
            elif thing["do"] == "done":
                possible = possible[-1:]
            elif thing["do"] != "begin":
                done[thing["do"]] += 1
                name, now = thing["game"], possible[-1]
                possible.append({**now, name: now[name].after(thing)})
        # What is cleared can't be restored any more.
        possible = [{n: each.after({"do": "purge"}) for n, each in at.items()} for at in possible]
        kept = {game.name: saved_in(path, game) for game in GAMES}
        assert kept in possible, f"after kill {number}"
        if path.exists():
            assert_sound(path)
    figure(f"kills while the store writes, seed {SEED}", kills)
    figure("kills: what was done meanwhile", ", ".join(f"{n} {k}" for k, n in sorted(done.items())))
    assert done["play"] > kills, "many came in the middle of something"


@pytest.mark.parametrize("kills", [5, pytest.param(50, marks=pytest.mark.soak)])
@pytest.mark.parametrize("source", [CLOSED, WRITTEN], ids=["version 1", "version 2"])
def test_an_older_file_is_whole_before_or_after(
    tmp_path: Path, source: Path, kills: int, figure: Callable[..., None]
) -> None:
    former = take(source, tmp_path / "former")
    number = version(former)
    add_games(former, OLD_GAMES)
    before = rows(former)
    expected = [told_now(take(former, tmp_path / game.name), game) for game in GAMES]
    rng = Random(SEED)
    left: Counter[int] = Counter()
    path = tmp_path / "data" / "games.sqlite"
    for _ in range(kills):
        shutil.rmtree(path.parent, ignore_errors=True)
        take(former, path.parent)
        killed_life(path, NOTHING_ELSE, 1, rng.uniform(0, LONGEST_MIGRATION_MS))
        left[version(path)] += 1
        # The next start.
        assert [told_now(path, game) for game in GAMES] == expected
        assert rows(path) == before
        copy = path.with_name(f"games-version-{number}.sqlite")
        assert rows(copy) == before, "the copy, too, is whole"
        assert_sound(path)
    assert set(left) <= {number, VERSION}, "never in between"
    counts = f"{left[number]} before its end, {left[VERSION]} after"
    figure(f"kills while version {number} is brought up to date, seed {SEED}", counts)
