"""A position played against Unbeatable; a slip is answered by what follows from it."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from tictac_gui.play.course.tasks.answers import answer_move
from tictac_gui.play.course.tasks.board_task import BoardTask
from tictac_gui.play.course.tasks.remarks import Slip

if TYPE_CHECKING:
    from collections.abc import Callable
    from random import Random

    from tictac_gui.play.asking import Asker, Work
    from tictac_gui.play.course.steps import Play
    from tictac_gui.play.course.tasks.answers import Answer


class PlayTask(BoardTask):
    """Is done when a game has ended in which the person gave nothing away."""

    def __init__(self, step: Play, worker: Asker, rng: Random, pause_ms: int) -> None:
        super().__init__(step.game, step.position, worker, pause_ms)
        self._rng = rng
        self._before = step.position

    def play_move(self, move: int) -> None:
        """Make a move for the person, if it is their turn."""
        if not self._is_asking or move not in self._board.moves():
            return
        self._before = self._board
        self._play(move)
        self._is_asking = False
        self._marked = None
        self._forget_answer()
        self._hints = 0
        self._ask(
            partial(answer_move, self._game, self._before, move, self._rng), self._on_answered
        )
        self.changed.emit()

    def restart(self) -> None:
        """Go back to before a slip, so that what was right need not be played again."""
        self._show_start(self._before if self._has_refuted else self._start)

    def _find_answer(self) -> Work:
        game, board = self._game, self._board

        def best_move(should_stop: Callable[[], bool]) -> int:
            return game.find_hint(board, should_stop).move

        return best_move

    def _on_answered(self, answer: Answer) -> None:
        if answer.slip:
            self._has_refuted = True
            self._say(Slip(answer.slip))
            self._show_line(answer.line, self._say_end)
        elif self._board.outcome:
            self._say_end()
            self._finish()
        else:
            self._show_line(answer.line, self._go_on)
        self.changed.emit()

    def _go_on(self) -> None:
        if self._board.outcome:
            self._say_end()
            self._finish()
        else:
            self._is_asking = True
