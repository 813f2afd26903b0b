"""The game in a terminal: the same engine, plain text, no Qt."""

from __future__ import annotations

import sys
from io import TextIOWrapper
from typing import TYPE_CHECKING

from tictac_gui.engine.forecast import Ending
from tictac_gui.games.tic_tac_toe.hints import Reason
from tictac_gui.streams import INTERRUPTED, read_line

if TYPE_CHECKING:
    from collections.abc import Callable
    from enum import Enum
    from random import Random

    from tictac_gui.engine import Difficulty, Mark
    from tictac_gui.games import BoardPosition, Game, Hint

_HELP = "Type a cell's number to play, u to undo, h for a hint, n for a new game, q to quit."
_LONGEST_QUOTE = 40
_REASONS: dict[Enum, str] = {
    Reason.WINS: "it completes three in a row",
    Reason.BLOCKS: "it stops three in a row",
    Reason.FORKS: "it makes two threats at once",
    Reason.ONLY_WIN: "only this move wins, in {0} moves",
    Reason.FORCES_WIN: "it wins in {0} moves, whatever comes",
    Reason.STOPS_FORK: "it prevents two threats at once",
    Reason.ONLY_DRAW: "it keeps the draw, all else loses",
    Reason.KEEPS_DRAW: "it keeps the draw, some moves lose",
    Reason.LAST_CELL: "it is the last cell, for a draw",
    Reason.EVEN: "all moves draw with best play",
    Reason.LOST: "all moves lose against best play",
}


def play(
    game: Game,
    difficulty: Difficulty,
    person: Mark,
    rng: Random,
    read: Callable[[str], str] = read_line,
) -> int:
    """Play games until the person quits; return the exit status."""
    _accept_any_text()
    status = 0
    try:
        _play(_Session(game, difficulty, person, rng), read)
    except EOFError:
        print()
    except KeyboardInterrupt:
        print()
        status = INTERRUPTED
    print("Good-bye.")
    return status


def _play(session: _Session, read: Callable[[str], str]) -> None:
    session.welcome()
    session.let_computer_move()
    session.show()
    while (answer := read(session.prompt()).strip().lower()) != "q":
        session.obey(answer)


class _Session:
    def __init__(self, game: Game, difficulty: Difficulty, person: Mark, rng: Random) -> None:
        self._game = game
        self._difficulty = difficulty
        self._person = person
        self._rng = rng
        self._history = game.history()

    def welcome(self) -> None:
        opponent = f"the computer ({self._difficulty.name.lower()})"
        print(f"You play {self._person.value} against {opponent}.\n{_HELP}")

    def prompt(self) -> str:
        if self._history.position.outcome:
            return "n, u or q? "
        return f"{self._person.value} to move: "

    def obey(self, command: str) -> None:
        """Carry out one line that the person typed, or say why that isn't possible."""
        if command == "u":
            self._undo()
        elif command == "h":
            self._hint()
        elif command == "n":
            self._history = self._game.history()
            self.let_computer_move()
            self.show()
        elif command in map(str, self._game.start.moves()):
            self._play(int(command))
        elif command.isascii() and command.isdigit():
            last = self._game.start.moves()[-1]
            print(f"There is no cell {_shortened(command)}: cells are 0 to {last}.")
        elif command:
            print(f"{_shortened(command)!r} is not a move.", _HELP)
        else:
            print("That was an empty line.", _HELP)

    def let_computer_move(self) -> None:
        board = self._history.position
        if not board.outcome and board.turn is not self._person:
            move = self._game.choose_move(board, self._difficulty, self._rng)
            self._history = self._history.play(move)
            print(f"\nThe computer plays {move}.")

    def show(self) -> None:
        board = self._history.position
        print(f"\n{_drawing(self._game, board)}\n")
        if outcome := board.outcome:
            if outcome.winner is None:
                print("A draw.")
            else:
                print("You win!" if outcome.winner is self._person else "The computer wins.")
            print("Type n for a new game, u to undo, q to quit.")

    def _play(self, move: int) -> None:
        board = self._history.position
        if board.outcome:
            print("The game is over.")
        elif move not in board.moves():
            print(f"Cell {move} is taken.")
        else:
            self._history = self._history.play(move)
            self.let_computer_move()
            self.show()

    def _undo(self) -> None:
        if history := self._history.undo({self._person}):
            self._history = history
            self.show()
        else:
            print("There is nothing to undo.")

    def _hint(self) -> None:
        board = self._history.position
        if board.outcome:
            print("The game is over: there is no move to hint at.")
        else:
            hint = self._game.find_hint(board)
            print(f"A best move: {hint.move}; {_reason(hint)}.")


def _shortened(text: str) -> str:
    """Return the beginning of a long text, enough to recognise it."""
    return text if len(text) <= _LONGEST_QUOTE else f"{text[:_LONGEST_QUOTE]}..."


def _accept_any_text() -> None:
    """Show a character that the terminal can't encode as a question mark, instead of failing."""
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")


def _reason(hint: Hint) -> str:
    """Say why a move is good, as the window does."""
    if hint.reason is Reason.BLOCKS and hint.forecast.ending is Ending.LOSS:
        return "it stops three in a row for now"
    return _REASONS[hint.reason].format(hint.forecast.own_moves)


def _drawing(game: Game, board: BoardPosition) -> str:
    """Draw the board, with the number of each move in the cell it would fill."""
    numbers = {game.cell_of(board, move): str(move) for move in game.start.moves()}
    cells = [
        mark.value if (mark := board.mark_at(cell)) else numbers.get(cell, ".")
        for cell in game.cells
    ]
    starts = range(0, len(cells), board.columns)
    rows = (f" {' | '.join(cells[start : start + board.columns])} " for start in starts)
    return f"\n{'+'.join(['---'] * board.columns)}\n".join(rows)
