"""How strong the levels are: worked out once, off the GUI thread, when someone wants to know."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot

from tictac_gui.engine import SearchStopped
from tictac_gui.play.search_worker import SearchWorker

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from tictac_gui.engine import Difficulty
    from tictac_gui.games import Game
    from tictac_gui.games.exact import Strength


class DifficultyStrengths(QObject):
    """Takes a good part of a second, and so never slows down the start."""

    measured = Signal()

    def __init__(self, game: Game, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._game = game
        self._worker: SearchWorker | None = None
        self._known: Mapping[Difficulty, Strength] = {}

    @property
    def known(self) -> Mapping[Difficulty, Strength]:
        """All levels once they are measured, until then none."""
        return self._known

    @Slot()
    def measure(self) -> None:
        """Find out, unless that was asked for before."""
        if not self._worker:
            self._worker = SearchWorker(self)
            self._worker.finished.connect(self._on_finished)
            self._worker.ask(partial(_strengths, self._game))

    def shutdown(self) -> None:
        """Stop measuring and end the thread."""
        if self._worker:
            self._worker.shutdown()

    @Slot(int, object)
    def _on_finished(self, _request: int, known: Mapping[Difficulty, Strength]) -> None:
        self.shutdown()
        self._known = known
        self.measured.emit()


def _strengths(game: Game, should_stop: Callable[[], bool]) -> Mapping[Difficulty, Strength]:
    found: dict[Difficulty, Strength] = {}
    if not game.exact:
        return found
    exact = game.exact()
    for difficulty, policy in game.policies.items():
        if should_stop():
            raise SearchStopped
        found[difficulty] = exact.strength(policy)
    return found
