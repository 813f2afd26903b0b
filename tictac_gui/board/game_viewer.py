"""A past game on a board: step through it, analyse it, or play on from any point."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QLabel, QPushButton, QVBoxLayout, QWidget

from tictac_gui.board import words
from tictac_gui.board.board import board_for
from tictac_gui.play.viewed_game import Navigation, ViewedGame
from tictac_gui.widgets.buttons import ButtonBar
from tictac_gui.widgets.icon_button import Icon, IconButton
from tictac_gui.widgets.labels import announce

if TYPE_CHECKING:
    from tictac_gui.look.appearance import Look

_KEYS = {
    Navigation.FIRST: Qt.Key.Key_Home,
    Navigation.BACK: Qt.Key.Key_Left,
    Navigation.FORWARD: Qt.Key.Key_Right,
    Navigation.LAST: Qt.Key.Key_End,
}
_ICONS = {
    Navigation.FIRST: Icon.FIRST,
    Navigation.BACK: Icon.PREVIOUS,
    Navigation.FORWARD: Icon.NEXT,
    Navigation.LAST: Icon.LAST,
}


class GameViewer(QWidget):
    """Shows the end of a game first; its keys work in the whole window."""

    practice_chosen = Signal(object, int)
    """Carries the game and the number of moves after which to play on."""
    analysis_chosen = Signal(object, int)
    """Carries the game to be analysed and the number of moves after which to show it."""

    def __init__(
        self, viewed: ViewedGame, look: Look, window: QWidget, *, offers_analysis: bool = False
    ) -> None:
        super().__init__(window)
        self._viewed = viewed
        self._board = board_for(viewed.game, look)
        # Nothing can be played here; the keys step through the game.
        self._board.setEnabled(False)
        self._status = QLabel(alignment=Qt.AlignmentFlag.AlignCenter)
        self._status.setObjectName("step_status")
        self._status.setWordWrap(True)
        names = {
            Navigation.FIRST: self.tr("First move"),
            Navigation.BACK: self.tr("Back"),
            Navigation.FORWARD: self.tr("Forward"),
            Navigation.LAST: self.tr("Last move"),
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
        self._analyse.setToolTip(words.analysis_tip())
        self._analyse.setAutoDefault(False)
        self._analyse.clicked.connect(self._on_analyse_clicked)
        self._analyse.setVisible(offers_analysis)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(12)
        layout.addWidget(self._board, stretch=1)
        layout.addWidget(self._status)
        layout.addWidget(ButtonBar([*self._buttons.values()], [self._analyse, self._play]))
        viewed.changed.connect(self._refresh)
        self._refresh()

    def go(self, step: Navigation) -> None:
        """Take a step, unless the game ends there."""
        if self._viewed.can_go(step) and (record := self._viewed.record):
            self._viewed.go(step)
            announce(self._status, words.step_announcement(record, self._viewed.moves))

    @Slot()
    def _refresh(self) -> None:
        viewed = self._viewed
        self._board.show_board(viewed.position, viewed.last_move, frozenset())
        record = viewed.record
        self._status.setText(words.step(record, viewed.moves) if record else "")
        self._enable_buttons()

    def _enable_buttons(self) -> None:
        viewed = self._viewed
        for step, button in self._buttons.items():
            can_go = viewed.can_go(step)
            if not can_go and button.hasFocus() and viewed.end:
                # Qt would move the focus from a disabled button to the next widget; the person may
                # rather want to step the other way.
                other = Navigation.BACK if step.is_forward else Navigation.FORWARD
                self._buttons[other].setEnabled(True)
                self._buttons[other].setFocus()
            button.setEnabled(can_go)
        is_over = viewed.moves == viewed.end
        self._play.setEnabled(not is_over)
        self._analyse.setEnabled(viewed.record is not None)
        self._play.setToolTip(words.practice_tip(is_over=is_over))

    @Slot()
    def _on_play_clicked(self) -> None:
        self.practice_chosen.emit(self._viewed.record, self._viewed.moves)

    @Slot()
    def _on_analyse_clicked(self) -> None:
        self.analysis_chosen.emit(self._viewed.record, self._viewed.moves)


def _button(step: Navigation, text: str, look: Look) -> IconButton:
    button = IconButton(_ICONS[step], f"step_{step.name.lower()}", text, look, is_large=True)
    button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    return button
