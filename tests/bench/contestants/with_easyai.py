"""The negamax of easyAI with its transposition table.

The game is written as its documentation teaches, including what it says about speed: moves are
unmade instead of boards copied, and lines are looked for once per position.
"""

from __future__ import annotations

from easyAI import Negamax, TranspositionTable, TwoPlayerGame

LINES = (
    *((0, 1, 2), (3, 4, 5), (6, 7, 8)),
    *((0, 3, 6), (1, 4, 7), (2, 5, 8)),
    *((0, 4, 8), (2, 4, 6)),
)


class TicTacToe(TwoPlayerGame):  # type: ignore[misc]
    """Player 1 is X, player 2 is O, 0 an empty cell."""

    def __init__(self, board: str) -> None:
        self.players = None
        self.current_player = 1
        self.board = [".XO".index(mark) for mark in board.replace("/", "")]
        self.has_lost = False

    def possible_moves(self) -> list[int]:
        return [cell for cell, mark in enumerate(self.board) if not mark]

    def make_move(self, cell: int) -> None:
        self.board[cell] = self.current_player

    def unmake_move(self, cell: int) -> None:
        self.board[cell] = 0

    def is_over(self) -> bool:
        board, opponent = self.board, self.opponent_index
        self.has_lost = False
        for a, b, c in LINES:
            if board[a] == board[b] == board[c] == opponent:
                self.has_lost = True
                return True
        return 0 not in board

    def scoring(self) -> int:
        # The search has just asked whether this very position is over, as long as it never runs
        # out of depth.
        return -100 if self.has_lost else 0

    def ttentry(self) -> tuple[int, ...]:
        return tuple(self.board)


def scores(board: str) -> dict[int, int]:
    game = TicTacToe(board)
    moves = game.possible_moves()
    # One more than the moves left: see scoring. A win_score would narrow the window, but then a
    # quick win no longer scores above a slow one.
    search = Negamax(len(moves), tt=TranspositionTable())
    found = {}
    for cell in moves:
        game.play_move(cell)
        # A finished game has no move for the search to return.
        value = game.scoring() if game.is_over() else _value(search, game)
        game.switch_player()
        game.unmake_move(cell)
        found[cell] = (value < 0) - (value > 0)
    return found


def _value(search: Negamax, game: TicTacToe) -> float:
    search(game)
    value: float = search.alpha
    return value
