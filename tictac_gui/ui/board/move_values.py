"""Shows on the board what every move leads to, while that is turned on."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from tictac_gui.play.study.patience import patiently

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from tictac_gui.engine.review import MoveValue
    from tictac_gui.engine.stopping import ShouldStop
    from tictac_gui.games import BoardPosition, Game
    from tictac_gui.play.asking import Asker
    from tictac_gui.play.study.look_back import LookBack
    from tictac_gui.ui.board.board_widget import BoardWidget

_PATIENCE_MS = 200
"""Only where it takes longer are the moves marked whose values are not known yet."""


class MoveValues(QObject):
    """Asks about each position shown; its thread begins when first needed."""

    chosen = Signal(bool)

    def __init__(
        self,
        board: BoardWidget,
        look_back: LookBack,
        new_worker: Callable[[], Asker],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._board = board
        self._look_back = look_back
        self._new_worker = new_worker
        self._worker: Asker | None = None
        self._is_chosen = False
        self._is_asking = False
        self._asked: tuple[Game, BoardPosition] | None = None
        self._values: dict[int, MoveValue] = {}
        self._patience = QTimer(self, singleShot=True, interval=_PATIENCE_MS)
        self._patience.timeout.connect(self._show)
        look_back.shown.connect(self.refresh)

    @property
    def is_chosen(self) -> bool:
        """Whether the values are turned on."""
        return self._is_chosen

    def show_on(self, board: BoardWidget) -> None:
        """Show them on another board from now on, which shows the same position."""
        self._board = board
        self._show()

    @Slot(bool)
    def choose(self, is_chosen: bool) -> None:
        """Turn the values on or off."""
        if is_chosen == self._is_chosen:
            return
        self._is_chosen = is_chosen
        if self._worker:
            self._worker.cancel()
        self._board.show_values({})
        self.refresh()
        self.chosen.emit(is_chosen)

    def shutdown(self) -> None:
        """Stop asking and end the thread."""
        self._is_chosen = False
        self._patience.stop()
        if self._worker:
            self._worker.shutdown()

    @Slot()
    def refresh(self) -> None:
        """Ask about the position that is shown now, unless that has been done."""
        subject = self._subject() if self._is_chosen else None
        if subject is not None and subject == self._asked:
            # It is shown again, as part of a longer game.
            self._show()
            return
        self._asked = subject
        self._values = {}
        self._is_asking = self._is_chosen
        self._patience.stop()
        if not subject:
            return
        self._patience.start()
        if not self._worker:
            self._worker = self._new_worker()
            self._worker.setParent(self)
        work = partial(_values, *subject)
        self._worker.ask(self, work, self._on_answered, self._on_failed, self._on_advanced)

    def _subject(self) -> tuple[Game, BoardPosition]:
        return self._look_back.game, self._look_back.board

    def _on_advanced(self, values: dict[int, MoveValue]) -> None:
        self._values = values
        self._show()

    def _on_answered(self, values: dict[int, MoveValue]) -> None:
        self._values = values
        self._on_ended()

    def _on_failed(self, _reason: str) -> None:
        # Whoever shows the position again may ask again.
        self._asked = None
        self._on_ended()

    def _on_ended(self) -> None:
        self._is_asking = False
        self._patience.stop()
        self._show()

    @Slot()
    def _show(self) -> None:
        is_marked = self._is_asking and not self._patience.isActive()
        moves = self._look_back.board.moves() if is_marked else ()
        self._board.show_values(self._values, [move for move in moves if move not in self._values])


def _values(
    game: Game, board: BoardPosition, should_stop: ShouldStop
) -> Iterator[dict[int, MoveValue]]:
    """Yield what moves in a position lead to, of ever more of them, on the worker's thread."""
    yield {}
    yield from patiently(lambda should_stop: game.values(board, should_stop), should_stop)
