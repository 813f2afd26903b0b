"""What has a shape looks as it was drawn by hand, in drawings.txt: coarse, but the right way up."""

from collections.abc import Callable
from functools import partial
from itertools import groupby, product
from operator import eq
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF, QVariantAnimation
from PySide6.QtGui import QFont, QFontMetrics, QImage, QPainter
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from tests.window.looks import look
from tests.window.pictures import painted, picture, sketch
from tictac_gui.analysis.methods_tab import BoardPicture, LogBar
from tictac_gui.board.board import board_for
from tictac_gui.board.holes import DiscPictures, frame_width
from tictac_gui.board.little_boards import paint_little_board, ring_cell
from tictac_gui.board.marks import MarkIcon, paint_disc, paint_mark
from tictac_gui.board.overlay import WinningLine
from tictac_gui.board.result_bar import ResultBar, Sides
from tictac_gui.board.symbols import paint_symbol, paint_verdict
from tictac_gui.board.thought import Thought, _ThoughtPicture
from tictac_gui.course.guessing_view import CountBar
from tictac_gui.course.same_boards import CardState
from tictac_gui.course.same_boards_view import BoardCard
from tictac_gui.course.step_page import StepDots
from tictac_gui.course.trees import NodeState
from tictac_gui.course.trees_view import TreeNode
from tictac_gui.engine import Mark
from tictac_gui.engine.review import Explanation, ReviewedMove, Verdict
from tictac_gui.engine.search import Ending, Forecast
from tictac_gui.games import CONNECT_FOUR, TIC_TAC_TOE, BoardPosition, Game
from tictac_gui.games.connect_four import Board as Grid
from tictac_gui.games.tic_tac_toe import Board
from tictac_gui.games.tic_tac_toe.reasons import Reason
from tictac_gui.help.pictures import BoardExample, board_picture
from tictac_gui.look.theme import LIGHT
from tictac_gui.widgets.containers import Card
from tictac_gui.widgets.icon_button import Icon, IconButton

DRAWINGS = Path(__file__).with_name("drawings.txt")
AN_HOUR_MS = 3_600_000
COLUMNS = list(product(range(7), range(6)))
SQUARE = QRectF(10, 10, 100, 100)
LITTLE = QRectF(2, 2, 12, 12)

Paint = Callable[[QPainter], None]
SHAPES: dict[str, Paint] = {
    **{
        f"{mark.name} {progress:.0%} drawn": partial(
            paint_mark, mark=mark, square=SQUARE, colour=LIGHT.mark(mark), progress=progress
        )
        for mark in Mark
        for progress in (0.25, 0.5, 0.75, 1.0)
    },
    **{
        f"{'faded ' if is_faded else ''}disc of {mark.name}, {cell.width():.0f} wide": partial(
            paint_disc, mark=mark, cell=cell, theme=LIGHT, is_faded=is_faded
        )
        for mark in Mark
        for cell in (SQUARE, LITTLE)
        for is_faded in (False, True)
    },
    **{
        ending.name if ending else "not known yet": partial(
            paint_symbol, ending=ending, square=SQUARE, colour=LIGHT.text
        )
        for ending in (*Ending, None)
    },
    **{
        f"verdict {verdict.name}": partial(
            paint_verdict, verdict=verdict, square=SQUARE, theme=LIGHT
        )
        for verdict in (Verdict.ONLY, Verdict.BEST)
    },
    "little board": partial(
        paint_little_board, board=Board.parse("XXX/OO./..."), square=SQUARE, theme=LIGHT
    ),
    "little columns": partial(
        paint_little_board, board=Grid.parse("4455362"), square=SQUARE, theme=LIGHT
    ),
    "ring": partial(ring_cell, board=Board(), cell=0, square=QRectF(10, 10, 300, 300), theme=LIGHT),
}


def result_bar(*results: int, sides: Sides = Sides.MARKS) -> QWidget:
    bar = ResultBar(sides, look())
    bar.show_results(*results)
    return bar


def log_bar(amount: float) -> QWidget:
    bar = LogBar(look(), is_strong=True)
    bar.show_amount(amount)
    return bar


def count_bar(share: float, guess: float | None) -> QWidget:
    bar = CountBar(look())
    bar.show_shares(share, guess)
    return bar


def step_dots(done: list[bool], open_step: int) -> QWidget:
    dots = StepDots(look())
    set_line_height(dots, 48)
    dots.show_steps(done, open_step)
    return dots


def icon_button(icon: Icon) -> QWidget:
    button = IconButton(icon, "name", "text", look())
    button.setFlat(True)
    set_line_height(button, 96)
    return button


