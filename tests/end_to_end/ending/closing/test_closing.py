"""Programs are asked to end while they do all kinds of things: they do at once, and quietly."""

import signal
import sys
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import groupby
from pathlib import Path
from queue import Empty, Queue
from random import Random
from statistics import median

import pytest

if sys.platform != "linux":
    # Not a mark: what follows couldn't even be imported on Windows.
    pytest.skip("signals and screens as on Linux", allow_module_level=True)

from tests.end_to_end.desktop import new_desktop
from tests.end_to_end.ending.closing.starts import Ending, Start, draw_starts, end
from tests.end_to_end.program import ROOT

FROM_SOURCE = (sys.executable, "-m", "tictac_gui")
SECONDS = 2.0
"""Within which a program ends that isn't kept waiting for a processor."""
SEED = 11


@pytest.fixture(autouse=True)
def _ctrl_c() -> Iterator[None]:
    """Let programs hear it: a shell makes what runs in the background deaf to it, tests too."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


def frozen() -> list[tuple[str, ...]]:
    """Return what `make package` has built, if it has."""
    return [(str(file),) for file in ROOT.glob("dist/tictac-*-linux-*/tictac")]


def ends(starts: Sequence[Start], folder: Path, at_once: int) -> list[Ending]:
    """Go through the starts with some programs at once, each on a screen of its own."""
    waiting: Queue[tuple[int, Start]] = Queue()
    for numbered in enumerate(starts):
        waiting.put(numbered)

    def work(place: Path) -> list[Ending]:
        found: list[Ending] = []
        with new_desktop(place) as desktop:
            while True:
                try:
                    number, start = waiting.get_nowait()
                except Empty:
                    return found
                found.append(end(start, desktop, folder / f"start-{number}"))

    places = [folder / f"screen-{number}" for number in range(at_once)]
    for place in places:
        place.mkdir()
    with ThreadPoolExecutor(at_once) as threads:
        return [ending for found in threads.map(work, places) for ending in found]


def faults(endings: Sequence[Ending]) -> list[str]:
    return [
        f"{ending.start.way.value} while {ending.start.moment.name} {ending.fault}"
        for ending in endings
        if ending.fault
    ]


def test_a_program_ends_well_whatever_it_does(tmp_path: Path) -> None:
    assert faults(ends(draw_starts([FROM_SOURCE], 12, Random(SEED)), tmp_path, at_once=2)) == []


@pytest.mark.soak
def test_five_hundred_programs_end_well_and_soon(
    tmp_path: Path, figure: Callable[..., None]
) -> None:
    commands = [FROM_SOURCE, *frozen()]
    endings = ends(draw_starts(commands, 500, Random(SEED)), tmp_path, at_once=4)
    searching = sum(ending.is_searching for ending in endings)
    figure(
        f"closing: starts, seed {SEED}",
        f"{len(endings)}, {'with' if len(commands) > 1 else 'without'} frozen, "
        f"{searching} in the middle of a search",
    )
    for name, of in (
        ("by", lambda ending: ending.start.way.value),
        ("while", lambda ending: ending.start.moment.name),
    ):
        for kind, group in groupby(sorted(endings, key=of), of):
            seconds = sorted(ending.own_seconds for ending in group)
            times = f"{median(seconds):.2f} s median, {seconds[-1]:.2f} s slowest, {len(seconds)}"
            figure(f"closing {name} {kind}", times, f"{SECONDS} s")
    assert faults(endings) == []
    assert [ending for ending in endings if ending.own_seconds > SECONDS] == []
