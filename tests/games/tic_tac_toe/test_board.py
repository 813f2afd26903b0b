from collections import Counter
from functools import cache
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.boards import draw, reachable, unfinished
from tictac_gui.engine import IllegalMoveError, Mark, Outcome
from tictac_gui.games.tic_tac_toe import Board


def test_a_mark_knows_the_other() -> None:
    assert (Mark.X.other, Mark.O.other) == (Mark.O, Mark.X)


class TestABoard:
    def test_is_empty_at_first_and_x_moves(self) -> None:
        board = Board()
        assert str(board) == ".../.../..."
        assert board.turn is Mark.X
        assert board.moves() == (0, 1, 2, 3, 4, 5, 6, 7, 8)
        assert board.outcome is None

    def test_gives_the_turn_to_the_other_side_after_a_move(self) -> None:
        board = Board().play(4)
        assert str(board) == ".../.X./..."
        assert board.turn is Mark.O
        assert str(board.play(0)) == "O../.X./..."

    def test_is_left_alone_by_a_move(self) -> None:
        board = Board()
        board.play(0)
        assert board == Board()
        with pytest.raises(AttributeError):
            board.crosses = 1  # type: ignore[misc]

    def test_lists_its_empty_cells_row_by_row(self) -> None:
        board = draw("""
            O.X
            X.X
            .OO
        """)
        assert board.moves() == (1, 4, 6)
        assert board.turn is Mark.X

    def test_names_promising_cells_first_when_asked_to(self) -> None:
        assert Board().promising_moves() == (4, 0, 2, 6, 8, 1, 3, 5, 7)
        for board in reachable():
            assert sorted(board.promising_moves()) == list(board.moves())
            assert list(board.successors()) == [
                (cell, board.play(cell)) for cell in board.promising_moves()
            ]

    def test_returns_the_mark_in_a_cell(self) -> None:
        board = Board.parse("X../.O./...")
        assert [board.mark_at(cell) for cell in (0, 1, 4)] == [Mark.X, None, Mark.O]

    def test_shows_itself_as_the_text_it_was_read_from(self) -> None:
        assert repr(Board.parse("X../.O./...")) == "Board.parse('X../.O./...')"

    def test_is_equal_to_the_same_board_reached_by_other_moves(self) -> None:
        one, other = Board().play(0).play(4).play(8), Board().play(8).play(4).play(0)
        assert one == other
        assert hash(one) == hash(other)


class TestAnOutcome:
    def test_names_the_winner_and_the_line(self) -> None:
        board = draw("""
            XXX
            OO.
            ...
        """)
        assert board.outcome == Outcome(Mark.X, frozenset({0, 1, 2}))
        assert board.moves() == ()

    @pytest.mark.parametrize(
        ("rows", "cells"),
        [
            ("XXX/XOO/XOO", {0, 1, 2, 3, 6}),
            ("XOX/OXO/XOX", {0, 2, 4, 6, 8}),
            ("OXO/XXX/OXO", {1, 3, 4, 5, 7}),
        ],
    )
    def test_of_a_double_win_marks_all_five_cells(self, rows: str, cells: set[int]) -> None:
        board = Board.parse(rows)
        assert board.outcome == Outcome(Mark.X, frozenset(cells))
        assert len(board.winning_lines) == 2

    def test_of_a_full_board_without_a_line_is_a_draw(self) -> None:
        board = draw("""
            XOX
            XXO
            OXO
        """)
        assert board.outcome == Outcome(None)
        assert board.winning_lines == ()

    def test_on_a_full_board_can_still_be_a_win(self) -> None:
        outcome = Board.parse("XOX/OXO/OXX").outcome
        assert outcome
        assert outcome.winner is Mark.X


class TestAnIllegalMove:
    # The program of the tutorial that this game grew out of crashed on 9.
    @pytest.mark.parametrize("cell", [9, -1, 100])
    def test_outside_the_board_says_so(self, cell: int) -> None:
        with pytest.raises(IllegalMoveError, match=f"cell {cell} is not on the board"):
            Board().play(cell)

    def test_on_a_taken_cell_says_so(self) -> None:
        with pytest.raises(IllegalMoveError, match="cell 4 is taken"):
            Board().play(4).play(4)

    def test_after_the_end_says_so(self) -> None:
        with pytest.raises(IllegalMoveError, match="the game is over"):
            Board.parse("XXX/OO./...").play(8)

    def test_is_every_one_that_moves_does_not_list(self) -> None:
        for board in reachable():
            for cell in set(range(9)) - set(board.moves()):
                with pytest.raises(IllegalMoveError):
                    board.play(cell)


class TestParsing:
    def test_and_writing_are_inverse_on_every_reachable_board(self) -> None:
        for board in reachable():
            assert Board.parse(str(board)) == board

    def test_accepts_exactly_the_reachable_boards(self) -> None:
        def accepted(cells: tuple[str, ...]) -> bool:
            try:
                Board.parse("/".join("".join(cells[row : row + 3]) for row in (0, 3, 6)))
            except ValueError:
                return False
            return True

        assert sum(map(accepted, product("XO.", repeat=9))) == len(reachable())

    @pytest.mark.parametrize(
        ("text", "problem"),
        [
            ("", "3 rows, not 1"),
            ("X../...", "3 rows, not 2"),
            (".../.../.../...", "3 rows, not 4"),
            (".../..../...", "row 2 has 4 cells, not 3"),
            (".../.../..", "row 3 has 2 cells, not 3"),
            ("x../.../...", "row 1 holds 'x'"),
            (".../.0./...", "row 2 holds '0'"),
            ("XX./.../...", "X has 2 marks and O has 0"),
            ("O../.../...", "X has 0 marks and O has 1"),
            ("XXX/OOO/...", "both sides have three in a row"),
            ("XXX/OO./O..", "X has three in a row, but O has moved since"),
            ("OOO/XX./XX.", "O has three in a row, but X has moved since"),
        ],
    )
    def test_says_what_is_wrong(self, text: str, problem: str) -> None:
        with pytest.raises(ValueError, match=problem):
            Board.parse(text)

    @given(st.text(alphabet="XO./ x0\n", max_size=14))
    def test_of_any_text_gives_a_board_or_a_value_error(self, text: str) -> None:
        try:
            board = Board.parse(text)
        except ValueError:
            return
        assert str(board) == text


class TestKnownFacts:
    def test_5478_positions_are_reachable_and_4520_of_them_unfinished(self) -> None:
        assert len(reachable()) == len(set(reachable())) == 5478
        assert len(unfinished()) == 4520

    def test_765_classes_remain_when_symmetry_is_removed(self) -> None:
        assert len({board.canonical_key for board in reachable()}) == 765

    def test_keys_distinguish_all_positions(self) -> None:
        assert len({board.key for board in reachable()}) == 5478

    def test_255168_games_can_be_played(self) -> None:
        @cache
        def games(board: Board) -> Counter[Mark | None]:
            if outcome := board.outcome:
                return Counter({outcome.winner: 1})
            return sum((games(board.play(cell)) for cell in board.moves()), Counter())

        assert games(Board()) == {Mark.X: 131_184, Mark.O: 77_904, None: 46_080}
        assert games(Board()).total() == 255_168


def test_a_mark_can_be_made_in_every_free_cell() -> None:
    assert [board.moves_left for board in (Board(), Board.parse("O.X/X.X/.OO"))] == [9, 3]
