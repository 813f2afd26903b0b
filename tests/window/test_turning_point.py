"""After a game that could have gone otherwise, the board shows where it turned, and why."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLabel, QListView, QTabWidget
from pytestqt.qtbot import QtBot

from tests.analysis.move_list import described
from tests.choosers import Script
from tests.main_window import OpenWindow, Window
from tests.sample_games import DRAWN, EASY_AS_O, EASY_AS_X, TWO_PEOPLE, X_WINS
from tests.window.pictures import is_ringed, picture, shows
from tictac_gui.analysis.search_choice import SearchChoice
from tictac_gui.board.grid import GridBoard
from tictac_gui.board.overlay import Annotation
from tictac_gui.engine import Mark
from tictac_gui.games.tic_tac_toe import Board
from tictac_gui.look import theme
from tictac_gui.look.appearance import Appearance, Scheme
from tictac_gui.look.theme import Theme
from tictac_gui.play.controller import Phase
from tictac_gui.play.game_review import GameReview
from tictac_gui.play.setup import Players, Setup

# X errs with move 5 and loses to the diagonal.
MOVES, REPLIES = (0, 1, 3), (4, 2, 6)
SENTENCE = "Here O's diagonal was left open; the bottom left would have held the draw."


def banner(window: Window) -> str:
    label = window.find(QLabel, "looking_back")
    return label.text() if label.isVisible() else ""


def annotation(window: Window) -> Annotation:
    return window.find(Annotation, "")


def finish(qtbot: QtBot, window: Window, *moves: int) -> None:
    """Play a game to its end, and wait for its review."""
    with qtbot.waitSignal(window.find(GameReview, "").reviewed):
        window.play(*moves)
        window.wait_for(Phase.OVER)


def ring_of(window: Window, number: int) -> str:
    """Return the colour in the middle of a cell's left edge."""
    cell, board = window.cells[number], window.find(GridBoard, "")
    at = cell.geometry()
    return picture(board).pixelColor(at.left() + 2, at.center().y()).name()


def tick_of(window: Window, number: int, colour: str) -> bool:
    """Return whether there is something of the colour in the cell's upper right corner."""
    at, image = window.cells[number].geometry(), picture(window.find(GridBoard, ""))
    side = at.width() // 4
    return colour in {
        image.pixelColor(x, y).name()
        for x in range(at.right() - side, at.right() - 6)
        for y in range(at.top() + 6, at.top() + side)
    }


@pytest.fixture
def lost(qtbot: QtBot, open_window: OpenWindow) -> Window:
    window = open_window(EASY_AS_X, Script(REPLIES))
    finish(qtbot, window, *MOVES)
    return window


class TestTheOffer:
    def test_stands_beside_play_again(self, lost: Window) -> None:
        assert lost.button("see_turning_point").isVisible()
        assert lost.action("see_turning_point").isEnabled()
        assert lost.button("new_game").isVisible()
        assert lost.status == "The computer wins."

    def test_is_not_there_before_the_end(self, open_window: OpenWindow) -> None:
        window = open_window(TWO_PEOPLE)
        window.play(*X_WINS[:-1])
        assert not window.button("see_turning_point").isVisible()
        assert not window.action("see_turning_point").isEnabled()

    @pytest.mark.parametrize("command", ["undo", "new_game"])
    def test_goes_with_the_end(self, lost: Window, command: str) -> None:
        lost.action(command).trigger()
        assert not lost.button("see_turning_point").isVisible()
        assert not lost.action("see_turning_point").isEnabled()
        assert lost.button("hint").isVisible()

    def test_comes_back_with_the_end(self, lost: Window) -> None:
        lost.action("undo").trigger()
        lost.action("redo").trigger()
        assert lost.button("see_turning_point").isVisible()

    def test_is_missing_where_nobody_could_have_done_better(
        self, qtbot: QtBot, open_window: OpenWindow
    ) -> None:
        window = open_window(TWO_PEOPLE)
        finish(qtbot, window, *DRAWN)
        assert not window.button("see_turning_point").isVisible()
        assert not window.action("see_turning_point").isEnabled()

    def test_leaves_a_small_window_as_small_as_it_is(
        self, qtbot: QtBot, open_window: OpenWindow
    ) -> None:
        window = open_window(EASY_AS_X, Script(REPLIES))
        window.widget.resize(320, 420)
        finish(qtbot, window, *MOVES)
        window.click("see_turning_point")
        QApplication.processEvents()
        window.click("back_to_game")
        QApplication.processEvents()
        size = window.widget.size()
        assert (size.width(), size.height()) == (320, 420)


