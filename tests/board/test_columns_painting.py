"""The cells of the columns, and all that is painted in them."""

from itertools import pairwise, product

import pytest
from PySide6.QtCore import QPoint, QRectF
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from tests.board.drop_four import DROP_FOUR, TWO_LINES, X_WINS, DropWindow, OpenBoard, columns
from tests.window.looks import look
from tests.window.pictures import picture, shows
from tictac_gui.board.board import board_for
from tictac_gui.board.columns import ColumnsBoard
from tictac_gui.board.game_viewer import GameViewer
from tictac_gui.board.marks import DISC
from tictac_gui.board.overlay import Annotation
from tictac_gui.board.thought import Thought, ThoughtBoard
from tictac_gui.engine import Mark
from tictac_gui.engine.review import ReviewedMove, Verdict
from tictac_gui.engine.search import Ending, Forecast
from tictac_gui.games.connect_four.board import Board
from tictac_gui.look import theme
from tictac_gui.play.records import GameRecord
from tictac_gui.play.setup import Players, Setup
from tictac_gui.play.viewed_game import Navigation, ViewedGame


@pytest.fixture
def board(open_board: OpenBoard) -> DropWindow:
    return open_board()


class TestCells:
    def test_are_squares_row_by_row_from_the_top(self, board: DropWindow) -> None:
        first = board.board.cell_rect(0)
        side = first.width()
        for cell in range(42):
            row, column = divmod(cell, 7)
            moved = first.translated(column * side, row * side)
            assert board.board.cell_rect(cell) == moved

    @pytest.mark.parametrize("size", [(150, 150), (260, 190), (900, 500), (3600, 1900)])
    def test_stay_within_the_board_with_a_little_room_above_at_any_size(
        self, qtbot: QtBot, size: tuple[int, int]
    ) -> None:
        board = board_for(DROP_FOUR, look(is_animated=True))
        qtbot.addWidget(board)
        board.resize(*size)
        assert picture(board).size().toTuple() == size
        first, last = board.cell_rect(0), board.cell_rect(41)
        assert board.rect().contains(first.united(last))
        assert first.top() >= max(first.height() * 0.6, 24)
        # As large as they can be: next to nothing is left one way or the other.
        room = first.width() * 0.3 + 8
        across = size[0] - (last.right() - first.left())
        above = first.top() + size[1] - last.bottom()
        assert across < room or above < max(first.height() * 0.6, 24) + 1.5 * room

    @pytest.mark.parametrize("cell", range(42))
    def test_lie_in_the_columns_that_fill_them(self, board: DropWindow, cell: int) -> None:
        middle = board.board.cell_rect(cell).center()
        assert board.board.childAt(middle) is board.columns[cell % 7]


class TestAHint:
    def test_is_found_and_shown(self, qtbot: QtBot, board: DropWindow) -> None:
        board.play("112233")
        before = picture(board.columns[3])
        board.window.action("hint").trigger()
        qtbot.waitUntil(lambda: board.columns[3].is_hinted)
        assert picture(board.columns[3]) != before
        assert "column 4" in board.window.status
        assert [column.is_hinted for column in board.columns].count(True) == 1

    def test_disappears_with_the_next_move(self, qtbot: QtBot, board: DropWindow) -> None:
        board.play("112233")
        board.window.action("hint").trigger()
        qtbot.waitUntil(lambda: board.columns[3].is_hinted)
        board.play("7")
        assert not any(column.is_hinted for column in board.columns)


class TestATurningPoint:
    def test_shows_the_move_and_a_better_one(self, board: DropWindow) -> None:
        board.play("44")
        draw, loss = Forecast(Ending.DRAW), Forecast(Ending.LOSS, 3)
        move = ReviewedMove(Mark.X, 3, Verdict.MISTAKE, draw, loss, best=(2,))
        board.board.annotate(move)
        names = [board.window.find(QWidget, f"cell_{cell}").accessibleName() for cell in (24, 37)]
        assert names == [
            "Row 4, column 4, amber, the move that changed the result",
            "Row 6, column 3, empty, better",
        ]
        assert board.discs == str(Board.parse("44").play(3))
        assert shows(board.columns[2], theme.LIGHT.faded_disc(Mark.X))
        annotation = board.window.find(Annotation, "")
        assert annotation.isVisible()
        assert shows(board.board, theme.LIGHT.loss)

    def test_leaves_nothing_behind(self, board: DropWindow) -> None:
        board.play("44")
        before = picture(board.board)
        draw, loss = Forecast(Ending.DRAW), Forecast(Ending.LOSS, 3)
        board.board.annotate(ReviewedMove(Mark.X, 3, Verdict.MISTAKE, draw, loss, best=(2,)))
        assert picture(board.board) != before
        board.board.show_board(Board.parse("44"), 3, frozenset(Mark))
        assert picture(board.board) == before


