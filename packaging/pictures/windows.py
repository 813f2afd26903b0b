"""Pictures of the other windows: past games, tools, course and puzzles, each after some use."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from functools import partial
from random import Random
from typing import TYPE_CHECKING

from pictures.scenes import FOUR, UNBEATABLE
from pictures.taking import open_window, save_picture, wait_until
from PySide6.QtCore import QSize
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QDialog,
    QPushButton,
    QSpinBox,
    QTabWidget,
)

from tictac_gui.engine import Difficulty
from tictac_gui.games import TIC_TAC_TOE
from tictac_gui.games.tic_tac_toe.levels import Player
from tictac_gui.play.puzzles.trainer import PuzzleSet
from tictac_gui.play.records import GameRecord
from tictac_gui.play.setup import Players, Setup
from tictac_gui.ui.learn.puzzles.window import PuzzleWindow

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from tictac_gui.ui.look.appearance import Scheme
    from tictac_gui.ui.main_window import MainWindow

SAMPLE_GAMES = 120
COURSE_CLICKS = ("chapter_whose_turn", "course_next", "course_next", "node_1_4", "node_6_1_4")
"""What is clicked for a tree that is partly filled in."""


def _take_kept(name: str, scheme: Scheme, action: str, size: QSize) -> None:
    """Take a picture of the statistics or past games, filled with sample games."""
    with open_window(UNBEATABLE, scheme, games=_sample_games()) as (window, store):
        dialog = _opened(window, action, size)
        # Answers come in order: with this one, what the dialog asked for is there.
        question = store.ask(store, lambda _database: None, bool)
        wait_until(lambda: not question.is_open)
        if back := dialog.findChild(QPushButton, "step_back"):
            back.click()
            back.click()
        save_picture(dialog, name)


def _take_tool(name: str, scheme: Scheme, action: str, size: QSize, tab: int = 0) -> None:
    """Take a picture of a window of the Tools menu that has finished its work."""
    with open_window(UNBEATABLE, scheme, rng=Random(1)) as (window, _):
        dialog = _opened(window, action, size)
        if tabs := dialog.findChild(QTabWidget):
            tabs.setCurrentIndex(tab)
        if player := dialog.findChild(QComboBox, "player_x"):
            player.setCurrentIndex(list(Player).index(Player.MEDIUM))
        if games := dialog.findChild(QSpinBox, "games"):
            games.setValue(20_000)
        [start] = dialog.findChildren(QPushButton, "start")
        start.click()
        wait_until(start.isEnabled)
        save_picture(dialog, name)


def _take_course(name: str, scheme: Scheme) -> None:
    """Take a picture of the course, in the middle of a tree."""
    with open_window(UNBEATABLE, scheme) as (window, _):
        dialog = _opened(window, "action_course", QSize(900, 660))
        for clicked in COURSE_CLICKS:
            QApplication.processEvents()
            [button] = dialog.findChildren(QAbstractButton, clicked)
            button.click()
        save_picture(dialog, name)


def _take_puzzles(name: str, scheme: Scheme) -> None:
    """Take a picture of a puzzle, with the lines that a hint draws."""
    with open_window(FOUR, scheme) as (window, _):
        dialog = _opened(window, "action_puzzles", QSize(590, 660))
        assert isinstance(dialog, PuzzleWindow)  # noqa: S101 - that is what the action opens
        trainer = dialog.trainer
        wait_until(lambda: trainer.is_ready)
        trainer.choose(PuzzleSet.FIND_FORK)
        [hint] = dialog.findChildren(QPushButton, "puzzle_hint")
        hint.click()
        wait_until(lambda: trainer.session.advice is not None)
        hint.click()
        save_picture(dialog, name)


WINDOWS: dict[str, Callable[[str, Scheme], None]] = {
    "statistics": partial(_take_kept, action="action_statistics", size=QSize(440, 560)),
    "past-games": partial(_take_kept, action="action_past_games", size=QSize(680, 480)),
    "match-ups": partial(_take_tool, action="action_matchups", size=QSize(720, 560)),
    "all-pairings": partial(_take_tool, action="action_matchups", size=QSize(840, 620), tab=1),
    "proof": partial(_take_tool, action="action_proof", size=QSize(480, 360)),
    "course": _take_course,
    "puzzles": _take_puzzles,
}


def _opened(window: MainWindow, action: str, size: QSize) -> QDialog:
    """Choose an action that opens a window."""
    [item] = window.findChildren(QAction, action)
    item.trigger()
    [dialog] = window.findChildren(QDialog)
    dialog.resize(size)
    return dialog


def _sample_games() -> Iterator[GameRecord]:
    """Play the games of a person who mostly plays well; always the same ones."""
    rng = Random(4)
    begun = datetime(2025, 3, 8, 16, 5, tzinfo=UTC)
    for number in range(SAMPLE_GAMES):
        players = rng.choice([Players.PERSON_AS_X, Players.PERSON_AS_X, *Players])
        setup = Setup(players, rng.choice(list(Difficulty)))
        record = GameRecord(setup, number, begun, str(number))
        moves: tuple[int, ...] = ()
        while not (board := TIC_TAC_TOE.history(moves).position).outcome:
            difficulty = record.seat(board.turn)
            if not isinstance(difficulty, Difficulty):
                difficulty = rng.choice([Difficulty.HARD, Difficulty.EASY])
            moves = (*moves, TIC_TAC_TOE.choose_move(board, difficulty, rng))
        yield GameRecord(setup, number, begun, str(number), moves)
        begun += timedelta(minutes=rng.randrange(2, 900))
