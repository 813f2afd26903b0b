"""What has been done of the course is kept as texts, which are not believed blindly."""

from pytestqt.qtbot import QtBot

from tictac_gui.course.playing import Play
from tictac_gui.course.session import CourseProgress
from tictac_gui.course.steps import Chapter
from tictac_gui.games import TIC_TAC_TOE


def chapter(name: str, *steps: str) -> Chapter:
    return Chapter(name, tuple(Play(step, TIC_TAC_TOE, TIC_TAC_TOE.start) for step in steps))


FIRST, SECOND = chapter("first", "a", "b"), chapter("second", "c")


def begun(**kept: str) -> CourseProgress:
    return CourseProgress((FIRST, SECOND), lambda key: kept.get(key, ""))


def test_begins_at_the_first_step() -> None:
    progress = begun()
    assert progress.place == ("first", 0)
    assert not progress.is_begun
    assert progress.done(FIRST) == set()


def test_goes_on_where_the_person_left() -> None:
    progress = begun(course_first="a", course_place="second c")
    assert progress.place == ("second", 0)
    assert progress.done(FIRST) == {"a"}
    assert progress.first_open(FIRST) == 1
    assert progress.is_begun


def test_does_not_believe_what_it_does_not_know() -> None:
    for place in ("third c", "first c", "first", "first a b", "", "17"):
        assert begun(course_place=place).place == ("first", 0)
    assert begun(course_first="b x c 17").done(FIRST) == {"b"}


def test_keeps_what_is_done_once(qtbot: QtBot) -> None:
    progress = begun(course_first="b")
    with qtbot.waitSignal(progress.written) as written, qtbot.waitSignal(progress.changed):
        progress.mark_done(FIRST, 0)
    assert written.args == ["course_first", "a b"]
    assert progress.is_complete(FIRST)
    with qtbot.assertNotEmitted(progress.written):
        progress.mark_done(FIRST, 0)


def test_keeps_where_the_person_is(qtbot: QtBot) -> None:
    progress = begun()
    with qtbot.waitSignal(progress.written) as written:
        progress.move_to(FIRST, 1)
    assert written.args == ["course_place", "first b"]
    assert progress.place == ("first", 1)


def test_a_chapter_that_is_complete_begins_again_at_its_start() -> None:
    assert begun(course_first="a b").first_open(FIRST) == 0


def test_forgets_everything_when_asked_to(qtbot: QtBot) -> None:
    progress = begun(course_first="a", course_second="c")
    written: list[tuple[str, str]] = []
    progress.written.connect(lambda key, text: written.append((key, text)))
    with qtbot.waitSignal(progress.changed):
        progress.reset()
    assert not progress.is_begun
    assert written == [("course_first", ""), ("course_second", "")]
