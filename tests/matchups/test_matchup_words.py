import pytest
from PySide6.QtCore import QLocale

from tests.tic_tac_toe import odds
from tictac_gui.games import TIC_TAC_TOE
from tictac_gui.games.matchup import Standing
from tictac_gui.matchups import words
from tictac_gui.play.tournament import PairingResult, TournamentProgress
from tictac_gui.words import number_words

pytestmark = pytest.mark.usefixtures("english_numbers")

PAIRING = ("unbeatable", "minimax")
EXACT = odds(*(TIC_TAC_TOE.players[name] for name in PAIRING))


def progress(played: int, total: int, seconds: float) -> TournamentProgress:
    return TournamentProgress(
        {PAIRING: PairingResult(EXACT, 1, Standing(draws=played), total, seconds)}, total
    )


def test_large_numbers_are_written_in_the_manner_of_the_place() -> None:
    QLocale.setDefault(QLocale("de_DE"))
    assert number_words.number(1_000_000) == "1.000.000"


@pytest.mark.parametrize(
    ("seconds", "text"),
    [
        (0.2, "less than a second"),
        (1.4, "1 s"),
        (59.4, "59 s"),
        (59.6, "1 min 0 s"),
        (190, "3 min 10 s"),
        (3599.6, "1 h 0 min"),
        (5460, "1 h 31 min"),
    ],
)
def test_a_duration_is_written_roughly(seconds: float, text: str) -> None:
    assert number_words.duration(seconds) == text


@pytest.mark.parametrize(
    ("run", "text"),
    [
        (progress(0, 1000, 0), "0 of 1,000 games"),
        (
            progress(123_456, 1_000_000, 0.25),
            "123,456 of 1,000,000 games · 494,000 per second · 2 s left",
        ),
        (progress(100, 1000, 1), "100 of 1,000 games · 100 per second · 9 s left"),
        (progress(10, 20, 25), "10 of 20 games · 2.5 s per game · about 25 s left"),
        (
            TournamentProgress({PAIRING: PairingResult(None, 1, Standing(draws=1), 20, 3)}, 40),
            "1 of 40 games · time left unknown until all pairings have played",
        ),
    ],
)
def test_progress_is_reported_with_speed_and_time_left(run: TournamentProgress, text: str) -> None:
    assert words.progress_line(run) == text


@pytest.mark.parametrize(
    ("seconds", "text"),
    [
        (0, "9,000 games"),
        (0.04, "9,000 games in less than a second · 225,000 per second"),
        (1.46, "9,000 games in 1.5 s · 6,160 per second"),
        (30, "9,000 games in 30 s · 300 per second"),
        (9000, "9,000 games in 2 h 30 min · 1.0 s per game"),
    ],
)
def test_the_end_is_reported_with_the_speed_if_it_could_be_measured(
    seconds: float, text: str
) -> None:
    assert words.finished_line(progress(9000, 9000, seconds)) == text


def test_a_run_cancelled_before_its_first_game_has_played_none() -> None:
    assert words.cancelled_line(None) == "Cancelled after 0 games."


def test_a_pairing_of_which_only_the_odds_are_known_is_described_by_them() -> None:
    text = words.pairing_summary(TIC_TAC_TOE, PAIRING, PairingResult(EXACT, 1, Standing()))
    assert text == (
        "Unbeatable as X against Minimax (first best move) as O: no games yet. "
        "Exact: X wins 0%, draws 100%, O wins 0%."
    )
