from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from tests.main_window import OpenWindow, Window
from tests.proof.proof_page import OpenProof, ProofPage
from tests.tic_tac_toe import prove_both
from tests.window.clipping import assert_no_label_is_clipped, shrink
from tests.window.running_window import Gated
from tictac_gui.board.grid import CellButton
from tictac_gui.engine import Difficulty, Mark
from tictac_gui.engine.levels import Policy
from tictac_gui.games.proof import Proof, Proofs
from tictac_gui.games.tic_tac_toe.exact import GAMES_PER_RESULT
from tictac_gui.games.tic_tac_toe.levels import LEVELS
from tictac_gui.look.appearance import Appearance, Scheme
from tictac_gui.play.records import GameRecord
from tictac_gui.play.setup import Players, Setup
from tictac_gui.proof.window import ProofWindow

pytestmark = pytest.mark.usefixtures("english_numbers")

TWO_PEOPLE = Setup(Players.TWO_PEOPLE)


CARELESS = Policy(lookahead=1, takes_first=True)


def prove_careless(*_given: object) -> Iterator[Proofs]:
    """Prove a player that can be beaten."""
    return prove_both(CARELESS)


@pytest.fixture
def proving(open_proof: OpenProof) -> ProofPage:
    return open_proof()


class TestTheProof:
    def test_is_explained_before_it_starts(self, proving: ProofPage) -> None:
        assert "every game that a person could play against Unbeatable" in proving.text(
            "explanation"
        )
        assert proving.row("all").counts == ["0", "0", "0", "0"]

    def test_ends_with_no_losses(self, proving: ProofPage) -> None:
        proving.prove()
        assert proving.text("verdict") == "0 losses"
        assert proving.text("status") == (
            "Not one of the 2,416 games was lost: Unbeatable can't be beaten."
        )
        assert not proving.viewer.isVisible()

    def test_scrolls_to_the_verdict_where_there_is_little_room(self, proving: ProofPage) -> None:
        proving.widget.resize(proving.widget.minimumSizeHint())
        proving.prove()
        [verdict] = proving.widget.findChildren(QLabel, "verdict")
        assert verdict.visibleRegion().boundingRect() == verdict.rect()

    def test_counts_games_with_a_person_first_and_second(self, proving: ProofPage) -> None:
        proving.prove()
        *_, proofs = prove_both(LEVELS[Difficulty.UNBEATABLE])
        for name, proof in (
            ("first", proofs.person_first),
            ("second", proofs.person_second),
            ("all", proofs.all),
        ):
            counts = (proof.games, proof.wins, proof.draws, proof.losses)
            assert proving.row(name).counts == [f"{count:,}" for count in counts]
        assert proving.row("all").counts[3] == "0"

    def test_is_described_to_screen_readers_one_sentence_a_row(self, proving: ProofPage) -> None:
        proving.prove()
        assert proving.row("first").accessibleName() == (
            "You move first: 1,312 games, 1,024 won, 288 drawn, 0 lost"
        )
        assert proving.row("all").accessibleName() == (
            "All games: 2,416 games, 2,112 won, 304 drawn, 0 lost"
        )

    def test_can_be_repeated(self, proving: ProofPage) -> None:
        proving.prove()
        proving.prove()
        assert proving.text("verdict") == "0 losses"
        assert proving.row("all").counts[0] == "2,416"


class TestWhileItRuns:
    def test_the_games_are_counted_live(self, qtbot: QtBot, open_proof: OpenProof) -> None:
        gate = Gated(prove_both)
        proving = open_proof(prove=gate)
        proving.click("start")
        qtbot.waitUntil(lambda: proving.text("verdict") == f"{GAMES_PER_RESULT} games")
        assert proving.row("first").counts[0] == str(GAMES_PER_RESULT)
        assert proving.row("second").counts[0] == "0"
        assert not proving.button("start").isEnabled()
        gate.open()
        proving.wait_until_idle()
        assert proving.text("verdict") == "0 losses"

    def test_cancelling_keeps_the_count_and_proves_nothing(
        self, qtbot: QtBot, open_proof: OpenProof
    ) -> None:
        gate = Gated(prove_both)
        proving = open_proof(prove=gate)
        proving.click("start")
        qtbot.waitUntil(lambda: proving.text("verdict") == f"{GAMES_PER_RESULT} games")
        proving.click("cancel")
        gate.open()
        proving.wait_until_idle()
        assert proving.text("verdict") == f"{2 * GAMES_PER_RESULT} games"
        assert proving.text("status") == (
            "Cancelled before all games were played: nothing is proved."
        )
        assert proving.button("start").hasFocus()

    def test_a_failure_is_reported(
        self, open_proof: OpenProof, caplog: pytest.LogCaptureFixture
    ) -> None:
        def fail(policy: Policy, *_given: object) -> Iterator[Proofs]:
            yield next(prove_both(policy))
            raise RuntimeError("out of games")

        proving = open_proof(prove=fail)
        proving.prove()
        assert proving.text("status") == "The games could not be played: out of games"
        assert "RuntimeError: out of games" in caplog.text


