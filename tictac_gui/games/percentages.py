"""Percentages of a whole: rounded so that they add up to exactly 100; no Qt, no words."""

from __future__ import annotations

from decimal import Decimal
from enum import Enum
from fractions import Fraction
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Sequence


class Side(Enum):
    """On which side of what is written the share lies, where rounding alone would mislead."""

    NEAR = ""
    BELOW = "<"
    ABOVE = ">"


class Percentage(NamedTuple):
    """A share of a whole, as it is written."""

    value: Decimal
    side: Side


def percentages(shares: Sequence[Fraction], decimals: int) -> list[Percentage]:
    """Round shares that add up to 1, by largest remainder; the results add up to exactly 100.

    Only what is impossible gets 0, so only what is certain gets 100. If that leaves too little for
    the largest share, it says so.
    """
    step = Decimal(1).scaleb(-decimals)
    whole = 100 * 10**decimals
    exact = [share * whole for share in shares]
    # What is possible gets at least one step.
    steps = [max(int(amount), amount > 0) for amount in exact]
    missing = whole - sum(steps)
    by_remainder = sorted(range(len(exact)), key=lambda at: steps[at] - exact[at])
    for at in by_remainder[: max(missing, 0)]:
        steps[at] += 1
    largest = max(range(len(exact)), key=exact.__getitem__)
    steps[largest] += min(missing, 0)
    half = Fraction(1, 2)
    tolerance = half if any(0 < amount < half for amount in exact) else 1

    def side(at: int) -> Side:
        if 0 < exact[at] < half:
            return Side.BELOW
        return Side.ABOVE if exact[at] - steps[at] >= tolerance else Side.NEAR

    return [Percentage(steps[at] * step, side(at)) for at in range(len(exact))]
