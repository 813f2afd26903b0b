"""A proof that goes on in a window of another language."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtWidgets import QLabel, QPushButton
from pytestqt.qtbot import QtBot

from tests.main_window import OpenWindow
from tests.sample_games import TWO_PEOPLE
from tests.tic_tac_toe import prove_both
from tests.window.running_window import Gated
from tictac_gui.engine.levels import Policy
from tictac_gui.games import TIC_TAC_TOE
from tictac_gui.games.proof import Proofs, Prove
from tictac_gui.look.appearance import Appearance
from tictac_gui.play.asking import Asker
from tictac_gui.proof.model import ProofRun
from tictac_gui.proof.window import ProofWindow

OpenProof = Callable[[Prove | None], ProofWindow]


@pytest.fixture
def open_proof(open_window: OpenWindow) -> Iterator[OpenProof]:
    """Open a window on a proof, or on the one of the window before."""
    window = open_window(TWO_PEOPLE)
    look = window.find(Appearance, "").look
    runs: list[ProofRun] = []

    def open_it(prove: Prove | None) -> ProofWindow:
        if prove:
            runs.append(ProofRun(TIC_TAC_TOE, Asker, window.widget, prove=prove))
        proof = ProofWindow(runs[-1], look, window.widget)
        proof.show()
        return proof

    yield open_it
    for run in runs:
        run.leave()


def text(proof: ProofWindow, name: str) -> str:
    [label] = proof.findChildren(QLabel, name)
    return label.text()


def button(proof: ProofWindow, name: str) -> QPushButton:
    [found] = proof.findChildren(QPushButton, name)
    return found


def replaced(former: ProofWindow, open_proof: OpenProof, qtbot: QtBot) -> ProofWindow:
    proof = open_proof(None)
    with qtbot.waitSignal(former.destroyed):
        former.close()
    return proof


def test_that_runs_goes_on_to_its_end(qtbot: QtBot, open_proof: OpenProof) -> None:
    gate = Gated(prove_both)
    former = open_proof(gate)
    button(former, "start").click()
    qtbot.waitUntil(lambda: text(former, "verdict") != "0 games")
    verdict = text(former, "verdict")
    proof = replaced(former, open_proof, qtbot)
    assert text(proof, "verdict") == verdict
    assert text(proof, "status") == "Playing…"
    assert button(proof, "cancel").isEnabled()
    gate.open()
    qtbot.waitUntil(lambda: text(proof, "verdict") == "0 losses")
    assert button(proof, "start").isEnabled()


def test_that_runs_can_be_cancelled(qtbot: QtBot, open_proof: OpenProof) -> None:
    gate = Gated(prove_both)
    former = open_proof(gate)
    button(former, "start").click()
    qtbot.waitUntil(lambda: text(former, "verdict") != "0 games")
    proof = replaced(former, open_proof, qtbot)
    button(proof, "cancel").click()
    gate.open()
    qtbot.waitUntil(button(proof, "start").isEnabled)
    assert text(proof, "status").startswith("Cancelled")
    again = replaced(proof, open_proof, qtbot)
    assert text(again, "status").startswith("Cancelled")


def test_that_has_ended_is_shown_as_it_ended(qtbot: QtBot, open_proof: OpenProof) -> None:
    former = open_proof(prove_both)
    button(former, "start").click()
    qtbot.waitUntil(lambda: text(former, "verdict") == "0 losses")
    said = text(former, "status")
    proof = replaced(former, open_proof, qtbot)
    assert (text(proof, "verdict"), text(proof, "status")) == ("0 losses", said)


def test_that_has_failed_still_says_why(qtbot: QtBot, open_proof: OpenProof) -> None:
    def fail(*_given: object) -> Iterator[Proofs]:
        yield from ()
        raise RuntimeError("no more paper")

    former = open_proof(fail)
    button(former, "start").click()
    qtbot.waitUntil(lambda: "no more paper" in text(former, "status"))
    proof = replaced(former, open_proof, qtbot)
    assert "no more paper" in text(proof, "status")


def test_that_is_lost_shows_the_same_move_of_the_game(qtbot: QtBot, open_proof: OpenProof) -> None:
    former = open_proof(lambda *_given: prove_both(Policy(lookahead=1, takes_first=True)))
    button(former, "start").click()
    qtbot.waitUntil(lambda: text(former, "verdict").startswith("Lost games: "))
    verdict = text(former, "verdict")
    button(former, "step_first").click()
    proof = replaced(former, open_proof, qtbot)
    assert text(proof, "verdict") == verdict
    assert text(proof, "step_status").startswith("Before the first of ")


def test_that_has_not_begun_is_ready(qtbot: QtBot, open_proof: OpenProof) -> None:
    proof = replaced(open_proof(prove_both), open_proof, qtbot)
    assert text(proof, "status") == "Press Start to see."
    button(proof, "start").click()
    qtbot.waitUntil(lambda: text(proof, "verdict") == "0 losses")
