"""Plans: rules by which a win can be followed rather than calculated, and their proof.

A plan gives every empty cell a digit. Whoever follows it completes four if possible, else stops
four, and else plays, of the cells within reach, the one with the lowest digit that no other of them
has. It is proved by playing it against every reply, so it is its own certificate.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, NamedTuple

from tictac_gui.engine.stopping import SearchStopped, ShouldStop
from tictac_gui.games.connect_four.cells import (
    BOTTOM,
    FULL,
    HEIGHT,
    bit_of_cell,
    bits,
    cell_of_bit,
    column_of,
    threats_of,
)

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from tictac_gui.games.connect_four.board import Board

DIGITS = 10
_CLAIMEVEN = sum(1 << bit for bit in bits(FULL) if bit % HEIGHT % 2)
"""The even rows, counted from the bottom: to reply there in the same column is called claimeven."""
_PATIENCE = 150
"""How many changes in a row may be in vain before another beginning is tried."""
_OFTEN = 0.7
"""How often claimeven is the beginning, and how often a single digit is changed."""
_LAST_CHOICES = 6
"""How far back from where a plan failed a choice is changed."""


class Plan(NamedTuple):
    """A plan that has been proved."""

    digits: Mapping[int, int]
    """The digit of each cell that is empty now."""
    replies: int
    """How many positions it was tried in, one after each reply."""


class _Failed(Exception):  # noqa: N818 - it is expected
    """The plan doesn't win."""


class _Trial:
    """Plays a plan against every reply, as far as it wins."""

    def __init__(self, levels: Sequence[int], should_stop: ShouldStop | None) -> None:
        self._levels = levels
        self._should_stop = should_stop
        self._won: set[tuple[int, int]] = set()
        self.choices: list[int] = []
        """The cells within reach whenever the digits decided, on the way to where it failed."""

    @property
    def positions(self) -> int:
        """In how many positions it has won."""
        return len(self._won)

    def play(self, own: int, other: int, own_threats: int, other_threats: int) -> None:
        """Win from a position with the side that follows the plan to move, or raise _Failed."""
        if (own, other) in self._won:
            return
        filled = own | other
        reach = filled + BOTTOM & FULL
        if own_threats & reach:
            return
        depth = len(self.choices)
        if disc := other_threats & reach:
            if disc & disc - 1:
                raise _Failed
        elif not reach:
            raise _Failed
        else:
            self.choices.append(reach)
            disc = self._chosen(reach)
        own |= disc
        filled |= disc
        reach = filled + BOTTOM & FULL
        if not reach or other_threats & reach:
            raise _Failed
        own_threats = threats_of(own, filled)
        # What doesn't stop a four loses at once.
        replies = own_threats & reach or reach
        if not (own_threats & reach and replies & replies - 1):
            self._try(own, other, replies, own_threats)
        del self.choices[depth:]
        self._won.add((own & ~disc, other))

    def _try(self, own: int, other: int, replies: int, own_threats: int) -> None:
        if self._should_stop and self._should_stop():
            raise SearchStopped
        filled = own | other
        while replies:
            reply = replies & -replies
            replies ^= reply
            threats = threats_of(other | reply, filled | reply)
            self.play(own, other | reply, own_threats & ~reply, threats)

    def _chosen(self, reach: int) -> int:
        for level in self._levels:
            if (disc := level & reach) and not disc & disc - 1:
                return disc
        raise _Failed


def follow(board: Board, digits: Mapping[int, int]) -> int | None:
    """Return the column that a plan of the side to move plays; None if it doesn't say."""
    reach = board.filled + BOTTOM & FULL
    for threats in (board.own_threats, board.other_threats):
        if disc := threats & reach:
            return column_of(disc & -disc)
    for level in _levels(digits):
        if (disc := level & reach) and not disc & disc - 1:
            return column_of(disc)
    return None


def prove(
    board: Board, digits: Mapping[int, int], should_stop: ShouldStop | None = None
) -> int | None:
    """Return in how many positions a plan of the side to move wins; None if it doesn't always."""
    trial = _Trial(_levels(digits), should_stop)
    try:
        trial.play(board.own, board.own ^ board.filled, board.own_threats, board.other_threats)
    except _Failed:
        return None
    return trial.positions


def find_plan(board: Board, should_stop: ShouldStop | None = None) -> Plan:
    """Return a plan with which the side to move wins; look for one until stopped.

    Digits are changed near where a plan fails, as long as it doesn't fail sooner then.
    """
    # The same plan every time.
    rng = Random(str(board))
    empty = bits(FULL & ~board.filled)
    position = board.own, board.own ^ board.filled, board.own_threats, board.other_threats
    while True:
        digits = _beginning(empty, rng)
        best, in_vain, choices = -1, 0, list[int]()
        while in_vain < _PATIENCE:
            if should_stop and should_stop():
                raise SearchStopped
            changed = _changed(digits, choices, rng) if choices else dict(digits)
            trial = _Trial(_levels_of_bits(changed), should_stop)
            try:
                trial.play(*position)
            except _Failed:
                if trial.positions < best:
                    in_vain += 1
                    continue
                in_vain = 0 if trial.positions > best else in_vain + 1
                digits, best, choices = changed, trial.positions, trial.choices
            else:
                found = {cell_of_bit(bit): digit for bit, digit in changed.items()}
                return Plan(found, trial.positions)


def _beginning(empty: Sequence[int], rng: Random) -> dict[int, int]:
    """Reply on top in most columns, in no order."""
    is_even = rng.random() < _OFTEN
    return {
        bit: rng.randrange(3) if is_even and _CLAIMEVEN >> bit & 1 else 3 + rng.randrange(7)
        for bit in empty
    }


def _changed(digits: dict[int, int], choices: Sequence[int], rng: Random) -> dict[int, int]:
    """Change the digits of a cell or two that were within reach before a plan failed."""
    changed = dict(digits)
    for _ in range(1 if rng.random() < _OFTEN else 2):
        cells = bits(rng.choice(choices[-_LAST_CHOICES:]))
        changed[rng.choice(cells)] = rng.randrange(DIGITS)
    return changed


def _levels(digits: Mapping[int, int]) -> list[int]:
    return _levels_of_bits({bit_of_cell(cell): digit for cell, digit in digits.items()})


def _levels_of_bits(digits: Mapping[int, int]) -> list[int]:
    """Return the sets of cells with each digit, from the lowest."""
    levels = [0] * DIGITS
    for bit, digit in digits.items():
        levels[digit] |= 1 << bit
    return levels
