"""One pairing: its exact odds and the games that were played."""

import pytest
from PySide6.QtWidgets import QLabel

from tests.matchups.matchups_page import (
    EASY,
    HARD,
    NOTHING,
    RANDOM,
    UNBEATABLE,
    MatchupsPage,
    counted,
    plain,
)
from tests.tic_tac_toe import odds
from tictac_gui.board.result_bar import ResultBar
from tictac_gui.games import TIC_TAC_TOE

pytestmark = pytest.mark.usefixtures("english_numbers")


class TestOnePairing:
    def test_has_words_numbers_and_bar_in_line(self, matchups: MatchupsPage) -> None:
        for name in ("exact", "played"):
            row = matchups.row(name)
            bar, caption = row.findChildren(ResultBar)[0], row.findChildren(QLabel)[0]
            left = [label.x() for label in row.findChildren(QLabel) if label.x() <= bar.x()]
            assert caption.x() == bar.x()
            assert set(left) == {bar.x()}

    def test_shows_the_exact_odds_before_any_game(self, matchups: MatchupsPage) -> None:
        assert matchups.pairing == (UNBEATABLE, RANDOM)
        assert matchups.percentages("exact") == ["99.48%", "0.52%", "0%"]
        assert matchups.row("exact").details == ["191/192", "1/192", "0"]
        assert matchups.percentages("played") == NOTHING

    def test_shows_the_exact_odds_of_the_chosen_players(self, matchups: MatchupsPage) -> None:
        matchups.choose(RANDOM, RANDOM)
        assert matchups.percentages("exact") == ["58.49%", "12.70%", "28.81%"]
        assert matchups.row("exact").details == ["737/1260", "8/63", "121/420"]

    def test_leaves_out_fractions_too_long_to_read(self, matchups: MatchupsPage) -> None:
        matchups.choose(HARD, HARD)
        hard = TIC_TAC_TOE.players[HARD]
        exact = odds(hard, hard)
        assert matchups.row("exact").details == ["", "", ""]
        assert matchups.row("exact").toolTip() == f"{exact.x_wins} · {exact.draw} · {exact.o_wins}"

    def test_lets_the_players_change_sides(self, matchups: MatchupsPage) -> None:
        matchups.click("swap")
        matchups.wait_until_idle()
        assert matchups.pairing == (RANDOM, UNBEATABLE)
        assert matchups.percentages("exact") == ["0%", "8.36%", "91.64%"]

    def test_shows_the_games_of_the_seed(self, matchups: MatchupsPage) -> None:
        matchups.choose(RANDOM, EASY)
        matchups.play(2000)
        seed = matchups.number("seed").value()
        assert matchups.counts == counted(RANDOM, EASY, 2000, seed)
        counts = [int(count.replace(",", "")) for count in matchups.counts]
        assert matchups.percentages("played") == [f"{count / 20:.2f}%" for count in counts]
        [bar] = matchups.row("played").findChildren(ResultBar)
        assert bar.shares == (counts[0] / 2000, counts[1] / 2000)

    def test_ends_with_what_was_played_and_how_fast(self, matchups: MatchupsPage) -> None:
        matchups.play(1500)
        assert matchups.status.startswith("1,500 games in ")
        assert matchups.status.endswith(" per second")
        assert matchups.progress.value() == matchups.progress.maximum()

    def test_forgets_the_games_when_others_are_chosen(self, matchups: MatchupsPage) -> None:
        matchups.play(100)
        matchups.choose(EASY, EASY)
        assert matchups.percentages("played") == NOTHING
        assert not matchups.button("copy").isEnabled()

    def test_is_described_to_screen_readers_in_sentences(self, matchups: MatchupsPage) -> None:
        matchups.choose(UNBEATABLE, UNBEATABLE)
        played, exact = matchups.row("played"), matchups.row("exact")
        assert played.accessibleName() == "Played: no games yet"
        matchups.number("seed").setValue(7)
        matchups.play(1000)
        assert plain(played.accessibleName()) == (
            "Played: 1,000 games, seed 7: X wins 0%, draws 100%, O wins 0%"
        )
        assert plain(exact.accessibleName()) == (
            "Exact: every possible game, weighted by its probability: "
            "X wins 0%, draws 100%, O wins 0%"
        )