class TestAThought:
    def test_is_painted_with_discs(self, board: DropWindow) -> None:
        thought = Thought(Board.parse("445"), (31, 39), is_current=True)
        board.window.widget._panel.mirror.show(thought)
        cover = board.window.find(ThoughtBoard, "thought")
        assert cover.isVisible()
        cell = cover._picture._square(thought.position, 38)
        place = cell.center() + QRectF(0, 0, cell.width() * 0.22, 0).bottomRight()
        assert picture(cover._picture).pixelColor(place.toPoint()) == theme.LIGHT.amber


class TestPainting:
    @pytest.mark.parametrize(
        "colours", [theme.LIGHT, theme.DARK, theme.LIGHT_HIGH_CONTRAST, theme.DARK_HIGH_CONTRAST]
    )
    def test_discs_have_the_colours_of_their_sides_and_a_sign(
        self, board: DropWindow, colours: theme.Theme
    ) -> None:
        board.board._look.theme = colours
        board.play("12")
        for column, mark in enumerate(Mark):
            assert shows(board.columns[column], colours.disc(mark))
            assert shows(board.columns[column], colours.sign(mark))
        assert not shows(board.columns[6], colours.amber)
        assert shows(board.columns[6], colours.board)

    def test_the_ground_shows_through_the_holes(self, board: DropWindow) -> None:
        middle = board.board.cell_rect(3).center()
        assert picture(board.board).pixelColor(middle) == theme.LIGHT.ground

    def test_the_last_disc_is_ringed(self, board: DropWindow) -> None:
        board.play("1")
        ringed = picture(board.columns[0])
        board.play("2")
        assert picture(board.columns[0]) != ringed

    @pytest.mark.parametrize("text", [X_WINS, TWO_LINES])
    def test_all_discs_of_completed_lines_are_joined(self, board: DropWindow, text: str) -> None:
        board.play(text)
        position = Board.parse(text)
        assert position.outcome
        assert board.winning == position.outcome.cells
        assert board.board._line.isVisible()
        assert position.outcome.winner
        colour = theme.LIGHT.disc(position.outcome.winner)
        painted = picture(board.board)
        for line in position.winning_lines:
            for one, other in pairwise(map(board.board.cell_rect, line)):
                between = (one.center() + other.center()) / 2
                assert painted.pixelColor(between) == colour

    @pytest.mark.parametrize("colours", [theme.LIGHT, theme.DARK])
    def test_the_line_covers_no_disc(self, board: DropWindow, colours: theme.Theme) -> None:
        board.board._look.theme = colours
        board.play(TWO_LINES)
        with_line = picture(board.board)
        board.board._line.hide()
        without = picture(board.board)
        for cell in map(board.board.cell_rect, range(42)):
            inside = round(cell.width() * DISC / 2) - 1
            assert all(
                with_line.pixelColor(at) == without.pixelColor(at)
                for x, y in product(range(-inside, inside + 1), repeat=2)
                if x * x + y * y < inside * inside
                for at in [cell.center() + QPoint(x, y)]
            )

    def test_the_ring_of_a_hint_grows_with_the_board(self, board: DropWindow) -> None:
        column = board.columns[3]

        def ring() -> float:
            """Return how much of a cell it covers."""
            painted = picture(column)
            places = product(range(painted.width()), range(painted.height()))
            accents = sum(painted.pixelColor(*at) == theme.LIGHT.on_board for at in places)
            return accents / column.width() ** 2

        board.board.show_hint(3)
        small = ring()
        board.window.widget.resize(1200, 1200)
        assert ring() > small > 0


def test_a_past_game_is_stepped_through_disc_by_disc(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    viewed = ViewedGame(DROP_FOUR)
    viewer = GameViewer(viewed, look(), window)
    setup = Setup(Players.TWO_PEOPLE, game=DROP_FOUR)
    viewed.show(GameRecord.begin(setup, 0, columns(X_WINS)))
    [board] = viewer.findChildren(ColumnsBoard)
    assert board.board == Board.parse(X_WINS)
    for moves in range(len(X_WINS) - 1, -1, -1):
        viewer.go(Navigation.BACK)
        assert board.board == Board.parse(X_WINS[:moves])
