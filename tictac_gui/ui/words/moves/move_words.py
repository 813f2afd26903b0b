"""What is said about moves: what they lead to and why.

Every text goes through Qt's translation, with values put in afterwards.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from tictac_gui.engine.search import Ending
from tictac_gui.games.connect_four.reasons import Reason as FourReason
from tictac_gui.games.tic_tac_toe.reasons import Reason
from tictac_gui.ui.words.moves import four_words
from tictac_gui.ui.words.moves.place_words import columns_of, move_place

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from enum import Enum

    from tictac_gui.engine import Mark
    from tictac_gui.engine.search import Forecast
    from tictac_gui.games import Game, Hint

translate = QCoreApplication.translate


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
        text = four_words.four_reason(reason, forecast, len(columns))
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
