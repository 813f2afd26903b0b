"""The game in the terminal, and what happens where there is none."""

import subprocess
import sys
from io import BytesIO, TextIOWrapper

import pytest

from tests.end_to_end.command_line.console import (
    NO_DISPLAY,
    on_linux,
    run,
    tictac,
    tictac_with_streams,
)
from tests.end_to_end.program import (
    PATIENCE,
    ROOT,
    bare_environment,
)

EVERY_CELL = [*"123456789"]
RESULTS = ("You win!", "The computer wins.", "A draw.")
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
        ended = run("-c", NO_STREAMS_SCRIPT, QT_QPA_PLATFORM="offscreen")
        assert (ended.returncode, ended.stdout, ended.stderr) == (0, "There is a window.", "")

    @pytest.mark.skipif(sys.platform != "linux", reason="other systems always have a display")
    def test_and_no_display_there_is_no_game(self) -> None:
        ended = run("-c", NO_STREAMS_SCRIPT)
        assert (ended.returncode, ended.stdout, ended.stderr) == (0, "", "")


class TestTheTerminal:
    @pytest.mark.parametrize("mark", ["x", "o"])
    @pytest.mark.parametrize("difficulty", ["easy", "unbeatable"])
    def test_plays_a_game_to_its_end(self, mark: str, difficulty: str) -> None:
        lines = [*EVERY_CELL, "q"]
        ended = tictac("--terminal", "--play-as", mark, "--difficulty", difficulty, lines=lines)
        assert (ended.returncode, ended.stderr) == (0, "")
        assert sum(ended.stdout.count(result) for result in RESULTS) == 1

    def test_answers_whatever_is_typed(self) -> None:
        lines = ["0", "four", "", "u", "4", "4", "h", "u", "n", "ß", "q"]
        ended = tictac("--terminal", lines=lines)
        assert (ended.returncode, ended.stderr) == (0, "")
        for answer in (
            "There is no cell 0: cells are 1 to 9.",
            "'four' is not a move.",
            "That was an empty line.",
            "There is nothing to undo.",
            "Cell 4 is taken.",
            "A best move: ",
            "'ß' is not a move.",
            "Good-bye.",
        ):
            assert ended.stdout.count(answer) == 1

    @pytest.mark.parametrize("lines", [[], ["4"], [*EVERY_CELL]])
    def test_ends_well_when_the_input_ends(self, lines: list[str]) -> None:
        ended = tictac("--terminal", lines=lines)
        assert (ended.returncode, ended.stderr) == (0, "")
        assert ended.stdout.endswith("Good-bye.\n")

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
        ended = tictac(lines=["4", "q"], **variables)
        assert ended.returncode == 0
        assert ended.stderr == f"{NO_DISPLAY}\n"
        assert "The computer plays " in ended.stdout

    def test_works_in_an_encoding_without_the_letters_typed(self) -> None:
        ended = tictac("--terminal", lines=["ß", "q"], PYTHONIOENCODING="ascii")
        assert (ended.returncode, ended.stderr) == (0, "")
        assert "is not a move." in ended.stdout

    @pytest.mark.parametrize("redirection", ["<&-", "</dev/null", "| head -n 1"])
    def test_ends_quietly_when_its_input_or_output_is_gone(self, redirection: str) -> None:
        ended = subprocess.run(
            ["sh", "-c", f"'{sys.executable}' -m tictac_gui --terminal {redirection}"],
            cwd=ROOT,
            env=bare_environment(),
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            timeout=PATIENCE,
            check=False,
        )
        assert (ended.returncode, ended.stderr) == (0, "")

    def test_needs_no_qt(self) -> None:
        script = """\
import sys
from tictac_gui.__main__ import main
status = main(["--terminal"])
print([name for name in sys.modules if name.startswith(("PySide6", "shiboken6"))])
sys.exit(status)
"""
        ended = run("-c", script, lines=["4", "h", "u", "q"])
        assert ended.returncode == 0
        assert ended.stdout.endswith("Good-bye.\n[]\n")

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
    def test_answers_garbage_briefly(self, typed: bytes, encoding: str) -> None:
        ended = tictac_with_streams("--terminal", typed=typed, PYTHONIOENCODING=encoding)
        assert (ended.returncode, ended.stderr) == (0, b"")
        assert ended.stdout.endswith(b"Good-bye.\n")
        assert len(ended.stdout) < 2000

    def test_reads_the_next_line_after_one_that_is_very_long(self) -> None:
        ended = tictac_with_streams("--terminal", typed=b"4" * 3_000_000 + b"\nh\nq\n")
        assert ended.stdout.count(b" to move: ") == 3
        assert ended.stdout.count(b"A best move: ") == 1

    def test_reports_input_that_is_not_in_the_chosen_encoding(self) -> None:
        ended = tictac_with_streams("--terminal", typed=b"4\nq\n", PYTHONIOENCODING="utf-16")
        assert ended.returncode == 1
        # Python's own words, which differ between versions.
        with pytest.raises(UnicodeError) as reason:
            TextIOWrapper(BytesIO(b"4\nq\n"), "utf-16").readline()
        assert ended.stderr.decode("utf-16") == f"tictac: the input can't be read: {reason.value}\n"

    @on_linux
    def test_says_when_its_input_cannot_be_read(self) -> None:
        ended = tictac_with_streams("--terminal", redirections="0>/dev/null")
        assert ended.returncode == 1
        assert ended.stderr == b"tictac: the input can't be read: Bad file descriptor\n"
