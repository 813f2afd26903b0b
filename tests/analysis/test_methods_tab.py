"""The methods tab, with a real worker that really searches."""

from collections.abc import Iterator
from math import log10
from typing import cast

import pytest
from PySide6.QtCore import QLocale, QPoint, Qt
from PySide6.QtWidgets import QApplication, QLabel, QProgressBar, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from tests.boards import draw
from tests.gated_board import GatedBoard
from tests.window.looks import look
from tictac_gui.analysis import methods_words
from tictac_gui.analysis.methods_model import MethodsModel
from tictac_gui.analysis.methods_tab import BLOCKS, BoardPicture, LogBar, MethodRow, MethodsTab
from tictac_gui.engine import Mark
from tictac_gui.engine.methods import Measurement, Method
from tictac_gui.games import TIC_TAC_TOE, BoardPosition
from tictac_gui.games.tic_tac_toe import Board
from tictac_gui.look import theme
from tictac_gui.look.appearance import Appearance, Scheme
from tictac_gui.look.motion import Motion
from tictac_gui.look.theme import Theme
from tictac_gui.play.asking import Asker
from tictac_gui.words import game_words

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

X_WON = draw("""
    XXX
    OO.
    ...
""")

OFFER = "Press Run to search it in five ways and compare them."


class Tab:
    """The tab, reached by the names of its widgets."""

    def __init__(self, widget: MethodsTab, model: MethodsModel, qtbot: QtBot) -> None:
        self.widget = widget
        self.model = model
        self._qtbot = qtbot

    def label(self, name: str) -> str:
        [label] = self.widget.findChildren(QLabel, f"methods_{name}")
        return label.text()

    @property
    def status(self) -> str:
        return self.label("status")

    @property
    def subject(self) -> str:
        return self.label("subject")

    @property
    def board(self) -> BoardPosition:
        [picture] = self.widget.findChildren(BoardPicture)
        return picture.board

    @property
    def rows(self) -> list[MethodRow]:
        return self.widget.findChildren(MethodRow)

    def row(self, method: Method) -> MethodRow:
        [row] = self.widget.findChildren(MethodRow, f"method_{method.name.lower()}")
        return row

    @property
    def positions(self) -> list[str]:
        return [row.text.split(" · ")[0] for row in self.rows]

    @property
    def progress(self) -> QProgressBar:
        [progress] = self.widget.findChildren(QProgressBar, "methods_progress")
        return progress

    def button(self, name: str) -> QPushButton:
        [button] = self.widget.findChildren(QPushButton, f"{name}_methods")
        return button

    def click(self, name: str) -> None:
        self._qtbot.mouseClick(self.button(name), Qt.MouseButton.LeftButton)

    def run(self, board: Board) -> None:
        self.model.show_position(TIC_TAC_TOE, board)
        self.click("run")
        self._qtbot.waitUntil(self.button("run").isEnabled, timeout=30_000)


@pytest.fixture
def appearance(qapp: QApplication) -> Appearance:
    return Appearance(qapp, Motion(), Scheme.LIGHT)


@pytest.fixture
def tab(qtbot: QtBot, worker: Asker, appearance: Appearance) -> Tab:
    model = MethodsModel(TIC_TAC_TOE, worker)
    widget = MethodsTab(model, appearance.look)
    qtbot.addWidget(widget)
    widget.resize(440, 640)
    widget.show()
    widget.activateWindow()
    qtbot.waitUntil(widget.isActiveWindow)
    return Tab(widget, model, qtbot)


@pytest.fixture
def _in_english() -> Iterator[None]:
    usual = QLocale()
    QLocale.setDefault(QLocale(QLocale.Language.English, QLocale.Country.UnitedKingdom))
    yield
    QLocale.setDefault(usual)


