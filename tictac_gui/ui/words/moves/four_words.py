"""Why moves of Connect Four are good or bad, as seen on the board.

Every text goes through Qt's translation, with values put in afterwards.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from tictac_gui.engine.search import Ending, Forecast
from tictac_gui.games.connect_four.reasons import Flaw
from tictac_gui.games.connect_four.reasons import Reason as FourReason

if TYPE_CHECKING:
    from enum import Enum

translate = QCoreApplication.translate


def four_reason(why: FourReason, forecast: Forecast | None, columns: int) -> str:
    """Say why a move is good: {0} is in how many moves it wins or loses, {1} is the opponent.

    {2} is how far was looked ahead, {3} which columns it is about, {4} who moves.
    """
    if forecast and (text := _special(forecast).get(why)):
        return text
    if why is FourReason.NOT_BELOW and columns > 1:
        return translate("Hint", "Not columns {3}: {1} would complete four above them.")
    return _reasons()[why]


def _reasons() -> dict[FourReason, str]:
    return {
        FourReason.WINS: translate("Hint", "It completes four in a row."),
        FourReason.BLOCKS: translate("Hint", "It stops four in a row."),
        FourReason.TWO_THREATS: translate("Hint", "It makes two threats at once."),
        FourReason.FORCES_TWO_THREATS: translate(
            "Hint", "It forces two threats at once and wins in {0} moves."
        ),
        FourReason.LASTING_THREAT: translate(
            "Hint", "It wins: in the end {1} must play below the threat in column {3}."
        ),
        FourReason.FORCES_WIN: translate("Hint", "It wins in {0} moves, whatever {1} does."),
        FourReason.LOST_TO_TWO_THREATS: translate(
            "Hint", "{1} has two threats, and only one can be stopped."
        ),
        FourReason.LOST_TO_LASTING_THREAT: translate(
            "Hint",
            "Lost: in the end {4} must play below the threat in column {3}.",
        ),
        FourReason.LOST: translate("Hint", "All moves lose, this one latest: in {0} moves."),
        FourReason.ONLY_COLUMN: translate("Hint", "It is the only column left."),
        FourReason.ONLY_SAFE: translate(
            "Hint", "All other moves let {1} complete four above them."
        ),
        FourReason.STOPS_TWO_THREATS: translate("Hint", "It prevents two threats at once."),
        FourReason.ONLY_DEFENCE: translate("Hint", "All other moves lose."),
        FourReason.NOT_BELOW: translate(
            "Hint", "Not column {3}: {1} would complete four above it."
        ),
        FourReason.KEEPS_DRAW: translate("Hint", "It keeps the draw."),
        FourReason.LOOKS_BEST: translate("Hint", "It looks best, {2} moves ahead."),
    }


def _special(forecast: Forecast) -> dict[FourReason, str]:
    """Say the same where it is known how the game ends."""
    if forecast.ending is Ending.WIN:
        return {
            FourReason.BLOCKS: translate("Hint", "It stops four in a row and wins in {0} moves."),
        }
    if forecast.ending is Ending.DRAW:
        return {}
    texts = {FourReason.BLOCKS: translate("Hint", "It stops four in a row for now.")}
    if forecast.own_moves == 1:
        texts[FourReason.LOST] = translate("Hint", "All moves let {1} complete four.")
    return texts


def flaw(found: Enum) -> str | None:
    """Say what was wrong with a move: {0} is the side it is about, {1} the column.

    None if that is not a flaw of this game.
    """
    return _flaws().get(found)


def _flaws() -> dict[Enum, str]:
    return {
        Flaw.MISSED_WIN: translate("Turning", "{0} could have completed four in a row"),
        Flaw.LEFT_OPEN: translate("Turning", "{0} was not stopped from completing four in a row"),
        Flaw.PLAYED_BELOW: translate("Turning", "{0} was given the cell above, and four in a row"),
        Flaw.ALLOWED_FORK: translate("Turning", "{0} was allowed two threats at once"),
        Flaw.MISSED_FORK: translate("Turning", "{0} could have made two threats at once"),
        Flaw.ALLOWED_FORCED_FORK: translate(
            "Turning", "{0} was allowed to force two threats at once"
        ),
        Flaw.MISSED_FORCED_FORK: translate("Turning", "{0} could have forced two threats at once"),
        Flaw.ALLOWED_LASTING_THREAT: translate(
            "Turning", "{0}'s threat in column {1} wins in the end"
        ),
        Flaw.MISSED_LASTING_THREAT: translate(
            "Turning", "{0}'s threat in column {1} would have won in the end"
        ),
    }
