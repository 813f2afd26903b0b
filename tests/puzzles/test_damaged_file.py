"""The file of Connect Four's puzzles is missing or damaged: the window says so, and stays open."""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from tests.main_window import OpenWindow
from tictac_gui.games import CONNECT_FOUR
from tictac_gui.play.setup import Players, Setup
from tictac_gui.puzzles.window import PuzzleWindow
from tictac_gui.resources import resource

SOUND = resource("puzzles/connect-four.txt").read_bytes()
DAMAGED = "the file of puzzles is damaged"


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (None, "[Errno 2] No such file or directory: '{}'"),
        (b"", DAMAGED),
        (SOUND[:1000], DAMAGED),
        (SOUND.replace(b"win_in_one", b"win_at_all", 1), DAMAGED),
        (SOUND.replace(b" 4225", b" 4285", 1), DAMAGED),
        (b"\xff" + SOUND[1:], DAMAGED),
    ],
    ids=["missing", "empty", "cut off", "a word", "a column that there isn't", "no text"],
)
def test_is_reported_in_the_window_of_puzzles(
    qtbot: QtBot,
    open_window: OpenWindow,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    content: bytes | None,
    reason: str,
) -> None:
    path = tmp_path / "connect-four.txt"
    if content is not None:
        path.write_bytes(content)
    monkeypatch.setattr("tictac_gui.games.connect_four.resource", lambda _name: path)
    window = open_window(Setup(Players.TWO_PEOPLE, game=CONNECT_FOUR))
    window.action("puzzles").trigger()
    [puzzles] = window.widget.findChildren(PuzzleWindow)
    [task] = puzzles.findChildren(QLabel, "task")
    sentence = f"The puzzles can't be shown: {reason.format(path)}"
    qtbot.waitUntil(lambda: task.text() == sentence)
    window.controller.play_move(3)
    assert window.controller.moves == (3,), "the game itself goes on"
