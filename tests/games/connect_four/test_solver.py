"""The solver in both its forms: as it stands, and compiled where that has been done."""

from __future__ import annotations

import sys
from collections.abc import Callable
from importlib.util import module_from_spec, spec_from_file_location
from itertools import pairwise
from pathlib import Path
from statistics import quantiles
from threading import Event, Thread
from time import process_time
from types import ModuleType
from unittest.mock import patch

import pytest

from tests.games.connect_four.oracle import oracle_scores
from tictac_gui.engine import SearchStopped
from tictac_gui.games.connect_four import Board, cells, solver

TICK_SECONDS = 0.005
LATEST_SECONDS = 0.02


def plain_form() -> ModuleType:
    """Load the source itself, also where Python would prefer what is compiled.

    It is loaded as where people have no Cython, and under a name in its package: only there is
    measured which lines run.
    """
    file = Path(cells.__file__).with_name("solver.py")
    spec = spec_from_file_location("tictac_gui.games.connect_four.plain_solver", file)
    assert spec
    assert spec.loader
    module = module_from_spec(spec)
    with patch.dict(sys.modules, {"cython": None}):
        spec.loader.exec_module(module)
    return module


FORMS = {"plain": plain_form()} | ({"compiled": solver} if solver.IS_COMPILED else {})


@pytest.fixture(params=FORMS)
def form(request: pytest.FixtureRequest) -> ModuleType:
    return FORMS[request.param]


class Flag:
    """What the worker has: it can be called, and its flag be read without the interpreter lock."""

    def __init__(self) -> None:
        self.flag = bytearray(1)

    def __call__(self) -> bool:
        return bool(self.flag[0])


def long_question(form: ModuleType, should_stop: Callable[[], bool]) -> None:
    """Ask what takes both forms longer than any of these tests."""
    form.Solver(form.new_table(), should_stop).score(0, 0)


def test_other_threads_run_while_it_solves(form: ModuleType) -> None:
    """A tick counts as late by what this process has computed meanwhile, whatever others do.

    On a busy machine the solver may have a core when the ticks have none, so that one in ten may be
    late. If the solver kept the interpreter to itself, all would be.
    """
    stop, is_solving, times = Flag(), Event(), list[float]()

    def solve() -> None:
        is_solving.set()
        with pytest.raises(SearchStopped):
            long_question(form, stop)

    thread = Thread(target=solve)
    thread.start()
    is_solving.wait()
    tick = Event()
    for _ in range(200):
        times.append(process_time())
        tick.wait(TICK_SECONDS)
    stop.flag[0] = 1
    thread.join()
    gaps = [later - sooner for sooner, later in pairwise(times)]
    assert quantiles(gaps, n=10)[-1] < TICK_SECONDS + LATEST_SECONDS


class TestStopping:
    @pytest.mark.parametrize("wait", [0, 0.001, 0.01, 0.1])
    def test_is_done_by_the_flag(self, form: ModuleType, wait: float) -> None:
        stop, ended = Flag(), Event()

        def solve() -> None:
            with pytest.raises(SearchStopped):
                long_question(form, stop)
            ended.set()

        thread = Thread(target=solve)
        thread.start()
        ended.wait(wait)
        assert not ended.is_set()
        stop.flag[0] = 1
        thread.join()
        assert ended.is_set()

    def test_is_done_by_the_call_too(self, form: ModuleType) -> None:
        calls = iter([False, False, True])
        with pytest.raises(SearchStopped):
            long_question(form, lambda: next(calls))
        assert not list(calls)

    def test_leaves_a_table_that_is_right(self, form: ModuleType) -> None:
        table, calls = form.new_table(), iter([False, True])
        with pytest.raises(SearchStopped):
            form.Solver(table, lambda: next(calls)).score(0, 0)
        board, scores = oracle_scores()[24][0]
        for column, score in scores.items():
            assert scored(form, table, board, column) == score

    def test_passes_on_whatever_the_call_raises(self, form: ModuleType) -> None:
        def interrupted() -> bool:
            raise KeyboardInterrupt

        with pytest.raises(KeyboardInterrupt):
            long_question(form, interrupted)


def scored(form: ModuleType, table: object, board: Board, column: int) -> int:
    """Return a column's score as others count it."""
    after = board.play(column)
    if after.is_won:
        return (board.moves_left + 1) // 2
    if after.outcome:
        return 0
    return -int(form.Solver(table).score(after.own, after.filled))


class TestScores:
    @pytest.mark.parametrize("discs", range(21, 42))
    def test_are_those_of_another_solver(self, form: ModuleType, discs: int) -> None:
        table = form.new_table()
        for board, scores in oracle_scores()[discs][:10]:
            assert {c: scored(form, table, board, c) for c in board.moves()} == scores

    def test_do_not_depend_on_what_the_table_holds(self, form: ModuleType) -> None:
        shared = form.new_table()
        for board, scores in oracle_scores()[26][:30]:
            for column in board.moves():
                assert scored(form, shared, board, column) == scores[column]
                assert scored(form, form.new_table(), board, column) == scores[column]


def test_both_forms_visit_the_same_positions() -> None:
    for board, _ in oracle_scores()[24][:20]:
        visited = set()
        for form in FORMS.values():
            asked = form.Solver(form.new_table())
            asked.score(board.own, board.filled)
            visited.add(asked.visited)
        assert len(visited) == 1
