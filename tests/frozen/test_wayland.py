"""The application that was built, on a real Wayland compositor that shows it to nobody."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.end_to_end.program import ROOT, Program, bare_environment, wait_until
from tictac_gui.app import APPLICATION_ID

sys.path.append(str(ROOT / "packaging"))

from package import executable

pytestmark = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="as Linux has it")
SOCKET = "wayland-test"


@contextmanager
def compositor(folder: Path) -> Iterator[dict[str, str]]:
    """Start a compositor, and give the environment for programs on it."""
    places = ("HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_RUNTIME_DIR")
    environment = {**bare_environment(), **dict.fromkeys(places, str(folder))}
    command = ("weston", "--backend=headless-backend.so", f"--socket={SOCKET}")
    with Program(command, environment):
        wait_until((folder / SOCKET).exists, "the compositor listens")
        yield {**environment, "WAYLAND_DISPLAY": SOCKET}


def test_a_window_is_painted(bundle: Path, tmp_path: Path) -> None:
    # What the program and the compositor say to each other is written to its standard error.
    command = ("sh", "-c", 'exec "$0" 2>&1', str(executable(bundle)))
    with (
        compositor(tmp_path) as environment,
        Program(command, {**environment, "WAYLAND_DEBUG": "client"}) as program,
    ):
        said = [program.next_line()]
        while ".attach(wl_buffer" not in said[-1]:
            said.append(program.next_line())
        assert any(f'.set_app_id("{APPLICATION_ID}")' in line for line in said)
        assert program.ended() is None
