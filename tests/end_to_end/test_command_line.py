"""The program as started from a command line, without any screen."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.end_to_end.program import (
    PATIENCE,
    ROOT,
    Ended,
    Program,
    bare_environment,
    wait_until,
)
from tictac_gui import __version__
from tictac_gui.games.tic_tac_toe.levels import Player

EVERY_CELL = [*"012345678"]
RESULTS = ("You win!", "The computer wins.", "A draw.")
NO_DISPLAY = "No display found, so here is the game in the terminal."
on_linux = pytest.mark.skipif(sys.platform != "linux", reason="a shell and devices as on Linux")


def run(
    *arguments: str, lines: list[str] | None = None, **variables: str
) -> subprocess.CompletedProcess[str]:
    """Run Python in a place without a screen, with lines typed ahead."""
    return subprocess.run(
        [sys.executable, *arguments],
        cwd=ROOT,
        env={**bare_environment(), **variables},
        input="".join(f"{line}\n" for line in lines or []),
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )


def tictac(
    *options: str, lines: list[str] | None = None, **variables: str
) -> subprocess.CompletedProcess[str]:
    return run("-m", "tictac_gui", *options, lines=lines, **variables)


def tictac_with_streams(
    *options: str,
    typed: bytes = b"",
    redirections: str = "",
    output: int = subprocess.PIPE,
    **variables: str,
) -> subprocess.CompletedProcess[bytes]:
    """Run the program with streams as a shell redirects them, and with any bytes typed ahead."""
    return subprocess.run(
        ["sh", "-c", f'exec "$0" -m tictac_gui "$@" {redirections}', sys.executable, *options],
        cwd=ROOT,
        env={**bare_environment(), **variables},
        input=typed,
        stdout=output,
        stderr=subprocess.PIPE,
        timeout=PATIENCE,
        check=False,
    )


class TestOptions:
    def test_are_explained(self) -> None:
        told = tictac("--help")
        assert told.returncode == 0
        assert told.stdout.startswith("usage: tictac ")
        assert told.stderr == ""

    def test_tell_the_version(self) -> None:
        told = tictac("--version")
        assert (told.returncode, told.stdout) == (0, f"tictac {__version__}\n")

    @pytest.mark.parametrize("option", ["--fly", "--difficulty=impossible", "--play-as=z", "42"])
    def test_that_are_unknown_are_refused(self, option: str) -> None:
        told = tictac(option)
        assert told.returncode == 2
        assert told.stdout == ""
        assert "tictac: error: " in told.stderr
        assert "Traceback" not in told.stderr


NO_STREAMS_SCRIPT = """
import os, sys
from PySide6.QtCore import QTimer
from tictac_gui import app
from tictac_gui.__main__ import main

build = app.build

def build_and_close(*parts):
    window = build(*parts)
    os.write(1, b"There is a window.")
    QTimer.singleShot(0, window, window.close)
    return window

