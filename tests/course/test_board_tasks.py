"""Tasks on a board: what is right, what is refuted and how, and what comes too late."""

from collections.abc import Callable
from dataclasses import replace
from random import Random
from threading import Event
from typing import NoReturn

import pytest
from PySide6.QtCore import QElapsedTimer, QObject
from pytestqt.qtbot import QtBot

from tests.countdown import COUNTDOWN
from tests.course.endless import Endless
from tictac_gui.course.playing import (
    BoardTask,
    Ended,
    Judge,
    Judged,
    JudgeTask,
    Misjudged,
    OtherMove,
    PickMove,
    PickMoveTask,
    Play,
    PlayTask,
    Shown,
    Slip,
)
from tictac_gui.course.steps import AskingTask, Failed, Right, Sign, Task
from tictac_gui.course.trees import Asked, FillTree, FillTreeTask, TreeQuestion
from tictac_gui.engine import Mark, Policy
from tictac_gui.engine.search import Ending
from tictac_gui.games import TIC_TAC_TOE, Game
from tictac_gui.games.tic_tac_toe import Board
from tictac_gui.play.asking import Asker

FORK = Board.parse("XO./.X./..O")
LOST = Board.parse("OX./..X/O..")
TWO_WINS = Board.parse("XOO/X../.XO")
PERFECT = Policy(lookahead=None)


def play_task(position: Board, worker: Asker, pause_ms: int = 0) -> PlayTask:
    return PlayTask(Play("any", TIC_TAC_TOE, position), worker, Random(1), pause_ms)


def settle(qtbot: QtBot, task: Task) -> None:
    qtbot.waitUntil(lambda: not task.is_busy)


def remarks_of(task: Task) -> list[object]:
    remarks: list[object] = []
    task.remarked.connect(remarks.append)
    return remarks


def marks_of(task: BoardTask) -> set[object]:
    return {task.marked}


