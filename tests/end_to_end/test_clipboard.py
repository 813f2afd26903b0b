"""Positions and games go from program to program by the screen's own clipboard."""

import sys
from pathlib import Path

from tests.end_to_end.desktop import Desktop
from tests.end_to_end.program import Ended
from tests.end_to_end.watched_game import Watch

OTHER = str(Path(__file__).with_name("clipboard_program.py"))


def pasted_elsewhere(desktop: Desktop) -> str:
    """Return what another program finds on the clipboard."""
    return desktop.start(sys.executable, OTHER).next_line().removesuffix("\n")


def copy_elsewhere(desktop: Desktop, text: str) -> None:
    """Have another program put a text on the clipboard."""
    assert desktop.start(sys.executable, OTHER, text).next_line() == "owned\n"


def test_another_program_gets_what_is_copied(watch: Watch, desktop: Desktop) -> None:
    game = watch("--pause-ms=0")
    game.click("cell_4")
    game.wait_until(lambda: game.is_my_turn and "O" in game.board)
    game.press("ctrl+c")
    assert pasted_elsewhere(desktop).replace("/", "") == game.board
    game.press("ctrl+shift+c")
    desktop_text = pasted_elsewhere(desktop)
    keys = dict(zip("789456123", game.board, strict=True))
    assert [keys[digit] for digit in desktop_text] == ["X", "O"]
    assert game.close() == Ended(status=0, errors="")


def test_what_another_program_has_copied_is_opened(watch: Watch, desktop: Desktop) -> None:
    game = watch("--pause-ms=0")
    copy_elsewhere(desktop, "X.O\n.X.\n..O\n")
    game.press("ctrl+v")
    game.wait_until(lambda: "position_status" in game.things)
    game.wait_until(lambda: game.things["position_status"].text == "X to move")
    desktop.keep_screenshot("position")
    game.click("position_play")
    game.wait_until(lambda: game.board == "X.O.X...O")
    assert game.close() == Ended(status=0, errors="")
