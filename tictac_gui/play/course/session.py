"""A person going through the course: which step is open, its task, and what is done."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot

from tictac_gui.play.course.tasks.making import make_task

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random

    from tictac_gui.games import Game
    from tictac_gui.play.asking import Asker
    from tictac_gui.play.course.progress import Progress
    from tictac_gui.play.course.steps import Chapter
    from tictac_gui.play.course.tasks.task import Task


PAUSE_MS = 900
"""Between two moves that are shown: about as long as it takes to read what is said about one."""


class Session(QObject):
    """Keeps a task for the step that is open; going to another begins that anew."""

    step_opened = Signal()

    def __init__(
        self,
        chapters: Sequence[Chapter],
        progress: Progress,
        worker: Asker,
        rng: Random,
        pause_ms: int = PAUSE_MS,
    ) -> None:
        super().__init__()
        self.chapters = chapters
        self.progress = progress
        self._worker = worker
        worker.setParent(self)
        self._rng = rng
        self._pause_ms = pause_ms
        name, self._number = progress.place
        self._chapter = next(each for each in chapters if each.key == name)
        self._task = self._make_task()

    @property
    def chapter(self) -> Chapter:
        """The chapter that is open."""
        return self._chapter

    @property
    def number(self) -> int:
        """The number of the step that is open, from 0."""
        return self._number

    @property
    def task(self) -> Task:
        """The task of the step that is open."""
        return self._task

    @property
    def game(self) -> Game:
        """The game that the step is about."""
        return self._chapter.steps[self._number].game

    @property
    def is_last_step(self) -> bool:
        """Whether it is the last step of its chapter."""
        return self._number == len(self._chapter.steps) - 1

    @property
    def next_chapter(self) -> Chapter | None:
        """The chapter to go on with: the next one that is not complete, None if all are."""
        at = self.chapters.index(self._chapter)
        in_turn = (*self.chapters[at + 1 :], *self.chapters[:at])
        return next((each for each in in_turn if not self.progress.is_complete(each)), None)

    def open_chapter(self, chapter: Chapter) -> None:
        """Open a chapter where the person left it, or at its beginning."""
        self.open(chapter, self.progress.first_open(chapter))

    def open(self, chapter: Chapter, number: int) -> None:
        """Open a step."""
        self._task.shutdown()
        self._task.deleteLater()
        self._chapter, self._number = chapter, number
        self._task = self._make_task()
        self.progress.move_to(chapter, number)
        self.step_opened.emit()

    def shutdown(self) -> None:
        """Stop whatever is under way and end the thread."""
        self._task.shutdown()
        self._worker.shutdown()

    def _make_task(self) -> Task:
        step = self._chapter.steps[self._number]
        task = make_task(step, self._worker, self._rng, self._pause_ms)
        task.setParent(self)
        task.done.connect(self._on_done)
        return task

    @Slot()
    def _on_done(self) -> None:
        self.progress.mark_done(self._chapter, self._number)
