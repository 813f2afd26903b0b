"""Why the computer made its last move, as it is said to the one person who plays against it.

Every text goes through Qt's translation, with values put in afterwards.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from tictac_gui.engine.search import Ending
from tictac_gui.games.game import Pieces
from tictac_gui.games.motives import Motive, Why
from tictac_gui.words.move_words import move_place, the_move

if TYPE_CHECKING:
    from tictac_gui.games import Game

translate = QCoreApplication.translate


def item(*, makes_practice: bool) -> str:
    """Name the action that asks, with a mnemonic, and say what it makes of the game."""
    if makes_practice:
        return translate("Why", "&Why Did It Play That? (Makes It Practice)")
    return translate("Why", "&Why Did It Play That?")


def answer(game: Game, move: int, why: Why) -> str:
    """Say why the computer made a move."""
    text = translate("Why", "Its {0}: {1}").format(move_place(game, move), _motive(game, why))
    if why.is_careless:
        text = translate("Why", "{0} This time it was careless.").format(text)
    return text


def _motive(game: Game, why: Why) -> str:
    if why.motive is Motive.TRAP:
        return _trap(game, why)
    ahead = why.lookahead or 0
    if why.motive is Motive.ONLY and why.lookahead:
        text = translate("Why", "looking {0} moves ahead, it saw all others lose.")
    elif why.motive is Motive.CHANCE and ahead == 1:
        text = translate(
            "Why",
            "it looked only one move ahead. {1} moves seemed about as good, and it took one at"
            " random.",
        )
    elif why.motive is Motive.LOOKED_BEST and ahead == 1:
        text = translate("Why", "it looked only one move ahead, and this seemed best.")
    else:
        text = _motives(has_discs=game.pieces is Pieces.DISCS)[why.motive]
    return text.format(ahead, why.choices, why.own_moves)


def _motives(*, has_discs: bool) -> dict[Motive, str]:
    """Return the answers: {0} is the lookahead, {1} the choices, {2} the moves until the end."""
    wins = translate("Why", "it completes three in a row.")
    stops = translate("Why", "it stops you from completing three in a row.")
    if has_discs:
        wins = translate("Why", "it completes four in a row.")
        stops = translate("Why", "it stops you from completing four in a row.")
    return {
        Motive.RANDOM: translate("Why", "it plays at random."),
        Motive.WINS: wins,
        Motive.STOPS: stops,
        Motive.TWO_THREATS: translate("Why", "it makes two threats at once."),
        Motive.FORCES_WIN: translate("Why", "it wins in {2} moves, whatever you do."),
        Motive.ONLY: translate("Why", "anything else loses."),
        Motive.LOST: translate("Why", "all its moves lose, and none later than this one."),
        Motive.KEEPS_DRAW: translate("Why", "it keeps the draw, and no move wins."),
        Motive.CHANCE: translate(
            "Why",
            "it looked only {0} moves ahead. {1} moves seemed about as good, and it took one at"
            " random.",
        ),
        Motive.LOOKED_BEST: translate(
            "Why", "it looked only {0} moves ahead, and this seemed best."
        ),
    }


def _trap(game: Game, why: Why) -> str:
    if why.trap_ending is Ending.LOSS:
        text = translate("Why", "it sets a trap: {0} would lose for you.")
    else:
        text = translate("Why", "it sets a trap: {0} would give your win away.")
    assert why.trap is not None  # noqa: S101 - a trap has its move
    return text.format(the_move(game, why.trap))
