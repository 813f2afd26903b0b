"""What is guessed is counted and played afterwards, and not shown before."""

from dataclasses import replace
from random import Random
from time import perf_counter
from typing import NoReturn

import pytest
from pytestqt.qtbot import QtBot

from tictac_gui.course.guessing import (
    GAMES,
    GuessCount,
    GuessCountTask,
    Guessed,
    GuessMatch,
    GuessMatchTask,
    NameMatch,
    NameMatchTask,
    OtherPlayer,
)
from tictac_gui.course.steps import Failed
from tictac_gui.engine.methods import Method
from tictac_gui.engine.search import Ending
from tictac_gui.games import TIC_TAC_TOE
from tictac_gui.games.matchup import ExactTools
from tictac_gui.play.asking import Asker
from tictac_gui.play.long_run import REPORT_MS

START = TIC_TAC_TOE.start


def counting(worker: Asker, shown: Method, asked: Method) -> GuessCountTask:
    step = GuessCount("count", TIC_TAC_TOE, START, shown, asked, (20_000, 5_000, 700))
    return GuessCountTask(step, worker, pause_ms=0)


def fail(*_asked: object) -> NoReturn:
    raise RuntimeError("out of ideas")


FAULTY = replace(TIC_TAC_TOE, exact=fail)


class TestCounting:
    def test_shows_one_method_before_the_guess_and_the_other_after_it(
        self, worker: Asker, qtbot: QtBot
    ) -> None:
        task = counting(worker, Method.CACHE, Method.CACHE_AND_SYMMETRY)
        qtbot.waitUntil(lambda: task.counts.get(Method.CACHE) == 5_478)
        assert Method.CACHE_AND_SYMMETRY not in task.counts
        with qtbot.waitSignal(task.done):
            task.give(20_000)
        assert task.counts == {Method.CACHE: 5_478, Method.CACHE_AND_SYMMETRY: 765}
        assert task.guess == 20_000

    def test_a_guess_need_not_wait_for_the_slow_method(self, worker: Asker, qtbot: QtBot) -> None:
        task = counting(worker, Method.PLAIN, Method.ALPHA_BETA)
        is_busy = [task.is_busy]
        with qtbot.waitSignals([worker.ended, task.done]):
            task.give(20_000)
            is_busy.append(task.is_busy)
            assert not task.can_hint
        assert is_busy == [False, True]
        assert task.counts == {Method.PLAIN: 549_946, Method.ALPHA_BETA: 18_297}

    def test_the_slow_method_is_counted_live(self, worker: Asker, qtbot: QtBot) -> None:
        task = counting(worker, Method.PLAIN, Method.ALPHA_BETA)
        with qtbot.waitSignal(task.changed):
            pass
        qtbot.waitUntil(lambda: 0 < task.counts[Method.PLAIN] < 549_946)
        task.shutdown()

    def test_the_live_count_is_reported_no_more_often_than_it_can_be_read(
        self, worker: Asker, qtbot: QtBot
    ) -> None:
        begun = perf_counter()
        task = counting(worker, Method.PLAIN, Method.ALPHA_BETA)
        reports: list[float] = []
        task.changed.connect(lambda: reports.append(perf_counter()))
        qtbot.waitUntil(lambda: len(reports) >= 3)
        # Qt's timers are right to one in twenty.
        assert reports[2] - begun > 0.9 * 3 * REPORT_MS / 1000
        task.shutdown()

    def test_nothing_is_reported_any_more_once_all_is_counted(
        self, worker: Asker, qtbot: QtBot
    ) -> None:
        task = counting(worker, Method.CACHE, Method.CACHE_AND_SYMMETRY)
        with qtbot.waitSignal(task.done):
            task.give(700)
        with qtbot.assertNotEmitted(task.changed, wait=3 * REPORT_MS):
            pass

    def test_a_count_that_is_shut_down_goes_no_further(self, worker: Asker, qtbot: QtBot) -> None:
        task = counting(worker, Method.PLAIN, Method.ALPHA_BETA)
        qtbot.waitUntil(lambda: task.counts[Method.PLAIN] > 0)
        with (
            qtbot.waitSignal(worker.ended),
            qtbot.assertNotEmitted(task.changed, wait=3 * REPORT_MS),
        ):
            task.shutdown()
        assert task.counts == {}

    def test_only_the_first_guess_counts(self, worker: Asker, qtbot: QtBot) -> None:
        task = counting(worker, Method.CACHE, Method.CACHE_AND_SYMMETRY)
        with qtbot.waitSignal(task.done):
            task.give(700)
            task.give(5_000)
        assert task.guess == 700
        assert not task.can_hint

    def test_the_last_hint_counts_in_secret(self, worker: Asker, qtbot: QtBot) -> None:
        task = counting(worker, Method.PLAIN, Method.CACHE)
        task.hint()
        task.hint()
        assert task.counts == {Method.PLAIN: 549_946}, "nor need a hint wait for the slow method"
        qtbot.waitUntil(lambda: task.marked == 5_000)
        assert Method.CACHE not in task.counts
        with qtbot.waitSignal(task.done):
            task.give(5_000)
        assert task.marked is None

    def test_a_fault_is_reported_and_lets_the_person_guess_again(
        self, worker: Asker, qtbot: QtBot
    ) -> None:
        task = counting(worker, Method.PLAIN, Method.CACHE)
        task.give(20_000)
        with qtbot.waitSignal(task.remarked):
            task._ask(fail, fail)
        assert task.remark == Failed("out of ideas")
        assert task.guess is None
        with qtbot.assertNotEmitted(task.changed, wait=3 * REPORT_MS):
            assert task.can_hint
        with qtbot.waitSignal(task.done):
            task.give(700)

    def test_the_last_hint_may_come_after_the_first_method_was_counted(
        self, worker: Asker, qtbot: QtBot
    ) -> None:
        task = counting(worker, Method.CACHE, Method.CACHE_AND_SYMMETRY)
        qtbot.waitUntil(lambda: task.counts == {Method.CACHE: 5_478})
        task.hint()
        task.hint()
        qtbot.waitUntil(lambda: task.marked == 700)

    @pytest.mark.parametrize(("guess", "is_too_high"), [(20_000, True), (700, False)])
    def test_a_guess_is_compared_once_it_is_counted(
        self, worker: Asker, qtbot: QtBot, guess: int, *, is_too_high: bool
    ) -> None:
        task = counting(worker, Method.CACHE, Method.CACHE_AND_SYMMETRY)
        assert not task.is_too_high
        with qtbot.waitSignal(task.done):
            task.give(guess)
            assert task.remark == Guessed()
            assert not task.is_too_high, "that is not known yet"
        assert task.is_too_high == is_too_high
        assert task.is_well_done != is_too_high


