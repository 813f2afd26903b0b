"""What the boards say: names for a screen reader, tool tips, and how far a past game is shown."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from tictac_gui.words.game_words import game_result, move_announcement
from tictac_gui.words.move_words import cell_place
from tictac_gui.words.side_words import side

if TYPE_CHECKING:
    from tictac_gui.engine import Mark
    from tictac_gui.games import BoardPosition, Game
    from tictac_gui.play.records import GameRecord

translate = QCoreApplication.translate


def cell_name(
    game: Game,
    board: BoardPosition,
    cell: int,
    *,
    last_cell: int | None,
    hinted_cell: int | None,
    people: frozenset[Mark],
) -> str:
    """Describe a cell for a screen reader."""
    mark = board.mark_at(cell)
    if not mark:
        text = translate("Board", "{0}, empty")
        if cell == hinted_cell:
            text = translate("Board", "{0}, empty, hint")
        return text.format(cell_place(board, cell))
    text = translate("Board", "{0}, {1.piece}")
    if board.outcome and cell in board.outcome.cells:
        text = translate("Board", "{0}, {1.piece}, in the winning line")
    elif cell == last_cell:
        if len(people) != 1:
            text = translate("Board", "{0}, {1.piece}, last move")
        elif mark in people:
            text = translate("Board", "{0}, {1.piece}, your last move")
        else:
            text = translate("Board", "{0}, {1.piece}, the computer's last move")
    return text.format(cell_place(board, cell), side(game, mark))


def annotated_cell_names(
    game: Game, board: BoardPosition, mark: Mark, played: int, better: int
) -> tuple[tuple[int, str], tuple[int, str]]:
    """Describe for a screen reader the cell that was played and the one that was better."""
    changed = translate("Board", "{0}, {1.piece}, the move that changed the result")
    missed = translate("Board", "{0}, empty, better")
    return (
        (played, changed.format(cell_place(board, played), side(game, mark))),
        (better, missed.format(cell_place(board, better))),
    )


def best_move(description: str) -> str:
    """Say before the description of a move's value that no other is as good, or better."""
    return translate("Board", "Best move. {0}").format(description)


def column_name(
    game: Game, column: int, discs: list[Mark], *, was_played_last: bool, is_hinted: bool
) -> str:
    """Describe a column for a screen reader: how full it is, and whose disc is on top."""
    if not discs:
        text = translate("Columns", "Column {0}, empty")
    elif len(discs) == game.start.rows:
        text = translate("Columns", "Column {0}, full, top: {2.piece}")
    elif len(discs) == 1:
        text = translate("Columns", "Column {0}, 1 disc: {2.piece}")
    else:
        text = translate("Columns", "Column {0}, {1} discs, top: {2.piece}")
    name = text.format(column + 1, len(discs), side(game, discs[0]) if discs else None)
    if was_played_last:
        name = translate("Columns", "{0}, just played").format(name)
    return translate("Columns", "{0}, hint").format(name) if is_hinted else name


def full_column(column: int) -> str:
    """Say that nothing can be dropped into a column."""
    return translate("Columns", "Column {0} is full.").format(column + 1)


def thought_title(*, is_current: bool) -> str:
    """Introduce a position of the search tree."""
    if is_current:
        return translate("SearchTree", "The search is thinking about this position")
    return translate("SearchTree", "A position in the search tree")


def thought_tip() -> str:
    """Say how to see the game again."""
    return translate("SearchTree", "Click to go back to the game.")


def step(record: GameRecord, moves: int) -> str:
    """Say how much of a past game is shown, and its result after its last move."""
    if moves == len(record.moves):
        text = translate("PastGames", "Move {0} of {1}: {2}")
        return text.format(moves, len(record.moves), game_result(record))
    if not moves:
        return translate("PastGames", "Before the first of {0} moves").format(len(record.moves))
    return translate("PastGames", "Move {0} of {1}").format(moves, len(record.moves))


def step_announcement(record: GameRecord, moves: int) -> str:
    """Describe the last move shown and how far into the game it is, for a screen reader."""
    where = translate("PastGames", "{0}.").format(step(record, moves))
    if not moves:
        return where
    game, move = record.setup.game, record.moves[moves - 1]
    before = game.history(record.moves[: moves - 1]).position
    played = move_announcement(game, before, move, frozenset())
    return translate("PastGames", "{0} {1}").format(played, where)


def analysis_tip() -> str:
    """Say what opening a past game in the analysis does."""
    return translate("PastGames", "Show this game on the board, with a verdict on each move.")


def practice_tip(*, is_over: bool) -> str:
    """Say what playing on from a position of a past game does, or why that isn't possible."""
    if is_over:
        return translate("PastGames", "The game is over here: step back first.")
    return translate("PastGames", "Begin a game at this position, as practice.")


def copy_position_item() -> str:
    """Name the command that copies the position."""
    return translate("Sharing", "Copy Position")


def copy_game_item() -> str:
    """Name the command that copies the game."""
    return translate("Sharing", "Copy Game")


def position_copied() -> str:
    """Report that the position was copied."""
    return translate("Sharing", "The position is copied.")


def game_copied() -> str:
    """Report that the game was copied."""
    return translate("Sharing", "The game is copied.")
