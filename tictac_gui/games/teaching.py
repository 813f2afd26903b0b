"""What a teaching game says about a person's move at once: whether it was a mistake, and why."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum, auto
from typing import TYPE_CHECKING

from tictac_gui.engine.review import ReviewedMove, judge

if TYPE_CHECKING:
    from tictac_gui.engine.stopping import ShouldStop
    from tictac_gui.games.game import BoardPosition, Game

_LONGEST_LINE = 5
"""How many moves of a refutation are worth showing."""


class Teaching(Enum):
    """Which mistakes a person wants to be shown at once."""

    OFF = auto()
    THREATS = auto()
    """A threat of one move that was overlooked."""
    RESULT = auto()
    """Every move that gives a win or a draw away."""


@dataclass(frozen=True, slots=True)
class Mistake:
    """A move that a person may want to take back."""

    move: ReviewedMove | None
    """What the move was worth, and why; None where only the next move counts."""
    line: tuple[int, ...]
    """How the opponent refutes it: its move first."""


def find_mistake(
    game: Game,
    position: BoardPosition,
    move: int,
    teaching: Teaching,
    should_stop: ShouldStop | None = None,
) -> Mistake | None:
    """Return what was wrong with a move, None if it was no mistake of the kind."""
    if teaching is Teaching.THREATS:
        wins = overlooked(position, move)
        return Mistake(None, wins[:1]) if wins else None
    if teaching is Teaching.OFF:
        return None
    judged = judge(position, move, game.scores(position, should_stop))
    if not judged.verdict.changes_result:
        return None
    found = game.explainer(position, move, should_stop) if game.explainer else None
    judged = replace(judged, explanation=found)
    is_theirs = found is not None and found.side is position.turn.other
    forced = found.moves if found and is_theirs else ()
    line = forced or game.line(position.play(move), should_stop)
    return Mistake(judged, line[:_LONGEST_LINE])


def overlooked(position: BoardPosition, move: int) -> tuple[int, ...]:
    """Return the moves with which the opponent wins at once, if another move prevented all."""
    after = position.play(move)
    if after.outcome or not (wins := _wins(after)):
        return ()
    others = (position.play(other) for other in position.moves() if other != move)
    is_avoidable = any(other.outcome or not _wins(other) for other in others)
    return wins if is_avoidable else ()


def _wins(position: BoardPosition) -> tuple[int, ...]:
    """Return the moves with which the side to move completes a line."""
    outcomes = {move: position.play(move).outcome for move in position.moves()}
    return tuple(move for move, found in outcomes.items() if found and found.winner)
