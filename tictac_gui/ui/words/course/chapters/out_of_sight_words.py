"""What is said in the chapter about lookahead and estimates."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QCoreApplication

from tictac_gui.engine.levels import Policy
from tictac_gui.play.course.tasks.tree_task import TreeTask
from tictac_gui.ui.words.analysis.tree_words import value
from tictac_gui.ui.words.course.step_words import StepWords
from tictac_gui.ui.words.moves.move_words import listed
from tictac_gui.ui.words.moves.place_words import move_place

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
    scores = task.game.scores(task.start)
    moves, winning = len(scores), sum(score > 0 for score in scores.values())
    words = {
        "trap": StepWords(
            translate(
                "Course",
                "Connect Four: four in a row win, and discs fall to the bottom. Most columns are"
                " full already. You are X: win this against the computer.",
            ),
            translate(
                "Course",
                "Columns that win: {0} of {1}. Before you drop a disc, think: what does O do then,"
                " what do you, and what does O after that?",
            ).format(winning, moves),
            translate(
                "Course",
                "Won. You could look ahead to the end, since there is little room left. From the"
                " start of the game, nobody can: there are far too many boards.",
            ),
        ),
        "punish": StepWords(
            translate(
                "Course",
                "This is where looking two moves ahead has led X. Now you are O: show what it has"
                " not seen, and win.",
            ),
            translate(
                "Course",
                "Drop a disc so that X has nowhere good to go. In which column does O complete"
                " four next?",
            ),
            translate(
                "Course",
                "The loss was there all the time, just beyond the horizon: that is what the place"
                " is called where a search stops looking.",
            ),
        ),
        "further": StepWords(
            translate(
                "Course",
                "One more, unseen. You are O. Two moves ahead, this looks best: {0}. Look further,"
                " four moves ahead, and win.",
            ).format(_two_ahead(task)),
            translate(
                "Course",
                "Columns that win: {0} of {1}. Which disc of yours leaves X no good answer?",
            ).format(winning, moves),
            translate(
                "Course",
                "You have looked beyond the horizon. That is all there is to it: look ahead as far"
                " as time allows, estimate there, and let the values go up. You know now how"
                " computers play games.",
            ),
        ),
    }
    return words[key]


def _two_ahead(task: BoardTask) -> str:
    """Name the moves that a player makes who looks two moves ahead."""
    moves = task.game.policy_weights(task.start, Policy(lookahead=2))
    return listed(move_place(task.game, move) for move in moves)


def _in_tree(key: str, task: TreeTask) -> StepWords:
    top = task.calls[task.top]
    below = listed(value(call.value) for call in task.trace.children(top))
    best = move_place(task.game, top.best) if top.best is not None else ""
    words = {
        "two": StepWords(
            translate(
                "Course",
                "The same board, for a search that looks only two moves ahead. There it does not"
                " know who will win and estimates: the better X's discs lie, the more. Click what"
                " is chosen at the marked board.",
            ),
            translate(
                "Course",
                "Just as before: O takes the lowest value, and X, at the top, the highest.",
            ),
            translate(
                "Course",
                "X's moves look like {0}, so it plays {1}. Where does that lead? Choose Next.",
            ).format(below, best),
        ),
        "four": StepWords(
            translate(
                "Course",
                "The same move, looked at two moves further: X has played {0}, O {1}. Where"
                " somebody has won, the value is ±{2}. Click what O chooses; then say what the"
                " board at the top is worth.",
            ).format(*_line(task), _win(task)),
            translate("Course", "On which boards does O have four in a row?"),
            translate(
                "Course",
                "{0}: four moves ahead, the move is seen to lose, and so it is not made. Nothing"
                " about the estimates has changed: only the horizon is further away.",
            ).format(value(top.value)),
        ),
    }
    return words[key]


def _line(task: TreeTask) -> list[str]:
    """Name the moves that lead to the board from which on the tree is shown."""
    # A tree that is shown from its root has none.
    return [move_place(task.game, move) for move in task.top] or ["", ""]


def _win(task: TreeTask) -> int:
    """Return the value of a game that is won."""
    return max(task.options)
