"""The proof of a game that is too large to play every game of."""

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QProgressBar
from pytestqt.qtbot import QtBot

from tests.proof.proof_page import OpenProof, ProofPage
from tests.window.clipping import assert_no_label_is_clipped, shrink
from tests.window.running_window import Gated
from tictac_gui.engine.levels import Policy
from tictac_gui.games import CONNECT_FOUR
from tictac_gui.games.proof import Proof, Proofs
from tictac_gui.proof.window import ReplyChooser

pytestmark = pytest.mark.usefixtures("english_numbers")

GAME = (3, 3, 3, 3, 3, 2, 3)
HALF = Proofs(Proof(6, 3, 1, latest_game=GAME), Proof(latest_game=GAME[:3]), 20, 2, 98, seconds=30)
WHOLE = Proofs(Proof(6, 3, 1, latest_game=GAME), Proof(10, latest_game=GAME), 20, 2, 98)


def in_two_steps(_policy: Policy, replies: int, _should_stop: object) -> Iterator[Proofs]:
    assert replies == 2
    yield HALF
    yield WHOLE


def replies(proving: ProofPage) -> ReplyChooser:
    [box] = proving.widget.findChildren(ReplyChooser)
    return box


class TestTheProof:
    @pytest.fixture
    def proving(self, open_proof: OpenProof) -> ProofPage:
        proving = open_proof(prove=in_two_steps, game=CONNECT_FOUR)
        replies(proving).show_number(2)
        return proving

    def test_says_beforehand_what_is_played(self, proving: ProofPage) -> None:
        assert proving.widget.windowTitle() == "Prove It: Connect Four"
        text = proving.text("explanation")
        assert "every choice for your first moves" in text
        assert "Mirror images" in text

    def test_offers_as_many_replies_as_can_be_judged(self, proving: ProofPage) -> None:
        box = replies(proving)
        texts = [box.itemText(index) for index in range(box.count())]
        assert len(texts) == len(CONNECT_FOUR.proof_replies)
        assert texts[0] == "Only against itself"
        assert texts[4] == "Every choice for your first 4 moves"

    def test_ends_with_what_is_proved_and_what_not(self, proving: ProofPage) -> None:
        proving.prove()
        assert proving.text("verdict") == "Given away: 0"
        status = proving.text("status")
        assert status.startswith("In none of the 20 games did Unbeatable give anything away.")
        assert "all 98 ways to begin with every choice for your first moves (2)" in status
        assert "This doesn't prove" in status
        assert proving.row("first").counts == ["10", "6", "3", "1", "0"]
        assert proving.row("all").accessibleName() == (
            "All games: 20 games, 16 won, 3 drawn, 1 lost, 0 given away"
        )
        assert not proving.viewer.isVisible()

    def test_against_itself_alone_claims_no_more(self, open_proof: OpenProof) -> None:
        def resist(_policy: Policy, replies: int, _should_stop: object) -> Iterator[Proofs]:
            yield Proofs(Proof(losses=1), Proof(wins=1), 2, replies, 2)

        proving = open_proof(prove=resist, game=CONNECT_FOUR)
        replies(proving).show_number(0)
        proving.prove()
        assert proving.text("verdict") == "Given away: 0"
        assert "one line for each side" in proving.text("status")

    def test_shows_a_game_that_was_given_away(self, open_proof: OpenProof) -> None:
        def fail(*_given: object) -> Iterator[Proofs]:
            yield Proofs(Proof(0, 0, 1, 1, GAME), Proof(wins=1), 2, 1, 7)

        proving = open_proof(prove=fail, game=CONNECT_FOUR)
        proving.prove()
        assert proving.text("verdict") == "Given away: 1"
        assert proving.text("status") == (
            "Unbeatable got less than it could in 1 of 2 games. This is one of them."
        )
        assert proving.viewer.isVisible()


class TestTheWindow:
    def test_every_control_is_reached_with_tab_and_has_a_name(self, open_proof: OpenProof) -> None:
        proving = open_proof(prove=in_two_steps, game=CONNECT_FOUR)
        proving.activate()
        rows = {"proof_first", "proof_second", "proof_all"}
        assert proving.reached_with_tab(8) == rows | {"replies", "start", "close"}

    @pytest.mark.usefixtures("doubled_font")
    def test_clips_no_text_in_twice_the_size(self, open_proof: OpenProof) -> None:
        proving = open_proof(prove=in_two_steps, game=CONNECT_FOUR)
        replies(proving).show_number(2)
        proving.prove()
        shrink(proving.widget)
        assert proving.widget.width() < 900
        assert_no_label_is_clipped(proving.widget)


class TestWhileItRuns:
    def test_the_game_and_the_time_left_are_shown(
        self, qtbot: QtBot, open_proof: OpenProof
    ) -> None:
        gate = Gated(in_two_steps)
        proving = open_proof(prove=gate, game=CONNECT_FOUR, is_animated=True)
        replies(proving).show_number(2)
        proving.click("start")
        qtbot.waitUntil(lambda: proving.text("verdict") == "10 games")
        assert proving.text("status") == "Playing… 10 of 20 games · about 30 s left"
        [bar] = proving.widget.findChildren(QProgressBar, "progress")
        assert bar.value() == bar.maximum() // 2
        assert proving.sweep.isVisible()
        assert proving.sweep.board == CONNECT_FOUR.history(GAME[:3]).position
        assert not proving.button("skip").isVisible(), "there is nothing to skip"
        assert not replies(proving).isEnabled()
        gate.open()
        proving.wait_until_idle()
        assert replies(proving).isEnabled()

    def test_a_single_game_is_counted_as_one(self, qtbot: QtBot, open_proof: OpenProof) -> None:
        gate = Gated(
            lambda *_: iter([Proofs(Proof(1, latest_game=GAME), Proof(), 20, 2, 98), WHOLE])
        )
        proving = open_proof(prove=gate, game=CONNECT_FOUR)
        proving.click("start")
        qtbot.waitUntil(lambda: proving.text("verdict") == "1 game")
        gate.open()
        proving.wait_until_idle()

    def test_cancelling_reaches_into_a_search(self, qtbot: QtBot, open_proof: OpenProof) -> None:
        # Unbeatable itself, which takes far longer than this test may.
        proving = open_proof(game=CONNECT_FOUR)
        proving.click("start")
        qtbot.waitUntil(lambda: proving.run.is_running)
        proving.click("cancel")
        proving.wait_until_idle()
        assert "nothing is proved" in proving.text("status")
