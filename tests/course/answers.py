"""The right and the wrong answers to every kind of task, as the engine knows them."""

from collections.abc import Collection, Iterator

from tests.course.course import Course, Hand
from tictac_gui.course.beyond import GuessSizeTask, Idea, ReadOnTask
from tictac_gui.course.code import ReadCodeTask
from tictac_gui.course.estimating import CountEstimateTask, LookFurtherTask
from tictac_gui.course.guessing import (
    CompareMatchesTask,
    GuessCountTask,
    GuessMatchTask,
    NameMatchTask,
)
from tictac_gui.course.playing import JudgeTask, PickMoveTask, PlayTask
from tictac_gui.course.same_boards import MarkBoardsTask
from tictac_gui.course.trees import Asked, FillTreeTask, Path, PruneTreeTask, TreeTask
from tictac_gui.course.walking import WalkTreeTask
from tictac_gui.engine.search import Ending, Forecast
from tictac_gui.games import TIC_TAC_TOE


def solve(course: Course, hand: Hand) -> None:
    """Give nothing but right answers until the step is done."""
    task = course.task
    while not task.is_done:
        course.settle()
        match task:
            case JudgeTask(is_proving=False):
                hand.press(course, f"ending_{ending(task).name.lower()}")
            case PlayTask():
                hand.play(course, task.game.find_hint(task.board).move)
            case PickMoveTask():
                hand.play(course, min(right_moves(task)))
            case TreeTask():
                solve_in_tree(course, task, hand)
            case MarkBoardsTask():
                mark_boards(course, task.right, hand)
            case _:
                solve_otherwise(course, hand)
        course.settle()


def right_number(task: CountEstimateTask | LookFurtherTask | GuessSizeTask) -> str:
    """Return the name of the button with the right number."""
    if isinstance(task, GuessSizeTask):
        return f"digits_{task.asked.digits}"
    if isinstance(task, CountEstimateTask):
        return f"sum_{task.board.estimate()}"
    return f"lookahead_{task.answer}"


def click_line(course: Course, task: ReadCodeTask, hand: Hand) -> None:
    question = task.question
    assert question
    lines = [n for n, line in enumerate(task.lines) if question.is_answered_by(line)]
    hand.read(course, lines[-1])


def solve_otherwise(course: Course, hand: Hand) -> None:
    match task := course.task:
        case ReadCodeTask():
            click_line(course, task, hand)
        case CountEstimateTask() | LookFurtherTask() | GuessSizeTask():
            hand.press(course, right_number(task))
        case GuessCountTask() | GuessMatchTask():
            hand.press(course, f"guess_{task.offers[0]}")
        case ReadOnTask():
            for idea in Idea:
                hand.press(course, f"idea_{idea.name.lower()}")
        case CompareMatchesTask():
            hand.press(course, f"player_{task.offers[0]}")
        case NameMatchTask():
            [player] = right_players(task)
            hand.press(course, f"player_{player}")


def solve_in_tree(course: Course, task: TreeTask, hand: Hand) -> None:
    match task:
        case FillTreeTask():
            answer_in_tree(course, task, hand)
        case PruneTreeTask():
            mark_in_tree(course, task.highest_skippable, hand)
        case WalkTreeTask():
            walk_on(course, task, hand)


def walk_on(course: Course, task: WalkTreeTask, hand: Hand) -> None:
    """Click the board that the search looks at next, or that there is none."""
    if task.next:
        hand.choose(course, task.next)
    else:
        hand.press(course, "course_end_of_search")


def mark_in_tree(course: Course, paths: Collection[Path], hand: Hand) -> None:
    """Leave just these boards crossed out, and have that checked."""
    task = course.task
    assert isinstance(task, PruneTreeTask)
    while former := task.skipped:
        hand.choose(course, min(former))
    for path in sorted(paths):
        hand.choose(course, path)
    hand.press(course, "course_check")


def mark_boards(course: Course, boards: Collection[int], hand: Hand) -> None:
    """Leave just these boards marked, and have that checked."""
    task = course.task
    assert isinstance(task, MarkBoardsTask)
    for board in task.marks ^ set(boards):
        hand.mark(course, board)
    hand.press(course, "course_check")


