"""Match-ups of a game without exact odds: sampled, with bounds, and between players of choice."""

import csv
from dataclasses import replace
from itertools import product

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QGuiApplication
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from tests.main_window import OpenWindow
from tests.matchups.matchups_page import (
    EASY,
    MEDIUM,
    NOTHING,
    RANDOM,
    UNBEATABLE,
    MatchupsPage,
    OpenMatchups,
    plain,
)
from tests.sample_games import TWO_PEOPLE
from tests.window.clipping import assert_no_label_is_clipped, shrink
from tests.window.pictures import colours
from tictac_gui.games import CONNECT_FOUR
from tictac_gui.games.matchup import interval, play_match
from tictac_gui.look.theme import LIGHT
from tictac_gui.matchups.results import IntervalBar, OddsRow
from tictac_gui.matchups.table import Participants
from tictac_gui.matchups.window import MatchupWindow

pytestmark = pytest.mark.usefixtures("english_numbers")


@pytest.fixture
def matchups(open_matchups: OpenMatchups) -> MatchupsPage:
    return open_matchups(game=CONNECT_FOUR)


def note(matchups: MatchupsPage, name: str) -> QLabel:
    [label] = matchups.widget.findChildren(QLabel, name)
    return label


class TestOnePairing:
    def test_is_sampled_with_bounds_instead_of_odds(self, matchups: MatchupsPage) -> None:
        assert not matchups.widget.findChildren(OddsRow)
        assert matchups.percentages("played") == matchups.percentages("bounds") == NOTHING
        matchups.choose(RANDOM, EASY)
        matchups.number("seed").setValue(7)
        matchups.play(20)
        policies = CONNECT_FOUR.players[RANDOM], CONNECT_FOUR.players[EASY]
        *_, standing = play_match(CONNECT_FOUR, *policies, 20, 7)
        counts = (standing.x_wins, standing.draws, standing.o_wins)
        assert matchups.counts == [str(count) for count in counts]
        bounds = [tuple(100 * share for share in interval(count, 20)) for count in counts]
        shown = [
            tuple(float(end) for end in text.rstrip("%").split("–"))
            for text in matchups.percentages("bounds")
        ]
        assert shown == [pytest.approx(ends, abs=0.06) for ends in bounds]
        said = plain(matchups.row("bounds").accessibleName())
        assert said.startswith("95% confidence interval: Amber wins ")

    def test_between_two_minimaxes_is_one_game_and_certain(self, matchups: MatchupsPage) -> None:
        matchups.choose("minimax-3", "minimax-1")
        matchups.play(100)
        assert matchups.status.startswith("1 game in ")
        assert sorted(matchups.percentages("bounds")) == ["0%", "0%", "100%"]
        assert "every game is the same" in matchups.row("bounds").accessibleName()

    def test_says_where_the_seed_may_not_repeat_it(self, matchups: MatchupsPage) -> None:
        assert not note(matchups, "seed_note").isVisible()
        matchups.choose(MEDIUM, UNBEATABLE)
        assert note(matchups, "seed_note").isVisible()
        assert "other games" in note(matchups, "seed_note").text()

    def test_is_cancelled_while_a_player_thinks(self, qtbot: QtBot, matchups: MatchupsPage) -> None:
        # A game of two who look eight moves ahead lasts far longer than this test may.
        matchups.choose("minimax-8", UNBEATABLE)
        matchups.start(10_000)
        qtbot.waitUntil(lambda: matchups.run.is_running)
        matchups.click("cancel")
        matchups.wait_until_idle()
        assert matchups.status.startswith("Cancelled after ")
        assert matchups.button("start").isEnabled()

    def test_offers_fewer_games_since_each_takes_longer(self, matchups: MatchupsPage) -> None:
        games = matchups.number("games")
        assert (games.minimum(), games.value(), games.maximum()) == (20, 100, 10_000)


