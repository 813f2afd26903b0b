"""The window of puzzles: one at a time on a board like the game's, with its task and buttons."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSignalBlocker, QSize, Qt, Signal, Slot
from PySide6.QtGui import QKeySequence, QPainter, QPen, QShortcut
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QHBoxLayout,
    QLabel,
    QMessageBox,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from tictac_gui.board.board import board_for
from tictac_gui.board.copying import CopyActions
from tictac_gui.look.theme import MUTED, enlarged
from tictac_gui.puzzles import words
from tictac_gui.puzzles.session import PuzzlePhase, Stage
from tictac_gui.puzzles.trainer import PuzzleSet, Trainer
from tictac_gui.widgets.buttons import ButtonBar, emphasise
from tictac_gui.widgets.containers import CentredColumn
from tictac_gui.widgets.labels import announce, wrap
from tictac_gui.words import game_words

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QKeyEvent, QPaintEvent, QResizeEvent

    from tictac_gui.games import BoardPosition, Game
    from tictac_gui.games.puzzles import Puzzle
    from tictac_gui.look.appearance import Look

_USUAL_WIDTH, _USUAL_HEIGHT = 460, 640
_NO_MODIFIERS = (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.KeypadModifier)
_TASK = 1.15
"""The size of the task, in sizes of the system's font."""
_LEAST_LETTERS = 10
"""With large fonts, the list of sets may be narrower than its longest text."""
_NEXT_KEY = "N"
_LOW = 32
"""Below this height, in lines, there is not enough room for all texts."""


class PuzzleWindow(QDialog):
    """Shows a trainer's puzzles, and asks before it has the progress forgotten."""

    def __init__(self, trainer: Trainer, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(words.title(trainer.game))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.trainer = trainer
        self._panel = PuzzlePanel(trainer, look)
        self._panel.reset_asked.connect(self._on_reset_asked)
        CopyActions(self, self._shown)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._panel)
        self._panel.board.focus_quietly()

    def _shown(self) -> tuple[Game, BoardPosition, None] | None:
        session = self.trainer.session
        return (self.trainer.game, session.position, None) if session.puzzle else None

    @Slot()
    def _on_reset_asked(self) -> None:
        box = QMessageBox(self)
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        box.setWindowTitle(self.tr("Reset Puzzles"))
        box.setText(words.reset_question(self.trainer.game))
        reset = box.addButton(self.tr("Reset"), QMessageBox.ButtonRole.AcceptRole)
        keep = box.addButton(self.tr("Keep"), QMessageBox.ButtonRole.RejectRole)
        reset.setObjectName("confirm_reset")
        keep.setObjectName("keep")
        box.setDefaultButton(keep)
        box.accepted.connect(self.trainer.reset)
        # `exec` would hold up the game and the store.
        box.open()

    def setVisible(self, visible: bool) -> None:  # noqa: N802 - Qt calls it so
        super().setVisible(visible)
        if visible:
            # A dialog that is shown gives the focused widget a Tab's focus, and so a ring.
            self._panel.board.focus_quietly()

    def sizeHint(self) -> QSize:
        # Whatever the font, all buttons are in one row and the board has its usual size.
        width = max(self._panel.sizeHint().width() + self.fontMetrics().height(), _USUAL_WIDTH)
        return QSize(width, max(self._panel.usual_height(width), _USUAL_HEIGHT))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        is_plain = event.modifiers() in _NO_MODIFIERS and not event.isAutoRepeat()
        move = self._panel.board.move_of_key(event.text())
        if is_plain and move is not None:
            self._panel.play_move(move)
        else:
            super().keyPressEvent(event)


