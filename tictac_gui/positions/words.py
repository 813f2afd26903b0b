"""The texts of the window in which a position is put together."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from tictac_gui.engine import Mark
from tictac_gui.games.game import Pieces
from tictac_gui.games.notation import Fault, Problem, written
from tictac_gui.play.setup import Players
from tictac_gui.positions.editor import Brush
from tictac_gui.words.game_words import game_name
from tictac_gui.words.move_words import cell_place
from tictac_gui.words.number_words import number
from tictac_gui.words.side_words import side, sides

if TYPE_CHECKING:
    from tictac_gui.games import Game
    from tictac_gui.positions.editor import PositionEditor, Sketch

translate = QCoreApplication.translate


def title(game: Game) -> str:
    """Return the title of the window."""
    return translate("Positions", "Open Position: {0}").format(game_name(game))


def example(game: Game) -> str:
    """Show what can be typed."""
    column_or_cell = [*game.start.moves()][2:5]
    text = translate("Positions", "{0}, or the rows of a board")
    return text.format(written(game, column_or_cell))


def notation_tip(game: Game) -> str:
    """Explain how games and boards are written."""
    if game.pieces is Pieces.MARKS:
        return translate(
            "Positions",
            "The moves in turn, by the digits of a numeric keypad (7 8 9 on top), or the rows of"
            " the board from the top, with X, O and a dot for an empty cell.",
        )
    return translate(
        "Positions",
        "The columns played in turn, 1 to 7, or the rows of the board from the top, with x for"
        " amber, o for red and a dot for an empty cell.",
    )


def brush_name(game: Game, brush: Brush) -> str:
    """Name what a click puts into a cell."""
    if brush is Brush.IN_TURN:
        return translate("Positions", "The next move")
    if brush is Brush.NOTHING:
        return translate("Positions", "Nothing: it empties the cell")
    return side(game, Mark.X if brush is Brush.X else Mark.O).name


def players_name(game: Game, players: Players) -> str:
    """Name who goes on from the position."""
    first, second = sides(game)
    return {
        Players.PERSON_AS_X: translate("Positions", "You play {0.piece}").format(first),
        Players.PERSON_AS_O: translate("Positions", "You play {0.piece}").format(second),
        Players.TWO_PEOPLE: translate("Positions", "Two people"),
    }[players]


def status(editor: PositionEditor) -> str:
    """Say whose turn it is or how the game has ended, or why the position is impossible."""
    if editor.problem:
        return problem(editor.game, editor.problem)
    outcome = editor.outcome
    if not outcome:
        return translate("Positions", "{0} to move").format(side(editor.game, editor.turn))
    if not outcome.winner:
        return translate("Positions", "The game is over: it's a draw")
    winner = side(editor.game, outcome.winner)
    return translate("Positions", "The game is over: {0} has won").format(winner)


def cell_name(game: Game, board: Sketch, cell: int) -> str:
    """Describe a cell for a screen reader."""
    mark = board.mark_at(cell)
    place = cell_place(board, cell)
    if not mark:
        return translate("Positions", "{0}, empty").format(place)
    return translate("Positions", "{0}, {1.piece}").format(place, side(game, mark))


def problem(game: Game, found: Problem) -> str:
    """Say what is wrong with a text or a board."""
    if found.fault in (Fault.NO_MOVE, Fault.TAKEN, Fault.OVER):
        return _wrong_move(game, found)
    if found.fault in (Fault.TOO_LONG, Fault.ROWS, Fault.CELLS, Fault.NO_CELL):
        return _unreadable(game, found)
    return translate("Positions", "Impossible, because {0}.").format(_reason(game, found))


def _wrong_move(game: Game, found: Problem) -> str:
    is_marked = game.pieces is Pieces.MARKS
    keys = sorted(game.moves_by_key)
    if found.fault is Fault.OVER:
        return translate("Positions", "Move {0}: the game was over before it.").format(found.number)
    if found.fault is Fault.TAKEN:
        if is_marked:
            text = translate("Positions", "Move {0}: cell {1} is taken.")
        else:
            text = translate("Positions", "Move {0}: column {1} is full.")
    elif is_marked:
        text = translate("Positions", "Move {0}: “{1}” is not a cell from {2} to {3}.")
    else:
        text = translate("Positions", "Move {0}: “{1}” is not a column from {2} to {3}.")
    return text.format(found.number, _printable(found.quote), keys[0], keys[-1])


def _unreadable(game: Game, found: Problem) -> str:
    rows, columns = game.start.rows, game.start.columns
    if found.fault is Fault.TOO_LONG:
        return translate("Positions", "The text is far longer than any game.")
    if found.fault is Fault.ROWS:
        return translate("Positions", "A board has {0} rows, not {1}.").format(rows, found.number)
    if found.fault is Fault.CELLS:
        text = translate("Positions", "Row {0} should have {1} cells, not {2}.")
        return text.format(found.number, columns, number(found.count))
    text = translate("Positions", "Row {0}: “{1}” is not x, o or a dot.")
    return text.format(found.number, _printable(found.quote))


def _reason(game: Game, found: Problem) -> str:
    first, second = sides(game)
    if found.fault is Fault.HANGING:
        text = translate("Positions", "the disc in row {0} of column {1} hangs above an empty cell")
        return text.format(found.number, found.count)
    if found.fault is Fault.NO_FIRST:
        text = translate("Positions", "{0} moves first, but every disc at the bottom is {1.piece}")
        return text.format(first, second)
    if found.fault is Fault.NO_ORDER:
        return translate(
            "Positions", "in whatever order the discs are dropped, one side can't take its turn"
        )
    if found.fault is Fault.TURNS:
        text = translate(
            "Positions",
            "there are {0} {2.piece} and {1} {3.piece}, but {2} moves first and turns alternate",
        )
        return text.format(found.number, found.count, first, second)
    return _line_reason(game, found)


def _line_reason(game: Game, found: Problem) -> str:
    is_marked = game.pieces is Pieces.MARKS
    if found.fault is Fault.BOTH_WON:
        if is_marked:
            return translate("Positions", "both sides have three in a row")
        return translate("Positions", "both sides have four in a row")
    winner = found.side or Mark.X
    if found.fault is Fault.WON_EARLIER:
        text = translate("Positions", "{0} had four in a row before the last move")
    elif is_marked:
        text = translate("Positions", "{0} has three in a row, but {1} has moved since")
    else:
        text = translate("Positions", "{0} has four in a row, but {1} has moved since")
    return text.format(side(game, winner), side(game, winner.other))


def _printable(character: str) -> str:
    """Return a character that can stand in a sentence."""
    return character if character.isprintable() else "\N{REPLACEMENT CHARACTER}"
