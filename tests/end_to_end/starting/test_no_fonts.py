"""A system without any font: no text can be read, but marks are drawn, and play goes on."""

import sqlite3
import sys
from contextlib import closing
from pathlib import Path

import pytest

from tests.end_to_end.desktop import Desktop
from tests.end_to_end.program import Ended, wait_until

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="finds its fonts by fontconfig")
TICTAC = str(Path(sys.executable).with_name("tictac"))
NONE = '<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig/>'


def kept_moves(path: Path) -> str:
    if not path.exists():
        return ""
    with closing(sqlite3.connect(path)) as connection:
        return "".join(moves for (moves,) in connection.execute("SELECT moves FROM game"))


@pytest.mark.usefixtures("_known_person")
def test_the_window_opens_marks_are_drawn_and_the_game_is_kept(
    desktop: Desktop, tmp_path: Path
) -> None:
    fonts = tmp_path / "fonts.conf"
    fonts.write_text(NONE)
    program = desktop.start(TICTAC, FONTCONFIG_FILE=str(fonts), XDG_CACHE_HOME=str(tmp_path))
    window = desktop.window("Tictac")
    before = desktop.picture_at_rest()
    desktop.press(window, "5")
    games = tmp_path / "tictac" / "games.sqlite"
    wait_until(lambda: len(kept_moves(games)) == 2, "the computer has replied")
    board = desktop.place(window)
    after = desktop.picture_at_rest()
    changed = [
        (x, y)
        for x in range(board.left(), board.right(), 4)
        for y in range(board.top(), board.bottom(), 4)
        if before.pixel(x, y) != after.pixel(x, y)
    ]
    assert len(changed) > 100, "two marks are on the board now"
    desktop.press(window, "ctrl+q")
    assert program.wait_for_end() == Ended(status=0, errors="")
    assert (tmp_path / "tictac" / "tictac.log").read_text() == ""
