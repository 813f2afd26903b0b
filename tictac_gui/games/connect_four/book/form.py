"""The form of the opening book: what is where in its file, without any keys.

resources/books/connect-four.md describes it in full; packaging/opening_book.py writes such files.
"""

from __future__ import annotations

from functools import cache
from struct import Struct
from struct import error as struct_error
from typing import TYPE_CHECKING, NamedTuple
from zlib import crc32, decompress
from zlib import error as zlib_error

from tictac_gui.games.connect_four.cells import (
    BOTTOM,
    CENTRE_FIRST,
    COLUMN_SETS,
    COLUMNS,
    FULL,
    HEIGHT,
    ROWS,
    mirrored,
    threats_of,
)
from tictac_gui.games.game import BookFault

if TYPE_CHECKING:
    from collections.abc import Sequence

VERSION = 2
MOST_NUMBERED = 8
"""Positions with at most this many discs have a value in the book, found by `number_of`."""
MOST_VALUED = 10
"""Positions with exactly this many discs have one too, found by `rank_of`."""

MAGIC = b"TICTAC4\n"
HEADER = Struct("<8sHII")
"""Magic, version, length and checksum of the rest: the same in every version, later ones too."""
MOVE_HEADER = Struct("<2BQII")
"""Up to how many discs the first and the second player find moves; the seed of their table, the
length of its thirds; the number of further moves."""
FURTHER = Struct("<Q")
"""A further move: eight times the key of the position, and the column."""

_SLOT_BITS = 21
_64_BITS = (1 << 64) - 1


class BookError(ValueError):
    """A file that can't be used as a book."""

    def __init__(self, fault: BookFault) -> None:
        super().__init__(fault.value)
        self.fault = fault


class Contents(NamedTuple):
    """What is in a book."""

    values: bytes
    """By number, how many moves follow: odd if the side to move wins, even if not, 0 for a draw."""
    ranked: bytes
    """The same by rank, for positions with MOST_VALUED discs."""
    last: tuple[int, int]
    """Up to how many discs the first and the second player find their moves."""
    seed: int
    slots: bytes
    """Three of them together give the move in a position."""
    further: Sequence[int]
    """Moves in later positions, in ascending order; see FURTHER."""


def unpack(data: bytes) -> Contents:
    """Return what a file contains, or raise BookError."""
    if len(data) < HEADER.size:
        raise BookError(BookFault.INCOMPLETE)
    magic, version, length, checksum = HEADER.unpack_from(data)
    body = data[HEADER.size :]
    if magic == MAGIC and len(body) < length:
        raise BookError(BookFault.INCOMPLETE)
    if magic != MAGIC or len(body) != length or checksum != checksum_of(version, body):
        raise BookError(BookFault.DAMAGED)
    if version > VERSION:
        raise BookError(BookFault.NEWER)
    try:
        return _contents(decompress(body))
    except (zlib_error, struct_error) as problem:
        raise BookError(BookFault.DAMAGED) from problem


def _contents(plain: bytes) -> Contents:
    first_ranked = _values_before(MOST_NUMBERED + 1)
    start = first_ranked + number_of_ranks()
    first, second, seed, third, count = MOVE_HEADER.unpack_from(plain, start)
    first_slot = start + MOVE_HEADER.size
    end = first_slot + 3 * third
    if not third or len(plain) != end + FURTHER.size * count:
        raise BookError(BookFault.DAMAGED)
    further = [FURTHER.unpack_from(plain, end + FURTHER.size * n)[0] for n in range(count)]
    values, ranked = plain[:first_ranked], plain[first_ranked:start]
    return Contents(values, ranked, (first, second), seed, plain[first_slot:end], further)


def checksum_of(version: int, body: bytes) -> int:
    """Return the checksum of a file: of its version as two bytes, and of what is compressed."""
    return crc32(body, crc32(version.to_bytes(2, "little")))


def number_of(own: int, filled: int) -> int:
    """Return the place of a position's value among `values`; see Board for the sets of discs."""
    mirror = mirrored(filled)
    if mirror < filled:
        own, filled = mirrored(own), mirror
    discs = filled.bit_count()
    fillings = _fillings()[discs]
    arrangement = _arrangements(discs)[_places(own, filled)]
    return _values_before(discs) + arrangement * len(fillings) + fillings[filled]


def values_of(discs: int) -> int:
    """Return how many values by number there are of positions with this many discs."""
    return len(_arrangements(discs)) * len(_fillings()[discs])


def _places(own: int, filled: int) -> int:
    """Return which of the discs, counted by their bits, belong to the side to move."""
    places, place = 0, 1
    while filled:
        disc = filled & -filled
        if own & disc:
            places |= place
        place <<= 1
        filled ^= disc
    return places