def right_players(task: NameMatchTask) -> set[str]:
    assert task.asked_result
    asked = task.asked_result.odds
    odds, players = TIC_TAC_TOE.exact, TIC_TAC_TOE.players
    assert odds
    x = players[task.opponent]
    return {player for player in task.offers if odds().odds(x, players[player]) == asked}


def answer_in_tree(course: Course, task: FillTreeTask, hand: Hand) -> None:
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
        case JudgeTask(is_proving=False):
            yield from misjudge(course, task, hand)
        case PlayTask() | PickMoveTask():
            for move in set(task.start.moves()) - right_moves(task):
                hand.play(course, move)
                yield
        case TreeTask():
            yield from go_wrong_in_any_tree(course, task, hand)
        case ReadCodeTask():
            yield from misread(course, task, hand)
        case CountEstimateTask() | LookFurtherTask() | GuessSizeTask():
            yield from miscount(course, task, hand)
        case MarkBoardsTask():
            yield from mark_wrongly(course, task, hand)
        case NameMatchTask():
            yield from name_others(course, task, hand)


def misjudge(course: Course, task: JudgeTask, hand: Hand) -> Iterator[None]:
    for each in set(Ending) - {ending(task)}:
        hand.press(course, f"ending_{each.name.lower()}")
        yield


def misread(course: Course, task: ReadCodeTask, hand: Hand) -> Iterator[None]:
    for number, line in enumerate(task.lines):
        if line.text and task.question and not task.question.is_answered_by(line):
            hand.read(course, number)
            yield


def miscount(
    course: Course, task: CountEstimateTask | LookFurtherTask | GuessSizeTask, hand: Hand
) -> Iterator[None]:
    course.settle()
    right = right_number(task)
    for option in task.offers if isinstance(task, GuessSizeTask) else task.options:
        if (button := f"{right.partition('_')[0]}_{option}") != right:
            hand.press(course, button)
            yield


def go_wrong_in_any_tree(course: Course, task: TreeTask, hand: Hand) -> Iterator[None]:
    match task:
        case FillTreeTask():
            yield from go_wrong_in_tree(course, task, hand)
        case PruneTreeTask():
            yield from skip_wrongly(course, task, hand)
        case WalkTreeTask():
            yield from go_astray(course, task, hand)


def name_others(course: Course, task: NameMatchTask, hand: Hand) -> Iterator[None]:
    course.settle()
    for player in sorted(set(task.offers) - right_players(task)):
        hand.press(course, f"player_{player}")
        yield


def go_astray(course: Course, task: WalkTreeTask, hand: Hand) -> Iterator[None]:
    """Look at every board that isn't next, and end too soon."""
    for path in task.calls:
        if path != task.next:
            hand.choose(course, path)
            yield
    if task.prunes:
        hand.press(course, "course_end_of_search")
        yield


def skip_wrongly(course: Course, task: PruneTreeTask, hand: Hand) -> Iterator[None]:
    """Skip nothing, too little, and in turn every board that has to be looked at."""
    right = task.highest_skippable
    mark_in_tree(course, (), hand)
    yield
    for path in sorted(right):
        if len(right) > 1:
            mark_in_tree(course, right - {path}, hand)
            yield
    for path in task.calls:
        if path in task.looked_at:
            hand.choose(course, path)
            yield
        elif path and task.matters(path):
            others = {each for each in right if each[: len(path)] != path}
            mark_in_tree(course, {*others, path}, hand)
            yield


def mark_wrongly(course: Course, task: MarkBoardsTask, hand: Hand) -> Iterator[None]:
    """Mark nothing, too little and too much."""
    mark_boards(course, (), hand)
    yield
    for board in range(len(task.boards)):
        if board != task.model:
            mark_boards(course, task.right ^ {board}, hand)
            yield


def go_wrong_in_tree(course: Course, task: FillTreeTask, hand: Hand) -> Iterator[None]:
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


def right_moves(task: PickMoveTask | PlayTask) -> set[int]:
    if isinstance(task, PickMoveTask):
        return set(task.game.policy_weights(task.start, task.player))
    scores = task.game.scores(task.start)
    best = Forecast.of(max(scores.values())).ending
    if best is Ending.LOSS:
        return {move for move, score in scores.items() if score == max(scores.values())}
    return {move for move, score in scores.items() if Forecast.of(score).ending is best}


def ending(task: JudgeTask) -> Ending:
    scores = task.game.scores(task.start)
    return Forecast.of(max(scores.values())).ending
