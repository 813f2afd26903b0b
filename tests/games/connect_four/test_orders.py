"""Boards of Connect Four: those that can occur have an order of discs, all others a reason."""

from collections.abc import Iterator
from itertools import combinations
from time import perf_counter

import pytest

from tests.fuzz.damage import new_random
from tictac_gui.engine import Mark, Outcome
from tictac_gui.games import CONNECT_FOUR
from tictac_gui.games.connect_four import Board
from tictac_gui.games.notation import Fault, NotationError, Problem, marks_of, order_of, read

POSITIONS = (1, 7, 49, 238, 1_120, 4_263, 16_422, 54_859)
"""How many positions there are with so many discs, as is known."""


def heights(discs: int, columns: int = 7) -> Iterator[tuple[int, ...]]:
    """Return all ways to stack discs in the columns."""
    if columns == 1:
        if discs <= 6:
            yield (discs,)
        return
    for first in range(min(discs, 6) + 1):
        for rest in heights(discs - first, columns - 1):
            yield (first, *rest)


def stacked(stacks: tuple[str, ...]) -> list[Mark | None]:
    """Return a board from the discs of each column, from the bottom."""
    marks: list[Mark | None] = [None] * 42
    for column, stack in enumerate(stacks):
        for height, letter in enumerate(stack):
            marks[(5 - height) * 7 + column] = Mark(letter)
    return marks


def boards(discs: int) -> Iterator[list[Mark | None]]:
    """Return all boards with as many discs of each side as there would be, possible or not."""
    for sizes in heights(discs):
        for reds in combinations(range(discs), discs // 2):
            letters = ["O" if number in reds else "X" for number in range(discs)]
            ends = [sum(sizes[: column + 1]) for column in range(7)]
            yield stacked(
                tuple(
                    "".join(letters[end - size : end])
                    for size, end in zip(sizes, ends, strict=True)
                )
            )


@pytest.mark.parametrize("discs", [*range(7), pytest.param(7, marks=pytest.mark.exhaustive)])
def test_as_many_boards_have_an_order_as_there_are_positions(discs: int) -> None:
    possible = 0
    for marks in boards(discs):
        try:
            order = order_of(CONNECT_FOUR, marks)
        except NotationError:
            continue
        assert marks_of(CONNECT_FOUR.history(order).position) == marks
        possible += 1
    assert possible == POSITIONS[discs]


@pytest.mark.parametrize(
    ("stacks", "fault"),
    [
        (("X", "X"), Fault.TURNS),
        (("O", "OX", "X"), None),
        (("OX", "OX"), Fault.NO_FIRST),
        (("XXXX", "OOOO"), Fault.BOTH_WON),
        (("XXXX", "OOO", "O"), Fault.WON_BEFORE),
        (("XXXX", "OOO"), None),
        # The four is below other discs; of five in a row, only one disc can have been the last.
        (("XO", "XXO", "XO", "XO"), Fault.WON_EARLIER),
        (("XO", "XO", "XO", "X", "X", "", "O"), None),
        # Two fours that no one disc completes, and a line of seven that one does.
        (("XXXX", "OOO", "OOO", "O", "XXXX"), Fault.WON_EARLIER),
        (("XO", "XO", "XO", "X", "XO", "XO", "XO"), None),
        # X had the last turn, but O's discs are on top.
        (("XXO", "XO"), Fault.NO_ORDER),
        # Without the disc that completes four, nobody could have begun.
        (("X", "OXX", "OOXX", "OOOXX"), Fault.NO_ORDER),
    ],
)
def test_the_reason_is_the_right_one(stacks: tuple[str, ...], fault: Fault | None) -> None:
    find_order = CONNECT_FOUR.find_order
    assert find_order
    found = find_order(stacked(stacks))
    if fault:
        assert isinstance(found, Problem)
        assert found.fault is fault
    else:
        assert not isinstance(found, Problem)
        assert marks_of(CONNECT_FOUR.history(found).position) == stacked(stacks)


def test_a_disc_that_hangs_is_found_by_row_and_column() -> None:
    rows = ["......."] * 3 + ["..X....", ".......", "..O...."]
    with pytest.raises(NotationError, match="row 4: the disc in column 3 hangs") as caught:
        read(CONNECT_FOUR, "/".join(rows))
    assert (caught.value.problem.number, caught.value.problem.count) == (4, 3)


def test_a_full_board_can_be_a_draw() -> None:
    rows = ["XOXOXOX", "XOXOXOX", "OXOXOXO", "OXOXOXO", "XOXOXOX", "OXOXOXO"]
    position = CONNECT_FOUR.history(read(CONNECT_FOUR, "/".join(rows))).position
    assert position.outcome == Outcome(None)


def test_even_a_hard_board_takes_a_moment_only() -> None:
    rng = new_random()
    longest = 0.0
    for _ in range(500):
        letters = ["X", "O"] * 21
        rng.shuffle(letters)
        marks = stacked(tuple("".join(letters[first : first + 6]) for first in range(0, 42, 6)))
        begun = perf_counter()
        try:
            order = order_of(CONNECT_FOUR, marks)
        except NotationError:
            pass
        else:
            assert marks_of(Board.parse("".join(str(move + 1) for move in order))) == marks
        longest = max(longest, perf_counter() - begun)
    assert longest < 5