def set_line_height(widget: QWidget, height: int) -> None:
    """Choose a size at which any font has lines of the same height."""
    font = widget.font()
    fitting = (size for size in range(height, 0, -1) if _line_height(font, size) <= height)
    font.setPixelSize(next(fitting))
    widget.setFont(font)


def _line_height(font: QFont, size: int) -> int:
    font.setPixelSize(size)
    return QFontMetrics(font).height()


def board_of(game: Game, position: BoardPosition, hint: int | None = None) -> QWidget:
    board = board_for(game, look())
    board.show_board(position, None, frozenset())
    if hint is not None:
        board.show_hint(hint)
    return board


def annotated(game: Game, position: BoardPosition, lines: tuple[tuple[int, ...], ...]) -> QWidget:
    board = board_for(game, look())
    board.show_board(position, None, frozenset())
    why = Explanation(Reason.FORKS, better=2, lines=lines, side=Mark.X)
    win, draw = Forecast(Ending.WIN, 2), Forecast(Ending.DRAW)
    board.annotate(ReviewedMove(Mark.X, 3, Verdict.MISTAKE, win, draw, (2,), why))
    return board


def half_struck() -> QWidget:
    board = board_for(TIC_TAC_TOE, look(is_animated=True))
    board.show_board(Board.parse("XXX/OO./..."), None, frozenset())
    [striking] = board.findChildren(WinningLine)[0].findChildren(QVariantAnimation)
    striking.setDuration(2 * AN_HOUR_MS)
    striking.setCurrentTime(AN_HOUR_MS)
    return board


def tree_node(**state: bool) -> QWidget:
    # Kept alive by the node.
    node = TreeNode(Board.parse("XO./.X./..O"), look(), None)  # type: ignore[arg-type]
    set_line_height(node, 20)
    node.show_state(NodeState()._replace(**state))  # type: ignore[arg-type]
    return node


def board_card(**state: object) -> QWidget:
    card = BoardCard(look())
    set_line_height(card, 20)
    card.show_state(CardState(Board.parse("XO./.X./..O"), **state), "")  # type: ignore[arg-type]
    return card


def thought(position: BoardPosition, tried: tuple[int, ...]) -> QWidget:
    picture = _ThoughtPicture(look())
    picture.show_thought(Thought(position, tried, is_current=True))
    return picture


WIDGETS: dict[str, tuple[Callable[[], QWidget], int, int]] = {
    "won, drawn, lost": (partial(result_bar, 2, 1, 1), 240, 30),
    "won, drawn, lost by a person": (partial(result_bar, 2, 1, 1, sides=Sides.PERSON), 240, 30),
    "lost": (partial(result_bar, 0, 0, 1), 240, 30),
    "no results": (partial(result_bar, 0, 0, 0), 240, 30),
    "a hundred": (partial(log_bar, 100), 300, 20),
    "three million": (partial(log_bar, 3_000_000), 300, 20),
    "half, guessed a quarter": (partial(count_bar, 0.5, 0.25), 240, 40),
    "nothing, guessed all": (partial(count_bar, 0.0, 1.0), 240, 40),
    "card": (partial(Card, look()), 120, 60),
    "icon of X": (partial(MarkIcon, Mark.X, look()), 60, 60),
    "icon of red": (partial(MarkIcon, Mark.O, look(), is_disc=True), 60, 60),
    "board picture": (partial(BoardPicture, Board.parse("X../.O./..X"), look()), 120, 120),
    "board": (partial(board_of, TIC_TAC_TOE, Board.parse("X.O/.X./...")), 300, 240),
    "board with a hint": (partial(board_of, TIC_TAC_TOE, Board(), hint=2), 240, 300),
    "won board": (partial(board_of, TIC_TAC_TOE, Board.parse("XXX/OO./...")), 240, 240),
    "columns": (partial(board_of, CONNECT_FOUR, Grid.parse("4435")), 320, 300),
    "columns with a hint": (partial(board_of, CONNECT_FOUR, Grid.parse("44"), hint=1), 320, 300),
    "won columns": (partial(board_of, CONNECT_FOUR, Grid.parse("4455362")), 320, 300),
    "annotated board": (
        partial(annotated, TIC_TAC_TOE, Board.parse("X.O/..O/X.."), ((0, 3, 6), (2, 4, 6))),
        *(240, 240),
    ),
    "annotated columns": (
        partial(annotated, CONNECT_FOUR, Grid.parse("4455"), ((37, 38, 39, 40),)),
        *(320, 300),
    ),
    "half a line": (half_struck, 240, 240),
    **{
        f"node that is {state}": (partial(tree_node, **{f"is_{state}": True}), 60, 80)
        for state in ("lit", "marked", "skipped")
    },
    "card that is plain": (board_card, 60, 80),
    **{
        f"card that is {state}": (partial(board_card, **{f"is_{state}": True}), 60, 80)
        for state in ("marked", "lit", "given_away")
    },
    "card with rings": (partial(board_card, ringed=frozenset({0, 5})), 60, 80),
    "thought": (partial(thought, Board.parse("XO./.X./..O"), (4, 8)), 240, 300),
    "thought columns": (partial(thought, Grid.parse("4453"), (38,)), 320, 300),
    "dots": (partial(step_dots, [True, False, True], 1), 150, 60),
    **{f"icon {icon.name}": (partial(icon_button, icon), 120, 120) for icon in Icon},
}


