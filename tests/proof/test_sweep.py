"""The games of the proof as they sweep by, held up by a pause that only *Skip* can end."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from pytestqt.qtbot import QtBot

from tests.main_window import OpenWindow, Window
from tests.proof.proof_page import FOR_EVER_MS, OpenProof, ProofPage
from tests.tic_tac_toe import prove, prove_both
from tests.window.pictures import colours
from tictac_gui.engine import Difficulty, Mark
from tictac_gui.games import TIC_TAC_TOE
from tictac_gui.games.tic_tac_toe.exact import GAMES_PER_RESULT
from tictac_gui.games.tic_tac_toe.levels import LEVELS
from tictac_gui.look.motion import Motion
from tictac_gui.look.theme import LIGHT
from tictac_gui.play.setup import Players, Setup
from tictac_gui.proof.window import ProofWindow

pytestmark = pytest.mark.usefixtures("english_numbers")


def first_game(proving: ProofPage, qtbot: QtBot) -> None:
    """Start, and wait until the run pauses after its first result."""
    proving.click("start")
    qtbot.waitUntil(lambda: proving.text("verdict") == f"{GAMES_PER_RESULT} games")


@pytest.fixture
def proving(open_proof: OpenProof) -> ProofPage:
    return open_proof(is_animated=True, pause_ms=FOR_EVER_MS)


class TestTheSweep:
    def test_shows_the_game_that_has_just_been_played(
        self, proving: ProofPage, qtbot: QtBot
    ) -> None:
        assert not proving.sweep.isVisible()
        first_game(proving, qtbot)
        assert proving.sweep.isVisible()
        played = next(prove_both(LEVELS[Difficulty.UNBEATABLE])).person_first.latest_game
        assert proving.sweep.board == TIC_TAC_TOE.history(played).position
        assert proving.sweep.board.outcome

    def test_shows_nothing_but_games_of_the_proof_each_at_its_count(
        self, open_proof: OpenProof, qtbot: QtBot
    ) -> None:
        at = {
            proofs.all.games: TIC_TAC_TOE.history(proofs.all.latest_game).position
            for proofs in prove_both(LEVELS[Difficulty.UNBEATABLE])
        }
        proving = open_proof(is_animated=True, pause_ms=1)
        seen = []

        def look(_step: object) -> None:
            games = int(proving.text("verdict").removesuffix(" games").replace(",", ""))
            seen.append(games)
            assert proving.sweep.board == at[games]

        proving.run.advanced.connect(look)
        with qtbot.captureExceptions() as errors:
            proving.prove()
        assert not errors
        assert seen[-1] == 2_416
        assert not proving.sweep.isVisible()

    def test_can_be_seen_on_the_board(self, proving: ProofPage, qtbot: QtBot) -> None:
        first_game(proving, qtbot)
        assert {LIGHT.x.name(), LIGHT.o.name()} <= colours(proving.sweep)

    def test_is_scrolled_to_where_there_is_little_room(
        self, proving: ProofPage, qtbot: QtBot
    ) -> None:
        proving.widget.resize(proving.widget.minimumSizeHint())
        first_game(proving, qtbot)
        assert proving.sweep.visibleRegion().boundingRect() == proving.sweep.rect()

    def test_leaves_the_numbers_as_they_are(self, proving: ProofPage, qtbot: QtBot) -> None:
        first_game(proving, qtbot)
        proving.click("skip")
        proving.wait_until_idle()
        assert proving.text("verdict") == "0 losses"
        assert proving.row("all").counts == ["2,416", "2,112", "304", "0"]

    def test_stays_small_with_the_largest_fonts(self, proving: ProofPage) -> None:
        font = proving.sweep.font()
        font.setPointSize(60)
        proving.sweep.setFont(font)
        assert proving.sweep.sizeHint().width() <= 140


class TestSkip:
    def test_ends_it_and_shows_the_result(self, proving: ProofPage, qtbot: QtBot) -> None:
        assert not proving.button("skip").isVisible()
        first_game(proving, qtbot)
        assert proving.button("skip").isVisible()
        proving.click("skip")
        assert not proving.sweep.isVisible()
        assert not proving.button("skip").isVisible()
        proving.wait_until_idle()
        assert proving.text("status").startswith("Not one of the 2,416 games was lost")

    @pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Space])
    def test_is_what_an_impatient_key_presses(
        self, proving: ProofPage, qtbot: QtBot, key: Qt.Key
    ) -> None:
        proving.widget.activateWindow()
        qtbot.waitUntil(proving.widget.isActiveWindow)
        qtbot.keyClick(proving.widget.focusWidget(), key)
        qtbot.waitUntil(lambda: proving.text("verdict") == f"{GAMES_PER_RESULT} games")
        assert proving.button("skip").hasFocus()
        name = QAccessible.queryAccessibleInterface(proving.button("skip"))
        assert name.text(QAccessible.Text.Name) == "Skip"
        qtbot.keyClick(proving.widget.focusWidget(), key)
        proving.wait_until_idle()
        assert proving.text("verdict") == "0 losses"
        assert proving.button("start").hasFocus(), "it can be repeated"

    def test_is_there_again_when_it_is_repeated(self, proving: ProofPage, qtbot: QtBot) -> None:
        for _ in range(2):
            first_game(proving, qtbot)
            proving.click("skip")
            proving.wait_until_idle()
            assert proving.text("verdict") == "0 losses"


class TestAPause:
    def test_does_not_hold_up_cancel(self, proving: ProofPage, qtbot: QtBot) -> None:
        first_game(proving, qtbot)
        proving.click("cancel")
        proving.wait_until_idle()
        assert "nothing is proved" in proving.text("status")
        assert not proving.sweep.isVisible()
        assert not proving.button("skip").isVisible()

    def test_does_not_hold_up_the_end(self, proving: ProofPage, qtbot: QtBot) -> None:
        first_game(proving, qtbot)
        thread = proving.worker._thread
        with qtbot.waitSignal(proving.widget.destroyed):
            proving.click("close")
        assert thread.isFinished()

    def test_ends_when_motion_is_turned_off(self, proving: ProofPage, qtbot: QtBot) -> None:
        first_game(proving, qtbot)
        proving.window.find(Motion, "").choose(False)
        proving.wait_until_idle()
        assert proving.text("verdict") == "0 losses"


def test_without_motion_nothing_sweeps_and_nothing_pauses(open_proof: OpenProof) -> None:
    proving = open_proof(is_animated=False, pause_ms=FOR_EVER_MS)
    proving.click("start")
    assert not proving.sweep.isVisible()
    assert not proving.button("skip").isVisible()
    proving.wait_until_idle()
    assert proving.text("verdict") == "0 losses"


class TestInTheProgram:
    @pytest.fixture
    def proving(self, open_window: OpenWindow, qtbot: QtBot) -> ProofPage:
        window: Window = open_window(Setup(Players.TWO_PEOPLE), is_animated=True)
        window.action("proof").trigger()
        [widget] = window.widget.findChildren(ProofWindow)
        return ProofPage(widget, window, qtbot)

    def test_the_games_sweep_by_and_can_be_skipped(self, proving: ProofPage) -> None:
        proving.click("start")
        assert proving.sweep.isVisible()
        proving.click("skip")
        proving.wait_until_idle()
        assert proving.text("verdict") == "0 losses"

    def test_it_may_end_while_they_sweep_by(self, proving: ProofPage) -> None:
        proving.click("start")
        thread = proving.worker._thread
        proving.window.widget.close()
        assert thread.isFinished()


@pytest.mark.parametrize("mark", Mark)
def test_every_result_carries_a_whole_game_that_the_player_might_play(mark: Mark) -> None:
    policy = LEVELS[Difficulty.UNBEATABLE]
    for proof in prove(policy, mark):
        position = TIC_TAC_TOE.start
        for move in proof.latest_game:
            if position.turn is mark:
                assert move in TIC_TAC_TOE.policy_weights(position, policy)
            position = position.play(move)
        assert position.outcome
