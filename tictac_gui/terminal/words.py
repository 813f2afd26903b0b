"""What the terminal says about moves, as the window does; without Qt, so in English only."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tictac_gui.engine.forecast import Ending
from tictac_gui.engine.review import Verdict
from tictac_gui.games import CONNECT_FOUR
from tictac_gui.games.connect_four.book_form import BookFault
from tictac_gui.games.connect_four.hints import Reason as FourReason
from tictac_gui.games.tic_tac_toe.hints import Reason

if TYPE_CHECKING:
    from enum import Enum

    from tictac_gui.engine import Mark
    from tictac_gui.engine.forecast import Forecast
    from tictac_gui.engine.review import Review, ReviewedMove
    from tictac_gui.games import Game, Hint

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
    FourReason.FORCES_WIN: "it wins in {0} moves, whatever {1} does",
    FourReason.LOST: "all moves lose against best play",
    FourReason.ONLY_COLUMN: "it is the only column left",
    FourReason.ONLY_DEFENCE: "all other moves lose",
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
_VERDICTS = {
    Verdict.ONLY: "Only move",
    Verdict.BEST: "Best",
    Verdict.INEXACT: "Inaccuracy",
    Verdict.MISTAKE: "Mistake",
    Verdict.BLUNDER: "Blunder",
}


def instructions(game: Game) -> str:
    """Say what can be typed."""
    values = ", v for the value of each cell" if game.has_exact_values else ""
    return (
        f"Type a {place(game)}'s number to play there, h for a hint{values},\n"
        "u to undo, n for a new game, q to quit."
    )


def place(game: Game) -> str:
    """Say what a player of the game chooses."""
    return "column" if game is CONNECT_FOUR else "cell"


def taken(game: Game, key: str) -> str:
    """Say why a move can't be made."""
    return f"Column {key} is full." if game is CONNECT_FOUR else f"Cell {key} is taken."


def hint(found: Hint, key: str, opponent: Mark) -> str:
    """Say which move is good against an opponent, and why."""
    # Without a forecast, another move may turn out to be better.
    quality = "best" if found.forecast else "good"
    why = good_reason(found.reason, found.forecast, opponent, found.lookahead)
    return f"A {quality} move: {key}; {why}."


def good_reason(
    reason: Enum, forecast: Forecast | None, opponent: Mark, lookahead: int | None = None
) -> str:
    """Say why a move is good against an opponent, having looked so many moves ahead."""
    text = _REASONS[reason]
    if forecast and forecast.ending is Ending.LOSS:
        text = _BLOCKS_FOR_NOW.get(reason, text)
    elif forecast and forecast.ending is Ending.WIN:
        text = _BLOCKS_AND_WINS.get(reason, text)
    return text.format(forecast.own_moves if forecast else 0, opponent.value, lookahead)


def value(forecast: Forecast) -> str:
    """Say what a move leads to, in few words."""
    if forecast.ending is Ending.DRAW:
        return "Draw"
    ending = "Win" if forecast.ending is Ending.WIN else "Lose"
    return f"{ending} in {forecast.own_moves}"


def verdict(game: Game, move: ReviewedMove) -> str:
    """Say how good a move was, and why or which ones were better."""
    name = _VERDICTS[move.verdict]
    if move.verdict.is_best and move.explanation:
        why = good_reason(move.explanation.reason, move.after, move.mark.other)
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
    """Say in a line how the person has played, and where the game turned."""
    played = f"Best moves: {review.best(person)} of your {review.played(person)}."
    number = review.turning_point(frozenset({person}))
    if number is None:
        return f"{played} No move changed the result."
    move = review.moves[number]
    whose = "Your" if move.mark is person else "The computer's"
    return f"{played} {whose} move {number + 1} {_change(move)}."


def _change(move: ReviewedMove) -> str:
    endings = {Ending.WIN: "win", Ending.DRAW: "draw", Ending.LOSS: "loss"}
    return f"turned a {endings[move.before.ending]} into a {endings[move.after.ending]}"


def fault(fault: Enum) -> str:
    """Say what is wrong with a part of the game, and what that means."""
    return (
        f"The opening book of Connect Four {_FAULTS[fault]}.\n"
        "Without it, play is slower and may not be perfect. Install Tictac again to mend that."
    )
