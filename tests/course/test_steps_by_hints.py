"""Every step of the course can be done, and asks for nothing that it shows."""

from collections.abc import Iterator
from random import Random
from typing import cast

import pytest
from pytestqt.qtbot import QtBot

from tictac_gui.course.beyond import GuessSizeTask, Idea, ReadOnTask
from tictac_gui.course.chapters import COURSE
from tictac_gui.course.code import ReadCodeTask
from tictac_gui.course.estimating import CountEstimateTask, LookFurtherTask
from tictac_gui.course.guessing import (
    CompareMatchesTask,
    GuessCount,
    GuessMatch,
    GuessTask,
    NameMatch,
    NameMatchTask,
)
from tictac_gui.course.playing import JudgeTask, PickMoveTask, PlayTask
from tictac_gui.course.same_boards import MarkBoards, MarkBoardsTask, Sameness
from tictac_gui.course.steps import Chapter, Step, Task, Tools
from tictac_gui.course.trees import Asked, FillTree, FillTreeTask, Path, PruneTree, PruneTreeTask
from tictac_gui.course.walking import WalkTreeTask
from tictac_gui.engine.search import Ending
from tictac_gui.engine.trace import Scoring
from tictac_gui.games import CONNECT_FOUR, TIC_TAC_TOE
from tictac_gui.play.asking import Asker

STEPS = [
    pytest.param(chapter, step, id=f"{chapter.key}-{step.key}")
    for chapter in COURSE
    for step in chapter.steps
]
TREES = [
    pytest.param(step, id=f"{chapter.key}-{step.key}")
    for chapter in COURSE
    for step in chapter.steps
    if isinstance(step, FillTree)
]
MATCHES = [
    pytest.param(step, id=step.key)
    for chapter in COURSE
    for step in chapter.steps
    if isinstance(step, GuessMatch)
]
MOST_ANSWERS = 8
"""That a step asks for."""
CORNERS, CENTRE = {0, 2, 6, 8}, 4


def step_of(chapter: str, key: str) -> Step:
    [found] = [
        step for part in COURSE for step in part.steps if (part.key, step.key) == (chapter, key)
    ]
    return found


def tree_of(chapter: str, key: str) -> FillTreeTask:
    step = step_of(chapter, key)
    assert isinstance(step, FillTree)
    return FillTreeTask(step, pause_ms=0)


def boards_of(key: str) -> tuple[tuple[int, ...], ...]:
    step = step_of("seen_before", key)
    assert isinstance(step, MarkBoards)
    return step.boards


def follow_hints(qtbot: QtBot, task: Task) -> None:
    """Do a task with the answers that its last hints give away."""
    for _ in range(MOST_ANSWERS):
        if task.is_done:
            return
        qtbot.waitUntil(lambda: not task.is_busy)
        task.hint()
        task.hint()
        match task:
            case JudgeTask(is_proving=False):
                qtbot.waitUntil(lambda: task.marked is not None)
                task.judge(cast("Ending", task.marked))
            case PlayTask() | PickMoveTask():
                qtbot.waitUntil(lambda: task.marked is not None)
                task.play_move(cast("int", task.marked))
            case GuessTask() | CountEstimateTask() | LookFurtherTask() | GuessSizeTask():
                qtbot.waitUntil(lambda: task.marked is not None)
                task.give(cast("int", task.marked))
            case _:
                answer_as_marked(qtbot, task)
        qtbot.waitUntil(lambda: not task.is_busy)


def answer_as_marked(qtbot: QtBot, task: Task) -> None:
    match task:
        case FillTreeTask() | WalkTreeTask():
            answer_in_tree(task)
        case PruneTreeTask() | MarkBoardsTask():
            mark_all(task)
        case ReadCodeTask():
            assert task.marked is not None
            task.choose(task.marked)
        case NameMatchTask():
            task.name(str(task.marked))
        case CompareMatchesTask():
            qtbot.waitUntil(lambda: task.marked is not None)
            task.name(str(task.marked))
        case ReadOnTask():
            task.turn(cast("Idea", task.marked))


def answer_in_tree(task: FillTreeTask | WalkTreeTask) -> None:
    if isinstance(task, WalkTreeTask):
        task.choose(task.marked) if task.marked else task.end()
    elif isinstance(task.marked, int):
        task.give(task.marked)
    elif task.marked is not None:
        task.choose(task.marked)


def mark_all(task: PruneTreeTask | MarkBoardsTask) -> None:
    if isinstance(task, PruneTreeTask):
        for path in task.marked:
            task.toggle(path)
    else:
        for board in task.marked:
            task.toggle(board)
    task.check()


@pytest.mark.parametrize(("chapter", "step"), STEPS)
def test_every_step_is_done_by_following_its_hints(
    qtbot: QtBot, worker: Asker, chapter: Chapter, step: Step
) -> None:
    task = step.make_task(Tools(worker, Random(1), pause_ms=0))
    follow_hints(qtbot, task)
    assert task.is_well_done
    assert step.game is (CONNECT_FOUR if chapter.key == "out_of_sight" else TIC_TAC_TOE)


def test_names_are_those_that_are_in_people_s_settings() -> None:
    assert {chapter.key: chapter.keys for chapter in COURSE} == {
        "can_you_win": ("win", "draw", "lost", "judge", "foresee", "prove"),
        "whose_turn": ("ends", "lowest", "highest", "calls", "code", "alone"),
        "backwards": ("reply", "move", "ends", "doomed", "far", "play"),
        "sooner": ("finish", "equal", "naive", "depth", "later"),
        "cant_matter": ("first", "sweep", "order", "beta", "count", "alone"),
        "seen_before": ("orders", "cache", "turned", "first_moves", "symmetry", "replies"),
        "good_enough": ("one_ahead", "chance", "easy", "more_wins", "safe", "perfect", "who"),
        "out_of_sight": ("drop", "estimate", "two", "look", "punish", "trap", "further"),
        "beyond": ("size", "after"),
    }


