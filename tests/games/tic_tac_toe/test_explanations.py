"""Every move of every position has a reason that holds by checks which know nothing of reasons.

The checks play moves out on boards instead of looking at lines, as the game does.
"""

from collections import Counter
from collections.abc import Callable, Iterator
from enum import Enum
from functools import cache

import pytest

from tests.boards import draw, unfinished
from tests.games.tic_tac_toe.test_hints import CHECKS, can_be_forked, other, winning_cells
from tests.solver import best_moves, move_value
from tests.tic_tac_toe import find_hint, review
from tictac_gui.engine import Mark, SearchStopped
from tictac_gui.engine.review import Explanation
from tictac_gui.games import TIC_TAC_TOE
from tictac_gui.games.tic_tac_toe import Board
from tictac_gui.games.tic_tac_toe.reasons import Flaw, Reason


def explain(board: Board, cell: int) -> Explanation:
    assert TIC_TAC_TOE.explainer
    return TIC_TAC_TOE.explainer(board, cell, None)


@cache
def every_move() -> tuple[tuple[Board, int, Explanation], ...]:
    return tuple(
        (board, cell, explain(board, cell)) for board in unfinished() for cell in board.moves()
    )


def flawed_moves() -> Iterator[tuple[Board, int, Explanation, int]]:
    """Give the moves that are not best, with what is better."""
    for board, cell, found in every_move():
        if found.better is not None:
            yield board, cell, found, found.better


LINES = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6))


def lines_of(board: Board, side: Mark, marks: int) -> list[tuple[int, ...]]:
    """Return the lines with `marks` marks of a side and none of the other's."""
    in_lines = {line: [board.mark_at(cell) for cell in line] for line in LINES}
    return [
        line
        for line, found in in_lines.items()
        if found.count(side) == marks and other(side) not in found
    ]


def loses_to_a_forced_fork(after: Board) -> bool:
    """Return whether some reply leaves one answer that does not lose at once, and then forks."""
    for reply in after.moves():
        threatening = after.play(reply)
        if threatening.outcome or winning_cells(threatening, threatening.turn):
            continue
        answers = [threatening.play(answer) for answer in threatening.moves()]
        standing = [board for board in answers if not winning_cells(board, after.turn)]
        if len(standing) == 1 and not standing[0].outcome and can_be_forked(standing[0]):
            return True
    return False


def wins_with_two_threats(board: Board, cell: int) -> bool:
    after = board.play(cell)
    return len(winning_cells(after, board.turn)) > 1 and not winning_cells(after, after.turn)


def wins_with_a_forced_fork(board: Board, cell: int) -> bool:
    after = board.play(cell)
    cells = winning_cells(after, board.turn)
    if len(cells) != 1 or winning_cells(after, after.turn):
        return False
    return can_be_forked(after.play(cells.pop()))


def misses_a_win(board: Board, _cell: int, better: int) -> bool:
    outcome = board.play(better).outcome
    return outcome is not None and outcome.winner is board.turn


def leaves_a_row_open(board: Board, cell: int, _better: int) -> bool:
    return bool(winning_cells(board.play(cell), other(board.turn)))


def allows_a_fork(board: Board, cell: int, better: int) -> bool:
    return can_be_forked(board.play(cell)) and not can_be_forked(board.play(better))


def misses_a_fork(board: Board, _cell: int, better: int) -> bool:
    return wins_with_two_threats(board, better)


def allows_a_forced_fork(board: Board, cell: int, _better: int) -> bool:
    return loses_to_a_forced_fork(board.play(cell))


def misses_a_forced_fork(board: Board, _cell: int, better: int) -> bool:
    return wins_with_a_forced_fork(board, better)


FLAWS: dict[Enum, Callable[[Board, int, int], bool]] = {
    Flaw.MISSED_WIN: misses_a_win,
    Flaw.LEFT_OPEN: leaves_a_row_open,
    Flaw.ALLOWED_FORK: allows_a_fork,
    Flaw.MISSED_FORK: misses_a_fork,
    Flaw.ALLOWED_FORCED_FORK: allows_a_forced_fork,
    Flaw.MISSED_FORCED_FORK: misses_a_forced_fork,
}


class TestEveryMove:
    def test_is_explained_as_good_exactly_if_it_is_best_and_the_reason_holds(self) -> None:
        for board, cell, found in every_move():
            assert (found.better is None) == (cell in best_moves(board)), (board, cell)
            if found.better is None:
                assert CHECKS[found.reason](board, cell), (board, cell, found)
                assert bool(found.lines) == (found.side is not None)

    def test_that_blocks_or_wins_has_the_lines_that_it_does_so_with(self) -> None:
        wins = (Reason.WINS, Reason.FORKS, Reason.ONLY_WIN, Reason.FORCES_WIN)
        for board, cell, found in every_move():
            if found.better is not None:
                continue
            after = board.play(cell)
            if found.reason is Reason.BLOCKS:
                expected = lines_of(board, other(board.turn), 2)
            elif found.reason in wins:
                expected = lines_of(after, board.turn, 3) or lines_of(after, board.turn, 2)
            else:
                expected = []
            assert sorted(found.lines) == sorted(expected), (board, cell, found)

    def test_that_is_not_best_has_a_flaw_that_holds(self) -> None:
        for board, cell, found, better in flawed_moves():
            assert better == find_hint(board).move
            if found.reason is not Flaw.TOO_DEEP:
                assert FLAWS[found.reason](board, cell, better), (board, cell, found)

    def test_has_no_plainer_flaw(self) -> None:
        for board, cell, found, better in flawed_moves():
            plainer = [flaw for flaw in FLAWS if flaw.value < found.reason.value]
            assert not any(FLAWS[flaw](board, cell, better) for flaw in plainer), (board, cell)

    def test_is_seldom_beyond_what_the_lines_show(self) -> None:
        counts = Counter(found.reason for _, _, found, _ in flawed_moves())
        assert set(counts) == set(Flaw)
        assert counts[Flaw.TOO_DEEP] == 8
        assert sum(counts.values()) == 9044


