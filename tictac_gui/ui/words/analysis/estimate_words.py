"""What an estimate means, in words: for whom a position looks better, and why."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from tictac_gui.engine.search import HIGHEST_ESTIMATE
from tictac_gui.games.connect_four.cells import Feature

if TYPE_CHECKING:
    from tictac_gui.engine import Mark
    from tictac_gui.games import BoardPosition, Game

translate = QCoreApplication.translate

_A_LITTLE, _CLEARLY, _MUCH = 5, 15, 30
"""From where on a side stands better: after such values four moves ahead in Connect Four it has won
with best play about 55, 75 and 90 of 100 positions."""


def signed(amount: int) -> str:
    """Write a number with its sign."""
    if amount == 0:
        return "0"
    return f"+{amount}" if amount > 0 else f"−{-amount}"


def meaning(value: int, side: Mark) -> str:
    """Say for whom a position looks better, by its value for a side."""
    better = side if value > 0 else side.other
    size = abs(value)
    if size > HIGHEST_ESTIMATE:
        text = translate("Estimate", "{0} wins with best play")
    elif size >= _MUCH:
        text = translate("Estimate", "much better for {0}")
    elif size >= _CLEARLY:
        text = translate("Estimate", "better for {0}")
    elif size >= _A_LITTLE:
        text = translate("Estimate", "a little better for {0}")
    else:
        text = translate("Estimate", "about even")
    return text.format(better.value)


def features(game: Game, position: BoardPosition, side: Mark) -> str:
    """List what counts for and against a side; empty if the game doesn't say."""
    if not game.estimate_by_feature:
        return ""
    sign = 1 if position.turn is side else -1
    found = game.estimate_by_feature(position)
    told = [
        _feature(each).format(signed(sign * amount)) for each, amount in found.items() if amount
    ]
    if not told:
        return translate("Estimate", "Nothing counts more for one side.")
    return translate("Estimate", "What counts: {0}.").format(", ".join(told))


def _feature(feature: Feature) -> str:
    return {
        Feature.PLACES: translate("Estimate", "discs near the centre {0}"),
        Feature.THREATS: translate("Estimate", "open threes {0}"),
        Feature.LASTING_THREATS: translate("Estimate", "open threes in a good row {0}"),
    }[feature]
