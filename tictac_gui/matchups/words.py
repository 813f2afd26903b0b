"""The texts about match-ups, with numbers in the format of the locale."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QLocale

from tictac_gui.games.matchup import is_timed
from tictac_gui.play.long_run import RunPhase
from tictac_gui.words.game_words import game_name, pairing_name, short_name
from tictac_gui.words.number_words import (
    MOST_DECIMALS,
    duration,
    ends_sentence,
    number,
    odds_sentence,
    percentage_range,
)
from tictac_gui.words.side_words import side, sides

if TYPE_CHECKING:
    from collections.abc import Iterable

    from tictac_gui.engine import Mark
    from tictac_gui.games import Game
    from tictac_gui.matchups.model import Matchups
    from tictac_gui.play.tournament import Pairing, PairingResult, TournamentProgress

translate = QCoreApplication.translate

_SLOW = 2
"""With fewer games a second than this, the time for a game is easier to read."""


def title(game: Game) -> str:
    """Return the title of the window."""
    return translate("Matchup", "Match-ups: {0}").format(game_name(game))


def participants_label(chosen: int, players: int) -> str:
    """Count the players who take part."""
    return translate("Matchup", "Players: {0} of {1}").format(chosen, players)


def swap_tip() -> str:
    """Explain the button that swaps sides."""
    return translate("Matchup", "Let the players swap sides.")


def bounds_tip(fewest: int, most: int) -> str:
    """Return the bounds for the number of games."""
    return translate("Matchup", "From {0} to {1} games").format(number(fewest), number(most))


def seed_tip() -> str:
    """Explain what the seed is for."""
    return translate("Matchup", "The same seed plays the same games again.")


def seed_note(game: Game, players: Iterable[str]) -> str:
    """Explain why a seed may lead to other games, where it may; otherwise nothing."""
    if any(is_timed(game, game.players[player]) for player in players):
        return translate(
            "Matchup",
            "A player's time is limited here. What it sees meanwhile varies, so the same seed may "
            "lead to other games.",
        )
    return ""


def outcome_names(game: Game) -> tuple[str, str, str]:
    """Name the three outcomes."""
    first, second = (translate("Matchup", "{0} wins").format(each) for each in sides(game))
    return first, translate("Matchup", "Draws"), second


def player_as(game: Game, mark: Mark, player: str) -> str:
    """Name a row or a column of the table: they have the same players, on different sides."""
    return translate("Matchup", "{0}: {1}").format(side(game, mark), short_name(player))


def who_plays(game: Game, mark: Mark) -> str:
    """Ask for the player of a side."""
    return translate("Matchup", "Who plays {0.piece}").format(side(game, mark))


def no_games_caption() -> str:
    """Head the row of games played before there are any."""
    return translate("Matchup", "Played: no games yet")


def played_caption(result: PairingResult) -> str:
    """Head the row of games played, with their number."""
    if result.is_certain:
        return translate("Matchup", "Played: 1 game")
    text = translate("Matchup", "Played: {0} games, seed {1}")
    return text.format(number(result.standing.games), result.seed)


def exact_caption() -> str:
    """Head the row of exact odds."""
    return translate("Matchup", "Exact: every possible game, weighted by its probability")


def interval_caption(result: PairingResult | None) -> str:
    """Head the row of bounds."""
    if result and result.is_certain:
        return translate("Matchup", "Exact: nothing is left to chance, so every game is the same")
    return translate("Matchup", "95% confidence interval")


def largest_deviation(results: Iterable[PairingResult]) -> str:
    """Bound the error of all shares shown; nothing before the first game."""
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


def decimals(result: PairingResult) -> int:
    """Return the number of decimals for the shares of games played."""
    return MOST_DECIMALS if result.odds else 1


def interval_sentence(game: Game, result: PairingResult) -> str:
    """Return the bounds of each outcome's share."""
    return ends_sentence(game, [percentage_range(*interval) for interval in result.intervals])


def row_summary(caption: str, sentence: str) -> str:
    """Describe a row of the result; without a sentence, its caption says all."""
    return translate("Matchup", "{0}: {1}").format(caption, sentence) if sentence else caption


def pairing_summary(game: Game, pairing: Pairing, result: PairingResult | None) -> str:
    """Describe a pairing and its result in one line."""
    name = pairing_name(game, pairing)
    if not result:
        return translate("Matchup", "{0}: not played yet").format(name)
    frequencies, games = result.standing.frequencies, number(result.standing.games)
    if not result.odds:
        if not frequencies:
            return translate("Matchup", "{0}: no games yet.").format(name)
        if result.is_certain:
            text = translate("Matchup", "{0}: {1}. Every game is the same.")
            return text.format(name, odds_sentence(game, frequencies))
        text = translate("Matchup", "{0}: {1} of {2} games. With a certainty of 95%: {3}.")
        played = odds_sentence(game, frequencies, decimals(result))
        return text.format(name, played, games, interval_sentence(game, result))
    exact = odds_sentence(game, result.odds)
    if not frequencies:
        return translate("Matchup", "{0}: no games yet. Exact: {1}.").format(name, exact)
    text = translate("Matchup", "{0}: {1} of {2} games. Exact: {3}.")
    return text.format(name, odds_sentence(game, frequencies), games, exact)


def status(matchups: Matchups) -> str:
    """Describe where the run is."""
    progress = matchups.progress
    match matchups.phase:
        case RunPhase.READY:
            return translate("Matchup", "Choose who plays and press Start.")
        case RunPhase.RUNNING:
            return progress_line(progress) if progress else ""
        case RunPhase.FINISHED:
            return finished_line(progress) if progress else ""
        case RunPhase.CANCELLED:
            return cancelled_line(progress)
        case RunPhase.FAILED:
            text = translate("Matchup", "The games could not be played: {0}")
            return text.format(matchups.failure)


def progress_line(progress: TournamentProgress) -> str:
    """Describe the progress of a run, its speed and the time left."""
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


def finished_line(progress: TournamentProgress) -> str:
    """Return how many games were played, and how fast."""
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


def cancelled_line(progress: TournamentProgress | None) -> str:
    """Return how many games were played before the run was cancelled."""
    played = progress.played if progress else 0
    if played == 1:
        return translate("Matchup", "Cancelled after 1 game.")
    return translate("Matchup", "Cancelled after {0} games.").format(number(played))


def copied() -> str:
    """Report that the results are in the clipboard."""
    return translate("Matchup", "Copied.")


def saved_as(name: str) -> str:
    """Report that the results are in a file."""
    return translate("Matchup", "Saved as {0}").format(name)


def not_written(error: OSError) -> str:
    """Report that the file could not be written."""
    return translate("Matchup", "The file could not be written: {0}").format(error)


def _time_taken(seconds: float) -> str:
    # Rounded to seconds, a short time would contradict the speed beside it.
    if 0.05 <= seconds < 9.95:
        return translate("Matchup", "{0} s").format(_tenths(seconds))
    return duration(seconds)


def _tenths(value: float) -> str:
    return QLocale().toString(value, "f", 1)


def _speed(per_second: float) -> str:
    # While they change, more than three digits are neither reliable nor readable.
    digits = len(str(int(per_second)))
    return number(int(round(per_second, min(3 - digits, 0))))
