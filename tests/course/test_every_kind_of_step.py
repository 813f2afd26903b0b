"""One step of each kind: it has room, keeps up with its colours and shows every change."""

from collections import Counter

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from tests.course.answers import go_wrong, solve
from tests.course.course import Course, OpenCourse, Pointer
from tests.window.looks import look
from tests.window.parts import (
    assert_all_have_names,
    assert_all_have_room,
    assert_all_texts_make_sense,
    assert_is_narrow_enough,
)
from tests.window.pictures import (
    colours,
    on_screen,
    painted_texts,
    picture,
    shows,
    wait_until_up_to_date,
)
from tictac_gui.course import chapter_words
from tictac_gui.course.chapters import COURSE
from tictac_gui.course.code import ReadCodeTask
from tictac_gui.course.guessing import CompareMatchesTask, GuessCountTask
from tictac_gui.course.guessing_view import BarRow
from tictac_gui.course.playing import PickMoveTask
from tictac_gui.course.same_boards_view import BoardCard
from tictac_gui.course.step_page import StepPage
from tictac_gui.course.step_view import FramedBoard
from tictac_gui.course.steps import Chapter
from tictac_gui.course.trees import NodeState
from tictac_gui.course.trees_view import TreeNode
from tictac_gui.games.tic_tac_toe import Board
from tictac_gui.look.theme import LIGHT

KINDS = {
    type(task).__name__: (chapter.key, key)
    for chapter in COURSE
    for key, task in zip(chapter.keys, chapter.steps, strict=True)
    # The boards of Connect Four need so much room that their tree is scrolled.
    if (chapter.key, key) != ("out_of_sight", "two")
}
# What is clicked last keeps the focus, and matches are played by chance.
CHANCY = {"GuessMatch", "FillTree", "NameMatch", "CompareMatches", "ReadOn", "ReadCode", "WalkTree"}
ALWAYS_THE_SAME = [place for kind, place in KINDS.items() if kind not in CHANCY]
every_kind = pytest.mark.parametrize("place", KINDS.values(), ids=KINDS)


def opened(open_course: OpenCourse, place: tuple[str, str]) -> Course:
    course = open_course()
    course.open(*place)
    course.settle()
    return course


@every_kind
def test_all_parts_have_room_and_names(open_course: OpenCourse, place: tuple[str, str]) -> None:
    course = opened(open_course, place)
    assert_all_have_names(course.widget)
    solve(course, Pointer())
    QApplication.processEvents()
    assert_all_have_room(course.widget)
    if not isinstance(course.task, ReadCodeTask):
        # A program may well say None.
        assert_all_texts_make_sense(course.widget)
    assert_is_narrow_enough(course.widget)


@every_kind
def test_answers_are_shown_at_once(
    qtbot: QtBot, open_course: OpenCourse, place: tuple[str, str]
) -> None:
    course = opened(open_course, place)
    before = on_screen(course.widget)
    for _ in go_wrong(course, Pointer()):
        course.settle()
        wait_until_up_to_date(qtbot, course.widget)
        assert on_screen(course.widget) != before
        if course.task.can_restart:
            course.click("course_again")
        break
    before = on_screen(course.widget)
    solve(course, Pointer())
    wait_until_up_to_date(qtbot, course.widget)
    assert on_screen(course.widget) != before


@pytest.mark.parametrize("place", ALWAYS_THE_SAME)
def test_other_colours_are_shown_at_once_and_everywhere(
    qtbot: QtBot, open_course: OpenCourse, place: tuple[str, str]
) -> None:
    course = opened(open_course, place)
    solve(course, Pointer())
    course.window.action("dark").trigger()
    wait_until_up_to_date(qtbot, course.widget)
    in_dark = picture(course.widget)
    number = course.session.number
    course.session.open(course.session.chapter, number)
    course.settle()
    solve(course, Pointer())
    wait_until_up_to_date(qtbot, course.widget)
    assert picture(course.widget) == in_dark


