"""The table of pairings is painted where it changes, and only there: it does so all the time."""

from itertools import product

import pytest
from PySide6.QtGui import QPaintEvent, QRegion
from pytestqt.qtbot import QtBot

from tests.window.looks import look
from tictac_gui.games import TIC_TAC_TOE
from tictac_gui.games.matchup import Standing
from tictac_gui.matchups.table import PairingTable
from tictac_gui.play.tournament import PairingResult

PLAYERS = ("easy", "medium", "hard")
PAIRING = ("easy", "hard")


class WatchedTable(PairingTable):
    """Notes which parts of it are painted."""

    def __init__(self) -> None:
        self.painted: list[QRegion] = []
        super().__init__(TIC_TAC_TOE, PLAYERS, look())

    def paintEvent(self, event: QPaintEvent) -> None:
        self.painted.append(event.region())
        super().paintEvent(event)

    def cells(self, region: QRegion) -> set[tuple[int, int]]:
        """Return which cells have a part in a region."""
        return {
            (row, column)
            for row, column in product(range(len(PLAYERS)), repeat=2)
            if region.intersects(self.visualRect(self.model().index(row, column)))
        }


def result(x_wins: int, draws: int, o_wins: int) -> PairingResult:
    return PairingResult(None, seed=1, standing=Standing(x_wins, draws, o_wins), games=1_000_000)


@pytest.fixture
def table(qtbot: QtBot) -> WatchedTable:
    table = WatchedTable()
    qtbot.addWidget(table)
    # All of it can be seen.
    table.resize(900, 400)
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
    assert all(table.cells(region) == {(0, 2)} for region in table.painted)


def test_a_result_that_looks_the_same_is_not_painted_again(
    qtbot: QtBot, table: WatchedTable
) -> None:
    same, other = result(100_001, 200_000, 300_000), result(1, 0, 0)
    table.show_results({PAIRING: same})
    table.show_results({PAIRING: same, ("hard", "easy"): other})
    qtbot.waitUntil(lambda: bool(table.painted))
    assert all(table.cells(region) == {(2, 0)} for region in table.painted)
    assert table.results[PAIRING] is same


def test_when_all_results_change_each_frame_paints_a_row_s_worth_of_them_until_all_are_shown(
    qtbot: QtBot, table: WatchedTable
) -> None:
    pairings = table.pairings
    table.show_results({})
    table.show_results(dict.fromkeys(pairings, result(1, 0, 0)))
    qtbot.waitUntil(lambda: bool(table.painted))
    table.painted.clear()
    results = {pairing: result(0, 1, at) for at, pairing in enumerate(pairings)}
    table.show_results(results)

    def are_all_shown() -> bool:
        return len({cell for region in table.painted for cell in table.cells(region)}) == 9

    qtbot.waitUntil(are_all_shown)
    assert max(len(table.cells(region)) for region in table.painted) == len(PLAYERS)
    expected = PairingTable(TIC_TAC_TOE, PLAYERS, look())
    qtbot.addWidget(expected)
    expected.resize(table.size())
    expected.show_results(results)
    expected.show()
    # Only one of the two has the focus.
    for each in (table, expected):
        each.clearFocus()
    assert table.grab().toImage() == expected.grab().toImage()
