"""What is said in the chapter about MAX and MIN."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QCoreApplication

from tictac_gui.engine.trace import Scoring
from tictac_gui.ui.words.analysis.tree_words import number, value
from tictac_gui.ui.words.course.step_words import StepWords
from tictac_gui.ui.words.moves.move_words import listed
from tictac_gui.ui.words.moves.place_words import move_place

if TYPE_CHECKING:
    from tictac_gui.play.course.tasks.task import Task
    from tictac_gui.play.course.tasks.tree_task import TreeTask

translate = QCoreApplication.translate


def step(key: str, task: Task) -> StepWords:
    """Return the words of a step."""
    tree = cast("TreeTask", task)
    root = tree.trace.root
    children = tree.trace.children(root)
    values = listed(value(call.value) for call in children)
    win = Scoring.TENS.win(0)
    boards, worth = number(root.calls), value(root.value)
    best = move_place(tree.game, root.best) if root.best is not None else ""
    words = {
        "ends": StepWords(
            translate(
                "Course",
                "X is to move on the board at the top. Below it is every way the game can go on. A"
                " win for X is worth {0}, a win for O {1}, a draw 0. What is the marked board"
                " worth?",
            ).format(value(win), value(-win)),
            translate("Course", "Who has three in a row on the marked board?"),
            translate(
                "Course",
                "The values of the other boards follow from these ends. At the left of each row you"
                " see who is to move: X is called MAX and wants a high value, O is called MIN and"
                " wants a low one.",
            ),
        ),
        "lowest": StepWords(
            translate(
                "Course",
                "Here O is to move, and O wants X to get as little as possible. Click the board"
                " that O goes for.",
            ),
            translate("Course", "Compare the values right below the marked board."),
            translate(
                "Course",
                "O takes the lowest value, and so the board above is worth just that. This is why O"
                " is called MIN.",
            ),
        ),
        "highest": StepWords(
            translate(
                "Course",
                "Now the whole tree, from below. Who is to move on the marked board? X takes the"
                " highest value below it, O the lowest. Click the board with that value.",
            ),
            translate(
                "Course", "The sign at the left of the row says whose turn it is on a board."
            ),
            translate(
                "Course",
                "That is minimax. It has looked at {0} boards (a programmer says: {0} calls) and"
                " found that X's moves are worth {1}. X is MAX, takes the highest and plays here:"
                " {2}.",
            ).format(boards, values, best),
        ),
        "alone": StepWords(
            translate(
                "Course",
                "A tree that you have not seen. Give the marked board its value. At the top, click"
                " the move that X makes.",
            ),
            translate(
                "Course",
                "Whose turn is it on the marked board? That side chooses among the values right"
                " below it.",
            ),
            translate(
                "Course",
                "X's moves are worth {1}, so X plays here: {2}. The board at the top is worth {3}."
                " You have just done by hand what the computer does with {0} calls.",
            ).format(boards, values, best, worth),
        ),
    }
    return words[key]
