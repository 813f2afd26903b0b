"""The rules of Connect Four, checked against counted facts and a plain look at every cell."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.connect_four import LINES as PLAIN_LINES
from tests.connect_four import played
from tictac_gui.engine import IllegalMoveError, Mark
from tictac_gui.games.connect_four.board import Board, cell_of
from tictac_gui.games.connect_four.cells import FULL, LINES, bits, cell_of_bit, threats_of

if TYPE_CHECKING:
    from collections.abc import Iterable

POSITIONS = (1, 7, 49, 238, 1120, 4263, 16422, 54859, 184275, 558186, 1662623)
WON = (0, 0, 0, 0, 0, 0, 0, 728, 1892, 19412, 44225)
UP_TO_MIRROR = (1, 4, 25, 121, 568, 2144, 8231, 27473, 92244)
"""Counted to the eighth move only."""

# Columns that may be full: the rules pass over those.
games = st.lists(st.integers(0, 6), max_size=60)


def lines_of(board: Board, mark: Mark) -> set[tuple[int, ...]]:
    """Look for four in a row cell by cell."""
    return {line for line in PLAIN_LINES if all(board.mark_at(cell) is mark for cell in line)}


def can_win_at_once(board: Board) -> bool:
    return any(board.play(move).is_won for move in board.moves())


@pytest.mark.parametrize(
    "plies",
    [
        4,
        pytest.param(8, marks=pytest.mark.exhaustive),
        pytest.param(10, marks=[pytest.mark.exhaustive, pytest.mark.soak]),
    ],
)
def test_positions_are_as_many_as_have_been_counted(plies: int) -> None:
    boards: Iterable[Board] = [Board()]
    for ply in range(plies + 1):
        positions = {board.key: board for board in boards}
        assert len(positions) == POSITIONS[ply]
        assert sum(board.is_won for board in positions.values()) == WON[ply]
        if ply < len(UP_TO_MIRROR):
            mirrored = {board.canonical_key for board in positions.values()}
            assert len(mirrored) == UP_TO_MIRROR[ply]
        boards = (board.play(move) for board in positions.values() for move in board.moves())


def test_there_are_69_lines() -> None:
    assert len(LINES) == 69


@pytest.mark.parametrize("line", LINES)
def test_a_line_is_completed_by_whichever_disc_is_missing(line: int) -> None:
    *lower, top = bits(line)
    is_upright = top - lower[0] == 3
    for missing in [top] if is_upright else [*lower, top]:
        discs = line & ~(1 << missing)
        board = Board(discs, FULL ^ 1 << missing, threats_of(discs, discs))
        outcome = board.play(missing // 7).outcome
        assert outcome == (board.turn, frozenset(map(cell_of_bit, bits(line))))


@given(games)
def test_a_game_is_over_when_a_plain_look_finds_four_or_all_is_full(columns: list[int]) -> None:
    board = played(columns)
    lines = {mark: lines_of(board, mark) for mark in Mark}
    outcome = board.outcome
    if outcome and outcome.winner:
        assert lines[outcome.winner]
        assert not lines[outcome.winner.other]
        assert outcome.cells == {cell for line in lines[outcome.winner] for cell in line}
        assert set(board.winning_lines[0]) <= outcome.cells
        assert board.moves() == ()
    else:
        assert not any(lines.values())
        assert (outcome is not None) == (not board.moves())


@given(games, st.integers(0, 6))
def test_a_disc_falls_on_what_is_there(columns: list[int], column: int) -> None:
    board = played(columns)
    if column not in board.moves():
        with pytest.raises(IllegalMoveError):
            board.play(column)
        return
    cell = cell_of(board, column)
    after = board.play(column)
    assert cell % 7 == column
    assert board.mark_at(cell) is None
    assert after.mark_at(cell) is board.turn
    assert after.turn is board.turn.other
    assert cell >= 35 or board.mark_at(cell + 7) is not None
    others = [other for other in range(42) if other != cell]
    assert [after.mark_at(other) for other in others] == [board.mark_at(o) for o in others]


@given(games)
def test_threats_are_where_a_plain_look_finds_them(columns: list[int]) -> None:
    board = played(columns)
    if board.is_won:
        return
    for threats, mark in ((board.own_threats, board.turn), (board.other_threats, board.turn.other)):
        found = set()
        for line in LINES:
            cells = [cell_of_bit(bit) for bit in bits(line)]
            empty = [cell for cell in cells if board.mark_at(cell) is None]
            if len(empty) == 1 and sum(board.mark_at(cell) is mark for cell in cells) == 3:
                found.add(empty[0])
        assert {cell_of_bit(bit) for bit in bits(threats)} == found


@given(games)
def test_the_mirror_image_has_the_same_canonical_key_while_it_is_looked_for(
    columns: list[int],
) -> None:
    board, mirrored = played(columns[:12]), played([6 - column for column in columns[:12]])
    assert board.canonical_key == mirrored.canonical_key
    assert (board.key == mirrored.key) == (str(board) == str(mirrored))


@pytest.mark.parametrize("column", [-1, 7])
def test_there_is_no_column_beyond_the_board(column: int) -> None:
    with pytest.raises(IllegalMoveError, match="not on the board"):
        Board().play(column)


class TestSuccessors:
    @given(games)
    def test_are_moves_with_their_boards(self, columns: list[int]) -> None:
        board = played(columns)
        for move, after in board.successors():
            assert after == board.play(move)

    @given(games)
    def test_leave_out_no_move_that_could_be_better(self, columns: list[int]) -> None:
        """Two moves ahead, what is left out wins nothing and loses, unless what is there loses."""
        board = played(columns)
        if board.outcome:
            return
        given_moves = {move for move, _ in board.successors()}
        wins = {move for move in board.moves() if board.play(move).is_won}
        losing = {
            move for move in board.moves() if move not in wins and can_win_at_once(board.play(move))
        }
        assert given_moves
        if wins:
            assert given_moves <= wins
        else:
            assert set(board.moves()) - given_moves <= losing

    def test_leave_out_the_move_below_the_cell_where_the_opponent_would_complete_four(self) -> None:
        board = Board.parse("11227373")
        assert board.play(3).play(3).is_won
        assert 3 not in {move for move, _ in board.successors()}

    def test_make_the_most_threats_first(self) -> None:
        counts = [after.other_threats.bit_count() for _, after in Board.parse("4453").successors()]
        assert counts == sorted(counts, reverse=True)

    def test_begin_in_the_centre(self) -> None:
        assert [move for move, _ in Board().successors()] == [3, 2, 4, 1, 5, 0, 6]


class TestParsing:
    def test_reads_columns_counted_from_one(self) -> None:
        board = Board.parse("4453")
        assert str(board) == "......./......./......./......./...O.../..OXX.."
        assert board.turn is Mark.X

    @pytest.mark.parametrize(
        ("text", "problem"),
        [
            ("48", "move 2 is '8', not a column from 1 to 7"),
            ("4 4", "move 2 is ' ', not a column"),
            ("1111111", "move 7 of '1111111' is not possible: column 0 is full"),
            ("12121212", "move 8 of '12121212' is not possible: .* the game is over"),
        ],
    )
    def test_names_what_is_wrong(self, text: str, problem: str) -> None:
        with pytest.raises(ValueError, match=problem):
            Board.parse(text)

    def test_a_full_board_is_a_draw(self) -> None:
        columns = "121212343434565656212121434343656565777777"
        board = Board.parse(columns)
        assert board.outcome == (None, frozenset())
        assert board.moves() == ()
