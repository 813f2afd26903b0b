"""Every chapter is played through, right and wrong, with the pointer and with keys alone."""

import pytest

from tests.course.answers import go_wrong, solve
from tests.course.course import Hand, Keys, OpenCourse, Pointer
from tictac_gui.course import chapter_words
from tictac_gui.course.chapters import COURSE
from tictac_gui.course.steps import Chapter

STEPS = [(chapter.key, key) for chapter in COURSE for key in chapter.keys]
HANDS = [Pointer(), Keys()]


def by_name(value: object) -> str:
    return value.key if isinstance(value, Chapter) else type(value).__name__


@pytest.mark.parametrize("hand", HANDS, ids=by_name)
@pytest.mark.parametrize("chapter", COURSE, ids=by_name)
def test_a_chapter_is_done_with_right_answers_alone(
    open_course: OpenCourse, chapter: Chapter, hand: Hand
) -> None:
    course = open_course()
    hand.press(course, f"chapter_{chapter.key}")
    for number, key in enumerate(chapter.keys):
        assert course.place == (chapter.key, key)
        solve(course, hand)
        words = chapter_words.step(chapter, number, course.task)
        assert course.feedback.endswith(words.praise)
        hand.press(course, "course_next")
    assert course.session.progress.is_complete(chapter)
    assert course.session.chapter is not chapter


@pytest.mark.parametrize("hand", HANDS, ids=by_name)
@pytest.mark.parametrize(("chapter", "step"), STEPS)
def test_every_wrong_answer_is_refuted_and_can_be_mended(
    open_course: OpenCourse, chapter: str, step: str, hand: Hand
) -> None:
    course = open_course()
    course.open(chapter, step)
    for _ in go_wrong(course, hand):
        said = course.feedback
        course.settle()
        assert not course.task.is_done
        assert course.feedback, said
        assert course.button("course_next").isEnabled()
        if course.task.can_restart:
            hand.press(course, "course_again")
    solve(course, hand)


@pytest.mark.parametrize(("chapter", "step"), STEPS)
def test_the_hints_lead_to_the_answer(open_course: OpenCourse, chapter: str, step: str) -> None:
    course = open_course()
    course.open(chapter, step)
    words = chapter_words.step(course.session.chapter, course.session.number, course.task)
    course.click("course_hint")
    assert course.feedback == words.hint
    course.click("course_hint")
    course.settle()
    assert course.feedback == f"{words.hint} The answer is shown."
    assert not course.button("course_hint").isEnabled()
    solve(course, Pointer())


@pytest.mark.parametrize(("chapter", "step"), STEPS)
def test_any_step_can_be_skipped(open_course: OpenCourse, chapter: str, step: str) -> None:
    course = open_course()
    course.open(chapter, step)
    course.click("course_next")
    assert course.place != (chapter, step)
    assert not course.session.progress.is_begun
