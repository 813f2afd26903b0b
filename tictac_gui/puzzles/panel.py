"""A puzzle on its board: what is asked for, what became of it, and the buttons."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QSignalBlocker, Qt, Signal, Slot
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLabel, QPushButton, QWidget

from tictac_gui.board.board import board_for
from tictac_gui.look.theme import MUTED, enlarged
from tictac_gui.puzzles import words
from tictac_gui.puzzles.session import Phase, Stage
from tictac_gui.puzzles.trainer import PuzzleSet
from tictac_gui.widgets.buttons import ButtonBar, emphasise
from tictac_gui.widgets.containers import CentredColumn
from tictac_gui.widgets.labels import announce, wrap
from tictac_gui.words import game_words

if TYPE_CHECKING:
    from PySide6.QtGui import QResizeEvent

    from tictac_gui.games.puzzles import Puzzle
    from tictac_gui.look.look import Look
    from tictac_gui.puzzles.trainer import Trainer

_TASK = 1.15
"""How much larger than the system's font the task is."""
_LEAST_LETTERS = 10
_NEXT_KEY = "N"
_LOW = 32
"""Below this height, in lines, there is no room for all that is told."""


class PuzzlePanel(CentredColumn):
    """Shows what the trainer sets, and passes on what the person does."""

    reset_asked = Signal()

    def __init__(self, trainer: Trainer, look: Look) -> None:
        super().__init__()
        self._trainer = trainer
        self._session = trainer.session
        self._told_task: tuple[Puzzle | None, str] = (None, "")
        self._told_status = ""
        self._sets = QComboBox()
        self._sets.setObjectName("puzzle_set")
        self._sets.setAccessibleName(self.tr("Which puzzles"))
        # With large fonts, it may be narrower than the longest text.
        self._sets.setMinimumContentsLength(_LEAST_LETTERS)
        self._sets.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        for chosen in PuzzleSet:
            self._sets.addItem(words.set_name(chosen), chosen)
        self._sets.activated.connect(self._on_set_activated)
        self._progress = _label("puzzle_progress")
        self._progress.setForegroundRole(MUTED)
        self._task = _label("task")
        self._task.setFont(enlarged(self.font(), _TASK, is_bold=True))
        self.board = board_for(trainer.game, look)
        # Where there is no puzzle, there is no board, but nothing around it moves.
        policy = self.board.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        self.board.setSizePolicy(policy)
        self._status = _label("status")
        self._origin = _label("origin")
        self._origin.setForegroundRole(MUTED)
        self._unsaved = _label("unsaved")
        self._unsaved.setText(words.unsaved())
        self._unsaved.hide()
        self._hint = self._button("puzzle_hint", self.tr("Hint"), "H")
        self._answer = self._button("show_answer", self.tr("Show the answer"), "S")
        self._retry = self._button("try_again", self.tr("Try again"), "T")
        self._reset = self._button("reset", self.tr("Reset…"))
        self._next = self._button("next", self.tr("Next"), _NEXT_KEY)
        top = QWidget()
        row = QHBoxLayout(top)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self._sets, stretch=1)
        row.addWidget(self._reset)
        self.add(top)
        self.add(self._task)
        self.add_main(self.board)
        self.add(self._status)
        self.add(self._origin)
        self.add(self._progress)
        self.add(self._unsaved)
        self.add(
            ButtonBar(
                [self._hint, self._retry, self._answer],
                [self._next],
                taking_turns=(self._hint, self._retry),
            )
        )
        self._connect()
        self.refresh()

    @Slot(int)
    def play_move(self, move: int) -> None:
        """Answer with a move, or say what is waited for."""
        if self._session.is_asking:
            self._session.play_move(move)
        else:
            announce(self._status, self._status.text())

    def _button(self, name: str, text: str, key: str = "") -> QPushButton:
        button = QPushButton()
        button.setObjectName(name)
        _name_button(button, text, key)
        button.setAutoDefault(False)
        # A click leaves the keyboard focus where it was: on the board.
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        if key:
            # Not the button's own shortcut: that takes effect only after a tenth of a second.
            shortcut = QShortcut(QKeySequence(key), self, partial(_press, button))
            shortcut.setAutoRepeat(False)
        return button

    def _connect(self) -> None:
        self.board.move_clicked.connect(self.play_move)
        self._hint.clicked.connect(self._session.hint)
        self._answer.clicked.connect(self._session.show_answer)
        self._retry.clicked.connect(self._session.try_again)
        self._reset.clicked.connect(self.reset_asked)
        self._next.clicked.connect(self._trainer.next)
        self._trainer.changed.connect(self.refresh)
        self._session.changed.connect(self._on_session_changed)
        self._session.move_made.connect(self._on_move_made)

    @Slot()
    def refresh(self) -> None:
        """Bring everything in step with the trainer."""
        trainer = self._trainer
        with QSignalBlocker(self._sets):
            self._sets.setCurrentIndex(self._sets.findData(trainer.chosen_set))
        self._task.setText(words.task(trainer))
        # Two in a row may be asked for with the same words.
        told = self._session.puzzle, self._task.text()
        if told != self._told_task:
            self._told_task = told
            announce(self._task, self._task.text())
        self._progress.setText(words.progress(trainer))
        self._origin.setText(words.origin(trainer))
        self._task.setAccessibleDescription(self._origin.text())
        self._make_room()
        self._unsaved.setVisible(not trainer.keeper.is_saved)
        self._show_session()

    def _show_session(self) -> None:
        session = self._session
        focused = self.window().focusWidget()
        self.board.show_board(
            session.position,
            session.last_move,
            frozenset({session.side}),
            is_playable=session.is_asking,
        )
        if advice := session.advice:
            if session.stage is Stage.MOVE:
                self.board.show_hint(advice.move)
            if session.stage in (Stage.LINES, Stage.MOVE) and advice.clue:
                self.board.explain(advice.clue)
        self._status.setText(words.status(self._trainer))
        self._hint.setEnabled(session.has_more_hints)
        self._answer.setEnabled(session.can_show_answer)
        is_empty = self._trainer.is_ready and not session.puzzle
        self.board.setHidden(is_empty)
        text = self.tr("Other puzzles") if is_empty else self.tr("Next")
        _name_button(self._next, text, _NEXT_KEY)
        self._next.setEnabled(self._trainer.is_ready)
        self._reset.setEnabled(bool(self._trainer.progress.attempts))
        is_solved = session.phase is Phase.SOLVED or not session.puzzle
        emphasise(self._next, is_emphasised=is_solved)
        emphasise(self._retry, is_emphasised=session.can_try_again)
        # One goes before the other comes: a small window has no room for both.
        buttons = (self._hint, self._retry)
        hidden, shown = buttons if session.can_try_again else reversed(buttons)
        hidden.hide()
        shown.show()
        if focused and focused is not self.window().focusWidget():
            # Qt moves the focus from a button that is disabled or hidden to the next one, which
            # the next key would press.
            self.board.setFocus(Qt.FocusReason.OtherFocusReason)

    def _make_room(self) -> None:
        """Leave out what is not needed in a low window, and in a higher one let nothing move."""
        is_low = self.height() < _LOW * self.fontMetrics().height()
        self._origin.setVisible(bool(self._origin.text()) and not is_low)
        lines = 1 if is_low else 2
        self._status.setMinimumHeight(lines * self.fontMetrics().lineSpacing() + 2)

    @Slot()
    def _on_session_changed(self) -> None:
        self._show_session()
        text = self._status.text()
        if text != self._told_status:
            self._told_status = text
            announce(self._status, text)

    @Slot(int)
    def _on_move_made(self, move: int) -> None:
        session = self._session
        people = frozenset({session.side})
        text = game_words.move_announcement(self._trainer.game, session.position, move, people)
        announce(self.board, text)

    @Slot(int)
    def _on_set_activated(self, index: int) -> None:
        self._trainer.choose(self._sets.itemData(index))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._make_room()


def _label(name: str) -> QLabel:
    label = QLabel(alignment=Qt.AlignmentFlag.AlignCenter)
    label.setObjectName(name)
    label.setTextFormat(Qt.TextFormat.PlainText)
    wrap(label)
    return label


def _name_button(button: QPushButton, text: str, key: str) -> None:
    button.setText(text)
    button.setToolTip(f"{text} ({key})" if key else "")


def _press(button: QPushButton) -> None:
    """Do what a click would do."""
    if button.isVisible():
        button.click()
