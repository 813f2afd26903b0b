"""The course is offered above the score; to whom, is tested with the whole program."""

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QDialog, QLabel, QPushButton

from tests.main_window import OpenWindow
from tests.window.clipping import assert_no_label_is_clipped, settle
from tictac_gui.course.window import CourseWindow

OFFER = "New here? Find out how computers think."


def test_it_is_no_more_than_a_notice(open_window: OpenWindow) -> None:
    window = open_window()
    assert window.notice == ""
    window.widget.offer_course()
    assert window.notice == OFFER
    assert window.widget.findChildren(QDialog) == []
    window.play(4)
    assert window.notice == OFFER


def test_it_opens_the_course_and_is_gone(open_window: OpenWindow) -> None:
    window = open_window()
    window.widget.offer_course()
    window.click("accept_notice")
    assert window.find(CourseWindow, "").isVisible()
    assert window.notice == ""


def test_it_can_be_closed(open_window: OpenWindow) -> None:
    window = open_window()
    window.widget.offer_course()
    window.click("close_notice")
    assert window.notice == ""
    assert window.find(QPushButton, "accept_notice").isHidden()


def test_opening_the_course_from_the_menu_withdraws_it(open_window: OpenWindow) -> None:
    window = open_window()
    window.widget.offer_course()
    window.action("course").trigger()
    assert window.notice == ""


def test_it_stands_beside_other_notices(open_window: OpenWindow) -> None:
    window = open_window()
    window.widget.offer_course()
    window.widget.notices.bar.show_notice("another", lambda: "Something else.")
    assert window.notice == f"{OFFER}\nSomething else."
    window.click("accept_notice")
    assert window.notice == "Something else."
    assert window.find(QPushButton, "accept_notice").isHidden()


def test_it_has_room_in_a_small_window(open_window: OpenWindow) -> None:
    window = open_window()
    window.widget.offer_course()
    window.widget.resize(320, 420)
    assert window.widget.size().toTuple() == (320, 420)
    assert_no_label_is_clipped(window.widget.notices.bar)


def test_it_stands_in_one_line_with_its_button_at_the_usual_size(open_window: OpenWindow) -> None:
    window = open_window()
    window.widget.offer_course()
    window.widget.resize(560, 720)
    settle()
    text, accept = window.find(QLabel, "notice"), window.button("accept_notice")
    assert text.heightForWidth(text.width()) < 2 * text.fontMetrics().height()
    assert abs(text.geometry().center().y() - accept.geometry().center().y()) <= 1


def test_a_first_window_is_higher_so_that_the_board_is_as_large_as_usual(
    open_window: OpenWindow,
) -> None:
    window = open_window()
    window.widget.resize(window.widget.sizeHint())
    settle()
    usual = window.cells[0].width()
    window.widget.offer_course()
    window.widget.resize(window.widget.sizeHint())
    settle()
    assert window.cells[0].width() >= usual
    x, left = window.button("player_x"), window.cells[0]
    edges = [each.mapTo(window.widget, QPoint()).x() for each in (x, left)]
    assert abs(edges[0] - edges[1]) <= 1
