"""The file of the opening book: what is put in is found again, and it is always the same file."""

from random import Random

from book_file import packed, table_of_moves

from tictac_gui.games.connect_four.book import number_of_ranks, slots_of, unpack

KEYS = Random(1).sample(range(1 << 49), 5_000)
MOVES = {key: key % 7 for key in KEYS}


def test_three_slots_give_every_move() -> None:
    seed, slots = table_of_moves(MOVES)
    for key, move in MOVES.items():
        first, second, third = slots_of(key, seed, len(slots) // 3)
        assert slots[first] ^ slots[second] ^ slots[third] == move
    assert len(slots) < 1.25 * len(MOVES)


def test_a_seed_that_leaves_moves_over_is_passed_over() -> None:
    few = dict.fromkeys(range(1, 40), 5)
    seeds = set()
    for size in range(3, 40):
        seed, slots = table_of_moves({key: few[key] for key in list(few)[:size]})
        seeds.add(seed)
        assert len(slots) % 3 == 0
    assert len(seeds) > 1


def test_values_are_in_their_places_and_wins_at_once_left_out() -> None:
    values, ranked = {0: 41, 1: 40, 2: 1, 3: 0}, {2: 30, 4: 7}
    contents = unpack(packed(values, ranked, MOVES, (14, 13), {9: 1, 8: 6}))
    assert contents.values[:4] == bytes([41, 40, 40, 0])
    assert contents.ranked[:6] == bytes([0, 0, 30, 30, 7, 7])
    assert len(contents.ranked) == number_of_ranks()
    assert contents.last == (14, 13)
    assert contents.further == [8 * 8 + 6, 9 * 8 + 1]


def test_the_order_in_which_moves_were_found_makes_no_difference() -> None:
    backwards = dict(reversed(MOVES.items()))
    assert packed({}, {}, MOVES, (0, 0), {}) == packed({}, {}, backwards, (0, 0), {})