class TestPlaying:
    @pytest.mark.parametrize("first", [3, 6])
    def test_every_move_that_keeps_the_result_is_right(
        self, qtbot: QtBot, worker: Asker, first: int
    ) -> None:
        task = play_task(FORK, worker)
        remarks = remarks_of(task)
        move = first
        while not task.is_done:
            task.play_move(move)
            settle(qtbot, task)
            if not task.is_done:
                move = TIC_TAC_TOE.find_hint(task.board).move
        assert remarks[-1] == Ended(Ending.WIN)
        assert not any(isinstance(each, Slip) for each in remarks)

    def test_a_slip_is_refuted_to_the_end_of_the_game(self, qtbot: QtBot, worker: Asker) -> None:
        task = play_task(FORK, worker)
        remarks = remarks_of(task)
        task.play_move(2)
        settle(qtbot, task)
        slip, *shown, end = remarks
        assert isinstance(slip, Slip)
        assert (slip.move.mark, slip.move.move) == (Mark.X, 2)
        assert slip.move.before.ending is Ending.WIN
        assert slip.move.after.ending is Ending.DRAW
        assert all(isinstance(each, Shown) for each in shown)
        assert [each.mark for each in shown if isinstance(each, Shown)][:2] == [Mark.O, Mark.X]
        assert end == Ended(Ending.DRAW, slip.move, slip_number=1)
        assert task.board.outcome
        assert task.is_right is False
        assert not task.is_done

    def test_after_a_slip_it_goes_on_where_that_was_made(self, qtbot: QtBot, worker: Asker) -> None:
        task = play_task(FORK, worker)
        remarks = remarks_of(task)
        task.play_move(6)
        settle(qtbot, task)
        before = task.board
        worse = next(
            move for move, score in TIC_TAC_TOE.search.evaluate(before).scores.items() if score <= 0
        )
        task.play_move(worse)
        settle(qtbot, task)
        end = remarks[-1]
        assert isinstance(end, Ended)
        assert end.slip_number == 2, "their own moves are counted, not the replies"
        assert end.slip
        assert end.slip.move == worse
        task.restart()
        assert task.board == before
        assert task.is_asking
        task.restart()
        assert task.board == FORK
        assert not task.can_restart

    def test_the_latest_move_is_known_whoever_made_it(self, qtbot: QtBot, worker: Asker) -> None:
        task = play_task(FORK, worker)
        latest = [task.last_move]
        task.play_move(6)
        latest.append(task.last_move)
        settle(qtbot, task)
        latest.append(task.last_move)
        [reply] = set(FORK.play(6).moves()) - set(task.board.moves())
        task.restart()
        assert [*latest, task.last_move] == [None, 6, reply, None]

    def test_a_move_takes_away_what_was_said_about_the_one_before(
        self, qtbot: QtBot, worker: Asker
    ) -> None:
        task = play_task(FORK, worker)
        task.play_move(6)
        settle(qtbot, task)
        said = task.remark
        task.play_move(task.board.moves()[0])
        assert said
        assert task.remark is None
        settle(qtbot, task)

    def test_a_task_done_again_is_not_reported_again(self, qtbot: QtBot, worker: Asker) -> None:
        last = Board.parse("XX./OO./...")
        task = play_task(last, worker)
        with qtbot.waitSignal(task.done):
            task.play_move(2)
        assert not task.can_hint
        task.restart()
        with qtbot.assertNotEmitted(task.done):
            task.play_move(2)
            settle(qtbot, task)
        assert task.remark == Ended(Ending.WIN)

    def test_a_restart_after_the_end_takes_the_praise_away(
        self, qtbot: QtBot, worker: Asker
    ) -> None:
        task = play_task(Board.parse("XX./OO./..."), worker)
        with qtbot.waitSignal(task.done):
            task.play_move(2)
        assert task.sign is Sign.RIGHT
        task.restart()
        assert marks_of(task) == {None}
        assert [task.sign, task.is_over] == [None, False]
        assert task.is_done, "it stays done"
        assert task.can_hint

    @pytest.mark.parametrize("move", LOST.moves())
    def test_where_all_moves_lose_it_is_a_slip_to_lose_sooner(
        self, qtbot: QtBot, worker: Asker, move: int
    ) -> None:
        task = play_task(LOST, worker)
        remarks = remarks_of(task)
        scores = TIC_TAC_TOE.scores(LOST)
        task.play_move(move)
        settle(qtbot, task)
        is_slip = any(isinstance(each, Slip) for each in remarks)
        assert is_slip is (scores[move] < max(scores.values()))
        assert task.is_asking is not is_slip

    def test_nothing_can_be_played_while_a_move_is_answered_or_in_a_full_cell(
        self, qtbot: QtBot, worker: Asker
    ) -> None:
        task = play_task(FORK, worker)
        task.play_move(0)
        assert task.board is FORK
        task.play_move(6)
        task.play_move(3)
        assert task.board == FORK.play(6)
        settle(qtbot, task)

    def test_a_restart_drops_an_answer_that_is_on_its_way(
        self, qtbot: QtBot, worker: Asker
    ) -> None:
        task = play_task(FORK, worker)
        with qtbot.assertNotEmitted(task.remarked, wait=200):
            task.play_move(2)
            task.restart()
        assert task.board is FORK

    def test_a_restart_ends_a_refutation(self, qtbot: QtBot, worker: Asker) -> None:
        task = play_task(FORK, worker, pause_ms=50)
        with qtbot.waitSignal(task.remarked):
            task.play_move(2)
        task.restart()
        with qtbot.assertNotEmitted(task.changed, wait=200):
            assert not task.is_busy
        assert task.board == FORK

    def test_a_game_without_explanations_can_be_played_too(
        self, qtbot: QtBot, worker: Asker
    ) -> None:
        task = PlayTask(Play("any", COUNTDOWN, COUNTDOWN.start), worker, Random(1), 0)
        while not task.is_done:
            task.play_move(COUNTDOWN.find_hint(task.board).move)
            settle(qtbot, task)

    def test_hints_end_with_a_best_move(self, qtbot: QtBot, worker: Asker) -> None:
        task = play_task(FORK, worker)
        task.hint()
        assert not task.is_busy, "the first is only a sentence"
        assert marks_of(task) == {None}
        task.hint()
        settle(qtbot, task)
        assert marks_of(task) <= {3, 6}
        assert not task.can_hint
        task.play_move(6)
        assert marks_of(task) == {None}
        assert task.hints == 0, "the next move has hints of its own"
        settle(qtbot, task)


