"""The texts about past games and statistics."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from tictac_gui.engine import Mark
from tictac_gui.storage.exports import UNREADABLE
from tictac_gui.words.game_words import difficulty_name, game_name, game_result
from tictac_gui.words.move_words import listed
from tictac_gui.words.number_words import decimal, moment, number
from tictac_gui.words.side_words import side, sides

if TYPE_CHECKING:
    from tictac_gui.games import Game
    from tictac_gui.play.records import GameRecord, Tally

translate = QCoreApplication.translate

_SHOWN_COUNTS = 10
_AVERAGED = 5
"""How many of the first and of the last teaching games are averaged."""


def past_games_title(game: Game) -> str:
    """Return the title of the window of past games."""
    return translate("PastGames", "Past Games: {0}").format(game_name(game))


def list_message(*, is_readable: bool) -> str:
    """Explain why the list of past games is empty or not up to date."""
    if is_readable:
        return translate("PastGames", "No games yet.")
    return translate("PastGames", "Past games can't be read at the moment.")


def change_report(*, is_deleted: bool) -> str:
    """Report that a game was deleted, or has come back."""
    if is_deleted:
        return translate(
            "PastGames", "The game is deleted. You can undo this until you close Past Games."
        )
    return translate("PastGames", "The game is back.")


def change_failed() -> str:
    """Report that a game could not be deleted, or brought back."""
    return translate("PastGames", "The game could not be changed: the file can't be written.")


def export_title() -> str:
    """Return the title of the dialog that asks for a name."""
    return translate("PastGames", "Export Games")


def csv_filter() -> str:
    """Name the tables, with the ending of their names."""
    return translate("PastGames", "Table for spreadsheets (*.csv)")


def json_filter() -> str:
    """Name the files for programs, with the ending of their names."""
    return translate("PastGames", "JSON for programs (*.json)")


def exporting() -> str:
    """Say what is going on while games are written."""
    return translate("PastGames", "Exporting games…")


def export_report(games: int, reason: str) -> str:
    """Report how many games were written, or why that failed."""
    if reason == UNREADABLE:
        return translate("PastGames", "Past games can't be read at the moment.")
    if reason:
        return translate("PastGames", "The games could not be exported: {0}").format(reason)
    return translate("PastGames", "Exported games: {0}").format(number(games))


def game_players(record: GameRecord) -> str:
    """Name who played a past game, and how strongly."""
    game, x, o = record.setup.game, record.seat(Mark.X), record.seat(Mark.O)
    if x and o:
        text = translate("PastGames", "{0} as {2.piece}, {1} as {3.piece}")
        text = text.format(difficulty_name(x), difficulty_name(o), *sides(game))
    elif difficulty := x or o:
        mark = Mark.O if x else Mark.X
        text = translate("PastGames", "{0}, you played {1.piece}")
        text = text.format(difficulty_name(difficulty), side(game, mark))
    elif names := record.names_in_sentences:
        # Who has no name is called by what they played.
        text = translate("PastGames", "{0} as {2.piece}, {1} as {3.piece}")
        players = (names.get(mark) or side(game, mark).player for mark in Mark)
        text = text.format(*players, *sides(game))
    else:
        text = translate("PastGames", "Two people")
    return text if record.counts else translate("PastGames", "{0}, practice").format(text)


def game_lines(record: GameRecord) -> tuple[str, str, str]:
    """Return how a past game ended, who played it and when it began."""
    return game_result(record), game_players(record), moment(record.begun)


def game_summary(record: GameRecord) -> str:
    """Describe a past game in one line."""
    return translate("PastGames", "{0}. {1}. {2}").format(*game_lines(record))


def teaching_games(counts: tuple[int, ...]) -> str:
    """Say how the number of mistakes in teaching games has changed."""
    listed_counts = listed(map(str, counts[-_SHOWN_COUNTS:]))
    text = translate("Statistics", "Mistakes in your last teaching games: {0}.").format(
        listed_counts
    )
    if len(counts) < 2 * _AVERAGED:
        return text
    first, last = (sum(part) / _AVERAGED for part in (counts[:_AVERAGED], counts[-_AVERAGED:]))
    averages = translate("Statistics", "{0} On average {1} at first, {2} in the last {3}.")
    return averages.format(text, decimal(first), decimal(last), _AVERAGED)


def statistics_title(game: Game) -> str:
    """Return the title of the window of statistics."""
    return translate("Statistics", "Statistics: {0}").format(game_name(game))


def unreadable_statistics() -> str:
    """Explain that the counts shown may be out of date."""
    return translate("Statistics", "The statistics can't be read at the moment.")


def no_statistics() -> str:
    """Say what will be counted, while nothing is."""
    return translate(
        "Statistics", "No games yet. Every game that you finish against the computer counts here."
    )


def clear_label(*, is_cleared: bool) -> str:
    """Return the text of the button that clears, or undoes it."""
    if is_cleared:
        return translate("Statistics", "Undo clear")
    return translate("Statistics", "Clear…")


def clear_question(game: Game) -> str:
    """Ask whether to clear the statistics of a game."""
    text = translate("Statistics", "Clear all statistics and past games of {0}?")
    return text.format(game_name(game))


def clear_note() -> str:
    """Explain that clearing can be undone."""
    return translate("Statistics", "You can undo this until the statistics are closed.")


def clear_report(*, is_cleared: bool) -> str:
    """Report that the games have been cleared, or else restored."""
    return (
        translate("Statistics", "Cleared.") if is_cleared else translate("Statistics", "Restored.")
    )


def tally_parts(tally: Tally) -> list[str]:
    """Return what was achieved with a mark at a difficulty, in parts."""
    if not tally.played:
        return [translate("Statistics", "no games yet")]
    return [
        translate("Statistics", "{0} played").format(tally.played),
        translate("Statistics", "{0} won").format(tally.won),
        translate("Statistics", "{0} drawn").format(tally.drawn),
        translate("Statistics", "{0} lost").format(tally.lost),
        translate("Statistics", "best streak {0}").format(tally.best_streak),
    ]


def tally_summary(game: Game, tally: Tally) -> str:
    """Describe what was achieved with a mark at a difficulty, in one line."""
    text = translate("Statistics", "{0} as {1.piece}: {2}")
    parts = ", ".join(tally_parts(tally))
    return text.format(difficulty_name(tally.difficulty), side(game, tally.mark), parts)