class TestADraw:
    def test_is_said_to_be_the_best_anyone_can_do(
        self, qtbot: QtBot, open_window: OpenWindow, heard: list[str]
    ) -> None:
        heard.clear()
        window = open_window(EASY_AS_X, Script(DRAWN[1::2]))
        finish(qtbot, window, *DRAWN[::2])
        assert window.status == "A draw: the best anyone can do."
        assert heard[-1] == window.status

    def test_is_just_a_draw_where_somebody_erred(
        self, qtbot: QtBot, open_window: OpenWindow
    ) -> None:
        window = open_window(TWO_PEOPLE)
        # O begins at the edge, and X doesn't make use of it.
        finish(qtbot, window, 0, 1, 2, 4, 7, 3, 5, 8, 6)
        assert window.controller.board.outcome
        assert window.controller.board.outcome.winner is None
        assert window.status == "It's a draw."
        assert window.button("see_turning_point").isVisible()

    def test_is_still_practice_where_it_is(self, qtbot: QtBot, open_window: OpenWindow) -> None:
        window = open_window(TWO_PEOPLE)
        finish(qtbot, window, *DRAWN)
        window.action("undo").trigger()
        window.action("undo").trigger()
        window.play(*DRAWN[-2:])
        assert window.status == "A draw: the best anyone can do. Practice, not counted."


class TestTheTurningPoint:
    @pytest.mark.parametrize("way", ["button", "key", "menu"])
    def test_is_shown_with_the_move_the_better_one_and_the_line(
        self, lost: Window, way: str
    ) -> None:
        if way == "button":
            lost.click("see_turning_point")
        elif way == "key":
            lost.press(Qt.Key.Key_T)
        else:
            lost.action("see_turning_point").trigger()
        assert lost.marks == "XXO/XO./...", "the move that was made is on the board"
        assert lost.hinted == {6}
        shown = annotation(lost).move_shown
        assert shown
        assert (shown.move, shown.better) == (3, 6)
        assert shown.explanation
        assert shown.explanation.lines == ((2, 4, 6),)
        assert annotation(lost).isVisible()
        assert banner(lost) == SENTENCE
        assert lost.status == "You: middle left."

    def test_is_announced(self, lost: Window, heard: list[str]) -> None:
        heard.clear()
        lost.click("see_turning_point")
        assert heard == [SENTENCE]
        names = [cell.accessibleName() for cell in lost.cells]
        assert names[3] == "Row 2, column 1, X, the move that changed the result"
        assert names[6] == "Row 3, column 1, empty, better"
        assert names[5] == "Row 2, column 3, empty"

    @pytest.mark.parametrize("way", ["button", "key"])
    def test_is_left_for_the_game(self, lost: Window, way: str) -> None:
        lost.click("see_turning_point")
        if way == "button":
            lost.click("back_to_game")
        else:
            lost.press(Qt.Key.Key_Escape)
        assert lost.marks == "XXO/XO./O.."
        assert lost.winning == {2, 4, 6}
        assert not lost.hinted
        assert not annotation(lost).isVisible()
        assert lost.button("see_turning_point").isVisible()

    def test_is_retried_with_the_person_to_move(self, lost: Window) -> None:
        lost.click("see_turning_point")
        assert lost.button("play_from_here").text() == "Play from here"
        assert lost.button("play_from_here").property("emphasised")
        assert not lost.button("back_to_game").property("emphasised")
        lost.click("play_from_here")
        assert lost.marks == "XXO/.O./..."
        assert lost.controller.phase is Phase.PERSON
        assert lost.controller.is_practice
        assert not annotation(lost).isVisible()
        assert not lost.hinted

    def test_leads_to_the_search_tree_of_that_very_position(self, lost: Window) -> None:
        lost.click("see_turning_point")
        lost.click("show_search")
        assert lost.find(QTabWidget, "thinking_tabs").currentIndex() == 0
        choice = lost.find(SearchChoice, "")
        assert choice.board == Board.parse("XXO/.O./...")
        assert banner(lost) == SENTENCE
        assert annotation(lost).isVisible()

    def test_is_not_the_computer_s_to_retry(self, qtbot: QtBot, open_window: OpenWindow) -> None:
        window = open_window(EASY_AS_X, Script([3, 4]))
        finish(qtbot, window, 0, 1, 2)
        window.click("see_turning_point")
        assert banner(window).startswith("Here X was allowed to force two threats at once;")
        assert not window.button("play_from_here").isVisible()
        assert not window.action("play_from_here").isEnabled()

    def test_is_the_person_s_own_even_if_the_computer_erred_before(
        self, qtbot: QtBot, open_window: OpenWindow
    ) -> None:
        window = open_window(EASY_AS_X, Script([1, 4, 7]))
        finish(qtbot, window, 0, 8, 3)
        window.click("see_turning_point")
        assert window.controller.moves[len(window.widget._look_back.moves)] == 3

    def test_is_shown_of_a_game_between_two_people(
        self, qtbot: QtBot, open_window: OpenWindow
    ) -> None:
        window = open_window(TWO_PEOPLE)
        finish(qtbot, window, *X_WINS)
        window.click("see_turning_point")
        assert window.status == "Then: X centre, O bottom right, X top right."
        window.click("play_from_here")
        assert window.controller.moves == X_WINS[:1]
        assert window.controller.phase is Phase.PERSON

    def test_is_shown_of_a_game_between_two_computers(
        self, qtbot: QtBot, open_window: OpenWindow
    ) -> None:
        window = open_window(Setup(Players.TWO_COMPUTERS), Script(X_WINS))
        qtbot.waitUntil(window.button("see_turning_point").isVisible)
        window.click("see_turning_point")
        assert banner(window).startswith("Here X was allowed to force two threats at once;")
        assert annotation(window).isVisible()

    def test_is_shown_to_a_person_who_plays_second(
        self, qtbot: QtBot, open_window: OpenWindow
    ) -> None:
        window = open_window(EASY_AS_O, Script(X_WINS[::2]))
        finish(qtbot, window, *X_WINS[1::2])
        window.click("see_turning_point")
        assert window.status == "Then: X centre, O bottom right, X top right."
        window.click("play_from_here")
        assert window.controller.phase is Phase.PERSON

    def test_plays_nothing_by_click_or_key(self, qtbot: QtBot, lost: Window) -> None:
        lost.click("see_turning_point")
        lost.click("cell_6")
        qtbot.keyClick(lost.cells[4], "1")
        assert len(lost.controller.moves) == 6
        assert banner(lost) == SENTENCE


