"""What is shown in the window goes on by click, by key, or by itself once it could be read."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication, QComboBox
from pytestqt.qtbot import QtBot

from tests.course.course import Course, OpenCourse
from tictac_gui.course.session import Pace
from tictac_gui.course.step_page import Feedback


@pytest.fixture
def course(open_course: OpenCourse) -> Course:
    course = open_course()
    course.session.choose_pace(Pace.BY_HAND)
    return course


def slip(course: Course, qtbot: QtBot) -> None:
    """Make a wrong move, and wait for the first word on it."""
    with qtbot.waitSignal(course.task.remarked):
        course.click("cell_2")


def go_on_to_the_end(course: Course, qtbot: QtBot, key: Qt.Key) -> list[str]:
    said = [course.feedback]
    while course.task.can_go_on:
        focused = QApplication.focusWidget()
        qtbot.keyClick(focused or course.widget, key)
        said.append(course.feedback)
    return said


def test_nothing_goes_on_until_the_person_does(course: Course, qtbot: QtBot) -> None:
    slip(course, qtbot)
    reason = course.feedback
    assert reason.startswith("That throws the win away: X could have made two threats at once")
    with qtbot.assertNotEmitted(course.task.changed, wait=150):
        pass
    course.click("course_go_on")
    assert course.feedback != reason
    assert course.feedback.startswith("O:")


@pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_Return])
def test_a_key_goes_on_and_the_keyboard_comes_back(
    course: Course, qtbot: QtBot, key: Qt.Key
) -> None:
    slip(course, qtbot)
    assert course.focused().objectName() == "course_go_on"
    said = go_on_to_the_end(course, qtbot, key)
    assert len(said) == len(set(said)) > 3
    assert "Your 1st move, top right, was the mistake" in said[-1], "the reason is there to stay"
    assert not course.button("course_go_on").isVisible()
    assert course.focused().objectName() != "course_go_on"


def test_a_click_on_the_sentence_goes_on(course: Course, qtbot: QtBot) -> None:
    slip(course, qtbot)
    before = course.feedback
    [card] = course.widget.findChildren(Feedback)
    qtbot.mouseClick(card, Qt.MouseButton.LeftButton, pos=QPoint(3, 3))
    assert course.feedback != before


def test_the_button_is_there_only_while_there_is_more_to_come(course: Course, qtbot: QtBot) -> None:
    assert not course.button("course_go_on").isVisible()
    slip(course, qtbot)
    assert course.button("course_go_on").isVisible()
    course.click("course_again")
    assert not course.button("course_go_on").isVisible()


def test_the_pace_is_chosen_beside_the_chapters(open_course: OpenCourse, qtbot: QtBot) -> None:
    course = open_course()
    [choice] = course.widget.findChildren(QComboBox, "course_pace")
    assert choice.currentText() == "at reading speed"
    choice.setCurrentIndex(3)
    choice.activated.emit(3)
    assert course.session.progress.pace is Pace.BY_HAND
    slip(course, qtbot)
    assert course.task.can_go_on
    choice.setCurrentIndex(2)
    choice.activated.emit(2)
    course.settle()
