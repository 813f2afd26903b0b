"""What games, difficulties and players are called, and how strong a level is.

Every text goes through Qt's translation, with values put in afterwards.
"""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from tictac_gui.engine import ADAPTIVE, Difficulty, Level, Mark
from tictac_gui.games import TIC_TAC_TOE, BoardPosition, Game
from tictac_gui.games.matchup import Strength, percentages
from tictac_gui.words.move_words import move_place
from tictac_gui.words.side_words import side, sides

if TYPE_CHECKING:
    from collections.abc import Mapping
    from fractions import Fraction

    from tictac_gui.play.records import GameRecord
    from tictac_gui.play.tournament import Pairing

translate = QCoreApplication.translate


def game_item(game: Game) -> str:
    """Name a game, with a mnemonic."""
    if game is TIC_TAC_TOE:
        return translate("Games", "&Tic-Tac-Toe")
    return translate("Games", "&Connect Four")


def game_name(game: Game) -> str:
    """Name a game."""
    return game_item(game).replace("&", "")


def difficulty_name(difficulty: Level) -> str:
    """Name a difficulty."""
    names: dict[Level, str] = {
        Difficulty.EASY: translate("Difficulty", "Easy"),
        Difficulty.MEDIUM: translate("Difficulty", "Medium"),
        Difficulty.HARD: translate("Difficulty", "Hard"),
        Difficulty.UNBEATABLE: translate("Difficulty", "Unbeatable"),
        ADAPTIVE: translate("Difficulty", "Adaptive"),
    }
    return names[difficulty]


def strength(found: Strength) -> str:
    """Say how strong a difficulty is, in games out of 100."""
    if not found.loses_to_expert:
        text = translate("Strength", "Nobody beats it. A casual player loses {0} of 100 games.")
        return text.format(_of_100_games(found.beats_casual))
    text = translate("Strength", "A casual player wins {0} of 100 games, an expert {1}.")
    return text.format(_of_100_games(found.loses_to_casual), _of_100_games(found.loses_to_expert))


def longest_strength() -> str:
    """Return a sentence as long as any about a strength, to reserve room for it."""
    both = (
        translate("Strength", "Nobody beats it. A casual player loses {0} of 100 games."),
        translate("Strength", "A casual player wins {0} of 100 games, an expert {1}."),
    )
    return max((text.format(100, 100) for text in both), key=len)


def way_of_playing(game: Game, difficulty: Difficulty) -> str:
    """Say how a level plays, and how often a casual player beats it."""
    policy, lost = game.policies[difficulty], game.casual_wins.get(difficulty)
    if policy.sets_traps:
        ahead = translate(
            "Strength", "Always wins if it moves first. If you do, only flawless play beats it."
        )
    elif policy.lookahead is None:
        ahead = translate("Strength", "Looks ahead to the end of the game.")
    elif policy.lookahead == 1:
        ahead = translate("Strength", "Looks one move ahead.")
    else:
        ahead = translate("Strength", "Looks {0} moves ahead.").format(policy.lookahead)
    if lost is None:
        return ahead
    text = translate("Strength", "{0} A casual player wins {1} of 100 games.")
    return text.format(ahead, _of_100_games(lost))


def way_of_adapting(step: int, steps: int) -> str:
    """Say how strong the adaptive level is at present, and what changes that."""
    text = translate("Strength", "Step {0} of {1}: up when you win, down when you lose.")
    return text.format(step, steps)


def _of_100_games(share: Fraction) -> int:
    happens, _ = percentages((share, 1 - share), decimals=0)
    return int(happens.value)


def player_name(
    game: Game,
    mark: Mark,
    people: frozenset[Mark],
    names: Mapping[Mark, str] = MappingProxyType({}),
) -> str:
    """Name the player of a side; of two people, each may have a name."""
    if len(people) > 1 and mark in names:
        return names[mark]
    if len(people) != 1:
        return side(game, mark).player
    return translate("Players", "You") if mark in people else translate("Players", "Computer")


def move_announcement(game: Game, board: BoardPosition, move: int, people: frozenset[Mark]) -> str:
    """Describe a move on a board for a screen reader."""
    text = translate("Announcement", "{0} plays {1}.")
    return text.format(player_name(game, board.turn, people), move_place(game, move))


def contestant_name(player: str) -> str:
    """Name a player of match-ups by its name in the options."""
    name, _, lookahead = player.partition("-")
    if lookahead:
        return translate("Matchup", "Minimax, lookahead {0}").format(lookahead)
    if name == "minimax":
        return translate("Matchup", "Minimax (first best move)")
    if name == "casual":
        return translate("Matchup", "Casual (completes and stops fours)")
    if name == "random":
        return translate("Matchup", "Random")
    return difficulty_name(Difficulty[name.upper()])


def short_name(player: str) -> str:
    """Name a player of match-ups where space is short."""
    name, _, lookahead = player.partition("-")
    if name == "minimax":
        return " ".join([translate("Matchup", "Minimax"), lookahead]).rstrip()
    return translate("Matchup", "Casual") if name == "casual" else contestant_name(player)


def rows(game: Game, board: BoardPosition) -> str:
    """Describe a board for a screen reader."""
    text, empty = translate("Methods", "Row {0}: {1}."), translate("Methods", "empty")
    spoken = []
    for row in range(board.rows):
        first = row * board.columns
        marks = [board.mark_at(cell) for cell in range(first, first + board.columns)]
        names = (side(game, mark).piece if mark else empty for mark in marks)
        spoken.append(text.format(row + 1, ", ".join(names)))
    return " ".join(spoken)


def game_result(record: GameRecord) -> str:
    """Say how a past game ended."""
    outcome, people = record.outcome, record.people
    if not outcome or outcome.winner is None:
        return translate("PastGames", "Draw")
    if len(people) != 1:
        winner = record.names_in_sentences.get(outcome.winner)
        game = record.setup.game
        return translate("PastGames", "{0} won").format(winner or side(game, outcome.winner))
    if outcome.winner in people:
        return translate("PastGames", "You won")
    return translate("PastGames", "Computer won")


def pairing_name(game: Game, pairing: Pairing) -> str:
    """Say who plays whom."""
    text = translate("Matchup", "{0} as {2.piece} against {1} as {3.piece}")
    return text.format(*map(contestant_name, pairing), *sides(game))
