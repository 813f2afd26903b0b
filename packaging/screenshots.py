"""Take the screenshots for the README and of every state of the window, without a display."""

from __future__ import annotations

import os
import sys
from contextlib import closing
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from functools import partial
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

os.environ["QT_QPA_PLATFORM"] = "offscreen"

from PySide6.QtCore import QLocale, QSize, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QDialog,
    QListView,
    QPushButton,
    QSlider,
    QSpinBox,
    QTabWidget,
)

from tictac_gui import app
from tictac_gui.engine import Difficulty
from tictac_gui.games import CONNECT_FOUR, TIC_TAC_TOE
from tictac_gui.games.tic_tac_toe.levels import Player
from tictac_gui.play.controller import GameController, Phase
from tictac_gui.play.kept.database import Database
from tictac_gui.play.kept.store import Store
from tictac_gui.play.preferences import Preferences
from tictac_gui.play.puzzles.trainer import PuzzleSet
from tictac_gui.play.records import GameRecord, Score
from tictac_gui.play.setup import Players, Setup
from tictac_gui.ui.analysis.moves.model import MOVE_ROLE
from tictac_gui.ui.analysis.opener import AnalysisPage
from tictac_gui.ui.board.columns.column_button import ColumnButton
from tictac_gui.ui.board.grid.cell_button import CellButton
from tictac_gui.ui.learn.puzzles.window import PuzzleWindow
from tictac_gui.ui.look.appearance import Scheme

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from tictac_gui.games import BoardPosition, Game
    from tictac_gui.ui.main_window import MainWindow

FOLDER = Path(__file__).resolve().parent.parent / "resources" / "screenshots"
USUAL, SMALL, LARGE = QSize(590, 660), QSize(320, 420), QSize(1600, 1200)
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
WITH_PANEL, WITH_CODE = QSize(1040, 660), QSize(1320, 660)

WINDOWS = {
    "statistics": ("action_statistics", QSize(440, 560)),
    "past-games": ("action_past_games", QSize(680, 480)),
}
TOOLS = {
    "match-ups": ("action_matchups", QSize(720, 560), 0),
    "all-pairings": ("action_matchups", QSize(840, 620), 1),
    "proof": ("action_proof", QSize(480, 360), 0),
}
"""Of each window of the Tools menu: its action, its size, and which of its tabs is shown."""
COURSE_SIZE, PUZZLES_SIZE = QSize(900, 660), QSize(590, 660)
COURSE_CLICKS = ("chapter_whose_turn", "course_next", "course_next", "node_1_4", "node_6_1_4")
"""What is clicked for a tree that is partly filled in."""
SAMPLE_GAMES = 120


def main() -> None:
    """Take all screenshots, or those whose names start with an argument."""
    application = QApplication(app.ARGUMENTS)
    # Dates look the same wherever the screenshots are taken.
    QLocale.setDefault(QLocale(QLocale.Language.English, QLocale.Country.UnitedKingdom))
    FOLDER.mkdir(exist_ok=True)
    shots = {
        f"{name}-{scheme.name.lower()}": (
            scene,
            scheme,
            WITH_CODE if scene.has_code else WITH_PANEL if scene.page else USUAL,
        )
        for name, scene in SCENES.items()
        for scheme in (Scheme.LIGHT, Scheme.DARK)
    }
    for name, size in (("small", SMALL), ("large", LARGE)):
        shots[f"hint-light-{name}"] = SCENES["hint"], Scheme.LIGHT, size
        shots[f"double-win-dark-{name}"] = SCENES["double-win"], Scheme.DARK, size
        shots[f"line-light-{name}"] = SCENES["line"], Scheme.LIGHT, size
    for name, shot in shots.items():
        if name.startswith(tuple(sys.argv[1:]) or ""):
            with TemporaryDirectory() as folder:
                _take(application, Path(folder), name, *shot)
    windows: dict[str, Callable[..., None]] = {
        **{name: partial(_take_window, action=a, size=s) for name, (a, s) in WINDOWS.items()},
        **{name: partial(_take_tool, action=a, size=s, tab=t) for name, (a, s, t) in TOOLS.items()},
        "course": _take_course,
        "puzzles": _take_puzzles,
    }
    for name, take in windows.items():
        for scheme in (Scheme.LIGHT, Scheme.DARK):
            shot_name = f"{name}-{scheme.name.lower()}"
            if shot_name.startswith(tuple(sys.argv[1:]) or ""):
                with TemporaryDirectory() as folder:
                    take(application, Path(folder), shot_name, scheme=scheme)