app.build = build_and_close
sys.stdin = sys.stdout = sys.stderr = None
sys.exit(main(["--terminal"]))
"""


class TestWhereThereIsNoTerminal:
    """As for the program without a console on Windows."""

    def test_the_game_is_in_a_window(self) -> None:
        told = run("-c", NO_STREAMS_SCRIPT, QT_QPA_PLATFORM="offscreen")
        assert (told.returncode, told.stdout, told.stderr) == (0, "There is a window.", "")

    @pytest.mark.skipif(sys.platform != "linux", reason="other systems always have a display")
    def test_nor_a_display_there_is_no_game(self) -> None:
        told = run("-c", NO_STREAMS_SCRIPT)
        assert (told.returncode, told.stdout, told.stderr) == (0, "", "")


class TestTheTerminal:
    @pytest.mark.parametrize("mark", ["x", "o"])
    @pytest.mark.parametrize("difficulty", ["easy", "unbeatable"])
    def test_plays_a_game_to_its_end(self, mark: str, difficulty: str) -> None:
        lines = [*EVERY_CELL, "q"]
        told = tictac("--terminal", "--play-as", mark, "--difficulty", difficulty, lines=lines)
        assert (told.returncode, told.stderr) == (0, "")
        assert sum(told.stdout.count(result) for result in RESULTS) == 1

    def test_answers_whatever_is_typed(self) -> None:
        told = tictac("--terminal", lines=["9", "four", "", "u", "4", "4", "h", "u", "n", "ß", "q"])
        assert (told.returncode, told.stderr) == (0, "")
        for answer in (
            "There is no cell 9: cells are 0 to 8.",
            "'four' is not a move.",
            "That was an empty line.",
            "There is nothing to undo.",
            "Cell 4 is taken.",
            "A best move: ",
            "'ß' is not a move.",
            "Good-bye.",
        ):
            assert told.stdout.count(answer) == 1

    @pytest.mark.parametrize("lines", [[], ["4"], [*EVERY_CELL]])
    def test_ends_well_when_the_input_ends(self, lines: list[str]) -> None:
        told = tictac("--terminal", lines=lines)
        assert (told.returncode, told.stderr) == (0, "")
        assert told.stdout.endswith("Good-bye.\n")

    # All but the first are what is left in the environment of a session whose screen has gone.
    @pytest.mark.parametrize(
        "variables",
        [
            {},
            {"DISPLAY": ":97531"},
            {"WAYLAND_DISPLAY": "wayland-97531"},
            {"QT_QPA_PLATFORM": "xcb"},
            {"QT_QPA_PLATFORM": "wayland;xcb", "DISPLAY": ":97531"},
        ],
    )
    def test_takes_the_place_of_the_window_where_there_is_no_display(
        self, variables: dict[str, str]
    ) -> None:
        told = tictac(lines=["4", "q"], **variables)
        assert told.returncode == 0
        assert told.stderr == f"{NO_DISPLAY}\n"
        assert "The computer plays " in told.stdout

    def test_gets_by_in_an_encoding_that_lacks_letters(self) -> None:
        told = tictac("--terminal", lines=["ß", "q"], PYTHONIOENCODING="ascii")
        assert (told.returncode, told.stderr) == (0, "")
        assert "is not a move." in told.stdout

    @pytest.mark.parametrize("redirection", ["<&-", "</dev/null", "| head -n 1"])
    def test_ends_quietly_when_its_input_or_output_is_gone(self, redirection: str) -> None:
        told = subprocess.run(
            ["sh", "-c", f"'{sys.executable}' -m tictac_gui --terminal {redirection}"],
            cwd=ROOT,
            env=bare_environment(),
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            timeout=PATIENCE,
            check=False,
        )
        assert (told.returncode, told.stderr) == (0, "")

    def test_needs_no_qt(self) -> None:
        script = """\