class TestTheLines:
    def test_are_lines_of_the_side_named_with_nothing_of_the_other_s_on_them(self) -> None:
        for board, cell, found, better in flawed_moves():
            missed = found.reason.name.startswith("MISSED")
            if found.reason is Flaw.TOO_DEEP:
                assert not found.lines
                assert found.side is None
                continue
            assert found.side is (board.turn if missed else other(board.turn))
            # What was missed could still be done before the move, what was allowed after it.
            shown = board if missed else board.play(cell)
            for line in found.lines:
                marks = sum(1 << at for at in line)
                assert Board(marks, 0).outcome, "not a line of the game"
                others = {shown.mark_at(at) for at in line} - {found.side}
                assert others <= {None}, (board, cell, found)
                if found.reason is Flaw.MISSED_WIN:
                    assert [at for at in line if board.mark_at(at) is None] == [better]

    def test_of_a_block_are_what_the_opponent_would_complete_there(self) -> None:
        for board, cell, found in every_move():
            if found.reason is Reason.BLOCKS:
                assert found.side is other(board.turn)
                for line in found.lines:
                    assert {at for at in line if board.mark_at(at) is not found.side} == {cell}

    def test_of_a_forced_fork_come_with_the_moves_that_lead_to_them(self) -> None:
        for board, cell, found, better in flawed_moves():
            if found.reason not in (Flaw.ALLOWED_FORCED_FORK, Flaw.MISSED_FORCED_FORK):
                assert not found.moves
                continue
            assert found.side
            is_missed = found.reason is Flaw.MISSED_FORCED_FORK
            threat, answer, fork = found.moves
            assert threat == better or not is_missed
            shown = (board if is_missed else board.play(cell)).play(threat)
            assert winning_cells(shown, found.side) == {answer}
            shown = shown.play(answer).play(fork)
            completing = winning_cells(shown, found.side)
            assert len(completing) >= 2
            assert not winning_cells(shown, shown.turn)
            for line in found.lines:
                [free] = [at for at in line if shown.mark_at(at) is None]
                assert free in completing

    def test_number_one_at_least_and_two_for_a_fork(self) -> None:
        for _, _, found, _ in flawed_moves():
            if found.reason in (Flaw.MISSED_WIN, Flaw.LEFT_OPEN):
                assert found.lines
            elif found.reason is not Flaw.TOO_DEEP:
                assert len(found.lines) >= 2


class TestTheExplanation:
    @pytest.mark.parametrize(
        ("rows", "cell", "reason", "better", "lines"),
        [
            ("XX. OO. ...", 2, Reason.WINS, None, ((0, 1, 2),)),
            ("X.. .O. .OX", 1, Reason.BLOCKS, None, ((1, 4, 7),)),
            ("..X X.O ..O", 0, Reason.FORKS, None, ((0, 1, 2), (0, 3, 6))),
            ("XX. O.. ...", 2, Reason.BLOCKS, None, ((0, 1, 2),)),
            ("XX. OO. ...", 8, Flaw.MISSED_WIN, 2, ((0, 1, 2),)),
            ("X.O .O. X..", 8, Flaw.MISSED_WIN, 3, ((0, 3, 6),)),
            ("XX. .O. ...", 8, Flaw.LEFT_OPEN, 2, ((0, 1, 2),)),
            ("X.. .O. ..X", 2, Flaw.ALLOWED_FORK, 1, ((0, 3, 6), (6, 7, 8))),
        ],
    )
    def test_is_what_a_good_player_would_say(
        self,
        rows: str,
        cell: int,
        reason: Enum,
        better: int | None,
        lines: tuple[tuple[int, ...], ...],
    ) -> None:
        found = explain(draw(rows), cell)
        assert (found.reason, found.better) == (reason, better)
        assert set(found.lines) == set(lines)

    def test_comes_with_the_review(self) -> None:
        reviewed = review((0, 3, 1, 4, 8))
        left_out = reviewed.moves[-1].explanation
        assert left_out == Explanation(Flaw.MISSED_WIN, 2, ((0, 1, 2),), Mark.X)
        assert reviewed.moves[-1].better == 2

    def test_can_be_stopped(self) -> None:
        with pytest.raises(SearchStopped):
            TIC_TAC_TOE.review((0, 4, 8), lambda: True)

    def test_names_a_move_that_is_as_good_as_any(self) -> None:
        for board, _cell, _found, better in flawed_moves():
            best = best_moves(board)
            assert better in best
            assert len({move_value(board, move) for move in best}) == 1
