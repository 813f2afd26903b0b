"""A board in the course: played on, or judged by choosing an answer below it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Slot
from PySide6.QtWidgets import QVBoxLayout

from tictac_gui.board.board import board_for
from tictac_gui.course import task_words
from tictac_gui.course.step_view import AnswerRow, StepView
from tictac_gui.engine.search import Ending
from tictac_gui.words.side_words import side

if TYPE_CHECKING:
    from tictac_gui.course.playing import BoardTask, JudgeTask, PickMoveTask, PlayTask
    from tictac_gui.look.appearance import Look


class BoardView(StepView):
    """Shows a board task on the board of its game."""

    def __init__(self, task: BoardTask, look: Look) -> None:
        super().__init__()
        self._board = board_for(task.game, look)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self._board, stretch=1)
        self.setFocusProxy(self._board)

    def _show_board(self, task: BoardTask, *, is_playable: bool) -> None:
        people = frozenset({task.person})
        self._board.show_board(task.board, task.last_move, people, is_playable=is_playable)

    def sizeHint(self) -> QSize:
        return QSize(360, 360).expandedTo(self.minimumSizeHint())


class PlayView(BoardView):
    """A board on which moves are clicked."""

    def __init__(self, task: PlayTask | PickMoveTask, look: Look) -> None:
        super().__init__(task, look)
        self._task = task
        self._board.move_clicked.connect(self._on_move_clicked)

    def refresh(self) -> None:
        self._show_board(self._task, is_playable=self._task.is_asking)
        if isinstance(self._task.marked, int):
            self._board.show_hint(self._task.marked)

    def take_key(self, text: str) -> bool:
        move = self._board.move_of_key(text)
        if move is not None:
            self._on_move_clicked(move)
        return move is not None

    @Slot(int)
    def _on_move_clicked(self, move: int) -> None:
        self._task.play_move(move)


class JudgeView(PlayView):
    """A board with a button for each ending, on which a move is clicked after that."""

    answers: AnswerRow

    def __init__(self, task: JudgeTask, look: Look) -> None:
        super().__init__(task, look)
        self._judged = task
        mark = side(task.game, task.person)
        self.answers = AnswerRow(
            {
                ending: (f"ending_{ending.name.lower()}", task_words.ending(ending, mark))
                for ending in (Ending.WIN, Ending.DRAW, Ending.LOSS)
            }
        )
        self.answers.chosen.connect(task.judge)

    def refresh(self) -> None:
        super().refresh()
        task = self._judged
        self._show_board(task, is_playable=task.is_proving and task.is_asking)
        if isinstance(task.marked, Ending):
            self.answers.mark(task.marked)
        elif task.marked is None:
            self.answers.mark(None)
        self.answers.exclude(task.excluded)
        self.answers.setHidden(task.is_over or task.is_proving)
