"""The program when something goes wrong in it: what is written, what is shown, how it goes on."""

import json
import sys
from dataclasses import dataclass
from pathlib import Path
from signal import SIGINT

import pytest

from tests.end_to_end.desktop import new_desktop
from tests.end_to_end.program import Ended, Program, bare_environment

FIRST = "RuntimeError: the first trouble of this test"
SECOND = "RuntimeError: the second trouble of this test"
GOES_ON = "Something went wrong. The game goes on."


@dataclass(frozen=True)
class Aftermath:
    """How the program ended, what a person saw of the trouble, and what is in the log."""

    ended: Ended
    shown: list[list[str]]
    board: str
    log: str


@pytest.fixture
def data(tmp_path: Path) -> Path:
    return tmp_path / "data" / "tictac"


def troubled(tmp_path: Path, *arguments: str) -> Program:
    environment = {
        **bare_environment(),
        "QT_QPA_PLATFORM": "offscreen",
        "XDG_CONFIG_HOME": str(tmp_path / "config"),
        "XDG_DATA_HOME": str(tmp_path / "data"),
    }
    trouble, *options = arguments
    module = "tests.end_to_end.ending.troubled_program"
    command = (sys.executable, "-m", module, trouble, str(tmp_path / "seen.json"), *options)
    return Program(command, environment)


def after(tmp_path: Path, *arguments: str) -> Aftermath:
    with troubled(tmp_path, *arguments) as program:
        ended = program.wait_for_end()
    seen = tmp_path / "seen.json"
    answers = json.loads(seen.read_text() if seen.exists() else '{"shown": [], "board": ""}')
    log = tmp_path / "data" / "tictac" / "tictac.log"
    return Aftermath(ended, answers["shown"], answers["board"], written(log))


def written(log: Path) -> str:
    """Return the log without what the offscreen platform has to say about windows."""
    lines = log.read_text().splitlines(keepends=True) if log.exists() else []
    return "".join(line for line in lines if "This plugin does not support" not in line)


class TestAnUnexpectedException:
    @pytest.mark.parametrize("streams", [[], ["--no-streams"]], ids=["streams", "no streams"])
    @pytest.mark.parametrize(
        "trouble", ["in_a_slot", "in_a_thread", "in_a_worker", "in_the_end_of_an_object"]
    )
    def test_is_logged_and_shown_once_and_the_game_goes_on(
        self, tmp_path: Path, data: Path, trouble: str, streams: list[str]
    ) -> None:
        aftermath = after(tmp_path, trouble, *streams)
        assert aftermath.ended == Ended(status=0, errors="")
        [[text, where, details]] = aftermath.shown
        assert text == GOES_ON
        assert where == f"Details were written to:\n{data / 'tictac.log'}"
        assert details.startswith("Traceback (most recent call last):\n")
        assert details.endswith(f"{FIRST}\n")
        assert aftermath.board == ".../.X./..."
        assert aftermath.log.count("Traceback (most recent call last):") == 2
        assert f"{FIRST}\n" in aftermath.log
        assert f"{SECOND}\n" in aftermath.log

    def test_in_a_picture_that_is_painted_again_and_again_is_shown_once(
        self, tmp_path: Path
    ) -> None:
        aftermath = after(tmp_path, "in_a_painter")
        assert aftermath.ended.status == 0
        assert [text for text, _, _ in aftermath.shown] == [GOES_ON]
        assert aftermath.board == ".../.X./..."
        assert aftermath.log.count(FIRST) > 1

    def test_at_the_start_is_logged_and_shown_and_ends_the_program(self, tmp_path: Path) -> None:
        aftermath = after(tmp_path, "at_the_start")
        assert aftermath.ended == Ended(status=1, errors="")
        [[text, _, details]] = aftermath.shown
        assert text == "Something went wrong, and Tictac could not start."
        assert details.endswith(f"{FIRST}\n")
        assert details in aftermath.log

    def test_in_the_dialog_itself_is_logged_and_opens_no_other(self, tmp_path: Path) -> None:
        aftermath = after(tmp_path, "in_the_dialog")
        assert aftermath.ended == Ended(status=0, errors="")
        assert aftermath.shown == []
        assert aftermath.board == ".../.X./..."
        assert f"{FIRST}\n" in aftermath.log
        assert "RuntimeError: the dialog's trouble of this test\n" in aftermath.log

    @pytest.mark.parametrize("streams", [[], ["--no-streams"]], ids=["streams", "no streams"])
    def test_is_shown_also_where_nothing_can_be_written(
        self, tmp_path: Path, data: Path, streams: list[str]
    ) -> None:
        data.parent.write_text("a file where a folder should be")
        aftermath = after(tmp_path, "in_a_slot", *streams)
        assert aftermath.ended.status == 0
        [[text, where, _]] = aftermath.shown
        assert text == GOES_ON
        assert where == f"Details could not be written to:\n{data / 'tictac.log'}"
        assert aftermath.board == ".../.X./..."
        assert (FIRST in aftermath.ended.errors) == (not streams)