class TestALoss:
    @pytest.fixture
    def proving(self, open_proof: OpenProof) -> ProofPage:
        proving = open_proof(Difficulty.HARD, prove_careless)
        proving.prove()
        return proving

    def test_is_counted_and_shown_on_a_board(self, proving: ProofPage) -> None:
        *_, proofs = prove_careless(LEVELS[Difficulty.HARD])
        assert proving.text("verdict") == f"Lost games: {proofs.all.losses:,}"
        assert proving.text("status") == (
            f"Hard can be beaten, in {proofs.all.losses:,} of {proofs.all.games:,} games. "
            "This is one of them."
        )
        assert proving.viewer.isVisible()
        moves = proofs.person_first.failed_game
        assert moves
        cells = [proving.widget.findChild(CellButton, f"cell_{number}") for number in range(9)]
        shown = {number for number, cell in enumerate(cells) if cell and cell.mark is Mark.X}
        assert shown == set(moves[::2])
        assert proving.text("step_status").endswith("You won")

    def test_can_be_stepped_through_and_played_on(self, qtbot: QtBot, proving: ProofPage) -> None:
        proving.click("step_first")
        assert proving.text("step_status").startswith("Before the first of ")
        with qtbot.waitSignal(proving.model.practice_chosen) as chosen:
            proving.click("play_from_here")
        assert chosen.args is not None
        record, moves = chosen.args
        assert record.setup == Setup(Players.PERSON_AS_X, Difficulty.HARD)
        assert moves == 0

    def test_is_gone_when_it_starts_again(self, proving: ProofPage) -> None:
        proving.click("start")
        assert not proving.viewer.isVisible()
        proving.wait_until_idle()


def test_a_loss_with_the_person_second_is_shown_too(open_proof: OpenProof) -> None:
    def only_second(policy: Policy, *_given: object) -> Iterator[Proofs]:
        *_, proofs = prove_careless(policy)
        yield Proofs(Proof(), proofs.person_second)

    proving = open_proof(Difficulty.EASY, only_second)
    proving.prove()
    assert proving.viewer.isVisible()
    assert proving.text("step_status").endswith("You won")


class TestTheWindow:
    @pytest.fixture
    def window(self, open_window: OpenWindow) -> Window:
        return open_window(TWO_PEOPLE)

    def opened(self, window: Window, qtbot: QtBot) -> ProofPage:
        window.action("proof").trigger()
        [widget] = window.widget.findChildren(ProofWindow)
        return ProofPage(widget, window, qtbot)

    def test_can_be_opened_again_and_proves_with_the_keyboard_alone(
        self, qtbot: QtBot, window: Window
    ) -> None:
        proving = self.opened(window, qtbot)
        with qtbot.waitSignal(proving.widget.destroyed):
            proving.click("close")
        again = self.opened(window, qtbot)
        qtbot.keyClick(again.widget, Qt.Key.Key_Return)
        again.wait_until_idle()
        assert again.text("verdict") == "0 losses"

    def test_opened_again_shows_what_was_proved(self, qtbot: QtBot, window: Window) -> None:
        proving = self.opened(window, qtbot)
        proving.prove()
        with qtbot.waitSignal(proving.widget.destroyed):
            proving.click("close")
        again = self.opened(window, qtbot)
        assert again.text("verdict") == "0 losses"
        assert again.row("all").counts == ["2,416", "2,112", "304", "0"]

    def test_a_failed_game_is_played_on_at_the_board(self, window: Window, qtbot: QtBot) -> None:
        proving = self.opened(window, qtbot)
        record = GameRecord.begin(Setup(Players.PERSON_AS_X), 0, (0, 1, 3, 2, 6))
        proving.model.practice_chosen.emit(record, 4)
        assert window.controller.is_practice
        assert window.marks == "XOO/X../..."

    def test_is_painted_in_every_scheme(self, proving: ProofPage) -> None:
        proving.prove()
        appearance = proving.window.find(Appearance, "")
        place = proving.row("all").mapTo(proving.widget, QPoint(2, 2))
        for scheme, is_light in ((Scheme.LIGHT, True), (Scheme.DARK, False)):
            appearance.choose(scheme)
            image = proving.widget.grab().toImage()
            for point in (QPoint(3, 3), place):
                assert (image.pixelColor(point).lightness() > 128) == is_light

    def test_every_control_is_reached_with_tab_and_has_a_name(self, proving: ProofPage) -> None:
        proving.activate()
        rows = {"proof_first", "proof_second", "proof_all"}
        assert proving.reached_with_tab(8) == rows | {"start", "close"}

    @pytest.mark.usefixtures("doubled_font")
    def test_clips_no_text_in_twice_the_size(self, proving: ProofPage) -> None:
        proving.prove()
        shrink(proving.widget)
        assert proving.widget.width() < 700
        assert_no_label_is_clipped(proving.widget)
