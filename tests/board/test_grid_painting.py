"""The painting of cells and the winning line, checked by colours at known places."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor
from pytestqt.qtbot import QtBot

from tests.main_window import OpenWindow, Window
from tests.sample_games import O_WINS, X_WINS
from tests.window.pictures import colour_at, is_ringed, picture, shows
from tictac_gui.board.grid import GridBoard
from tictac_gui.board.marks import ROOM
from tictac_gui.engine import Mark
from tictac_gui.look import theme
from tictac_gui.look.appearance import Scheme
from tictac_gui.look.theme import Theme
from tictac_gui.play.setup import Players, Setup

AN_HOUR_MS = 3_600_000
TWO_PEOPLE = Setup(Players.TWO_PEOPLE)
SCHEMES = [(Scheme.LIGHT, theme.LIGHT), (Scheme.DARK, theme.DARK)]


class TestACell:
    @pytest.mark.parametrize(("scheme", "colour"), SCHEMES)
    def test_shows_its_mark(self, open_window: OpenWindow, scheme: Scheme, colour: Theme) -> None:
        window = open_window(TWO_PEOPLE, scheme=scheme)
        assert colour_at(window.cells[4], 0.5, 0.5) == colour.surface.name()
        window.play(4, 0)
        assert colour_at(window.cells[4], 0.5, 0.5) == colour.x.name(), "an X crosses in the middle"
        assert colour_at(window.cells[0], 0.5, 0.5) == colour.surface.name(), "an O is hollow"
        assert shows(window.cells[0], colour.o)

    def test_rings_the_last_move_only(self, open_window: OpenWindow) -> None:
        window = open_window(TWO_PEOPLE)
        window.play(4, 0)
        assert is_ringed(window.cells[0], theme.LIGHT.last_move_ring(Mark.O))
        assert not is_ringed(window.cells[4], theme.LIGHT.last_move_ring(Mark.X))

    def test_offers_a_ghost_under_the_pointer(self, qtbot: QtBot, open_window: OpenWindow) -> None:
        window = open_window(TWO_PEOPLE)
        window.play(0)
        cell = window.cells[4]
        # Over a cell first: a window that appears under the pointer isn't notified when it leaves.
        qtbot.mouseMove(window.cells[8])
        qtbot.mouseMove(window.widget, QPoint(1, 1))
        qtbot.waitUntil(lambda: cell.ghost is None)
        qtbot.mouseMove(cell)
        qtbot.waitUntil(lambda: cell.ghost is Mark.O)
        assert shows(cell, theme.LIGHT.ghost(Mark.O))
        window.play(4)
        assert cell.ghost is None

    def test_leaves_a_win_to_the_line_alone(self, open_window: OpenWindow) -> None:
        window = open_window(TWO_PEOPLE)
        window.play(0, 3, 1, 4)
        before = picture(window.cells[0])
        window.play(2)
        assert window.winning == {0, 1, 2}
        assert picture(window.cells[0]) == before

    def test_shows_a_ring_when_the_keyboard_is_there(self, open_window: OpenWindow) -> None:
        window = open_window(TWO_PEOPLE)
        window.click("cell_0")
        assert colour_at(window.cells[0], 0.5, 0.007) != theme.LIGHT.text.name()
        window.press(Qt.Key.Key_Right)
        assert colour_at(window.cells[1], 0.5, 0.007) == theme.LIGHT.text.name()

    def test_outlines_a_hint_with_dashes_and_shows_its_ghost(
        self, qtbot: QtBot, open_window: OpenWindow
    ) -> None:
        window = open_window(TWO_PEOPLE)
        window.play(0, 4, 1)
        window.action("hint").trigger()
        qtbot.waitUntil(lambda: window.hinted == {2})
        image = picture(window.cells[2])
        row = [image.pixelColor(x, 6).name() for x in range(20, image.width() - 20)]
        dashes = [colour == theme.LIGHT.accent.name() for colour in row]
        assert any(dashes)
        assert not all(dashes)
        ground = theme.LIGHT.hint_ground(0.3)
        assert shows(window.cells[2], theme.LIGHT.ghost(Mark.O, ground))


class TestTheWinningLine:
    def test_is_struck_when_the_last_mark_has_been_drawn(
        self, qtbot: QtBot, open_window: OpenWindow
    ) -> None:
        window = open_window(TWO_PEOPLE, is_animated=True)
        window.play(0, 3, 1, 4)
        board, last = window.find(GridBoard, ""), window.cells[2]
        last._drawing.setDuration(AN_HOUR_MS)
        window.play(2)
        assert last.is_moving
        assert board.is_striking
        assert board._line.isHidden()
        assert window.status == ""
        with qtbot.waitSignal(board.line_struck):
            last._drawing.setCurrentTime(AN_HOUR_MS)
        assert board._line.isVisible()
        assert window.status == "X wins!"

    def test_is_not_struck_when_its_last_mark_is_taken_back(self, open_window: OpenWindow) -> None:
        window = open_window(TWO_PEOPLE, is_animated=True)
        window.play(0, 3, 1, 4)
        board, last = window.find(GridBoard, ""), window.cells[2]
        last._drawing.setDuration(AN_HOUR_MS)
        window.play(2)
        window.action("undo").trigger()
        assert not board.is_striking
        assert board._line.isHidden()

    def lit(self, window: Window, colour: QColor = theme.LIGHT.x) -> set[int]:
        """Return the cells that are filled with a colour."""
        image = picture(window.find(GridBoard, ""))
        places = [cell.geometry() for cell in window.cells]
        beside = [QPoint(place.left() + place.width() // 9, place.center().y()) for place in places]
        return {number for number, at in enumerate(beside) if image.pixelColor(at) == colour}

    def test_lights_the_three(self, open_window: OpenWindow) -> None:
        window = open_window(TWO_PEOPLE)
        window.play(0, 3, 1, 4)
        assert self.lit(window) == set()
        window.play(2)
        assert self.lit(window) == {0, 1, 2}

    def test_lights_them_one_after_another(self, qtbot: QtBot, open_window: OpenWindow) -> None:
        window = open_window(TWO_PEOPLE, is_animated=True)
        line = window.find(GridBoard, "")._line
        line._striking.setDuration(AN_HOUR_MS)
        window.play(0, 3, 1, 4, 2)
        qtbot.waitUntil(lambda: line.is_moving)
        line._striking.setCurrentTime(AN_HOUR_MS // 2)
        assert self.lit(window) == {0}

    def test_is_two_lines_after_a_double_win(self, open_window: OpenWindow) -> None:
        window = open_window(TWO_PEOPLE)
        window.play(0, 1, 2, 3, 6, 5, 8, 7, 4)
        assert self.lit(window) == {0, 2, 4, 6, 8}

    @pytest.mark.parametrize(("moves", "mark"), [(X_WINS, Mark.X), (O_WINS, Mark.O)])
    @pytest.mark.parametrize(("scheme", "colour"), SCHEMES)
    def test_is_in_the_winner_s_colour_with_the_marks_on_it(
        self,
        open_window: OpenWindow,
        scheme: Scheme,
        colour: Theme,
        moves: tuple[int, ...],
        mark: Mark,
    ) -> None:
        window = open_window(TWO_PEOPLE, scheme=scheme)
        window.play(*moves)
        assert self.lit(window, colour.mark(mark)) == window.winning
        image = picture(window.find(GridBoard, ""))
        for cell in window.winning:
            place = window.cells[cell].geometry()
            left = place.left() + round(place.width() * (ROOM + 0.05))
            on_mark = QPoint(left, place.center().y())
            if mark is Mark.X:
                on_mark = place.center()
            assert image.pixelColor(on_mark) == colour.on_mark()

    def test_leaves_the_ring_of_the_keyboard(self, open_window: OpenWindow) -> None:
        window = open_window(TWO_PEOPLE)
        window.play(0, 3, 1, 4, 2)
        window.cells[1].setFocus(Qt.FocusReason.TabFocusReason)
        image = picture(window.find(GridBoard, ""))
        top = window.cells[1].geometry().center().x(), window.cells[1].geometry().top() + 1
        assert image.pixelColor(*top) == theme.LIGHT.text

    def test_is_gone_with_the_next_game(self, open_window: OpenWindow) -> None:
        window = open_window(TWO_PEOPLE)
        window.play(0, 3, 1, 4, 2)
        window.click("new_game")
        assert self.lit(window) == set()
