"""The words of the terminal about moves; without Qt, so in English only."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tictac_gui.engine import Mark
from tictac_gui.engine.review import Review, ReviewedMove, Verdict
from tictac_gui.engine.search import Ending, Forecast
from tictac_gui.games import CONNECT_FOUR, Game, Hint
from tictac_gui.games.connect_four.reasons import Reason as FourReason
from tictac_gui.games.game import BookFault, Pieces
from tictac_gui.games.tic_tac_toe.reasons import Reason

if TYPE_CHECKING:
    from collections.abc import Sequence
    from enum import Enum

_SIDES = {
    Pieces.MARKS: {Mark.X: "X", Mark.O: "O"},
    Pieces.DISCS: {Mark.X: "Amber", Mark.O: "Red"},
}
_REASONS: dict[Enum, str] = {
    Reason.WINS: "it completes three in a row",
    Reason.BLOCKS: "it stops three in a row",
    Reason.FORKS: "it makes two threats at once",
    Reason.ONLY_WIN: "only this move wins, in {0} moves",
    Reason.FORCES_WIN: "it wins in {0} moves, whatever {1} does",
    Reason.STOPS_FORK: "it prevents two threats at once",
    Reason.ONLY_DRAW: "it keeps the draw, all else loses",
    Reason.KEEPS_DRAW: "it keeps the draw, some moves lose",
    Reason.LAST_CELL: "it is the last cell, for a draw",
    Reason.EVEN: "all moves draw with best play",
    Reason.LOST: "all moves lose against best play",
    FourReason.WINS: "it completes four in a row",
    FourReason.BLOCKS: "it stops four in a row",
    FourReason.TWO_THREATS: "it makes two threats at once",
    FourReason.FORCES_TWO_THREATS: "it forces two threats at once and wins in {0} moves",
    FourReason.LASTING_THREAT: "it wins: in the end {1} must play below the threat in column {3}",
    FourReason.FORCES_WIN: "it wins in {0} moves, whatever {1} does",
    FourReason.LOST_TO_TWO_THREATS: "{1} has two threats, and only one can be stopped",
    FourReason.LOST_TO_LASTING_THREAT: (
        "lost: in the end {4} must play below the threat in column {3}"
    ),
    FourReason.LOST: "all moves lose, this one latest: in {0} moves",
    FourReason.ONLY_COLUMN: "it is the only column left",
    FourReason.ONLY_SAFE: "all other moves let {1} complete four above them",
    FourReason.STOPS_TWO_THREATS: "it prevents two threats at once",
    FourReason.ONLY_DEFENCE: "all other moves lose",
    FourReason.NOT_BELOW: "not column {3}: {1} would complete four above it",
    FourReason.KEEPS_DRAW: "it keeps the draw",
    FourReason.LOOKS_BEST: "it looks best, {2} moves ahead",
}
_FAULTS: dict[Enum, str] = {
    BookFault.MISSING: "is missing",
    BookFault.INCOMPLETE: "is incomplete",
    BookFault.DAMAGED: "is damaged",
    BookFault.NEWER: "belongs to a newer version of Tictac",
}
_BLOCKS_FOR_NOW = {
    Reason.BLOCKS: "it stops three in a row for now",
    FourReason.BLOCKS: "it stops four in a row for now",
}
_BLOCKS_AND_WINS = {
    Reason.BLOCKS: "it stops three in a row and wins in {0} moves",
    FourReason.BLOCKS: "it stops four in a row and wins in {0} moves",
}
_LOST_AT_ONCE = "all moves let {1} complete four"
_NOT_BELOW_SEVERAL = "not columns {3}: {1} would complete four above them"
_VERDICTS = {
    Verdict.ONLY: "Only move",
    Verdict.BEST: "Best",
    Verdict.INEXACT: "Inaccuracy",
    Verdict.MISTAKE: "Mistake",
    Verdict.BLUNDER: "Blunder",
}


def instructions(game: Game) -> str:
    """Say what can be typed."""
    return (
        f"Type a {place(game)}'s number to play there, h for a hint, v for the value of each "
        f"{place(game)},\n"
        "u to undo, n for a new game, q to quit."
    )


def place(game: Game) -> str:
    """Name what a player chooses for a move."""
    return "column" if game is CONNECT_FOUR else "cell"


def taken(game: Game, key: str) -> str:
    """Say why a move can't be made."""
    return f"Column {key} is full." if game is CONNECT_FOUR else f"Cell {key} is taken."


def side(game: Game, mark: Mark) -> str:
    """Name a side, as the one who acts."""
    return _SIDES[game.pieces][mark]


