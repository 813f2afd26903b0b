"""Puzzles from a person's own games: where they come from, and what is left out."""

from contextlib import closing
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tests.choosers import Script
from tests.main_window import KeepGames, OpenWindow
from tests.puzzles.conftest import OpenPuzzles
from tests.puzzles.puzzles_page import PuzzlesPage, solve
from tests.puzzles.training import MISSED
from tests.sample_games import EASY_AS_X
from tictac_gui.play.records import GameRecord, Mistakes
from tictac_gui.puzzles.trainer import PuzzleSet
from tictac_gui.storage.database import Database, save_mistakes


def test_they_come_from_the_file(
    qtbot: QtBot, open_puzzles: OpenPuzzles, keep_games: KeepGames
) -> None:
    keep_games(EASY_AS_X, MISSED)
    puzzling = open_puzzles()
    qtbot.waitUntil(lambda: len(puzzling.trainer.catalogue.own) == 1)
    puzzling.choose(PuzzleSet.OWN)
    assert puzzling.text("task") == "X to move: you made a mistake here. Find a better move."
    assert puzzling.text("origin").startswith("From your game of ")
    assert puzzling.text("puzzle_progress").startswith("1 to solve")
    solve(puzzling, qtbot)
    assert puzzling.text("status").endswith(" That was the last one for today.")
    puzzling.choose(PuzzleSet.OWN)
    assert puzzling.text("task").startswith("Nothing left for today")


@pytest.mark.parametrize(
    ("undecided", "text"),
    [
        ((2,), "1 of your moves took too long to judge"),
        ((2, 4), "2 of your moves took too long to judge"),
    ],
)
def test_the_number_of_moves_left_out_is_shown(
    qtbot: QtBot,
    open_puzzles: OpenPuzzles,
    games_path: Path,
    undecided: tuple[int, ...],
    text: str,
) -> None:
    record, other = (GameRecord.begin(EASY_AS_X, 0, MISSED) for _ in range(2))
    with closing(Database(games_path)) as database:
        database.save(record)
        save_mistakes(record, Mistakes((), undecided), database)
    puzzling = open_puzzles()
    qtbot.waitUntil(lambda: puzzling.trainer.catalogue.undecided == len(undecided))
    puzzling.choose(PuzzleSet.OWN)
    assert puzzling.text("task").startswith("Nothing here yet")
    assert puzzling.text("task").endswith(f" {text}.")
    puzzling.trainer.catalogue._add(other, Mistakes((4,)))
    puzzling.choose(PuzzleSet.OWN)
    assert puzzling.text("puzzle_progress").startswith(f"1 to solve · {text} ·")


def test_they_grow_when_a_game_ends(qtbot: QtBot, open_window: OpenWindow) -> None:
    window = open_window(EASY_AS_X, chooser=Script([4, 1, 7]))
    window.action("puzzles").trigger()
    puzzling = PuzzlesPage(window, qtbot)
    catalogue = puzzling.trainer.catalogue
    qtbot.waitUntil(lambda: not catalogue.is_reading)
    window.play(0, 8, 2)
    qtbot.waitUntil(lambda: len(catalogue.own) == 1)
