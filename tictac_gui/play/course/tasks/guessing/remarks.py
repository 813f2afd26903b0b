"""What can be said about a guess, as values."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from tictac_gui.play.course.tasks.remarks import Remark

if TYPE_CHECKING:
    from tictac_gui.games.matchup import Odds


@dataclass(frozen=True, slots=True)
class Guessed(Remark):
    """A guess has been made; what it was about is being counted or played."""


@dataclass(frozen=True, slots=True)
class OtherPlayer(Remark):
    """The player named gets other results, which are shown."""

    is_right: ClassVar = False
    name: str
    odds: Odds
