"""Looking ahead step by step until time is up: the last step that was finished counts."""

from __future__ import annotations

from time import perf_counter
from typing import TYPE_CHECKING, NamedTuple

from tictac_gui.engine.forecast import Forecast
from tictac_gui.engine.search import HIGHEST_ESTIMATE, Evaluation
from tictac_gui.engine.stopping import SearchStopped

if TYPE_CHECKING:
    from collections.abc import Callable

    from tictac_gui.engine.position import Position
    from tictac_gui.engine.search import Search


class Look(NamedTuple):
    """What was seen, and from how far away."""

    evaluation: Evaluation
    lookahead: int
    """How many moves ahead it looked; means nothing if it sees the end."""
    sees_end: bool
    """Whether no score is an estimate, since the game can't last any longer."""

    @classmethod
    def to_end(cls, scores: dict[int, int]) -> Look:
        """Return what is seen if every score is exact."""
        return cls(Evaluation(scores, positions=0), lookahead=0, sees_end=True)

    def forecast(self, move: int) -> Forecast | None:
        """Return what a move leads to with best play; None if that is only estimated."""
        score = self.evaluation.scores[move]
        is_proven = self.sees_end or abs(score) > HIGHEST_ESTIMATE
        return Forecast.of(score) if is_proven else None


def look_ahead(
    search: Search,
    position: Position,
    most: int | None = None,
    seconds: float | None = None,
    should_stop: Callable[[], bool] | None = None,
    clock: Callable[[], float] = perf_counter,
) -> Look:
    """Look at most so many moves ahead, for at most so long; None is without limit.

    However short the time, one move ahead is always seen.
    """
    deadline = None if seconds is None else clock() + seconds
    found: list[Evaluation] = []

    def is_over() -> bool:
        if should_stop and should_stop():
            return True
        return deadline is not None and bool(found) and clock() >= deadline

    try:
        for evaluation in search.deepen(position, most, is_over):
            found.append(evaluation)  # noqa: PERF402 - it is looked at meanwhile
    except SearchStopped:
        if not found or (should_stop and should_stop()):
            raise
    if not found:
        raise ValueError(f"a lookahead must be at least 1, not {most}")
    return Look(found[-1], len(found), sees_end=len(found) >= position.moves_left)
