"""The real window, reached by names, and the fixtures that open it."""

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, closing, contextmanager
from pathlib import Path
from random import Random
from typing import TypeVar

import pytest
from PySide6.QtCore import QLocale, QObject, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QMenu, QWidget
from pytestqt.qtbot import QtBot

from tests.storage.stores import ask
from tests.window.catalogue import Listener
from tictac_gui import app
from tictac_gui.board.grid import CellButton
from tictac_gui.games import Game
from tictac_gui.look.appearance import Scheme
from tictac_gui.look.theme import enlarged
from tictac_gui.play.controller import GameController, Phase
from tictac_gui.play.move_finder import HintFinder, MoveChooser
from tictac_gui.play.records import GameRecord
from tictac_gui.play.setup import Setup
from tictac_gui.storage.database import Database
from tictac_gui.storage.settings import Preferences
from tictac_gui.storage.store import Store
from tictac_gui.window.main_window import MainWindow
from tictac_gui.window.notices import NoticeBar

__all__ = [
    "_every_text_can_be_translated",
    "doubled_font",
    "english_numbers",
    "games_path",
    "hide_file",
    "keep_games",
    "listener",
    "lock_file",
    "open_window",
    "qapp_args",
    "start_program",
]
"""The fixtures, which the conftest.py of each room imports."""

Object = TypeVar("Object", bound=QObject)


class Window:
    """The real window, reached as a person with an accessibility tool would: by names."""

    def __init__(self, widget: MainWindow, qtbot: QtBot) -> None:
        self.widget = widget
        self._qtbot = qtbot

    def find(self, kind: type[Object], name: str) -> Object:
        found = self.widget.findChild(kind, name)
        assert found is not None, f"there is no {name}"
        return found

    @property
    def controller(self) -> GameController:
        return self.find(GameController, "")

    @property
    def cells(self) -> list[CellButton]:
        return [self.find(CellButton, f"cell_{number}") for number in range(9)]

    @property
    def marks(self) -> str:
        marks = [cell.mark.value if cell.mark else "." for cell in self.cells]
        return "/".join("".join(marks[row : row + 3]) for row in (0, 3, 6))

    @property
    def winning(self) -> set[int]:
        return {number for number, cell in enumerate(self.cells) if cell.is_winning}

    @property
    def hinted(self) -> set[int]:
        return {number for number, cell in enumerate(self.cells) if cell.is_hinted}

    @property
    def status(self) -> str:
        return self.find(QLabel, "status").text()

    @property
    def notice(self) -> str:
        return self.find(NoticeBar, "").text

    @property
    def scores(self) -> list[str]:
        """The score once the store has answered."""
        store: Store = self.controller._store
        # The store answers in order, and what others asked before may still be on its way.
        ask(self._qtbot, store, lambda _database: None)
        names = ("score_x", "score_draws", "score_o")
        return [self.find(QLabel, name).text() for name in names]

    @property
    def score_names(self) -> list[str]:
        names = ("score_x", "score_draws", "score_o")
        return [self.find(QLabel, name).accessibleName() for name in names]

    @property
    def focusable(self) -> list[QWidget]:
        widgets = self.widget.findChildren(QWidget)
        takes_focus = Qt.FocusPolicy.TabFocus.value
        return [
            widget
            for widget in widgets
            if widget.isVisible() and widget.focusPolicy().value & takes_focus
        ]

    @property
    def texts(self) -> list[QWidget]:
        """The visible widgets that show a text in one line."""
        widgets = [*self.widget.findChildren(QLabel), *self.widget.findChildren(QAbstractButton)]
        return [
            widget
            for widget in widgets
            if widget.isVisible()
            and not isinstance(widget, CellButton)
            and widget.objectName() != "status"
        ]

    @property
    def menus(self) -> list[list[str]]:
        """The texts of the menu bar and of every menu, with their mnemonics."""
        menus = [self.widget.menuBar(), *self.widget.findChildren(QMenu)]
        return [
            [action.text() for action in menu.actions() if not action.isSeparator()]
            for menu in menus
        ]

    def action(self, name: str) -> QAction:
        return self.find(QAction, f"action_{name}")

    def button(self, name: str) -> QAbstractButton:
        return self.find(QAbstractButton, name)

    def click(self, name: str) -> None:
        self._qtbot.mouseClick(self.button(name), Qt.MouseButton.LeftButton)

    @property
    def focused(self) -> str:
        focused = self.widget.focusWidget()
        return focused.objectName() if focused else ""

    def press(self, *keys: Qt.Key) -> None:
        """Press keys one after the other, wherever the focus is by then."""
        for key in keys:
            self._qtbot.keyClick(self.widget.focusWidget() or self.widget, key)

    def play(self, *cells: int) -> None:
        """Click cells one after the other, each when it is a person's turn."""
        for cell in cells:
            self.wait_for(Phase.PERSON)
            self.click(f"cell_{cell}")

    def wait_until_not(self, phase: Phase) -> None:
        self._qtbot.waitUntil(lambda: self.controller.phase is not phase)

    def wait_for(self, phase: Phase) -> None:
        self._qtbot.waitUntil(lambda: self.controller.phase is phase)


