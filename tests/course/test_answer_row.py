"""The answers to choose from: offered as long as one counts, and none of them chosen beforehand."""

import pytest
from PySide6.QtWidgets import QApplication, QPushButton

from tests.course.answers import solve
from tests.course.course import Keys, OpenCourse, Pointer
from tictac_gui.course.step_page import StepPage
from tictac_gui.course.step_view import AnswerRow

ANSWERS = [
    ("can_you_win", "judge", "ending_draw"),
    ("backwards", "reply", "value_0"),
    ("cant_matter", "first", "course_check"),
    ("cant_matter", "sweep", "course_end_of_search"),
    ("cant_matter", "count", "guess_1000"),
    ("seen_before", "turned", "course_check"),
    ("good_enough", "perfect", "guess_0"),
    ("good_enough", "who", "player_easy"),
]


@pytest.mark.parametrize(("chapter", "step", "answer"), ANSWERS)
def test_they_are_gone_once_the_step_is_done_and_nothing_moves(
    open_course: OpenCourse, chapter: str, step: str, answer: str
) -> None:
    course = open_course()
    # In so wide a window, praise takes no more than a line.
    course.widget.resize(1600, 1000)
    course.open(chapter, step)
    [page] = course.widget.findChildren(StepPage)
    assert page.view
    assert course.button(answer).isVisible()
    QApplication.processEvents()
    height = page.view.height()
    solve(course, Pointer())
    QApplication.processEvents()
    assert not course.button(answer).isVisible()
    assert page.view.height() == height


def test_a_tree_in_which_only_boards_are_clicked_keeps_no_room_for_them(
    open_course: OpenCourse,
) -> None:
    course = open_course()
    course.open("whose_turn", "lowest")
    [page] = course.widget.findChildren(StepPage)
    assert page.view
    assert page.view.answers is None


@pytest.mark.parametrize(
    ("chapter", "step"),
    [("cant_matter", "count"), ("good_enough", "perfect"), ("good_enough", "who")],
)
def test_no_guess_looks_chosen_before_one_is(
    open_course: OpenCourse, chapter: str, step: str
) -> None:
    course = open_course()
    course.open(chapter, step)
    assert isinstance(QApplication.focusWidget(), StepPage)


@pytest.mark.parametrize(("chapter", "step", "answer"), ANSWERS)
def test_the_keyboard_stays_at_the_task_when_they_go(
    open_course: OpenCourse, chapter: str, step: str, answer: str
) -> None:
    course = open_course()
    course.open(chapter, step)
    solve(course, Keys())
    assert not course.button(answer).hasFocus()
    [page] = course.widget.findChildren(StepPage)
    focused = QApplication.focusWidget()
    assert page.view
    assert focused
    assert focused is page or page.view.isAncestorOf(focused)


@pytest.mark.parametrize(
    ("chapter", "step"), [("can_you_win", "judge"), ("backwards", "reply"), ("good_enough", "who")]
)
def test_the_one_that_a_hint_gives_away_stands_out(
    open_course: OpenCourse, chapter: str, step: str
) -> None:
    course = open_course()
    course.open(chapter, step)
    [row] = [row for row in course.widget.findChildren(AnswerRow) if row.isVisible()]

    def emphasised() -> list[QPushButton]:
        return [each for each in row.findChildren(QPushButton) if each.property("emphasised")]

    assert emphasised() == []
    course.click("course_hint")
    assert emphasised() == []
    course.click("course_hint")
    course.settle()
    assert len(emphasised()) == 1


@pytest.mark.parametrize(
    ("chapter", "step"),
    [("out_of_sight", "estimate"), ("out_of_sight", "look"), ("sooner", "depth")],
)
def test_short_answers_have_room_side_by_side(
    open_course: OpenCourse, chapter: str, step: str
) -> None:
    course = open_course()
    course.open(chapter, step)
    [row] = [row for row in course.widget.findChildren(AnswerRow) if row.isVisible()]
    buttons = row.findChildren(QPushButton)
    course.qtbot.waitUntil(lambda: buttons[0].width() >= buttons[0].minimumWidth())
    for button in buttons:
        parent = button.parentWidget()
        assert parent
        assert parent.rect().contains(button.geometry()), button.objectName()
