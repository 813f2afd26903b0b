"""What all tasks have in common: being done, remarks on what happens, and hints in stages."""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal, Slot

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from tictac_gui.play.course.tasks.remarks import Remark

HINTS = 2
"""First a sentence, then the answer is marked."""


class Task(QObject):
    """Checks what a person does in a step; remarks are values, for which the window has words."""

    changed = Signal()
    """Something else is to be shown."""
    remarked = Signal(object)
    """Carries what is to be said about the latest answer, or about a move that is being shown."""
    done = Signal()
    """The task has been done for the first time."""

    def __init__(self, pause_ms: int) -> None:
        """Show one move after another with this pause."""
        super().__init__()
        self._is_done = False
        self._remark: Remark | None = None
        self._is_right: bool | None = None
        self._hints = 0
        self._sights: deque[Callable[[], None]] = deque()
        self._pause = QTimer(self, singleShot=True, interval=pause_ms)
        self._pause.timeout.connect(self._show_next)

    @property
    def is_done(self) -> bool:
        """Whether the person has done it."""
        return self._is_done

    @property
    def is_well_done(self) -> bool:
        """Whether it was done as well as it can be; a guess is done however far off it is."""
        return self._is_done

    @property
    def remark(self) -> Remark | None:
        """What is to be said about the latest answer; None before the first."""
        return self._remark

    @property
    def is_right(self) -> bool | None:
        """Whether the latest answer was right; None if nothing can be said about that."""
        return self._is_right

    @property
    def is_showing(self) -> bool:
        """Whether moves are being shown one after the other."""
        return self._pause.isActive()

    @property
    def is_busy(self) -> bool:
        """Whether something is on its way, so that the person has to wait."""
        return self.is_showing

    @property
    def hints(self) -> int:
        """How many hints have been given: a sentence, then a mark on the answer."""
        return self._hints

    @property
    def can_hint(self) -> bool:
        """Whether there is a question open, and a hint left."""
        return self._hints < HINTS and not self._is_done and not self.is_showing

    @property
    def can_restart(self) -> bool:
        """Whether there is a beginning to go back to."""
        return False

    def hint(self) -> None:
        """Give the next hint."""
        if self.can_hint:
            self._hints += 1
            self._forget_answer()
            self.changed.emit()

    def restart(self) -> None:
        """Go back to where the latest question was asked."""

    def shutdown(self) -> None:
        """Stop whatever is under way."""
        self._stop_showing()

    def _forget_answer(self) -> None:
        """Let nothing be said any more about the latest answer."""
        self._remark = self._is_right = None

    def _say(self, remark: Remark) -> None:
        self._remark = remark
        if remark.is_right is not None:
            self._is_right = remark.is_right
        self.remarked.emit(remark)

    def _finish(self) -> None:
        if not self._is_done:
            self._is_done = True
            self.done.emit()

    def _show_in_turn(self, sights: Iterable[Callable[[], None]]) -> None:
        """Show one thing after the other, with a pause before each."""
        self._sights = deque(sights)
        self._pause.start()

    def _stop_showing(self) -> None:
        self._pause.stop()
        self._sights.clear()

    @Slot()
    def _show_next(self) -> None:
        show = self._sights.popleft()
        if self._sights:
            self._pause.start()
        show()
        self.changed.emit()
