from typing import cast

import pytest
from pytestqt.qtbot import QtBot

from tests.boards import draw
from tests.gated_board import GatedBoard
from tictac_gui.analysis.methods_model import Comparison
from tictac_gui.engine.methods import Measurement, Method
from tictac_gui.engine.search import WIN
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


class Told:
    """Everything that a comparison has told, in order."""

    def __init__(self, comparison: Comparison) -> None:
        self.facts: list[str] = []
        self.measurements: list[Measurement] = []
        comparison.method_started.connect(lambda method: self.facts.append(method.name))
        comparison.method_finished.connect(self.measurements.append)
        comparison.finished.connect(lambda: self.facts.append("finished"))
        comparison.cancelled.connect(lambda: self.facts.append("cancelled"))
        comparison.failed.connect(lambda reason: self.facts.append(f"failed: {reason}"))

    @property
    def positions(self) -> list[int]:
        return [measured.positions for measured in self.measurements]


@pytest.fixture
def comparison(worker: Asker) -> Comparison:
    return Comparison(worker)


@pytest.fixture
def told(comparison: Comparison) -> Told:
    return Told(comparison)


def test_all_methods_are_run_in_order(qtbot: QtBot, comparison: Comparison, told: Told) -> None:
    with qtbot.waitSignal(comparison.finished):
        comparison.start(SAMPLE)
    assert not comparison.is_running
    assert told.facts == [*(method.name for method in Method), "finished"]
    assert [measured.method for measured in told.measurements] == list(Method)
    assert told.positions == [9, 8, 9, 9, 8]
    assert {measured.value for measured in told.measurements} == {WIN}
    assert all(measured.seconds > 0 for measured in told.measurements)


def test_the_length_of_plain_minimax_is_known_when_it_starts(
    qtbot: QtBot, comparison: Comparison
) -> None:
    with qtbot.waitSignal(comparison.method_started):
        comparison.start(Board())
    assert comparison.plain_positions == 549_946
    comparison.cancel()


def test_all_look_only_so_many_moves_ahead(
    qtbot: QtBot, comparison: Comparison, told: Told
) -> None:
    with qtbot.waitSignal(comparison.finished):
        comparison.start(Board(), lookahead=2)
    assert comparison.plain_positions == told.positions[0] == 1 + 9 + 9 * 8


def test_the_one_that_is_running_can_be_watched(qtbot: QtBot, comparison: Comparison) -> None:
    board = GatedBoard()
    comparison.start(cast("Board", board))
    assert comparison.is_running
    assert comparison.visited == 0
    qtbot.waitUntil(lambda: comparison.visited == GatedBoard.VISITED, timeout=30_000)
    comparison.cancel()
    assert comparison.visited == 0
    board.open()


class TestCancelling:
    def test_ends_it_at_once(
        self, qtbot: QtBot, comparison: Comparison, worker: Asker, told: Told
    ) -> None:
        with qtbot.waitSignal(comparison.method_started):
            comparison.start(Board())
        with qtbot.waitSignal(worker.ended):
            comparison.cancel()
        assert not comparison.is_running
        assert told.facts == ["PLAIN", "cancelled"]

    def test_keeps_what_was_told_and_tells_no_more(
        self, qtbot: QtBot, comparison: Comparison, worker: Asker, told: Told
    ) -> None:
        comparison.method_finished.connect(comparison.cancel)
        with qtbot.waitSignal(comparison.cancelled):
            comparison.start(SAMPLE)
        with qtbot.waitSignal(worker.ended):
            worker.ask(worker, lambda _should_stop: None, print, print)
        assert told.facts == ["PLAIN", "cancelled"]
        assert told.positions == [9]

    def test_tells_nothing_when_there_is_nothing_to_cancel(
        self, qtbot: QtBot, comparison: Comparison, told: Told
    ) -> None:
        comparison.cancel()
        with qtbot.waitSignal(comparison.finished):
            comparison.start(SAMPLE)
        comparison.cancel()
        assert "cancelled" not in told.facts


def test_starting_again_forgets_the_earlier_board(
    qtbot: QtBot, comparison: Comparison, told: Told
) -> None:
    with qtbot.waitSignal(comparison.method_started):
        comparison.start(Board())
    with qtbot.waitSignal(comparison.finished):
        comparison.start(MIDGAME)
    assert told.facts == ["PLAIN", *(method.name for method in Method), "finished"]
    assert told.positions == [7332, 844, 634, 201, 130]


class Broken(Board):
    """A board that can't be searched."""

    def moves(self) -> tuple[int, ...]:
        raise RuntimeError("out of cells")


def test_a_failure_is_told_and_ends_it(qtbot: QtBot, comparison: Comparison, told: Told) -> None:
    with qtbot.waitSignal(comparison.failed):
        comparison.start(cast("Board", Broken()))
    assert told.facts == ["failed: out of cells"]
    assert not comparison.is_running
    with qtbot.waitSignal(comparison.finished):
        comparison.start(SAMPLE)


def test_shutting_down_while_it_runs_tells_nothing_and_may_be_repeated(
    qtbot: QtBot, comparison: Comparison, told: Told
) -> None:
    with qtbot.waitSignal(comparison.method_started):
        comparison.start(Board())
    comparison.shutdown()
    comparison.shutdown()
    assert not comparison.is_running
    assert told.facts == ["PLAIN"]
