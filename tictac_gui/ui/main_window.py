"""The window: menus, score, board, status and buttons, joined to the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Slot
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QApplication,
    QHBoxLayout,
    QLabel,
    QMainWindow,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from tictac_gui.game.controller import Phase
from tictac_gui.game.setup import Players
from tictac_gui.ui import help as help_windows
from tictac_gui.ui import words
from tictac_gui.ui.actions import Actions
from tictac_gui.ui.board_view import BoardView
from tictac_gui.ui.level_chip import LevelChip
from tictac_gui.ui.score_strip import ScoreStrip

if TYPE_CHECKING:
    from PySide6.QtGui import QCloseEvent

    from tictac_gui.game.controller import GameController


class MainWindow(QMainWindow):
    """Shows one game and passes on what the person does."""

    def __init__(self, controller: GameController) -> None:
        super().__init__()
        self._controller = controller
        controller.setParent(self)
        self._actions = Actions(controller, self)
        self._actions.fill(self.menuBar())
        self._fill_help_menu()

        self._score = ScoreStrip()
        self._board = BoardView()
        self._status = QLabel(alignment=Qt.AlignmentFlag.AlignCenter)
        self._status.setObjectName("status")
        self._status.setWordWrap(True)
        self._new_game = QPushButton()
        self._new_game.setObjectName("new_game")
        self._undo = QPushButton(self.tr("Undo"))
        self._hint = QPushButton(self.tr("Hint"))
        self._retry = QPushButton(self.tr("Try again"))
        self._retry.setObjectName("retry")
        self._difficulty = LevelChip("difficulty", self._actions.difficulty)
        self._x_level = LevelChip("x_level", self._actions.x_level)
        self._o_level = LevelChip("o_level", self._actions.o_level)
        self._lay_out()

        self._board.cell_clicked.connect(controller.play_cell)
        self._new_game.clicked.connect(self._actions.new_game.trigger)
        self._undo.clicked.connect(self._actions.undo.trigger)
        self._hint.clicked.connect(self._actions.hint.trigger)
        self._retry.clicked.connect(controller.retry)
        controller.board_changed.connect(self._on_board_changed)
        controller.phase_changed.connect(self._on_phase_changed)
        controller.game_started.connect(self._on_game_started)
        controller.score_changed.connect(self._on_score_changed)
        controller.hint_found.connect(self._on_hint_found)
        controller.search_failed.connect(self._on_search_failed)

    def _fill_help_menu(self) -> None:
        menu = self.menuBar().addMenu(self.tr("&Help"))
        how_to_play = menu.addAction(self.tr("&How to Play"))
        how_to_play.setShortcut("F1")
        how_to_play.triggered.connect(lambda: help_windows.how_to_play(self).show())
        about = menu.addAction(self.tr("&About Tictac"))
        about.setMenuRole(QAction.MenuRole.AboutRole)
        about.triggered.connect(lambda: help_windows.about(self).show())
        about_qt = menu.addAction(self.tr("About &Qt"))
        about_qt.setMenuRole(QAction.MenuRole.AboutQtRole)
        about_qt.triggered.connect(QApplication.aboutQt)

    def _lay_out(self) -> None:
        buttons = QHBoxLayout()
        for button in (self._new_game, self._undo, self._hint, self._retry):
            buttons.addWidget(button)
        buttons.addStretch()
        for chip in (self._difficulty, self._x_level, self._o_level):
            buttons.addWidget(chip)
        central = QWidget()
        layout = QVBoxLayout(central)
        layout.setContentsMargins(16, 16, 16, 16)
        layout.setSpacing(12)
        layout.addWidget(self._score)
        layout.addWidget(self._board, stretch=1)
        layout.addWidget(self._status)
        layout.addLayout(buttons)
        self.setCentralWidget(central)

    def _refresh(self) -> None:
        """Bring status, buttons and menus in step with the game."""
        controller, setup = self._controller, self._controller.setup
        over = controller.phase is Phase.OVER
        self._status.setText(words.status(controller))
        self._new_game.setText(self.tr("Play again") if over else self.tr("New game"))
        self._undo.setEnabled(controller.can_undo)
        self._hint.setEnabled(controller.can_hint)
        self._retry.setVisible(controller.phase is Phase.FAILED)
        watching = setup.players is Players.TWO_COMPUTERS
        self._difficulty.setVisible(not watching and setup.players is not Players.TWO_PEOPLE)
        self._difficulty.show_level(setup.difficulty)
        self._x_level.setVisible(watching)
        self._x_level.show_level(setup.x_level, self.tr("X: {0}"))
        self._o_level.setVisible(watching)
        self._o_level.show_level(setup.o_level, self.tr("O: {0}"))
        self._actions.refresh()

    @Slot()
    def _on_board_changed(self) -> None:
        self._board.show_board(self._controller.board, self._controller.last_move)

    @Slot()
    def _on_phase_changed(self) -> None:
        self._refresh()

    @Slot()
    def _on_game_started(self) -> None:
        self._refresh()

    @Slot()
    def _on_score_changed(self) -> None:
        self._score.show_score(self._controller.score, self._controller.people)

    @Slot(int)
    def _on_hint_found(self, cell: int) -> None:
        self._board.show_hint(cell)

    @Slot(str)
    def _on_search_failed(self, reason: str) -> None:
        if self._controller.phase is Phase.FAILED:
            what = self.tr("The computer could not find a move: {0}")
        else:
            what = self.tr("No hint could be found: {0}")
        self._status.setText(what.format(reason))

    def closeEvent(self, event: QCloseEvent) -> None:
        self._controller.shutdown()
        super().closeEvent(event)
