"""A tree that is filled in from below, and what a wrong answer lights up."""

import pytest
from pytestqt.qtbot import QtBot

from tictac_gui.course.chapters import COURSE
from tictac_gui.course.trees import (
    Asked,
    Filled,
    FillTree,
    FillTreeTask,
    NotBelow,
    Path,
    Refuted,
    TreeQuestion,
    WrongValue,
    subtree,
)
from tictac_gui.engine import Mark
from tictac_gui.engine.trace import Scoring, Trace
from tictac_gui.games import TIC_TAC_TOE, BoardPosition
from tictac_gui.games.tic_tac_toe import Board

THREE_CELLS = Board.parse("O.X/X.X/.OO")
"""
O . X
X . X
. O O
"""


DOOMED = Board.parse("XOO/.OX/..X")
TREES = [
    pytest.param(step, id=f"{chapter.key}-{step.key}")
    for chapter in COURSE
    for step in chapter.steps
    if isinstance(step, FillTree)
]


def tree(
    *questions: TreeQuestion, top: Path = (), only_ends: bool = False, pause_ms: int = 0
) -> FillTreeTask:
    step = FillTree("any", TIC_TAC_TOE, THREE_CELLS, questions, top, only_ends=only_ends)
    return FillTreeTask(step, pause_ms)


def value(*path: int) -> TreeQuestion:
    return TreeQuestion(Asked.VALUE, path)


def choice(*path: int) -> TreeQuestion:
    return TreeQuestion(Asked.CHOICE, path)


def marks_of(task: FillTreeTask) -> list[object]:
    return [task.marked]


def test_it_shows_the_nine_calls_of_the_search() -> None:
    task = tree(value())
    assert len(task.calls) == task.trace.root.calls == 9
    assert list(tree(value(6), top=(6,)).calls) == [(6,), (6, 1), (6, 1, 4), (6, 4)]


def test_values_are_missing_where_they_are_asked_for_or_hidden() -> None:
    task = tree(value(6), value(), only_ends=True)
    assert task.values == {(1, 4): -10, (1, 6): -10, (4,): 10, (6, 1, 4): 10, (6, 4): -10}
    task.give(-10)
    assert task.values[(6,)] == -10
    assert (1,) not in task.values
    task.give(10)
    assert task.is_done
    assert len(task.values) == 9


def test_every_board_of_equal_value_can_be_chosen() -> None:
    for move in (4, 6):
        task = tree(choice(1))
        task.choose((1, move))
        assert task.is_done
        assert task.remark == Filled(Mark.O, is_max=False, is_end=False, value=-10)
        assert task.is_right


def test_a_wrong_choice_is_refuted_board_by_board(qtbot: QtBot) -> None:
    task = tree(choice(6))
    lit: list[tuple[Path, ...]] = []
    task.changed.connect(lambda: lit.append(task.lit))
    task.choose((6, 1))
    qtbot.waitUntil(lambda: not task.is_busy)
    assert lit == [(), ((6, 1),), ((6, 1), (6, 1, 4))]
    assert task.remark == Refuted(Mark.O, is_max=False, is_end=False, answer=10, winner=Mark.X)
    assert task.question == choice(6)
    task.choose((6, 4))
    assert task.is_done
    assert task.lit == ()


def test_a_wrong_value_says_who_chooses_something_else_but_not_what() -> None:
    task = tree(value())
    task.give(-10)
    assert task.remark == WrongValue(Mark.X, -10, is_too_high=False)
    assert not task.is_busy
    assert task.lit == (), "the line of best play would give the value away"
    assert task.is_right is False


def test_a_value_that_forgets_the_other_side_s_choice_is_refuted_where_that_is_made(
    qtbot: QtBot,
) -> None:
    """X can reach a win only past a board on which O chooses something else."""
    doomed = FillTree("any", TIC_TAC_TOE, DOOMED, (value(),), only_ends=True)
    task = FillTreeTask(doomed, 0)
    assert task.trace.root.value == -10
    task.give(10)
    assert isinstance(task.remark, WrongValue)
    below = task.remark.below
    assert below
    assert task.remark == WrongValue(Mark.O, 10, is_too_high=True, below=below)
    qtbot.waitUntil(lambda: not task.is_busy)
    assert task.lit == ((), below)
    ends = [call.value for path, call in task.calls.items() if path[: len(below)] == below]
    assert 10 in ends
    assert not task.calls[below].is_max


def test_a_value_that_no_end_has_is_refuted_by_the_ends() -> None:
    board: BoardPosition = Board.parse("XOX/XO./O..")
    drawn = Trace(board)
    paths = [
        path
        for path, call in subtree(drawn, (), drawn.root)
        if call.is_max and call.value == 0 and call.calls == 2
    ]
    assert paths
    for path in paths:
        step = FillTree("any", TIC_TAC_TOE, drawn.root.position, (value(*path),))
        task = FillTreeTask(step, 0)
        task.give(10)
        assert task.remark == WrongValue(None, 10, is_too_high=True)
        task.give(-10)
        assert task.remark == WrongValue(Mark.X, -10, is_too_high=False), "here, at once"