class Calendar(QWidget):
    """A row of squares, one for each of the last days: full where a puzzle was solved."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._days: Sequence[bool] = ()
        self.setObjectName("puzzle_calendar")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_days(self, days: Sequence[bool], text: str) -> None:
        """Show on which days puzzles were solved, the oldest first."""
        self._days = days
        self.setToolTip(text)
        self.setAccessibleName(text)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self.fontMetrics().height() * 10, round(self.fontMetrics().height() * 0.9))

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme = self._look.theme
        side = min(self.height() - 2.0, self.width() / max(len(self._days), 1) - 2)
        left = (self.width() - len(self._days) * (side + 2)) / 2
        for number, is_solved in enumerate(self._days):
            is_today = number == len(self._days) - 1
            painter.setPen(QPen(theme.text if is_today else theme.outline, 1.5 if is_today else 1))
            painter.setBrush(theme.accent if is_solved else theme.surface)
            square = QRectF(left + number * (side + 2) + 1, 1, side - 1, side - 1)
            painter.drawRoundedRect(square, 2, 2)


class PuzzlePanel(CentredColumn):
    """A puzzle's task, board, status and progress, with the buttons below."""

    reset_asked = Signal()

    def __init__(self, trainer: Trainer, look: Look) -> None:
        super().__init__()
        self._trainer = trainer
        self._session = trainer.session
        self._announced_task: tuple[Puzzle | None, str] = (None, "")
        self._announced_status = ""
        self._sets = QComboBox()
        self._sets.setObjectName("puzzle_set")
        self._sets.setAccessibleName(self.tr("Which puzzles"))
        self._sets.setMinimumContentsLength(_LEAST_LETTERS)
        # To its contents, Qt would adjust it once more after the first frame.
        adjusting = QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
        self._sets.setSizeAdjustPolicy(adjusting)
        for chosen in PuzzleSet:
            self._sets.addItem(words.set_name(chosen), chosen)
        self._sets.activated.connect(self._on_set_activated)
        self._progress = _label("puzzle_progress")
        self._progress.setForegroundRole(MUTED)
        self._task = _label("task")
        self._task.setFont(enlarged(self.font(), _TASK, is_bold=True))
        self.board = board_for(trainer.game, look)
        # Without a puzzle the board is hidden, but nothing around it moves.
        policy = self.board.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        self.board.setSizePolicy(policy)
        self._status = _label("status")
        self._origin = _label("origin")
        self._origin.setForegroundRole(MUTED)
        self._calendar = Calendar(look)
        self._unsaved = _label("unsaved")
        self._unsaved.setText(words.unsaved())
        self._unsaved.hide()
        self._hint = self._button("puzzle_hint", self.tr("Hint"), "H")
        self._answer = self._button("show_answer", self.tr("Show the answer"), "S")
        self._retry = self._button("try_again", self.tr("Play again"), "P")
        self._reset = self._button("reset", self.tr("Reset…"))
        self._next = self._button("next", words.next_label(is_empty=False), _NEXT_KEY)
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
        self.add(self._calendar)
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
        """Answer with a move; when none is asked for, announce the status again."""
        if self._session.is_asking:
            self._session.play_move(move)
        else:
            announce(self._status, self._status.text())

    def _button(self, name: str, text: str, key: str = "") -> QPushButton:
        button = QPushButton()
        button.setObjectName(name)
        _name_button(button, text, key)
        button.setAutoDefault(False)
        # A click leaves the keyboard focus on the board.
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        if key:
            # A button's own shortcut takes effect only after a tenth of a second.
            shortcut = QShortcut(QKeySequence(key), self, partial(_click, button))
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
        """Show the trainer's puzzle and progress."""
        trainer = self._trainer
        with QSignalBlocker(self._sets):
            self._sets.setCurrentIndex(self._sets.findData(trainer.chosen_set))
        self._task.setText(words.task(trainer))
        # Two puzzles in a row may have the same task.
        puzzle_and_task = self._session.puzzle, self._task.text()
        if puzzle_and_task != self._announced_task:
            self._announced_task = puzzle_and_task
            announce(self._task, self._task.text())
        self._progress.setText(words.progress(trainer))
        self._origin.setText(words.difficulty_text(trainer))
        figures = words.difficulty_figures(trainer)
        self._origin.setToolTip(figures)
        self._origin.setAccessibleName(figures or self._origin.text())
        self._task.setAccessibleDescription(figures or self._origin.text())
        days = trainer.solved_days
        self._calendar.show_days(days, words.solved_days(days))
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
        _name_button(self._next, words.next_label(is_empty=is_empty), _NEXT_KEY)
        self._next.setEnabled(self._trainer.is_ready)
        self._reset.setEnabled(bool(self._trainer.progress.attempts))
        is_solved = session.phase is PuzzlePhase.SOLVED or not session.puzzle
        emphasise(self._next, is_emphasised=is_solved)
        emphasise(self._retry, is_emphasised=session.can_try_again)
        # One is hidden before the other is shown: a small window has no room for both.
        buttons = (self._hint, self._retry)
        hidden, shown = buttons if session.can_try_again else reversed(buttons)
        hidden.hide()
        shown.show()
        if focused and focused is not self.window().focusWidget():
            # Qt has moved the focus from a disabled or hidden button to the next one, which the
            # next key would press.
            self.board.setFocus(Qt.FocusReason.OtherFocusReason)

    def _make_room(self) -> None:
        """Hide the difficulty in a low window; in others, reserve room for it and the status."""
        is_low = self.height() < _LOW * self.fontMetrics().height()
        self._origin.setHidden(is_low)
        self._calendar.setHidden(is_low)
        line = self.fontMetrics().lineSpacing()
        self._origin.setMinimumHeight(2 * line)
        self._status.setMinimumHeight((1 if is_low else 2) * line + 2)

    @Slot()
    def _on_session_changed(self) -> None:
        self._show_session()
        text = self._status.text()
        if text != self._announced_status:
            self._announced_status = text
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


def _click(button: QPushButton) -> None:
    if button.isVisible():
        button.click()
