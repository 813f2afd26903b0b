"""What is said while a person looks for a better move at a key moment.

Every text goes through Qt's translation, with values put in afterwards.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from tictac_gui.games.connect_four.reasons import Flaw
from tictac_gui.play.finding import Stage
from tictac_gui.words.move_words import move_place, moves_in_turn
from tictac_gui.words.side_words import side

if TYPE_CHECKING:
    from enum import Enum

    from tictac_gui.engine.review import ReviewedMove
    from tictac_gui.games import Game
    from tictac_gui.games.finding import Try

translate = QCoreApplication.translate


def question(number: int, count: int) -> str:
    """Ask for a better move at one of the key moments, counted from 1."""
    if count == 1:
        return translate("Finding", "Your move. What would have been better?")
    text = translate("Finding", "Key moment {0} of {1}. Your move. What would have been better?")
    return text.format(number, count)


def task(game: Game, move: ReviewedMove) -> str:
    """Say which move was played, and what to do."""
    text = translate("Finding", "You played {0}. Try another move.")
    return text.format(move_place(game, move.move))


def wrong(game: Game, move: ReviewedMove, tried: Try, *, has_more: bool) -> str:
    """Say that a try was no better, and how it is refuted."""
    if tried.move == move.move:
        text = translate("Finding", "That is what you played. Then: {1}.")
    elif has_more:
        text = translate("Finding", "Not {0}: {1}. One more try.")
    else:
        text = translate("Finding", "Not {0} either: {1}.")
    line = moves_in_turn(game, move.mark.other, tried.line)
    return text.format(move_place(game, tried.move), line)


def help_with(game: Game, move: ReviewedMove, stage: Stage) -> str:
    """Help with a key moment: with the idea, the lines or the better move."""
    if stage is Stage.MOVE:
        return translate("Finding", "Try {0}.").format(move_place(game, move.better))
    if stage is Stage.LINES:
        return translate("Finding", "Look at the dashed lines.")
    reason = move.explanation.reason if move.explanation else Flaw.TOO_DEEP
    return _ideas()[reason].format(side(game, move.mark.other))


def right(sentence: str) -> str:
    """Say before the sentence of a key moment that it was found."""
    return translate("Finding", "Right! {0}").format(sentence)


def hint_item() -> str:
    """Name the action that gives a hint, with a mnemonic."""
    return translate("Finding", "Hint at the Key M&oment")


def show_me_item() -> str:
    """Name the action that shows the key moment, with a mnemonic."""
    return translate("Finding", "&Show Me")


def _ideas() -> dict[Enum, str]:
    two_threats = translate("Finding", "{0} is about to make two threats at once.")
    own_two_threats = translate("Finding", "Look for two threats at once.")
    in_the_end = translate("Finding", "Think of who must play under a threat in the end.")
    return {
        Flaw.LEFT_OPEN: translate("Finding", "{0} is about to complete four in a row."),
        Flaw.PLAYED_BELOW: translate("Finding", "Think of the cell above your disc."),
        Flaw.ALLOWED_FORK: two_threats,
        Flaw.ALLOWED_FORCED_FORK: two_threats,
        Flaw.ALLOWED_LASTING_THREAT: in_the_end,
        Flaw.MISSED_WIN: translate("Finding", "You can complete four in a row."),
        Flaw.MISSED_FORK: own_two_threats,
        Flaw.MISSED_FORCED_FORK: own_two_threats,
        Flaw.MISSED_LASTING_THREAT: in_the_end,
        Flaw.TOO_DEEP: translate("Finding", "No threat shows it yet: think several moves ahead."),
    }
