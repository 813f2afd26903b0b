"""How a position looks to a side where the lookahead ends; the weights were found by playing.

Three things count: stones in cells that many lines run through; cells that would complete four; and
more so, those of them that a side gets in the end if nobody wants to play below them. The first
player fills the odd rows then, counted from the bottom, the second player the even ones.
"""

from __future__ import annotations

from enum import Enum, auto

from tictac_gui.games.connect_four.cells import FULL, HEIGHT, LINES, bits

_LINES_THROUGH = {bit: sum(line >> bit & 1 for line in LINES) for bit in bits(FULL)}
_ONES, _TWOS, _FOURS, _EIGHTS = (
    sum(1 << bit for bit, lines in _LINES_THROUGH.items() if lines >> digit & 1)
    for digit in range(4)
)
"""The cells by the binary digits of their lines: quick to add up for a set of stones."""
_ODD_ROWS = sum(1 << bit for bit in bits(FULL) if bit % HEIGHT % 2 == 0)
_EVEN_ROWS = FULL ^ _ODD_ROWS
_THREAT, _LASTING_THREAT = 6, 12
"""Beside 1 for each line through a stone."""


class Feature(Enum):
    """What an estimate is made of."""

    PLACES = auto()
    """Stones in cells that many lines run through, as they do near the centre."""
    THREATS = auto()
    """Empty cells that would complete four."""
    LASTING_THREATS = auto()
    """More for those of them that fall to the side in the end."""


def estimate(own: int, filled: int, own_threats: int, other_threats: int) -> int:
    """Return the score for the side to move."""
    others = own ^ filled
    is_first = not filled.bit_count() & 1
    own_rows, other_rows = (_ODD_ROWS, _EVEN_ROWS) if is_first else (_EVEN_ROWS, _ODD_ROWS)
    return (
        (own & _ONES).bit_count()
        - (others & _ONES).bit_count()
        + 2 * ((own & _TWOS).bit_count() - (others & _TWOS).bit_count())
        + 4 * ((own & _FOURS).bit_count() - (others & _FOURS).bit_count())
        + 8 * ((own & _EIGHTS).bit_count() - (others & _EIGHTS).bit_count())
        + _THREAT * (own_threats.bit_count() - other_threats.bit_count())
        + _LASTING_THREAT
        * ((own_threats & own_rows).bit_count() - (other_threats & other_rows).bit_count())
    )


def estimate_by_feature(
    own: int, filled: int, own_threats: int, other_threats: int
) -> dict[Feature, int]:
    """Return what each feature adds to the estimate; slower, for those who want to know why."""
    lines = [sum(_LINES_THROUGH[bit] for bit in bits(stones)) for stones in (own, own ^ filled)]
    threats = own_threats.bit_count() - other_threats.bit_count()
    places = lines[0] - lines[1]
    rest = estimate(own, filled, own_threats, other_threats) - places - _THREAT * threats
    return {
        Feature.PLACES: places,
        Feature.THREATS: _THREAT * threats,
        Feature.LASTING_THREATS: rest,
    }
