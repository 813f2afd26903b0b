"""The hint is always a best move, and its reason holds by checks that know nothing of hints.

The checks play moves out on boards instead of looking at lines, as the engine does.
"""

from collections.abc import Callable
from enum import Enum
from functools import cache

import pytest

from tests.boards import draw, unfinished
from tests.solver import best_moves, move_value, trap_chance
from tests.tic_tac_toe import find_hint
from tictac_gui.engine import Mark, Search, SearchStopped
from tictac_gui.engine.search import Ending, Forecast
from tictac_gui.games.tic_tac_toe import Board
from tictac_gui.games.tic_tac_toe.hints import Hints, Traps
from tictac_gui.games.tic_tac_toe.reasons import Reason


def winning_cells(board: Board, side: Mark) -> set[int]:
    """Return the empty cells that would win for a side if it were to move, tried one by one."""
    won = set()
    for cell in range(9):
        if board.mark_at(cell) is None:
            marks = board.crosses if side is Mark.X else board.noughts
            # A board of this side alone: the rules are asked whether it has a row.
            outcome = Board(marks | 1 << cell, 0).outcome
            if outcome and outcome.winner is Mark.X:
                won.add(cell)
    return won


def other(side: Mark) -> Mark:
    return Mark.O if side is Mark.X else Mark.X


def results(board: Board) -> dict[int, int]:
    return {cell: move_value(board, cell)[0] for cell in board.moves()}


@cache
def can_be_forked(board: Board) -> bool:
    """Return whether a reply wins two moves later against everything, by playing it all out."""

    def wins_next(after: Board) -> bool:
        answers = [after.play(answer) for answer in after.moves()]
        return bool(answers) and all(
            winning_cells(answer, board.turn) and not answer.outcome for answer in answers
        )

    return any(wins_next(board.play(reply)) for reply in board.moves())


def completes_a_row(board: Board, cell: int) -> bool:
    outcome = board.play(cell).outcome
    return outcome is not None and outcome.winner is board.turn


def stops_a_row(board: Board, cell: int) -> bool:
    return winning_cells(board, other(board.turn)) == {cell}


def makes_two_threats(board: Board, cell: int) -> bool:
    after = board.play(cell)
    return len(winning_cells(after, board.turn)) >= 2 and not winning_cells(after, after.turn)


def is_the_only_one_to_win(board: Board, cell: int) -> bool:
    return [move for move, result in results(board).items() if result == 1] == [cell]


def wins(board: Board, cell: int) -> bool:
    return results(board)[cell] == 1


def prevents_two_threats(board: Board, cell: int) -> bool:
    others = [move for move in board.moves() if move != cell]
    return (
        results(board)[cell] == 0
        and not can_be_forked(board.play(cell))
        and any(can_be_forked(board.play(move)) for move in others)
    )


def is_the_only_one_to_draw(board: Board, cell: int) -> bool:
    found = results(board)
    return found.pop(cell) == 0 and bool(found) and set(found.values()) == {-1}


def draws_where_some_lose(board: Board, cell: int) -> bool:
    found = results(board)
    return found[cell] == 0 and set(found.values()) == {0, -1}


def fills_the_board(board: Board, cell: int) -> bool:
    return board.moves() == (cell,) and results(board) == {cell: 0}


def draws_like_all_others(board: Board, _cell: int) -> bool:
    return set(results(board).values()) == {0} and len(board.moves()) > 1


def loses_as_late_as_can_be(board: Board, cell: int) -> bool:
    values = {move: move_value(board, move) for move in board.moves()}
    is_lost = {result for result, _ in values.values()} == {-1}
    return is_lost and values[cell][1] == max(plies for _, plies in values.values())


