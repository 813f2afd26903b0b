"""What windows with a long run show: whether it runs and how it has ended."""

from __future__ import annotations

from enum import Enum, auto
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot

from tictac_gui.play.runs.long_run import LongRun

if TYPE_CHECKING:
    from collections.abc import Callable

    from tictac_gui.play.asking import Asker
    from tictac_gui.play.runs.long_run import Steps


class RunPhase(Enum):
    """Where a run is."""

    READY = auto()
    """It has not begun yet."""
    RUNNING = auto()
    FINISHED = auto()
    CANCELLED = auto()
    FAILED = auto()


class RunModel(QObject):
    """Makes a run with a thread of its own when there is something to run.

    What is run is up to subclasses. The model outlives the windows that show it; a run doesn't
    outlive the last of them.
    """

    changed = Signal()
    ended = Signal()
    """The run has ended by itself or was cancelled; the phase says how."""

    def __init__(self, new_worker: Callable[[], Asker], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._new_worker = new_worker
        self._run: LongRun | None = None
        self.phase = RunPhase.READY
        self.failure = ""
        """Why it has failed."""

    @property
    def run(self) -> LongRun:
        """The run, which has a thread."""
        if not self._run:
            self._run = LongRun(self._new_worker(), self)
            self._run.advanced.connect(self._on_advanced)
            self._run.finished.connect(self._on_finished)
            self._run.cancelled.connect(self._on_cancelled)
            self._run.failed.connect(self._on_failed)
        return self._run

    @property
    def is_running(self) -> bool:
        """Whether it has begun and not ended."""
        return self.phase is RunPhase.RUNNING

    def cancel(self) -> None:
        """Stop after the current step, or in it."""
        if self._run:
            self._run.cancel()

    def leave(self) -> None:
        """Stop at once and end the thread: nobody sees it any more."""
        if self._run:
            self._run.shutdown()
            self._run.setParent(None)
            self._run = None
        if self.is_running:
            self.phase = RunPhase.CANCELLED
            self.changed.emit()

    def _begin(self, steps: Steps) -> None:
        self.phase = RunPhase.RUNNING
        self.run.start(steps)
        self.changed.emit()

    def _take(self, step: object) -> None:
        """Take note of how far the run is; called before `changed` is emitted."""
        raise NotImplementedError

    def _take_end(self) -> None:
        """Take note that the run has ended; called before `changed` is emitted."""

    def _end(self, phase: RunPhase) -> None:
        if self.is_running:
            self.phase = phase
            self._take_end()
            self.changed.emit()
            self.ended.emit()

    # Slots are not to be overridden: PySide6 doesn't disconnect such a one when its owner is gone.

    @Slot(object)
    def _on_advanced(self, step: object) -> None:
        self._take(step)
        self.changed.emit()

    @Slot()
    def _on_finished(self) -> None:
        self._end(RunPhase.FINISHED)

    @Slot()
    def _on_cancelled(self) -> None:
        self._end(RunPhase.CANCELLED)

    @Slot(str)
    def _on_failed(self, reason: str) -> None:
        self.failure = reason
        self._end(RunPhase.FAILED)