class TestTheTable:
    @pytest.fixture(autouse=True)
    def shown(self, matchups: MatchupsPage) -> None:
        matchups.show_all()

    def participants(self, matchups: MatchupsPage) -> Participants:
        [button] = matchups.widget.findChildren(Participants)
        return button

    def action(self, matchups: MatchupsPage, name: str) -> QAction:
        [action] = [
            action
            for action in self.participants(matchups).menu().actions()
            if action.text() == name
        ]
        return action

    def leave_out(self, matchups: MatchupsPage, *names: str) -> None:
        for name in names:
            self.action(matchups, name).trigger()

    def test_is_of_those_at_first_whose_games_do_not_take_hours(
        self, matchups: MatchupsPage
    ) -> None:
        assert list(matchups.table.players) == ["random", "casual", "easy", "medium", "hard"]
        assert self.participants(matchups).text() == "Players: 5 of 14"

    def test_is_of_those_who_are_ticked(self, matchups: MatchupsPage) -> None:
        casual = "Casual (completes and stops fours)"
        self.leave_out(matchups, "Hard", "Medium", casual)
        self.action(matchups, "Minimax, lookahead 2").trigger()
        players = ("random", "easy", "minimax-2")
        assert matchups.table.players == players
        matchups.play(20)
        assert set(matchups.table.results) == set(product(players, players))
        assert matchups.status.startswith(f"{8 * 20 + 1} games in ")
        deviations = [
            max(abs(share - bound) for bound in bounds)
            for result in matchups.table.results.values()
            if result.standing.frequencies
            for share, bounds in zip(
                result.standing.frequencies.shares, result.intervals, strict=True
            )
        ]
        assert f"at most {100 * max(deviations):.1f} percentage points" in plain(
            note(matchups, "deviation").text()
        )
        assert "With a certainty of 95%: Amber wins" in matchups.cell(RANDOM, EASY)
        matchups.click("copy")
        rows = csv.DictReader(QGuiApplication.clipboard().text().splitlines(), dialect="excel-tab")
        assert [(row["x"], row["o"]) for row in rows] == list(product(players, players))

    def test_keeps_the_results_of_those_who_stay(self, matchups: MatchupsPage) -> None:
        casual = "Casual (completes and stops fours)"
        self.leave_out(matchups, "Hard", "Medium", casual)
        matchups.play(20)
        self.leave_out(matchups, "Easy")
        assert set(matchups.table.results) == {(RANDOM, RANDOM)}

    def test_has_at_least_one_player(self, matchups: MatchupsPage) -> None:
        for action in self.participants(matchups).menu().actions():
            if action.isChecked():
                action.trigger()
        assert matchups.table.players == ("hard",)
        assert self.action(matchups, "Hard").isChecked()

    @pytest.mark.qt_log_ignore("does not support grabbing the keyboard", extend=True)
    def test_is_ticked_with_keys_while_the_menu_stays_open(
        self, qtbot: QtBot, matchups: MatchupsPage
    ) -> None:
        menu = self.participants(matchups).menu()
        menu.show()
        for key in (Qt.Key.Key_Down, Qt.Key.Key_Space, Qt.Key.Key_Down, Qt.Key.Key_Return):
            qtbot.keyClick(menu, key)
        assert menu.isVisible()
        assert list(matchups.table.players) == ["easy", "medium", "hard"]
        place = menu.actionGeometry(menu.actions()[0]).center()
        qtbot.mouseClick(menu, Qt.MouseButton.LeftButton, pos=place)
        assert menu.isVisible()
        assert list(matchups.table.players) == ["random", "easy", "medium", "hard"]
        qtbot.keyClick(menu, Qt.Key.Key_Escape)
        assert not menu.isVisible()


class TestTheWindow:
    def test_every_control_is_reached_with_tab_and_has_a_name(self, matchups: MatchupsPage) -> None:
        matchups.activate()
        for tab, names in (
            (0, {"player_x", "player_o", "swap", "played", "bounds"}),
            (1, {"pairings", "participants"}),
        ):
            matchups.tabs.setCurrentIndex(tab)
            shared = {"games", "seed", "new_seed", "keep_seed", "start", "close"}
            assert matchups.reached_with_tab(20) >= names | shared

    @pytest.mark.usefixtures("doubled_font")
    def test_clips_no_text_in_twice_the_size(self, open_matchups: OpenMatchups) -> None:
        matchups = open_matchups(game=CONNECT_FOUR)
        matchups.choose(RANDOM, RANDOM)
        matchups.play(20)
        shrink(matchups.widget)
        assert matchups.widget.width() < 900
        assert_no_label_is_clipped(matchups.widget)

    def test_draws_the_bounds_of_every_outcome(self, matchups: MatchupsPage) -> None:
        matchups.choose(RANDOM, RANDOM)
        [bar] = matchups.widget.findChildren(IntervalBar)
        assert not {LIGHT.x.name(), LIGHT.o.name()} & colours(bar)
        matchups.play(20)
        assert {LIGHT.amber.name(), LIGHT.red.name()} <= colours(bar)


def test_is_opened_from_the_menu_for_the_game_that_is_played(
    qtbot: QtBot, open_window: OpenWindow
) -> None:
    window = open_window(replace(TWO_PEOPLE, game=CONNECT_FOUR))
    assert window.action("matchups").isVisible()
    window.action("matchups").trigger()
    [opened] = window.widget.findChildren(MatchupWindow)
    assert opened.windowTitle() == "Match-ups: Connect Four"
    assert opened.findChildren(Participants)
    # What it shows is of this game, so it goes with it.
    with qtbot.waitSignal(opened.destroyed):
        window.action("tic_tac_toe").trigger()
