"""What the two sides of a game are called: X and O, or by the colours of their discs.

Sentences take a `Side` as a value. Each translation chooses the form that it needs.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QCoreApplication

from tictac_gui.engine import Mark
from tictac_gui.games.game import Pieces

if TYPE_CHECKING:
    from tictac_gui.games import Game

translate = QCoreApplication.translate


class Side(NamedTuple):
    """A side in a sentence: "{0}" is its name, and "{0.piece}" what it plays with."""

    name: str
    """As the one who acts: "Amber wins!"."""
    piece: str
    """As what lies on the board or is played: "Column 4, 1 disc: amber"."""
    player: str
    """As a person who has no other name."""
    item: str
    """Its name with a mnemonic."""

    def __str__(self) -> str:
        return self.name


def side(game: Game, mark: Mark) -> Side:
    """Name a side of a game."""
    if game.pieces is Pieces.MARKS:
        player = translate("Players", "Player {0}").format(mark.value)
        return Side(mark.value, mark.value, player, f"&{mark.value}")
    if mark is Mark.X:
        name, piece = translate("Sides", "Amber"), translate("Sides", "amber")
        return Side(name, piece, name, translate("Sides", "Am&ber"))
    name, piece = translate("Sides", "Red"), translate("Sides", "red")
    return Side(name, piece, name, translate("Sides", "&Red"))


def sides(game: Game) -> tuple[Side, Side]:
    """Name both sides of a game; the first moves first."""
    return side(game, Mark.X), side(game, Mark.O)
