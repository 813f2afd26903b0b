"""Bytes that only Qt understands: catalogues of texts, and where windows were.

Looking a text up in a damaged catalogue can crash Qt, so that such a file must not come so far.
"""

import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.end_to_end.program import ROOT, bare_environment
from tests.fuzz.damage import BYTES, damaged, new_random, try_inputs
from tictac_gui import translation
from tictac_gui.resources import resource

CATALOGUES, GEOMETRIES = 30_000, 30_000
MOST_SECONDS = 500
CATALOGUE = resource("translations/tictac_de.qm").read_bytes()
HEAD = 100
"""Where its magic number and its first sections are."""


@pytest.fixture(scope="module")
def path(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    with pytest.MonkeyPatch.context() as patch:
        # Every one of them is logged.
        patch.setattr(translation._log, "disabled", True)
        yield tmp_path_factory.mktemp("catalogues") / "tictac_de.qm"


def check_catalogue(path: Path, content: bytes) -> None:
    path.write_bytes(content)
    assert translation._is_sound(path) == (content == CATALOGUE)


def a_catalogue(rng: Random) -> bytes:
    if rng.random() < 0.5:
        return damaged(rng, CATALOGUE[:HEAD], BYTES) + CATALOGUE[HEAD:]
    return damaged(rng, CATALOGUE, BYTES)


@settings(deadline=None)
@given(content=st.one_of(st.binary(), st.builds(a_catalogue, st.randoms())))
def test_any_catalogue_is_as_it_was_or_refused(path: Path, content: bytes) -> None:
    check_catalogue(path, content)


@pytest.mark.soak
def test_very_many_catalogues(path: Path, figure: Callable[..., None]) -> None:
    try_inputs(CATALOGUES, new_random(), a_catalogue, lambda made: check_catalogue(path, made))
    figure("fuzz: translations", f"{CATALOGUES:,} inputs", "none reaches Qt")


@pytest.mark.parametrize("count", [300, pytest.param(GEOMETRIES, marks=pytest.mark.soak)])
def test_any_place_of_a_window_is_taken_or_refused(figure: Callable[..., None], count: int) -> None:
    seed = new_random().randrange(10**9)
    program = [sys.executable, "-X", "faulthandler", "-m", "tests.fuzz.geometry_program"]
    ended = subprocess.run(
        [*program, str(seed), str(count)],
        cwd=ROOT,
        env={**bare_environment(), "LC_ALL": "C.UTF-8"},
        capture_output=True,
        text=True,
        timeout=MOST_SECONDS,
        check=False,
    )
    *_, last = ended.stdout.splitlines() or [""]
    assert ended.returncode == 0, f"seed {seed}, number {last}: {ended.stderr[-5000:]}"
    if count == GEOMETRIES:
        figure("fuzz: places of windows", f"{count:,} inputs", "wholly on the screen")
