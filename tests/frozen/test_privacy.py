"""The application that was built keeps to itself as the program does that it was made of."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.end_to_end.desktop import Desktop, new_desktop
from tests.end_to_end.files.privacy import (
    ENDED_WELL,
    STRACE,
    foreign_calls,
    modes_for_others,
    play_a_move,
    programs_run,
    set_traps,
)
from tests.end_to_end.program import ROOT

sys.path.append(str(ROOT / "packaging"))

from package import executable

pytestmark = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="as Linux has it")


@pytest.fixture
def desktop(tmp_path: Path) -> Iterator[Desktop]:
    with new_desktop(tmp_path) as desktop:
        yield desktop


def test_it_asks_for_no_network_and_starts_no_other_program(
    bundle: Path, desktop: Desktop, tmp_path: Path
) -> None:
    bus, seen = desktop.start_bus(), tmp_path / "calls"
    command = (*STRACE, str(seen), str(executable(bundle)))
    assert play_a_move(desktop, tmp_path, *command) == ENDED_WELL
    calls = seen.read_text()
    assert "socket(AF_UNIX" in calls, "the display's own was not seen"
    assert foreign_calls(calls, bus) == []
    assert programs_run(calls) <= {str(executable(bundle)), "/proc/self/exe"}


def test_it_runs_no_foreign_code_and_keeps_its_files_for_the_user_alone(
    bundle: Path, desktop: Desktop, tmp_path: Path
) -> None:
    marker, folder = tmp_path / "trapped", tmp_path / "downloads"
    set_traps(folder, marker)
    command = ("sh", "-c", 'umask 0; exec "$0"', str(executable(bundle)))
    assert play_a_move(desktop, tmp_path, *command, cwd=folder) == ENDED_WELL
    assert not marker.exists()
    assert (tmp_path / "tictac" / "games.sqlite").exists()
    assert modes_for_others(tmp_path / "tictac") == {}
