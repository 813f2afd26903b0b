"""Going through the course: from step to step, from chapter to chapter."""

from dataclasses import replace
from random import Random

import pytest
from pytestqt.qtbot import QtBot

from tests.course.endless import Endless
from tictac_gui.course import task_words
from tictac_gui.course.chapters import COURSE
from tictac_gui.course.playing import Judge, JudgeTask, Play, PlayTask
from tictac_gui.course.session import CourseProgress, Pace, Session
from tictac_gui.course.steps import Chapter, Failed, Remark, Task
from tictac_gui.course.trees import NotBelow
from tictac_gui.engine.search import Ending
from tictac_gui.games import CONNECT_FOUR, TIC_TAC_TOE
from tictac_gui.games.tic_tac_toe import Board
from tictac_gui.play.asking import Asker

WON = Board.parse("XX./OO./...")


def chapter(name: str, *steps: str) -> Chapter:
    return Chapter(name, tuple(Judge(step, TIC_TAC_TOE, WON) for step in steps))


FIRST, SECOND, THIRD = chapter("first", "a", "b"), chapter("second", "c"), chapter("third", "d")


@pytest.fixture
def session(worker: Asker) -> Session:
    chapters = (FIRST, SECOND, THIRD)
    return Session(
        chapters, CourseProgress(chapters, lambda _key: ""), worker, Random(1), pause_ms=0
    )


def judge(qtbot: QtBot, session: Session) -> None:
    task = session.task
    assert isinstance(task, JudgeTask)
    with qtbot.waitSignal(task.done):
        task.judge(Ending.WIN)
        qtbot.waitUntil(lambda: task.is_proving)
        task.play_move(TIC_TAC_TOE.find_hint(task.start).move)


def test_a_step_that_is_done_is_kept(qtbot: QtBot, session: Session) -> None:
    judge(qtbot, session)
    assert session.progress.done(FIRST) == {"a"}


def test_a_step_that_is_opened_again_begins_anew(qtbot: QtBot, session: Session) -> None:
    judge(qtbot, session)
    with qtbot.waitSignal(session.step_opened):
        session.open(FIRST, 0)
    assert not session.task.is_done
    assert session.progress.done(FIRST) == {"a"}


def test_only_the_task_of_the_open_step_is_there(qtbot: QtBot, session: Session) -> None:
    session.open(FIRST, 1)
    session.open(SECOND, 0)
    qtbot.waitUntil(lambda: session.findChildren(Task) == [session.task])


def test_a_position_to_be_played_is_played_against_the_computer(
    qtbot: QtBot, worker: Asker
) -> None:
    forked = Chapter("can_you_win", (Play("win", TIC_TAC_TOE, Board.parse("XO./.X./..O")),))
    session = Session(
        (forked,), CourseProgress((forked,), lambda _key: ""), worker, Random(1), pause_ms=0
    )
    task = session.task
    assert isinstance(task, PlayTask)
    task.play_move(3)
    qtbot.waitUntil(lambda: not task.is_busy)
    assert task.is_asking
    assert len(task.board.moves()) == 3, "O has moved too"


def test_the_next_chapter_is_one_that_is_not_complete(qtbot: QtBot, session: Session) -> None:
    assert session.next_chapter is SECOND
    session.open(SECOND, 0)
    judge(qtbot, session)
    session.open(FIRST, 1)
    assert session.is_last_step
    assert session.next_chapter is THIRD
    session.open_chapter(THIRD)
    judge(qtbot, session)
    assert session.next_chapter is FIRST
    session.open_chapter(FIRST)
    judge(qtbot, session)
    session.open_chapter(FIRST)
    assert session.number == 1
    judge(qtbot, session)
    assert session.next_chapter is None


def test_it_is_kept_which_step_is_open(session: Session) -> None:
    session.open(FIRST, 1)
    assert session.progress.place == ("first", 1)
    session.open_chapter(SECOND)
    assert session.progress.place == ("second", 0)


def test_it_goes_on_where_the_person_left(worker: Asker) -> None:
    chapters = (FIRST, SECOND)
    kept = {"course_place": "first b"}
    progress = CourseProgress(chapters, lambda key: kept.get(key, ""))
    session = Session(chapters, progress, worker, Random(1))
    assert (session.chapter, session.number) == (FIRST, 1)
    assert session.is_last_step


