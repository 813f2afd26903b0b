"""The opening book: exact scores of early positions, and perfect moves where they are slow to find.

Its file holds no keys: resources/books/connect-four.md describes what is where in it, and
packaging/opening_book.py writes it. It is read when it is first needed. Without it everything can
still be searched, only more slowly.
"""

from __future__ import annotations

from bisect import bisect_left
from functools import cache
from struct import Struct
from struct import error as struct_error
from threading import Lock
from typing import TYPE_CHECKING, NamedTuple
from zlib import decompress
from zlib import error as zlib_error

from tictac_gui.engine.search import WIN, one_move_later
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
from tictac_gui.resources import resource

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from tictac_gui.games.connect_four.board import Board

VERSION = 3
MOST_NUMBERED = 8
"""Positions with at most this many discs have a value in the book, found by `number_of`."""
MOST_VALUED = 10
"""Positions with exactly this many discs have one too, found by `rank_of`."""

MAGIC = b"TICTAC4\n"
HEADER = Struct("<8sHI")
"""Magic, version and length of the rest, which zlib checks: the same in later versions too."""
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
    """The content of a book."""

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
    magic, version, length = HEADER.unpack_from(data)
    body = data[HEADER.size :]
    if magic == MAGIC and len(body) < length:
        raise BookError(BookFault.INCOMPLETE)
    if magic != MAGIC or len(body) != length or version < VERSION:
        raise BookError(BookFault.DAMAGED)
    if version > VERSION:
        raise BookError(BookFault.NEWER)
    try:
        # It has a checksum of its own, Adler-32, so one wrong bit is found here.
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


class OpeningBook:
    """Knows scores of early positions and the moves of a perfect player; threads may share it.

    A book that can't be used knows nothing, and `fault` says why.
    """

    def __init__(self, read: Callable[[], bytes]) -> None:
        """Take what reads the file; it may raise OSError."""
        self.fault: BookFault | None = None
        """None also as long as nothing has been asked."""
        self._read = read
        self._lock = Lock()
        self._is_read = False
        self._contents: Contents | None = None

    def value(self, board: Board) -> int | None:
        """Return the exact score for the side to move, None with more than ten discs."""
        if board.filled.bit_count() > MOST_VALUED or not (contents := self._opened()):
            return None
        return _value(contents, board)

    def move(self, board: Board) -> int | None:
        """Return a perfect move, None in a position that games by the book don't reach."""
        discs = board.filled.bit_count()
        if board.outcome or not (contents := self._opened()):
            return None
        if discs <= contents.last[discs % 2]:
            return _column(contents, board.own, board.filled) if _is_met(contents, board) else None
        return _further_column(contents, board)

    def _opened(self) -> Contents | None:
        with self._lock:
            if not self._is_read:
                self._is_read = True
                try:
                    self._contents = unpack(self._read())
                except OSError:
                    self.fault = BookFault.MISSING
                except BookError as error:
                    self.fault = error.fault
            return self._contents


def _value(contents: Contents, board: Board) -> int:
    if board.is_won:
        return -WIN
    if board.own_threats & board.filled + BOTTOM:
        return WIN - 1
    discs = board.filled.bit_count()
    if MOST_NUMBERED < discs < MOST_VALUED:
        return one_move_later(max(-_value(contents, board.play(m)) for m in board.moves()))
    if discs == MOST_VALUED:
        moves = contents.ranked[rank_of(board.own, board.filled)]
    else:
        moves = contents.values[number_of(board.own, board.filled)]
    return 0 if not moves else WIN - moves if moves % 2 else moves - WIN


def _column(contents: Contents, own: int, filled: int) -> int:
    """Return the column for a position that the book knows; for others it is meaningless."""
    key, mirror = own + filled, mirrored(own + filled)
    if mirror < key:
        return COLUMNS - 1 - _column(contents, mirrored(own), mirrored(filled))
    urgent = urgent_column(own, filled)
    if urgent is not None:
        return urgent
    first, second, third = slots_of(key, contents.seed, len(contents.slots) // 3)
    return contents.slots[first] ^ contents.slots[second] ^ contents.slots[third]


def _is_met(contents: Contents, board: Board) -> bool:
    """Return whether moves by the book, and some replies to them, lead to the board.

    The table of moves has no keys and can't answer that. So the game is played from the start, only
    with discs that are on the board.
    """
    own, others = board.own, board.own ^ board.filled
    waiting = [0] if board.filled.bit_count() % 2 == 0 else _next_discs(0, others)
    seen = set()
    while waiting:
        filled = waiting.pop()
        if filled == board.filled:
            return True
        if filled in seen:
            continue
        seen.add(filled)
        column = _column(contents, own & filled, filled)
        discs = COLUMN_SETS[column]
        key = (own & filled) + filled
        if mirrored(key) == key:
            # The other side does as well: it leads to mirror images of what the book knows.
            discs |= COLUMN_SETS[COLUMNS - 1 - column]
        for disc in _next_discs(filled, own & discs):
            after = filled | disc
            waiting += [after | reply for reply in _next_discs(after, others)]
    return False


def _next_discs(filled: int, wanted: int) -> list[int]:
    """Return the wanted cells that the next disc can fill."""
    playable = filled + BOTTOM & FULL & wanted
    found = []
    while playable:
        disc = playable & -playable
        found.append(disc)
        playable ^= disc
    return found


def _further_column(contents: Contents, board: Board) -> int | None:
    key = min(board.key, mirrored(board.key))
    place = bisect_left(contents.further, key << 3)
    if place == len(contents.further) or contents.further[place] >> 3 != key:
        return None
    column = contents.further[place] & 7
    return column if key == board.key else COLUMNS - 1 - column


OPENING_BOOK = OpeningBook(resource("books/connect-four.book").read_bytes)