class TestBeforeItIsRun:
    def test_nothing_is_searched(self, tab: Tab) -> None:
        tab.model.show_position(TIC_TAC_TOE, MIDGAME)
        assert tab.subject == "This board, X to move"
        assert tab.status == OFFER
        assert tab.board == MIDGAME
        assert [row.text for row in tab.rows] == [""] * 5
        assert tab.button("run").isEnabled()
        assert not tab.button("cancel").isEnabled()
        assert not tab.progress.isVisible()

    def test_every_method_is_explained_in_two_sentences(self, tab: Tab) -> None:
        texts = [label.text() for label in tab.widget.findChildren(QLabel)]
        for method in Method:
            explanation = methods_words.explanation(method, TIC_TAC_TOE)
            assert explanation in texts
            assert explanation.count(".") == 2
            assert tab.row(method).accessibleDescription() == explanation

    def test_a_finished_game_has_nothing_to_search(self, tab: Tab) -> None:
        tab.model.show_position(TIC_TAC_TOE, X_WON)
        assert tab.subject == "The game is over"
        assert tab.status == "There is nothing to search."
        assert not tab.button("run").isEnabled()
        tab.model.show_position(TIC_TAC_TOE, Board())
        assert tab.status == OFFER
        assert tab.button("run").isEnabled()


class TestTheResults:
    def test_are_what_each_method_visited(self, tab: Tab) -> None:
        tab.run(MIDGAME)
        numbers = (7332, 844, 634, 201, 130)
        assert tab.positions == [f"{number} calls" for number in numbers]
        assert tab.status == "All five agree: with best play it's a draw."

    @pytest.mark.exhaustive
    @pytest.mark.usefixtures("_in_english")
    def test_of_the_empty_board_are_the_known_numbers(self, tab: Tab) -> None:
        tab.run(Board())
        numbers = ("549,946", "18,297", "5,478", "765", "616")
        assert tab.positions == [f"{number} calls" for number in numbers]

    def test_are_named_in_one_sentence_for_those_who_do_not_see_them(self, tab: Tab) -> None:
        tab.run(MIDGAME)
        plain, alpha_beta = (row.accessibleName() for row in tab.rows[:2])
        assert plain.startswith("Plain minimax: 7332 calls, ")
        assert plain.endswith("s, baseline")
        assert alpha_beta.startswith("Alpha-beta: 844 calls, ")
        assert "s, 8.7 times fewer, " in alpha_beta

    def test_have_bars_that_grow_by_a_block_for_ten_times_as_much(self, tab: Tab) -> None:
        tab.run(MIDGAME)
        blocks = [row.blocks[0] for row in tab.rows]
        assert blocks == pytest.approx([log10(n) for n in (7332, 844, 634, 201, 130)])
        assert all(0 < row.blocks[1] <= BLOCKS for row in tab.rows)

    @pytest.mark.parametrize(
        ("board", "result"),
        [
            (SAMPLE, "X wins"),
            (draw("XO. X.. ..."), "X wins"),
            (draw("X.. .O. ..X"), "it's a draw"),
        ],
    )
    def test_say_what_the_board_is_worth(self, tab: Tab, board: Board, result: str) -> None:
        tab.run(board)
        assert tab.status == f"All five agree: with best play {result}."

    def test_stay_and_say_so_when_play_goes_on(self, tab: Tab) -> None:
        tab.run(SAMPLE)
        tab.model.show_position(TIC_TAC_TOE, SAMPLE.play(1))
        assert tab.board == SAMPLE
        assert tab.subject == "Another board, X to move"
        assert tab.status.endswith("X wins. Press Run to search the current position.")
        assert tab.positions[0] == "9 calls"
        tab.model.show_position(TIC_TAC_TOE, SAMPLE.play(4))
        assert tab.status.endswith("X wins. The game on the board is over.")
        assert not tab.button("run").isEnabled()
        tab.model.show_position(TIC_TAC_TOE, SAMPLE)
        assert tab.subject == "This board, X to move"
        assert tab.status == "All five agree: with best play X wins."

    def test_give_way_to_those_of_the_next_run(self, tab: Tab) -> None:
        tab.run(MIDGAME)
        tab.run(SAMPLE)
        assert tab.board == SAMPLE
        assert tab.positions == [f"{number} calls" for number in (9, 8, 9, 9, 8)]


