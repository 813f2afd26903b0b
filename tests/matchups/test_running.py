"""The window of match-ups while games are played, and when they are cancelled or fail."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from tests.matchups.matchups_page import RANDOM, UNBEATABLE, OpenMatchups, counted
from tests.tic_tac_toe import play_match as play
from tests.window.running_window import Gated
from tictac_gui.engine.levels import Policy
from tictac_gui.games.matchup import Standing
from tictac_gui.games.tic_tac_toe.exact import GAMES_PER_STANDING

pytestmark = pytest.mark.usefixtures("english_numbers")


class TestWhileItRuns:
    def test_the_numbers_are_shown_live(self, qtbot: QtBot, open_matchups: OpenMatchups) -> None:
        gate = Gated(play)
        matchups = open_matchups(gate)
        matchups.start(4 * GAMES_PER_STANDING)
        seed = matchups.number("seed").value()
        qtbot.waitUntil(lambda: matchups.progress.value() > 0)
        assert matchups.counts == counted(UNBEATABLE, RANDOM, GAMES_PER_STANDING, seed)
        assert matchups.progress.value() == matchups.progress.maximum() // 4
        assert matchups.status.startswith(
            f"{GAMES_PER_STANDING:,} of {4 * GAMES_PER_STANDING:,} games · "
        )
        assert " per second · " in matchups.status
        assert matchups.status.endswith(" left")
        gate.open()
        matchups.wait_until_idle()
        assert matchups.counts == counted(UNBEATABLE, RANDOM, 4 * GAMES_PER_STANDING, seed)

    def test_cancelling_keeps_what_was_played(
        self, qtbot: QtBot, open_matchups: OpenMatchups
    ) -> None:
        gate = Gated(play)
        matchups = open_matchups(gate)
        matchups.start(4 * GAMES_PER_STANDING)
        qtbot.waitUntil(lambda: matchups.progress.value() > 0)
        matchups.click("cancel")
        gate.open()
        matchups.wait_until_idle()
        assert matchups.status == f"Cancelled after {2 * GAMES_PER_STANDING:,} games."
        seed = matchups.number("seed").value()
        assert matchups.counts == counted(UNBEATABLE, RANDOM, 2 * GAMES_PER_STANDING, seed)
        assert matchups.button("copy").isEnabled()
        assert matchups.button("start").isEnabled()

    def test_a_copy_made_meanwhile_is_still_reported_when_it_goes_on(
        self, qtbot: QtBot, open_matchups: OpenMatchups
    ) -> None:
        gate = Gated(play)
        matchups = open_matchups(gate)
        matchups.start(4 * GAMES_PER_STANDING)
        qtbot.waitUntil(lambda: matchups.progress.value() > 0)
        matchups.click("copy")
        assert matchups.status.startswith(f"{GAMES_PER_STANDING:,} of ")
        assert matchups.status.endswith("\nCopied.")
        gate.open()
        matchups.wait_until_idle()
        assert matchups.status.startswith(f"{4 * GAMES_PER_STANDING:,} games in ")
        assert matchups.status.endswith("\nCopied.")
        matchups.start(4 * GAMES_PER_STANDING)
        matchups.wait_until_idle()
        assert "Copied" not in matchups.status

    def test_only_what_makes_sense_can_be_done(self, open_matchups: OpenMatchups) -> None:
        gate = Gated(play)
        matchups = open_matchups(gate)
        assert not matchups.button("cancel").isEnabled()
        matchups.start(2 * GAMES_PER_STANDING)
        for name in ("start", "new_seed", "swap"):
            assert not matchups.button(name).isEnabled()
        for box in (matchups.box("x"), matchups.number("games"), matchups.number("seed")):
            assert not box.isEnabled()
        assert matchups.button("cancel").hasFocus()
        gate.open()
        matchups.wait_until_idle()
        assert not matchups.button("cancel").isEnabled()
        assert matchups.button("start").hasFocus()
        assert matchups.box("x").isEnabled()

    def test_enter_in_a_field_starts_it_and_moves_the_focus_to_where_it_can_be_stopped(
        self, qtbot: QtBot, open_matchups: OpenMatchups
    ) -> None:
        gate = Gated(play)
        matchups = open_matchups(gate)
        games = matchups.number("games")
        games.setFocus()
        qtbot.keyClick(games, Qt.Key.Key_Return)
        assert matchups.button("cancel").hasFocus()
        gate.open()
        matchups.wait_until_idle()
        assert matchups.button("start").hasFocus()

    def test_play_goes_on(self, open_matchups: OpenMatchups) -> None:
        gate = Gated(play)
        matchups = open_matchups(gate)
        matchups.start(2 * GAMES_PER_STANDING)
        matchups.window.play(4, 0)
        assert matchups.window.marks == "O../.X./..."
        gate.open()
        matchups.wait_until_idle()

    def test_a_failure_is_reported(
        self, open_matchups: OpenMatchups, caplog: pytest.LogCaptureFixture
    ) -> None:
        def fail(_x: Policy, _o: Policy, _games: int, _seed: int, /) -> Iterator[Standing]:
            yield Standing(draws=500)
            raise RuntimeError("out of games")

        matchups = open_matchups(fail)
        matchups.play(1000)
        assert matchups.status == "The games could not be played: out of games"
        assert matchups.counts == ["0", "500", "0"]
        assert matchups.button("start").isEnabled()
        assert "RuntimeError: out of games" in caplog.text
