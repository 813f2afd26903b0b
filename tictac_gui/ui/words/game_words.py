"""What the window calls things: one place for the names of levels and players and for the status.

Every text goes through Qt's translation, with values put in afterwards.
"""

from __future__ import annotations

from math import ceil, floor
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QDateTime, QLocale

from tictac_gui.engine import Difficulty, Mark
from tictac_gui.games.tic_tac_toe.players import Player
from tictac_gui.play.controller import Phase
from tictac_gui.play.files.fault import Fault
from tictac_gui.play.setup import Players
from tictac_gui.ui.look.appearance import Scheme
from tictac_gui.ui.look.language import Language
from tictac_gui.ui.words import move_words

if TYPE_CHECKING:
    from datetime import datetime
    from fractions import Fraction

    from tictac_gui.engine import Board, Outcome
    from tictac_gui.games.tic_tac_toe.strength import Strength
    from tictac_gui.play.controller import GameController
    from tictac_gui.play.records import GameRecord, Tally

translate = QCoreApplication.translate


def difficulty_item(difficulty: Difficulty) -> str:
    """Name a level, with a mnemonic."""
    return {
        Difficulty.EASY: translate("Difficulty", "&Easy"),
        Difficulty.MEDIUM: translate("Difficulty", "&Medium"),
        Difficulty.HARD: translate("Difficulty", "&Hard"),
        Difficulty.UNBEATABLE: translate("Difficulty", "&Unbeatable"),
    }[difficulty]


def difficulty_name(difficulty: Difficulty) -> str:
    """Name a level."""
    return {
        Difficulty.EASY: translate("Difficulty", "Easy"),
        Difficulty.MEDIUM: translate("Difficulty", "Medium"),
        Difficulty.HARD: translate("Difficulty", "Hard"),
        Difficulty.UNBEATABLE: translate("Difficulty", "Unbeatable"),
    }[difficulty]


def saving_failed(fault: Fault, details: str) -> str:
    """Say why games can't be saved; the details are for what has no words of its own."""
    return {
        Fault.DISK_FULL: translate(
            "Fault", "The disk is full: games are not being saved. They will be once there is room."
        ),
        Fault.FILE_IN_USE: translate(
            "Fault",
            "Another program is using the file of games. They will be saved once it is free.",
        ),
        Fault.READ_ONLY: translate(
            "Fault", "Games are not being saved: their folder can't be written to."
        ),
        Fault.OTHER: translate("Fault", "Games are not being saved: {0}").format(details),
    }[fault]


def strength(found: Strength) -> str:
    """Say how strong a level is, in games that a person can picture."""
    if not found.loses_to_expert:
        text = translate("Strength", "Nobody beats it. A casual player loses {0} of 100 games.")
        return text.format(_of_100_games(found.beats_casual))
    text = translate("Strength", "A casual player wins {0} of 100 games, an expert {1}.")
    return text.format(_of_100_games(found.loses_to_casual), _of_100_games(found.loses_to_expert))


def _of_100_games(share: Fraction) -> int:
    # What may happen is not called impossible, nor what may fail to happen certain.
    return min(max(round(100 * share), ceil(share)), 99 + floor(share))


def contestant_name(player: Player) -> str:
    """Name a player of match-ups."""
    if player is Player.RANDOM:
        return translate("Matchup", "Random")
    if player is Player.MINIMAX:
        return translate("Matchup", "Minimax (first best move)")
    return difficulty_name(Difficulty[player.name])


def players_item(players: Players) -> str:
    """Name a choice of players, with a mnemonic."""
    return {
        Players.PERSON_AS_X: translate("Players", "You Play &X"),
        Players.PERSON_AS_O: translate("Players", "You Play &O"),
        Players.ALTERNATING: translate("Players", "&Alternate X and O"),
        Players.TWO_PEOPLE: translate("Players", "&Two People"),
        Players.TWO_COMPUTERS: translate("Players", "&Watch Two Computers"),
    }[players]


def player_name(mark: Mark, people: frozenset[Mark]) -> str:
    """Name whoever holds a mark."""
    if len(people) != 1:
        return translate("Players", "Player {0}").format(mark.value)
    return translate("Players", "You") if mark in people else translate("Players", "Computer")


def cell_place(cell: int) -> str:
    """Say where a cell is."""
    return translate("Board", "Row {0}, column {1}").format(*_row_and_column(cell))


def _row_and_column(cell: int) -> tuple[int, int]:
    return cell // 3 + 1, cell % 3 + 1


