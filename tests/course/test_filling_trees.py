"""A tree that is filled in from below, and what a wrong answer lights up."""

from pytestqt.qtbot import QtBot

from tictac_gui.course.trees import (
    Asked,
    Filled,
    FillTree,
    FillTreeTask,
    NotBelow,
    Path,
    Refuted,
    TreeQuestion,
)
from tictac_gui.engine import Mark
from tictac_gui.engine.trace import Scoring
from tictac_gui.games import TIC_TAC_TOE
from tictac_gui.games.tic_tac_toe import Board

THREE_CELLS = Board.parse("O.X/X.X/.OO")
"""
O . X
X . X
. O O
"""


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
    assert task.remark == Refuted(
        Mark.O, is_max=False, is_end=False, is_choice=True, answer=10, winner=Mark.X
    )
    assert task.question == choice(6)
    task.choose((6, 4))
    assert task.is_done
    assert task.lit == ()


def test_a_wrong_value_lights_up_best_play_from_the_board(qtbot: QtBot) -> None:
    task = tree(value())
    task.give(-10)
    qtbot.waitUntil(lambda: not task.is_busy)
    assert task.lit == ((), (4,))
    assert isinstance(task.remark, Refuted)
    assert not task.remark.is_choice
    assert task.is_right is False


def test_the_winner_is_the_one_at_the_end_of_the_line() -> None:
    longer = FillTree("any", TIC_TAC_TOE, Board.parse("XOO/X../.XO"), (value(5),))
    task = FillTreeTask(longer, 0)
    task.give(0)
    assert isinstance(task.remark, Refuted)
    assert task.remark.winner is Mark.X
    task.shutdown()


def test_an_answer_ends_the_refutation_of_the_one_before(qtbot: QtBot) -> None:
    task = tree(value(), value(6), pause_ms=20)
    with qtbot.waitSignal(task.changed):
        task.give(-10)
    task.give(10)
    assert not task.is_showing
    assert task.lit == ()


def test_no_hint_is_given_while_something_is_shown() -> None:
    task = tree(value(), pause_ms=20)
    task.give(-10)
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
