"""The windows of the Tools menu: one of each kind, with a worker of its own while it is open."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Slot

from tictac_gui.play.runs.long_run import LongRun
from tictac_gui.ui.widgets.present import present

if TYPE_CHECKING:
    from collections.abc import Callable
    from random import Random

    from PySide6.QtWidgets import QDialog, QWidget

    from tictac_gui.play.controller import GameController
    from tictac_gui.play.records import GameRecord
    from tictac_gui.play.search_worker import SearchWorker
    from tictac_gui.ui.look.appearance import Appearance
    from tictac_gui.ui.look.motion import Motion


class ToolWindows(QObject):
    """Opens them beside the board, where play goes on; their code is loaded when first needed."""

    def __init__(
        self,
        controller: GameController,
        new_worker: Callable[[], SearchWorker],
        rng: Random,
        appearance: Appearance,
        motion: Motion,
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._controller = controller
        self._new_worker = new_worker
        self._rng = rng
        self._appearance = appearance
        self._motion = motion
        self._window = window
        self._matchups: QDialog | None = None
        self._proof: QDialog | None = None

    @Slot()
    def show_matchups(self) -> None:
        """Open the match-ups, or bring them to the front."""
        if not self._matchups:
            from tictac_gui.ui.matchups.window import MatchupWindow

            self._matchups = MatchupWindow(
                self._long_run(), self._appearance, self._rng, self._window
            )
            self._matchups.finished.connect(self._on_matchups_finished)
        present(self._matchups)

    @Slot()
    def show_proof(self) -> None:
        """Open the proof, or bring it to the front."""
        if not self._proof:
            from tictac_gui.ui.proof.window import ProofWindow

            self._proof = ProofWindow(
                self._long_run(), self._appearance, self._motion, self._window
            )
            self._proof.practice_chosen.connect(self._on_practice_chosen)
            self._proof.finished.connect(self._on_proof_finished)
        present(self._proof)

    def close(self) -> None:
        """Close what is open."""
        for window in (self._matchups, self._proof):
            if window:
                window.close()

    def _long_run(self) -> LongRun:
        return LongRun(self._new_worker())

    @Slot(object, int)
    def _on_practice_chosen(self, record: GameRecord, moves: int) -> None:
        self._controller.practise(record, moves)
        self._window.activateWindow()

    @Slot()
    def _on_matchups_finished(self) -> None:
        self._matchups = None

    @Slot()
    def _on_proof_finished(self) -> None:
        self._proof = None
