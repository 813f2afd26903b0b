"""Why a move is good, what was wrong with it, and where a game turned.

Every text goes through Qt's translation, with values put in afterwards.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from tictac_gui.engine.search import Ending, Forecast
from tictac_gui.games.connect_four.reasons import Flaw as FourFlaw
from tictac_gui.games.connect_four.reasons import Reason as FourReason
from tictac_gui.games.tic_tac_toe.reasons import Flaw, Reason
from tictac_gui.words.move_words import columns_of, listed, move_place, moves_in_turn, the_move
from tictac_gui.words.side_words import side

if TYPE_CHECKING:
    from collections.abc import Sequence
    from enum import Enum

    from tictac_gui.engine import Mark
    from tictac_gui.engine.review import Explanation, ReviewedMove
    from tictac_gui.games import Game, Hint

translate = QCoreApplication.translate


def hint(game: Game, found: Hint, opponent: Mark) -> str:
    """Say which move is good against an opponent, and why."""
    columns = columns_of(game, found.cells)
    why = good_reason(game, found.reason, found.forecast, opponent, found.lookahead, columns)
    return translate("Hint", "Hint: {0}. {1}").format(move_place(game, found.move), why)


def good_reason(
    game: Game,
    reason: Enum,
    forecast: Forecast | None,
    opponent: Mark,
    lookahead: int | None = None,
    columns: Sequence[int] = (),
) -> str:
    """Say why a move is good against an opponent, as found `lookahead` moves ahead.

    Some reasons are about columns, which are counted from 1.
    """
    if isinstance(reason, FourReason):
        text = _four_reason(reason, forecast, len(columns))
    else:
        text = _three_reasons()[reason]
        if forecast and reason is Reason.BLOCKS:
            text = _block(forecast.ending)
    own_moves = forecast.own_moves if forecast else 0
    numbers = listed(map(str, columns))
    sides = side(game, opponent), side(game, opponent.other)
    return text.format(own_moves, sides[0], lookahead, numbers, sides[1])


def _three_reasons() -> dict[Enum, str]:
    return {
        Reason.WINS: translate("Hint", "It completes three in a row."),
        Reason.BLOCKS: translate("Hint", "It stops three in a row."),
        Reason.FORKS: translate("Hint", "It makes two threats at once."),
        Reason.ONLY_WIN: translate("Hint", "Only this move wins, in {0} moves."),
        Reason.FORCES_WIN: translate("Hint", "It wins in {0} moves, whatever {1} does."),
        Reason.STOPS_FORK: translate("Hint", "It prevents two threats at once."),
        Reason.ONLY_DRAW: translate("Hint", "It keeps the draw, all else loses."),
        Reason.KEEPS_DRAW: translate("Hint", "It keeps the draw, some moves lose."),
        Reason.LAST_CELL: translate("Hint", "It is the last cell, for a draw."),
        Reason.EVEN: translate("Hint", "All moves draw with best play."),
        Reason.LOST: translate("Hint", "All moves lose against best play."),
    }


def _block(ending: Ending) -> str:
    """Say what a block stops, and how the game will end."""
    return {
        Ending.LOSS: translate("Hint", "It stops three in a row for now."),
        Ending.DRAW: translate("Hint", "It stops three in a row."),
        Ending.WIN: translate("Hint", "It stops three in a row and wins in {0} moves."),
    }[ending]


def _four_reason(why: FourReason, forecast: Forecast | None, columns: int) -> str:
    """Say why a move is good: {0} is the number of moves to the end, {1} the opponent.

    {2} is the lookahead, {3} are the columns that the reason is about, {4} is the side to move.
    """
    if forecast and (text := _four_reasons_with(forecast).get(why)):
        return text
    if why is FourReason.NOT_BELOW and columns > 1:
        return translate("Hint", "Not columns {3}: {1} would complete four above them.")
    return _four_reasons()[why]


def _four_reasons() -> dict[FourReason, str]:
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


def _four_reasons_with(forecast: Forecast) -> dict[FourReason, str]:
    """Return the reasons that are worded differently when the end of the game is known."""
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


def good_move(game: Game, move: ReviewedMove) -> str | None:
    """Say why a best move was good; None if the game can't tell."""
    found = move.explanation
    if not found:
        return None
    if not found.side or found.reason is not Reason.BLOCKS:
        columns = columns_of(game, found.cells)
        return good_reason(game, found.reason, move.after, move.mark.other, columns=columns)
    blocks = {
        "row": translate("Turning", "It blocks {0}'s row"),
        "column": translate("Turning", "It blocks {0}'s column"),
        "diagonal": translate("Turning", "It blocks {0}'s diagonal"),
        "several": translate("Turning", "It blocks two lines of {0}"),
    }[_shape(game, found)].format(side(game, found.side))
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
    """Say how a move changed the result, as a clause that begins with a side."""
    return flaw(game, move) or _by_search(game, move)


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
    """Say what was wrong with a move, as a clause that begins with a side.

    None if that can't be seen on the board.
    """
    found = move.explanation
    if not found or not found.side:
        return None
    texts = {**_four_flaws(), **_three_flaws(_shape(game, found))}
    return texts[found.reason].format(side(game, found.side), *columns_of(game, found.cells))


