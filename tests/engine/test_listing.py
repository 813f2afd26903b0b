"""The text that is shown is run, and compared with the trace call by call and line by line."""

from collections.abc import Iterator
from itertools import islice
from math import inf
from typing import Any

import pytest

from tests.boards import reachable
from tests.connect_four import random_positions
from tests.countdown import Countdown
from tests.engine.running_text import RunText
from tictac_gui.engine.listing import Execution, Role
from tictac_gui.engine.position import Position
from tictac_gui.engine.trace import Call, Scoring, Trace
from tictac_gui.games.connect_four import Board as FourBoard
from tictac_gui.games.tic_tac_toe import Board

SAMPLE = Board.parse("O.X/X.X/.OO")
TRAP = FourBoard.parse("73766245772667543125356557223336")
TO_THE_END = [scoring for scoring in Scoring if not scoring.beats_estimates]
WITH_ESTIMATES = [scoring for scoring in Scoring if scoring.beats_estimates]
LATE = tuple(board for board in reachable() if len(board.moves()) <= 5)
"""Finished games, too: the tab shows whatever is on the board."""

prune = pytest.mark.parametrize("prune", [False, True], ids=["plain", "alpha-beta"])


def all_calls(trace: Trace[Any]) -> Iterator[Call[Any]]:
    waiting = [trace.root]
    while waiting:
        call = waiting.pop()
        yield call
        waiting += reversed(trace.children(call))


def assert_calls_are_those_of_the_text(trace: Trace[Any], run: RunText) -> None:
    calls = list(all_calls(trace))
    assert run.value == trace.root.value
    assert [(call.number, call.position, call.value) for call in calls] == [
        (made.number, made.board, made.value) for made in run.calls
    ]
    for call, made in zip(calls, run.calls, strict=True):
        given = {
            "player": trace.root.position.turn,
            "depth": call.depth,
            "alpha": call.window.alpha,
            "beta": call.window.beta,
        }
        assert made.arguments == {name: given[name] for name in made.arguments}


def assert_lines_are_those_that_run(trace: Trace[Any], run: RunText) -> None:
    execution = Execution(trace)
    assert execution.lines == len(run.lines)
    own: dict[tuple[int, ...], dict[str, object]] = {}
    for number, ran in enumerate(run.lines):
        moment = execution.moment(number)
        assert moment.number == number
        assert moment.line == ran.line
        assert tuple(call.number for call in moment.stack) == ran.stack
        assert moment.call.position == ran.board
        assert moment.variables == ran.variables
        assert list(moment.variables) == list(ran.variables), "in the order of assignment"
        assert execution.listing.lines[ran.line - 1].role is moment.role
        assert moment.best == ran.variables.get("best")
        assert moment.window.alpha == ran.variables.get("alpha", -inf)
        assert moment.window.beta == ran.variables.get("beta", inf)
        before = own.get(ran.stack, {})
        changed = {name for name in ran.variables if ran.variables[name] != before.get(name, "?")}
        if moment.role is not Role.CALL:
            assert changed <= {moment.assigned}
        own[ran.stack] = ran.variables


def assert_same(
    position: Position, *, prune: bool, scoring: Scoring, lookahead: int | None = None
) -> None:
    trace = Trace(position, prune=prune, scoring=scoring, lookahead=lookahead)
    run = RunText(Execution(trace).listing.text).run(position)
    assert_calls_are_those_of_the_text(trace, run)
    assert_lines_are_those_that_run(trace, run)


class TestTheShownTextMakesTheCallsOfTheTraceLineByLine:
    @prune
    @pytest.mark.parametrize("scoring", TO_THE_END)
    def test_in_tic_tac_toe(self, prune: bool, scoring: Scoring) -> None:
        for board in islice(LATE, 0, None, 311):
            assert_same(board, prune=prune, scoring=scoring)

    @prune
    @pytest.mark.parametrize("scoring", WITH_ESTIMATES)
    @pytest.mark.parametrize("lookahead", [1, 2, 3])
    def test_in_connect_four(self, prune: bool, scoring: Scoring, lookahead: int) -> None:
        for board in (TRAP, *random_positions(2, seed=lookahead)):
            assert_same(board, prune=prune, scoring=scoring, lookahead=lookahead)

    @prune
    @pytest.mark.parametrize("scoring", WITH_ESTIMATES)
    @pytest.mark.parametrize("lookahead", [4, 8])
    def test_as_far_ahead_as_can_be_chosen(
        self, prune: bool, scoring: Scoring, lookahead: int
    ) -> None:
        assert_same(TRAP, prune=prune, scoring=scoring, lookahead=lookahead)

    @prune
    @pytest.mark.parametrize("scoring", Scoring)
    @pytest.mark.parametrize("lookahead", [None, 3])
    def test_in_a_game_that_nobody_thought_of(
        self, prune: bool, scoring: Scoring, lookahead: int | None
    ) -> None:
        # With ten counters a late win would be worth as little as a draw, with more even less.
        for counters in (1, 2, 7, 10, 12):
            assert_same(Countdown(counters), prune=prune, scoring=scoring, lookahead=lookahead)

    @pytest.mark.exhaustive
    @prune
    @pytest.mark.parametrize("scoring", TO_THE_END)
    def test_in_hundreds_of_positions_of_tic_tac_toe(self, prune: bool, scoring: Scoring) -> None:
        for board in islice(LATE, 0, None, 13):
            assert_same(board, prune=prune, scoring=scoring)