class TestTheAnnotation:
    def test_survives_another_size_and_another_theme(self, lost: Window) -> None:
        lost.click("see_turning_point")
        appearance = lost.find(Appearance, "")
        for size, scheme, colours in (
            ((320, 420), Scheme.LIGHT, theme.LIGHT),
            ((900, 900), Scheme.DARK, theme.DARK),
        ):
            lost.widget.resize(*size)
            appearance.choose(scheme)
            QApplication.processEvents()
            assert annotation(lost).geometry() == lost.find(GridBoard, "").rect()
            assert shows(annotation(lost), colours.loss)
            assert shows(annotation(lost), colours.win)
            assert lost.hinted == {6}

    def test_marks_no_move_as_the_last(self, lost: Window) -> None:
        lost.click("see_turning_point")
        ring = theme.LIGHT.last_move_ring(Mark.X)
        assert [cell.objectName() for cell in lost.cells if is_ringed(cell, ring)] == []

    def test_keeps_the_values_of_the_position_apart(self, qtbot: QtBot, lost: Window) -> None:
        lost.action("move_values").trigger()
        lost.click("see_turning_point")
        qtbot.waitUntil(lambda: lost.cells[6].value is not None)
        assert lost.cells[6].value
        assert lost.cells[6].value.text == "Draw"
        assert lost.marks == "XXO/XO./..."
        assert annotation(lost).isVisible()

    @pytest.mark.parametrize("command", ["undo", "new_game"])
    def test_ends_with_whatever_the_person_does(self, lost: Window, command: str) -> None:
        lost.click("see_turning_point")
        lost.action(command).trigger()
        assert not annotation(lost).isVisible()
        assert banner(lost) == ""
        assert lost.marks == str(lost.controller.board)
        assert not lost.hinted

    def test_gives_way_to_another_move_of_the_list(self, qtbot: QtBot, lost: Window) -> None:
        lost.action("analysis").trigger()
        qtbot.waitUntil(lambda: described(lost)[-1].count(": ") == 1)
        lost.click("see_turning_point")
        assert annotation(lost).isVisible()
        moves = lost.find(QListView, "moves")
        assert moves.currentIndex().row() == 5
        moves.setCurrentIndex(moves.model().index(2, 0))
        assert not annotation(lost).isVisible()
        assert banner(lost) == "Looking back: move 2 of 6"
        assert lost.button("see_turning_point_of_it").isVisible()
        lost.click("see_turning_point_of_it")
        assert banner(lost) == SENTENCE

    @pytest.mark.parametrize(
        "colours", [theme.LIGHT, theme.DARK, theme.LIGHT_HIGH_CONTRAST, theme.DARK_HIGH_CONTRAST]
    )
    def test_is_shown_by_shapes_alone(self, lost: Window, colours: Theme) -> None:
        """In a single colour, the ring, the tick and the line are still there."""
        lost.click("see_turning_point")
        plain = replace(colours, loss=colours.text, win=colours.text, o=colours.text)
        board = lost.find(GridBoard, "")
        board._look.theme = plain
        outlined = {number: ring_of(lost, number) for number in (3, 4, 6)}
        assert outlined[3] == colours.text.name(), "the move that was made"
        assert outlined[4] != colours.text.name()
        assert outlined[6] != colours.text.name(), "the better one has its tick inside"
        assert tick_of(lost, 6, colours.text.name())
        assert not tick_of(lost, 7, colours.text.name())