def piece(game: Game, mark: Mark) -> str:
    """Name what a side plays with, and the letter that is drawn for it."""
    name = side(game, mark)
    return name if name == mark.value else f"{name.lower()} ({mark.value})"


def result(game: Game, winner: Mark | None) -> str:
    """Say how a game ended."""
    return f"{side(game, winner)} wins." if winner else "A draw."


def hint(game: Game, hint: Hint, key: str, opponent: Mark) -> str:
    """Say which move is good against an opponent, and why."""
    # Without a forecast, another move may turn out to be better.
    quality = "best" if hint.forecast else "good"
    columns = _columns(hint.cells)
    why = good_reason(game, hint.reason, hint.forecast, opponent, hint.lookahead, columns)
    return f"A {quality} move: {key}; {why}."


def good_reason(
    game: Game,
    reason: Enum,
    forecast: Forecast | None,
    opponent: Mark,
    lookahead: int | None = None,
    columns: Sequence[int] = (),
) -> str:
    """Say why a move is good against an opponent, as found with this lookahead.

    Some reasons name columns, counted from 1.
    """
    text = _REASONS[reason]
    if forecast and forecast.ending is Ending.LOSS:
        text = _BLOCKS_FOR_NOW.get(reason, text)
        if reason is FourReason.LOST and forecast.own_moves == 1:
            text = _LOST_AT_ONCE
    elif forecast and forecast.ending is Ending.WIN:
        text = _BLOCKS_AND_WINS.get(reason, text)
    if reason is FourReason.NOT_BELOW and len(columns) > 1:
        text = _NOT_BELOW_SEVERAL
    own_moves = forecast.own_moves if forecast else 0
    numbers = ", ".join(map(str, columns))
    sides = side(game, opponent), side(game, opponent.other)
    return text.format(own_moves, sides[0], lookahead, numbers, sides[1])


def _columns(cells: Sequence[int]) -> list[int]:
    """Return the columns of cells of Connect Four, counted from 1."""
    return sorted({cell % CONNECT_FOUR.start.columns + 1 for cell in cells})


def value(forecast: Forecast) -> str:
    """Say briefly what a move leads to."""
    if forecast.ending is Ending.DRAW:
        return "Draw"
    ending = "Win" if forecast.ending is Ending.WIN else "Lose"
    return f"{ending} in {forecast.own_moves}"


def verdict(game: Game, move: ReviewedMove) -> str:
    """Say how good a move was, and why or which ones were better."""
    name = _VERDICTS[move.verdict]
    if move.verdict.is_best and (why_good := move.explanation):
        columns = _columns(why_good.cells)
        why = good_reason(game, why_good.reason, move.after, move.mark.other, columns=columns)
        return f"{name}: {why}."
    if move.verdict is Verdict.BEST:
        return name
    if move.verdict is Verdict.ONLY:
        kept = "win" if move.before.ending is Ending.WIN else "draw"
        return f"{name}: it alone keeps the {kept}."
    if move.verdict is Verdict.INEXACT:
        ending = "win" if move.before.ending is Ending.WIN else "loss"
        what = f"a {ending} in {move.after.own_moves} instead of {move.before.own_moves}"
    else:
        what = f"it {_change(move)}"
    keys = {best: key for key, best in game.moves_by_key.items()}
    better = ", ".join(sorted(keys[best] for best in move.best))
    return f"{name}: {what}. Better: {better}."


def summary(review: Review, person: Mark) -> str:
    """Say how the person has played and where the game turned, as far as that is known."""
    sentences = []
    if review.is_complete:
        sentences.append(f"Best moves: {review.best(person)} of your {review.played(person)}.")
    number = review.turning_point(frozenset({person}))
    move = None if number is None else review.by_number[number]
    if move and number is not None:
        whose = "Your" if move.mark is person else "The computer's"
        sentences.append(f"{whose} move {number + 1} {_change(move)}.")
    elif review.is_complete:
        sentences.append("No move changed the result.")
    if not review.is_complete:
        sentences.append("To judge every move would take too long.")
    return " ".join(sentences)


def _change(move: ReviewedMove) -> str:
    endings = {Ending.WIN: "win", Ending.DRAW: "draw", Ending.LOSS: "loss"}
    return f"turned a {endings[move.before.ending]} into a {endings[move.after.ending]}"


def fault(fault: Enum) -> str:
    """Say what is wrong with a part of the game, and what follows from it."""
    return (
        f"The opening book of Connect Four {_FAULTS[fault]}.\n"
        "Without it, play is slower and may not be perfect. Reinstall Tictac to fix this."
    )
