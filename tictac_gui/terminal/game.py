"""Plays games in a terminal: reads commands and prints what happens; never touches a file."""

from __future__ import annotations

import logging
import sys
from contextlib import suppress
from io import TextIOWrapper
from time import perf_counter
from typing import TYPE_CHECKING

from tictac_gui.engine import Difficulty, Mark, SearchStopped
from tictac_gui.engine.review import Review
from tictac_gui.engine.search import Forecast
from tictac_gui.engine.stopping import Deadline
from tictac_gui.system.streams import INTERRUPTED, read_line
from tictac_gui.terminal import drawing, words
from tictac_gui.terminal.drawing import Ink, ink

if TYPE_CHECKING:
    from collections.abc import Callable
    from enum import Enum
    from random import Random

    from tictac_gui.games import Game

_LONGEST_QUOTE = 40
"""The number of characters that are repeated of an unknown command."""
_VALUE_SECONDS = 2.0
"""The time for finding the values of all moves."""
_REVIEW_SECONDS = 3.0
"""The time for judging the moves of a game that is over."""
_log = logging.getLogger(__name__)


def play(
    game: Game,
    difficulty: Difficulty,
    person: Mark,
    rng: Random,
    read: Callable[[str], str] = read_line,
    moves: tuple[int, ...] = (),
) -> int:
    """Play games until the person quits, the first from these moves on; return the exit status."""
    _accept_any_text()
    status = 0
    try:
        session = _Session(game, difficulty, person, rng, ink(), moves)
        session.begin()
        while (command := read(session.prompt()).strip().lower()) != "q":
            session.obey(command)
    except EOFError:
        print()
    except KeyboardInterrupt:
        print()
        status = INTERRUPTED
    print("Good-bye.")
    return status


class _Session:
    """The games of one person, and the commands that can be typed."""

    def __init__(
        self,
        game: Game,
        difficulty: Difficulty,
        person: Mark,
        rng: Random,
        ink: Ink,
        moves: tuple[int, ...],
    ) -> None:
        self._game = game
        self._difficulty = difficulty
        self._person = person
        self._rng = rng
        self._ink = ink
        self._moves_by_key = game.moves_by_key
        self._keys = {move: key for key, move in self._moves_by_key.items()}
        self._history = game.history(moves)
        self._instructions = words.instructions(game)
        self._reported: Enum | None = None

    def begin(self) -> None:
        """Print who plays and how, then the board, perhaps after the computer's first move."""
        mark = self._ink.mark(self._game, self._person, words.piece(self._game, self._person))
        opponent = f"the computer ({self._difficulty.name.lower()})"
        print(f"You play {mark} against {opponent}.\n{self._instructions}")
        self._let_computer_move()
        self._show()

    def prompt(self) -> str:
        if self._history.position.outcome:
            return "n, u or q? "
        return f"{self._side(self._person)} to move: "

    def obey(self, command: str) -> None:
        """Carry out a command, or print why that isn't possible."""
        if command in self._moves_by_key:
            self._play(command)
        elif command == "u":
            self._undo()
        elif command == "h":
            self._hint()
        elif command == "v":
            self._values()
        elif command == "n":
            self._history = self._game.history()
            self._let_computer_move()
            self._show()
        elif command.isascii() and command.isdigit():
            first, *_, last = sorted(self._moves_by_key)
            place = words.place(self._game)
            print(f"There is no {place} {_shortened(command)}: {place}s are {first} to {last}.")
        elif command:
            print(f"{_shortened(command)!r} is not a move.\n{self._instructions}")
        else:
            print(f"That was an empty line.\n{self._instructions}")

    def _let_computer_move(self) -> None:
        position = self._history.position
        if not position.outcome and position.turn is not self._person:
            begun = perf_counter()
            move = self._game.choose_move(position, self._difficulty, self._rng)
            _log.debug("chose move %d after %.0f ms", move, 1000 * (perf_counter() - begun))
            self._history = self._history.play(move)
            self._report_fault()
            print(f"\nThe computer plays {self._keys[move]}.")

    def _report_fault(self) -> None:
        fault = self._game.fault()
        if fault and fault is not self._reported:
            self._reported = fault
            print(f"\n{words.fault(fault)}")

    def _show(self) -> None:
        position = self._history.position
        print(f"\n{drawing.board(self._game, position, self._ink)}\n")
        if outcome := position.outcome:
            if outcome.winner is None:
                result = "A draw."
            else:
                result = "You win!" if outcome.winner is self._person else "The computer wins."
            print(self._ink.strong(result))
            self._review()
            print("Type n for a new game, u to undo, q to quit.")

    def _side(self, mark: Mark, width: int = 0) -> str:
        return self._ink.mark(self._game, mark, words.side(self._game, mark).ljust(width))

    def _play(self, key: str) -> None:
        position, move = self._history.position, self._moves_by_key[key]
        if position.outcome:
            print("The game is over.")
        elif move not in position.moves():
            print(words.taken(self._game, key))
        else:
            self._history = self._history.play(move)
            self._let_computer_move()
            self._show()

    def _undo(self) -> None:
        if history := self._history.undo({self._person}):
            self._history = history
            self._show()
        else:
            print("There is nothing to undo.")

    def _hint(self) -> None:
        position = self._history.position
        if position.outcome:
            print("The game is over: there is no move to hint at.")
        else:
            hint = self._game.find_hint(position)
            key = self._ink.strong(self._keys[hint.move])
            print(words.hint(self._game, hint, key, position.turn.other))

    def _values(self) -> None:
        """Print what each move leads to with best play, as far as it is found in time."""
        position = self._history.position
        if position.outcome:
            print("The game is over: there is no move to value.")
        else:
            forecasts: dict[int, Forecast] = {}
            deadline = Deadline(_VALUE_SECONDS)
            for move in position.moves():
                # When time is up, moves that need no search still get a value.
                with suppress(SearchStopped):
                    forecasts[move] = Forecast.of(self._game.move_score(position, move, deadline))
            print(f"\n{drawing.values(self._game, position, forecasts, self._ink)}\n")

    def _review(self) -> None:
        """Print how good each move was and how the game was played, as far as found in time."""
        review = Review()
        with suppress(SearchStopped):
            for better in self._game.reviews(self._history.moves, Deadline(_REVIEW_SECONDS)):
                review = better
        print()
        width = max(len(words.side(self._game, mark)) for mark in Mark)
        for number, move in enumerate(review.by_number, start=1):
            if not move:
                continue
            verdict = words.verdict(self._game, move)
            if move.verdict.changes_result:
                verdict = self._ink.strong(verdict)
            print(f"{number:2}. {self._side(move.mark, width)} {self._keys[move.move]}  {verdict}")
        print(words.summary(review, self._person))


def _shortened(text: str) -> str:
    """Return the beginning of a text that is long."""
    return text if len(text) <= _LONGEST_QUOTE else f"{text[:_LONGEST_QUOTE]}..."


def _accept_any_text() -> None:
    """Show a character that the terminal can't encode as a question mark, instead of failing."""
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
