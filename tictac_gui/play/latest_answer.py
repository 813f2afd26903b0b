"""Asks about positions on a worker of its own, and tells only what is still of interest."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot

if TYPE_CHECKING:
    from collections.abc import Callable

    from tictac_gui.play.search_worker import SearchWorker


class Analyst(QObject):
    """Studies one subject at a time; whatever it does, the game's own search goes on.

    `study` is handed the subject and a `should_stop` to poll. `current` says what the subject is at
    the moment: the game may have gone on since the question was asked, whether or not anyone was
    there to ask again, and an answer about anything but the current subject is never told.
    """

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
        worker.finished.connect(self._on_finished)
        worker.failed.connect(self._on_failed)

    def ask(self) -> None:
        """Study the current subject, in place of any earlier one."""
        subject = self._current()
        if self._request is not None and subject == self._subject:
            # It is being studied already; to begin again would only take longer.
            return
        self._subject = subject
        self._request = self._worker.ask(partial(self._study, subject))

    def forget(self) -> None:
        """Want no answer any more."""
        self._request = None
        self._worker.cancel()

    def shutdown(self) -> None:
        """Stop studying and end the thread; nothing is answered afterwards."""
        self._request = None
        self._worker.shutdown()

    def _is_wanted(self, request: int) -> bool:
        """Take note that a request has been answered; say whether anyone wants to know."""
        if request != self._request:
            return False
        self._request = None
        return self._subject == self._current()

    @Slot(int, object)
    def _on_finished(self, request: int, answer: object) -> None:
        if self._is_wanted(request):
            self.answered.emit(answer)

    @Slot(int, str)
    def _on_failed(self, request: int, message: str) -> None:
        if self._is_wanted(request):
            self.failed.emit(message)