@pytest.mark.parametrize("step", TREES)
def test_no_wrong_value_lights_up_the_right_one(step: FillTree) -> None:
    """Every wrong answer to every question about a board on which somebody chooses."""
    for question in step.questions:
        for wrong in FillTreeTask(step, 0).options:
            task = FillTreeTask(step, 0)
            while task.question != question:
                answer(task)
            call = task.calls[question.path]
            if question.asked is not Asked.VALUE or wrong == call.value or call.best is None:
                continue
            task.give(wrong)
            said = task.remark
            assert isinstance(said, WrongValue)
            task._show_next() if task.is_showing else None
            assert (*question.path, call.best) not in task.lit or said.below
            if said.below:
                below = task.calls[said.below]
                assert said.chooser is below.position.turn
                assert below.value < wrong if said.is_too_high else below.value > wrong
            task.shutdown()


def answer(task: FillTreeTask) -> None:
    question = task.question
    assert question
    call = task.calls[question.path]
    if question.asked is Asked.VALUE:
        task.give(call.value)
    else:
        assert call.best is not None
        task.choose((*question.path, call.best))


def test_hidden_values_may_stay_so_for_the_steps_that_ask_for_them() -> None:
    ends = value(4)
    task = FillTreeTask(
        FillTree("any", TIC_TAC_TOE, THREE_CELLS, (ends,), only_ends=True, keeps_hidden=True), 0
    )
    task.give(10)
    assert task.is_done
    assert set(task.values) == {(1, 4), (1, 6), (4,), (6, 1, 4), (6, 4)}


def test_the_winner_is_the_one_at_the_end_of_the_line() -> None:
    longer = FillTree("any", TIC_TAC_TOE, Board.parse("XOO/X../.XO"), (choice(),))
    task = FillTreeTask(longer, 0)
    task.choose((4,))
    assert isinstance(task.remark, Refuted)
    assert task.remark.winner is Mark.O
    task.shutdown()


def test_an_answer_ends_the_refutation_of_the_one_before(qtbot: QtBot) -> None:
    task = tree(choice(6), pause_ms=20)
    with qtbot.waitSignal(task.changed):
        task.choose((6, 1))
    task.choose((6, 4))
    assert not task.is_showing
    assert task.lit == ()


def test_no_hint_is_given_while_something_is_shown() -> None:
    task = tree(choice(6), pause_ms=20)
    task.choose((6, 1))
    task.hint()
    assert task.hints == 0
    task.shutdown()
    task.hint()
    assert task.hints == 1


def test_nothing_can_be_answered_once_all_is() -> None:
    task = tree(value(6))
    task.give(-10)
    said = task.remark
    task.give(10)
    task.choose((6, 1))
    task.hint()
    assert (task.remark, task.hints, task.marked) == (said, 0, None)
    assert task.is_well_done
    assert not task.can_restart


def test_a_task_knows_whether_values_are_asked_for() -> None:
    assert tree(choice(6), value()).asks_values
    assert not tree(choice(6), choice()).asks_values


def test_a_hint_takes_the_place_of_what_was_said_before(qtbot: QtBot) -> None:
    task = tree(value())
    task.give(-10)
    qtbot.waitUntil(lambda: not task.is_busy)
    task.hint()
    assert (task.hints, task.remark, task.is_right) == (1, None, None)


def test_only_boards_right_below_can_be_chosen() -> None:
    for path in ((), (6,), (4,), (6, 1, 4)):
        task = tree(choice(6))
        task.choose(path)
        assert task.remark == NotBelow()
        assert not task.is_done


def test_an_answer_of_the_other_kind_is_none() -> None:
    task = tree(value(6), choice())
    task.choose((6, 4))
    assert task.remark is None
    task.give(-10)
    task.give(10)
    assert task.question == choice()


def test_the_last_hint_marks_the_answer() -> None:
    task = tree(value(6), choice())
    task.hint()
    assert marks_of(task) == [None]
    task.hint()
    assert marks_of(task) == [-10]
    task.give(-10)
    assert task.hints == 0
    task.hint()
    task.hint()
    assert marks_of(task) == [(4,)]


def test_the_values_offered_are_those_of_ends_and_of_the_other_side() -> None:
    assert tree(value()).options == (-10, 0, 10)
    step = FillTree("any", TIC_TAC_TOE, THREE_CELLS, (value(),), scoring=Scoring.DISTANCES)
    assert FillTreeTask(step, 0).options == (-9, -8, -7, 0, 7, 8, 9)
