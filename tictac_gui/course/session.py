"""A person's way through the course: the steps done, the step that is open, and its task.

It outlives the window, so that closing and opening that shows the same. Progress is saved as texts
in a settings file that anybody may have edited: unknown names in it are ignored.
"""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot

from tictac_gui.course import chapter_words, task_words
from tictac_gui.course.beyond import ReadOnTask
from tictac_gui.course.steps import Chapter, Task, Tools

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from random import Random

    from tictac_gui.games import Game
    from tictac_gui.play.asking import Asker

PAUSE_MS = 900
"""Between two moves that are shown, besides the time to read the remark on one."""
_LETTERS = 13.5
"""Read in that time: 15 letters a second, as somebody reads who also looks at a board."""
_PLACE = "course_place"
_PACE = "course_pace"


class Pace(Enum):
    """How long what is shown stays until the next move is, in shares of the usual time."""

    SLOW = 1.7
    USUAL = 1.0
    FAST = 0.5
    BY_HAND = None
    """Until the person goes on."""


class CourseProgress(QObject):
    """The names of the steps that have been done, and where the person left."""

    changed = Signal()
    written = Signal(str, str)
    """Carries a key of the settings and the text to save under it."""

    def __init__(self, chapters: Sequence[Chapter], saved: Callable[[str], str]) -> None:
        """Begin with the saved texts, each found by its key."""
        super().__init__()
        self._chapters = {chapter.key: chapter for chapter in chapters}
        self._done = {
            chapter.key: set(saved(_key(chapter)).split()) & set(chapter.keys)
            for chapter in chapters
        }
        self.place = self._known_place(saved(_PLACE)) or (chapters[0].key, 0)
        """The chapter and the number of the step, from 0, where the person left."""
        paces = {pace.name.lower(): pace for pace in Pace}
        self.pace = paces.get(saved(_PACE), Pace.USUAL)
        """How fast the person wants explanations to go on."""

    @property
    def is_begun(self) -> bool:
        """Whether anything has been done."""
        return any(self._done.values())

    def done(self, chapter: Chapter) -> frozenset[str]:
        """Return the names of the steps of a chapter that have been done."""
        return frozenset(self._done[chapter.key])

    def first_open(self, chapter: Chapter) -> int:
        """Return the number of the first step that is not done yet; if all are, of the first."""
        done = self._done[chapter.key]
        return next((n for n, key in enumerate(chapter.keys) if key not in done), 0)

    def is_complete(self, chapter: Chapter) -> bool:
        """Return whether all steps of a chapter have been done."""
        return self._done[chapter.key] == set(chapter.keys)

    def mark_done(self, chapter: Chapter, step: int) -> None:
        """Save that a step has been done."""
        done = self._done[chapter.key]
        if chapter.keys[step] not in done:
            done.add(chapter.keys[step])
            self._write(chapter)
            self.changed.emit()

    def move_to(self, chapter: Chapter, step: int) -> None:
        """Save where the person is now."""
        if self.place != (chapter.key, step):
            self.place = chapter.key, step
            self.written.emit(_PLACE, f"{chapter.key} {chapter.keys[step]}")

    def choose_pace(self, pace: Pace) -> None:
        """Save how fast explanations go on."""
        if pace is not self.pace:
            self.pace = pace
            self.written.emit(_PACE, pace.name.lower())

    def reset(self) -> None:
        """Forget all that has been done."""
        for chapter in self._chapters.values():
            if self._done[chapter.key]:
                self._done[chapter.key].clear()
                self._write(chapter)
        self.changed.emit()

    def _write(self, chapter: Chapter) -> None:
        done = self._done[chapter.key]
        self.written.emit(_key(chapter), " ".join(key for key in chapter.keys if key in done))

    def _known_place(self, text: str) -> tuple[str, int] | None:
        name, _, step = text.partition(" ")
        chapter = self._chapters.get(name)
        return (name, chapter.keys.index(step)) if chapter and step in chapter.keys else None


def _key(chapter: Chapter) -> str:
    return f"course_{chapter.key}"


class Session(QObject):
    """Holds the task of the step that is open; opening another step begins that anew."""

    step_opened = Signal()
    way_chosen = Signal(object)
    """Carries a `Way` on which the person leaves the course."""

    def __init__(
        self,
        chapters: Sequence[Chapter],
        progress: CourseProgress,
        asker: Asker,
        rng: Random,
        parent: QObject | None = None,
        pause_ms: int = PAUSE_MS,
    ) -> None:
        super().__init__(parent)
        self.chapters = chapters
        self.progress = progress
        progress.setParent(self)
        self.is_listing = False
        """Whether the person sees the chapters where there is no room for the step beside them."""
        self.is_read_aloud = False
        """Whether a screen reader reads the remarks, at a pace that nobody else knows."""
        self._pause_ms = pause_ms
        self._asker = asker
        asker.setParent(self)
        self._tools = Tools(asker, rng, pause_ms)
        name, self.number = progress.place
        self.chapter = next(each for each in chapters if each.key == name)
        self.task = self._make_task()

    @property
    def game(self) -> Game:
        """The game that the open step is about."""
        return self.task.game

    @property
    def is_last_step(self) -> bool:
        """Whether it is the last step of its chapter."""
        return self.number == len(self.chapter.steps) - 1

    @property
    def next_chapter(self) -> Chapter | None:
        """The next chapter that is not complete, from the open one on; None if all are."""
        at = self.chapters.index(self.chapter)
        in_turn = (*self.chapters[at + 1 :], *self.chapters[:at])
        return next((each for each in in_turn if not self.progress.is_complete(each)), None)

    def open_chapter(self, chapter: Chapter) -> None:
        """Open a chapter where the person left it, or at its beginning."""
        self.open(chapter, self.progress.first_open(chapter))

    def open(self, chapter: Chapter, number: int) -> None:
        """Open a step."""
        self.task.shutdown()
        self.task.deleteLater()
        self.chapter, self.number = chapter, number
        self.task = self._make_task()
        self.progress.move_to(chapter, number)
        self.step_opened.emit()

    def choose_pace(self, pace: Pace) -> None:
        """Let explanations go on at another pace from now on."""
        self.progress.choose_pace(pace)
        self.task.wait_anew()

    def shutdown(self) -> None:
        """Stop whatever is under way and end the thread."""
        self.task.shutdown()
        self._asker.shutdown()

    def _make_task(self) -> Task:
        task = self.chapter.steps[self.number].make_task(self._tools)
        task.setParent(self)
        task.reading_ms = self._reading_ms
        if isinstance(task, ReadOnTask):
            task.way_chosen.connect(self.way_chosen)
        task.done.connect(self._on_done)
        return task

    def _reading_ms(self) -> int | None:
        """Return how long the remark that is shown stays; None until the person goes on."""
        share: float | None = self.progress.pace.value
        if self.is_read_aloud or share is None:
            return None
        words = chapter_words.step(self.chapter, self.number, self.task)
        letters = len(task_words.remark_on(self.task, words))
        return round(self._pause_ms * share * (1 + letters / _LETTERS))

    @Slot()
    def _on_done(self) -> None:
        self.progress.mark_done(self.chapter, self.number)
