"""Shows on the board what every move leads to, while that is turned on."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot

from tictac_gui.play.latest_answer import LatestAnswer
from tictac_gui.play.study.value_study import study_values

if TYPE_CHECKING:
    from collections.abc import Callable

    from tictac_gui.engine.study.move_values import MoveValue
    from tictac_gui.play.search_worker import SearchWorker
    from tictac_gui.play.study.look_back import LookBack
    from tictac_gui.ui.board.board_widget import BoardWidget


class MoveValues(QObject):
    """Asks about each position shown; its thread begins when first needed."""

    chosen = Signal(bool)

    def __init__(
        self,
        board: BoardWidget,
        look_back: LookBack,
        new_worker: Callable[[], SearchWorker],
        is_searching: Callable[[], bool],
        parent: QObject,
    ) -> None:
        """Give way while `is_searching`."""
        super().__init__(parent)
        self._board = board
        self._look_back = look_back
        self._new_worker = new_worker
        self._is_searching = is_searching
        self._latest_answer: LatestAnswer | None = None
        self._is_chosen = False
        self._values: dict[int, MoveValue] = {}
        look_back.shown.connect(self.refresh)

    @property
    def is_chosen(self) -> bool:
        """Whether the values are turned on."""
        return self._is_chosen

    def show_on(self, board: BoardWidget) -> None:
        """Show them on another board from now on, which shows the same position."""
        self._board = board
        board.show_values(self._values)

    @Slot(bool)
    def choose(self, is_chosen: bool) -> None:
        """Turn the values on or off."""
        if is_chosen == self._is_chosen:
            return
        self._is_chosen = is_chosen
        if self._latest_answer:
            self._latest_answer.forget()
        self._board.show_values({})
        self.refresh()
        self.chosen.emit(is_chosen)

    def shutdown(self) -> None:
        """Stop asking and end the thread."""
        self._is_chosen = False
        if self._latest_answer:
            self._latest_answer.shutdown()

    @Slot()
    def refresh(self) -> None:
        """Ask about the position that is shown now."""
        self._values = {}
        if not self._is_chosen:
            return
        if not self._latest_answer:
            self._latest_answer = self._make_latest_answer()
        self._latest_answer.ask()

    def _make_latest_answer(self) -> LatestAnswer:
        look_back = self._look_back
        study = partial(study_values, self._is_searching)
        latest = LatestAnswer(
            self._new_worker(), study, lambda: (look_back.game, look_back.board), self
        )
        latest.advanced.connect(self._on_advanced)
        return latest

    @Slot(object)
    def _on_advanced(self, values: dict[int, MoveValue]) -> None:
        self._values = values
        self._board.show_values(values)
