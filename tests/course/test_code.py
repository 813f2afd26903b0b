"""The lines of minimax that are asked for are those that do it when the program runs."""

from collections import Counter

import pytest

from tictac_gui.course.code import AskedLine, LineFound, OtherLine, ReadCode, ReadCodeTask
from tictac_gui.engine.listing import Execution, Listing, Role
from tictac_gui.engine.trace import Trace
from tictac_gui.games import TIC_TAC_TOE
from tictac_gui.games.tic_tac_toe import Board

BOARD = Board.parse("O.X/X.X/.OO")
STEP = ReadCode("code", TIC_TAC_TOE, BOARD, tuple(AskedLine))


def answers(asked: AskedLine) -> list[int]:
    lines = Listing(Trace(BOARD)).lines
    return [number for number, line in enumerate(lines) if asked.is_answered_by(line)]


def ran(role: Role, *, is_max: bool | None = None) -> Counter[int]:
    """Count how often each line of a role ran, by its number from 0."""
    execution = Execution(Trace(BOARD))
    moments = (execution.moment(number) for number in range(execution.lines))
    return Counter(
        moment.line - 1
        for moment in moments
        if moment.role is role and is_max in (None, moment.call.is_max)
    )


def test_every_call_of_the_sample_but_the_first_is_made_where_it_calls_itself() -> None:
    assert ran(Role.ASK).total() == Trace(BOARD).root.calls - 1
    assert set(ran(Role.ASK)) == set(answers(AskedLine.CALLS_ITSELF))


def test_the_base_case_ends_every_call_that_makes_no_other() -> None:
    ends = set(ran(Role.RETURN_WIN)) | set(ran(Role.RETURN_DRAW))
    assert ends
    assert ends < set(answers(AskedLine.BASE_CASE))


def test_the_lowest_is_taken_where_min_chooses() -> None:
    assert set(ran(Role.KEEP, is_max=False)) == set(answers(AskedLine.TAKES_LOWEST))


def test_the_move_is_remembered_in_the_function_that_finds_it() -> None:
    [number] = answers(AskedLine.KEEPS_MOVE)
    lines = Listing(Trace(BOARD)).lines
    assert number > [line.text for line in lines].index("def best_move(board):")


@pytest.mark.parametrize("asked", AskedLine)
def test_each_right_line_answers_and_no_other_does(asked: AskedLine) -> None:
    right = answers(asked)
    for number, line in enumerate(Listing(Trace(BOARD)).lines):
        task = ReadCodeTask(ReadCode("one", TIC_TAC_TOE, BOARD, (asked,)), 0)
        task.choose(number)
        if number in right:
            assert task.is_done
            assert task.remark == LineFound(asked, None)
        else:
            assert not task.is_done
            assert isinstance(task.remark, OtherLine) is bool(line.text), "blank lines say nothing"


def test_questions_follow_each_other_and_hints_give_a_line_away() -> None:
    task = ReadCodeTask(STEP, 0)
    asked = []
    while question := task.question:
        asked.append(question)
        marks = []
        for _ in range(2):
            task.hint()
            marks.append(task.marked)
        assert marks[0] is None
        assert marks[1] in answers(question)
        task.choose(marks[1] or 0)
        assert task.hints == 0
    assert asked == list(AskedLine)
    assert len(task.found) == len(AskedLine)
    task.choose(0)
    assert task.is_done