class TestJudging:
    def test_a_right_answer_is_to_be_proved_by_a_move(self, qtbot: QtBot, worker: Asker) -> None:
        task = judging(TIC_TAC_TOE, worker)
        task.play_move(6)
        assert task.board is FORK, "nothing is to be proved yet"
        task.judge(Ending.WIN)
        settle(qtbot, task)
        assert task.remark == Judged(Mark.X, Ending.WIN)
        assert not task.is_done
        with qtbot.waitSignal(task.done):
            task.play_move(6)
        assert task.is_right
        assert task.board == FORK.play(6), "no reply: one move is proof enough"

    def test_a_move_that_proves_nothing_is_refuted(self, qtbot: QtBot, worker: Asker) -> None:
        task = judging(TIC_TAC_TOE, worker)
        remarks = remarks_of(task)
        task.judge(Ending.WIN)
        settle(qtbot, task)
        task.play_move(2)
        settle(qtbot, task)
        assert isinstance(remarks[1], Slip)
        assert isinstance(remarks[-1], Ended)
        assert task.board.outcome
        task.restart()
        assert task.board is FORK
        assert task.is_proving, "what was right stays so"
        with qtbot.waitSignal(task.done):
            task.play_move(6)

    @pytest.mark.parametrize("wrong", [Ending.DRAW, Ending.LOSS])
    def test_a_wrong_one_is_excluded_and_nothing_is_given_away(
        self, qtbot: QtBot, worker: Asker, wrong: Ending
    ) -> None:
        task = judging(TIC_TAC_TOE, worker)
        task.judge(wrong)
        settle(qtbot, task)
        assert task.remark == Misjudged(Mark.X, wrong)
        assert task.is_right is False
        assert task.excluded == {wrong}
        assert task.board is FORK, "no line of play gives the answer away"
        with qtbot.assertNotEmitted(task.remarked):
            task.judge(wrong)
        task.judge(Ending.WIN)
        settle(qtbot, task)
        assert task.is_proving

    def test_nothing_can_prove_a_loss(self, qtbot: QtBot, worker: Asker) -> None:
        task = JudgeTask(Judge("any", TIC_TAC_TOE, LOST), worker, Random(1), 0)
        with qtbot.waitSignal(task.done):
            task.judge(Ending.LOSS)
        assert task.remark == Right()

    def test_hints_end_with_the_answer_and_then_with_a_move(
        self, qtbot: QtBot, worker: Asker
    ) -> None:
        task = judging(TIC_TAC_TOE, worker)
        task.hint()
        task.hint()
        qtbot.waitUntil(lambda: task.marked is not None)
        assert marks_of(task) == {Ending.WIN}
        task.judge(Ending.WIN)
        settle(qtbot, task)
        assert task.hints == 0
        assert marks_of(task) == {None}
        task.hint()
        task.hint()
        qtbot.waitUntil(lambda: task.marked is not None)
        assert marks_of(task) <= {3, 6}


