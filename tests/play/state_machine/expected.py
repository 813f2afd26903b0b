"""The expected rules, results and words, stated again without the program's own code."""

import sqlite3
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

from tests.connect_four import LINES as ROWS_OF_FOUR
from tictac_gui.engine import ADAPTIVE, Difficulty, Level, Mark
from tictac_gui.engine.levels import Rating
from tictac_gui.games import CONNECT_FOUR, TIC_TAC_TOE, BoardPosition, Game
from tictac_gui.play.controller import GameController, Phase
from tictac_gui.play.records import GameRecord, Score
from tictac_gui.play.setup import Seat

_LINES = {
    TIC_TAC_TOE: (
        *((cell, cell + 1, cell + 2) for cell in (0, 3, 6)),
        *((cell, cell + 3, cell + 6) for cell in (0, 1, 2)),
        *((0, 4, 8), (2, 4, 6)),
    ),
    CONNECT_FOUR: ROWS_OF_FOUR,
}


_THROUGH = {
    game: {cell: [line for line in lines if cell in line] for cell in game.cells}
    for game, lines in _LINES.items()
}


class Row(NamedTuple):
    """A game as the file has it."""

    key: str
    game: str
    x: str
    o: str
    moves: str
    result: str
    counts: int
    cleared_by: int | None


class Result(NamedTuple):
    """How a game ended, as the file should hold it."""

    game: str
    x: str
    o: str
    moves: str
    result: str


class Results:
    """How games ended that count, and which of them were cleared, by their keys."""

    def __init__(self) -> None:
        self.kept: dict[str, Result] = {}
        self.cleared: dict[str, Result] = {}

    def add(self, record: GameRecord) -> None:
        self.kept[record.key] = result_of(record)

    def clear(self, game: Game) -> None:
        _move_results(game, self.kept, self.cleared)

    def restore(self, game: Game) -> None:
        _move_results(game, self.cleared, self.kept)

    def score(self, x: Seat, o: Seat, game: Game) -> Score:
        """Count what the two have played; a person keeps their wins when they change marks."""
        results = self._of(game, _name(x), _name(o))
        if (x is None) != (o is None):
            swapped = {"X": "O", "O": "X", "draw": "draw"}
            for result, count in self._of(game, _name(o), _name(x)).items():
                results[swapped[result]] += count
        return Score(results["X"], results["draw"], results["O"])

    def _of(self, game: Game, x: str, o: str) -> Counter[str]:
        return Counter(each.result for each in self.kept.values() if each[:3] == (game.name, x, o))


def _move_results(game: Game, source: dict[str, Result], target: dict[str, Result]) -> None:
    for key, result in list(source.items()):
        if result.game == game.name:
            target[key] = source.pop(key)


def result_of(record: GameRecord) -> Result:
    """Return what the file should hold of a finished game."""
    winner = winner_of(record)
    x, o = map(_name, map(record.seat, Mark))
    return Result(
        record.setup.game.name, x, o, digits(record.moves), winner.value if winner else "draw"
    )


def digits(moves: Iterable[int]) -> str:
    """Return moves as the file should hold them."""
    return "".join(map(str, moves))


def _name(seat: Seat) -> str:
    return seat.name if seat else "person"


def rows_of(path: Path) -> list[Row]:
    """Read what the file holds, without any code of the program."""
    columns = ", ".join(Row._fields)
    connection = sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)
    try:
        return [Row(*row) for row in connection.execute(f"SELECT {columns} FROM game")]
    finally:
        connection.close()


def results_in(rows: Iterable[Row]) -> dict[str, Result]:
    """Return the results that scores are made of, by their keys."""
    return {
        row.key: Result(row.game, row.x, row.o, row.moves, row.result)
        for row in rows
        if row.counts and row.cleared_by is None and row.result in ("X", "O", "draw")
    }


def marks_after(game: Game, moves: Iterable[int]) -> tuple[dict[int, Mark], bool]:
    """Play moves by hand; return which marks are where, and whether the last has made a line."""
    cells: dict[int, Mark] = {}
    has_line = False
    for number, move in enumerate(moves):
        assert not has_line, "nobody moves after the end"
        cell = move if game is TIC_TAC_TOE else _landing(cells, move)
        assert cell in game.cells
        assert cell not in cells, "nobody moves onto another mark"
        cells[cell] = mark = (Mark.X, Mark.O)[number % 2]
        has_line = any(
            all(cells.get(each) is mark for each in line) for line in _THROUGH[game][cell]
        )
    return cells, has_line


def marks_on(board: BoardPosition, game: Game) -> dict[int, Mark]:
    """Return which marks a board has where."""
    return {cell: mark for cell in game.cells if (mark := board.mark_at(cell))}


def is_fair(before: Level, after: Level) -> bool:
    """Return whether a game still counts whose computer has moved and now plays at another level.

    It does for one who was made easier.
    """
    order = list(Difficulty)
    if before is ADAPTIVE or after is ADAPTIVE:
        return after in (before, Difficulty.EASY)
    return order.index(after) <= order.index(before)


def rating_after(rating: Rating, record: GameRecord) -> Rating:
    """Return a person's rating after a game has ended for the first time."""
    winner = winner_of(record)
    if winner is None or ADAPTIVE not in map(record.seat, Mark):
        return rating
    return rating.after(won=winner in record.people, steps=len(record.setup.game.scale))


def words_of(game: GameController) -> str:
    """Return how the status should begin, or go on after it has mentioned practice."""
    sides = ("Amber", "Red") if game.setup.game is CONNECT_FOUR else ("X", "O")
    turn = sides[len(game.moves) % 2]
    outcome = game.board.outcome
    if game.phase is Phase.FAILED:
        return "The computer could not find a move."
    if game.phase is Phase.PERSON:
        piece = turn.lower() if game.setup.game is CONNECT_FOUR else turn
        return f"Your turn: play {piece}." if len(game.people) == 1 else f"{turn} to move."
    if game.phase is Phase.COMPUTER and game.people:
        return "Computer is thinking…"
    if game.phase is Phase.COMPUTER:
        is_paused = game.is_held and not game._finder.is_searching
        return f"Paused. {turn} to move." if is_paused else f"{turn} is thinking…"
    assert outcome
    if not outcome.winner:
        return "It's a draw."
    if len(game.people) == 1:
        return "You win!" if outcome.winner in game.people else "The computer wins."
    return f"{sides[outcome.winner is Mark.O]} wins!"


def winner_of(record: GameRecord) -> Mark | None:
    """Return who has won a finished game."""
    _, has_line = marks_after(record.setup.game, record.moves)
    return (Mark.X, Mark.O)[(len(record.moves) - 1) % 2] if has_line else None


def _landing(cells: dict[int, Mark], column: int) -> int:
    assert 0 <= column < 7
    return max(cell for cell in range(column, 42, 7) if cell not in cells)