def _four_flaws() -> dict[Enum, str]:
    """Return what was wrong in Connect Four: {0} is the side it is about, {1} the column."""
    return {
        FourFlaw.MISSED_WIN: translate("Turning", "{0} could have completed four in a row"),
        FourFlaw.LEFT_OPEN: translate(
            "Turning", "{0} was not stopped from completing four in a row"
        ),
        FourFlaw.PLAYED_BELOW: translate(
            "Turning", "{0} was given the cell above, and four in a row"
        ),
        FourFlaw.ALLOWED_LASTING_THREAT: translate(
            "Turning", "{0}'s threat in column {1} wins in the end"
        ),
        FourFlaw.MISSED_LASTING_THREAT: translate(
            "Turning", "{0}'s threat in column {1} would have won in the end"
        ),
        **_forks(FourFlaw),
    }


def _three_flaws(shape: str) -> dict[Enum, str]:
    """Return what was wrong in tic-tac-toe with a line of a shape, or with several lines."""
    return {
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
        **_forks(Flaw),
    }


def _forks(flaws: type[Flaw | FourFlaw]) -> dict[Enum, str]:
    return {
        flaws.ALLOWED_FORK: translate("Turning", "{0} was allowed two threats at once"),
        flaws.MISSED_FORK: translate("Turning", "{0} could have made two threats at once"),
        flaws.ALLOWED_FORCED_FORK: translate(
            "Turning", "{0} was allowed to force two threats at once"
        ),
        flaws.MISSED_FORCED_FORK: translate("Turning", "{0} could have forced two threats at once"),
    }


def _shape(game: Game, found: Explanation) -> str:
    if len(found.lines) != 1:
        return "several"
    rows, columns = zip(*(divmod(cell, game.start.columns) for cell in found.lines[0]), strict=True)
    if len(set(rows)) == 1:
        return "row"
    return "column" if len(set(columns)) == 1 else "diagonal"


def _by_search(game: Game, move: ReviewedMove) -> str:
    is_lost = move.after.ending is Ending.LOSS
    if move.before == Forecast(Ending.WIN, 1):
        # However bad the move was, that is the plainest.
        return translate("Turning", "{0} could have won at once").format(side(game, move.mark))
    winner = move.mark.other if is_lost else move.mark
    own_moves = move.after.own_moves if is_lost else move.before.own_moves
    if is_lost and own_moves == 1:
        text = translate("Turning", "{0} was given a win at once")
    elif is_lost:
        text = translate("Turning", "{0} was given a win in {1} moves")
    else:
        text = translate("Turning", "{0} had a win in {1} moves")
    return text.format(side(game, winner), own_moves)
