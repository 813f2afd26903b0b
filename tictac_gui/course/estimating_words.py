"""The sentences about estimates and lookahead: parts, values, and remarks on answers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from tictac_gui.course.estimating import NotSeen, SeenEarlier, WrongSum
from tictac_gui.games.connect_four.cells import Feature
from tictac_gui.words.move_words import listed, move_place
from tictac_gui.words.number_words import value

if TYPE_CHECKING:
    from collections.abc import Mapping
    from enum import Enum

    from tictac_gui.course.steps import Remark
    from tictac_gui.games import Game

translate = QCoreApplication.translate


def part(feature: Enum, amount: int) -> str:
    """Name a part of an estimate, with its amount."""
    texts: dict[Enum, str] = {
        Feature.PLACES: translate("Course", "Discs through which many lines run: {0}"),
        Feature.THREATS: translate("Course", "Cells that would complete four: {0}"),
        Feature.LASTING_THREATS: translate("Course", "Those of them that a side gets late: {0}"),
    }
    return texts[feature].format(value(amount))


def lookahead(turns: int) -> str:
    """Say how far ahead is looked."""
    if turns == 1:
        return translate("Course", "1 turn ahead")
    return translate("Course", "{0} turns ahead").format(turns)


def values(game: Game, found: Mapping[int, int]) -> str:
    """List what the moves look like, for a screen reader."""
    text = translate("Course", "{0}: {1}")
    return listed(text.format(move_place(game, move), value(each)) for move, each in found.items())


def remark(game: Game, said: Remark) -> str:
    """Put a remark on an estimate into words; there are none for any other."""
    match said:
        case WrongSum(is_opposite=True):
            return translate("Course", "{0} is the estimate for the other side.").format(
                value(said.answer)
            )
        case WrongSum():
            return translate("Course", "Add all the numbers, each with its sign.")
        case NotSeen():
            text = translate("Course", "{0}: there, {1} is still worth {2}.")
            place = move_place(game, said.move)
            return text.format(lookahead(said.lookahead), place, value(said.value))
        case SeenEarlier():
            text = translate("Course", "{0}: it is seen there, but even earlier, too.")
            return text.format(lookahead(said.lookahead))
    return ""