def cell_name(
    board: Board, cell: int, *, last_move: int | None, hint: int | None, people: frozenset[Mark]
) -> str:
    """Describe a cell for someone who doesn't see it."""
    mark = board.mark_at(cell)
    if not mark:
        text = translate("Board", "{0}, empty")
        if cell == hint:
            text = translate("Board", "{0}, empty, hint")
        return text.format(cell_place(cell))
    text = translate("Board", "{0}, {1}")
    if board.outcome and cell in board.outcome.cells:
        text = translate("Board", "{0}, {1}, in the winning line")
    elif cell == last_move:
        if len(people) != 1:
            text = translate("Board", "{0}, {1}, last move")
        elif mark in people:
            text = translate("Board", "{0}, {1}, your last move")
        else:
            text = translate("Board", "{0}, {1}, the computer's last move")
    return text.format(cell_place(cell), mark.value)


def move_announcement(mark: Mark, cell: int, people: frozenset[Mark]) -> str:
    """Tell someone who doesn't see the board what was played."""
    return translate("Announcement", "{0} plays row {1}, column {2}.").format(
        player_name(mark, people), *_row_and_column(cell)
    )


def scheme_item(scheme: Scheme) -> str:
    """Name a choice of appearance, with a mnemonic."""
    return {
        Scheme.SYSTEM: translate("Appearance", "As the &System"),
        Scheme.LIGHT: translate("Appearance", "&Light"),
        Scheme.DARK: translate("Appearance", "&Dark"),
    }[scheme]


def language_item(language: Language) -> str:
    """Name a choice of language, each in its own, with a mnemonic."""
    return {
        Language.SYSTEM: translate("Language", "As the &System"),
        Language.ENGLISH: "&English",
        Language.GERMAN: "&Deutsch",
    }[language]


def language_notice(language: Language) -> str:
    """Say when a choice of language takes effect, in the language that was chosen."""
    return {
        Language.SYSTEM: translate(
            "Language", "Tictac will be in the language of your system from the next start on."
        ),
        Language.ENGLISH: "Tictac will be in English from the next start on.",
        Language.GERMAN: "Ab dem nächsten Start ist Tictac auf Deutsch.",
    }[language]


def status(controller: GameController) -> str:
    """Say what the game is waiting for, or how it ended."""
    board, people = controller.board, controller.people
    if controller.phase is Phase.FAILED:
        return translate("Status", "The computer could not find a move.")
    if board.outcome:
        text = _result(board.outcome, people)
        if controller.is_practice:
            text = translate("Status", "{0} Practice, not counted.").format(text)
        return text
    if controller.phase is Phase.COMPUTER:
        if people:
            return translate("Status", "Computer is thinking…")
        return translate("Status", "{0} is thinking…").format(board.turn.value)
    if len(people) == 1:
        return translate("Status", "Your turn: play {0}.").format(board.turn.value)
    return translate("Status", "{0} to move.").format(board.turn.value)


def position_status(moves: tuple[int, ...], people: frozenset[Mark]) -> str:
    """Say what was played last in a position of the game that is looked back at."""
    if not moves:
        return translate("Status", "The empty board.")
    mark = Mark.X if len(moves) % 2 else Mark.O
    text = translate("Status", "{0}: {1}.")
    return text.format(player_name(mark, people), move_words.place(moves[-1]))


def _result(outcome: Outcome, people: frozenset[Mark]) -> str:
    if outcome.winner is None:
        return translate("Status", "It's a draw.")
    if len(people) != 1:
        return translate("Status", "{0} wins!").format(outcome.winner.value)
    if outcome.winner in people:
        return translate("Status", "You win!")
    return translate("Status", "The computer wins.")


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
    """Say when something was, in the time and the manner of this place."""
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
    """Tell someone who doesn't see the board what was played last and how far that is."""
    where = translate("PastGames", "{0}.").format(step(record, moves))
    if not moves:
        return where
    mark = Mark.X if moves % 2 else Mark.O
    played = move_announcement(mark, record.moves[moves - 1], frozenset())
    return translate("PastGames", "{0} {1}").format(played, where)


def tally_figures(tally: Tally) -> list[str]:
    """Say what was achieved, figure by figure."""
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
    """Describe what was achieved against a level with a mark, in one line."""
    text = translate("Statistics", "{0} as {1}: {2}")
    figures = ", ".join(tally_figures(tally))
    return text.format(difficulty_name(tally.difficulty), tally.mark.value, figures)