class TestWhileItRuns:
    @pytest.fixture
    def board(self) -> Iterator[GatedBoard]:
        board = GatedBoard()
        yield board
        board.open()

    @pytest.fixture
    def running(self, qtbot: QtBot, tab: Tab, board: GatedBoard) -> Tab:
        tab.model.show_position(TIC_TAC_TOE, cast("Board", board))
        tab.click("run")
        qtbot.waitUntil(lambda: tab.progress.value() == GatedBoard.VISITED, timeout=30_000)
        return tab

    def test_it_counts_towards_the_known_end(self, running: Tab) -> None:
        assert running.progress.isVisible()
        assert running.progress.maximum() == 549_946
        visited = GatedBoard.VISITED
        assert running.status == f"Plain minimax: {visited} of 549946 calls…"
        assert running.row(Method.PLAIN).text == f"{visited} calls · running…"
        assert running.row(Method.PLAIN).blocks[0] == pytest.approx(log10(visited))
        assert running.row(Method.CACHE).text == "waiting"
        assert running.row(Method.CACHE).accessibleName() == "Cache: waiting"

    def test_it_can_be_cancelled(self, running: Tab, board: GatedBoard) -> None:
        running.click("cancel")
        assert running.status == "Cancelled."
        assert [row.text for row in running.rows] == ["not finished", *["not run"] * 4]
        assert not running.progress.isVisible()
        board.open()
        running.run(SAMPLE)
        assert running.positions[0] == "9 calls"

    def test_the_board_it_runs_on_stays(self, running: Tab) -> None:
        running.model.show_position(TIC_TAC_TOE, SAMPLE)
        assert running.board == Board()
        assert running.subject == "Another board, X to move"
        assert running.status.startswith("Plain minimax: ")
        running.click("cancel")
        assert running.status == "Cancelled. Press Run to search the current position."

    def test_the_keyboard_stays_where_it_is_needed(self, qtbot: QtBot, running: Tab) -> None:
        running.click("cancel")
        running.button("run").setFocus()
        qtbot.keyClick(running.button("run"), Qt.Key.Key_Space)
        assert running.widget.focusWidget() is running.button("cancel")
        qtbot.keyClick(running.button("cancel"), Qt.Key.Key_Space)
        assert running.widget.focusWidget() is running.button("run")
        assert running.status == "Cancelled."

    def test_it_can_be_shut_down_twice(
        self, running: Tab, board: GatedBoard, worker: Asker
    ) -> None:
        board.open()
        running.model.shutdown()
        running.model.shutdown()
        assert worker._thread.isFinished()


def test_what_was_finished_is_kept_when_the_rest_is_cancelled(qtbot: QtBot, tab: Tab) -> None:
    tab.model.changed.connect(lambda: tab.model.results.measured and tab.model.cancel())
    tab.model.show_position(TIC_TAC_TOE, SAMPLE)
    tab.click("run")
    qtbot.waitUntil(tab.button("run").isEnabled)
    assert tab.status == "Cancelled. What was finished is kept."
    assert tab.positions == ["9 calls", *["not run"] * 4]


class Broken(Board):
    """A board that can't be searched."""

    def play(self, _cell: int) -> Board:
        raise RuntimeError("out of ideas")


def test_a_failure_is_reported(tab: Tab) -> None:
    tab.run(Broken())
    assert tab.status == "The comparison failed: out of ideas"
    assert [row.text for row in tab.rows] == ["not run"] * 5
    tab.run(SAMPLE)
    assert tab.status == "All five agree: with best play X wins."