def _take(
    application: QApplication, folder: Path, name: str, scene: Scene, scheme: Scheme, size: QSize
) -> None:
    store = Store(folder / "games.sqlite")
    window = app.build(
        store,
        Preferences(folder / "settings.ini", store.writing_thread),
        scene.setup,
        thinking_pause_ms=AN_HOUR_MS if scene.is_thinking else 0,
        chooser=_scripted(scene.replies),
        scheme=scheme,
        is_animated=False,
    )
    window.show()
    # Only now: it opens no larger than the screen, which is small where there is none.
    window.resize(size)
    pages = {
        AnalysisPage.MOVES: _wait_for_verdicts,
        AnalysisPage.SEARCH_TREE: _step_through_the_tree,
        AnalysisPage.METHODS: _run_methods,
    }
    [game] = window.findChildren(GameController)
    for move in scene.moves:
        _wait(application, lambda: game.phase is Phase.PERSON)
        game.play_move(move)
    if not scene.is_thinking:
        _wait(application, lambda: game.phase is not Phase.COMPUTER)
    if game.phase is Phase.OVER:
        _wait(application, lambda: game.score != Score())
    cells = window.findChildren(CellButton)
    columns = window.findChildren(ColumnButton)
    if scene.is_hinted:
        game.hint()
        _wait(
            application,
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
        pages[scene.page](application, window)
    if scene.looks_at is not None:
        _look_at(window, scene.looks_at)
    if scene.shows_turning_point:
        [see] = window.findChildren(QPushButton, "see_turning_point")
        _wait(application, see.isVisible)
        see.click()
    if scene.has_values:
        window.move_values.choose(True)
        _wait(application, lambda: all(cell.mark or cell.value for cell in cells))
        _wait(application, lambda: all(map(_is_proven, columns)))
    if scene.rests_on is not None:
        window.activateWindow()
        _wait(application, window.isActiveWindow)
        button = (cells or columns)[scene.rests_on]
        button.clearFocus()
        button.setFocus(Qt.FocusReason.TabFocusReason)
        _wait(
            application,
            lambda: any(cell.step for cell in cells) or any(column.steps for column in columns),
        )
    application.processEvents()
    window.grab().save(str(FOLDER / f"{name}.png"))
    window.close()
    window.deleteLater()


def _is_proven(column: ColumnButton) -> bool:
    is_full = column.landing_row is None
    return is_full or (column.value is not None and column.value.is_proven)


def _wait_for_verdicts(application: QApplication, window: MainWindow) -> None:
    [moves] = window.findChildren(QListView, "moves")
    model = moves.model()
    last = model.rowCount() - 1
    _wait(application, lambda: model.index(last, 0).data(MOVE_ROLE).reviewed is not None)


def _look_at(window: MainWindow, row: int) -> None:
    [moves] = window.findChildren(QListView, "moves")
    moves.setFocus()
    moves.setCurrentIndex(moves.model().index(row, 0))


def _step_through_the_tree(application: QApplication, window: MainWindow) -> None:
    """Show the small example shortly before its end."""
    [example] = window.findChildren(QPushButton, "tree_small_example")
    [slider] = window.findChildren(QSlider, "tree_slider")
    _wait(application, example.isVisible)
    example.click()
    # Either of its calls or of their lines.
    _wait(application, lambda: 0 < slider.maximum() < 500)
    slider.setValue(slider.maximum() - (17 if window.analysis.code.is_by_line else 3))
    # The code may need more room, which it gets at the next layout.
    application.processEvents()


def _run_methods(application: QApplication, window: MainWindow) -> None:
    [run] = window.findChildren(QPushButton, "run_methods")
    run.click()
    _wait(application, run.isEnabled)
    # The last result may need more room, which it gets at the next layout.
    application.processEvents()


def _take_window(
    application: QApplication, folder: Path, name: str, action: str, size: QSize, scheme: Scheme
) -> None:
    """Take a screenshot of the statistics or past games, filled with sample games."""
    path = folder / "games.sqlite"
    with closing(Database(path)) as database:
        for record in _sample_games():
            database.save(record)
    store = Store(path)
    preferences = Preferences(folder / "settings.ini", store.writing_thread)
    window = app.build(store, preferences, UNBEATABLE, scheme=scheme, is_animated=False)
    window.show()
    [item] = window.findChildren(QAction, action)
    item.trigger()
    [dialog] = window.findChildren(QDialog)
    dialog.resize(size)
    answers: list[int] = []
    store.answered.connect(lambda request, _answer: answers.append(request))
    _wait(application, lambda: bool(answers))
    if back := dialog.findChild(QPushButton, "step_back"):
        back.click()
        back.click()
    application.processEvents()
    dialog.grab().save(str(FOLDER / f"{name}.png"))
    window.close()
    window.deleteLater()


def _take_tool(
    application: QApplication,
    folder: Path,
    name: str,
    action: str,
    size: QSize,
    tab: int,
    scheme: Scheme,
) -> None:
    """Take a screenshot of a window from the Tools menu that has finished its work."""
    store = Store(folder / "games.sqlite")
    preferences = Preferences(folder / "settings.ini", store.writing_thread)
    window = app.build(
        store, preferences, UNBEATABLE, rng=Random(1), scheme=scheme, is_animated=False
    )
    window.show()
    [item] = window.findChildren(QAction, action)
    item.trigger()
    [dialog] = window.findChildren(QDialog)
    dialog.resize(size)
    if tabs := dialog.findChild(QTabWidget):
        tabs.setCurrentIndex(tab)
    if player := dialog.findChild(QComboBox, "player_x"):
        player.setCurrentIndex(list(Player).index(Player.MEDIUM))
    if games := dialog.findChild(QSpinBox, "games"):
        games.setValue(20_000)
    [start] = dialog.findChildren(QPushButton, "start")
    start.click()
    _wait(application, start.isEnabled)
    application.processEvents()
    dialog.grab().save(str(FOLDER / f"{name}.png"))
    window.close()
    window.deleteLater()


def _take_course(application: QApplication, folder: Path, name: str, scheme: Scheme) -> None:
    """Take a screenshot of the course, in the middle of a tree."""
    store = Store(folder / "games.sqlite")
    preferences = Preferences(folder / "settings.ini", store.writing_thread)
    window = app.build(store, preferences, UNBEATABLE, scheme=scheme, is_animated=False)
    window.show()
    [item] = window.findChildren(QAction, "action_course")
    item.trigger()
    [dialog] = window.findChildren(QDialog)
    dialog.resize(COURSE_SIZE)
    for clicked in COURSE_CLICKS:
        application.processEvents()
        [button] = dialog.findChildren(QAbstractButton, clicked)
        button.click()
    application.processEvents()
    dialog.grab().save(str(FOLDER / f"{name}.png"))
    window.close()
    window.deleteLater()


def _take_puzzles(application: QApplication, folder: Path, name: str, scheme: Scheme) -> None:
    """Take a screenshot of a puzzle, with the lines that a hint draws."""
    store = Store(folder / "games.sqlite")
    preferences = Preferences(folder / "settings.ini", store.writing_thread)
    window = app.build(store, preferences, FOUR, scheme=scheme, is_animated=False)
    window.show()
    [item] = window.findChildren(QAction, "action_puzzles")
    item.trigger()
    [dialog] = window.findChildren(PuzzleWindow)
    dialog.resize(PUZZLES_SIZE)
    _wait(application, lambda: dialog.trainer.is_ready)
    dialog.trainer.choose(PuzzleSet.FIND_FORK)
    [hint] = dialog.findChildren(QPushButton, "puzzle_hint")
    hint.click()
    _wait(application, lambda: dialog.trainer.session.advice is not None)
    hint.click()
    application.processEvents()
    dialog.grab().save(str(FOLDER / f"{name}.png"))
    window.close()
    window.deleteLater()


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


def _wait(application: QApplication, condition: Callable[[], bool]) -> None:
    while not condition():
        application.processEvents()


if __name__ == "__main__":
    main()
