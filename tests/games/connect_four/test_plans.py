"""A plan beats every reply: a second player of plans, cell by cell, tries them all."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from random import Random

import pytest

from tests.connect_four import careful_positions
from tests.four_by_cells import Cells, cells_of, columns, drop, landing, wins
from tests.games.connect_four.oracle import oracle_scores
from tictac_gui.engine import Mark, SearchStopped
from tictac_gui.games.connect_four import Board
from tictac_gui.games.connect_four.plans import Plan, find_plan, follow, prove

Won = tuple[Board, Plan]
TURNS = 60
"""After how many questions whether to stop a search is given up."""


class Turns:
    """Stops a search after so many questions, however fast the machine is."""

    def __init__(self, most: int) -> None:
        self._left = most

    def __call__(self) -> bool:
        self._left -= 1
        return self._left < 0


def plan_of(board: Board, most: int) -> Plan | None:
    try:
        return find_plan(board, Turns(most))
    except SearchStopped:
        return None


def won_positions(count: int) -> list[Board]:
    """Return positions that another program knows to be won for the side to move."""
    found = []
    for discs in range(22, 30):
        positions = [b for b, scores in oracle_scores()[discs] if max(scores.values()) > 0]
        found += positions[:count]
    return found


@cache
def plans(count: int) -> list[Won]:
    found = [(board, plan_of(board, 20_000)) for board in won_positions(count)]
    assert sum(plan is not None for _, plan in found) > len(found) // 2
    return [(board, plan) for board, plan in found if plan]


@pytest.fixture(params=[4, pytest.param(60, marks=pytest.mark.soak)])
def found(request: pytest.FixtureRequest) -> list[Won]:
    return plans(request.param)


def planned(cells: Cells, side: Mark, digits: Mapping[int, int]) -> int | None:
    """Return the column that the rules of a plan name, read as a person would."""
    for mark in (side, side.other):
        if threats := wins(cells, mark):
            return min(threats)
    reach = {column: digits[landing(cells, column)] for column in columns(cells)}
    alone = [digit for digit in reach.values() if list(reach.values()).count(digit) == 1]
    return next((column for column in reach if reach[column] == min(alone, default=-1)), None)


def always_wins(cells: Cells, side: Mark, digits: Mapping[int, int], seen: set[Cells]) -> bool:
    """Try every reply to a plan."""
    if cells in seen:
        return True
    column = planned(cells, side, digits)
    if column is None:
        return False
    if column not in wins(cells, side):
        after = drop(cells, column, side)
        if wins(after, side.other) or not columns(after):
            return False
        for reply in columns(after):
            if not always_wins(drop(after, reply, side.other), side, digits, seen):
                return False
    seen.add(cells)
    return True


def test_are_found_for_won_positions_and_beat_every_reply(found: list[Won]) -> None:
    for board, plan in found:
        seen: set[Cells] = set()
        assert always_wins(cells_of(board), board.turn, plan.digits, seen), str(board)
        assert prove(board, plan.digits) == plan.replies


def test_name_every_empty_cell(found: list[Won]) -> None:
    for board, plan in found:
        assert set(plan.digits) == {cell for cell in range(42) if board.mark_at(cell) is None}
        assert set(plan.digits.values()) <= set(range(10))


def test_are_followed_as_a_person_would(found: list[Won]) -> None:
    rng = Random(5)
    for board, plan in found:
        position = board
        while not position.is_won:
            column = follow(position, plan.digits)
            cells = cells_of(position)
            assert column is not None
            if len(wins(cells, position.turn)) < 2:
                assert column == planned(cells, position.turn, plan.digits)
            position = position.play(column)
            if not position.is_won:
                position = position.play(rng.choice(position.moves()))
        assert position.turn is board.turn.other, "the one who follows it has won"


def test_are_proved_of_no_position_that_is_not_won() -> None:
    tried = 0
    for discs in (24, 28, 32):
        for board, scores in oracle_scores()[discs][:40]:
            if max(scores.values()) <= 0:
                assert plan_of(board, TURNS) is None
                tried += 1
    assert tried > 20


def test_that_fail_are_not_proved() -> None:
    """Claimeven alone wins few positions; what is claimed to win does."""
    claimeven = {cell: 0 if cell // 7 % 2 == 0 else 1 for cell in range(42)}
    proved = 0
    for board in careful_positions(30, 60, seed=3):
        digits = {cell: claimeven[cell] for cell in range(42) if board.mark_at(cell) is None}
        is_proved = prove(board, digits) is not None
        assert is_proved == always_wins(cells_of(board), board.turn, digits, set())
        proved += is_proved
    assert 0 < proved < 60


def test_say_nothing_where_no_digit_is_alone() -> None:
    board = Board()
    assert follow(board, dict.fromkeys(range(42), 3)) is None
    assert follow(board, {**dict.fromkeys(range(42), 3), 38: 5}) == 3


def test_a_search_stops_when_asked() -> None:
    [board] = careful_positions(22, 1, seed=1)
    with pytest.raises(SearchStopped):
        find_plan(board, lambda: True)
