"""The negamax of easyAI with its transposition table, on a Connect Four as its documentation has.

The game is written for speed: moves are unmade instead of boards copied, only lines through the
last disc are looked at, and what the discs are worth at the end is added up on the way.
"""

from __future__ import annotations

from easyAI import Negamax, TranspositionTable, TwoPlayerGame

from tests.bench.contestants.four_lines import LINES_THROUGH

COLUMNS, ROWS = 7, 6
DIRECTIONS = ((0, 1), (1, 0), (1, 1), (1, -1))
WIN = 1_000


class ConnectFour(TwoPlayerGame):  # type: ignore[misc]
    """Player 1 moves first; 0 is an empty cell, and cells are numbered column by column."""

    def __init__(self, columns: str) -> None:
        self.players = None
        self.current_player = 1
        self.board = [[0] * ROWS for _ in range(COLUMNS)]
        self.heights = [0] * COLUMNS
        self.made: list[int] = []
        self.worth = 0
        """The lines through the cells of player 1, less those of player 2."""
        self.positions = 0
        for column in columns:
            self.play_move(int(column) - 1)

    def possible_moves(self) -> list[int]:
        return [column for column in range(COLUMNS) if self.heights[column] < ROWS]

    def make_move(self, column: int) -> None:
        self.positions += 1
        row = self.heights[column]
        self.board[column][row] = self.current_player
        self.worth += LINES_THROUGH[row][column] * (3 - 2 * self.current_player)
        self.heights[column] += 1
        self.made.append(column)

    def unmake_move(self, column: int) -> None:
        self.made.pop()
        self.heights[column] -= 1
        row = self.heights[column]
        self.worth -= LINES_THROUGH[row][column] * (3 - 2 * self.board[column][row])
        self.board[column][row] = 0

    def has_lost(self) -> bool:
        if not self.made:
            return False
        column = self.made[-1]
        row = self.heights[column] - 1
        mark = self.board[column][row]
        for right, up in DIRECTIONS:
            count = 1
            for sign in (1, -1):
                x, y = column + sign * right, row + sign * up
                while 0 <= x < COLUMNS and 0 <= y < ROWS and self.board[x][y] == mark:
                    count += 1
                    x, y = x + sign * right, y + sign * up
            if count >= 4:
                return True
        return False

    def is_over(self) -> bool:
        return self.has_lost() or len(self.made) == COLUMNS * ROWS

    def scoring(self) -> int:
        if self.has_lost():
            return -WIN
        return self.worth * (3 - 2 * self.current_player)

    def ttentry(self) -> tuple[tuple[int, ...], ...]:
        return tuple(map(tuple, self.board))


def scores(columns: str, lookahead: int) -> tuple[dict[int, int], int]:
    """Return the score of every move with a lookahead, and how many positions that took."""
    game = ConnectFour(columns)
    game.positions = 0
    found = {}
    for column in game.possible_moves():
        game.play_move(column)
        if game.is_over() or lookahead == 1:
            value: float = game.scoring()
        else:
            # A new table each: one knows positions by their cells, not by how far they are.
            search = Negamax(lookahead - 1, tt=TranspositionTable())
            search(game)
            value = search.alpha
        game.switch_player()
        game.unmake_move(column)
        # Negamax takes a little off for every move, so that it wins sooner.
        found[column] = (value < -WIN / 2) - (value > WIN / 2)
    return found, game.positions
