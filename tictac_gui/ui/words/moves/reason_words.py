"""Why a move was good, what was wrong with it, and where a game turned: as seen on the board.

Every text goes through Qt's translation, with values put in afterwards.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from tictac_gui.engine.search import Ending, Forecast
from tictac_gui.games.tic_tac_toe.reasons import Flaw, Reason
from tictac_gui.ui.words.moves import four_words
from tictac_gui.ui.words.moves.move_words import good_reason, moves_in_turn
from tictac_gui.ui.words.moves.place_words import columns_of, the_move

if TYPE_CHECKING:
    from enum import Enum

    from tictac_gui.engine.review import Explanation, ReviewedMove
    from tictac_gui.games import Game

translate = QCoreApplication.translate


def good_move(game: Game, move: ReviewedMove) -> str | None:
    """Say why a best move was good; None if the game can't tell."""
    found = move.explanation
    if not found:
        return None
    if not found.side or found.reason is not Reason.BLOCKS:
        columns = columns_of(game, found.cells)
        return good_reason(found.reason, move.after, move.mark.other, columns=columns)
    blocks = {
        "row": translate("Turning", "It blocks {0}'s row"),
        "column": translate("Turning", "It blocks {0}'s column"),
        "diagonal": translate("Turning", "It blocks {0}'s diagonal"),
        "several": translate("Turning", "It blocks two lines of {0}"),
    }[_shape(game, found)].format(found.side.value)
    ends = {
        Ending.WIN: translate("Turning", "{0} and wins in {1} moves."),
        Ending.DRAW: translate("Turning", "{0}."),
        Ending.LOSS: translate("Turning", "{0} for now."),
    }
    return ends[move.after.ending].format(blocks, move.after.own_moves)


def turning_point(game: Game, move: ReviewedMove) -> str:
    """Say how the game turned with a move that changed the result, and what was better."""
    happened = mistake(game, move)
    if move.before.ending is Ending.WIN:
        better = translate("Turning", "{0} would have won")
    else:
        better = translate("Turning", "{0} would have held the draw")
    text = translate("Turning", "Here {0}; {1}.")
    return text.format(happened, better.format(the_move(game, move.better)))


def mistake(game: Game, move: ReviewedMove) -> str:
    """Say how a move changed the result, as a clause that begins with X or O."""
    return flaw(game, move) or _by_search(move)


def forced_moves(game: Game, move: ReviewedMove) -> str | None:
    """Say which moves lead to the lines of a flaw; None if the lines alone show it."""
    found = move.explanation
    if not found or not found.side or not found.moves:
        return None
    moves = moves_in_turn(game, found.side, found.moves)
    if found.side is move.mark:
        return translate("Turning", "Better: {0}.").format(moves)
    return translate("Turning", "Then: {0}.").format(moves)


def flaw(game: Game, move: ReviewedMove) -> str | None:
    """Say what was wrong with a move, as a clause that begins with X or O.

    None if that can't be seen on the board.
    """
    found = move.explanation
    if not found or not found.side:
        return None
    if text := four_words.flaw(found.reason):
        return text.format(found.side.value, *columns_of(game, found.cells))
    shape = _shape(game, found)
    texts: dict[Enum, str] = {
        Flaw.LEFT_OPEN: {
            "row": translate("Turning", "{0}'s row was left open"),
            "column": translate("Turning", "{0}'s column was left open"),
            "diagonal": translate("Turning", "{0}'s diagonal was left open"),
            "several": translate("Turning", "{0} had two lines left open"),
        }[shape],
        Flaw.MISSED_WIN: {
            "row": translate("Turning", "{0} could have completed a row"),
            "column": translate("Turning", "{0} could have completed a column"),
            "diagonal": translate("Turning", "{0} could have completed a diagonal"),
            "several": translate("Turning", "{0} could have completed two lines"),
        }[shape],
        Flaw.ALLOWED_FORK: translate("Turning", "{0} was allowed two threats at once"),
        Flaw.MISSED_FORK: translate("Turning", "{0} could have made two threats at once"),
        Flaw.ALLOWED_FORCED_FORK: translate(
            "Turning", "{0} was allowed to force two threats at once"
        ),
        Flaw.MISSED_FORCED_FORK: translate("Turning", "{0} could have forced two threats at once"),
    }
    return texts[found.reason].format(found.side.value)


def _shape(game: Game, found: Explanation) -> str:
    if len(found.lines) != 1:
        return "several"
    rows, columns = zip(*(divmod(cell, game.start.columns) for cell in found.lines[0]), strict=True)
    if len(set(rows)) == 1:
        return "row"
    return "column" if len(set(columns)) == 1 else "diagonal"


def _by_search(move: ReviewedMove) -> str:
    is_lost = move.after.ending is Ending.LOSS
    if move.before == Forecast(Ending.WIN, 1):
        # However bad the move was, that is the plainest.
        return translate("Turning", "{0} could have won at once").format(move.mark.value)
    side = move.mark.other if is_lost else move.mark
    own_moves = move.after.own_moves if is_lost else move.before.own_moves
    if is_lost and own_moves == 1:
        text = translate("Turning", "{0} was given a win at once")
    elif is_lost:
        text = translate("Turning", "{0} was given a win in {1} moves")
    else:
        text = translate("Turning", "{0} had a win in {1} moves")
    return text.format(side.value, own_moves)
