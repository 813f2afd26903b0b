"""What a teaching game says about a mistake at once, and what its choices are called.

Every text goes through Qt's translation, with values put in afterwards.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from tictac_gui.engine.search import Ending
from tictac_gui.games.game import Pieces
from tictac_gui.games.teaching import Mistake, Teaching
from tictac_gui.words.move_words import columns_of, listed
from tictac_gui.words.side_words import side

if TYPE_CHECKING:
    from tictac_gui.engine import Mark
    from tictac_gui.games import Game

translate = QCoreApplication.translate


def menu() -> str:
    """Name the menu of the choices, with a mnemonic."""
    return translate("Teaching", "Teachin&g Game")


def item(teaching: Teaching) -> str:
    """Name a choice, with a mnemonic."""
    return {
        Teaching.OFF: translate("Teaching", "&Off"),
        Teaching.THREATS: translate("Teaching", "Show Overlooked &Threats"),
        Teaching.RESULT: translate("Teaching", "Show Every &Mistake"),
    }[teaching]


def take_back() -> str:
    """Name the action that takes a mistake back, with a mnemonic."""
    return translate("Teaching", "Take It &Back")


def play_on() -> str:
    """Name the action that lets a mistake stand, with a mnemonic."""
    return translate("Teaching", "&Play On")


def mistake(game: Game, found: Mistake, opponent: Mark) -> str:
    """Say what was wrong with a move, and ask whether to take it back."""
    explained = found.move.explanation if found.move else None
    columns = columns_of(game, explained.cells) if explained else []
    text = _sentence(game, found).format(side(game, opponent), listed(map(str, columns)))
    return translate("Teaching", "{0} Take it back?").format(text)


def _sentence(game: Game, found: Mistake) -> str:
    has_discs = game.pieces is Pieces.DISCS
    # The flaws that both games have are called the same in both.
    flaw = "LEFT_OPEN"
    if found.move:
        flaw = found.move.explanation.reason.name if found.move.explanation else ""
    if text := _flaws(has_discs=has_discs).get(flaw):
        return text
    if found.move and found.move.after.ending is Ending.DRAW:
        return translate("Teaching", "That gives your win away: {0} can hold the draw.")
    return translate("Teaching", "After that {0} wins, whatever you do.")


def _flaws(*, has_discs: bool) -> dict[str, str]:
    """Say what was wrong: {0} is the opponent, {1} are the columns of the threats."""
    left_open = translate("Teaching", "{0} can complete three in a row now.")
    missed = translate("Teaching", "You could have completed three in a row.")
    if has_discs:
        left_open = translate("Teaching", "{0} can complete four in a row now.")
        missed = translate("Teaching", "You could have completed four in a row.")
    return {
        "LEFT_OPEN": left_open,
        "MISSED_WIN": missed,
        "PLAYED_BELOW": translate(
            "Teaching", "That gives {0} the cell above, and with it four in a row."
        ),
        "ALLOWED_FORK": translate("Teaching", "That lets {0} make two threats at once."),
        "MISSED_FORK": translate("Teaching", "You could have made two threats at once."),
        "ALLOWED_FORCED_FORK": translate("Teaching", "That lets {0} force two threats at once."),
        "MISSED_FORCED_FORK": translate("Teaching", "You could have forced two threats at once."),
        "ALLOWED_LASTING_THREAT": translate(
            "Teaching", "After that you must play under {0}'s threat in column {1} in the end."
        ),
        "MISSED_LASTING_THREAT": translate(
            "Teaching",
            "You could have made {0} play under your threat in column {1} in the end.",
        ),
    }
