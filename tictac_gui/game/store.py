"""The games that were played to the end, and what they add up to."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from tictac_gui.engine import Mark

if TYPE_CHECKING:
    from tictac_gui.game.setup import Seat


@dataclass(frozen=True, slots=True)
class FinishedGame:
    """A game that counts."""

    x: Seat
    o: Seat
    moves: tuple[int, ...]
    winner: Mark | None


@dataclass(frozen=True, slots=True)
class Score:
    """Games won by whoever holds X now, drawn, and won by whoever holds O now."""

    x_wins: int = 0
    draws: int = 0
    o_wins: int = 0


class Store:
    """Keeps finished games for as long as the program runs."""

    def __init__(self) -> None:
        self._games: list[FinishedGame] = []

    def add(self, game: FinishedGame) -> None:
        """Keep a game."""
        self._games.append(game)

    def score(self, x: Seat, o: Seat) -> Score:
        """Return how the two have done against each other.

        A person keeps their wins over a level when they change marks with it; two people, or
        two computers, are told apart by their marks alone.
        """
        wins = {Mark.X: 0, Mark.O: 0, None: 0}
        person_changes_marks = (x is None) != (o is None)
        for game in self._games:
            if (game.x, game.o) == (x, o):
                wins[game.winner] += 1
            elif person_changes_marks and (game.o, game.x) == (x, o):
                wins[_swapped(game.winner)] += 1
        return Score(wins[Mark.X], wins[None], wins[Mark.O])


def _swapped(winner: Mark | None) -> Mark | None:
    return {Mark.X: Mark.O, Mark.O: Mark.X, None: None}[winner]
