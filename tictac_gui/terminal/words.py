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
}
_VERDICTS = {
    Verdict.ONLY: "Only move",
    Verdict.BEST: "Best",
    Verdict.INEXACT: "Inaccuracy",
    Verdict.MISTAKE: "Mistake",
    Verdict.BLUNDER: "Blunder",
}


def reason(hint: Hint, opponent: Mark) -> str:
    """Say why a move is good."""
    if hint.reason is Reason.BLOCKS and hint.forecast.ending is Ending.LOSS:
        return "it stops three in a row for now"
    if hint.reason is Reason.BLOCKS and hint.forecast.ending is Ending.WIN:
        return f"it stops three in a row and wins in {hint.forecast.own_moves} moves"
    return _REASONS[hint.reason].format(hint.forecast.own_moves, opponent.value)


def value(forecast: Forecast) -> str:
    """Say what a move leads to, in few words."""
    if forecast.ending is Ending.DRAW:
        return "Draw"
    ending = "Win" if forecast.ending is Ending.WIN else "Lose"
    return f"{ending} in {forecast.own_moves}"


def verdict(game: Game, move: ReviewedMove) -> str:
    """Say how good a move was, and which ones were better."""
    name = _VERDICTS[move.verdict]
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
    own = review.first_change(person)
    number = review.first_change() if own is None else own
    if number is None:
        return f"{played} No move changed the result."
    whose = "The computer's" if own is None else "Your"
    return f"{played} {whose} move {number + 1} {_change(review.moves[number])}."


def _change(move: ReviewedMove) -> str:
    endings = {Ending.WIN: "win", Ending.DRAW: "draw", Ending.LOSS: "loss"}
    return f"turned a {endings[move.before.ending]} into a {endings[move.after.ending]}"
