"""A row says what a method took."""

import pytest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from tests.window.looks import look
from tictac_gui.analysis.methods_tab import MethodRow
from tictac_gui.engine.methods import Measurement, Method
from tictac_gui.games import TIC_TAC_TOE

PLAIN = Measurement(Method.PLAIN, 0, 100_000, 2.0)


@pytest.fixture
def row(qtbot: QtBot) -> MethodRow:
    row = MethodRow(Method.ALPHA_BETA, look())
    qtbot.addWidget(row)
    row.show_game(TIC_TAC_TOE)
    return row


@pytest.mark.usefixtures("english_numbers")
def test_calls_time_and_savings_are_shown_and_said(row: MethodRow) -> None:
    row.show_measurement(Measurement(Method.ALPHA_BETA, 0, 1000, 0.02), PLAIN)
    texts = [label.text() for label in row.findChildren(QLabel)]
    assert {"1,000 calls", "20 ms"} <= set(texts)
    assert list(row.blocks) == pytest.approx([3, 4.3], abs=0.01)
    for said in ("1,000", "20", "100"):
        assert said in row.accessibleName()


@pytest.mark.usefixtures("english_numbers")
def test_calls_are_counted_while_it_runs(row: MethodRow) -> None:
    row.show_running(500)
    assert row.text == "500 calls · running…"
    assert row.accessibleName().endswith(": running…")


def test_a_note_takes_the_place_of_numbers(row: MethodRow) -> None:
    row.show_running(500)
    row.show_note("Too many.")
    assert row.text == "Too many."
    assert row.blocks == (0, 0)


def test_it_explains_its_method(row: MethodRow) -> None:
    assert row.toolTip() == row.accessibleDescription() != ""