FAILING_WINDOW_SCRIPT = """
import sys
from PySide6.QtGui import QAction
from tictac_gui import app
from tictac_gui.__main__ import main

build = app.build

def build_troubled(*parts):
    window = build(*parts)
    [statistics] = window.findChildren(QAction, "action_statistics")
    statistics.triggered.connect(fail)
    return window

def fail():
    raise RuntimeError

app.build = build_troubled
sys.exit(main([]))
"""


@pytest.mark.skipif(sys.platform != "linux", reason="needs an X server")
class TestTheDialog:
    def test_is_in_front_of_the_window_that_failed(self, tmp_path: Path) -> None:
        with new_desktop(tmp_path) as desktop:
            desktop.start(sys.executable, "-c", FAILING_WINDOW_SCRIPT)
            desktop.press(desktop.window("Tictac"), "ctrl+t")
            desktop.close(desktop.window("Problem — Tictac"))
            desktop.window("Statistics: Tic-Tac-Toe — Tictac")


class TestOtherProblems:
    def test_reported_by_qt_are_logged_but_not_shown(self, tmp_path: Path) -> None:
        aftermath = after(tmp_path, "in_qt")
        assert aftermath.ended == Ended(status=0, errors="")
        assert aftermath.shown == []
        assert "WARNING qt (MainThread): the first trouble of this test\n" in aftermath.log

    @pytest.mark.skipif(sys.platform == "win32", reason="Windows has no signals to end by")
    @pytest.mark.parametrize("streams", [[], ["--no-streams"]], ids=["streams", "no streams"])
    def test_that_kill_the_program_leave_a_trace(self, tmp_path: Path, streams: list[str]) -> None:
        aftermath = after(tmp_path, "deadly", *streams)
        assert aftermath.ended.status < 0
        assert "Fatal Python error: Segmentation fault\n" in aftermath.log
        assert "in deadly\n" in aftermath.log

    def test_of_two_windows_end_up_in_one_log(self, tmp_path: Path) -> None:
        other = tmp_path / "other"
        other.mkdir()
        (other / "data").symlink_to(tmp_path / "data", target_is_directory=True)
        (tmp_path / "data").mkdir()
        with troubled(tmp_path, "in_a_slot") as one, troubled(other, "in_a_thread") as two:
            assert one.wait_for_end() == two.wait_for_end() == Ended(status=0, errors="")
        log = written(tmp_path / "data" / "tictac" / "tictac.log")
        assert log.count(f"\n{FIRST}\n") == log.count(f"\n{SECOND}\n") == 2


ENDING_SCRIPT = """
import sys
from pathlib import Path
from PySide6.QtCore import QCoreApplication, QTimer
from tictac_gui.system.crash_report import CrashReport
from tictac_gui.system.error_log import ErrorLog

def end():
    raise {0}

application = QCoreApplication([])
with CrashReport(ErrorLog(Path(sys.argv[1]))).watching():
    QTimer.singleShot(0, application, end)
    QTimer.singleShot(1, application, application.quit)
    application.exec()
"""


class TestARequestToEnd:
    """No problem, though Python reports it by an exception."""

    @pytest.mark.parametrize(
        ("wish", "statuses", "error"),
        [
            ("SystemExit(3)", {3}, ""),
            # From Python 3.14 on, the process then ends as if by the signal.
            ("KeyboardInterrupt", {0, -SIGINT}, "KeyboardInterrupt"),
        ],
    )
    def test_keeps_its_meaning(
        self, tmp_path: Path, wish: str, statuses: set[int], error: str
    ) -> None:
        log = tmp_path / "tictac.log"
        script = ENDING_SCRIPT.format(wish)
        with Program((sys.executable, "-c", script, str(log)), bare_environment()) as program:
            last = program.wait_for_end()
        assert last.status in statuses
        assert last.errors.strip().rpartition("\n")[2] == error
        assert log.read_text() == ""


class TestWithoutProblems:
    @pytest.mark.parametrize("streams", [[], ["--no-streams"]], ids=["streams", "no streams"])
    def test_nothing_is_written_anywhere(self, tmp_path: Path, streams: list[str]) -> None:
        aftermath = after(tmp_path, "none", *streams)
        assert aftermath.ended == Ended(status=0, errors="")
        assert aftermath.log == ""