CHECKS: dict[Enum, Callable[[Board, int], bool]] = {
    Reason.WINS: completes_a_row,
    Reason.BLOCKS: stops_a_row,
    Reason.FORKS: makes_two_threats,
    Reason.ONLY_WIN: is_the_only_one_to_win,
    Reason.FORCES_WIN: wins,
    Reason.STOPS_FORK: prevents_two_threats,
    Reason.ONLY_DRAW: is_the_only_one_to_draw,
    Reason.KEEPS_DRAW: draws_where_some_lose,
    Reason.LAST_CELL: fills_the_board,
    Reason.EVEN: draws_like_all_others,
    Reason.LOST: loses_as_late_as_can_be,
}


class TestEveryPosition:
    def test_has_a_hint_that_is_a_best_move_with_a_reason_that_holds(self) -> None:
        for board in unfinished():
            hint = find_hint(board)
            assert hint.move in best_moves(board), board
            assert CHECKS[hint.reason](board, hint.move), (board, hint)

    def test_has_no_best_move_with_a_more_telling_reason(self) -> None:
        for board in unfinished():
            reason = find_hint(board).reason
            telling = [CHECKS[earlier] for earlier in Reason if earlier.value < reason.value]
            for cell in best_moves(board):
                assert not any(holds(board, cell) for holds in telling), (board, cell)

    def test_has_the_hint_of_the_most_traps_and_lines_among_equally_telling_ones(self) -> None:
        lines = (3, 2, 3, 2, 4, 2, 3, 2, 3)
        for board in unfinished():
            hint = find_hint(board)
            equals = [cell for cell in best_moves(board) if CHECKS[hint.reason](board, cell)]
            traps = {cell: trap_chance(board.play(cell), board.turn) for cell in equals}
            # Of those that are equal in everything, it is the first, row by row.
            wanted = min(equals, key=lambda cell: (-traps[cell], -lines[cell], cell))
            assert hint.move == wanted, board

    def test_has_a_hint_that_says_what_it_leads_to(self) -> None:
        for board in unfinished():
            hint = find_hint(board)
            result, plies = move_value(board, hint.move)
            own_moves = (plies + 1) // 2 if result else 0
            assert hint.forecast == Forecast(Ending(result), own_moves)

    def test_gives_each_reason_somewhere(self) -> None:
        assert {find_hint(board).reason for board in unfinished()} == set(Reason)


class TestTheReason:
    @pytest.mark.parametrize(
        ("rows", "cell", "reason"),
        [
            ("XX. OO. ...", 2, Reason.WINS),
            ("XX. O.. ...", 2, Reason.BLOCKS),
            ("X.. .O. ..X", None, Reason.STOPS_FORK),
            ("X.O .O. X..", 3, Reason.WINS),
            ("X.. ... ...", 4, Reason.ONLY_DRAW),
            ("... ... ...", None, Reason.EVEN),
            ("XOX XOO OX.", 8, Reason.LAST_CELL),
        ],
    )
    def test_is_what_a_good_player_would_say(
        self, rows: str, cell: int | None, reason: Reason
    ) -> None:
        hint = find_hint(draw(rows))
        assert hint.reason is reason
        assert cell in (None, hint.move)


class TestAmongEquallyGoodMoves:
    @pytest.mark.parametrize(
        ("rows", "cell"),
        [
            pytest.param("... ... ...", 0, id="a corner sets more traps than the centre"),
            pytest.param("... ... .OX", 4, id="the centre is on more lines than a corner"),
            pytest.param("... .X. ..O", 2, id="a corner is on more lines than an edge"),
            pytest.param("... .X. ...", 0, id="one corner is as good as another"),
        ],
    )
    def test_the_hint_is_always_the_same(self, rows: str, cell: int) -> None:
        assert find_hint(draw(rows)).move == cell


def test_a_finished_game_has_no_hint() -> None:
    with pytest.raises(ValueError, match="the game is over"):
        find_hint(draw("XXX OO. ..."))


def test_a_search_for_a_hint_can_be_stopped() -> None:
    search = Search()
    hints = Hints(search, Traps(search))
    with pytest.raises(SearchStopped):
        hints.find(Board(), lambda: True)
