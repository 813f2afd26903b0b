"""Games and boards as short texts that a person can type: reading, writing, and what is wrong.

A game is the keys of its moves in turn: the digits of the keypad for the cells of tic-tac-toe
("5137"), the columns of Connect Four ("4453"). A board is its rows from the top ("O.X/X.X/.OO"); it
is read as some legal order of moves that leads to it. `Fault` lists all that can be wrong.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING

from tictac_gui.engine.position import IllegalMoveError, Mark
from tictac_gui.games.game import Pieces

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tictac_gui.games.game import BoardPosition, Game

LONGEST = 1_000
"""Characters in a text that is read at all; games and boards have some dozens."""
_OF_BOARDS = frozenset("XOxo./")
_OF_GAMES = frozenset("0123456789")
_CAPITALS = str.maketrans("xo", "XO")


class Fault(Enum):
    """Why a text is no game, or why a board can't occur in one."""

    TOO_LONG = "the text has {0.number:,} characters, far more than any game"
    NO_MOVE = "move {0.number}: {0.quote!r} is not a {1.place} from {1.first} to {1.last}"
    TAKEN = "move {0.number}: {1.place} {0.quote} is {1.taken}"
    OVER = "move {0.number}: the game was over before it"
    ROWS = "a board has {1.rows} rows, not {0.number}"
    CELLS = "row {0.number} should have {1.columns} cells, not {0.count}"
    NO_CELL = "row {0.number}: {0.quote!r} is not X, O or ."
    HANGING = "row {0.number}: the disc in column {0.count} hangs above an empty cell"
    TURNS = "there are {0.number} X and {0.count} O, but X moves first and turns alternate"
    BOTH_WON = "both sides have {1.line} in a row"
    WON_BEFORE = "{0.side.value} has {1.line} in a row, but {0.side.other.value} has moved since"
    WON_EARLIER = "{0.side.value} had {1.line} in a row before the last move"
    NO_FIRST = "X moves first, but every disc at the bottom is O's"
    NO_ORDER = "in whatever order the discs are dropped, one side can't take its turn"


@dataclass(frozen=True, slots=True)
class Problem:
    """What is wrong, and where."""

    fault: Fault
    number: int = 0
    """The number of the move or row, from 1; how many characters, rows or X there are."""
    count: int = 0
    """How many cells or O there are; the number of a column, from 1."""
    quote: str = ""
    """What stands there."""
    side: Mark | None = None
    """The side that has won."""


class NotationError(ValueError):
    """A text that is no game, or a board that can't occur; the message says why."""

    def __init__(self, problem: Problem, game: Game, marks: Sequence[Mark | None] = ()) -> None:
        super().__init__(problem.fault.value.format(problem, _Terms(game)))
        self.problem = problem
        self.game = game
        self.marks = marks
        """The board that can't occur, cell by cell; empty if the text is none."""


class _Terms:
    """How a game's messages call its things."""

    def __init__(self, game: Game) -> None:
        keys = sorted(game.moves_by_key)
        is_dropped = game.pieces is Pieces.DISCS
        self.place = "column" if is_dropped else "cell"
        self.taken = "full" if is_dropped else "taken"
        self.line = "four" if is_dropped else "three"
        self.first, self.last = keys[0], keys[-1]
        self.rows, self.columns = game.start.rows, game.start.columns


def written(game: Game, moves: Sequence[int]) -> str:
    """Return a game as a text."""
    keys = {move: key for key, move in game.moves_by_key.items()}
    return "".join(keys[move] for move in moves)


def is_board(text: str) -> bool:
    """Return whether a text is meant to be a board, not a game with a slip of a finger in it."""
    if _OF_GAMES.isdisjoint(text):
        return not _OF_BOARDS.isdisjoint(text)
    return "/" in text or "." in text


