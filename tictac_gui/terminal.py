"""The game in a terminal: the same engine, plain text, no Qt."""

from __future__ import annotations

import sys
from io import TextIOWrapper
from random import Random
from typing import TYPE_CHECKING

from tictac_gui.engine import Board, Difficulty, Mark, choose_move
from tictac_gui.engine.history import History
from tictac_gui.streams import INTERRUPTED, read_line

if TYPE_CHECKING:
    from collections.abc import Callable

_HELP = "Type a cell's number to play, u to undo, h for a hint, n for a new game, q to quit."
_LONGEST_QUOTE = 40


def play(
    difficulty: Difficulty, person: Mark, rng: Random, read: Callable[[str], str] = read_line
) -> int:
    """Play games until the person quits; return the exit status."""
    _accept_any_text()
    status = 0
    try:
        _play(_Game(difficulty, person, rng), read)
    except EOFError:
        print()
    except KeyboardInterrupt:
        print()
        status = INTERRUPTED
    print("Good-bye.")
    return status


def _play(game: _Game, read: Callable[[str], str]) -> None:
    game.welcome()
    game.let_computer_move()
    game.show()
    while (answer := read(game.prompt()).strip().lower()) != "q":
        game.obey(answer)


class _Game:
    def __init__(self, difficulty: Difficulty, person: Mark, rng: Random) -> None:
        self._difficulty = difficulty
        self._person = person
        self._rng = rng
        self._history = History()

    def welcome(self) -> None:
        opponent = f"the computer ({self._difficulty.name.lower()})"
        print(f"You play {self._person.value} against {opponent}.\n{_HELP}")

    def prompt(self) -> str:
        if self._history.board.outcome:
            return "n, u or q? "
        return f"{self._person.value} to move: "

    def obey(self, command: str) -> None:
        """Carry out one line that the person typed, or say why it can't be."""
        if command == "u":
            self._undo()
        elif command == "h":
            self._hint()
        elif command == "n":
            self._history = History()
            self.let_computer_move()
            self.show()
        elif command in tuple("012345678"):
            self._play(int(command))
        elif command.isascii() and command.isdigit():
            print(f"There is no cell {_shortened(command)}: cells are 0 to 8.")
        elif command:
            print(f"{_shortened(command)!r} is not a move.", _HELP)
        else:
            print("That was an empty line.", _HELP)

    def let_computer_move(self) -> None:
        board = self._history.board
        if not board.outcome and board.turn is not self._person:
            cell = choose_move(board, self._difficulty, self._rng)
            self._history = self._history.play(cell)
            print(f"\nThe computer plays {cell}.")

    def show(self) -> None:
        board = self._history.board
        print(f"\n{_drawing(board)}\n")
        if outcome := board.outcome:
            if outcome.winner is None:
                print("A draw.")
            else:
                print("You win!" if outcome.winner is self._person else "The computer wins.")
            print("Type n for a new game, u to undo, q to quit.")

    def _play(self, cell: int) -> None:
        board = self._history.board
        if board.mark_at(cell):
            print(f"Cell {cell} is taken.")
        elif board.outcome:
            print("The game is over.")
        else:
            self._history = self._history.play(cell)
            self.let_computer_move()
            self.show()

    def _undo(self) -> None:
        if history := self._history.take_back({self._person}):
            self._history = history
            self.show()
        else:
            print("There is nothing to undo.")

    def _hint(self) -> None:
        board = self._history.board
        if board.outcome:
            print("The game is over: there is no move to hint at.")
        else:
            # The same random source every time, so that asking twice gives the same hint.
            print(f"A best move: {choose_move(board, Difficulty.UNBEATABLE, Random(0))}.")


def _shortened(text: str) -> str:
    """Repeat no more of what was typed than is needed to recognise it."""
    return text if len(text) <= _LONGEST_QUOTE else f"{text[:_LONGEST_QUOTE]}..."


def _accept_any_text() -> None:
    """Show a letter that the terminal's encoding lacks as a question mark, instead of failing."""
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")


def _drawing(board: Board) -> str:
    """Draw the board with the numbers of its empty cells."""
    marks = [mark.value if (mark := board.mark_at(cell)) else str(cell) for cell in range(9)]
    rows = (f" {' | '.join(marks[row : row + 3])} " for row in (0, 3, 6))
    return "\n---+---+---\n".join(rows)
