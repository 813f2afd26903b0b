"""The table of pairings is painted where it changes, and only there: it does so all the time."""

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QPaintEvent
from pytestqt.qtbot import QtBot

from tictac_gui.games.exact import Standing
from tictac_gui.play.runs.tournament import Result
from tictac_gui.ui.matchups.pairing_table import PairingTable

PAIRING = ("easy", "hard")


class WatchedTable(PairingTable):
    """Notes which parts of it are painted."""

    def __init__(self) -> None:
        self.painted: list[QRect] = []
        super().__init__(("easy", "hard"))

    def paintEvent(self, event: QPaintEvent) -> None:
        self.painted.append(event.rect())
        super().paintEvent(event)


def result(x_wins: int, draws: int, o_wins: int) -> Result:
    return Result(None, seed=1, standing=Standing(x_wins, draws, o_wins), games=1_000_000)


@pytest.fixture
def table(qtbot: QtBot) -> WatchedTable:
    table = WatchedTable()
    qtbot.addWidget(table)
    table.show()
    table.show_results({PAIRING: result(100_000, 200_000, 300_000)})
    qtbot.waitUntil(lambda: bool(table.painted))
    table.grab()
    table.painted.clear()
    return table


def test_a_result_that_looks_different_is_painted_and_no_other(
    qtbot: QtBot, table: WatchedTable
) -> None:
    table.show_results({PAIRING: result(100_000, 200_000, 400_000)})
    qtbot.waitUntil(lambda: bool(table.painted))
    cell = table.visualRect(table.model().index(0, 1))
    assert all(cell.contains(painted) for painted in table.painted)


def test_a_result_that_looks_the_same_is_not_painted_again(
    qtbot: QtBot, table: WatchedTable
) -> None:
    same, other = result(100_001, 200_000, 300_000), result(1, 0, 0)
    table.show_results({PAIRING: same})
    table.show_results({PAIRING: same, ("hard", "easy"): other})
    qtbot.waitUntil(lambda: bool(table.painted))
    cell = table.visualRect(table.model().index(1, 0))
    assert all(cell.contains(painted) for painted in table.painted)
    assert table.results[PAIRING] is same
