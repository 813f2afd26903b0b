"""Pictures of the main window: games of all kinds, with hints, values and analysis."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from pictures.taking import open_window, save_picture, wait_until
from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QApplication, QListView, QPushButton, QSlider

from tictac_gui.engine import Difficulty
from tictac_gui.games import CONNECT_FOUR
from tictac_gui.play.controller import GameController, Phase
from tictac_gui.play.records import Score
from tictac_gui.play.setup import Players, Setup
from tictac_gui.ui.analysis.moves.model import MOVE_ROLE
from tictac_gui.ui.analysis.opener import AnalysisPage
from tictac_gui.ui.board.columns.column_button import ColumnButton
from tictac_gui.ui.board.grid.cell_button import CellButton

if TYPE_CHECKING:
    from collections.abc import Callable
    from random import Random

    from tictac_gui.games import BoardPosition, Game
    from tictac_gui.ui.look.appearance import Scheme
    from tictac_gui.ui.main_window import MainWindow

AN_HOUR_MS = 3_600_000
TWO_PEOPLE = Setup(Players.TWO_PEOPLE)
UNBEATABLE = Setup(difficulty=Difficulty.UNBEATABLE)
FOUR = Setup(difficulty=Difficulty.HARD, game=CONNECT_FOUR)


@dataclass(frozen=True)
class Scene:
    """A game to be shown: who plays, the person's moves, the computer's moves in reply."""

    setup: Setup
    moves: tuple[int, ...] = ()
    replies: tuple[int, ...] = ()
    is_thinking: bool = False
    is_hinted: bool = False
    has_values: bool = False
    rests_on: int | None = None
    """The free cell or column that has the keyboard focus."""
    page: AnalysisPage | None = None
    """The open tab of the analysis panel."""
    looks_at: int | None = None
    """The selected row in the list of moves."""
    shows_turning_point: bool = False
    has_code: bool = False
    """Whether the search tree is stepped through line by line, with its code."""


SCENES = {
    "start": Scene(UNBEATABLE),
    "thinking": Scene(UNBEATABLE, moves=(4,), is_thinking=True),
    "hint": Scene(UNBEATABLE, moves=(0, 8), replies=(4, 2), is_hinted=True),
    "win": Scene(Setup(difficulty=Difficulty.EASY), moves=(0, 4, 8), replies=(2, 7)),
    "double-win": Scene(TWO_PEOPLE, moves=(0, 1, 2, 3, 6, 5, 8, 7, 4)),
    "draw": Scene(UNBEATABLE, moves=(0, 8, 7, 2, 3), replies=(4, 1, 6, 5)),
    "two-players": Scene(TWO_PEOPLE, moves=(4, 0, 2)),
    "values": Scene(UNBEATABLE, moves=(0, 8), replies=(4, 2), has_values=True),
    "line": Scene(TWO_PEOPLE, moves=(0, 1), has_values=True, rests_on=4),
    "turning-point": Scene(
        Setup(difficulty=Difficulty.MEDIUM),
        moves=(1, 7, 5, 8),
        replies=(3, 4, 0, 6),
        shows_turning_point=True,
    ),
    "moves": Scene(UNBEATABLE, moves=(0, 1, 3), replies=(4, 2, 6), page=AnalysisPage.MOVES),
    "look-back": Scene(
        TWO_PEOPLE, moves=(0, 1, 8, 4, 7), has_values=True, page=AnalysisPage.MOVES, looks_at=2
    ),
    "search-tree": Scene(UNBEATABLE, page=AnalysisPage.SEARCH_TREE),
    "code": Scene(UNBEATABLE, page=AnalysisPage.SEARCH_TREE, has_code=True),
    "methods": Scene(UNBEATABLE, page=AnalysisPage.METHODS),
    "four-hint": Scene(FOUR, moves=(3, 2), replies=(3, 3), is_hinted=True),
    "four-win": Scene(FOUR, moves=(3, 2, 4, 1), replies=(3, 3, 5)),
    "four-values": Scene(FOUR, moves=(3, 3), replies=(3, 2), has_values=True),
    "four-line": Scene(
        Setup(Players.TWO_PEOPLE, game=CONNECT_FOUR),
        moves=(3, 3, 3, 3, 3, 2, 4, 2, 2, 4, 4, 5, 2, 4, 4, 3, 4, 0, 0, 0, 0),
        has_values=True,
        rests_on=1,
    ),
    "four-search-tree": Scene(FOUR, page=AnalysisPage.SEARCH_TREE),
}


def take_scene(name: str, scene: Scene, scheme: Scheme, size: QSize) -> None:
    """Play the game of a scene in a window, and take its picture."""
    with open_window(
        scene.setup,
        scheme,
        thinking_pause_ms=AN_HOUR_MS if scene.is_thinking else 0,
        chooser=_scripted(scene.replies),
    ) as (window, _):
        _show(window, scene, size)
        save_picture(window, name)


def _show(window: MainWindow, scene: Scene, size: QSize) -> None:
    # Only now: it opens no larger than the screen, which is small where there is none.
    window.resize(size)
    pages = {
        AnalysisPage.MOVES: _wait_for_verdicts,
        AnalysisPage.SEARCH_TREE: _step_through_the_tree,
        AnalysisPage.METHODS: _run_methods,
    }
    [game] = window.findChildren(GameController)
    for move in scene.moves:
        wait_until(lambda: game.phase is Phase.PERSON)
        game.play_move(move)
    if not scene.is_thinking:
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
    if scene.page:
        window.analysis.restore(None, scene.page, is_open=False)
        window.analysis.set_open(True)
        window.analysis.code.show_code(scene.has_code)
        window.analysis.code.step_by_line(scene.has_code)
        window.resize(size)
        pages[scene.page](window)
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
    # Either of its calls or of their lines.
    wait_until(lambda: 0 < slider.maximum() < 500)
    slider.setValue(slider.maximum() - (17 if window.analysis.code.is_by_line else 3))
    # The code may need more room, which it gets at the next layout.
    QApplication.processEvents()


def _run_methods(window: MainWindow) -> None:
    [run] = window.findChildren(QPushButton, "run_methods")
    run.click()
    wait_until(run.isEnabled)
    # The last result may need more room, which it gets at the next layout.
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