import sys
from tictac_gui.__main__ import main
status = main(["--terminal"])
print([name for name in sys.modules if name.startswith(("PySide6", "shiboken6"))])
sys.exit(status)
"""
        told = run("-c", script, lines=["4", "h", "u", "q"])
        assert told.returncode == 0
        assert told.stdout.endswith("Good-bye.\n[]\n")

    @pytest.mark.parametrize(
        "typed",
        [
            "4\nq\n".encode("utf-16"),
            "4\nq\n".encode("utf-32-be"),
            b"\xff\xfe\x80\n\x00\n4\x00\n",
            b"\x00" * 3_000_000,
            b"9" * 3_000_000 + b"\nx" + b"x" * 3_000_000,
        ],
        ids=["UTF-16", "UTF-32", "no text at all", "zeros", "long lines"],
    )
    @pytest.mark.parametrize("encoding", ["utf-8", "ascii"])
    def test_answers_briefly_to_what_nobody_types(self, typed: bytes, encoding: str) -> None:
        told = tictac_with_streams("--terminal", typed=typed, PYTHONIOENCODING=encoding)
        assert (told.returncode, told.stderr) == (0, b"")
        assert told.stdout.endswith(b"Good-bye.\n")
        assert len(told.stdout) < 2000

    def test_reads_the_next_line_after_one_that_is_very_long(self) -> None:
        told = tictac_with_streams("--terminal", typed=b"4" * 3_000_000 + b"\nh\nq\n")
        assert told.stdout.count(b" to move: ") == 3
        assert told.stdout.count(b"A best move: ") == 1

    def test_says_when_its_input_is_not_in_the_encoding_that_python_was_told(self) -> None:
        told = tictac_with_streams("--terminal", typed=b"4\nq\n", PYTHONIOENCODING="utf-16")
        assert told.returncode == 1
        reason = "UTF-16 stream does not start with BOM"
        assert told.stderr.decode("utf-16") == f"tictac: the input can't be read: {reason}\n"

    @on_linux
    def test_says_when_its_input_can_not_be_read(self) -> None:
        told = tictac_with_streams("--terminal", redirections="0>/dev/null")
        assert told.returncode == 1
        assert told.stderr == b"tictac: the input can't be read: Bad file descriptor\n"


@on_linux
@pytest.mark.parametrize(
    "options",
    [["--terminal"], [], ["--help"], ["--version"], ["--match", "random", "random"]],
    ids=" ".join,
)
class TestOutput:
    @pytest.mark.parametrize(
        ("redirection", "reason"),
        [(">/dev/full", "No space left on device"), (">&-", "Bad file descriptor")],
        ids=["a full disk", "nothing"],
    )
    def test_to_where_it_can_not_be_written_fails_with_a_word(
        self, options: list[str], redirection: str, reason: str
    ) -> None:
        told = tictac_with_streams(*options, typed=b"4\nq\n", redirections=redirection)
        assert told.returncode == 1
        lines = told.stderr.decode().splitlines()
        assert lines[-1] == f"tictac: the output can't be written: {reason}"
        assert lines[:-1] == ([] if options else [NO_DISPLAY])

    def test_that_nobody_reads_fails_without_a_word(self, options: list[str]) -> None:
        reading, writing = os.pipe()
        os.close(reading)
        told = tictac_with_streams(*options, typed=b"4\nq\n", output=writing)
        os.close(writing)
        assert told.returncode == 1
        assert told.stderr.decode().splitlines() == ([] if options else [NO_DISPLAY])

    @pytest.mark.parametrize("redirection", ["2>/dev/full", "2>&-"])
    def test_is_as_ever_where_errors_can_not_be_written(
        self, options: list[str], redirection: str
    ) -> None:
        told = tictac_with_streams(*options, typed=b"q\n", redirections=redirection)
        assert told.returncode == 0
        assert told.stdout.startswith((b"You play X", b"usage: tictac", b"tictac ", b"X: Random"))

    @pytest.mark.parametrize("redirection", [">&- 2>&-", ">/dev/full 2>/dev/full"])
    def test_fails_also_where_nobody_can_be_told(
        self, options: list[str], redirection: str
    ) -> None:
        told = tictac_with_streams(*options, typed=b"q\n", redirections=redirection)
        assert (told.returncode, told.stdout, told.stderr) == (1, b"", b"")


@on_linux
class TestAMistakeInTheOptions:
    @pytest.mark.parametrize("redirections", ["2>/dev/full", "2>&-", ">&- 2>&-", "<&- >&- 2>&-"])
    def test_has_its_status_also_where_nobody_can_be_told(self, redirections: str) -> None:
        told = tictac_with_streams("--fly", redirections=redirections)
        assert (told.returncode, told.stdout, told.stderr) == (2, b"", b"")

    def test_is_told_without_any_output(self) -> None:
        told = tictac_with_streams("--fly", redirections=">&-")
        assert told.returncode == 2
        assert told.stderr.decode().endswith("tictac: error: unrecognized arguments: --fly\n")


@pytest.fixture
def _ctrl_c() -> Iterator[None]:
    """Let programs hear it: a shell makes what runs in the background deaf to it, tests too."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


THINKING_SCRIPT = """
import sys
from tictac_gui import terminal
from tictac_gui.__main__ import main

def think(*position):
    print("The computer thinks.", flush=True)
    while True:
        pass

terminal.choose_move = think
sys.exit(main(["--terminal", "--play-as", "o"]))
"""

# Ctrl+C is pressed when a module is about to be loaded.
LOADING_SCRIPT = """
import os, signal, sys
from tictac_gui.__main__ import main

class Finder:
    def find_spec(self, name, path, target=None):
        if name == sys.argv[1]:
            os.kill(os.getpid(), signal.SIGINT)

sys.meta_path.insert(0, Finder())
sys.exit(main(["--terminal"]))
"""


