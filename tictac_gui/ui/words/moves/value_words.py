"""What is said about where moves lead: in a cell, in a tooltip, and to a screen reader.

Every text goes through Qt's translation, with values put in afterwards.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from tictac_gui.engine.search import Ending
from tictac_gui.ui.words.moves.move_words import moves_in_turn

if TYPE_CHECKING:
    from tictac_gui.engine import Mark
    from tictac_gui.engine.review import MoveValue
    from tictac_gui.engine.search import Forecast
    from tictac_gui.games import Game

translate = QCoreApplication.translate

MOST_HEARD = 8
"""How many of the moves that follow are told: nobody remembers more, and a line can be long."""


def value(forecast: Forecast) -> str:
    """Say what a move leads to, in few enough words to fit into a cell."""
    if forecast.ending is Ending.WIN:
        return translate("Moves", "Win in {0}").format(forecast.own_moves)
    if forecast.ending is Ending.LOSS:
        return translate("Moves", "Lose in {0}").format(forecast.own_moves)
    return translate("Moves", "Draw")


def short_value(forecast: Forecast) -> str:
    """Say it in even less room, beside a symbol."""
    return str(forecast.own_moves or "")


def value_in_full(forecast: Forecast, mark: Mark, people: frozenset[Mark]) -> str:
    """Say what a move leads to for its player."""
    is_you = len(people) == 1 and mark in people
    mover = mark.value if len(people) != 1 else translate("Moves", "the computer")
    if is_you:
        return _your_value(forecast)
    match forecast.ending, forecast.own_moves:
        case Ending.WIN, 1:
            text = translate("Moves", "If {0} plays here, it wins at once.")
        case Ending.WIN, _:
            text = translate(
                "Moves", "If {0} plays here, it wins in {1} of its moves with best play."
            )
        case Ending.LOSS, 1:
            text = translate("Moves", "If {0} plays here, its opponent can win at once.")
        case Ending.LOSS, _:
            text = translate(
                "Moves", "If {0} plays here, it loses after {1} of its moves with best play."
            )
        case _:
            text = translate("Moves", "If {0} plays here, it is a draw with best play.")
    return text.format(mover, forecast.own_moves)


def _your_value(forecast: Forecast) -> str:
    match forecast.ending, forecast.own_moves:
        case Ending.WIN, 1:
            text = translate("Moves", "If you play here, you win at once.")
        case Ending.WIN, _:
            text = translate(
                "Moves", "If you play here, you win in {0} of your moves with best play."
            )
        case Ending.LOSS, 1:
            text = translate("Moves", "If you play here, your opponent can win at once.")
        case Ending.LOSS, _:
            text = translate(
                "Moves", "If you play here, you lose after {0} of your moves with best play."
            )
        case _:
            text = translate("Moves", "If you play here, it is a draw with best play.")
    return text.format(forecast.own_moves)


def pending_value() -> str:
    """Say that it is not known yet what a move leads to."""
    return translate("Moves", "What this leads to is still being worked out.")


def value_description(game: Game, found: MoveValue, mark: Mark, people: frozenset[Mark]) -> str:
    """Say what a move leads to and what follows it, for a screen reader."""
    text = value_in_full(found.forecast, mark, people)
    replies = found.line[1:]
    if not replies:
        return text
    heard = moves_in_turn(game, mark.other, replies[:MOST_HEARD])
    if len(replies) > MOST_HEARD:
        return translate("Moves", "{0} Then: {1}, and so on.").format(text, heard)
    return translate("Moves", "{0} Then: {1}.").format(text, heard)
