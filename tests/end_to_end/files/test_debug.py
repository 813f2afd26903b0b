"""With --debug the program prints, and logs, what it does inside."""

import re
import sys
from pathlib import Path

import pytest

from tests.end_to_end.command_line.console import tictac
from tests.end_to_end.desktop import Desktop
from tests.end_to_end.files.privacy import ENDED_WELL, play_a_move

TICTAC = str(Path(sys.executable).with_name("tictac"))
ENTRY = r"\d{4}-\d\d-\d\d \d\d:\d\d:\d\d,\d{3} DEBUG tictac_gui\.[a-z_.]+ \([^)]+\): .+"
on_linux = pytest.mark.skipif(sys.platform != "linux", reason="needs a screen as on Linux")


@on_linux
class TestTheWindow:
    def test_prints_and_logs_what_is_asked_answered_and_saved(
        self, desktop: Desktop, tmp_path: Path
    ) -> None:
        folder = tmp_path / "tictac"
        command = (TICTAC, "--debug", "--data-dir", str(folder))
        ended = play_a_move(desktop, tmp_path, *command)
        assert ended.status == 0
        lines = ended.errors.splitlines()
        assert [line for line in lines if not re.fullmatch(ENTRY, line)] == []
        for words in (
            r"Tictac .*: .*/tictac/games\.sqlite and .*/tictac/settings\.ini",
            r"asked by \w+: Writer\.start",
            r"answered after \d+ ms: Writer\.start",
            r"opened: .*/tictac/games\.sqlite",
            r"changed: started",
            r"changed: moved 4",
            r"saved: tic_tac_toe, 1 moves",
            r"saved settings: .*\w.*",
        ):
            assert any(re.search(f": {words}$", line) for line in lines), words
        logged = (folder / "tictac.log").read_text(encoding="utf-8").splitlines()
        assert set(logged) <= set(lines)
        assert len(logged) > len(lines) / 2

    def test_prints_and_logs_nothing_without_it(self, desktop: Desktop, tmp_path: Path) -> None:
        assert play_a_move(desktop, tmp_path, TICTAC) == ENDED_WELL
        assert (tmp_path / "tictac" / "tictac.log").read_bytes() == b""


class TestTheTerminal:
    def test_prints_which_moves_were_chosen(self) -> None:
        ended = tictac("--debug", "--terminal", "--play-as", "o", lines=["q"])
        assert ended.returncode == 0
        assert re.fullmatch(ENTRY, ended.stderr.rstrip())
        assert re.search(r"chose move \d after \d+ ms$", ended.stderr.rstrip())
        assert "DEBUG" not in ended.stdout

    def test_of_a_match_up_has_nothing_to_print(self) -> None:
        ended = tictac("--debug", "--match", "easy", "hard")
        assert ended.returncode == 2
        assert "--match can't be combined with --debug" in ended.stderr
