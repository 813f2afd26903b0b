"""The opening book: exact scores of early positions, and perfect moves where they are slow to find.

It is read when it is first needed. Without it everything can still be searched, only more slowly.
"""

from __future__ import annotations

from bisect import bisect_left
from threading import Lock
from typing import TYPE_CHECKING

from tictac_gui.engine.minimax import WIN, one_move_later
from tictac_gui.games.connect_four.book.form import (
    MOST_NUMBERED,
    MOST_VALUED,
    BookError,
    number_of,
    rank_of,
    slots_of,
    unpack,
    urgent_column,
)
from tictac_gui.games.connect_four.cells import BOTTOM, COLUMN_SETS, COLUMNS, FULL, mirrored
from tictac_gui.games.game import BookFault

if TYPE_CHECKING:
    from collections.abc import Callable

    from tictac_gui.games.connect_four.board import Board
    from tictac_gui.games.connect_four.book.form import Contents


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
