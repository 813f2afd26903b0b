"""The window of the course: the way through it, what is kept, and how it looks at any size."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from tests.changes import wait_for
from tests.course.answers import solve
from tests.course.course import Course, Keys, OpenCourse, Pointer
from tests.language.live_language import only
from tests.main_window import OpenWindow, StartProgram, Window
from tests.window.clipping import is_clipped, settle
from tictac_gui.course.step_page import Feedback
from tictac_gui.course.window import ChapterList, CourseWindow
from tictac_gui.play.change import Event
from tictac_gui.widgets.containers import CentredColumn


def opened_from_menu(window: Window, qtbot: QtBot) -> Course:
    window.action("course").trigger()
    return Course(only(window, CourseWindow), window, qtbot)


class TestTheWayThroughIt:
    def test_begins_with_something_to_play(self, open_course: OpenCourse) -> None:
        course = open_course()
        assert course.place == ("can_you_win", "win")
        assert course.feedback == "Your turn: play X."

    def test_next_and_back_go_through_the_steps(self, open_course: OpenCourse) -> None:
        course = open_course()
        assert not course.button("course_back").isEnabled()
        course.click("course_next")
        assert course.place == ("can_you_win", "draw")
        assert course.text("place") == "Step 2 of 6"
        course.click("course_back")
        assert course.place == ("can_you_win", "win")

    def test_a_chapter_opens_at_the_first_step_that_is_not_done(
        self, open_course: OpenCourse
    ) -> None:
        course = open_course()
        solve(course, Pointer())
        course.click("chapter_whose_turn")
        course.click("chapter_can_you_win")
        assert course.place == ("can_you_win", "draw")

    def test_in_a_narrow_window_the_chapters_are_a_click_away(
        self, open_course: OpenCourse
    ) -> None:
        course = open_course()
        course.widget.resize(320, 420)
        assert not course.button("chapter_whose_turn").isVisible()
        course.click("course_chapters")
        assert course.button("chapter_whose_turn").isVisible()
        assert not course.button("course_next").isVisible()
        course.click("chapter_whose_turn")
        assert course.place == ("whose_turn", "ends")
        assert course.button("course_next").isVisible()

    def test_a_slip_is_answered_on_the_board_and_tried_again(self, open_course: OpenCourse) -> None:
        course = open_course()
        course.click("cell_2")
        course.settle()
        assert course.feedback == (
            "Only a draw – you could have won. Your 1st move, top right, was the mistake:"
            " X could have made two threats at once. Try again."
        )
        course.click("course_again")
        assert course.feedback == "Your turn: play X."
        assert course.button("cell_2").accessibleName() == "Row 1, column 3, empty"

    def test_digits_play_too(self, open_course: OpenCourse) -> None:
        course = open_course()
        course.qtbot.keyClick(course.widget, Qt.Key.Key_1)
        course.settle()
        assert course.button("cell_6").accessibleName().startswith("Row 3, column 1, X")

    def test_the_end_of_the_last_chapter_leads_to_the_list(self, open_course: OpenCourse) -> None:
        course = open_course()
        *_, last = chapters = course.session.chapters
        for chapter in chapters:
            for number in range(len(chapter.steps)):
                if (chapter, number) != (last, len(last.steps) - 1):
                    course.session.progress.mark_done(chapter, number)
        course.session.open_chapter(last)
        solve(course, Pointer())
        assert course.button("course_next").text() == "Finish"
        course.click("course_next")
        assert course.focused().objectName() == f"chapter_{last.key}"
        texts = [label.text() for label in course.widget.findChildren(QLabel)]
        assert any(text.startswith("You have done the whole course.") for text in texts)

    def test_a_hint_by_key_leaves_the_keyboard_at_the_task(self, open_course: OpenCourse) -> None:
        course = open_course()
        for _ in range(2):
            Keys().press(course, "course_hint")
        course.settle()
        assert course.focused().objectName().startswith("cell_")

    def test_all_progress_can_be_forgotten(self, open_course: OpenCourse) -> None:
        course = open_course()
        assert not course.button("course_reset").isEnabled()
        solve(course, Pointer())
        course.click("course_reset")
        assert course.session.progress.done(course.session.chapter) == {"win"}
        course.click("course_reset_confirm")
        assert course.session.progress.done(course.session.chapter) == set()
        assert course.place == ("can_you_win", "win")
        assert not course.task.is_done


class TestTheFacts:
    def test_of_the_first_tree_come_from_the_search(self, open_course: OpenCourse) -> None:
        course = open_course()
        course.open("whose_turn", "highest")
        solve(course, Pointer())
        assert "looked at 9 boards" in course.feedback
        assert "worth −10, +10, −10" in course.feedback
        assert "plays here: centre" in course.feedback


class TestWhatIsKept:
    def test_survives_the_end_of_the_program(
        self, qtbot: QtBot, start_program: StartProgram
    ) -> None:
        window = start_program()
        course = opened_from_menu(window, qtbot)
        course.click("course_next")
        solve(course, Pointer())
        course.click("course_next")
        window.widget.close()
        again = opened_from_menu(start_program(), qtbot)
        assert again.place == ("can_you_win", "lost")
        assert again.session.progress.done(again.session.chapter) == {"draw"}

    def test_is_there_when_the_window_is_opened_again(
        self, qtbot: QtBot, open_window: OpenWindow
    ) -> None:
        window = open_window()
        course = opened_from_menu(window, qtbot)
        solve(course, Pointer())
        course.click("course_next")
        with qtbot.waitSignal(course.widget.destroyed):
            course.widget.close()
        again = opened_from_menu(window, qtbot)
        assert again.place == ("can_you_win", "draw")
        assert again.session.progress.done(again.session.chapter) == {"win"}

    def test_an_answer_half_given_is_there_when_it_is_opened_again(
        self, qtbot: QtBot, open_window: OpenWindow
    ) -> None:
        window = open_window()
        course = opened_from_menu(window, qtbot)
        course.open("whose_turn", "ends")
        course.click("value_-10")
        task = course.task
        with qtbot.waitSignal(course.widget.destroyed):
            course.widget.close()
        again = opened_from_menu(window, qtbot)
        assert again.task is task
        assert again.node((1, 4)).state.value == -10
        solve(again, Pointer())
        assert again.feedback.startswith("The values of the other boards follow")

    def test_a_guess_is_counted_while_the_window_is_closed(
        self, qtbot: QtBot, open_window: OpenWindow
    ) -> None:
        window = open_window()
        course = opened_from_menu(window, qtbot)
        course.open("seen_before", "symmetry")
        task = course.task
        course.click("guess_700")
        with qtbot.waitSignal(course.widget.destroyed):
            course.widget.close()
        qtbot.waitUntil(lambda: task.is_done)
        again = opened_from_menu(window, qtbot)
        assert again.feedback.startswith("Well guessed.")
        assert again.session.progress.done(again.session.chapter) == {"symmetry"}

    def test_the_list_of_chapters_is_open_again(
        self, qtbot: QtBot, open_window: OpenWindow
    ) -> None:
        window = open_window()
        course = opened_from_menu(window, qtbot)
        course.widget.resize(320, 420)
        course.click("course_chapters")
        with qtbot.waitSignal(course.widget.destroyed):
            course.widget.close()
        again = opened_from_menu(window, qtbot)
        again.widget.resize(320, 420)
        assert again.button("chapter_whose_turn").isVisible()
        assert not again.button("course_next").isVisible()

    def test_it_stays_open_when_the_other_game_is_played(
        self, qtbot: QtBot, open_window: OpenWindow
    ) -> None:
        window = open_window()
        course = opened_from_menu(window, qtbot)
        with wait_for(qtbot, window.controller, Event.SWITCHED):
            window.action("connect_four").trigger()
        assert course.widget.isVisible()


@pytest.fixture
def huge_font(qapp: QApplication) -> Iterator[None]:
    usual, huge = qapp.font(), qapp.font()
    huge.setPointSize(30)
    qapp.setFont(huge)
    yield
    qapp.setFont(usual)


class TestItsLook:
    @pytest.mark.parametrize("size", [(320, 420), (480, 640), (880, 660), (1600, 1200)])
    def test_no_text_is_clipped_and_the_way_on_is_in_sight(
        self, qtbot: QtBot, open_course: OpenCourse, size: tuple[int, int]
    ) -> None:
        course = open_course()
        course.widget.resize(*size)
        assert course.widget.size().toTuple() == size
        for chapter in course.session.chapters:
            for step in chapter.keys:
                course.open(chapter.key, step)
                qtbot.waitUntil(lambda: is_whole(course.button("course_next")))
                qtbot.waitUntil(lambda: all(map(shows_all, labels(course))))

    @pytest.mark.usefixtures("doubled_font")
    @pytest.mark.parametrize("size", [(880, 660), (560, 720), (1600, 1000)])
    def test_sentences_comment_and_buttons_begin_and_end_alike(
        self, open_course: OpenCourse, size: tuple[int, int]
    ) -> None:
        course = open_course()
        course.widget.resize(*size)
        settle()

        def place(widget: QWidget | None) -> QRect:
            assert widget
            return QRect(widget.mapTo(course.widget, QPoint()), widget.size())

        title, task = (
            place(course.widget.findChild(QLabel, f"course_{name}")) for name in ("title", "task")
        )
        comment, on = place(course.widget.findChild(Feedback)), place(course.button("course_next"))
        first = next(
            button
            for name in ("chapters", "back")
            if (button := course.button(f"course_{name}")).isVisible()
        )
        assert title.left() == task.left() == comment.left() == place(first).left()
        assert task.right() == comment.right() == on.right()

    def test_twice_the_font_has_room(self, qtbot: QtBot, open_course: OpenCourse) -> None:
        course = open_course()
        course.widget.resize(640, 700)
        course.open("whose_turn", "alone")
        qtbot.waitUntil(lambda: is_whole(course.button("course_next")))
        qtbot.waitUntil(lambda: all(map(shows_all, labels(course))))

    @pytest.mark.parametrize(("chapter", "step"), [("can_you_win", "judge"), ("sooner", "depth")])
    def test_in_a_small_window_with_huge_letters_all_scrolls_together(
        self, open_course: OpenCourse, huge_font: None, chapter: str, step: str
    ) -> None:
        del huge_font
        course = open_course()
        course.widget.resize(320, 420)
        course.open(chapter, step)
        solve(course, Keys())
        for name in ("course_next", "course_hint"):
            assert not is_clipped(course.button(name))
        Keys().press(course, "course_next")
        assert course.place != (chapter, step)
        course.widget.resize(1600, 1200)
        assert is_whole(course.button("course_next"))

    @pytest.mark.parametrize("end", ["minimum", "maximum"])
    def test_words_stay_in_sight_where_a_wide_tree_is_scrolled(
        self, qtbot: QtBot, open_course: OpenCourse, end: str
    ) -> None:
        course = open_course()
        course.widget.resize(320, 420)
        course.open("out_of_sight", "two")
        [words] = course.widget.findChildren(QLabel, "course_task")
        [column] = course.widget.findChildren(CentredColumn)
        bar = column.horizontalScrollBar()
        qtbot.waitUntil(lambda: bar.maximum() > 0)
        bar.setValue(getattr(bar, end)())
        read = words.contentsRect()
        left = words.mapTo(column.viewport(), read.topLeft()).x()
        assert 0 <= left < left + read.width() <= column.viewport().width()

    def test_the_chapters_scroll_only_where_they_have_no_room(
        self, qtbot: QtBot, open_course: OpenCourse
    ) -> None:
        course = open_course()
        [chapters] = course.widget.findChildren(ChapterList)
        bar = chapters.verticalScrollBar()
        course.widget.resize(900, 800)
        qtbot.waitUntil(lambda: bar.maximum() == 0)
        course.widget.resize(900, 500)
        qtbot.waitUntil(lambda: bar.maximum() > 0)

    def test_every_control_that_takes_the_focus_has_a_name(self, open_course: OpenCourse) -> None:
        course = open_course()
        for chapter in course.session.chapters:
            for step in chapter.keys:
                course.open(chapter.key, step)
                for control in course.widget.findChildren(QWidget):
                    if control.focusPolicy() & Qt.FocusPolicy.TabFocus and control.isVisible():
                        name = control.accessibleName() or control.property("text")
                        assert name, control.objectName()


def labels(course: Course) -> list[QLabel]:
    return [label for label in course.widget.findChildren(QLabel) if label.isVisible()]


def shows_all(label: QLabel) -> bool:
    return label.height() >= label.heightForWidth(label.width())


def is_whole(widget: QWidget) -> bool:
    return widget.visibleRegion().boundingRect().contains(widget.rect())
