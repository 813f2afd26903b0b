"""What can be said about a guess, as values."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tictac_gui.games.exact import Odds


@dataclass(frozen=True, slots=True)
class Guessed:
    """A guess has been made; what it was about is being counted or played."""


@dataclass(frozen=True, slots=True)
class OtherPlayer:
    """The player named gets other results, which are shown."""

    name: str
    odds: Odds
