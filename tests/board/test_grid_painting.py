"""The painting of cells and the winning line, checked by colours at known places."""

from itertools import pairwise

import pytest
from PySide6.QtCore import QPoint, Qt
from pytestqt.qtbot import QtBot

from tests.main_window import OpenWindow, Window
from tests.sample_games import O_WINS, X_WINS
from tests.window.pictures import are_alike, colour_at, picture, shows
from tictac_gui.board.grid import GridBoard
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
        assert shows(window.cells[0], theme.LIGHT.last_move_ring(Mark.O))
        assert not shows(window.cells[4], theme.LIGHT.last_move_ring(Mark.X))

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
        assert shows(window.cells[2], theme.LIGHT.ghost(Mark.O))


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

    def line_crosses(self, window: Window, one: int, other: int) -> bool:
        """Return whether the picture between two cells differs from the ground."""
        board = window.find(GridBoard, "")
        centre = (
            window.cells[one].geometry().center() + window.cells[other].geometry().center()
        ) / 2
        return picture(board).pixelColor(centre).name() != theme.LIGHT.ground.name()

    def test_runs_through_the_three(self, open_window: OpenWindow) -> None:
        window = open_window(TWO_PEOPLE)
        window.play(0, 3, 1, 4)
        assert not self.line_crosses(window, 0, 1)
        window.play(2)
        assert self.line_crosses(window, 0, 1)
        assert self.line_crosses(window, 1, 2)
        assert not self.line_crosses(window, 3, 4)

    def test_is_two_lines_after_a_double_win(self, open_window: OpenWindow) -> None:
        window = open_window(TWO_PEOPLE)
        window.play(0, 1, 2, 3, 6, 5, 8, 7, 4)
        assert self.line_crosses(window, 0, 4)
        assert self.line_crosses(window, 2, 4)
        assert self.line_crosses(window, 6, 4)
        assert self.line_crosses(window, 8, 4)

    @pytest.mark.parametrize(("moves", "mark"), [(X_WINS, Mark.X), (O_WINS, Mark.O)])
    @pytest.mark.parametrize(("scheme", "colour"), SCHEMES)
    def test_is_in_the_winner_s_colour_and_leaves_the_marks_as_they_are(
        self,
        open_window: OpenWindow,
        scheme: Scheme,
        colour: Theme,
        moves: tuple[int, ...],
        mark: Mark,
    ) -> None:
        window = open_window(TWO_PEOPLE, scheme=scheme)
        window.play(*moves)
        board = window.find(GridBoard, "")
        image = picture(board)
        for line in window.controller.board.winning_lines:
            places = [window.cells[cell].geometry().center() for cell in line]
            for one, other in pairwise(places):
                assert image.pixelColor((one + other) / 2) == colour.mark(mark)
        for cell in window.winning:
            shown = window.cells[cell]
            with_line = image.copy(shown.geometry())
            alone = picture(shown)
            painted = [
                (x, y)
                for x in range(alone.width())
                for y in range(alone.height())
                if alone.pixelColor(x, y) == colour.mark(mark)
            ]
            assert painted
            assert all(are_alike(with_line.pixelColor(*at), colour.mark(mark)) for at in painted)

    def test_is_gone_with_the_next_game(self, open_window: OpenWindow) -> None:
        window = open_window(TWO_PEOPLE)
        window.play(0, 3, 1, 4, 2)
        window.click("new_game")
        assert not self.line_crosses(window, 0, 1)
