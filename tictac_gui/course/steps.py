"""The base of every kind of step: its data, the task made from it, and the remarks of a task.

Remarks are values; `task_words.py` has the sentences.
"""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass
from enum import Enum, auto
from typing import TYPE_CHECKING, ClassVar, NamedTuple

from PySide6.QtCore import QObject, QTimer, Signal, Slot

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable
    from random import Random

    from tictac_gui.games import Game
    from tictac_gui.play.asking import Asker, Work

HINTS = 2
"""First a sentence, then the answer is marked."""


class Tools(NamedTuple):
    """The means with which tasks are made."""

    asker: Asker
    rng: Random
    pause_ms: int
    """Between two moves that are shown."""


@dataclass(frozen=True, slots=True)
class Step:
    """Positions and a question; the answers come from the engine."""

    key: str
    """Its name in settings and for words; it must never change."""
    game: Game

    def make_task(self, tools: Tools) -> Task:
        """Return a new task for this step."""
        raise NotImplementedError


@dataclass(frozen=True, slots=True)
class Chapter:
    """A few steps about one idea."""

    key: str
    """Its name in settings and for words; it must never change."""
    steps: tuple[Step, ...]

    @property
    def keys(self) -> tuple[str, ...]:
        """The names of its steps, in order."""
        return tuple(step.key for step in self.steps)


class StepWords(NamedTuple):
    """The sentences of one step, in the person's language."""

    task: str
    """What there is to do."""
    hint: str
    """Where to look; the next hint marks the answer."""
    praise: str
    """What the person has found out by doing it."""
    wrong: str = ""
    """The reason why an answer is wrong, where the board alone can't show it."""


class Remark:
    """A comment on an answer, or on a move that is shown."""

    __slots__ = ()
    is_right: ClassVar[bool | None] = None
    """Whether the answer is right; None if the remark doesn't judge one."""


@dataclass(frozen=True, slots=True)
class Right(Remark):
    """The one answer that was asked for; the step's own words say more."""

    is_right: ClassVar = True


@dataclass(frozen=True, slots=True)
class Failed(Remark):
    """The answer could not be found."""

    reason: str


@dataclass(frozen=True, slots=True)
class NothingMarked(Remark):
    """The person asked for a check, but nothing is marked."""


class Sign(Enum):
    """A verdict on the latest answer."""

    RIGHT = auto()
    WRONG = auto()
    FOUND_OUT = auto()
    """A guess was wrong; the truth is known now."""


class Task(QObject):
    """Checks a person's answers in a step, and gives hints in stages."""

    changed = Signal()
    """Something else is to be shown."""
    remarked = Signal(object)
    """Carries a remark on the latest answer, or on a move that is being shown."""
    done = Signal()
    """The task has been done for the first time."""

    def __init__(self, game: Game, pause_ms: int) -> None:
        super().__init__()
        self.game = game
        self.is_done = False
        """Whether it has been done, in this try or before."""
        self.is_over = False
        """Whether this try has come to its end, so that there is praise and nothing to answer."""
        self.remark: Remark | None = None
        """The remark on the latest answer; None before the first."""
        self.is_right: bool | None = None
        """Whether the latest answer was right; None before it is judged."""
        self.hints = 0
        """How many hints have been given to the open question."""
        self.reading_ms: Callable[[], int | None] | None = None
        """How long the latest remark takes to be read; None if it goes on only when told to."""
        self._pause_ms = pause_ms
        self._frames: deque[Callable[[], None]] = deque()
        self._replaces_remarks = False
        self._pause = QTimer(self, singleShot=True)
        self._pause.timeout.connect(self._show_next)

    @property
    def is_well_done(self) -> bool:
        """Whether it was done as well as it can be; a guess is done however far off it is."""
        return self.is_done

    @property
    def sign(self) -> Sign | None:
        """The verdict on the latest answer; None if there is none yet."""
        if self.is_over and not self.is_showing:
            return Sign.RIGHT if self.is_well_done else Sign.FOUND_OUT
        if self.is_right is None:
            return None
        return Sign.RIGHT if self.is_right else Sign.WRONG

    @property
    def is_showing(self) -> bool:
        """Whether moves are being shown one after the other."""
        return bool(self._frames)

    @property
    def can_go_on(self) -> bool:
        """Whether something is shown that the person may have read already, or needs to read."""
        return self.is_showing and self._replaces_remarks

    @property
    def is_busy(self) -> bool:
        """Whether the person has to wait for something."""
        return self.is_showing

    @property
    def can_hint(self) -> bool:
        """Whether there is a question open, and a hint left."""
        return self.hints < HINTS and not self.is_over and not self.is_showing

    @property
    def can_restart(self) -> bool:
        """Whether there is a beginning to go back to."""
        return False

    def hint(self) -> None:
        """Give the next hint."""
        if self.can_hint:
            self.hints += 1
            self._forget_answer()
            self.changed.emit()

    def go_on(self) -> None:
        """Show the next move at once."""
        if self.can_go_on:
            self._pause.stop()
            self._show_next()

    def wait_anew(self) -> None:
        """Take as long for what is shown now as a person needs who reads at another pace."""
        if self.can_go_on:
            self._wait()

    def restart(self) -> None:
        """Go back to where the latest question was asked."""

    def shutdown(self) -> None:
        """Stop whatever is under way."""
        self._stop_showing()

    def _forget_answer(self) -> None:
        """Drop the remark on the latest answer."""
        self.remark = self.is_right = None

    def _say(self, remark: Remark) -> None:
        self.remark = remark
        if remark.is_right is not None:
            self.is_right = remark.is_right
        self.remarked.emit(remark)

    def _finish(self) -> None:
        self.is_over = True
        if not self.is_done:
            self.is_done = True
            self.done.emit()

    def _show_in_turn(
        self, frames: Iterable[Callable[[], None]], *, replaces_remarks: bool = True
    ) -> None:
        """Call one function after the other, with a pause before each.

        Where a remark is replaced, that is as long as it takes to be read.
        """
        self._frames = deque(frames)
        self._replaces_remarks = replaces_remarks
        self._wait()

    def _wait(self) -> None:
        wait: int | None = self._pause_ms
        if self._replaces_remarks and self.reading_ms:
            wait = self.reading_ms()
        if wait is None:
            self._pause.stop()
        else:
            self._pause.start(wait)

    def _stop_showing(self) -> None:
        self._pause.stop()
        self._frames.clear()

    @Slot()
    def _show_next(self) -> None:
        show = self._frames.popleft()
        show()
        # Not earlier: what takes time to be read has only just been said.
        if self._frames:
            self._wait()
        self.changed.emit()


class AskingTask(Task):
    """A task that asks the engine off the GUI thread, one question at a time."""

    def __init__(self, game: Game, asker: Asker, pause_ms: int) -> None:
        super().__init__(game, pause_ms)
        self._asker = asker

    @property
    def is_busy(self) -> bool:
        """Whether the engine is being asked, or moves are being shown."""
        return self._asker.is_asked or self.is_showing

    def shutdown(self) -> None:
        """Stop whatever is shown or asked for."""
        super().shutdown()
        self._asker.cancel()

    def _ask(
        self,
        work: Work,
        then: Callable[..., None],
        progress: Callable[..., None] | None = None,
    ) -> None:
        """Ask in place of any earlier question, and go on with the answer."""
        self._asker.ask(self, work, then, self._on_failed, progress)

    def _begin_again(self) -> None:
        """Let the person answer again, since the engine could not."""

    def _on_failed(self, reason: str) -> None:
        self._begin_again()
        self._say(Failed(reason))
        self.changed.emit()
