"""Which position of the game is shown: the current one, or an earlier one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot

if TYPE_CHECKING:
    from tictac_gui.games import BoardPosition, Game
    from tictac_gui.play.controller import GameController


class LookBack(QObject):
    """Looks back without touching the game, which goes on meanwhile.

    A reply by the computer doesn't change the position shown. Anything else that changes the game,
    such as undo or a new game, was done by the person and ends looking back.
    """

    shown = Signal()
    """Another position is shown, or the same one in a longer game."""

    def __init__(self, controller: GameController) -> None:
        super().__init__(controller)
        self._controller = controller
        self._count: int | None = None
        self._is_reply = False
        controller.move_chosen.connect(self._on_move_chosen)
        controller.board_changed.connect(self._on_board_changed)

    @property
    def is_active(self) -> bool:
        """Whether an earlier position is shown."""
        return self._count is not None

    @property
    def game(self) -> Game:
        """The kind of game being played."""
        return self._controller.setup.game

    @property
    def moves(self) -> tuple[int, ...]:
        """The moves that lead to the position shown."""
        return self._controller.moves[: self._count]

    @property
    def board(self) -> BoardPosition:
        """The position shown."""
        return self.game.history(self.moves).position

    def look_at(self, count: int) -> None:
        """Show the position after so many moves; all of them end looking back."""
        wanted = count if count < len(self._controller.moves) else None
        if wanted != self._count:
            self._count = wanted
            self.shown.emit()

    def leave(self) -> None:
        """Show the current position again."""
        self.look_at(len(self._controller.moves))

    def play_on(self) -> None:
        """Go on playing from the position shown."""
        if self._count is not None:
            self._controller.play_from(self._count)

    @Slot()
    def _on_move_chosen(self) -> None:
        self._is_reply = True

    @Slot()
    def _on_board_changed(self) -> None:
        if not self._is_reply:
            self._count = None
        self._is_reply = False
        self.shown.emit()
