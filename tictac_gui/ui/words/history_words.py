"""What is said about past games and statistics."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QDateTime, QLocale

from tictac_gui.engine import Mark
from tictac_gui.ui.words.game_words import difficulty_name, move_announcement

if TYPE_CHECKING:
    from datetime import datetime

    from tictac_gui.play.records import GameRecord, Tally

translate = QCoreApplication.translate


def game_result(record: GameRecord) -> str:
    """Say how a past game ended."""
    outcome, people = record.outcome, record.people
    if not outcome or outcome.winner is None:
        return translate("PastGames", "Draw")
    if len(people) != 1:
        return translate("PastGames", "{0} won").format(outcome.winner.value)
    if outcome.winner in people:
        return translate("PastGames", "You won")
    return translate("PastGames", "Computer won")


def game_players(record: GameRecord) -> str:
    """Say who played a past game, and how strongly."""
    x, o = record.seat(Mark.X), record.seat(Mark.O)
    if x and o:
        text = translate("PastGames", "X {0}, O {1}")
        text = text.format(difficulty_name(x), difficulty_name(o))
    elif difficulty := x or o:
        mark = Mark.O if x else Mark.X
        text = translate("PastGames", "{0}, you played {1}")
        text = text.format(difficulty_name(difficulty), mark.value)
    else:
        text = translate("PastGames", "Two people")
    return text if record.counts else translate("PastGames", "{0}, practice").format(text)


def moment(when: datetime) -> str:
    """Write a date and time as the locale does."""
    local = QDateTime.fromSecsSinceEpoch(int(when.timestamp()))
    return QLocale().toString(local, QLocale.FormatType.ShortFormat)


def game_lines(record: GameRecord) -> tuple[str, str, str]:
    """Describe a past game: how it ended, who played, when it began."""
    return game_result(record), game_players(record), moment(record.begun)


def game_summary(record: GameRecord) -> str:
    """Describe a past game in one line."""
    return translate("PastGames", "{0}. {1}. {2}").format(*game_lines(record))


def step(record: GameRecord, moves: int) -> str:
    """Say how much of a past game is shown, and at its end how it ended."""
    if moves == len(record.moves):
        text = translate("PastGames", "Move {0} of {1}: {2}")
        return text.format(moves, len(record.moves), game_result(record))
    if not moves:
        return translate("PastGames", "Before the first of {0} moves").format(len(record.moves))
    return translate("PastGames", "Move {0} of {1}").format(moves, len(record.moves))


def step_announcement(record: GameRecord, moves: int) -> str:
    """Describe the last move shown and how far into the game it is, for a screen reader."""
    where = translate("PastGames", "{0}.").format(step(record, moves))
    if not moves:
        return where
    game, move = record.setup.game, record.moves[moves - 1]
    before = game.history(record.moves[: moves - 1]).position
    played = move_announcement(game, before, move, frozenset())
    return translate("PastGames", "{0} {1}").format(played, where)


def tally_parts(tally: Tally) -> list[str]:
    """Say what was achieved, part by part."""
    if not tally.played:
        return [translate("Statistics", "no games yet")]
    return [
        translate("Statistics", "{0} played").format(tally.played),
        translate("Statistics", "{0} won").format(tally.won),
        translate("Statistics", "{0} drawn").format(tally.drawn),
        translate("Statistics", "{0} lost").format(tally.lost),
        translate("Statistics", "best streak {0}").format(tally.best_streak),
    ]


def tally_summary(tally: Tally) -> str:
    """Describe what was achieved at a difficulty with a mark, in one line."""
    text = translate("Statistics", "{0} as {1}: {2}")
    parts = ", ".join(tally_parts(tally))
    return text.format(difficulty_name(tally.difficulty), tally.mark.value, parts)