class TestWhatIsShownInTurn:
    """What replaces a remark waits until that could be read, or until the person goes on."""

    def slipped(self, qtbot: QtBot, worker: Asker, reading_ms: int | None) -> PlayTask:
        task = play_task(FORK, worker)
        task.reading_ms = lambda: reading_ms
        with qtbot.waitSignal(task.remarked):
            task.play_move(2)
        return task

    def test_waits_as_long_as_reading_takes(self, qtbot: QtBot, worker: Asker) -> None:
        task = self.slipped(qtbot, worker, 150)
        clock = QElapsedTimer()
        clock.start()
        with qtbot.waitSignal(task.remarked):
            pass
        assert clock.elapsed() >= 140, "Qt's timers may be a little early"

    def test_waits_for_the_person_who_goes_on_by_hand(self, qtbot: QtBot, worker: Asker) -> None:
        task = self.slipped(qtbot, worker, None)
        with qtbot.assertNotEmitted(task.remarked, wait=100):
            pass
        moves = 0
        said: list[object] = []
        task.remarked.connect(said.append)
        while task.can_go_on:
            moves += 1
            task.go_on()
            assert len(said) == moves, "one at a time"
        assert moves == FORK.play(2).moves_left + 1, "each move, and the end"

    def test_goes_on_at_once_when_it_has_been_read(self, qtbot: QtBot, worker: Asker) -> None:
        task = self.slipped(qtbot, worker, 3_600_000)
        with qtbot.waitSignal(task.remarked):
            task.go_on()
        assert isinstance(task.remark, Shown)

    def test_takes_up_another_pace_at_once(self, qtbot: QtBot, worker: Asker) -> None:
        task = self.slipped(qtbot, worker, None)
        task.reading_ms = lambda: 0
        with qtbot.waitSignal(task.remarked):
            task.wait_anew()

    def test_lets_lines_grow_by_themselves_that_leave_the_remark(self, qtbot: QtBot) -> None:
        step = FillTree("any", TIC_TAC_TOE, TWO_WINS, (TreeQuestion(Asked.CHOICE, ()),))
        task = FillTreeTask(step, 0)
        task.reading_ms = lambda: None
        task.choose((4,))
        assert task.is_showing
        assert not task.can_go_on
        settle(qtbot, task)
        assert task.lit


class TestPickingAMove:
    def test_accepts_what_the_player_does_and_nothing_better(
        self, qtbot: QtBot, worker: Asker
    ) -> None:
        first = Policy(lookahead=None, takes_first=True)
        task = PickMoveTask(PickMove("any", TIC_TAC_TOE, TWO_WINS, first), worker, 0)
        remarks = remarks_of(task)
        task.play_move(0)
        assert task.board is TWO_WINS, "the cell is full"
        task.play_move(6)
        settle(qtbot, task)
        assert remarks == [OtherMove()], "nothing follows from a win"
        task.restart()
        task.play_move(5)
        settle(qtbot, task)
        assert task.is_done

    def test_shows_what_follows_from_another_move(self, qtbot: QtBot, worker: Asker) -> None:
        task = PickMoveTask(PickMove("any", TIC_TAC_TOE, TWO_WINS, PERFECT), worker, 0)
        remarks = remarks_of(task)
        task.play_move(4)
        settle(qtbot, task)
        assert [type(each) for each in remarks] == [OtherMove, Shown, OtherMove]
        assert task.is_right is False
        assert task.board.outcome
        assert task.board.outcome.winner is Mark.O


class TestNothingIsAskedWhileAnAnswerIsStudied:
    def test_so_that_no_hint_takes_the_place_of_a_judgement(
        self, qtbot: QtBot, worker: Asker
    ) -> None:
        task = judging(TIC_TAC_TOE, worker)
        with qtbot.waitSignal(task.remarked):
            task.judge(Ending.WIN)
            assert not task.is_asking
            task.hint()
            assert task.hints == 0

    def test_so_that_no_other_move_does(self, qtbot: QtBot, worker: Asker) -> None:
        task = PickMoveTask(PickMove("any", TIC_TAC_TOE, TWO_WINS, PERFECT), worker, 0)
        with qtbot.waitSignal(task.done):
            task.play_move(6)
            task.play_move(4)
            task.hint()
            assert task.hints == 0
        assert task.board == TWO_WINS.play(6)


def playing(game: Game, worker: Asker) -> PlayTask:
    return PlayTask(Play("any", game, FORK), worker, Random(1), 0)


def judging(game: Game, worker: Asker) -> JudgeTask:
    return JudgeTask(Judge("any", game, FORK), worker, Random(1), 0)


def picking(game: Game, worker: Asker) -> PickMoveTask:
    return PickMoveTask(PickMove("any", game, FORK, PERFECT), worker, 0)


