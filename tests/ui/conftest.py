from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import TypeVar

import pytest
from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QAbstractButton, QLabel, QWidget
from pytestqt.qtbot import QtBot

from tictac_gui import app
from tictac_gui.engine import choose_move
from tictac_gui.game.controller import GameController, MoveChooser, Phase
from tictac_gui.game.preferences import Preferences
from tictac_gui.game.setup import Setup
from tictac_gui.game.store import Store
from tictac_gui.ui.appearance import Scheme
from tictac_gui.ui.cell_button import CellButton
from tictac_gui.ui.main_window import MainWindow

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
    def scores(self) -> list[str]:
        """The score once the store has told it."""
        store: Store = self.controller._store
        with self._qtbot.waitSignal(store.answered):
            store.ask(lambda _database: None)
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

    def wait_for(self, phase: Phase) -> None:
        self._qtbot.waitUntil(lambda: self.controller.phase is phase)


OpenWindow = Callable[..., Window]


@pytest.fixture
def open_window(qtbot: QtBot, tmp_path: Path) -> OpenWindow:
    """Open the window with a game in which the computer doesn't pause before it moves."""

    def open_it(
        setup: Setup | None = None,
        chooser: MoveChooser = choose_move,
        *,
        is_animated: bool = False,
        pause_ms: int = 0,
        scheme: Scheme = Scheme.LIGHT,
    ) -> Window:
        store = Store(tmp_path / "games.sqlite")
        preferences = Preferences(tmp_path / "settings.ini", store.writing_thread)
        widget = app.build(
            store,
            preferences,
            setup,
            rng=Random(1),
            thinking_pause_ms=pause_ms,
            chooser=chooser,
            is_animated=is_animated,
            scheme=scheme,
        )
        qtbot.addWidget(widget)
        widget.show()
        widget.activateWindow()
        qtbot.waitUntil(widget.isActiveWindow)
        return Window(widget, qtbot)

    return open_it