def drawings() -> dict[str, list[str]]:
    lines = DRAWINGS.read_text(encoding="utf-8").splitlines()
    blocks = [list(block) for is_text, block in groupby(lines, bool) if is_text]
    return {name: rows for name, *rows in blocks}


def drawn(image: QImage, name: str) -> list[str]:
    """Return a picture as coarse as its drawing."""
    rows = drawings()[name]
    return sketch(image, len(rows[0]), len(rows))


@pytest.mark.parametrize("name", SHAPES)
def test_a_shape_is_as_drawn(name: str) -> None:
    def paint(painter: QPainter) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        SHAPES[name](painter)

    side = 16 if "12 wide" in name else 120
    assert drawn(painted(paint, side, side), name) == drawings()[name]


@pytest.mark.parametrize("name", WIDGETS)
def test_a_widget_is_as_drawn(qtbot: QtBot, name: str) -> None:
    new, width, height = WIDGETS[name]
    widget = new()
    qtbot.addWidget(widget)
    # Whatever the colours that a window has chosen for the whole program.
    widget.setPalette(LIGHT.palette())
    widget.resize(width, height)
    assert drawn(picture(widget), name) == drawings()[name]


@pytest.mark.parametrize("example", BoardExample)
def test_an_example_is_as_drawn(example: BoardExample) -> None:
    name = f"example {example.name}"
    image = board_picture(example, LIGHT, 240, 1.0).toImage()
    assert drawn(image, name) == drawings()[name]


@pytest.mark.parametrize("example", BoardExample)
def test_an_example_is_the_same_on_a_finer_screen(example: BoardExample) -> None:
    name = f"example {example.name}"
    fine = board_picture(example, LIGHT, 240, 2.0)
    assert fine.devicePixelRatio() == 2
    usual = board_picture(example, LIGHT, 240, 1.0)
    assert fine.deviceIndependentSize() == usual.deviceIndependentSize()
    rows = drawn(fine.toImage(), name)
    alike = sum(map(eq, "".join(rows), "".join(drawings()[name])))
    # On an edge, another colour may be the most common one.
    assert alike > 0.8 * len("".join(rows))


@pytest.mark.parametrize("ratio", [1.0, 1.25, 2.0])
def test_discs_and_the_board_are_painted_once_for_a_size_and_a_screen(ratio: float) -> None:
    pictures = DiscPictures(6, 7, look())
    disc = pictures.disc(Mark.X, 40, ratio)
    assert disc.deviceIndependentSize().toTuple() == (40, 40)
    assert pictures.disc(Mark.X, 40, ratio) is disc
    assert pictures.disc(Mark.O, 40, ratio).toImage() != disc.toImage()
    board = pictures.board(40, ratio, is_lit=False)
    assert pictures.board(40, ratio, is_lit=False) is board
    assert pictures.board(40, ratio, is_lit=True).toImage() != board.toImage()
    assert pictures.disc(Mark.X, 20, ratio).deviceIndependentSize().toTuple() == (20, 20)
    assert pictures.disc(Mark.X, 40, ratio) is not disc


def test_the_ground_is_seen_through_the_holes_of_the_board() -> None:
    image = DiscPictures(6, 7, look()).board(40, 1.0, is_lit=False).toImage()
    frame = round(frame_width(40))
    middles = [(frame + 20 + 40 * column, frame + 20 + 40 * row) for column, row in COLUMNS]
    assert {image.pixelColor(*place).alpha() for place in middles} == {0}
    between = [(x + 20, y + 20) for x, y in middles]
    assert {image.pixelColor(*place).name() for place in between} == {LIGHT.board.name()}


@pytest.mark.parametrize("example", [BoardExample.KEYS, BoardExample.FOUR_KEYS])
def test_an_example_of_keys_has_them_in_the_cells(example: BoardExample) -> None:
    image = board_picture(example, LIGHT, 240, 1.0).toImage()
    seen = {
        image.pixelColor(x, y).name() for x in range(image.width()) for y in range(image.height())
    }
    assert LIGHT.muted.name() in seen