def test_the_game_is_that_of_the_open_step(worker: Asker) -> None:
    steps = (Judge("a", TIC_TAC_TOE, WON), Play("b", CONNECT_FOUR, CONNECT_FOUR.start))
    both = Chapter("both", steps)
    session = Session(
        (both,), CourseProgress((both,), lambda _key: ""), worker, Random(1), pause_ms=0
    )
    assert session.game is TIC_TAC_TOE
    session.open(both, 1)
    assert session.game is CONNECT_FOUR


class TestASearchUnderWay:
    @pytest.fixture
    def session(self, qtbot: QtBot, worker: Asker) -> Session:
        work = Endless()
        game = replace(TIC_TAC_TOE, move_scorer=work)
        endless = Chapter("endless", (Judge("a", game, WON), Judge("b", game, WON)))
        session = Session(
            (endless,), CourseProgress((endless,), lambda _key: ""), worker, Random(1), pause_ms=0
        )
        assert isinstance(session.task, JudgeTask)
        session.task.judge(Ending.WIN)
        qtbot.waitUntil(work.is_begun.is_set)
        return session

    def test_is_stopped_when_another_step_is_opened(
        self, qtbot: QtBot, session: Session, worker: Asker
    ) -> None:
        with qtbot.waitSignal(worker.ended):
            session.open(session.chapter, 1)

    def test_ends_with_its_thread_at_the_shutdown(self, session: Session, worker: Asker) -> None:
        session.shutdown()
        assert not session.task.is_busy
        assert worker._thread.isFinished()


def test_the_worker_goes_with_the_session(session: Session, worker: Asker) -> None:
    assert worker.parent() is session


class TestThePace:
    SHORT, LONG = NotBelow(), Failed("no answer has been found, " * 5)

    def session(self, saved: str, worker: Asker, pause_ms: int = 900) -> Session:
        texts = {"course_pace": saved}
        progress = CourseProgress(COURSE, lambda key: texts.get(key, ""))
        return Session(COURSE, progress, worker, Random(1), pause_ms=pause_ms)

    def reading_ms(self, session: Session, remark: Remark) -> int | None:
        session.task.remark = remark
        assert session.task.reading_ms
        return session.task.reading_ms()

    def test_leaves_time_to_read_every_letter(self, worker: Asker) -> None:
        session = self.session("", worker)
        for remark in (self.SHORT, self.LONG):
            letters, time = (
                len(task_words.remark(TIC_TAC_TOE, remark)),
                self.reading_ms(session, remark),
            )
            assert time
            assert 12 <= letters / (time - 900) * 1000 <= 17, "letters a second, after a look"

    @pytest.mark.parametrize(("saved", "share"), [("slow", 1.7), ("usual", 1.0), ("fast", 0.5)])
    def test_is_the_one_that_was_chosen(self, worker: Asker, saved: str, share: float) -> None:
        usual = self.reading_ms(self.session("usual", worker), self.LONG)
        found = self.reading_ms(self.session(saved, worker), self.LONG)
        assert usual
        assert found == pytest.approx(usual * share, abs=1)

    def test_can_be_the_person_s_own(self, worker: Asker) -> None:
        assert self.reading_ms(self.session("by_hand", worker), self.SHORT) is None

    def test_is_the_person_s_own_with_a_screen_reader(self, worker: Asker) -> None:
        session = self.session("fast", worker)
        session.is_read_aloud = True
        assert self.reading_ms(session, self.SHORT) is None

    def test_is_the_usual_one_where_the_settings_name_none(self, worker: Asker) -> None:
        assert self.session("warp", worker).progress.pace is Pace.USUAL

    def test_is_saved_once_it_is_chosen(self, qtbot: QtBot, worker: Asker) -> None:
        session = self.session("", worker)
        with qtbot.waitSignal(session.progress.written) as written:
            session.choose_pace(Pace.BY_HAND)
        assert written.args == ["course_pace", "by_hand"]
        with qtbot.assertNotEmitted(session.progress.written):
            session.choose_pace(Pace.BY_HAND)
