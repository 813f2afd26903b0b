"""Whether a person has found a better move at a key moment, and how a worse one is refuted."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from tictac_gui.engine.search import Forecast

if TYPE_CHECKING:
    from tictac_gui.engine.stopping import ShouldStop
    from tictac_gui.games.game import BoardPosition, Game

_LONGEST_LINE = 6
"""How many moves of a refutation are worth showing."""


@dataclass(frozen=True, slots=True)
class Try:
    """A person's second thoughts about a move."""

    move: int
    is_right: bool
    line: tuple[int, ...]
    """How the opponent answers a wrong one."""


def judge_try(
    game: Game,
    position: BoardPosition,
    played: int,
    move: int,
    should_stop: ShouldStop | None = None,
) -> Try:
    """Judge a move in place of the one that was played.

    It is right if it keeps the result; where all moves lose, if it holds out longer than the other.
    """
    scores = game.scores(position, should_stop)
    best = max(scores.values())
    if best < 0:
        is_right = scores[move] > scores[played]
    else:
        is_right = Forecast.of(scores[move]).ending is Forecast.of(best).ending
    line = () if is_right else game.line(position.play(move), should_stop)[:_LONGEST_LINE]
    return Try(move, is_right, line)
