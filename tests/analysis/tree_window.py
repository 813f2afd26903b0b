"""The search tree as a person uses it: reached by names, keys and places on the screen."""

from collections.abc import Callable
from typing import TypeVar

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPoint, Qt
from PySide6.QtWidgets import QAbstractButton, QComboBox, QLabel, QSlider
from pytestqt.qtbot import QtBot

from tictac_gui.analysis.tree_model import TreeModel
from tictac_gui.analysis.tree_picture import card_text
from tictac_gui.analysis.tree_scene import Scene, State
from tictac_gui.analysis.tree_tab import TreeTab
from tictac_gui.analysis.tree_view import TreeView
from tictac_gui.games import TIC_TAC_TOE
from tictac_gui.games.tic_tac_toe import Board
from tictac_gui.look.appearance import Appearance
from tictac_gui.play.asking import Asker

Object = TypeVar("Object", bound=QObject)

SAMPLE = "O.X/X.X/.OO"
EMPTY = ".../.../..."
STEP_BUTTONS = ("tree_start", "tree_back", "tree_forward", "tree_over", "tree_out", "tree_end")


class Tree:
    """The tab in a window of its own."""

    def __init__(
        self, tab: TreeTab, model: TreeModel, worker: Asker, appearance: Appearance, qtbot: QtBot
    ) -> None:
        self.tab = tab
        self.model = model
        self.worker = worker
        self.appearance = appearance
        self._qtbot = qtbot

    def show_in_another_language(self) -> None:
        """Build the tab anew; the language itself stays."""
        self.tab.deleteLater()
        QCoreApplication.sendPostedEvents(self.tab, QEvent.Type.DeferredDelete)
        self.tab = TreeTab(self.model, self.appearance.look)
        self._qtbot.addWidget(self.tab)
        self.tab.show()

    def find(self, kind: type[Object], name: str) -> Object:
        found = self.tab.findChild(kind, name)
        assert found is not None, f"there is no {name}"
        return found

    @property
    def view(self) -> TreeView:
        return self.find(TreeView, "tree")

    @property
    def scene(self) -> Scene:
        assert self.view.scene is not None, "nothing is shown"
        return self.view.scene

    @property
    def words_label(self) -> QLabel:
        return self.find(QLabel, "tree_words")

    @property
    def words(self) -> str:
        return self.words_label.text()

    @property
    def progress(self) -> str:
        return self.find(QLabel, "tree_progress").text()

    @property
    def slider(self) -> QSlider:
        return self.find(QSlider, "tree_slider")

    @property
    def board(self) -> str:
        """The position from which the search starts."""
        return str(self.scene.trace.root.position)

    @property
    def values(self) -> dict[int, int]:
        """The values that can be seen, by the numbers of their calls."""
        return {
            node.call.number: node.call.value
            for node, state in zip(self.scene.nodes, self.scene.states, strict=True)
            if node.call and state is State.RETURNED
        }

    def button(self, name: str) -> QAbstractButton:
        return self.find(QAbstractButton, name)

    def click(self, *names: str) -> None:
        for name in names:
            self._qtbot.mouseClick(self.button(name), Qt.MouseButton.LeftButton)

    def press(
        self, *keys: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier
    ) -> None:
        for key in keys:
            self._qtbot.keyClick(self.view, key, modifier)

    def press_key(self, letter: str) -> None:
        self.press(*self.keys(letter))

    def keys(self, letters: str) -> list[Qt.Key]:
        return [Qt.Key[f"Key_{letter}"] for letter in letters]

    def card_text(self, place: int) -> str:
        """What is written on the card of a node."""
        return card_text(self.scene, place)

    def choose(self, name: str, text: str) -> None:
        """Choose from a list as the keyboard does: the first text that begins so."""
        combo = self.find(QComboBox, name)
        index = combo.findText(text)
        if index < 0:
            index = combo.findText(text, Qt.MatchFlag.MatchStartsWith)
        combo.setCurrentIndex(index)
        combo.activated.emit(index)

    def choose_search(self, name: str, text: str) -> None:
        """Choose another search, and wait until it is shown."""
        before = self.scene.trace
        self.choose(name, text)
        self._qtbot.waitUntil(lambda: self.scene.trace is not before)

    def wait(self, board: str | None = None) -> None:
        """Wait until a search is shown, from a board or any."""
        self._qtbot.waitUntil(
            lambda: self.view.scene is not None and (board is None or self.board == board)
        )

    def search(self, board: str, *, prunes: bool = False) -> None:
        """Search from a board of the game."""
        if prunes:
            self.choose("tree_method", "Alpha-beta")
        self.model.choice.show_position(TIC_TAC_TOE, Board.parse(board))
        self._qtbot.waitUntil(
            lambda: (
                self.view.scene is not None
                and self.board == board
                and self.scene.trace.prunes is prunes
            )
        )

    def place(self, number: int) -> int:
        """Return the place of the call with a number."""
        return next(
            place
            for place, node in enumerate(self.scene.nodes)
            if node.call and node.call.number == number
        )

    def centre(self, place: int) -> QPoint:
        return self.view.rect_of(place).center().toPoint()

    def click_node(self, place: int) -> None:
        self._qtbot.mouseClick(
            self.view, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, self.centre(place)
        )


OpenTree = Callable[..., Tree]
