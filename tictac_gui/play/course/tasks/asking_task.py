"""A task that has the engine asked on a worker, and goes on with the answer."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tictac_gui.play.course.tasks.remarks import Failed
from tictac_gui.play.course.tasks.task import Task

if TYPE_CHECKING:
    from collections.abc import Callable

    from tictac_gui.play.asking import Asker, Work


class AskingTask(Task):
    """Asks one thing at a time; whatever is asked later takes its place."""

    def __init__(self, worker: Asker, pause_ms: int) -> None:
        super().__init__(pause_ms)
        self._worker = worker

    @property
    def is_busy(self) -> bool:
        """Whether the engine is being asked, or moves are being shown."""
        return self._worker.is_asked or self.is_showing

    def shutdown(self) -> None:
        """Stop whatever is shown or asked for."""
        super().shutdown()
        self._worker.cancel()

    def _ask(self, work: Work, then: Callable[..., None]) -> None:
        """Have the worker find something, and go on with it."""
        self._worker.ask(self, work, then, self._on_failed, self._on_advanced)

    def _show_part(self, answer: object) -> None:
        """Show what is known so far of an answer that comes in parts."""

    def _begin_again(self) -> None:
        """Let the person answer again, since the engine could not."""

    def _on_advanced(self, answer: object) -> None:
        self._show_part(answer)
        self.changed.emit()

    def _on_failed(self, reason: str) -> None:
        self._begin_again()
        self._say(Failed(reason))
        self.changed.emit()
