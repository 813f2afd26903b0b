"""What is said in the chapter about values that go up from the ends."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QCoreApplication

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
    if key == "play":
        return _play()
    tree = cast("TreeTask", task)
    top = tree.calls[tree.top]
    worth, calls = value(top.value), number(top.calls)
    below = listed(value(call.value) for call in tree.trace.children(top))
    best = move_place(tree.game, top.best) if top.best is not None else ""
    words = {
        "reply": StepWords(
            translate(
                "Course",
                "O is to move on the marked board. Predict which value goes up to it.",
            ),
            translate("Course", "O takes the lowest of the values right below."),
            translate(
                "Course", "{1} goes up: from {0}, O takes the lowest. The bold line shows the way."
            ).format(below, worth),
        ),
        "move": StepWords(
            translate("Course", "Now X is to move at the top. Which value goes up?"),
            translate("Course", "X takes the highest of the values right below."),
            translate(
                "Course", "{1} goes up: from {0}, X takes the highest, and plays here: {2}."
            ).format(below, worth, best),
        ),
        "ends": StepWords(
            translate(
                "Course",
                "This time only the ends have values. Work backwards from them, row by row, in your"
                " head. What is the board at the top worth?",
            ),
            translate(
                "Course",
                "Begin at the bottom. A board with one move left is worth what that move leads to."
                " Then O takes the lowest, and X the highest of those.",
            ),
            translate(
                "Course",
                "X's moves are worth {0}, so {1} goes up. A move that loses does no harm as long as"
                " there is a better one: X won't play it.",
            ).format(below, worth),
        ),
        "doomed": StepWords(
            translate(
                "Course", "X wins at some of these ends. What is the board at the top worth?"
            ),
            translate("Course", "To get to such a win, O would have to choose it. Would it?"),
            translate(
                "Course",
                "X's moves are worth {0}: each of them leads to a board on which O has a winning"
                " choice. What O would never choose counts for nothing.",
            ).format(below),
        ),
        "far": StepWords(
            translate(
                "Course",
                "The last one, with {0} boards in all. What is the board at the top worth?",
            ).format(calls),
            translate(
                "Course",
                "Look for a move of X after which both of O's answers lead to the same end.",
            ),
            translate(
                "Course",
                "{1} goes up: X's moves are worth {0}. Remember which one it is, and choose Next.",
            ).format(below, worth),
        ),
    }
    return words[key]


def _play() -> StepWords:
    return StepWords(
        translate(
            "Course",
            "Here is the board from the top of the last tree. You know what it is worth: now get"
            " that much against the computer.",
        ),
        translate("Course", "Only one move makes two threats at once."),
        translate(
            "Course",
            "That is how the computer always finds its move: forwards to every end, and backwards"
            " with the values. Nothing else is needed to be unbeatable.",
        ),
    )
