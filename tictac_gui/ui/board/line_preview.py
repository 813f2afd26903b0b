"""Previews best play: rest on a move, and the moves that follow appear as numbered ghosts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Slot

if TYPE_CHECKING:
    from collections.abc import Mapping

    from tictac_gui.engine import Mark
    from tictac_gui.engine.review import MoveValue
    from tictac_gui.games import Game
    from tictac_gui.ui.board.board_widget import BoardWidget

REST_MS = 400
"""How long the pointer or the focus must rest on a move before the preview appears."""


class LinePreview(QObject):
    """Shows the line of the move with the pointer, or else of the one with the focus."""

    def __init__(self, game: Game, board: BoardWidget) -> None:
        super().__init__(board)
        self._game = game
        self._board = board
        self._values: Mapping[int, MoveValue] = {}
        self._attended: int | None = None
        self._is_shown = False
        self._rest = QTimer(self, singleShot=True, interval=REST_MS)
        self._rest.timeout.connect(self._on_rested)

    def show_values(self, values: Mapping[int, MoveValue]) -> None:
        """Set the values of the moves; without values there is nothing to preview."""
        self._values = values
        if not values:
            self._attended = None
            self._hide()
        elif self._is_shown:
            # More values of the same position: whoever rests on a move goes on seeing its line.
            self._on_rested()
        self.refresh()

    @Slot()
    def refresh(self) -> None:
        """Check again which move has the pointer or the focus."""
        # Most of the time there is nothing to preview, and to ask for the pointer takes time.
        moves = self._board.attended_moves if self._values else ()
        attended = next((move for move in moves if move in self._values), None)
        if attended != self._attended:
            self._attended = attended
            self._hide()
            if attended is not None:
                self._rest.start()

    def _hide(self) -> None:
        self._rest.stop()
        self._is_shown = False
        self._board.show_steps({})

    @Slot()
    def _on_rested(self) -> None:
        if self._attended is None:
            return
        self._is_shown = True
        position, steps = self._board.board, dict[int, tuple[int, "Mark"]]()
        for number, move in enumerate(self._values[self._attended].line, start=1):
            steps[self._game.cell_of(position, move)] = number, position.turn
            position = position.play(move)
        self._board.show_steps(steps)