@pytest.mark.parametrize("chapter", COURSE, ids=lambda chapter: chapter.key)
def test_every_step_has_all_its_sentences(open_course: OpenCourse, chapter: Chapter) -> None:
    course = open_course()
    assert chapter_words.title(chapter)
    for number, key in enumerate(chapter.keys):
        course.open(chapter.key, key)
        if isinstance(course.task, GuessCountTask | CompareMatchesTask | PickMoveTask):
            # What it comes to is known when all has been counted.
            solve(course, Pointer())
        words = chapter_words.step(chapter, number, course.task)
        for sentence in (words.task, words.hint, words.praise, words.wrong or "None is needed."):
            assert sentence.endswith((".", "?", ":", "!", ")")), key
            assert sentence[0].isupper() or not sentence[0].isalpha(), key
            assert not {"{", "}"} & set(sentence), key


def test_a_board_under_the_pointer_stands_out(qtbot: QtBot, open_course: OpenCourse) -> None:
    course = opened(open_course, ("backwards", "reply"))
    boards = [board for board in course.widget.findChildren(FramedBoard) if board.isEnabled()]
    qtbot.mouseMove(course.widget, QPoint(1, 1))
    before = picture(boards[-1])
    qtbot.mouseMove(boards[-1])
    qtbot.waitUntil(boards[-1].underMouse)
    assert picture(boards[-1]) != before


@pytest.mark.parametrize(
    ("kind", "names"),
    [
        ("GuessCount", {"count_cache", "count_cache_and_symmetry"}),
        ("GuessMatch", {"match_played", "match_exact"}),
        ("NameMatch", {"match_asked", "match_named"}),
    ],
)
def test_the_words_of_a_bar_are_written_beside_it(
    open_course: OpenCourse, kind: str, names: set[str]
) -> None:
    course = opened(open_course, KINDS[kind])
    solve(course, Pointer())
    QApplication.processEvents()
    rows = [row for row in course.widget.findChildren(BarRow) if row.isVisible()]
    assert {row.objectName() for row in rows} == names
    for row in rows:
        title, numbers = row.accessibleName().split(": ", 1)
        written = " ".join(painted_texts(row))
        assert title.split()[0] in written
        assert numbers.split()[0] in written


@pytest.mark.parametrize(
    ("value", "colour"), [(10, LIGHT.win), (-3, LIGHT.loss), (0, LIGHT.text), (1, LIGHT.win)]
)
def test_a_value_has_the_colour_of_its_ending(qtbot: QtBot, value: int, colour: QColor) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    node = TreeNode(Board(), look(), window)
    node.resize(120, 140)
    node.show_state(NodeState(value=value))
    others = {LIGHT.win.name(), LIGHT.loss.name(), LIGHT.text.name()} - {colour.name()}
    assert shows(node, colour)
    assert not others & colours(node)


def test_boards_to_compare_stand_in_even_rows(open_course: OpenCourse) -> None:
    course = opened(open_course, KINDS["MarkBoards"])
    course.widget.resize(900, 800)
    QApplication.processEvents()
    cards = [card for card in course.widget.findChildren(BoardCard) if card.isVisible()]
    rows = Counter(card.y() for card in cards)
    assert len(rows) > 1
    assert len(set(rows.values())) == 1


def test_words_stay_in_sight_where_a_wide_tree_is_scrolled(open_course: OpenCourse) -> None:
    course = opened(open_course, KINDS["PruneTree"])
    [page] = course.widget.findChildren(StepPage)
    course.widget.resize(300, 200)
    QApplication.processEvents()
    assert page._is_low
    bar = page._column.horizontalScrollBar()
    for place in (bar.maximum(), 0):
        bar.setValue(place)
        QApplication.processEvents()
        margins = page._heading.contentsMargins()
        assert (margins.left(), margins.right()) == (place, bar.maximum() - place)
        margins = page._footer.contentsMargins()
        assert (margins.left(), margins.right()) == (place, bar.maximum() - place)
        assert margins.top() == margins.bottom() == 0


@every_kind
def test_escape_closes_the_window(
    qtbot: QtBot, open_course: OpenCourse, place: tuple[str, str]
) -> None:
    course = opened(open_course, place)
    with qtbot.waitSignal(course.widget.finished):
        qtbot.keyClick(course.widget, Qt.Key.Key_Escape)
