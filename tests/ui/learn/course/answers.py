"""The right and the wrong answers to every kind of task, as the engine knows them."""

from collections.abc import Iterator

from tests.ui.learn.course.course import Course, Hand
from tictac_gui.engine.forecast import Ending, Forecast
from tictac_gui.play.course.steps import Asked
from tictac_gui.play.course.tasks.judge_task import JudgeTask
from tictac_gui.play.course.tasks.pick_task import PickTask
from tictac_gui.play.course.tasks.play_task import PlayTask
from tictac_gui.play.course.tasks.tree_task import TreeTask


def solve(course: Course, hand: Hand) -> None:
    """Give nothing but right answers until the step is done."""
    task = course.task
    while not task.is_done:
        course.settle()
        match task:
            case PlayTask():
                hand.play(course, task.game.find_hint(task.board).move)
            case PickTask():
                hand.play(course, min(right_moves(task)))
            case JudgeTask():
                hand.press(course, f"ending_{ending(task).name.lower()}")
            case TreeTask():
                answer_in_tree(course, task, hand)
        course.settle()


def answer_in_tree(course: Course, task: TreeTask, hand: Hand) -> None:
    question = task.question
    assert question
    call = task.calls[question.path]
    if question.asked is Asked.VALUE:
        hand.press(course, f"value_{call.value}")
    else:
        assert call.best is not None
        hand.choose(course, (*question.path, call.best))


def go_wrong(course: Course, hand: Hand) -> Iterator[None]:
    """Give every wrong answer to what is asked now, and yield after each."""
    task = course.task
    match task:
        case PlayTask():
            scores = task.game.search.evaluate(task.board).scores
            best = Forecast.of(max(scores.values())).ending
            for move, score in scores.items():
                if Forecast.of(score).ending is not best:
                    hand.play(course, move)
                    yield
        case PickTask():
            for move in set(task.start.moves()) - right_moves(task):
                hand.play(course, move)
                yield
        case JudgeTask():
            for each in set(Ending) - {ending(task)}:
                hand.press(course, f"ending_{each.name.lower()}")
                yield
        case TreeTask():
            yield from go_wrong_in_tree(course, task, hand)


def go_wrong_in_tree(course: Course, task: TreeTask, hand: Hand) -> Iterator[None]:
    question = task.question
    assert question
    call = task.calls[question.path]
    if question.asked is Asked.VALUE:
        for value in set(task.options) - {call.value}:
            hand.press(course, f"value_{value}")
            yield
    else:
        for path, below in task.calls.items():
            if path[:-1] == question.path != path and below.value != call.value:
                hand.choose(course, path)
                yield


def right_moves(task: PickTask) -> set[int]:
    return set(task.game.policy_weights(task.start, task.player))


def ending(task: JudgeTask) -> Ending:
    scores = task.game.search.evaluate(task.start).scores
    return Forecast.of(max(scores.values())).ending
