"""The seed and the number of games: chosen, kept and corrected."""

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from tests.matchups.matchups_page import RANDOM, MatchupsPage, counted

pytestmark = pytest.mark.usefixtures("english_numbers")


class TestTheSeed:
    def test_is_another_one_for_every_run(self, matchups: MatchupsPage) -> None:
        seeds = [matchups.number("seed").value()]
        for _ in range(3):
            matchups.play(100)
            seeds.append(matchups.number("seed").value())
        # The first run takes the one that was shown.
        assert seeds[0] == seeds[1]
        assert len(set(seeds)) == 3

    def test_repeats_the_numbers_when_it_is_entered(self, matchups: MatchupsPage) -> None:
        matchups.choose(RANDOM, RANDOM)
        matchups.number("seed").setValue(42)
        matchups.play(1000)
        first = matchups.counts
        assert first == counted(RANDOM, RANDOM, 1000, 42)
        matchups.play(1000)
        assert matchups.counts == first
        assert matchups.number("seed").value() == 42

    def test_that_is_entered_is_kept_until_a_new_one_is_drawn(self, matchups: MatchupsPage) -> None:
        assert not matchups.keep.isChecked()
        matchups.number("seed").setValue(42)
        assert matchups.keep.isChecked()
        matchups.click("new_seed")
        assert not matchups.keep.isChecked()
        assert matchups.number("seed").value() != 42

    def test_that_is_entered_is_used_even_if_it_is_not_to_be_kept(
        self, matchups: MatchupsPage
    ) -> None:
        matchups.choose(RANDOM, RANDOM)
        matchups.number("seed").setValue(42)
        matchups.keep.setChecked(False)
        matchups.play(1000)
        assert matchups.counts == counted(RANDOM, RANDOM, 1000, 42)

    def test_that_was_drawn_can_be_kept(self, matchups: MatchupsPage) -> None:
        matchups.play(100)
        seed, counts = matchups.number("seed").value(), matchups.counts
        matchups.keep.setChecked(True)
        matchups.play(100)
        assert matchups.number("seed").value() == seed
        assert matchups.counts == counts


class TestTheNumberOfGames:
    @pytest.mark.parametrize(
        ("entered", "games"),
        [("5", 100), ("99", 100), ("1000000", 1_000_000), ("12,345", 12_345)],
    )
    def test_is_kept_within_bounds(
        self, qtbot: QtBot, matchups: MatchupsPage, entered: str, games: int
    ) -> None:
        matchups.activate()
        box = matchups.number("games")
        box.setFocus()
        box.selectAll()
        qtbot.keyClicks(box, entered)
        qtbot.keyClick(box, Qt.Key.Key_Tab)
        assert box.value() == games

    def test_takes_no_digit_that_would_be_too_many(
        self, qtbot: QtBot, matchups: MatchupsPage
    ) -> None:
        box = matchups.number("games")
        box.selectAll()
        qtbot.keyClicks(box, "10000000")
        assert box.value() == 1_000_000

    def test_is_right_although_the_box_still_has_the_focus(
        self, qtbot: QtBot, matchups: MatchupsPage
    ) -> None:
        box = matchups.number("games")
        box.selectAll()
        qtbot.keyClicks(box, "5")
        matchups.button("start").click()
        matchups.wait_until_idle()
        assert matchups.status.startswith("100 games in ")

    def test_starts_with_enter(self, qtbot: QtBot, matchups: MatchupsPage) -> None:
        box = matchups.number("games")
        box.selectAll()
        qtbot.keyClicks(box, "300")
        qtbot.keyClick(box, Qt.Key.Key_Return)
        matchups.wait_until_idle()
        assert matchups.status.startswith("300 games in ")
