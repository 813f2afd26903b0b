"""The form of the opening book: what is where in its file, without any keys.

resources/books/connect-four.md describes it in full; packaging/opening_book.py writes such files.
"""

from __future__ import annotations

from enum import Enum
from functools import cache
from struct import Struct
from struct import error as struct_error
from typing import TYPE_CHECKING, NamedTuple
from zlib import crc32, decompress
from zlib import error as zlib_error

from tictac_gui.games.connect_four.board import mirrored, threats_of
from tictac_gui.games.connect_four.cells import BOTTOM, COLUMNS, FULL, HEIGHT, ROWS

if TYPE_CHECKING:
    from collections.abc import Sequence

VERSION = 1
MOST_VALUED = 8
"""Positions with at most so many stones have a value in the book."""

MAGIC = b"TICTAC4\n"
HEADER = Struct("<8sHII")
"""Magic, version, length and checksum of what follows; so in every version, present and future."""
MOVE_HEADER = Struct("<2BQII")
"""Up to how many stones the first and the second player find moves; the seed of their table, the
length of its thirds; the number of further moves."""
FURTHER = Struct("<Q")
"""A further move: eight times the key of the position, and the column."""

_SLOT_BITS = 21
_64_BITS = (1 << 64) - 1


class BookFault(Enum):
    """Why a book can't be used."""

    MISSING = "missing"
    INCOMPLETE = "incomplete"
    DAMAGED = "damaged"
    NEWER = "newer"


class BookError(ValueError):
    """A file that can't be used as a book."""

    def __init__(self, fault: BookFault) -> None:
        super().__init__(fault.value)
        self.fault = fault


class Contents(NamedTuple):
    """What is in a book."""

    values: bytes
    """For each early position how many moves follow: odd if the side to move wins, 0 is a draw."""
    last: tuple[int, int]
    """Up to how many stones the first and the second player find their moves."""
    seed: int
    slots: bytes
    """Three of them together tell the move in a position."""
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
    start = _values_before(MOST_VALUED + 1)
    first, second, seed, third, count = MOVE_HEADER.unpack_from(plain, start)
    first_slot = start + MOVE_HEADER.size
    end = first_slot + 3 * third
    if not third or len(plain) != end + FURTHER.size * count:
        raise BookError(BookFault.DAMAGED)
    further = [FURTHER.unpack_from(plain, end + FURTHER.size * n)[0] for n in range(count)]
    return Contents(plain[:start], (first, second), seed, plain[first_slot:end], further)


def checksum_of(version: int, body: bytes) -> int:
    """Return the checksum of a file: of its version as two bytes, and of what is compressed."""
    return crc32(body, crc32(version.to_bytes(2, "little")))


def number_of(own: int, filled: int) -> int:
    """Return which of all values belongs to a position; see Board for the sets of stones."""
    mirror = mirrored(filled)
    if mirror < filled:
        own, filled = mirrored(own), mirror
    stones = filled.bit_count()
    fillings = _fillings()[stones]
    arrangement = _arrangements(stones)[_places(own, filled)]
    return _values_before(stones) + arrangement * len(fillings) + fillings[filled]


def values_of(stones: int) -> int:
    """Return how many values there are of positions with so many stones."""
    return len(_arrangements(stones)) * len(_fillings()[stones])


def _places(own: int, filled: int) -> int:
    """Return which of the stones, counted by their bits, belong to the side to move."""
    places, place = 0, 1
    while filled:
        stone = filled & -filled
        if own & stone:
            places |= place
        place <<= 1
        filled ^= stone
    return places


@cache
def _values_before(stones: int) -> int:
    return sum(map(values_of, range(stones)))


@cache
def _arrangements(stones: int) -> dict[int, int]:
    """Count the ways in which the side to move can own half the stones, each as a set."""
    sets = (places for places in range(1 << stones) if places.bit_count() == stones // 2)
    return {places: number for number, places in enumerate(sets)}


@cache
def _fillings() -> list[dict[int, int]]:
    """Count, for each number of stones, the sets of cells they can fill, mirror images as one."""
    found: list[list[tuple[int, int]]] = [[(0, 0)], *([] for _ in range(MOST_VALUED))]
    for column in range(COLUMNS):
        wider: list[list[tuple[int, int]]] = [[] for _ in found]
        for stones, pairs in enumerate(found):
            for height in range(min(ROWS, MOST_VALUED - stones) + 1):
                cells = (1 << height) - 1
                right, left = cells << HEIGHT * column, cells << HEIGHT * (COLUMNS - 1 - column)
                wider[stones + height] += [(each | right, other | left) for each, other in pairs]
        found = wider
    return [
        {cells: number for number, cells in enumerate(sorted(a for a, b in pairs if a <= b))}
        for pairs in found
    ]


def slots_of(key: int, seed: int, third: int) -> tuple[int, int, int]:
    """Return the slots, one in each third of the table, that tell the move in a position."""
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
