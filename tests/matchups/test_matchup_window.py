"""The window of match-ups itself: opened, closed, painted and reached by keyboard."""

import pytest
from PySide6.QtCore import QPoint
from pytestqt.qtbot import QtBot

from tests.main_window import OpenWindow, Window
from tests.matchups.matchups_page import EASY, HARD, MatchupsPage
from tests.sample_games import TWO_PEOPLE
from tests.window.clipping import assert_no_label_is_clipped, shrink
from tictac_gui.look.appearance import Appearance, Scheme
from tictac_gui.matchups.window import MatchupWindow

pytestmark = pytest.mark.usefixtures("english_numbers")


class TestTheWindow:
    @pytest.fixture
    def window(self, open_window: OpenWindow) -> Window:
        return open_window(TWO_PEOPLE)

    def opened(self, window: Window, qtbot: QtBot) -> MatchupsPage:
        window.action("matchups").trigger()
        [widget] = window.widget.findChildren(MatchupWindow)
        return MatchupsPage(widget, window, qtbot)

    def test_can_be_opened_again(self, qtbot: QtBot, window: Window) -> None:
        matchups = self.opened(window, qtbot)
        with qtbot.waitSignal(matchups.widget.destroyed):
            matchups.click("close")
        again = self.opened(window, qtbot)
        again.play(100)
        assert again.status.startswith("100 games in ")

    def test_opened_again_shows_what_was_chosen_and_played(
        self, qtbot: QtBot, window: Window
    ) -> None:
        matchups = self.opened(window, qtbot)
        matchups.choose(EASY, HARD)
        matchups.number("seed").setValue(42)
        matchups.play(300)
        counts = matchups.counts
        matchups.show_all()
        with qtbot.waitSignal(matchups.widget.destroyed):
            matchups.click("close")
        again = self.opened(window, qtbot)
        assert again.tabs.currentIndex() == 1
        assert (again.pairing, again.counts) == ((EASY, HARD), counts)
        assert (again.number("games").value(), again.number("seed").value()) == (300, 42)
        assert again.keep.isChecked()
        assert again.status.startswith("300 games in ")

    def test_opened_again_says_that_closing_has_cancelled_the_games(
        self, qtbot: QtBot, window: Window
    ) -> None:
        matchups = self.opened(window, qtbot)
        matchups.start(1_000_000)
        qtbot.waitUntil(lambda: matchups.progress.value() > 0)
        with qtbot.waitSignal(matchups.widget.destroyed):
            matchups.click("close")
        again = self.opened(window, qtbot)
        assert again.status.startswith("Cancelled after ")
        assert again.button("start").isEnabled()

    def test_is_painted_in_every_scheme(self, matchups: MatchupsPage) -> None:
        appearance = matchups.window.find(Appearance, "")
        matchups.show_all()
        matchups.play(100)
        for tab in (0, 1):
            matchups.tabs.setCurrentIndex(tab)
            for scheme, is_light in ((Scheme.LIGHT, True), (Scheme.DARK, False)):
                appearance.choose(scheme)
                image = matchups.widget.grab().toImage()
                place = matchups.tabs.mapTo(matchups.widget, matchups.tabs.rect().bottomLeft())
                for point in (QPoint(3, 3), place):
                    assert (image.pixelColor(point).lightness() > 128) == is_light

    def test_every_control_is_reached_with_tab_and_has_a_name(self, matchups: MatchupsPage) -> None:
        matchups.activate()
        for tab, names in (
            (0, {"player_x", "player_o", "swap", "played", "exact"}),
            (1, {"pairings"}),
        ):
            matchups.tabs.setCurrentIndex(tab)
            matchups.play(100)
            shared = {"games", "seed", "new_seed", "keep_seed", "start", "copy", "save", "close"}
            assert matchups.reached_with_tab(25) >= names | shared

    @pytest.mark.usefixtures("doubled_font")
    def test_clips_no_text_in_twice_the_size(self, matchups: MatchupsPage) -> None:
        matchups.play(100)
        shrink(matchups.widget)
        assert matchups.widget.width() < 900
        assert_no_label_is_clipped(matchups.widget)
