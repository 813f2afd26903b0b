"""What is said about match-ups, with numbers written as the locale does."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QLocale

from tictac_gui.games.matchup import is_timed
from tictac_gui.words.game_words import pairing_name
from tictac_gui.words.number_words import (
    MOST_DECIMALS,
    duration,
    ends_sentence,
    number,
    odds_sentence,
    percentage_range,
)

if TYPE_CHECKING:
    from collections.abc import Iterable

    from tictac_gui.games import Game
    from tictac_gui.play.tournament import Pairing, Progress, Result

translate = QCoreApplication.translate

_SLOW = 2
"""With fewer games a second than this, the time that a game takes tells more."""


def seed_note(game: Game, players: Iterable[str]) -> str:
    """Say why a seed may not give the same games again, if that is so."""
    if any(is_timed(game, game.players[player]) for player in players):
        return translate(
            "Matchup",
            "A player's time is limited here. What it sees meanwhile varies, so the same seed may "
            "lead to other games.",
        )
    return ""


def outcome_names() -> tuple[str, str, str]:
    """Name the three ways in which games end."""
    return (
        translate("Matchup", "X wins"),
        translate("Matchup", "Draws"),
        translate("Matchup", "O wins"),
    )


def played_caption(result: Result) -> str:
    """Say what the played numbers are based on."""
    if result.is_certain:
        return translate("Matchup", "Played: 1 game")
    text = translate("Matchup", "Played: {0} games, seed {1}")
    return text.format(number(result.standing.games), result.seed)


def exact_caption() -> str:
    """Say what the exact numbers are based on."""
    return translate("Matchup", "Exact: every possible game, weighted by its probability")


def interval_caption(result: Result | None) -> str:
    """Say what the bounds beside sampled numbers mean."""
    if result and result.is_certain:
        return translate("Matchup", "Exact: nothing is left to chance, so every game is the same")
    return translate("Matchup", "Where the true shares lie, with a certainty of 95%")


def largest_deviation(results: Iterable[Result]) -> str:
    """Say how far the true shares may lie from those of several pairings; nothing before a game."""
    deviations = [
        max(highest - float(share), float(share) - lowest)
        for result in results
        if (frequencies := result.standing.frequencies)
        for share, (lowest, highest) in zip(frequencies.shares, result.intervals, strict=True)
    ]
    if not deviations:
        return ""
    text = translate(
        "Matchup", "With a certainty of 95%, a share is off by at most {0} percentage points."
    )
    return text.format(QLocale().toString(100 * max(deviations), "f", 1))


def decimals(result: Result) -> int:
    """Return with how many decimals to write what was played, beside odds or bounds."""
    return MOST_DECIMALS if result.odds else 1


def interval_sentence(result: Result) -> str:
    """Say between which bounds the shares lie of each way in which games end."""
    return ends_sentence([percentage_range(*interval) for interval in result.intervals])


def pairing_summary(pairing: Pairing, result: Result | None) -> str:
    """Describe a pairing and its result in one line."""
    name = pairing_name(pairing)
    if not result:
        return translate("Matchup", "{0}: not played yet").format(name)
    frequencies, games = result.standing.frequencies, number(result.standing.games)
    if not result.odds:
        if not frequencies:
            return translate("Matchup", "{0}: no games yet.").format(name)
        if result.is_certain:
            text = translate("Matchup", "{0}: {1}. Every game is the same.")
            return text.format(name, odds_sentence(frequencies))
        text = translate("Matchup", "{0}: {1} of {2} games. With a certainty of 95%: {3}.")
        played = odds_sentence(frequencies, decimals(result))
        return text.format(name, played, games, interval_sentence(result))
    exact = odds_sentence(result.odds)
    if not frequencies:
        return translate("Matchup", "{0}: no games yet. Exact: {1}.").format(name, exact)
    text = translate("Matchup", "{0}: {1} of {2} games. Exact: {3}.")
    return text.format(name, odds_sentence(frequencies), games, exact)


def progress_line(progress: Progress) -> str:
    """Say how far a tournament has got, how fast, and how long it will still take."""
    played, total = number(progress.played), number(progress.total)
    if progress.per_second is None:
        return translate("Matchup", "{0} of {1} games").format(played, total)
    if progress.seconds_left is None:
        text = translate(
            "Matchup", "{0} of {1} games · time left unknown until all pairings have played"
        )
        return text.format(played, total)
    left = duration(progress.seconds_left)
    if progress.per_second < _SLOW:
        text = translate("Matchup", "{0} of {1} games · {2} s per game · about {3} left")
        return text.format(played, total, _tenths(1 / progress.per_second), left)
    text = translate("Matchup", "{0} of {1} games · {2} per second · {3} left")
    return text.format(played, total, _speed(progress.per_second), left)


def finished_line(progress: Progress) -> str:
    """Say what was played, and how fast."""
    total = number(progress.played)
    if progress.per_second is None:
        return translate("Matchup", "{0} games").format(total)
    taken = _time_taken(progress.seconds)
    if progress.played == 1:
        return translate("Matchup", "1 game in {0}").format(taken)
    if progress.per_second < _SLOW:
        text = translate("Matchup", "{0} games in {1} · {2} s per game")
        return text.format(total, taken, _tenths(1 / progress.per_second))
    text = translate("Matchup", "{0} games in {1} · {2} per second")
    return text.format(total, taken, _speed(progress.per_second))


def cancelled_line(progress: Progress | None) -> str:
    """Say how much was played before it was cancelled."""
    played = progress.played if progress else 0
    if played == 1:
        return translate("Matchup", "Cancelled after 1 game.")
    return translate("Matchup", "Cancelled after {0} games.").format(number(played))


def _time_taken(seconds: float) -> str:
    # Rounded to seconds, it would contradict the speed beside it.
    if 0.05 <= seconds < 9.95:
        return translate("Matchup", "{0} s").format(_tenths(seconds))
    return duration(seconds)


def _tenths(value: float) -> str:
    return QLocale().toString(value, "f", 1)


def _speed(per_second: float) -> str:
    # More than three digits are neither reliable nor readable while they change.
    digits = len(str(int(per_second)))
    return number(int(round(per_second, min(3 - digits, 0))))
