"""Makes the task of a step, according to its kind."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tictac_gui.play.course.guesses import GuessCount, GuessMatch, NameMatch
from tictac_gui.play.course.markings import MarkBoards, MarkTree
from tictac_gui.play.course.steps import FillTree, Judge, PickMove, Play
from tictac_gui.play.course.tasks.guessing.count_task import CountTask
from tictac_gui.play.course.tasks.guessing.match_task import MatchTask
from tictac_gui.play.course.tasks.guessing.name_task import NameTask
from tictac_gui.play.course.tasks.judge_task import JudgeTask
from tictac_gui.play.course.tasks.marking.boards_task import BoardsTask
from tictac_gui.play.course.tasks.marking.skipping_task import SkippingTask
from tictac_gui.play.course.tasks.pick_task import PickTask
from tictac_gui.play.course.tasks.play_task import PlayTask
from tictac_gui.play.course.tasks.tree_task import TreeTask

if TYPE_CHECKING:
    from random import Random

    from tictac_gui.play.asking import Asker
    from tictac_gui.play.course.steps import Step
    from tictac_gui.play.course.tasks.task import Task


def make_task(step: Step, worker: Asker, rng: Random, pause_ms: int) -> Task:
    """Return a new task; its pause between two moves is meant for reading a sentence."""
    match step:
        case Play():
            return PlayTask(step, worker, rng, pause_ms)
        case Judge():
            return JudgeTask(step, worker, pause_ms)
        case PickMove():
            return PickTask(step, worker, pause_ms)
        case FillTree():
            return TreeTask(step, pause_ms)
        case MarkTree():
            return SkippingTask(step, pause_ms)
        case MarkBoards():
            return BoardsTask(step, pause_ms)
        case GuessCount() | GuessMatch() | NameMatch():
            return _guessing_task(step, worker, rng, pause_ms)


def _guessing_task(
    step: GuessCount | GuessMatch | NameMatch, worker: Asker, rng: Random, pause_ms: int
) -> Task:
    match step:
        case GuessCount():
            return CountTask(step, worker, pause_ms)
        case GuessMatch():
            return MatchTask(step, worker, rng, pause_ms)
        case NameMatch():
            return NameTask(step, worker, rng, pause_ms)
