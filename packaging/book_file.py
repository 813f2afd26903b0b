"""Put values and moves of Connect Four into the form in which the program reads them.

resources/books/connect-four.md describes it; nothing is solved here.
"""

from __future__ import annotations

from collections import defaultdict
from itertools import count
from zlib import DEFLATED, Z_DEFAULT_STRATEGY, Z_FILTERED, Z_HUFFMAN_ONLY, Z_RLE, compressobj

from tictac_gui.games.connect_four.book import (
    FURTHER,
    HEADER,
    MAGIC,
    MOST_NUMBERED,
    MOVE_HEADER,
    VERSION,
    number_of_ranks,
    slots_of,
    values_of,
)

SLOTS_PER_MOVE = 1.24
"""With fewer, hardly any seed gives every move a slot of its own."""
STRATEGIES = (Z_DEFAULT_STRATEGY, Z_FILTERED, Z_HUFFMAN_ONLY, Z_RLE)


def packed(
    values: dict[int, int],
    ranked: dict[int, int],
    moves: dict[int, int],
    last: tuple[int, int],
    further: dict[int, int],
) -> bytes:
    """Return the file: a header, and compressed both kinds of values, the moves, further moves."""
    seed, slots = table_of_moves(moves)
    plain = (
        without_gaps(values, sum(map(values_of, range(MOST_NUMBERED + 1))))
        + without_gaps(ranked, number_of_ranks())
        + MOVE_HEADER.pack(*last, seed, len(slots) // 3, len(further))
        + slots
        + b"".join(FURTHER.pack(key << 3 | further[key]) for key in sorted(further))
    )
    body = min((compressed(plain, strategy) for strategy in STRATEGIES), key=len)
    return HEADER.pack(MAGIC, VERSION, len(body)) + body


def without_gaps(values: dict[int, int], count: int) -> bytes:
    """Return the values, and where there is none the one before, which compresses best.

    A win at once is seen on the board, so its value isn't needed either.
    """
    table = bytearray()
    previous = 0
    for place in range(count):
        value = values.get(place, 1)
        previous = previous if value == 1 else value
        table.append(previous)
    return bytes(table)


def compressed(data: bytes, strategy: int) -> bytes:
    """Compress as well as zlib can."""
    compressor = compressobj(9, DEFLATED, 15, 9, strategy)
    return compressor.compress(data) + compressor.flush()


def table_of_moves(moves: dict[int, int]) -> tuple[int, bytes]:
    """Return a seed and slots such that the three slots of each key together give its move."""
    third = int(len(moves) * SLOTS_PER_MOVE / 3) + 1
    for seed in count():
        slots = bytearray(3 * third)
        order = one_by_one({key: slots_of(key, seed, third) for key in moves})
        if len(order) < len(moves):
            print(f"seed {seed} leaves {len(moves) - len(order):,} moves over", flush=True)
            continue
        # The other way round: the slot that a key had to itself is not changed any more.
        for key, own_slot in reversed(order):
            first, second, last = slots_of(key, seed, third)
            slots[own_slot] = moves[key] ^ slots[first] ^ slots[second] ^ slots[last]
        return seed, bytes(slots)
    raise AssertionError


def one_by_one(slots: dict[int, tuple[int, int, int]]) -> list[tuple[int, int]]:
    """Take away keys that have a slot to themselves, as long as there are any, with these slots."""
    users = defaultdict(set)
    for key, places in slots.items():
        for place in places:
            users[place].add(key)
    found = []
    waiting = sorted(place for place, keys in users.items() if len(keys) == 1)
    while waiting:
        place = waiting.pop()
        if len(users[place]) != 1:
            continue
        (key,) = users[place]
        found.append((key, place))
        for other in slots[key]:
            users[other].discard(key)
            if len(users[other]) == 1:
                waiting.append(other)
    return found