def read(game: Game, text: str) -> tuple[int, ...]:
    """Return the moves of a text, or moves that lead to its board; or raise NotationError.

    Spaces and line breaks may stand anywhere; without slashes, they separate the rows of a board.
    """
    if len(text) > LONGEST:
        raise NotationError(Problem(Fault.TOO_LONG, len(text)), game)
    if is_board(text):
        return order_of(game, _read_rows(game, text))
    return _read_moves(game, "".join(text.split()))


def read_any(games: Sequence[Game], text: str) -> tuple[Game, tuple[int, ...]]:
    """Return the first game in which a text is possible, and its moves; or raise NotationError.

    If there is none, the error is of the game in which most of the text is.
    """
    errors = []
    for game in games:
        try:
            return game, read(game, text)
        except NotationError as error:
            errors.append(error)
    raise max(errors, key=_understood)


def _understood(error: NotationError) -> int:
    problem = error.problem
    if problem.fault in (Fault.NO_MOVE, Fault.TAKEN, Fault.OVER):
        return problem.number
    return 0 if problem.fault in (Fault.ROWS, Fault.CELLS) else 1


def order_of(game: Game, marks: Sequence[Mark | None]) -> tuple[int, ...]:
    """Return some legal moves that lead to a board, given cell by cell; or raise NotationError."""
    found = game.find_order(marks) if game.find_order else None
    if isinstance(found, Problem):
        raise NotationError(found, game, marks)
    if found is None:
        raise ValueError(f"{game.name} has no boards in text")
    return found


def marks_of(position: BoardPosition) -> list[Mark | None]:
    """Return what is in each cell of a position."""
    return [position.mark_at(cell) for cell in range(position.rows * position.columns)]


def rows_of(game: Game, marks: Sequence[Mark | None]) -> str:
    """Return a board as a text, possible or not."""
    cells = "".join(mark.value if mark else "." for mark in marks)
    columns = game.start.columns
    return "/".join(cells[first : first + columns] for first in range(0, len(cells), columns))


def _read_moves(game: Game, text: str) -> tuple[int, ...]:
    moves_by_key, position = game.moves_by_key, game.start
    moves: list[int] = []
    for number, key in enumerate(text, start=1):
        move = moves_by_key.get(key)
        if move is None:
            raise NotationError(Problem(Fault.NO_MOVE, number, quote=key), game)
        if position.outcome:
            raise NotationError(Problem(Fault.OVER, number, quote=key), game)
        try:
            position = position.play(move)
        except IllegalMoveError as error:
            raise NotationError(Problem(Fault.TAKEN, number, quote=key), game) from error
        moves.append(move)
    return tuple(moves)


def _read_rows(game: Game, text: str) -> list[Mark | None]:
    rows, columns = game.start.rows, game.start.columns
    text = text.translate(_CAPITALS)
    parts = ["".join(row.split()) for row in text.split("/")] if "/" in text else text.split()
    if len(parts) == 1 and len(parts[0]) == rows * columns:
        # Without anything between the rows.
        [cells] = parts
        parts = [cells[first : first + columns] for first in range(0, len(cells), columns)]
    for number, row in enumerate(parts, start=1):
        for character in row:
            if character not in "XO.":
                raise NotationError(Problem(Fault.NO_CELL, number, quote=character), game)
    if len(parts) != rows:
        raise NotationError(Problem(Fault.ROWS, len(parts)), game)
    for number, row in enumerate(parts, start=1):
        if len(row) != columns:
            raise NotationError(Problem(Fault.CELLS, number, len(row)), game)
    return [None if character == "." else Mark(character) for character in "".join(parts)]


def common_problem(marks: Sequence[Mark | None], winners: Sequence[Mark]) -> Problem | None:
    """Return why a board can't occur in a game in which X begins and a line ends it."""
    crosses, noughts = marks.count(Mark.X), marks.count(Mark.O)
    if crosses - noughts not in (0, 1):
        return Problem(Fault.TURNS, crosses, noughts)
    if len(winners) > 1:
        return Problem(Fault.BOTH_WON)
    last = Mark.X if crosses > noughts else Mark.O
    if winners and winners[0] is not last:
        return Problem(Fault.WON_BEFORE, side=winners[0])
    return None
