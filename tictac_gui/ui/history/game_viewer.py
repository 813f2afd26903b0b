"""A past game on a board: step through it, analyse it, or play on from any point."""

from __future__ import annotations

from enum import Enum
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QLabel, QPushButton, QVBoxLayout, QWidget

from tictac_gui.ui.board.board_for import board_for
from tictac_gui.ui.widgets.announcer import announce
from tictac_gui.ui.widgets.buttons.button_bar import ButtonBar
from tictac_gui.ui.widgets.buttons.icon_button import Icon, IconButton
from tictac_gui.ui.words import history_words

if TYPE_CHECKING:
    from tictac_gui.games import Game
    from tictac_gui.play.records import GameRecord
    from tictac_gui.ui.look.look import Look


class Step(Enum):
    """A step through the moves of a game: its direction, and whether it goes all the way."""

    FIRST = -1, True
    BACK = -1, False
    FORWARD = 1, False
    LAST = 1, True

    @property
    def is_forward(self) -> bool:
        """Whether it leads towards the end."""
        return self.value[0] > 0

    @property
    def is_whole(self) -> bool:
        """Whether it goes all the way."""
        return self.value[1]

    def target(self, at: int, end: int) -> int:
        """Return how many moves are shown after the step, from 0 to the end."""
        if self.is_whole:
            return end if self.is_forward else 0
        return min(max(at + self.value[0], 0), end)


_KEYS = {
    Step.FIRST: Qt.Key.Key_Home,
    Step.BACK: Qt.Key.Key_Left,
    Step.FORWARD: Qt.Key.Key_Right,
    Step.LAST: Qt.Key.Key_End,
}
_ICONS = {
    Step.FIRST: Icon.FIRST,
    Step.BACK: Icon.PREVIOUS,
    Step.FORWARD: Icon.NEXT,
    Step.LAST: Icon.LAST,
}


class GameViewer(QWidget):
    """Shows the end of a game first; its keys work in the whole window."""

    practice_chosen = Signal(object, int)
    """Carries the game and the number of moves after which to play on."""
    analysis_chosen = Signal(object, int)
    """Carries the game to be analysed and the number of moves after which to show it."""

    def __init__(
        self, game: Game, look: Look, window: QWidget, *, offers_analysis: bool = False
    ) -> None:
        super().__init__(window)
        self._game = game
        self._record: GameRecord | None = None
        self._moves = 0
        self._board = board_for(game, look)
        # Nothing can be played here; the keys step through the game.
        self._board.setEnabled(False)
        self._status = QLabel(alignment=Qt.AlignmentFlag.AlignCenter)
        self._status.setObjectName("step_status")
        self._status.setWordWrap(True)
        names = {
            Step.FIRST: self.tr("First move"),
            Step.BACK: self.tr("Back"),
            Step.FORWARD: self.tr("Forward"),
            Step.LAST: self.tr("Last move"),
        }
        self._buttons = {step: _button(step, name, look) for step, name in names.items()}
        for step, button in self._buttons.items():
            button.clicked.connect(partial(self.go, step))
            QShortcut(QKeySequence(_KEYS[step]), window, partial(self.go, step))
        self._play = QPushButton(self.tr("Play from here"))
        self._play.setObjectName("play_from_here")
        self._play.setAutoDefault(False)
        self._play.clicked.connect(self._on_play_clicked)
        self._analyse = QPushButton(self.tr("Open in Analysis"))
        self._analyse.setObjectName("open_in_analysis")
        self._analyse.setToolTip(
            self.tr("Show this game on the board, with a verdict on each move.")
        )
        self._analyse.setAutoDefault(False)
        self._analyse.clicked.connect(self._on_analyse_clicked)
        self._analyse.setVisible(offers_analysis)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(12)
        layout.addWidget(self._board, stretch=1)
        layout.addWidget(self._status)
        layout.addWidget(ButtonBar([*self._buttons.values()], [self._analyse, self._play]))
        self._enable_buttons(0)

    def show_game(self, record: GameRecord | None) -> None:
        """Show the end of a game, or no game."""
        self._record = record
        self._show_move(len(record.moves) if record else 0)

    def take_over(self, former: GameViewer) -> None:
        """Show the same move of the same game as another viewer."""
        self._record = former._record
        self._show_move(former._moves)

    def go(self, step: Step) -> None:
        """Take a step, unless the game ends there."""
        if not self._record:
            return
        moves = step.target(self._moves, len(self._record.moves))
        if moves != self._moves:
            self._show_move(moves)
            announce(self._status, history_words.step_announcement(self._record, moves))

    def _show_move(self, moves: int) -> None:
        self._moves = moves
        played = self._record.moves[:moves] if self._record else ()
        last_move = played[-1] if played else None
        self._board.show_board(self._game.history(played).position, last_move, frozenset())
        self._status.setText(history_words.step(self._record, moves) if self._record else "")
        end = len(self._record.moves) if self._record else 0
        self._enable_buttons(end)

    def _enable_buttons(self, end: int) -> None:
        for step, button in self._buttons.items():
            can_go = step.target(self._moves, end) != self._moves
            if not can_go and button.hasFocus() and end:
                # Qt would move the focus from a disabled button to whatever comes next; the way
                # back is what the person may want.
                other = Step.BACK if step.is_forward else Step.FORWARD
                self._buttons[other].setEnabled(True)
                self._buttons[other].setFocus()
            button.setEnabled(can_go)
        is_over = self._moves == end
        self._play.setEnabled(not is_over)
        self._analyse.setEnabled(self._record is not None)
        self._play.setToolTip(
            self.tr("The game is over here: step back first.")
            if is_over
            else self.tr("Begin a game at this position, as practice.")
        )

    @Slot()
    def _on_play_clicked(self) -> None:
        self.practice_chosen.emit(self._record, self._moves)

    @Slot()
    def _on_analyse_clicked(self) -> None:
        self.analysis_chosen.emit(self._record, self._moves)


def _button(step: Step, text: str, look: Look) -> IconButton:
    button = IconButton(_ICONS[step], f"step_{step.name.lower()}", text, look, is_large=True)
    button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    return button
