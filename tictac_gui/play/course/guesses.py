"""Steps in which something is guessed before it is counted or played; as values."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tictac_gui.engine.methods import Method
    from tictac_gui.engine.search import Ending
    from tictac_gui.games import BoardPosition, Game
    from tictac_gui.play.runs.tournament import Pairing


@dataclass(frozen=True, slots=True)
class GuessCount:
    """The question how many positions a method visits, beside another one whose count is shown."""

    key: str
    game: Game
    position: BoardPosition
    shown: Method
    asked: Method
    offers: tuple[int, ...]
    """The guesses to choose from."""


@dataclass(frozen=True, slots=True)
class GuessMatch:
    """The question how often games between two players end in one way."""

    key: str
    game: Game
    pairing: Pairing
    asked: Ending
    """For X: whether it wins, draws or loses."""
    offers: tuple[int, ...]
    """The guesses to choose from, in per cent."""


@dataclass(frozen=True, slots=True)
class NameMatch:
    """The question who plays O, to be answered from the results alone."""

    key: str
    game: Game
    pairing: Pairing
    offers: tuple[str, ...]
    """The players to choose from."""
