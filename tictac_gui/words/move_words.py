"""What moves, cells and columns are called, and what a move leads to.

Every text goes through Qt's translation, with values put in afterwards.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from tictac_gui.engine.search import Ending, Forecast
from tictac_gui.games import TIC_TAC_TOE, Game
from tictac_gui.words.side_words import Side, side

if TYPE_CHECKING:
    from collections.abc import Iterable

    from tictac_gui.engine import Mark
    from tictac_gui.engine.review import MoveValue
    from tictac_gui.games.game import Drawable

translate = QCoreApplication.translate

MOST_SPOKEN = 8
"""How many moves of a line are read aloud: nobody remembers more."""


def move_place(game: Game, move: int) -> str:
    """Say where a move is played, as the game's players would."""
    if game is TIC_TAC_TOE:
        return _nine_places()[move]
    # In Connect Four, a move is a column; another kind of game adds its own names here.
    return translate("Moves", "column {0}").format(move + 1)


def the_move(game: Game, move: int) -> str:
    """Say where a move is played, as the subject of a sentence."""
    place = move_place(game, move)
    # A column is named by its number, and needs no article.
    return translate("Moves", "the {0}").format(place) if game is TIC_TAC_TOE else place


def columns_of(game: Game, cells: Iterable[int]) -> list[int]:
    """Return the columns of some cells, counted from 1 as in the texts."""
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


def cell_place(board: Drawable, cell: int) -> str:
    """Say where a cell is, for a screen reader: in a grid, rows and columns can be followed."""
    row, column = divmod(cell, board.columns)
    return translate("Board", "Row {0}, column {1}").format(row + 1, column + 1)


def value(forecast: Forecast) -> str:
    """Say what a move leads to, in its cell or above its column."""
    if forecast.ending is Ending.WIN:
        return translate("Moves", "Win in {0}").format(forecast.own_moves)
    if forecast.ending is Ending.LOSS:
        return translate("Moves", "Lose in {0}").format(forecast.own_moves)
    return translate("Moves", "Draw")


def value_in_full(game: Game, forecast: Forecast, mark: Mark, people: frozenset[Mark]) -> str:
    """Say in a tooltip what a move leads to for its player."""
    is_you = len(people) == 1 and mark in people
    mover: Side | str = side(game, mark)
    if len(people) == 1:
        mover = translate("Moves", "the computer")
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
    """Say in a tooltip and for a screen reader that the value of a move is not known yet."""
    return translate("Moves", "What this leads to is still being worked out.")


def value_description(game: Game, found: MoveValue, mark: Mark, people: frozenset[Mark]) -> str:
    """Say what a move leads to and what follows it, for a screen reader."""
    text = value_in_full(game, found.forecast, mark, people)
    replies = found.line[1:]
    if not replies:
        return text
    spoken = moves_in_turn(game, mark.other, replies[:MOST_SPOKEN])
    if len(replies) > MOST_SPOKEN:
        return translate("Moves", "{0} Then: {1}, and so on.").format(text, spoken)
    return translate("Moves", "{0} Then: {1}.").format(text, spoken)


def moves_in_turn(game: Game, first: Mark, moves: Iterable[int]) -> str:
    """List moves with the sides that make them."""
    text = translate("Moves", "{0} {1}")
    return listed(
        text.format(side(game, first.other if number % 2 else first), move_place(game, move))
        for number, move in enumerate(moves)
    )


def listed(texts: Iterable[str]) -> str:
    """Join texts into a list."""
    return translate("Moves", ", ").join(texts)