class TestTrees:
    @pytest.mark.parametrize("step", TREES)
    def test_ask_only_what_they_do_not_show(self, step: FillTree) -> None:
        task = FillTreeTask(step, pause_ms=0)
        for question in step.questions:
            assert task.question == question
            above = {question.path[:length] for length in range(len(question.path) + 1)}
            assert question.path in task.calls
            assert not above & set(task.values), "nor does a board above give it away"
            if question.asked is Asked.CHOICE:
                assert set(below(task, question.path)) <= set(task.values)
            answered = len(task.values)
            task.hint()
            task.hint()
            answer_in_tree(task)
            assert len(task.values) > answered

    def test_show_one_branch_first_where_a_rule_is_new(self) -> None:
        assert len(tree_of("whose_turn", "lowest").calls) == 4
        assert len(tree_of("backwards", "reply").calls) == 5

    @pytest.mark.parametrize("key", ["ends", "doomed", "far"])
    def test_are_to_be_worked_out_from_their_ends_alone(self, key: str) -> None:
        task = tree_of("backwards", key)
        ends = {path for path, call in task.calls.items() if call.position.outcome}
        assert set(task.values) == ends

    @pytest.mark.parametrize(("key", "top"), [("reply", (2,)), ("move", ())])
    def test_show_all_but_the_value_at_the_top_at_first(self, key: str, top: Path) -> None:
        task = tree_of("backwards", key)
        assert set(task.calls) - set(task.values) == {top}

    def test_may_have_boards_that_are_valued_at_the_end_only(self) -> None:
        task = tree_of("sooner", "depth")
        longer = {path for path in task.calls if path[:1] == (5,)}
        assert not longer & set(task.values)
        for value in (9, 7, 7):
            task.give(value)
        assert longer & set(task.values) == {(5,), (5, 4, 6)}, "those that were asked for"
        task.choose((6,))
        assert longer <= set(task.values)

    def test_value_a_win_at_a_thousand_where_others_are_estimates(self) -> None:
        [chapter] = [each for each in COURSE if each.key == "out_of_sight"]
        trees = [step for step in chapter.steps if isinstance(step, FillTree)]
        assert {tree.scoring for tree in trees} == {Scoring.THOUSANDS}
        seen = {call.value for call in tree_of("out_of_sight", "two").calls.values()}
        assert max(seen) < 100, "two turns ahead there is no end"


def below(task: FillTreeTask, path: Path) -> Iterator[Path]:
    return (each for each in task.calls if each and each[:-1] == path)


def test_the_first_tree_to_prune_is_half_searched() -> None:
    step = step_of("cant_matter", "first")
    assert isinstance(step, PruneTree)
    task = PruneTreeTask(step, pause_ms=0)
    assert (3, 1) in task.looked_at
    assert (3, 5) in task.highest_skippable


class TestBoards:
    def test_are_first_compared_as_they_are_then_turned_then_sorted_by_kind(self) -> None:
        [chapter] = [each for each in COURSE if each.key == "seen_before"]
        marked = [step.sameness for step in chapter.steps if isinstance(step, MarkBoards)]
        assert marked == [Sameness.REACHED, Sameness.TURNED, Sameness.KINDS, Sameness.KINDS]

    def test_reached_in_other_orders_fill_the_same_cells(self) -> None:
        assert {frozenset(moves) for moves in boards_of("orders")} == {frozenset({0, 2, 4, 8})}

    def test_turned_all_have_a_corner_and_then_the_centre(self) -> None:
        for first, second, _ in boards_of("turned"):
            assert first in CORNERS
            assert second == CENTRE

    def test_with_replies_are_all_of_those_to_a_corner(self) -> None:
        boards = boards_of("replies")
        assert {moves[0] for moves in boards} == {0}
        assert [moves[1] for moves in boards] == list(range(1, 9))


def test_guesses_are_offered_in_round_numbers() -> None:
    for step in (step for chapter in COURSE for step in chapter.steps):
        if isinstance(step, GuessMatch):
            assert all(offer % 5 == 0 and 0 <= offer <= 100 for offer in step.offers), step.key
        elif isinstance(step, GuessCount):
            assert all(offer % 100 == 0 for offer in step.offers), step.key


class TestMatches:
    @pytest.mark.parametrize("step", MATCHES)
    def test_are_between_players_of_the_game_and_have_one_guess_near_the_truth(
        self, step: GuessMatch
    ) -> None:
        assert TIC_TAC_TOE.exact
        x, o = (TIC_TAC_TOE.players[name] for name in step.pairing)
        odds = TIC_TAC_TOE.exact().odds(x, o)
        share = {Ending.WIN: odds.x_wins, Ending.DRAW: odds.draw}[step.asked]
        nearest, second, *_ = sorted(abs(100 * share - offer) for offer in step.offers)
        assert nearest < 10
        assert second >= 2 * nearest, "no other is nearly as good"
        assert list(step.offers) == sorted(set(step.offers))

    def test_ask_for_a_player_of_whom_no_other_has_the_same_results(self) -> None:
        step = step_of("good_enough", "who")
        assert isinstance(step, NameMatch)
        assert TIC_TAC_TOE.exact
        exact, players = TIC_TAC_TOE.exact(), TIC_TAC_TOE.players
        opponent, asked = step.pairing
        odds = {name: exact.odds(players[opponent], players[name]) for name in step.offers}
        assert [name for name in step.offers if odds[name] == odds[asked]] == [asked]
