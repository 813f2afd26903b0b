"""What the window calls things: one place for the names of levels and players and for the status.

Every text goes through Qt's translation, with values put in afterwards.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from tictac_gui.engine import Difficulty, Mark
from tictac_gui.game.controller import Phase
from tictac_gui.game.setup import Players
from tictac_gui.ui.appearance import Scheme

if TYPE_CHECKING:
    from tictac_gui.engine import Board, Outcome
    from tictac_gui.game.controller import GameController

_translate = QCoreApplication.translate


def difficulty_item(difficulty: Difficulty) -> str:
    """Name a level, with a mnemonic."""
    return {
        Difficulty.EASY: _translate("Difficulty", "&Easy"),
        Difficulty.MEDIUM: _translate("Difficulty", "&Medium"),
        Difficulty.HARD: _translate("Difficulty", "&Hard"),
        Difficulty.UNBEATABLE: _translate("Difficulty", "&Unbeatable"),
    }[difficulty]


def difficulty_name(difficulty: Difficulty) -> str:
    """Name a level."""
    return difficulty_item(difficulty).replace("&", "")


def players_item(players: Players) -> str:
    """Name a choice of players, with a mnemonic."""
    return {
        Players.PERSON_AS_X: _translate("Players", "You Play &X"),
        Players.PERSON_AS_O: _translate("Players", "You Play &O"),
        Players.ALTERNATING: _translate("Players", "&Alternate X and O"),
        Players.TWO_PEOPLE: _translate("Players", "&Two People"),
        Players.TWO_COMPUTERS: _translate("Players", "&Watch Two Computers"),
    }[players]


def player_name(mark: Mark, people: frozenset[Mark]) -> str:
    """Name whoever holds a mark."""
    if len(people) != 1:
        return _translate("Players", "Player {0}").format(mark.value)
    return _translate("Players", "You") if mark in people else _translate("Players", "Computer")


def cell_place(cell: int) -> str:
    """Say where a cell is."""
    return _translate("Board", "Row {0}, column {1}").format(cell // 3 + 1, cell % 3 + 1)


def cell_name(
    board: Board, cell: int, *, last_move: int | None, hint: int | None, people: frozenset[Mark]
) -> str:
    """Describe a cell for someone who doesn't see it."""
    mark = board.mark_at(cell)
    if not mark:
        text = _translate("Board", "{0}, empty")
        if cell == hint:
            text = _translate("Board", "{0}, empty, hint")
        return text.format(cell_place(cell))
    text = _translate("Board", "{0}, {1}")
    if board.outcome and cell in board.outcome.cells:
        text = _translate("Board", "{0}, {1}, in the winning line")
    elif cell == last_move:
        if len(people) != 1:
            text = _translate("Board", "{0}, {1}, last move")
        elif mark in people:
            text = _translate("Board", "{0}, {1}, your last move")
        else:
            text = _translate("Board", "{0}, {1}, the computer's last move")
    return text.format(cell_place(cell), mark.value)


def move_announcement(mark: Mark, cell: int, people: frozenset[Mark]) -> str:
    """Tell someone who doesn't see the board what was played."""
    return _translate("Announcement", "{0} plays {1}.").format(
        player_name(mark, people), cell_place(cell).lower()
    )


def hint_announcement(cell: int) -> str:
    """Tell someone who doesn't see the board what the hint is."""
    return _translate("Announcement", "Hint: {0}.").format(cell_place(cell).lower())


def scheme_item(scheme: Scheme) -> str:
    """Name a choice of appearance, with a mnemonic."""
    return {
        Scheme.SYSTEM: _translate("Appearance", "As the &System"),
        Scheme.LIGHT: _translate("Appearance", "&Light"),
        Scheme.DARK: _translate("Appearance", "&Dark"),
    }[scheme]


def status(controller: GameController) -> str:
    """Say what the game is waiting for, or how it ended."""
    board, people = controller.board, controller.people
    if controller.phase is Phase.FAILED:
        return _translate("Status", "The computer could not find a move.")
    if board.outcome:
        text = _result(board.outcome, people)
        if controller.is_practice:
            text = _translate("Status", "{0} Practice, not counted.").format(text)
        return text
    if controller.phase is Phase.COMPUTER:
        if people:
            return _translate("Status", "Computer is thinking…")
        return _translate("Status", "{0} is thinking…").format(board.turn.value)
    if len(people) == 1:
        return _translate("Status", "Your turn: play {0}.").format(board.turn.value)
    return _translate("Status", "{0} to move.").format(board.turn.value)


def _result(outcome: Outcome, people: frozenset[Mark]) -> str:
    if outcome.winner is None:
        return _translate("Status", "It's a draw.")
    if len(people) != 1:
        return _translate("Status", "{0} wins!").format(outcome.winner.value)
    if outcome.winner in people:
        return _translate("Status", "You win!")
    return _translate("Status", "The computer wins.")
