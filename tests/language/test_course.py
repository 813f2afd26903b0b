"""Another language, at once: the course goes on where it is."""

import pytest
from pytestqt.qtbot import QtBot

from tests.course.answers import solve
from tests.course.course import Course, Pointer
from tests.language.live_language import only, switch
from tests.main_window import OpenWindow
from tictac_gui.course.window import CourseWindow


def test_the_window_goes_on_at_the_same_place(qtbot: QtBot, open_window: OpenWindow) -> None:
    window = open_window()
    window.action("course").trigger()
    course = Course(only(window, CourseWindow), window, qtbot)
    course.open("whose_turn", "ends")
    course.click("value_-10")
    task = course.task
    switch(window, "german", qtbot)
    course = Course(only(window, CourseWindow), window, qtbot)
    assert course.task is task
    assert course.place == ("whose_turn", "ends")
    assert course.node((1, 4)).state.value == -10
    solve(course, Pointer())
    switch(window, "english", qtbot)
    course = Course(only(window, CourseWindow), window, qtbot)
    assert course.task.is_done
    assert course.feedback.startswith("The values of the other boards follow")


@pytest.mark.parametrize(
    ("chapter", "step"),
    [
        ("cant_matter", "first"),
        ("cant_matter", "count"),
        ("seen_before", "orders"),
        ("good_enough", "chance"),
        ("good_enough", "who"),
        ("out_of_sight", "two"),
    ],
)
def test_every_kind_of_task_goes_on(
    qtbot: QtBot, open_window: OpenWindow, chapter: str, step: str
) -> None:
    window = open_window()
    window.action("course").trigger()
    course = Course(only(window, CourseWindow), window, qtbot)
    course.open(chapter, step)
    task = course.task
    switch(window, "german", qtbot)
    course = Course(only(window, CourseWindow), window, qtbot)
    assert course.task is task
    solve(course, Pointer())
    assert course.task.is_done


def test_the_list_of_chapters_stays_open(qtbot: QtBot, open_window: OpenWindow) -> None:
    window = open_window()
    window.action("course").trigger()
    course = Course(only(window, CourseWindow), window, qtbot)
    course.widget.resize(320, 420)
    course.click("course_chapters")
    switch(window, "german", qtbot)
    course = Course(only(window, CourseWindow), window, qtbot)
    assert course.button("chapter_whose_turn").isVisible()
    assert not course.button("course_next").isVisible()


def test_a_refutation_goes_on(qtbot: QtBot, open_window: OpenWindow) -> None:
    window = open_window()
    window.action("course").trigger()
    course = Course(only(window, CourseWindow), window, qtbot)
    course.click("cell_2")
    switch(window, "german", qtbot)
    switch(window, "english", qtbot)
    course = Course(only(window, CourseWindow), window, qtbot)
    course.settle()
    assert course.feedback.startswith("Only a draw")


def test_the_offer_is_in_it_too(qtbot: QtBot, open_window: OpenWindow) -> None:
    window = open_window()
    window.widget.offer_course()
    switch(window, "german", qtbot)
    assert window.notice
    assert window.button("accept_notice").text()