@cache
def _values_before(discs: int) -> int:
    return sum(map(values_of, range(discs)))


@cache
def _arrangements(discs: int) -> dict[int, int]:
    """Count the ways in which the side to move can own half the discs, each as a set."""
    sets = (places for places in range(1 << discs) if places.bit_count() == discs // 2)
    return {places: number for number, places in enumerate(sets)}


@cache
def _fillings() -> list[dict[int, int]]:
    """Count, for each number of discs, the sets of cells they can fill, mirror images as one."""
    found: list[list[tuple[int, int]]] = [[(0, 0)], *([] for _ in range(MOST_NUMBERED))]
    for column in range(COLUMNS):
        wider: list[list[tuple[int, int]]] = [[] for _ in found]
        for discs, pairs in enumerate(found):
            for height in range(min(ROWS, MOST_NUMBERED - discs) + 1):
                cells = (1 << height) - 1
                right, left = cells << HEIGHT * column, cells << HEIGHT * (COLUMNS - 1 - column)
                wider[discs + height] += [(each | right, other | left) for each, other in pairs]
        found = wider
    return [
        {cells: number for number, cells in enumerate(sorted(a for a, b in pairs if a <= b))}
        for pairs in found
    ]


def rank_of(own: int, filled: int) -> int:
    """Return the place of a position's value among `ranked`.

    The columns are read from the centre outwards, each from the bottom. At the first cell in which
    two positions differ, an own disc comes before no disc, and that before the opponent's disc. Of
    mirror images the one with the lower rank counts.
    """
    own_mirror, filled_mirror = mirrored(own), mirrored(filled)
    differing = own ^ own_mirror | filled ^ filled_mirror
    left = differing & COLUMN_SETS[2] or differing & COLUMN_SETS[1] or differing & COLUMN_SETS[0]
    first = left & -left
    if _order(own_mirror, filled_mirror, first) < _order(own, filled, first):
        own, filled = own_mirror, filled_mirror
    own_left, others_left = own.bit_count(), (own ^ filled).bit_count()
    rank = 0
    for further, column in zip(reversed(range(COLUMNS)), CENTRE_FIRST, strict=True):
        cell, room = 1 << HEIGHT * column, ROWS
        while filled & cell:
            room -= 1
            if own & cell:
                own_left -= 1
            else:
                rank += _ways(further, room, own_left - 1, others_left)
                rank += _ways(further - 1, ROWS, own_left, others_left)
                others_left -= 1
            cell <<= 1
        if room:
            rank += _ways(further, room - 1, own_left - 1, others_left)
    return rank


def number_of_ranks() -> int:
    """Return how many ranks there are; where mirror images differ, one of the two is not used."""
    return _ways(COLUMNS - 1, ROWS, MOST_VALUED // 2, MOST_VALUED // 2)


def _order(own: int, filled: int, cell: int) -> int:
    return 0 if own & cell else 2 if filled & cell else 1


@cache
def _ways(further: int, room: int, own: int, others: int) -> int:
    """Count the ways to place the discs in `room` cells of a column and in `further` columns."""
    if own < 0 or others < 0:
        return 0
    if further < 0:
        return int(own == others == 0)
    ways = _ways(further - 1, ROWS, own, others)
    if room:
        ways += _ways(further, room - 1, own - 1, others)
        ways += _ways(further, room - 1, own, others - 1)
    return ways


def slots_of(key: int, seed: int, third: int) -> tuple[int, int, int]:
    """Return the slots, one in each third of the table, that give the move in a position."""
    mixed = (key ^ seed) * 0x9E3779B97F4A7C15 & _64_BITS
    mixed = (mixed ^ mixed >> 29) * 0xBF58476D1CE4E5B9 & _64_BITS
    mixed ^= mixed >> 32
    mask = (1 << _SLOT_BITS) - 1
    return (
        (mixed & mask) * third >> _SLOT_BITS,
        ((mixed >> _SLOT_BITS & mask) * third >> _SLOT_BITS) + third,
        ((mixed >> 2 * _SLOT_BITS & mask) * third >> _SLOT_BITS) + 2 * third,
    )


def urgent_column(own: int, filled: int) -> int | None:
    """Return the column that completes four, or else stops it: such moves are not in the book."""
    playable = filled + BOTTOM & FULL
    urgent = playable & threats_of(own, filled) or playable & threats_of(own ^ filled, filled)
    return ((urgent & -urgent).bit_length() - 1) // HEIGHT if urgent else None
