"""What is said in the chapter about boards that have been seen before."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QCoreApplication

from tictac_gui.play.course.tasks.guessing.count_task import CountTask
from tictac_gui.ui.words.course import guess_words
from tictac_gui.ui.words.course.step_words import StepWords

if TYPE_CHECKING:
    from tictac_gui.play.course.tasks.marking.boards_task import BoardsTask
    from tictac_gui.play.course.tasks.task import Task

translate = QCoreApplication.translate


def step(key: str, task: Task) -> StepWords:
    """Return the words of a step."""
    if isinstance(task, CountTask):
        return _count(key, task)
    return _boards(key, cast("BoardsTask", task))


def _count(key: str, task: CountTask) -> StepWords:
    words = {
        "cache": StepWords(
            translate(
                "Course",
                "What if minimax kept what each board is worth, and never searched one twice? Alpha"
                "-beta is being counted for comparison. How many boards are left? Guess, then see.",
            ),
            translate(
                "Course",
                "Every board on which a few moves have been made is reached in many orders. It is"
                " fewer than with alpha-beta, though nothing is pruned.",
            ),
            guess_words.compared(
                task,
                translate(
                    "Course",
                    "{1} boards instead of {0}: that is every board that can come up at all. To"
                    " keep what was found is called a cache, or a transposition table.",
                ),
            ),
        ),
        "symmetry": StepWords(
            translate(
                "Course",
                "Now the cache treats boards as one that can be turned or mirrored into each other."
                " How many are left? Guess, then see.",
            ),
            translate(
                "Course",
                "Most boards look different in eight ways: four turns, and the same mirrored.",
            ),
            guess_words.compared(
                task,
                translate(
                    "Course",
                    "{0} become {1}: one in {2}. Not quite one in eight, since some boards look the"
                    " same when they are turned.",
                ),
            ),
        ),
    }
    return words[key]


def _boards(key: str, task: BoardsTask) -> StepWords:
    boards, right = len(task.boards), len(task.right)
    words = {
        "orders": StepWords(
            translate(
                "Course",
                "Beginnings of games: the numbers tell in which order X and O have moved. Click all"
                " that lead to the same board as the first one, then choose Check.",
            ),
            translate(
                "Course",
                "X makes moves 1 and 3, O makes moves 2 and 4. In which cells are the X's of the"
                " first board, and where are its O's?",
            ),
            translate(
                "Course",
                "{0} ways to one and the same board. Plain minimax searches it each time, with all"
                " that comes after it.",
            ).format(right + 1),
        ),
        "turned": StepWords(
            translate(
                "Course",
                "These boards are all different. But some become the first one if they are turned"
                " or mirrored. Click those.",
            ),
            translate(
                "Course",
                "On the first board, one X is in a corner and one on an edge. Do they touch?",
            ),
            translate(
                "Course",
                "Turning or mirroring a board changes nothing about who wins, so all of these are"
                " worth the same, and it is enough to search one of them.",
            ),
        ),
        "first_moves": StepWords(
            translate(
                "Course",
                "X has {0} first moves, but some are the same if the board is turned or mirrored."
                " Click one of each kind: that is all a search has to look at.",
            ).format(boards),
            translate(
                "Course", "Turn the board in your mind. Where does the top left corner get to?"
            ),
            translate(
                "Course",
                "{0} instead of {1}: a corner, an edge and the centre. Any corner would have done,"
                " and any edge.",
            ).format(right, boards),
        ),
        "replies": StepWords(
            translate(
                "Course",
                "X has taken a corner, and O has {0} answers. Click one of each kind.",
            ).format(boards),
            translate(
                "Course",
                "X's corner has to stay where it is. Which mirror leaves it there?",
            ),
            translate(
                "Course",
                "{0} of {1}: with X in the corner, only the mirror along its diagonal is left. You"
                " search like the computer now: nothing twice, and nothing mirrored.",
            ).format(right, boards),
        ),
    }
    return words[key]
