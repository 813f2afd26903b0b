"""What is said about the game being played: players, difficulties, cells and the status.

Every text goes through Qt's translation, with values put in afterwards.
"""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QCoreApplication

from tictac_gui.engine import ADAPTIVE, Difficulty, Mark
from tictac_gui.games import TIC_TAC_TOE
from tictac_gui.games.matchup import percentages
from tictac_gui.play.controller import Phase
from tictac_gui.ui.words.moves.place_words import cell_place, move_place

if TYPE_CHECKING:
    from collections.abc import Mapping
    from fractions import Fraction

    from tictac_gui.engine import Level, Outcome
    from tictac_gui.games import BoardPosition, Game
    from tictac_gui.games.matchup import Strength
    from tictac_gui.play.controller import GameController

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
    """Return a sentence as long as any of those, to reserve room for them."""
    both = (
        translate("Strength", "Nobody beats it. A casual player loses {0} of 100 games."),
        translate("Strength", "A casual player wins {0} of 100 games, an expert {1}."),
    )
    return max((text.format(100, 100) for text in both), key=len)


def way_of_playing(game: Game, difficulty: Difficulty) -> str:
    """Say how a level plays, and what playing has shown of its strength."""
    policy, lost = game.policies[difficulty], game.casual_wins.get(difficulty)
    if policy.sets_traps:
        seen = translate(
            "Strength", "Always wins if it moves first. If you do, only flawless play beats it."
        )
    elif policy.lookahead is None:
        seen = translate("Strength", "Looks ahead to the end of the game.")
    elif policy.lookahead == 1:
        seen = translate("Strength", "Looks one move ahead.")
    else:
        seen = translate("Strength", "Looks {0} moves ahead.").format(policy.lookahead)
    if lost is None:
        return seen
    text = translate("Strength", "{0} A casual player wins {1} of 100 games.")
    return text.format(seen, _of_100_games(lost))


def way_of_adapting(step: int, steps: int) -> str:
    """Say how strong the adaptive level is at present, and what changes that."""
    text = translate("Strength", "Step {0} of {1}: up when you win, down when you lose.")
    return text.format(step, steps)


def _of_100_games(share: Fraction) -> int:
    happens, _ = percentages((share, 1 - share), decimals=0)
    return int(happens.value)


class PlayerCaption(NamedTuple):
    """What stands above a player's score, and how a screen reader says it."""

    shown: str
    spoken: str
    short: str = ""
    """What is shown where there is no room for all; nothing if that is the same."""


def player_caption(controller: GameController, mark: Mark) -> PlayerCaption:
    """Name the player of a mark for the score, which is one between just these two."""
    seat, people = controller.seat(mark), controller.people
    name = player_name(mark, people, controller.names.in_sentences)
    if not seat:
        return PlayerCaption(name, name)
    level = difficulty_name(seat)
    spoken = translate("Players", "{0}, {1}").format(name, level)
    if seat is not ADAPTIVE:
        return PlayerCaption(level, spoken)
    game = controller.setup.game
    step, steps = controller.adaptation.step(game), len(game.scale)
    return PlayerCaption(
        translate("Players", "{0} {1}/{2}").format(level, step, steps),
        translate("Players", "{0}, step {1} of {2}").format(spoken, step, steps),
        level,
    )


def player_name(
    mark: Mark, people: frozenset[Mark], names: Mapping[Mark, str] = MappingProxyType({})
) -> str:
    """Name the player of a mark; of two people, each may have a name."""
    if len(people) > 1 and mark in names:
        return names[mark]
    if len(people) != 1:
        return translate("Players", "Player {0}").format(mark.value)
    return translate("Players", "You") if mark in people else translate("Players", "Computer")


def cell_name(
    board: BoardPosition,
    cell: int,
    *,
    last_cell: int | None,
    hinted_cell: int | None,
    people: frozenset[Mark],
) -> str:
    """Describe a cell for a screen reader."""
    mark = board.mark_at(cell)
    if not mark:
        text = translate("Board", "{0}, empty")
        if cell == hinted_cell:
            text = translate("Board", "{0}, empty, hint")
        return text.format(cell_place(board, cell))
    text = translate("Board", "{0}, {1}")
    if board.outcome and cell in board.outcome.cells:
        text = translate("Board", "{0}, {1}, in the winning line")
    elif cell == last_cell:
        if len(people) != 1:
            text = translate("Board", "{0}, {1}, last move")
        elif mark in people:
            text = translate("Board", "{0}, {1}, your last move")
        else:
            text = translate("Board", "{0}, {1}, the computer's last move")
    return text.format(cell_place(board, cell), mark.value)


def annotated_cell_names(
    board: BoardPosition, mark: Mark, played: int, better: int
) -> tuple[tuple[int, str], tuple[int, str]]:
    """Describe for a screen reader the cell that was played and the one that was better."""
    changed = translate("Board", "{0}, {1}, the move that changed the result")
    missed = translate("Board", "{0}, empty, better")
    return (
        (played, changed.format(cell_place(board, played), mark.value)),
        (better, missed.format(cell_place(board, better))),
    )


def move_announcement(game: Game, board: BoardPosition, move: int, people: frozenset[Mark]) -> str:
    """Describe a move on a board for a screen reader."""
    text = translate("Announcement", "{0} plays {1}.")
    return text.format(player_name(board.turn, people), move_place(game, move))


def status(controller: GameController, *, is_faultless: bool = False) -> str:
    """Say what the game is waiting for, or how it ended; perhaps that nobody erred."""
    board, people, names = controller.board, controller.people, controller.names.in_sentences
    if controller.phase is Phase.FAILED:
        return translate("Status", "The computer could not find a move.")
    if board.outcome:
        if is_faultless and not board.outcome.winner:
            text = translate("Status", "A draw: the best anyone can do.")
        else:
            text = _result(board.outcome, people, names)
        if controller.is_practice:
            text = translate("Status", "{0} Practice, not counted.").format(text)
        return text
    if controller.phase is Phase.PERSON and len(people) == 1:
        text = translate("Status", "Your turn: play {0}.").format(board.turn.value)
    elif controller.phase is Phase.PERSON:
        mover = names.get(board.turn, board.turn.value)
        text = translate("Status", "{0} to move.").format(mover)
    elif people:
        text = translate("Status", "Computer is thinking…")
    elif controller.is_thinking:
        text = translate("Status", "{0} is thinking…").format(board.turn.value)
    else:
        text = translate("Status", "Paused. {0} to move.").format(board.turn.value)
    if controller.is_practice:
        return translate("Status", "Practice: this game doesn't count. {0}").format(text)
    return text


def position_status(
    game: Game, moves: tuple[int, ...], people: frozenset[Mark], names: Mapping[Mark, str]
) -> str:
    """Say which move led to the position that is looked back at."""
    if not moves:
        return translate("Status", "The empty board.")
    mark = Mark.X if len(moves) % 2 else Mark.O
    text = translate("Status", "{0}: {1}.")
    return text.format(player_name(mark, people, names), move_place(game, moves[-1]))


def _result(outcome: Outcome, people: frozenset[Mark], names: Mapping[Mark, str]) -> str:
    if outcome.winner is None:
        return translate("Status", "It's a draw.")
    if len(people) != 1:
        winner = names.get(outcome.winner) if people else None
        return translate("Status", "{0} wins!").format(winner or outcome.winner.value)
    if outcome.winner in people:
        return translate("Status", "You win!")
    return translate("Status", "The computer wins.")
