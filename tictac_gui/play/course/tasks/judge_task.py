"""A position judged before it is played; a wrong judgement is answered by best play."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from tictac_gui.play.course.tasks.answers import best_play, judged
from tictac_gui.play.course.tasks.board_task import BoardTask
from tictac_gui.play.course.tasks.remarks import Misjudged, Right

if TYPE_CHECKING:
    from collections.abc import Callable

    from tictac_gui.engine.search import Ending
    from tictac_gui.play.asking import Asker, Work
    from tictac_gui.play.course.steps import Judge
    from tictac_gui.play.course.tasks.answers import LineMove


class JudgeTask(BoardTask):
    """Asks how a game ends if nobody goes wrong."""

    def __init__(self, step: Judge, worker: Asker, pause_ms: int) -> None:
        super().__init__(step.game, step.position, worker, pause_ms)

    def judge(self, ending: Ending) -> None:
        """Answer how the game ends for the side to move; again, if that was wrong before."""
        if not self._is_done:
            self._show_start(self._start)
            self._is_asking = False
            self._ask(partial(_study, self), partial(self._on_studied, ending))
            self.changed.emit()

    def _find_answer(self) -> Work:
        return partial(judged, self._game, self._start)

    def _on_studied(self, answer: Ending, found: tuple[Ending, tuple[LineMove, ...]]) -> None:
        ending, line = found
        if answer is ending:
            self._say(Right())
            self._finish()
        else:
            self._has_refuted = True
            self._say(Misjudged())
            self._show_line(line, self._say_end)
        self.changed.emit()


def _study(task: JudgeTask, should_stop: Callable[[], bool]) -> tuple[Ending, tuple[LineMove, ...]]:
    game, start = task.game, task.start
    return judged(game, start, should_stop), best_play(game, start, should_stop)
