"""All methods run on a board, one after the other."""

from typing import cast

import pytest
from pytestqt.qtbot import QtBot

from tests.boards import draw
from tests.gated_board import GatedBoard
from tictac_gui.analysis.methods_model import MethodsModel, Results
from tictac_gui.engine.methods import Method
from tictac_gui.engine.search import WIN
from tictac_gui.games import TIC_TAC_TOE
from tictac_gui.games.tic_tac_toe import Board
from tictac_gui.play.asking import Asker

SAMPLE = draw("""
    O.X
    X.X
    .OO
""")
MIDGAME = draw("""
    X..
    .O.
    ...
""")


class Log:
    """What a model has reported, in order."""

    def __init__(self, model: MethodsModel) -> None:
        self.facts: list[str] = []
        self._model = model
        self._last: tuple[Results, Method | None] = (model.results, None)
        model.changed.connect(self._on_changed)

    def _on_changed(self, has_ended: bool) -> None:
        results = self._model.results
        is_started = results is not self._last[0] or results.running is not self._last[1]
        if results.running and is_started:
            self.facts.append(results.running.name)
        self._last = results, results.running
        if has_ended:
            assert results.ending
            self.facts.append(f"{results.ending.name.lower()} {results.failure}".rstrip())


@pytest.fixture
def model(worker: Asker) -> MethodsModel:
    return MethodsModel(TIC_TAC_TOE, worker)


@pytest.fixture
def log(model: MethodsModel) -> Log:
    return Log(model)


def positions(model: MethodsModel) -> list[int]:
    return [measured.positions for measured in model.results.measured.values()]


def start(model: MethodsModel, board: Board) -> None:
    model.show_position(TIC_TAC_TOE, board)
    model.run()


def run(qtbot: QtBot, model: MethodsModel, board: Board) -> None:
    with qtbot.waitSignal(model.changed, check_params_cb=bool):
        start(model, board)


def run_until_the_first_method(qtbot: QtBot, model: MethodsModel) -> None:
    start(model, Board())
    qtbot.waitUntil(lambda: model.results.running is Method.PLAIN)


def test_all_methods_are_run_in_order(qtbot: QtBot, model: MethodsModel, log: Log) -> None:
    run(qtbot, model, SAMPLE)
    assert not model.is_running
    assert log.facts == [*(method.name for method in Method), "finished"]
    assert list(model.results.measured) == list(Method)
    assert positions(model) == [9, 8, 9, 9, 8]
    assert {measured.value for measured in model.results.measured.values()} == {WIN}
    assert all(measured.seconds > 0 for measured in model.results.measured.values())


def test_the_length_of_plain_minimax_is_known_when_it_starts(
    qtbot: QtBot, model: MethodsModel
) -> None:
    run_until_the_first_method(qtbot, model)
    assert model.plain_positions == 549_946
    model.cancel()


def test_all_look_as_far_ahead_as_was_chosen(qtbot: QtBot, model: MethodsModel) -> None:
    model.choose_lookahead(2)
    run(qtbot, model, Board())
    assert model.plain_positions == positions(model)[0] == 1 + 9 + 9 * 8


def test_the_one_that_is_running_can_be_watched(qtbot: QtBot, model: MethodsModel) -> None:
    board = GatedBoard()
    start(model, cast("Board", board))
    assert model.is_running
    assert model.visited == 0
    qtbot.waitUntil(lambda: model.visited == GatedBoard.VISITED, timeout=30_000)
    model.cancel()
    assert model.visited == 0
    board.open()


class TestCancelling:
    def test_ends_it_at_once(
        self, qtbot: QtBot, model: MethodsModel, worker: Asker, log: Log
    ) -> None:
        run_until_the_first_method(qtbot, model)
        with qtbot.waitSignal(worker.ended):
            model.cancel()
        assert not model.is_running
        assert log.facts == ["PLAIN", "cancelled"]

    def test_keeps_what_was_measured_and_reports_no_more(
        self, qtbot: QtBot, model: MethodsModel, worker: Asker, log: Log
    ) -> None:
        model.changed.connect(lambda: model.results.measured and model.cancel())
        run(qtbot, model, SAMPLE)
        with qtbot.waitSignal(worker.ended):
            worker.ask(worker, lambda _should_stop: None, print, print)
        assert log.facts == ["PLAIN", "cancelled"]
        assert positions(model) == [9]

    def test_reports_nothing_when_there_is_nothing_to_cancel(
        self, qtbot: QtBot, model: MethodsModel, log: Log
    ) -> None:
        model.cancel()
        run(qtbot, model, SAMPLE)
        model.cancel()
        assert "cancelled" not in log.facts


def test_starting_again_forgets_the_earlier_board(
    qtbot: QtBot, model: MethodsModel, log: Log
) -> None:
    run_until_the_first_method(qtbot, model)
    run(qtbot, model, MIDGAME)
    assert log.facts == ["PLAIN", *(method.name for method in Method), "finished"]
    assert positions(model) == [7332, 844, 634, 201, 130]


class Broken(Board):
    """A board that can't be searched."""

    def moves(self) -> tuple[int, ...]:
        raise RuntimeError("out of cells")


def test_a_failure_is_reported_and_ends_it(qtbot: QtBot, model: MethodsModel, log: Log) -> None:
    run(qtbot, model, Broken())
    assert log.facts == ["failed out of cells"]
    assert not model.is_running
    run(qtbot, model, SAMPLE)
    assert log.facts[-1] == "finished"


def test_shutting_down_while_it_runs_reports_nothing_and_may_be_repeated(
    qtbot: QtBot, model: MethodsModel, log: Log
) -> None:
    run_until_the_first_method(qtbot, model)
    model.shutdown()
    model.shutdown()
    assert not model.is_running
    assert log.facts == ["PLAIN"]
