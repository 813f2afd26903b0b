"""Asks about positions on a worker of its own, and hears only the answer to the latest question."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot

if TYPE_CHECKING:
    from collections.abc import Callable

    from tictac_gui.game.search_worker import SearchWorker


class Analyst(QObject):
    """Studies one subject at a time; whatever it does, the game's own search goes on.

    `study` is handed the subject and a `should_stop` to poll. An answer comes with its subject;
    one that was overtaken by another question never comes.
    """

    answered = Signal(object, object)
    failed = Signal(str)

    def __init__(
        self, worker: SearchWorker, study: Callable[..., object], parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._worker = worker
        self._study = study
        self._subject: object = None
        self._request: int | None = None
        worker.setParent(self)
        worker.finished.connect(self._on_finished)
        worker.failed.connect(self._on_failed)

    def ask(self, subject: object) -> None:
        """Study a subject in place of any earlier one."""
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

    @Slot(int, object)
    def _on_finished(self, request: int, answer: object) -> None:
        if request == self._request:
            self._request = None
            self.answered.emit(self._subject, answer)

    @Slot(int, str)
    def _on_failed(self, request: int, message: str) -> None:
        if request == self._request:
            self._request = None
            self.failed.emit(message)
