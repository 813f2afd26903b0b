"""What is said about past games and statistics."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from tictac_gui.engine import Mark
from tictac_gui.words.game_words import difficulty_name, game_result
from tictac_gui.words.number_words import moment

if TYPE_CHECKING:
    from tictac_gui.play.records import GameRecord, Tally

translate = QCoreApplication.translate


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


def game_lines(record: GameRecord) -> tuple[str, str, str]:
    """Describe a past game: how it ended, who played, when it began."""
    return game_result(record), game_players(record), moment(record.begun)


def game_summary(record: GameRecord) -> str:
    """Describe a past game in one line."""
    return translate("PastGames", "{0}. {1}. {2}").format(*game_lines(record))


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
