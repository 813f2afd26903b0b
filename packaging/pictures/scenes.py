"""Pictures of the main window: games with hints, values and analysis."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from pictures.taking import open_window, picture_of, wait_until
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QListView, QPushButton, QSlider

from tictac_gui.analysis.moves_list import MOVE_ROLE
from tictac_gui.analysis.thinking_window import ThinkingWindow
from tictac_gui.board.columns import ColumnButton
from tictac_gui.board.grid import CellButton
from tictac_gui.engine import Difficulty
from tictac_gui.games import CONNECT_FOUR
from tictac_gui.play.controller import GameController, Phase
from tictac_gui.play.records import Score
from tictac_gui.play.setup import Players, Setup

if TYPE_CHECKING:
    from collections.abc import Callable
    from random import Random

    from PySide6.QtGui import QPixmap

    from tictac_gui.games import BoardPosition, Game
    from tictac_gui.look.appearance import Scheme
    from tictac_gui.window.main_window import MainWindow

USUAL, WITH_PANEL, THINKING = QSize(590, 660), QSize(1100, 660), QSize(1100, 700)
TWO_PEOPLE = Setup(Players.TWO_PEOPLE)
UNBEATABLE = Setup(difficulty=Difficulty.UNBEATABLE)
FOUR = Setup(difficulty=Difficulty.HARD, game=CONNECT_FOUR)


@dataclass(frozen=True)
class Scene:
    """A game to be shown: who plays, the person's moves, the computer's moves in reply."""

    setup: Setup
    moves: tuple[int, ...] = ()
    replies: tuple[int, ...] = ()
    is_hinted: bool = False
    has_values: bool = False
    rests_on: int | None = None
    """The free cell or column that has the keyboard focus."""
    has_panel: bool = False
    """Whether the game is analysed beside the board."""
    is_searched: bool = False
    """Whether its search is shown instead, with its code, line by line."""
    looks_at: int | None = None
    """The selected row in the list of moves."""
    shows_turning_point: bool = False


SCENES = {
    "hint-light": Scene(UNBEATABLE, moves=(0, 8), replies=(4, 2), is_hinted=True),
    "double-win-dark": Scene(TWO_PEOPLE, moves=(0, 1, 2, 3, 6, 5, 8, 7, 4)),
    "turning-point-light": Scene(
        Setup(difficulty=Difficulty.MEDIUM),
        moves=(1, 7, 5, 8),
        replies=(3, 4, 0, 6),
        shows_turning_point=True,
    ),
    "look-back-dark": Scene(
        TWO_PEOPLE, moves=(0, 1, 8, 4, 7), has_values=True, has_panel=True, looks_at=2
    ),
    "code-light": Scene(UNBEATABLE, is_searched=True),
    "four-hint-light": Scene(FOUR, moves=(3, 2), replies=(3, 3), is_hinted=True),
    "four-values-dark": Scene(FOUR, moves=(3, 3), replies=(3, 2), has_values=True),
    "four-line-light": Scene(
        Setup(Players.TWO_PEOPLE, game=CONNECT_FOUR),
        moves=(3, 3, 3, 3, 3, 2, 4, 2, 2, 4, 4, 5, 2, 4, 4, 3, 4, 0, 0, 0, 0),
        has_values=True,
        rests_on=1,
    ),
}
"""By name, which ends with the colours of the picture."""


def picture_of_scene(scene: Scene, scheme: Scheme) -> QPixmap:
    """Play the game of a scene in a window, and take its picture."""
    with open_window(scene.setup, scheme, chooser=_scripted(scene.replies)) as window:
        _show(window, scene)
        return picture_of(window.findChildren(ThinkingWindow)[0] if scene.is_searched else window)


def _show(window: MainWindow, scene: Scene) -> None:
    size = WITH_PANEL if scene.has_panel else USUAL
    # Only now: it opens no larger than the screen, which is small where there is none.
    window.resize(size)
    [game] = window.findChildren(GameController)
    for move in scene.moves:
        wait_until(lambda: game.phase is Phase.PERSON)
        game.play_move(move)
    wait_until(lambda: game.phase is not Phase.COMPUTER)
    if game.phase is Phase.OVER:
        wait_until(lambda: game.score != Score())
    cells = window.findChildren(CellButton)
    columns = window.findChildren(ColumnButton)
    if scene.is_hinted:
        game.hint()
        wait_until(
            lambda: (
                any(cell.is_hinted for cell in cells) or any(column.is_hinted for column in columns)
            ),
        )
    if scene.has_panel:
        window.analysis.set_open(True)
        window.resize(size)
        _wait_for_verdicts(window)
    if scene.is_searched:
        window.code.show_code(True)
        window.code.step_by_line(True)
        window.findChildren(QAction, "action_thinking")[0].trigger()
        window.findChildren(ThinkingWindow)[0].resize(THINKING)
        _step_through_the_tree(window)
    if scene.looks_at is not None:
        _look_at(window, scene.looks_at)
    if scene.shows_turning_point:
        [see] = window.findChildren(QPushButton, "see_turning_point")
        wait_until(see.isVisible)
        see.click()
    if scene.has_values:
        window.move_values.choose(True)
        wait_until(lambda: all(cell.mark or cell.value for cell in cells))
        wait_until(lambda: all(map(_is_valued, columns)))
    if scene.rests_on is not None:
        window.activateWindow()
        wait_until(window.isActiveWindow)
        button = (cells or columns)[scene.rests_on]
        button.clearFocus()
        button.setFocus(Qt.FocusReason.TabFocusReason)
        wait_until(
            lambda: any(cell.step for cell in cells) or any(column.steps for column in columns),
        )


def _is_valued(column: ColumnButton) -> bool:
    is_full = column.landing_row is None
    return is_full or (column.value is not None and column.value.ending is not None)


def _wait_for_verdicts(window: MainWindow) -> None:
    [moves] = window.findChildren(QListView, "moves")
    model = moves.model()
    last = model.rowCount() - 1
    wait_until(lambda: model.index(last, 0).data(MOVE_ROLE).reviewed is not None)


def _look_at(window: MainWindow, row: int) -> None:
    [moves] = window.findChildren(QListView, "moves")
    moves.setFocus()
    moves.setCurrentIndex(moves.model().index(row, 0))


def _step_through_the_tree(window: MainWindow) -> None:
    """Show the small example shortly before its end."""
    [example] = window.findChildren(QPushButton, "tree_small_example")
    [slider] = window.findChildren(QSlider, "tree_slider")
    wait_until(example.isVisible)
    example.click()
    wait_until(lambda: 0 < slider.maximum() < 500)
    slider.setValue(slider.maximum() - 17)
    # The code may need more room, which it gets at the next layout.
    QApplication.processEvents()


def _scripted(replies: tuple[int, ...]) -> Callable[..., int]:
    """Return a move chooser that plays the replies in order, and then its own moves."""
    remaining = iter(replies)

    def choose(
        game: Game,
        board: BoardPosition,
        difficulty: Difficulty,
        rng: Random,
        should_stop: Callable[[], bool],
        /,
    ) -> int:
        reply = next(remaining, None)
        return game.choose_move(board, difficulty, rng, should_stop) if reply is None else reply

    return choose