class TestWords:
    @pytest.mark.usefixtures("_in_english")
    @pytest.mark.parametrize(
        ("seconds", "text"),
        [
            (12.3456, "12.35 s"),
            (1.4567, "1.46 s"),
            (0.2441, "244 ms"),
            (0.00563, "5.6 ms"),
            (0.000015, "15 µs"),
            (0.0000041, "4.1 µs"),
        ],
    )
    def test_say_times_as_exactly_as_is_sensible(self, seconds: float, text: str) -> None:
        assert methods_words.duration(seconds) == text

    @pytest.mark.parametrize(
        ("positions", "seconds", "savings"),
        [
            (1, 1, ["1000 times fewer", "10 times faster"]),
            (100, 4, ["10 times fewer", "2.5 times faster"]),
            (800, 9.9, ["1.3 times fewer", "about as fast"]),
            (990, 20, ["about the same number", "2.0 times slower"]),
            (1000, 10.2, ["the same number", "about as fast"]),
        ],
    )
    def test_say_what_is_saved(self, positions: int, seconds: float, savings: list[str]) -> None:
        plain = Measurement(Method.PLAIN, 0, 1000, 10)
        measured = Measurement(Method.CACHE, 0, positions, seconds)
        assert methods_words.savings(measured, plain) == savings

    @pytest.mark.parametrize(("value", "winner"), [(1, Mark.O), (-1, Mark.X)])
    def test_say_who_wins(self, value: int, winner: Mark) -> None:
        text = methods_words.result(TIC_TAC_TOE, value, Mark.O)
        assert text == f"All five agree: with best play {winner.value} wins."

    def test_describe_the_board(self) -> None:
        assert game_words.rows(TIC_TAC_TOE, MIDGAME) == (
            "Row 1: X, empty, empty. Row 2: empty, O, empty. Row 3: empty, empty, empty."
        )


class TestTheKeyboard:
    def test_reaches_every_row_and_button(self, qtbot: QtBot, tab: Tab) -> None:
        tab.button("run").setFocus()
        reached = []
        for _ in range(6):
            focused = tab.widget.focusWidget()
            reached.append(focused.objectName())
            assert focused.accessibleName()
            qtbot.keyClick(focused, Qt.Key.Key_Tab)
        rows = [f"method_{method.name.lower()}" for method in Method]
        assert reached == ["run_methods", *rows]


class TestTheLook:
    @pytest.mark.parametrize(
        ("scheme", "colours"), [(Scheme.LIGHT, theme.LIGHT), (Scheme.DARK, theme.DARK)]
    )
    def test_follows_the_scheme(
        self, tab: Tab, appearance: Appearance, scheme: Scheme, colours: Theme
    ) -> None:
        tab.run(SAMPLE)
        appearance.choose(scheme)
        bar = tab.row(Method.PLAIN).findChildren(LogBar)[0]
        image = tab.widget.grab().toImage()
        full = bar.mapTo(tab.widget, QPoint(5, bar.height() // 2))
        hollow = bar.mapTo(tab.widget, QPoint(bar.width() - 10, bar.height() // 2))
        assert image.pixelColor(full) == colours.accent
        assert image.pixelColor(hollow) == colours.surface

    def test_marks_the_row_that_has_the_keyboard(self, qtbot: QtBot, tab: Tab) -> None:
        row = tab.row(Method.CACHE)
        accent = theme.LIGHT.accent.name()
        assert edge_colour(row) != accent
        row.setFocus()
        qtbot.waitUntil(row.hasFocus)
        assert edge_colour(row) == accent

    @pytest.mark.usefixtures("doubled_font")
    def test_clips_no_text_in_twice_the_size(self, qtbot: QtBot, tab: Tab) -> None:
        tab.run(MIDGAME)
        tab.widget.resize(1, 1)

        def is_whole(label: QLabel) -> bool:
            place = label.mapTo(tab.widget, label.rect().topRight())
            needed = label.minimumSizeHint()
            return label.width() >= needed.width() and place.x() < tab.widget.width()

        labels = tab.widget.findChildren(QLabel)
        qtbot.waitUntil(lambda: all(map(is_whole, labels)))
        assert tab.widget.width() < 560

    def test_fits_the_smallest_panel(self, tab: Tab) -> None:
        tab.run(MIDGAME)
        needed = tab.widget.minimumSizeHint()
        assert needed.width() <= 420
        assert needed.height() <= 400


def edge_colour(widget: QWidget) -> str:
    image = widget.grab().toImage()
    return image.pixelColor(image.width() // 2, 0).name()


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
