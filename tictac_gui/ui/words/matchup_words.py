"""What is said about match-ups, with numbers written as the locale does."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QLocale

from tictac_gui.engine import Difficulty
from tictac_gui.games.tic_tac_toe.levels import Player
from tictac_gui.ui.words import game_words
from tictac_gui.ui.words.percentage_words import percentages

if TYPE_CHECKING:
    from tictac_gui.games.exact import Odds
    from tictac_gui.play.runs.tournament import Pairing, Progress, Result

translate = QCoreApplication.translate


def contestant_name(player: Player) -> str:
    """Name a player of match-ups."""
    if player is Player.RANDOM:
        return translate("Matchup", "Random")
    if player is Player.MINIMAX:
        return translate("Matchup", "Minimax (first best move)")
    return game_words.difficulty_name(Difficulty[player.name])


def short_name(player: Player) -> str:
    """Name a player where space is short."""
    if player is Player.MINIMAX:
        return translate("Matchup", "Minimax")
    return contestant_name(player)


def number(value: int) -> str:
    """Write a whole number with thousands separators."""
    return QLocale().toString(value)


def outcome_names() -> tuple[str, str, str]:
    """Name the three ways in which games end."""
    return (
        translate("Matchup", "X wins"),
        translate("Matchup", "Draws"),
        translate("Matchup", "O wins"),
    )


def played_caption(result: Result) -> str:
    """Say what the played numbers are based on."""
    text = translate("Matchup", "Played: {0} games, seed {1}")
    return text.format(number(result.standing.games), result.seed)


def exact_caption() -> str:
    """Say what the exact numbers are based on."""
    return translate("Matchup", "Exact: every possible game, weighted by its probability")


def odds_sentence(odds: Odds) -> str:
    """Say how games end."""
    text = translate("Matchup", "X wins {0}, draws {1}, O wins {2}")
    return text.format(*percentages(odds.shares))


def pairing_name(pairing: Pairing) -> str:
    """Say who plays whom."""
    text = translate("Matchup", "{0} as X against {1} as O")
    return text.format(*map(contestant_name, pairing))


def pairing_summary(pairing: Pairing, result: Result | None) -> str:
    """Describe a pairing and its result in one line."""
    name = pairing_name(pairing)
    if not result:
        return translate("Matchup", "{0}: not played yet").format(name)
    exact = odds_sentence(result.odds)
    if not (frequencies := result.standing.frequencies):
        return translate("Matchup", "{0}: no games yet. Exact: {1}.").format(name, exact)
    return translate("Matchup", "{0}: {1} of {2} games. Exact: {3}.").format(
        name, odds_sentence(frequencies), number(result.standing.games), exact
    )


def duration(seconds: float) -> str:
    """Say roughly how long something takes."""
    whole = round(seconds)
    if whole < 1:
        return translate("Matchup", "less than a second")
    if whole < 60:
        return translate("Matchup", "{0} s").format(whole)
    return translate("Matchup", "{0} min {1} s").format(*divmod(whole, 60))


def progress_line(progress: Progress) -> str:
    """Say how far a tournament has got, how fast, and how long it will still take."""
    played, total = number(progress.played), number(progress.total)
    if progress.per_second is None or progress.seconds_left is None:
        return translate("Matchup", "{0} of {1} games").format(played, total)
    return translate("Matchup", "{0} of {1} games · {2} per second · {3} left").format(
        played, total, _speed(progress.per_second), duration(progress.seconds_left)
    )


def finished_line(progress: Progress) -> str:
    """Say what was played, and how fast."""
    total = number(progress.played)
    if progress.per_second is None:
        return translate("Matchup", "{0} games").format(total)
    return translate("Matchup", "{0} games in {1} · {2} per second").format(
        total, _time_taken(progress.seconds), _speed(progress.per_second)
    )


def cancelled_line(progress: Progress | None) -> str:
    """Say how much was played before it was cancelled."""
    played = progress.played if progress else 0
    return translate("Matchup", "Cancelled after {0} games.").format(number(played))


def _time_taken(seconds: float) -> str:
    # Rounded to seconds, it would contradict the speed beside it.
    if 0.05 <= seconds < 9.95:
        return translate("Matchup", "{0} s").format(QLocale().toString(seconds, "f", 1))
    return duration(seconds)


def _speed(per_second: float) -> str:
    # More than three digits are neither reliable nor readable while they change.
    digits = len(str(int(per_second)))
    return number(int(round(per_second, min(3 - digits, 0))))
