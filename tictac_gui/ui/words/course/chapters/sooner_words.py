"""What is said in the chapter about sooner wins and later losses."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QCoreApplication

from tictac_gui.engine.trace import Scoring, Trace
from tictac_gui.play.course.tasks.tree_task import TreeTask
from tictac_gui.ui.words.analysis.tree_words import value
from tictac_gui.ui.words.course.step_words import StepWords
from tictac_gui.ui.words.moves.move_words import listed

if TYPE_CHECKING:
    from tictac_gui.play.course.tasks.board_task import BoardTask
    from tictac_gui.play.course.tasks.task import Task

translate = QCoreApplication.translate


def step(key: str, task: Task) -> StepWords:
    """Return the words of a step."""
    if isinstance(task, TreeTask):
        return _in_tree(key, task)
    return _on_board(key, cast("BoardTask", task))


def _on_board(key: str, task: BoardTask) -> StepWords:
    moves = len(task.start.moves())
    words = {
        "finish": StepWords(
            translate("Course", "You are X. Win this as quickly as you can."),
            translate("Course", "Where do you complete three in a row at once?"),
            translate("Course", "Of course. Would the computer have seen it?"),
            translate("Course", "There is a quicker way: you can win with this very move."),
        ),
        "naive": StepWords(
            translate(
                "Course",
                "The free cells, row by row from the top left, are worth {0}, as you have just"
                " seen. A plain minimax takes the first with the highest value. Click that cell.",
            ).format(_plain_values(task)),
            translate(
                "Course",
                "Two cells are worth the same, as you have seen. Which of them comes first?",
            ),
            translate(
                "Course",
                "It lets a win at once go by, since it has found one that is worth just as much:"
                " later. It will win, and yet it looks foolish, or as if it played cat and mouse.",
            ),
            translate(
                "Course",
                "That is not the one. It knows nothing of sooner and later, only of values, and"
                " takes the first of those that are equal.",
            ),
        ),
        "later": StepWords(
            translate(
                "Course",
                "And if all is lost? X is to move, all {0} moves lose, and a loss is worth {1} plus"
                " the number of moves until then. Click the cell that minimax takes now.",
            ).format(moves, value(-Scoring.DISTANCES.win(0))),
            translate(
                "Course", "A later loss is worth more. After which move can't O win at once?"
            ),
            translate(
                "Course",
                "It holds out as long as it can, and O might still go wrong. Counting the moves has"
                " made it both quick to win and hard to beat.",
            ),
            translate("Course", "O wins sooner than it has to. Look for the cell that holds out."),
        ),
    }
    return words[key]


def _plain_values(task: BoardTask) -> str:
    """Tell what the moves are worth to a search that doesn't count how long a win takes."""
    trace = Trace(task.start)
    return listed(value(call.value) for call in trace.children(trace.root))


def _in_tree(key: str, task: TreeTask) -> StepWords:
    root = task.trace.root
    children = listed(value(call.value) for call in task.trace.children(root))
    words = {
        "equal": StepWords(
            translate(
                "Course",
                "This is what minimax sees of the same board. Fill in what X's moves are worth.",
            ),
            translate(
                "Course",
                "Where the game is over, look who has won. Elsewhere O chooses, and takes the"
                " lowest.",
            ),
            translate(
                "Course",
                "{0}: a win at once and a win later look exactly the same. Which one will it be?",
            ).format(children),
        ),
        "depth": StepWords(
            translate(
                "Course",
                "The cure: count the moves from the top down. A win for X is worth {0} minus those"
                " moves, a win for O {1} plus them. Fill in the values, then click the move that X"
                " makes.",
            ).format(Scoring.DISTANCES.win(0), value(-Scoring.DISTANCES.win(0))),
            translate(
                "Course", "Count the rows from the board at the top down to the one with the win."
            ),
            translate(
                "Course",
                "Now X's moves are worth {0}, and the highest is the win at once. Sooner is better,"
                " by as little as a move.",
            ).format(children),
        ),
    }
    return words[key]
