"""The graph of a game: who would win after each move, to be clicked on and stepped through."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QApplication, QToolTip
from pytestqt.qtbot import QtBot

from tests.main_window import OpenWindow, Window
from tests.sample_games import O_WINS, X_WINS
from tests.tic_tac_toe import review
from tests.window.pictures import shows
from tictac_gui.analysis import graph as graph_module
from tictac_gui.analysis import moves_words
from tictac_gui.analysis.graph import GameGraph
from tictac_gui.analysis.graph_model import ExpectedResult, expected_results, without
from tictac_gui.engine import Mark
from tictac_gui.engine.review import Review
from tictac_gui.games import TIC_TAC_TOE
from tictac_gui.look import theme
from tictac_gui.play.setup import Players, Setup

LEFT = Qt.MouseButton.LeftButton


class TestAnExpectedResult:
    def test_is_known_before_and_after_each_move(self) -> None:
        found = expected_results(review(X_WINS))
        assert found[0] == ExpectedResult()
        assert found[1] == ExpectedResult()
        # O's mistake: X wins with its third move from here.
        assert found[2] == ExpectedResult(Mark.X, 3)
        assert found[-1] == ExpectedResult(Mark.X, 0)

    def test_counts_the_moves_of_the_winner(self) -> None:
        found = expected_results(review(O_WINS))
        assert found[-1] == ExpectedResult(Mark.O, 0)
        assert found[-2] == ExpectedResult(Mark.O, 1)

    def test_is_higher_the_sooner_x_wins_and_lower_the_sooner_o_wins(self) -> None:
        steps = [
            *(ExpectedResult(Mark.O, moves) for moves in range(5)),
            ExpectedResult(),
            *(ExpectedResult(Mark.X, moves) for moves in reversed(range(5))),
        ]
        heights = [result.height(5) for result in steps]
        assert heights == sorted(heights)
        assert len(set(heights)) == len(heights)
        assert (heights[0], heights[-1]) == (-1.0, 1.0)

    def test_is_not_known_where_a_verdict_is_missing(self) -> None:
        found = expected_results(without(review(X_WINS), 2))
        assert [number for number, result in enumerate(found) if result is None] == [3]
        assert expected_results(Review()) == [None]


@pytest.fixture
def window(open_window: OpenWindow, qtbot: QtBot) -> Window:
    window = open_window(Setup(Players.TWO_PEOPLE))
    window.action("analysis").trigger()
    window.play(*X_WINS)
    graph = window.find(GameGraph, "graph")
    qtbot.waitUntil(lambda: None not in graph.results)
    return window


@pytest.fixture
def graph(window: Window) -> GameGraph:
    return window.find(GameGraph, "graph")


class TestTheGraph:
    def test_goes_to_the_position_that_is_clicked(
        self, qtbot: QtBot, window: Window, graph: GameGraph
    ) -> None:
        for column in (2, 0, len(X_WINS)):
            qtbot.mouseClick(graph, LEFT, pos=graph.centre(column).toPoint())
            assert len(window.widget._look_back.moves) == column

    def test_does_nothing_beside_the_columns(
        self, qtbot: QtBot, window: Window, graph: GameGraph
    ) -> None:
        for place in (QPoint(3, 20), QPoint(graph.width() - 15, 20)):
            qtbot.mouseClick(graph, LEFT, pos=place)
            assert not window.widget._look_back.is_active

    def test_is_stepped_through_by_keys_and_says_each_step(
        self,
        qtbot: QtBot,
        window: Window,
        graph: GameGraph,
        monkeypatch: pytest.MonkeyPatch,
    ) -> None:
        said: list[str] = []
        monkeypatch.setattr(graph_module, "announce", lambda _widget, text: said.append(text))
        assert graph in window.focusable
        graph.setFocus(Qt.FocusReason.TabFocusReason)
        for key, column in (
            (Qt.Key.Key_Home, 0),
            (Qt.Key.Key_Right, 1),
            (Qt.Key.Key_Right, 2),
            (Qt.Key.Key_Left, 1),
            (Qt.Key.Key_End, len(X_WINS)),
        ):
            qtbot.keyClick(graph, key)
            assert len(window.widget._look_back.moves) == column
        assert said[0] == "Start of the game. Draw."
        assert said[2].startswith("Move 2, O, ")
        assert said[2].endswith(": Mistake. X wins in 3.")
        assert said[-1].endswith("X has won.")

    def test_leaves_digits_to_the_board(
        self, qtbot: QtBot, window: Window, graph: GameGraph
    ) -> None:
        window.action("new_game").trigger()
        qtbot.keyClick(graph, Qt.Key.Key_5)
        assert window.controller.moves == (4,)

    def test_is_described_as_a_whole(self, graph: GameGraph) -> None:
        assert graph.accessibleName() == "Course of the game"
        text = graph.accessibleDescription()
        assert text == "At the start: Draw. From move 2: X wins."

    def test_explains_a_column_in_a_tool_tip(self, qtbot: QtBot, graph: GameGraph) -> None:
        place = graph.centre(2).toPoint()
        event = QHelpEvent(QEvent.Type.ToolTip, place, graph.mapToGlobal(place))
        QApplication.sendEvent(graph, event)
        qtbot.waitUntil(lambda: QToolTip.text().endswith(": Mistake. X wins in 3."))
        QToolTip.hideText()

    def test_draws_line_and_mistakes(self, graph: GameGraph) -> None:
        for colour in (theme.LIGHT.accent, theme.LIGHT.loss, theme.LIGHT.surface):
            assert shows(graph, colour)

    def test_draws_no_mistake_where_there_is_none(
        self, qtbot: QtBot, window: Window, graph: GameGraph
    ) -> None:
        window.action("new_game").trigger()
        window.play(0, 4)
        qtbot.waitUntil(lambda: None not in graph.results)
        assert not shows(graph, theme.LIGHT.loss)

    def test_shows_a_hand_over_a_column(self, qtbot: QtBot, graph: GameGraph) -> None:
        qtbot.mouseMove(graph, graph.centre(1).toPoint())
        qtbot.waitUntil(lambda: graph.cursor().shape() is Qt.CursorShape.PointingHandCursor)


def test_the_spoken_course_skips_what_is_not_known() -> None:
    course: Callable[[list[ExpectedResult | None]], str] = lambda found: moves_words.course(  # noqa: E731
        TIC_TAC_TOE, found
    )
    assert course([None]) == ""
    assert course([ExpectedResult(), None, ExpectedResult(), ExpectedResult(Mark.O, 2)]) == (
        "At the start: Draw. From move 3: O wins."
    )
