"""The methods tab with Connect Four: compared at equal lookahead."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QLocale, Qt
from PySide6.QtWidgets import QApplication, QComboBox, QLabel, QPushButton
from pytestqt.qtbot import QtBot

from tests.window.looks import look
from tictac_gui.analysis import methods_words
from tictac_gui.analysis.methods_model import MethodsModel
from tictac_gui.analysis.methods_tab import MethodRow, MethodsTab
from tictac_gui.engine import Mark
from tictac_gui.engine.methods import Method
from tictac_gui.games import CONNECT_FOUR, TIC_TAC_TOE
from tictac_gui.games.connect_four import Board
from tictac_gui.games.tic_tac_toe import Board as Grid
from tictac_gui.play.asking import Asker

WINNING = Board.parse("112233")


class Tab:
    """The tab, reached by the names of its widgets."""

    def __init__(self, widget: MethodsTab, qtbot: QtBot) -> None:
        self.widget = widget
        self.qtbot = qtbot

    @property
    def subject(self) -> str:
        return self.widget.findChildren(QLabel, "methods_subject")[0].text()

    @property
    def status(self) -> str:
        return self.widget.findChildren(QLabel, "methods_status")[0].text()

    @property
    def lookahead(self) -> QComboBox:
        [box] = self.widget.findChildren(QComboBox, "methods_lookahead")
        return box

    @property
    def rows(self) -> list[MethodRow]:
        return self.widget.findChildren(MethodRow)

    @property
    def positions(self) -> list[str]:
        return [row.text.split(" · ")[0] for row in self.rows]

    def choose(self, lookahead: int) -> None:
        self.lookahead.setCurrentIndex(lookahead - 1)
        self.lookahead.activated.emit(lookahead - 1)

    def run(self) -> None:
        [run] = self.widget.findChildren(QPushButton, "run_methods")
        self.qtbot.mouseClick(run, Qt.MouseButton.LeftButton)
        self.qtbot.waitUntil(run.isEnabled, timeout=30_000)


@pytest.fixture
def model(qapp: QApplication) -> Iterator[MethodsModel]:  # noqa: ARG001 - it must exist
    model = MethodsModel(CONNECT_FOUR, Asker())
    yield model
    model.shutdown()


@pytest.fixture
def new_tab(qtbot: QtBot, model: MethodsModel) -> Callable[[], Tab]:
    def make() -> Tab:
        widget = MethodsTab(model, look())
        qtbot.addWidget(widget)
        widget.resize(440, 640)
        widget.show()
        return Tab(widget, qtbot)

    return make


@pytest.fixture
def tab(new_tab: Callable[[], Tab]) -> Tab:
    return new_tab()


def test_is_named_with_the_lookahead(tab: Tab) -> None:
    assert tab.subject == "This board, Amber to move, lookahead 6"
    assert [tab.lookahead.itemData(each) for each in range(8)] == list(range(1, 9))
    tab.choose(3)
    assert tab.subject == "This board, Amber to move, lookahead 3"


def test_counts_what_each_method_visits(tab: Tab) -> None:
    tab.choose(4)
    tab.run()
    # As many as there are positions up to that ply, and up to their mirror images.
    assert tab.positions[0] == "2801 calls"
    assert tab.positions[2:4] == ["1415 calls", "719 calls"]
    assert tab.status.startswith("All five agree: estimate ")
    assert "at lookahead 4, " in tab.status


def test_says_who_wins_where_that_is_seen(tab: Tab) -> None:
    tab.widget._model.show_position(CONNECT_FOUR, WINNING)
    tab.choose(2)
    tab.run()
    assert tab.status == "All five agree: Amber wins with best play."
    tab.widget._model.show_position(CONNECT_FOUR, WINNING.play(6))
    assert "Press Run to search the current position." in tab.status


def test_keeps_its_results_and_says_what_run_would_do_with_another_lookahead(tab: Tab) -> None:
    tab.choose(2)
    tab.run()
    found = tab.positions
    tab.choose(3)
    assert tab.subject == "This board, Amber to move, lookahead 2"
    assert tab.positions == found
    assert tab.status.endswith("Press Run to search it with lookahead 3.")
    tab.choose(2)
    assert "Press Run" not in tab.status


def test_forgets_the_results_of_another_game(tab: Tab) -> None:
    tab.choose(2)
    tab.run()
    tab.widget._model.show_position(TIC_TAC_TOE, Grid())
    assert tab.subject == "This board, X to move"
    assert tab.status == "Press Run to search it in five ways and compare them."
    assert [row.text for row in tab.rows] == [""] * 5
    assert not tab.lookahead.isVisible()


def test_stops_what_runs_when_the_game_is_switched(tab: Tab) -> None:
    tab.choose(8)
    [run] = tab.widget.findChildren(QPushButton, "run_methods")
    tab.qtbot.mouseClick(run, Qt.MouseButton.LeftButton)
    assert not run.isEnabled()
    tab.widget._model.show_position(TIC_TAC_TOE, Grid())
    assert run.isEnabled()
    assert tab.status == "Press Run to search it in five ways and compare them."


def test_goes_on_in_another_language_with_what_was_chosen(
    tab: Tab, new_tab: Callable[[], Tab]
) -> None:
    tab.choose(3)
    tab.run()
    other = new_tab()
    assert other.lookahead.currentData() == 3
    assert (other.subject, other.status) == (tab.subject, tab.status)
    assert other.positions == tab.positions


def test_explains_the_methods_for_the_game(tab: Tab) -> None:
    texts = [label.text() for label in tab.widget.findChildren(QLabel)]
    for method, row in zip(Method, tab.rows, strict=True):
        explanation = methods_words.explanation(method, CONNECT_FOUR)
        assert explanation in texts
        assert row.accessibleDescription() == explanation
        assert explanation.count(".") == 2
        assert "rotated" not in explanation
        assert "nine" not in explanation


@pytest.mark.parametrize(
    ("value", "words"),
    [
        (12, "estimate +12 at lookahead 4, a little better for Red"),
        (-40, "estimate −40 at lookahead 4, much better for Amber"),
        (0, "estimate 0 at lookahead 4, about even"),
        (1000, "Red wins with best play"),
    ],
)
def test_says_what_all_have_found(value: int, words: str) -> None:
    assert methods_words.result(CONNECT_FOUR, value, Mark.O, 4) == f"All five agree: {words}."


def test_fits_the_smallest_panel(tab: Tab) -> None:
    usual = QLocale()
    QLocale.setDefault(QLocale("en_GB"))
    tab.choose(3)
    tab.run()
    QLocale.setDefault(usual)
    needed = tab.widget.minimumSizeHint()
    assert needed.width() <= 420
    assert needed.height() <= 400
