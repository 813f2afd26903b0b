"""A task that has the engine asked on a worker, and goes on with the answer."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Slot

from tictac_gui.play.course.tasks.remarks import Failed
from tictac_gui.play.course.tasks.task import Task

if TYPE_CHECKING:
    from collections.abc import Callable

    from tictac_gui.play.search_worker import SearchWorker, Work


class AskingTask(Task):
    """Asks one thing at a time; whatever is asked later takes its place."""

    def __init__(self, worker: SearchWorker, pause_ms: int) -> None:
        super().__init__(pause_ms)
        self._worker = worker
        self._request: int | None = None
        self._then: Callable[..., None] | None = None
        worker.advanced.connect(self._on_advanced)
        worker.finished.connect(self._on_finished)
        worker.failed.connect(self._on_failed)

    @property
    def is_busy(self) -> bool:
        """Whether the engine is being asked, or moves are being shown."""
        return self._request is not None or self.is_showing

    def shutdown(self) -> None:
        """Stop whatever is shown or asked for."""
        super().shutdown()
        self._stop_asking()

    def _ask(self, work: Work, then: Callable[..., None]) -> None:
        """Have the worker find something, and go on with it."""
        self._then = then
        self._request = self._worker.ask(work)

    def _stop_asking(self) -> None:
        self._request = self._then = None
        self._worker.cancel()

    def _show_part(self, answer: object) -> None:
        """Show what is known so far of an answer that comes in parts."""

    def _begin_again(self) -> None:
        """Let the person answer again, since the engine could not."""

    @Slot(int, object)
    def _on_advanced(self, request: int, answer: object) -> None:
        if request == self._request:
            self._show_part(answer)
            self.changed.emit()

    @Slot(int, object)
    def _on_finished(self, request: int, answer: object) -> None:
        if request == self._request and self._then:
            then, self._request, self._then = self._then, None, None
            then(answer)

    @Slot(int, str)
    def _on_failed(self, request: int, reason: str) -> None:
        if request == self._request:
            self._request = self._then = None
            self._begin_again()
            self._say(Failed(reason))
            self.changed.emit()
