"""What is said in the chapter about positions that are won, drawn and lost."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QCoreApplication

from tictac_gui.ui.words.course.step_words import StepWords

if TYPE_CHECKING:
    from tictac_gui.play.course.tasks.board_task import BoardTask
    from tictac_gui.play.course.tasks.task import Task

translate = QCoreApplication.translate


def step(key: str, task: Task) -> StepWords:
    """Return the words of a step."""
    moves = len(cast("BoardTask", task).start.moves())
    words = {
        "win": StepWords(
            translate(
                "Course",
                "You are X, and it is your turn. Can you win this? The computer plays O and makes"
                " no mistakes. Click a cell.",
            ),
            translate(
                "Course",
                "One threat can be stopped. Look for a move that makes two threats at once.",
            ),
            translate(
                "Course",
                "You have won, and O could do nothing about it: two threats at once, and only one"
                " move to stop them.",
            ),
        ),
        "draw": StepWords(
            translate(
                "Course", "X is to move again, but this time O is about to win. Save what you can."
            ),
            translate("Course", "Where would O complete three in a row? Be there first."),
            translate(
                "Course",
                "A draw, and that was the most that was in it: O plays its best too, and stopped"
                " whatever you tried.",
            ),
        ),
        "lost": StepWords(
            translate("Course", "And now? Put up the best fight you can."),
            translate(
                "Course", "Stop the first threat, and see how many O makes with its next move."
            ),
            translate(
                "Course",
                "Lost, and it was not your fault: all {0} moves that you could choose from lose"
                " here. Some positions can't be saved by anybody.",
            ).format(moves),
        ),
        "judge": StepWords(
            translate(
                "Course",
                "Now judge before you play. X is to move. If nobody makes a mistake, how does this"
                " end?",
            ),
            translate(
                "Course",
                "O's diagonal is stopped already. Can either side make two threats at once, with"
                " the other unable to prevent it?",
            ),
            translate(
                "Course",
                "A draw: whatever one side tries, the other has an answer. What a position is worth"
                " is decided by best play on both sides.",
            ),
        ),
        "foresee": StepWords(
            translate("Course", "Judge this one too. X is to move. How does it end?"),
            translate(
                "Course",
                "Put X into the centre in your mind. What does it threaten? And what after O has"
                " stopped that?",
            ),
            translate("Course", "X wins, but only with the right moves. Prove it: choose Next."),
        ),
        "prove": StepWords(
            translate(
                "Course",
                "X can win this, as you have just seen. Prove it against the computer, which plays"
                " O.",
            ),
            translate(
                "Course",
                "Make a threat that O must answer, so that your next move makes two threats at"
                " once.",
            ),
            translate(
                "Course",
                "Well done. You thought: my move, the best answer to it, my next move. A computer"
                " that does just this, to the end of the game, can't be beaten. Its way of thinking"
                " is called minimax, and the next chapter takes it apart.",
            ),
        ),
    }
    return words[key]
