"""What a game calls its moves and cells, and why a move is good.

Every text goes through Qt's translation, with values put in afterwards.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from tictac_gui.engine.search import Ending, Forecast
from tictac_gui.games import TIC_TAC_TOE
from tictac_gui.games.connect_four.reasons import Flaw
from tictac_gui.games.connect_four.reasons import Reason as FourReason
from tictac_gui.games.tic_tac_toe.reasons import Reason

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from enum import Enum

    from tictac_gui.engine import Mark
    from tictac_gui.engine.search import Forecast
    from tictac_gui.games import BoardPosition, Game, Hint

translate = QCoreApplication.translate


def move_place(game: Game, move: int) -> str:
    """Say where a move is played, as the game's players would."""
    if game is TIC_TAC_TOE:
        return _nine_places()[move]
    # In the other games, a move is a column.
    return translate("Moves", "column {0}").format(move + 1)


def the_move(game: Game, move: int) -> str:
    """Say where a move is played, as the subject of a sentence."""
    place = move_place(game, move)
    # A column is named by its number, and needs no article.
    return translate("Moves", "the {0}").format(place) if game is TIC_TAC_TOE else place


def columns_of(game: Game, cells: Iterable[int]) -> list[int]:
    """Return the columns of some cells, counted from 1."""
    return sorted({cell % game.start.columns + 1 for cell in cells})


def _nine_places() -> tuple[str, ...]:
    return (
        translate("Moves", "top left"),
        translate("Moves", "top middle"),
        translate("Moves", "top right"),
        translate("Moves", "middle left"),
        translate("Moves", "centre"),
        translate("Moves", "middle right"),
        translate("Moves", "bottom left"),
        translate("Moves", "bottom middle"),
        translate("Moves", "bottom right"),
    )


def cell_place(board: BoardPosition, cell: int) -> str:
    """Say where a cell is, for a screen reader: in a grid, rows and columns can be followed."""
    row, column = divmod(cell, board.columns)
    return translate("Board", "Row {0}, column {1}").format(row + 1, column + 1)


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


def column_name(column: int, discs: list[Mark], rows: int, *, is_hinted: bool) -> str:
    """Describe a column for a screen reader: how full it is, and whose disc is on top."""
    if not discs:
        text = translate("Columns", "Column {0}, empty")
    elif len(discs) == rows:
        text = translate("Columns", "Column {0}, full, top: {2}")
    elif len(discs) == 1:
        text = translate("Columns", "Column {0}, 1 disc: {2}")
    else:
        text = translate("Columns", "Column {0}, {1} discs, top: {2}")
    name = text.format(column + 1, len(discs), discs[0].value if discs else "")
    return translate("Columns", "{0}, hint").format(name) if is_hinted else name


def full_column(column: int) -> str:
    """Say that nothing can be dropped into a column."""
    return translate("Columns", "Column {0} is full.").format(column + 1)


def hint(game: Game, found: Hint, opponent: Mark) -> str:
    """Say which move is good against an opponent, and why."""
    columns = columns_of(game, found.cells)
    why = good_reason(found.reason, found.forecast, opponent, found.lookahead, columns)
    return translate("Hint", "Hint: {0}. {1}").format(move_place(game, found.move), why)


def good_reason(
    reason: Enum,
    forecast: Forecast | None,
    opponent: Mark,
    lookahead: int | None = None,
    columns: Sequence[int] = (),
) -> str:
    """Say why a move is good against an opponent, having looked so many moves ahead.

    Some reasons are about columns, which are counted from 1.
    """
    if isinstance(reason, FourReason):
        text = four_reason(reason, forecast, len(columns))
    else:
        text = _reasons_in_three()[reason]
        if forecast and reason is Reason.BLOCKS:
            text = _block(forecast.ending)
    own_moves = forecast.own_moves if forecast else 0
    numbers = listed(map(str, columns))
    return text.format(own_moves, opponent.value, lookahead, numbers, opponent.other.value)


def _reasons_in_three() -> dict[Enum, str]:
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
    """Say what is stopped, and how the game will end all the same."""
    return {
        Ending.LOSS: translate("Hint", "It stops three in a row for now."),
        Ending.DRAW: translate("Hint", "It stops three in a row."),
        Ending.WIN: translate("Hint", "It stops three in a row and wins in {0} moves."),
    }[ending]


def moves_in_turn(game: Game, first: Mark, moves: Iterable[int]) -> str:
    """List moves with the marks of those who make them."""
    text = translate("Moves", "{0} {1}")
    return listed(
        text.format((first.other if number % 2 else first).value, move_place(game, move))
        for number, move in enumerate(moves)
    )


def listed(texts: Iterable[str]) -> str:
    """Join texts into a list."""
    return translate("Moves", ", ").join(texts)


def looking_back(shown: int, played: int) -> str:
    """Say which earlier position the board shows."""
    if not shown and played == 1:
        return translate("LookBack", "Looking back: before the first move")
    if not shown:
        return translate("LookBack", "Looking back: before the first of {0} moves").format(played)
    return translate("LookBack", "Looking back: move {0} of {1}").format(shown, played)


def looking_at_past_game(shown: int, played: int) -> str:
    """Say how much of a past game the board shows."""
    if not shown:
        return translate("LookBack", "Past game: before the first of {0} moves").format(played)
    return translate("LookBack", "Past game: move {0} of {1}").format(shown, played)
