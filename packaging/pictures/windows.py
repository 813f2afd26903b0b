"""Pictures of the other windows: match-ups, course and puzzles, each after some use."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from pictures.scenes import FOUR, UNBEATABLE
from pictures.taking import open_window, picture_of, wait_until
from PySide6.QtCore import QSize
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QDialog,
    QPushButton,
    QSpinBox,
    QTabWidget,
)

from tictac_gui.look.appearance import Scheme
from tictac_gui.puzzles.trainer import PuzzleSet
from tictac_gui.puzzles.window import PuzzleWindow

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QPixmap

    from tictac_gui.window.main_window import MainWindow

COURSE_CLICKS = ("chapter_whose_turn", "course_next", "course_next", "node_1_4", "node_6_1_4")
"""What is clicked for a tree that is partly filled in."""


def _all_pairings() -> QPixmap:
    """Let all players meet."""
    with open_window(UNBEATABLE, Scheme.LIGHT, rng=Random(1)) as window:
        dialog = _opened(window, "action_matchups", QSize(840, 620))
        [tabs] = dialog.findChildren(QTabWidget)
        tabs.setCurrentIndex(1)
        [games] = dialog.findChildren(QSpinBox, "games")
        games.setValue(20_000)
        [start] = dialog.findChildren(QPushButton, "start")
        start.click()
        wait_until(start.isEnabled)
        return picture_of(dialog)


def _course() -> QPixmap:
    """Fill in a tree, up to the middle."""
    with open_window(UNBEATABLE, Scheme.LIGHT) as window:
        dialog = _opened(window, "action_course", QSize(900, 660))
        for clicked in COURSE_CLICKS:
            QApplication.processEvents()
            [button] = dialog.findChildren(QAbstractButton, clicked)
            button.click()
        return picture_of(dialog)


def _puzzles() -> QPixmap:
    """Have a hint draw the lines of a puzzle."""
    with open_window(FOUR, Scheme.LIGHT) as window:
        dialog = _opened(window, "action_puzzles", QSize(590, 660))
        assert isinstance(dialog, PuzzleWindow)  # noqa: S101 - that is what the action opens
        trainer = dialog.trainer
        wait_until(lambda: trainer.is_ready)
        trainer.choose(PuzzleSet.FIND_FORK)
        [hint] = dialog.findChildren(QPushButton, "puzzle_hint")
        hint.click()
        wait_until(lambda: trainer.session.advice is not None)
        hint.click()
        return picture_of(dialog)


WINDOWS: dict[str, Callable[[], QPixmap]] = {
    "all-pairings-light": _all_pairings,
    "course-light": _course,
    "puzzles-light": _puzzles,
}


def _opened(window: MainWindow, action: str, size: QSize) -> QDialog:
    """Choose an action that opens a window."""
    [item] = window.findChildren(QAction, action)
    item.trigger()
    [dialog] = window.findChildren(QDialog)
    dialog.resize(size)
    return dialog
