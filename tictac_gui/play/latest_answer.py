"""Asks a worker about the current subject; an answer about an earlier one is dropped."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot

if TYPE_CHECKING:
    from collections.abc import Callable

    from tictac_gui.play.search_worker import SearchWorker


class LatestAnswer(QObject):
    """Studies one subject at a time on its own worker, so that the game's search is not delayed.

    `study` is called with the subject and a `should_stop` to poll. `current` returns the current
    subject: the game may have moved on since the question was asked.

    A study that yields ever better answers `advanced` with each, and is answered with the last.
    """

    advanced = Signal(object)
    answered = Signal(object)
    failed = Signal(str)

    def __init__(
        self,
        worker: SearchWorker,
        study: Callable[..., object],
        current: Callable[[], object],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._worker = worker
        self._study = study
        self._current = current
        self._subject: object = None
        self._request: int | None = None
        worker.setParent(self)
        worker.advanced.connect(self._on_advanced)
        worker.finished.connect(self._on_finished)
        worker.failed.connect(self._on_failed)

    def ask(self) -> None:
        """Study the current subject, in place of any earlier one."""
        subject = self._current()
        if self._request is not None and subject == self._subject:
            # It is already being studied; starting again would only take longer.
            return
        self._subject = subject
        self._request = self._worker.ask(partial(self._study, subject))

    def forget(self) -> None:
        """Drop the question; it will not be answered."""
        self._request = None
        self._worker.cancel()

    def shutdown(self) -> None:
        """Stop studying and end the thread; no answer is emitted afterwards."""
        self._request = None
        self._worker.shutdown()

    def _is_current(self, request: int) -> bool:
        """Close a request and return whether its answer is about the current subject."""
        if request != self._request:
            return False
        self._request = None
        return self._subject == self._current()

    @Slot(int, object)
    def _on_advanced(self, request: int, answer: object) -> None:
        if request == self._request and self._subject == self._current():
            self.advanced.emit(answer)

    @Slot(int, object)
    def _on_finished(self, request: int, answer: object) -> None:
        if self._is_current(request):
            self.answered.emit(answer)

    @Slot(int, str)
    def _on_failed(self, request: int, message: str) -> None:
        if self._is_current(request):
            self.failed.emit(message)