class TestMatches:
    def made(self, worker: Asker) -> GuessMatchTask:
        step = GuessMatch("easy", TIC_TAC_TOE, ("easy", "random"), Ending.WIN, (50, 80))
        return GuessMatchTask(step, worker, Random(1), pause_ms=0)

    def test_are_played_after_the_guess(self, worker: Asker, qtbot: QtBot) -> None:
        task = self.made(worker)
        assert task.share is None
        with qtbot.waitSignal(task.done):
            task.give(50)
        result = task.result
        assert result
        assert result.standing.games == GAMES == 10_000
        assert result.odds
        assert task.share == result.odds.x_wins

    @pytest.mark.parametrize(("guess", "is_too_high"), [(58, False), (59, True)])
    def test_are_compared_with_the_guess_in_per_cent(
        self, worker: Asker, qtbot: QtBot, guess: int, *, is_too_high: bool
    ) -> None:
        step = GuessMatch("any", TIC_TAC_TOE, ("random", "random"), Ending.WIN, (58, 59))
        task = GuessMatchTask(step, worker, Random(1), pause_ms=0)
        with qtbot.waitSignal(task.done):
            task.give(guess)
        assert task.share
        assert 0.58 < task.share < 0.585
        assert task.is_too_high == is_too_high
        assert task.is_well_done != is_too_high

    def test_are_the_same_ones_with_the_same_seed(self, worker: Asker, qtbot: QtBot) -> None:
        results = []
        for _ in range(2):
            task = self.made(worker)
            with qtbot.waitSignal(task.done):
                task.give(50)
            results.append(task.result)
        assert results[0] == results[1]

    def test_are_shown_while_they_are_played(self, worker: Asker, qtbot: QtBot) -> None:
        task = self.made(worker)
        played: list[int] = []
        task.changed.connect(
            lambda: played.append(task.result.standing.games if task.result else 0)
        )
        with qtbot.waitSignal(task.done):
            task.give(50)
            assert played == [0], "the guess is shown at once"
        assert any(0 < games < GAMES for games in played)

    def test_the_last_hint_marks_the_nearest_guess_and_shows_no_result(
        self, worker: Asker, qtbot: QtBot
    ) -> None:
        task = self.made(worker)
        task.hint()
        assert not task.is_busy, "the first hint needs no odds"
        task.hint()
        marked = [task.marked]
        with qtbot.waitSignal(task.changed):
            pass
        assert [*marked, task.marked] == [None, 80]
        assert task.result is None
        assert task.share is None
        task.hint()
        assert not task.is_busy, "there is no other hint"

    def test_a_fault_is_reported_and_lets_the_person_guess_again(
        self, worker: Asker, qtbot: QtBot
    ) -> None:
        step = GuessMatch("easy", FAULTY, ("easy", "random"), Ending.WIN, (50, 80))
        task = GuessMatchTask(step, worker, Random(1), pause_ms=0)
        for _ in range(2):
            task.give(50)
            qtbot.waitUntil(lambda: not task.is_busy)
            assert task.remark == Failed("out of ideas")
            assert task.guess is None
            assert task.can_hint


