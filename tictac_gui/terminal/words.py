"""What the terminal says about moves, as the window does; without Qt, so in English only."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tictac_gui.engine.forecast import Ending
from tictac_gui.engine.review import Verdict
from tictac_gui.games.tic_tac_toe.hints import Reason

if TYPE_CHECKING:
    from enum import Enum

    from tictac_gui.engine import Mark
    from tictac_gui.engine.forecast import Forecast
    from tictac_gui.engine.review import Review, ReviewedMove
    from tictac_gui.games import Game

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
}
_VERDICTS = {
    Verdict.ONLY: "Only move",
    Verdict.BEST: "Best",
    Verdict.INEXACT: "Inaccuracy",
    Verdict.MISTAKE: "Mistake",
    Verdict.BLUNDER: "Blunder",
}


def good_reason(reason: Enum, forecast: Forecast, opponent: Mark) -> str:
    """Say why a best move is good against an opponent."""
    text = _REASONS[reason]
    if reason is Reason.BLOCKS and forecast.ending is Ending.LOSS:
        text = "it stops three in a row for now"
    elif reason is Reason.BLOCKS and forecast.ending is Ending.WIN:
        text = "it stops three in a row and wins in {0} moves"
    return text.format(forecast.own_moves, opponent.value)


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
