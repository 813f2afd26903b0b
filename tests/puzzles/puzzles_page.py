"""The window of puzzles, reached by the names of its widgets."""

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QLabel, QPushButton
from pytestqt.qtbot import QtBot

from tests.main_window import Window
from tests.puzzles.training import right_moves
from tictac_gui.board.board import BoardButton, BoardWidget
from tictac_gui.games import TIC_TAC_TOE, Game
from tictac_gui.puzzles.session import PuzzlePhase, PuzzleSession
from tictac_gui.puzzles.trainer import PuzzleSet, Trainer
from tictac_gui.puzzles.window import PuzzleWindow

Play = Callable[["PuzzlesPage", int], None]


class PuzzlesPage:
    """What is open, and what a person does with it."""

    def __init__(self, window: Window, qtbot: QtBot) -> None:
        # Nothing else keeps the main window alive.
        self.window = window
        self._qtbot = qtbot
        qtbot.waitUntil(lambda: self.trainer.is_ready)

    @property
    def widget(self) -> PuzzleWindow:
        [widget] = self.window.widget.findChildren(PuzzleWindow)
        return widget

    @property
    def trainer(self) -> Trainer:
        return self.widget.trainer

    @property
    def session(self) -> PuzzleSession:
        return self.trainer.session

    @property
    def game(self) -> Game:
        return self.trainer.game

    @property
    def board(self) -> BoardWidget:
        [board] = self.widget.findChildren(BoardWidget)
        return board

    @property
    def chooser(self) -> QComboBox:
        [chooser] = self.widget.findChildren(QComboBox)
        return chooser

    def text(self, name: str) -> str:
        [label] = self.widget.findChildren(QLabel, name)
        return label.text()

    def button(self, name: str) -> QPushButton:
        [button] = self.widget.findChildren(QPushButton, name)
        return button

    def click(self, name: str) -> None:
        self._qtbot.mouseClick(self.button(name), Qt.MouseButton.LeftButton)

    def press(self, key: str) -> None:
        """Press a key, wherever the focus is."""
        QTest.keyClicks(self.widget.focusWidget() or self.widget, key)

    def choose(self, chosen: PuzzleSet) -> None:
        index = self.chooser.findData(chosen)
        self.chooser.setCurrentIndex(index)
        self.chooser.activated.emit(index)

    def wait_for(self, phase: PuzzlePhase) -> None:
        self._qtbot.waitUntil(lambda: self.session.phase is phase)

    def move_button(self, move: int) -> BoardButton:
        kind = "cell" if self.game is TIC_TAC_TOE else "column"
        [button] = self.board.findChildren(BoardButton, f"{kind}_{move}")
        return button


def by_pointer(puzzling: PuzzlesPage, move: int) -> None:
    """Click where the move is played."""
    puzzling._qtbot.mouseClick(puzzling.move_button(move), Qt.MouseButton.LeftButton)


def by_digit(puzzling: PuzzlesPage, move: int) -> None:
    """Type the key of the move."""
    keys = {number: key for key, number in puzzling.game.moves_by_key.items()}
    puzzling.press(keys[move])


def by_arrows(puzzling: PuzzlesPage, move: int) -> None:
    """Go to where the move is played with the arrow keys, and press Return."""
    columns = puzzling.game.start.columns
    target = puzzling.move_button(move)
    for _ in range(columns * columns):
        focused = puzzling.widget.focusWidget()
        assert isinstance(focused, BoardButton)
        if focused is target:
            break
        here, there = (int(each.objectName().split("_")[1]) for each in (focused, target))
        is_right = here % columns < there % columns
        is_left = here % columns > there % columns
        key = Qt.Key.Key_Right if is_right else Qt.Key.Key_Left if is_left else Qt.Key.Key_Down
        if key is Qt.Key.Key_Down and here > there:
            key = Qt.Key.Key_Up
        puzzling._qtbot.keyClick(focused, key)
    puzzling._qtbot.keyClick(target, Qt.Key.Key_Return)


def solve(puzzling: PuzzlesPage, qtbot: QtBot) -> None:
    """Play the right moves to the end."""
    session = puzzling.session
    while session.phase is not PuzzlePhase.SOLVED:
        qtbot.waitUntil(lambda: session.is_asking)
        by_pointer(puzzling, right_moves(session)[0])
        qtbot.waitUntil(lambda: session.is_asking or session.phase is PuzzlePhase.SOLVED)
