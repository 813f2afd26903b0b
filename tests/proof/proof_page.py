"""The window of the proof, reached by the names of its widgets."""

from collections.abc import Callable

from PySide6.QtWidgets import QLabel

from tests.window.running_window import RunningWindow
from tictac_gui.board.game_viewer import GameViewer
from tictac_gui.proof.model import ProofRun
from tictac_gui.proof.window import GameSweep, ProofRow, ProofWindow

FOR_EVER_MS = 3_600_000
"""A pause that only Skip, Cancel or closing the window ends."""


class ProofPage(RunningWindow[ProofWindow]):
    """A proof window and what is in it."""

    @property
    def model(self) -> ProofRun:
        [model] = self.window.widget.findChildren(ProofRun)
        return model

    @property
    def viewer(self) -> GameViewer:
        [viewer] = self.widget.findChildren(GameViewer)
        return viewer

    @property
    def sweep(self) -> GameSweep:
        [sweep] = self.widget.findChildren(GameSweep)
        return sweep

    def text(self, name: str) -> str:
        [label] = self.widget.findChildren(QLabel, name)
        return label.text()

    def row(self, name: str) -> ProofRow:
        [row] = self.widget.findChildren(ProofRow, f"proof_{name}")
        return row

    def prove(self) -> None:
        self.click("start")
        self.wait_until_idle()


OpenProof = Callable[..., ProofPage]