class TestNaming:
    OFFERS = "hard", "minimax", "unbeatable"

    def made(self, worker: Asker, qtbot: QtBot) -> NameMatchTask:
        step = NameMatch("who", TIC_TAC_TOE, ("hard", "unbeatable"), self.OFFERS)
        task = NameMatchTask(step, worker, Random(1), pause_ms=0)
        qtbot.waitUntil(lambda: not task.is_busy)
        assert task.asked_result
        return task

    def test_a_wrong_name_is_played_beside_it(self, worker: Asker, qtbot: QtBot) -> None:
        task = self.made(worker, qtbot)
        with qtbot.waitSignal(task.remarked) as remarked:
            task.name("hard")
        assert remarked.args
        [said] = remarked.args
        assert isinstance(said, OtherPlayer)
        assert said.name == "hard"
        assert task.asked_result
        assert task.named_result
        assert task.named_result.odds == said.odds != task.asked_result.odds
        assert task.is_right is False
        assert not task.is_done

    def test_the_right_name_is_done(self, worker: Asker, qtbot: QtBot) -> None:
        task = self.made(worker, qtbot)
        with qtbot.waitSignal(task.done):
            task.name("unbeatable")

    def test_a_name_is_accepted_when_nothing_is_played_and_until_it_is_the_right_one(
        self, worker: Asker, qtbot: QtBot
    ) -> None:
        task = self.made(worker, qtbot)
        assert (task.opponent, task.named) == ("hard", None)
        with qtbot.waitSignal(task.done):
            task.name("unbeatable")
            task.name("hard")
        task.name("hard")
        assert task.named == "unbeatable"
        assert not task.is_busy
        assert task.asked_result
        assert task.named_result
        assert task.asked_result.standing == task.named_result.standing

    def test_a_fault_is_reported_and_another_name_can_be_given(
        self, worker: Asker, qtbot: QtBot
    ) -> None:
        task = self.made(worker, qtbot)
        task.name("hard")
        with qtbot.waitSignal(task.remarked):
            task._ask(fail, fail)
        assert task.remark == Failed("out of ideas")
        assert task.named is None
        with qtbot.waitSignal(task.done):
            task.name("unbeatable")

    def test_goes_on_though_the_first_games_have_failed(self, worker: Asker, qtbot: QtBot) -> None:
        faults = iter([True])

        def exact() -> ExactTools:
            if next(faults, False):
                fail()
            assert TIC_TAC_TOE.exact
            return TIC_TAC_TOE.exact()

        step = NameMatch(
            "who", replace(TIC_TAC_TOE, exact=exact), ("hard", "unbeatable"), self.OFFERS
        )
        task = NameMatchTask(step, worker, Random(1), pause_ms=0)
        qtbot.waitUntil(lambda: task.remark == Failed("out of ideas"))
        assert not task.asked_result
        with qtbot.waitSignal(task.remarked):
            task.name("hard")
        assert isinstance(task.remark, OtherPlayer)
        with qtbot.waitSignal(task.done):
            task.name("unbeatable")

    def test_only_the_latest_name_is_compared(self, worker: Asker, qtbot: QtBot) -> None:
        task = self.made(worker, qtbot)
        for name in ("hard", "minimax"):
            with qtbot.waitSignal(task.remarked):
                task.name(name)
            assert isinstance(task.remark, OtherPlayer)
            assert task.named_result
            assert task.remark.odds == task.named_result.odds
            assert task.remark.name == name

    def test_the_last_hint_gives_the_name_away(self, worker: Asker, qtbot: QtBot) -> None:
        task = self.made(worker, qtbot)
        task.hint()
        assert task.marked is None
        task.hint()
        assert task.marked == "unbeatable"