AnyTask = PlayTask | JudgeTask | PickMoveTask
Make = Callable[[Game, Asker], AnyTask]


def answer(task: AnyTask) -> None:
    task.judge(Ending.WIN) if isinstance(task, JudgeTask) else task.play_move(6)


def stop(qtbot: QtBot, worker: Asker, task: AnyTask, work: Endless) -> None:
    qtbot.waitUntil(work.is_begun.is_set)
    with qtbot.waitSignal(worker.ended):
        task.shutdown()
    assert not task.is_busy


def fail(*_asked: object) -> NoReturn:
    raise RuntimeError("out of ideas")


@pytest.mark.parametrize("make", [playing, judging, picking])
def test_a_fault_of_the_search_is_reported_and_the_task_goes_on(
    qtbot: QtBot, worker: Asker, caplog: pytest.LogCaptureFixture, make: Make
) -> None:
    task = make(replace(TIC_TAC_TOE, hint_finder=fail, move_scorer=fail), worker)
    with qtbot.waitSignal(task.remarked):
        answer(task)
    assert task.remark == Failed("out of ideas")
    assert "out of ideas" in caplog.text
    assert not task.is_busy
    assert task.is_asking
    assert task.board is FORK
    answer(task)
    assert task.remark is None, "that was about the answer before"


@pytest.mark.parametrize("make", [playing, judging, picking])
class TestWhatIsAskedCanBeStopped:
    """What nobody waits for any more would hold up the next, and the end of the program."""

    def test_while_the_answer_is_judged(self, qtbot: QtBot, worker: Asker, make: Make) -> None:
        work = Endless()
        task = make(replace(TIC_TAC_TOE, move_scorer=work), worker)
        answer(task)
        stop(qtbot, worker, task, work)

    def test_while_it_is_found_how_the_game_goes_on(
        self, qtbot: QtBot, worker: Asker, make: Make
    ) -> None:
        if make is judging:
            return
        work = Endless()
        task = make(replace(TIC_TAC_TOE, hint_finder=work), worker)
        answer(task)
        stop(qtbot, worker, task, work)

    def test_while_the_last_hint_is_found(self, qtbot: QtBot, worker: Asker, make: Make) -> None:
        work = Endless()
        game = replace(TIC_TAC_TOE, move_scorer=work, hint_finder=work)
        task = make(game, worker)
        task.hint()
        task.hint()
        stop(qtbot, worker, task, work)


@pytest.mark.parametrize("make", [playing, judging, picking])
def test_a_task_knows_what_it_is_about(worker: Asker, make: Make) -> None:
    task = make(TIC_TAC_TOE, worker)
    assert task.game is TIC_TAC_TOE
    assert task.start is task.board is FORK
    assert task.person is Mark.X
    assert not task.can_restart


def test_a_task_that_is_shut_down_shows_nothing_more(qtbot: QtBot, worker: Asker) -> None:
    task = play_task(FORK, worker, pause_ms=50)
    with qtbot.waitSignal(task.remarked):
        task.play_move(2)
    assert task.is_showing
    task.shutdown()
    assert not task.is_busy


def test_a_task_that_is_shut_down_says_nothing_more(qtbot: QtBot, worker: Asker) -> None:
    owner = QObject()
    task = play_task(FORK, worker)
    task.setParent(owner)
    task.play_move(2)
    with qtbot.assertNotEmitted(task.remarked, wait=200):
        task.shutdown()


def test_only_what_was_asked_last_is_answered(qtbot: QtBot, worker: Asker) -> None:
    is_begun, may_end = Event(), Event()

    def deaf(_should_stop: Callable[[], bool]) -> str:
        is_begun.set()
        assert may_end.wait(timeout=30)
        return "the first answer"

    task, answers = AskingTask(TIC_TAC_TOE, worker, pause_ms=0), list[str]()
    task._ask(deaf, answers.append)
    qtbot.waitUntil(is_begun.is_set)
    task._ask(lambda _should_stop: "the second answer", answers.append)
    may_end.set()
    qtbot.waitUntil(lambda: bool(answers))
    assert answers == ["the second answer"]
