from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from tests.main_window import *  # noqa: F403 - fixtures
from tests.main_window import OpenWindow
from tests.proof.proof_page import OpenProof, ProofPage
from tictac_gui.engine import Difficulty
from tictac_gui.games import TIC_TAC_TOE, Game
from tictac_gui.games.proof import Prove
from tictac_gui.look.appearance import Appearance
from tictac_gui.play.asking import Asker
from tictac_gui.play.long_run import PAUSE_MS
from tictac_gui.play.setup import Players, Setup
from tictac_gui.proof.model import ProofRun
from tictac_gui.proof.window import ProofWindow


@pytest.fixture
def open_proof(qtbot: QtBot, open_window: OpenWindow) -> Iterator[OpenProof]:
    """Open the window about a level, with a way to prove it of the test's own."""
    opened: list[ProofRun] = []

    def open_it(
        difficulty: Difficulty = Difficulty.UNBEATABLE,
        prove: Prove | None = None,
        *,
        is_animated: bool = False,
        pause_ms: int = PAUSE_MS,
        game: Game = TIC_TAC_TOE,
    ) -> ProofPage:
        window = open_window(Setup(Players.TWO_PEOPLE, game=game), is_animated=is_animated)
        look = window.find(Appearance, "").look
        model = ProofRun(game, Asker, window.widget, difficulty, prove, pause_ms)
        opened.append(model)
        widget = ProofWindow(model, look, window.widget)
        widget.finished.connect(model.leave)
        widget.show()
        return ProofPage(widget, window, qtbot)

    yield open_it
    for model in opened:
        model.leave()