def assert_mnemonics_differ(window: Window) -> None:
    for texts in window.menus:
        mnemonics = [text[text.index("&") + 1].lower() for text in texts if "&" in text]
        assert len(mnemonics) == len(texts), texts
        assert len(set(mnemonics)) == len(mnemonics), texts


OpenWindow = Callable[..., Window]
StartProgram = Callable[[], Window]
KeepGames = Callable[..., None]
LockFile = Callable[[Window], AbstractContextManager[None]]
HideFile = Callable[[], AbstractContextManager[None]]


@pytest.fixture(scope="session")
def qapp_args() -> list[str]:
    return app.ARGUMENTS


@pytest.fixture(scope="session")
def listener(qapp: QApplication) -> Listener:
    listener = Listener()
    qapp.installTranslator(listener)
    return listener


@pytest.fixture(autouse=True)
def _every_text_can_be_translated(listener: Listener) -> Iterator[None]:
    """Fail any test in which a text is shown that no translation could replace."""
    listener.clear()
    yield
    assert listener.unknown == set()


@pytest.fixture
def games_path(tmp_path: Path) -> Path:
    return tmp_path / "games.sqlite"


@pytest.fixture
def keep_games(games_path: Path) -> KeepGames:
    """Write games, finished ones as a rule, for the window to find."""

    def keep(setup: Setup, *games: tuple[int, ...], counts: bool = True) -> None:
        with closing(Database(games_path)) as database:
            for moves in games:
                database.slot = 9
                database.save(GameRecord.begin(setup, 0, moves, counts=counts))

    return keep


@pytest.fixture
def lock_file(games_path: Path, monkeypatch: pytest.MonkeyPatch) -> LockFile:
    """Keep the window from writing for a while; it can still read."""
    monkeypatch.setattr("tictac_gui.storage.writer.RETRY_MS", 20)
    monkeypatch.setattr("tictac_gui.storage.writer.PATIENCE_S", 0.05)

    @contextmanager
    def lock(window: Window) -> Iterator[None]:
        assert window.scores, "the file is there by now"
        with closing(sqlite3.connect(games_path, isolation_level=None)) as other:
            other.execute("BEGIN EXCLUSIVE")
            yield

    return lock


@pytest.fixture
def hide_file(games_path: Path, monkeypatch: pytest.MonkeyPatch) -> HideFile:
    """Put the games out of the reach of a window that is opened meanwhile."""
    monkeypatch.setattr("tictac_gui.storage.writer.RETRY_MS", 20)

    @contextmanager
    def hide() -> Iterator[None]:
        hidden = games_path.rename(games_path.with_suffix(".hidden"))
        games_path.symlink_to(games_path.parent / "nowhere" / "games.sqlite")
        yield
        # In one step: where there was nothing for a moment, the store would begin a new file.
        hidden.replace(games_path)

    return hide


@pytest.fixture
def english_numbers(qapp: QApplication) -> Iterator[None]:  # noqa: ARG001 - it must exist
    usual = QLocale()
    QLocale.setDefault(QLocale("en_GB"))
    yield
    QLocale.setDefault(usual)


@pytest.fixture
def doubled_font(qapp: QApplication) -> Iterator[None]:
    usual = qapp.font()
    qapp.setFont(enlarged(usual, 2))
    yield
    qapp.setFont(usual)


@pytest.fixture
def open_window(qtbot: QtBot, tmp_path: Path, games_path: Path) -> OpenWindow:
    """Open the window with a game in which the computer doesn't pause before it moves."""
    # qtbot closes it after the test, but doesn't keep it; collected before, it would not be closed.
    opened: list[MainWindow] = []

    def open_it(
        setup: Setup | None = None,
        chooser: MoveChooser = Game.choose_move,
        hint_finder: HintFinder = Game.find_hint,
        *,
        is_animated: bool = False,
        pause_ms: int = 0,
        scheme: Scheme = Scheme.LIGHT,
    ) -> Window:
        store = Store(games_path)
        preferences = Preferences(tmp_path / "settings.ini", store.writing_thread)
        widget = app.build(
            store,
            preferences,
            setup,
            rng=Random(1),
            thinking_pause_ms=pause_ms,
            chooser=chooser,
            hint_finder=hint_finder,
            is_animated=is_animated,
            scheme=scheme,
        )
        opened.append(widget)
        qtbot.addWidget(widget)
        widget.show()
        widget.activateWindow()
        qtbot.waitUntil(widget.isActiveWindow)
        return Window(widget, qtbot)

    return open_it


@pytest.fixture
def start_program(qtbot: QtBot, tmp_path: Path) -> Iterator[StartProgram]:
    """Start the program again and again, as it would be by the same person."""
    started: list[Window] = []

    def start() -> Window:
        store = Store(tmp_path / "data" / "games.sqlite")
        preferences = Preferences(tmp_path / "config" / "settings.ini", store.writing_thread)
        widget = app.build(store, preferences, rng=Random(1), thinking_pause_ms=0)
        ask(qtbot, store, lambda _database: None)
        qtbot.addWidget(widget)
        widget.show()
        started.append(Window(widget, qtbot))
        return started[-1]

    yield start
    for window in started:
        window.widget.close()
