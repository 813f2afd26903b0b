"""Which moves are likely to prove enough, so that others are pruned: the history heuristic.

Moves are told apart by where they are made. Whatever is remembered changes the order of moves only,
never a score.
"""

from __future__ import annotations

from itertools import takewhile
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Iterable

    from tictac_gui.engine.position import Position

    # Any: it is only ever asked about the positions that are searched.
    PlaceOf = Callable[[Any, int], Hashable]
    Pairs = Iterable[tuple[int, Position]]

_PER_RANK = 5
"""How many successes outweigh one rank in the order in which a position gives its moves: more, and
the main lines of Connect Four take longer; none, and most other positions do."""
_FIRST = -(1 << 60)


class LikelyPlaces:
    """Where moves have proved enough; threads may share it."""

    def __init__(self, place_of: PlaceOf) -> None:
        """Take what tells where a move is made in a position."""
        self._place_of = place_of
        self._successes: dict[Hashable, int] = {}

    def likely_first(
        self, position: Position, pairs: Pairs, first: int | None
    ) -> list[tuple[int, Position]]:
        """Sort moves by their rank and the successes in their place; the one given comes first."""
        place_of, successes = self._place_of, self._successes
        ranked = [
            (
                _FIRST
                if pair[0] == first
                else _PER_RANK * rank - successes.get(place_of(position, pair[0]), 0),
                rank,
                pair,
            )
            for rank, pair in enumerate(pairs)
        ]
        ranked.sort()
        return [pair for _, _, pair in ranked]

    def learn(self, position: Position, enough: int, pairs: Pairs) -> None:
        """Note a move that has proved enough, and those tried before it that have not."""
        place_of, successes = self._place_of, self._successes
        tried = list(takewhile(lambda move: move != enough, (move for move, _ in pairs)))
        for move in tried:
            place = place_of(position, move)
            successes[place] = successes.get(place, 0) - 1
        place = place_of(position, enough)
        successes[place] = successes.get(place, 0) + len(tried)
