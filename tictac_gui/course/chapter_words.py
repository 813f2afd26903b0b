"""The titles of the chapters, the words of their steps, and how far the person has come."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from tictac_gui.course import minimax_words, search_words

if TYPE_CHECKING:
    from tictac_gui.course.session import Pace
    from tictac_gui.course.steps import Chapter, StepWords, Task

translate = QCoreApplication.translate

_STEPS = {**minimax_words.CHAPTERS, **search_words.CHAPTERS}


def introduction(*, is_over: bool) -> str:
    """Say what the course is about, or that it is done."""
    if is_over:
        return translate(
            "Course", "You have done the whole course. Now you know how the computer thinks."
        )
    return translate("Course", "How can a computer never lose? Play and find out.")


def title(chapter: Chapter) -> str:
    """Name a chapter."""
    return {
        "can_you_win": translate("Course", "Can you win this?"),
        "whose_turn": translate("Course", "Whose turn is it to choose?"),
        "backwards": translate("Course", "Backwards from the end"),
        "sooner": translate("Course", "Sooner is better"),
        "cant_matter": translate("Course", "Don't look where it can't matter"),
        "seen_before": translate("Course", "You have seen this before"),
        "good_enough": translate("Course", "How good is good enough?"),
        "out_of_sight": translate("Course", "When the end is out of sight"),
        "beyond": translate("Course", "What lies beyond"),
    }[chapter.key]


def step(chapter: Chapter, number: int, task: Task) -> StepWords:
    """Return the words of a step, with facts from its task."""
    return _STEPS[chapter.key][chapter.keys[number]](task)


def place(number: int, chapter: Chapter) -> str:
    """Say which step of a chapter is open, counted from 0."""
    return translate("Course", "Step {0} of {1}").format(number + 1, len(chapter.steps))


def progress(done: int, chapter: Chapter) -> str:
    """Say how much of a chapter has been done."""
    if not done:
        return translate("Course", "{0} steps").format(len(chapter.steps))
    if done == len(chapter.steps):
        return translate("Course", "Done")
    return translate("Course", "{0} of {1} done").format(done, len(chapter.steps))


def pace_label() -> str:
    """Name the choice of how long each sentence stays."""
    return translate("Course", "Explanations go on")


def pace(chosen: Pace) -> str:
    """Say how long each sentence of an explanation stays."""
    return {
        "SLOW": translate("Course", "slowly"),
        "USUAL": translate("Course", "at reading speed"),
        "FAST": translate("Course", "quickly"),
        "BY_HAND": translate("Course", "when I say so"),
    }[chosen.name]


def chapter_name(number: int, chapter: Chapter, done: int, *, is_open: bool) -> str:
    """Describe a chapter for a screen reader; chapters are counted from 0."""
    text = translate("Course", "Chapter {0}, {2}: {1}")
    if is_open:
        text = translate("Course", "Chapter {0}, open, {2}: {1}")
    return text.format(number + 1, title(chapter), progress(done, chapter))
