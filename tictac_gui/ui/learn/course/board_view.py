"""A board in the course: played on, or judged by choosing an answer below it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Slot
from PySide6.QtWidgets import QVBoxLayout

from tictac_gui.engine.forecast import Ending
from tictac_gui.play.course.tasks.judge_task import JudgeTask
from tictac_gui.play.course.tasks.pick_task import PickTask
from tictac_gui.play.course.tasks.play_task import PlayTask
from tictac_gui.ui.board.board_for import board_for
from tictac_gui.ui.learn.course.answer_row import AnswerRow
from tictac_gui.ui.learn.course.step_view import StepView
from tictac_gui.ui.words.course import remark_words

if TYPE_CHECKING:
    from tictac_gui.play.course.tasks.board_task import BoardTask
    from tictac_gui.ui.look.look import Look


class BoardView(StepView):
    """Shows a board task on the board of its game."""

    def __init__(self, task: BoardTask, look: Look) -> None:
        super().__init__()
        self._task = task
        self._board = board_for(task.game, look)
        self._board.move_clicked.connect(self._on_move_clicked)
        self._answers: AnswerRow | None = None
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self._board, stretch=1)
        if isinstance(task, JudgeTask):
            mark = task.person.value
            self._answers = AnswerRow(
                {
                    ending: (f"ending_{ending.name.lower()}", remark_words.ending(ending, mark))
                    for ending in (Ending.WIN, Ending.DRAW, Ending.LOSS)
                }
            )
            self._answers.chosen.connect(task.judge)
        self.setFocusProxy(self._board)

    def refresh(self) -> None:
        task = self._task
        is_playable = task.is_asking and not self._answers
        self._board.show_board(
            task.board, task.last_move, frozenset({task.person}), is_playable=is_playable
        )
        if self._answers:
            self._answers.mark(task.marked)
            self._answers.setHidden(task.is_done)
        elif isinstance(task.marked, int):
            self._board.show_hint(task.marked)

    @property
    def answers(self) -> AnswerRow | None:
        return self._answers

    def take_key(self, text: str) -> bool:
        move = self._board.move_of_key(text)
        if move is not None:
            self._on_move_clicked(move)
        return move is not None

    @Slot(int)
    def _on_move_clicked(self, move: int) -> None:
        if isinstance(self._task, PlayTask | PickTask):
            self._task.play_move(move)

    def sizeHint(self) -> QSize:
        return QSize(360, 360).expandedTo(self.minimumSizeHint())
