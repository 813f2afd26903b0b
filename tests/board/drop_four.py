"""Connect Four with levels that look only a few moves ahead, for quick games in windows.

And such a window, with the columns in it.
"""

from collections.abc import Callable

from PySide6.QtCore import QPoint, Qt
from pytestqt.qtbot import QtBot

from tests.main_window import Window
from tictac_gui.board.columns import ColumnButton, ColumnsBoard
from tictac_gui.engine import Difficulty, Policy, Search
from tictac_gui.engine.search import Ending, Forecast
from tictac_gui.games import CONNECT_FOUR, Game, Hint
from tictac_gui.games.connect_four.board import Board, cell_of
from tictac_gui.games.game import Pieces
from tictac_gui.games.tic_tac_toe.reasons import Reason
from tictac_gui.play.controller import Phase

X_WINS = "4455362"
"""With the last disc, which completes four in the bottom row."""
TWO_LINES = "323754771322157122737215651434"
"""Won by O with a line of five and another of four."""
DRAWN = "121212212121343434434343656565565656777777"

_search = Search()


def _find_hint(position: Board, _should_stop: object = None) -> Hint:
    move = _search.evaluate(position, lookahead=2).best[0]
    return Hint(move, Reason.EVEN, Forecast(Ending.DRAW))


DROP_FOUR = Game(
    pieces=Pieces.DISCS,
    name="drop-four",
    start=Board(),
    policies={level: Policy(lookahead=depth) for depth, level in enumerate(Difficulty)},
    search=_search,
    cell_of=cell_of,
    hint_finder=_find_hint,
    move_scorer=CONNECT_FOUR.move_scorer,
    line_finder=CONNECT_FOUR.line_finder,
)


def columns(text: str) -> tuple[int, ...]:
    """Return the columns of a game written down, counted from 0."""
    return tuple(int(character) - 1 for character in text)


class DropWindow:
    """The real window with columns in it, reached by their names."""

    def __init__(self, window: Window, qtbot: QtBot) -> None:
        self.window = window
        self.board = window.find(ColumnsBoard, "")
        self.columns = [window.find(ColumnButton, f"column_{number}") for number in range(7)]
        self._qtbot = qtbot

    @property
    def discs(self) -> str:
        """What the columns show, row by row from the top, as a position is written."""
        rows = zip(*(column.discs for column in self.columns), strict=True)
        return "/".join("".join(disc.value if disc else "." for disc in row) for row in rows)

    @property
    def hovering(self) -> dict[int, str]:
        """The discs above the columns."""
        hovering = {number: column.hovering for number, column in enumerate(self.columns)}
        return {number: disc.value for number, disc in hovering.items() if disc}

    @property
    def winning(self) -> set[int]:
        return {
            7 * row + number
            for number, column in enumerate(self.columns)
            for row in column.winning_rows
        }

    @property
    def is_falling(self) -> bool:
        return any(column.is_moving for column in self.columns)

    def click(self, column: int, at: float = 0.5) -> None:
        """Click a column, at a place given as a fraction of its height."""
        button = self.columns[column]
        place = QPoint(button.width() // 2, int(button.height() * at))
        self._qtbot.mouseClick(button, Qt.MouseButton.LeftButton, pos=place)

    def play(self, text: str) -> None:
        """Click columns, counted from 1, each when it is a person's turn."""
        for column in columns(text):
            self.window.wait_for(Phase.PERSON)
            self.click(column)

    def point_at(self, column: int) -> None:
        self._qtbot.mouseMove(self.window.widget, QPoint(1, 1))
        self._qtbot.mouseMove(self.columns[column])
        self._qtbot.waitUntil(self.columns[column].underMouse)


OpenBoard = Callable[..., DropWindow]
