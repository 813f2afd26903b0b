"""The table of all pairings, and how it leads to one of them."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from pytestqt.qtbot import QtBot

from tests.matchups.matchups_page import (
    EASY,
    HARD,
    MEDIUM,
    NOTHING,
    PAIRINGS,
    RANDOM,
    UNBEATABLE,
    MatchupsPage,
    OpenMatchups,
    counted,
    plain,
)
from tests.tic_tac_toe import odds
from tests.tic_tac_toe import play_match as play
from tests.window.running_window import Gated
from tictac_gui.games import TIC_TAC_TOE
from tictac_gui.games.tic_tac_toe.exact import GAMES_PER_STANDING

pytestmark = pytest.mark.usefixtures("english_numbers")


class TestAllPairings:
    def test_fill_the_table_with_the_games_of_the_seed(self, matchups: MatchupsPage) -> None:
        matchups.show_all()
        matchups.number("seed").setValue(3)
        matchups.play(100)
        assert matchups.status.startswith("3,600 games in ")
        results = matchups.table.results
        assert tuple(results) == PAIRINGS
        for (x, o), result in results.items():
            policies = TIC_TAC_TOE.players[x], TIC_TAC_TOE.players[o]
            *_, standing = play(*policies, 100, 3)
            assert result.standing == standing
            assert result.odds == odds(*policies)

    def test_are_described_to_screen_readers_one_sentence_a_cell(
        self, matchups: MatchupsPage
    ) -> None:
        matchups.show_all()
        assert matchups.cell(RANDOM, EASY) == "Random as X against Easy as O: not played yet"
        matchups.play(100)
        assert matchups.cell(UNBEATABLE, UNBEATABLE) == (
            "Unbeatable as X against Unbeatable as O: X wins 0%, draws 100%, O wins 0% of "
            "100 games. Exact: X wins 0%, draws 100%, O wins 0%."
        )
        # As Qt hands it to a screen reader.
        table = QAccessible.queryAccessibleInterface(matchups.table)
        said = {
            plain(table.child(number).text(QAccessible.Text.Name))
            for number in range(table.childCount())
        }
        assert {matchups.cell(x, o) for x, o in PAIRINGS} <= said

    def test_are_played_in_turn(self, qtbot: QtBot, open_matchups: OpenMatchups) -> None:
        gate = Gated(play)
        matchups = open_matchups(gate)
        matchups.show_all()
        matchups.start(2 * GAMES_PER_STANDING)
        qtbot.waitUntil(lambda: matchups.progress.value() == matchups.progress.maximum() // 2)
        games = {result.standing.games for result in matchups.table.results.values()}
        assert games == {GAMES_PER_STANDING}
        matchups.click("cancel")
        gate.open()
        matchups.wait_until_idle()
        games_played = [result.standing.games for result in matchups.table.results.values()]
        assert games_played == [2 * GAMES_PER_STANDING, *[GAMES_PER_STANDING] * (len(PAIRINGS) - 1)]
        assert matchups.status == f"Cancelled after {sum(games_played):,} games."

    def test_open_their_details_with_a_click(self, matchups: MatchupsPage) -> None:
        matchups.show_all()
        matchups.play(100)
        seed = matchups.number("seed").value()
        matchups.click_cell(EASY, HARD)
        assert matchups.tabs.currentIndex() == 0
        assert matchups.pairing == (EASY, HARD)
        assert matchups.counts == counted(EASY, HARD, 100, seed)
        assert matchups.box("x").hasFocus()

    @pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space])
    def test_open_their_details_with_a_key_and_start_nothing(
        self, qtbot: QtBot, matchups: MatchupsPage, key: Qt.Key
    ) -> None:
        matchups.show_all()
        matchups.table.setFocus()
        for arrow in (Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Right):
            qtbot.keyClick(matchups.table, arrow)
        qtbot.keyClick(matchups.table, key)
        matchups.wait_until_idle()
        assert matchups.pairing == (MEDIUM, EASY)
        assert matchups.percentages("played") == NOTHING
        assert matchups.percentages("exact") != NOTHING

    def test_can_be_looked_at_while_they_are_played(
        self, qtbot: QtBot, open_matchups: OpenMatchups
    ) -> None:
        gate = Gated(play)
        matchups = open_matchups(gate)
        matchups.show_all()
        matchups.start(2 * GAMES_PER_STANDING)
        qtbot.waitUntil(lambda: matchups.progress.value() == matchups.progress.maximum() // 2)
        matchups.click_cell(EASY, HARD)
        seed = matchups.number("seed").value()
        assert matchups.counts == counted(EASY, HARD, GAMES_PER_STANDING, seed)
        matchups.click("swap")
        assert matchups.counts == counted(HARD, EASY, GAMES_PER_STANDING, seed)
        gate.open()
        matchups.wait_until_idle()
        x, o = matchups.pairing
        assert matchups.counts == counted(
            x, o, 2 * GAMES_PER_STANDING, matchups.number("seed").value()
        )

    def test_are_kept_when_one_pairing_is_played(self, matchups: MatchupsPage) -> None:
        matchups.show_all()
        matchups.play(100)
        before = matchups.table.results
        matchups.click_cell(EASY, EASY)
        matchups.play(200)
        assert matchups.table.results == before