class TestALineOfTheSampleBoard:
    """Nine calls of plain minimax, each beginning where the trace's steps say so."""

    TRACE = Trace(SAMPLE)
    EXECUTION = Execution(TRACE)

    def moments(self) -> Iterator[Any]:
        return map(self.EXECUTION.moment, range(self.EXECUTION.lines))

    def test_is_found_for_every_step_of_the_trace(self) -> None:
        found = [
            (moment.call.number, moment.role)
            for step in range(self.TRACE.steps)
            for moment in [self.EXECUTION.moment(self.EXECUTION.number_of(step))]
        ]
        over = Role.RETURN_WIN
        assert found == [
            (1, Role.CALL),
            (2, Role.CALL),
            (3, over),
            (4, over),
            (2, Role.RETURN),
            (5, over),
            (6, Role.CALL),
            (7, Role.CALL),
            (8, over),
            (7, Role.RETURN),
            (9, over),
            (6, Role.RETURN),
            (1, Role.RETURN),
        ]

    def test_belongs_to_the_step_that_the_trace_has_reached(self) -> None:
        steps = [moment.step for moment in self.moments()]
        assert steps == sorted(steps)
        assert set(steps) == set(range(self.TRACE.steps))
        for step in range(self.TRACE.steps):
            assert self.EXECUTION.moment(self.EXECUTION.number_of(step)).step == step

    def test_in_a_caller_comes_when_the_trace_has_returned_to_it(self) -> None:
        kept = [
            (moment.call.number, moment.variables["value"], moment.variables["best"], moment.step)
            for moment in self.moments()
            if moment.role is Role.KEEP and moment.call.number == 1
        ]
        assert kept == [(1, -10, -inf, 4), (1, 10, -10, 5), (1, -10, 10, 11)]

    def test_over_runs_the_calls_that_it_makes(self) -> None:
        passed, number = [], 0
        while number < self.EXECUTION.lines - 1:
            moment = self.EXECUTION.moment(number)
            passed.append(moment.role)
            assert moment.call.number == 1
            number = self.EXECUTION.over(number)
        once = [Role.TRY, Role.PLAY, Role.ASK, Role.KEEP]
        start = [Role.CALL, Role.IS_OVER, Role.WHOSE_TURN, Role.BEGIN]
        assert passed == [*start, *once * 3, Role.TRY]
        assert self.EXECUTION.over(number) == number

    def test_out_is_the_next_of_the_caller(self) -> None:
        for moment in self.moments():
            out = self.EXECUTION.moment(self.EXECUTION.out(moment.number))
            if len(moment.stack) > 1:
                assert out.stack == moment.stack[:-1]
                assert (out.role, out.variables["value"]) == (Role.KEEP, moment.call.value)
            else:
                assert out.number == self.EXECUTION.lines - 1

    def test_exists_only_as_often_as_one_runs(self) -> None:
        for number in (-1, self.EXECUTION.lines):
            with pytest.raises(IndexError):
                self.EXECUTION.moment(number)


def test_of_millions_of_lines_each_is_found_at_once() -> None:
    execution = Execution(Trace(Board()))
    assert execution.lines > 5_000_000
    last = execution.moment(execution.lines - 1)
    assert (last.role, last.call.number, last.variables["best"]) == (Role.RETURN, 1, 0)
    middle = execution.moment(execution.lines // 2)
    assert execution.moment(execution.number_of(middle.step)).step == middle.step


def test_a_text_has_only_the_lines_that_are_needed() -> None:
    plain = Execution(Trace(SAMPLE)).listing
    assert "def minimax(board, player):" in plain.text
    assert "alpha" not in plain.text
    assert "depth" not in plain.text
    distances = Execution(Trace(SAMPLE, scoring=Scoring.DISTANCES)).listing
    assert "return 10 - depth if winner == player else depth - 10" in distances.text
    ahead = Execution(Trace(TRAP, prune=True, scoring=Scoring.THOUSANDS, lookahead=4)).listing
    assert "def minimax(board, player, depth=0, alpha=-inf, beta=inf):" in ahead.text
    assert "if depth == 4:" in ahead.text
    assert [len(listing.lines) for listing in (plain, distances, ahead)] == [31, 31, 40]
    assert max(len(line.text) for line in ahead.lines) <= 66
