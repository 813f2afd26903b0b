"""What is said in the chapter about pruning."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QCoreApplication

from tictac_gui.play.course.tasks.guessing.count_task import CountTask
from tictac_gui.ui.words.analysis.tree_words import number, value
from tictac_gui.ui.words.course import guess_words
from tictac_gui.ui.words.course.step_words import StepWords

if TYPE_CHECKING:
    from tictac_gui.play.course.tasks.marking.skipping_task import SkippingTask
    from tictac_gui.play.course.tasks.task import Task

translate = QCoreApplication.translate


def step(key: str, task: Task) -> StepWords:
    """Return the words of a step."""
    return _count(task) if isinstance(task, CountTask) else _tree(key, cast("SkippingTask", task))


def _count(task: CountTask) -> StepWords:
    return StepWords(
        translate(
            "Course",
            "Now from the empty board. Plain minimax, which looks everywhere, is being counted."
            " How many boards does alpha-beta look at? Guess, then see.",
        ),
        translate("Course", "Whatever is skipped near the top takes all below it along."),
        guess_words.compared(
            task,
            translate(
                "Course",
                "{0} become {1}: one in {2}. And the move it finds is worth exactly as much.",
            ),
        ),
    )


def _tree(key: str, task: SkippingTask) -> StepWords:
    plain, pruned = task.trace.root, task.pruning.root
    first, *others = task.trace.children(plain)
    has, gets = value(first.value), value(others[0].value)
    looked_at, skipped, boards = pruned.calls, plain.calls - pruned.calls, plain.calls
    words = {
        "first": StepWords(
            translate(
                "Course",
                "X looks at its moves from left to right. The first is worth {0}. To the second, O"
                " has an answer worth {1}. Which boards does X no longer need to look at? Click"
                " them, then choose Check.",
            ).format(has, gets),
            translate(
                "Course",
                "X can have {0}. Could X still want the second move, whatever O's other answer"
                " leads to? And what about the third move?",
            ).format(has),
            translate(
                "Course",
                "O would hold X to {1} there, and X can have {0}: so X won't go there, and O's"
                " other answer is not worth a look. Only the third move might be better, and it"
                " is.",
            ).format(has, gets),
        ),
        "sweep": StepWords(
            translate(
                "Course",
                "A whole tree, with the values of all ends. X goes from left to right again. Click"
                " every board that can be skipped: with it goes all that is below.",
            ),
            translate(
                "Course",
                "The first move is worth {0}. As soon as O has an answer to another move that"
                " leaves X no more than that, X is done with that move.",
            ).format(has),
            translate(
                "Course",
                "{0} of {1} boards are enough to know that the board at the top is worth {2}. To"
                " skip the others is called pruning, and this way of doing it alpha-beta.",
            ).format(looked_at, boards, value(plain.value)),
        ),
        "order": StepWords(
            translate(
                "Course",
                "Another tree, and this time X has tried a bad move first. What can be skipped"
                " now?",
            ),
            translate(
                "Course",
                "The first move is only worth {0}: hardly a reason to skip anything in the second."
                " But what does X have after that?",
            ).format(has),
            translate(
                "Course",
                "Only {0} of {1} boards can be skipped. Alpha-beta saves most if good moves are"
                " tried first, and so good programs try promising ones first.",
            ).format(skipped, boards),
        ),
        "alone": StepWords(
            translate(
                "Course",
                "The last tree is for you alone: click all that alpha-beta skips, then choose"
                " Check.",
            ),
            translate(
                "Course",
                "To be skipped, a move need not be worse than what X has already. It is enough that"
                " it can't be better.",
            ),
            translate(
                "Course",
                "{0} boards skipped, and nothing lost. You asked the right question: can this still"
                " change what X does? If not, don't look.",
            ).format(number(skipped)),
        ),
    }
    return words[key]
