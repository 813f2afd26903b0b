"""Whether a window can be opened: we must know it before Qt does, which would abort the program."""

import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.end_to_end.desktop import Desktop
from tests.end_to_end.program import PATIENCE, ROOT, bare_environment

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="other systems have a display")
STALE = {"WAYLAND_DISPLAY": "wayland-stale"}
FILE = {"WAYLAND_DISPLAY": "wayland-file"}
NO_SCREEN = {"DISPLAY": ":97531"}
IN_WAYLAND = {"XDG_SESSION_TYPE": "wayland"}

# Says what we think of the display, and then, if it comes to that, that Qt has found it.
SCRIPT = """
from tictac_gui.system.display import has_display
print(has_display(), flush=True)
from PySide6.QtWidgets import QApplication
QApplication([])
print("Qt is there.", flush=True)
"""


@pytest.fixture
def runtime(tmp_path: Path) -> Path:
    """Return a folder as compositors have it, with what may be left there when they are gone."""
    with socket.socket(socket.AF_UNIX) as left:
        left.bind(str(tmp_path / "wayland-stale"))
        left.listen()
    (tmp_path / "wayland-file").touch()
    return tmp_path


@pytest.fixture
def listening(runtime: Path) -> Iterator[Path]:
    """Return where something listens as a compositor does."""
    place = runtime / "wayland-0"
    with socket.socket(socket.AF_UNIX) as compositor:
        compositor.bind(str(place))
        compositor.listen()
        yield place


def run(*arguments: str, **variables: str) -> subprocess.CompletedProcess[str]:
    environment = {**bare_environment(), **variables}
    if "XDG_SESSION_TYPE" not in variables:
        environment.pop("XDG_SESSION_TYPE", None)
    return subprocess.run(
        [sys.executable, *arguments],
        cwd=ROOT,
        env=environment,
        input="q\n",
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )


def platform(name: str) -> dict[str, str]:
    return {"QT_QPA_PLATFORM": name}


NO_DISPLAYS = [
    {},
    NO_SCREEN,
    IN_WAYLAND,
    STALE,
    {**STALE, **NO_SCREEN, **IN_WAYLAND},
    FILE,
    {"WAYLAND_DISPLAY": ""},
    {"WAYLAND_DISPLAY": "w" * 1000},
    {**STALE, "XDG_RUNTIME_DIR": ""},
    {**STALE, "XDG_RUNTIME_DIR": "/nowhere"},
    {**STALE, **platform("wayland")},
    {**STALE, **NO_SCREEN, **platform("wayland;xcb")},
    {**STALE, **platform("Wayland-EGL:option")},
    platform("xcb:option=value"),
    platform("bogus"),
    platform("bogus;xcb"),
    platform("p" * 1000),
    platform("../platforms/offscreen"),
    platform(" offscreen"),
    platform("offscreen-egl"),
    platform(";"),
    platform(":;:"),
]
DISPLAYS = [
    platform("offscreen"),
    platform("OffScreen:option=value"),
    platform("bogus;offscreen"),
    platform(";;offscreen;bogus"),
    platform(":offscreen"),
    platform("minimal"),
    {**STALE, **platform("wayland;offscreen")},
    {**NO_SCREEN, **platform("offscreen")},
]


class TestADisplay:
    @pytest.mark.parametrize("variables", NO_DISPLAYS, ids=str)
    def test_that_qt_would_not_find_is_none(self, runtime: Path, variables: dict[str, str]) -> None:
        result = run("-c", SCRIPT, **{"XDG_RUNTIME_DIR": str(runtime), **variables})
        assert result.stdout == "False\n"
        assert result.returncode == -signal.SIGABRT

    @pytest.mark.parametrize("variables", DISPLAYS, ids=str)
    def test_that_qt_finds_is_one(self, runtime: Path, variables: dict[str, str]) -> None:
        result = run("-c", SCRIPT, **{"XDG_RUNTIME_DIR": str(runtime), **variables})
        assert (result.returncode, result.stdout) == (0, "True\nQt is there.\n")

    @pytest.mark.parametrize("variable", ["QT_PLUGIN_PATH", "QT_QPA_PLATFORM_PLUGIN_PATH"])
    def test_may_need_a_plugin_from_another_folder(self, tmp_path: Path, variable: str) -> None:
        folder = tmp_path / "platforms"
        folder.mkdir()
        # Enough for us, who go by the names of the files.
        (folder / "libqbogus.so").touch()
        variables = {variable: str(tmp_path), **platform("bogus")}
        result = run(
            "-c", "from tictac_gui.system.display import *; print(has_display())", **variables
        )
        assert result.stdout == "True\n"


class TestACompositor:
    """Tried with something that listens as one does: a real one is not at hand everywhere."""

    def says(self, **variables: str) -> str:
        script = "from tictac_gui.system.display import has_display; print(has_display())"
        result = run("-c", script, **variables)
        assert result.stderr == ""
        return result.stdout

    @pytest.mark.parametrize(
        "variables",
        [
            {"WAYLAND_DISPLAY": "wayland-0"},
            IN_WAYLAND,
            platform("wayland"),
            platform("xcb;wayland"),
        ],
        ids=str,
    )
    def test_that_listens_is_a_display(self, listening: Path, variables: dict[str, str]) -> None:
        assert self.says(XDG_RUNTIME_DIR=str(listening.parent), **variables) == "True\n"

    def test_may_listen_outside_the_usual_folder(self, listening: Path) -> None:
        assert self.says(WAYLAND_DISPLAY=str(listening)) == "True\n"

    def test_is_none_for_a_program_that_has_to_use_x11(self, listening: Path) -> None:
        variables = {"WAYLAND_DISPLAY": str(listening), **platform("xcb")}
        assert self.says(**variables) == "False\n"


class TestTheProgram:
    @pytest.mark.parametrize("variables", [STALE, FILE, platform("bogus")], ids=str)
    def test_plays_in_the_terminal_where_no_window_can_be_opened(
        self, runtime: Path, variables: dict[str, str]
    ) -> None:
        result = run("-m", "tictac_gui", XDG_RUNTIME_DIR=str(runtime), **variables)
        assert result.returncode == 0
        assert result.stderr == "No display found, so here is the game in the terminal.\n"
        assert result.stdout.endswith("Good-bye.\n")

    @pytest.mark.parametrize(
        "variables",
        [STALE, FILE, {**STALE, **IN_WAYLAND}, {**STALE, **platform("bogus;wayland;XCB:option")}],
        ids=str,
    )
    @pytest.mark.usefixtures("runtime")
    def test_opens_its_window_on_x11_where_a_compositor_is_gone(
        self, desktop: Desktop, variables: dict[str, str]
    ) -> None:
        command = (sys.executable, "-m", "tictac_gui")
        program = desktop.start(*command, cwd=ROOT, **variables)
        desktop.close(desktop.window("Tictac"))
        assert program.wait_for_end().status == 0
