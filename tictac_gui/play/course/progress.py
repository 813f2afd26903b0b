"""Which steps of the course have been done, and where the person left; kept as texts.

Texts come from a settings file that anybody may have edited: what is unknown is not believed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from tictac_gui.play.course.steps import Chapter

_PLACE = "course_place"


class Progress(QObject):
    """Knows the names of what has been done; emits each change with the key it is kept under."""

    changed = Signal()
    written = Signal(str, str)
    """Carries a key and the text to be kept under it."""

    def __init__(self, chapters: Sequence[Chapter], kept: Callable[[str], str]) -> None:
        """Begin with the texts that were kept, each found by its key."""
        super().__init__()
        self._chapters = {chapter.key: chapter for chapter in chapters}
        self._done = {
            chapter.key: set(kept(_key(chapter)).split()) & set(chapter.keys)
            for chapter in chapters
        }
        self._place = self._believed(kept(_PLACE)) or (chapters[0].key, 0)

    @property
    def place(self) -> tuple[str, int]:
        """The chapter and the number of the step, from 0, where the person left."""
        return self._place

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
        """Keep that a step has been done, for good."""
        done = self._done[chapter.key]
        if chapter.keys[step] not in done:
            done.add(chapter.keys[step])
            self._write(chapter)
            self.changed.emit()

    def move_to(self, chapter: Chapter, step: int) -> None:
        """Keep where the person is now."""
        if self._place != (chapter.key, step):
            self._place = chapter.key, step
            self.written.emit(_PLACE, f"{chapter.key} {chapter.keys[step]}")

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

    def _believed(self, text: str) -> tuple[str, int] | None:
        name, _, step = text.partition(" ")
        chapter = self._chapters.get(name)
        return (name, chapter.keys.index(step)) if chapter and step in chapter.keys else None


def _key(chapter: Chapter) -> str:
    return f"course_{chapter.key}"