@pytest.mark.usefixtures("_ctrl_c")
@pytest.mark.skipif(sys.platform == "win32", reason="Windows sends no signals")
class TestCtrlCInTheTerminal:
    def test_ends_the_game_while_the_computer_thinks(self) -> None:
        with Program([sys.executable, "-c", THINKING_SCRIPT], bare_environment()) as program:
            while program.next_line() != "The computer thinks.\n":
                pass
            program.interrupt()
            assert program.wait_for_end() == Ended(130, errors="")
            assert program.remaining_lines() == ["\n", "Good-bye.\n"]

    def test_ends_the_game_while_the_person_thinks(self) -> None:
        command = [sys.executable, "-m", "tictac_gui", "--terminal"]
        with Program(command, bare_environment(), stdin=subprocess.PIPE) as program:
            while program.next_line() != " 6 | 7 | 8 \n":
                pass
            program.interrupt()
            assert program.wait_for_end() == Ended(130, errors="")
            assert program.remaining_lines()[-1] == "Good-bye.\n"

    @pytest.mark.parametrize("module", ["command_line", "engine", "terminal"])
    def test_ends_the_program_while_it_is_loaded(self, module: str) -> None:
        command = [sys.executable, "-c", LOADING_SCRIPT, f"tictac_gui.{module}"]
        with Program(command, bare_environment()) as program:
            assert program.wait_for_end() == Ended(130, errors="")


class TestTheWindow:
    @pytest.mark.usefixtures("_ctrl_c")
    @pytest.mark.skipif(sys.platform != "linux", reason="the folders are named as on Linux")
    def test_is_ended_by_ctrl_c_without_a_word(self, tmp_path: Path) -> None:
        environment = {
            **bare_environment(),
            "QT_QPA_PLATFORM": "offscreen",
            "XDG_CONFIG_HOME": str(tmp_path),
            "XDG_DATA_HOME": str(tmp_path),
        }
        with Program([sys.executable, "-m", "tictac_gui"], environment) as program:
            wait_until((tmp_path / "tictac" / "games.sqlite").exists, "the program has begun")
            program.interrupt()
            assert program.wait_for_end() == Ended(-signal.SIGINT, errors="")


class TestAMatchUp:
    def test_is_the_same_every_time_with_the_same_seed(self) -> None:
        options = ("--match", "random", "unbeatable", "--games", "1000", "--seed", "1")
        told = [tictac(*options, PYTHONHASHSEED=seed) for seed in ("1", "2")]
        for told_once in told:
            assert (told_once.returncode, told_once.stderr) == (0, "")
        assert told[0].stdout == told[1].stdout
        assert told[0].stdout.splitlines()[4:] == [
            "         games     played      exact",
            "X wins       0    0.000 %    0.000 %",
            "Draws       76    7.600 %    8.360 %",
            "O wins     924   92.400 %   91.640 %",
            "Total    1,000",
        ]

    def test_chooses_and_names_a_seed_that_repeats_it(self) -> None:
        first = tictac("--match", "random", "random")
        [seed] = [line for line in first.stdout.splitlines() if line.startswith("Seed: ")]
        again = tictac("--match", "random", "random", "--seed", seed.removeprefix("Seed: "))
        assert again.stdout == first.stdout

    def test_with_a_name_that_is_wrong_lists_the_right_ones(self) -> None:
        told = tictac("--match", "random", "godlike")
        assert (told.returncode, told.stdout) == (2, "")
        for player in Player:
            assert player.name.lower() in told.stderr

    @pytest.mark.usefixtures("_ctrl_c")
    def test_prints_what_was_played_when_ctrl_c_ends_it(self) -> None:
        endless = ["--match", "random", "random", "--games", "1000000000000"]
        command = [sys.executable, "-m", "tictac_gui", *endless]
        with Program(command, bare_environment()) as program:
            assert program.next_line() == "X: Random\n"
            program.interrupt()
            ended = program.wait_for_end()
            printed = program.remaining_lines()
        assert (ended.status, ended.errors) == (130, "")
        assert printed[-1].startswith("Total")

    def test_ends_quietly_when_nobody_reads_it(self) -> None:
        told = subprocess.run(
            ["sh", "-c", f"'{sys.executable}' -m tictac_gui --match easy easy | head -n 1"],
            cwd=ROOT,
            env=bare_environment(),
            capture_output=True,
            text=True,
            timeout=PATIENCE,
            check=False,
        )
        assert (told.stdout, told.stderr) == ("X: Easy\n", "")

    def test_needs_no_qt(self) -> None:
        script = """\
import sys
from tictac_gui.__main__ import main
status = main(["--match", "hard", "minimax"])
print([name for name in sys.modules if name.startswith(("PySide6", "shiboken6"))])
sys.exit(status)
"""
        told = run("-c", script)
        assert told.returncode == 0
        assert told.stdout.endswith("\n[]\n")
