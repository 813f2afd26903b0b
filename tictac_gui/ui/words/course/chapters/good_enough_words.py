"""What is said in the chapter about how good players are."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from tictac_gui.play.course.tasks.guessing.match_task import MatchTask
from tictac_gui.play.course.tasks.guessing.name_task import NameTask
from tictac_gui.ui.words.course import guess_words
from tictac_gui.ui.words.course.step_words import StepWords
from tictac_gui.ui.words.matchup_words import short_name

if TYPE_CHECKING:
    from tictac_gui.play.course.tasks.task import Task

translate = QCoreApplication.translate


def step(key: str, task: Task) -> StepWords:
    """Return the words of a step."""
    match task:
        case MatchTask():
            return _match(key, task)
        case NameTask():
            return _name(task)
    return _pick()


def _pick() -> StepWords:
    return StepWords(
        translate(
            "Course",
            "You have met a computer that sees everything. This one, Easy, only looks one move"
            " ahead: it sees a win at once, and nothing else. It plays X. Click the cell that it"
            " takes.",
        ),
        translate("Course", "Does X complete three in a row anywhere?"),
        translate(
            "Course",
            "It takes a win when there is one, and has not even seen that O was about to win too."
            " How far does one get with so little?",
        ),
        translate(
            "Course", "Easy does not see what O threatens. It only looks for a win with this move."
        ),
    )


def _name(task: NameTask) -> StepWords:
    return StepWords(
        translate(
            "Course",
            "{0} and {1} are better than {2}, but not perfect. Here {0} plays X against somebody"
            " whose name is hidden. Look at how the games end: who plays O?",
        ).format(*map(short_name, (task.opponent, "hard", "easy"))),
        translate(
            "Course",
            "Don't look at how often O wins, but at how often X does. What does that say about O?",
        ),
        translate(
            "Course",
            "X has not won a single game, so O never goes wrong. Others may win more often against"
            " a weak player: to be perfect means not to lose.",
        ),
    )


def _match(key: str, task: MatchTask) -> StepWords:
    share = guess_words.exact_share(task)
    words = {
        "chance": StepWords(
            translate(
                "Course",
                "Random chooses any free cell by chance. How many games does X win if both sides"
                " are Random? Guess, and they are played.",
            ),
            translate(
                "Course",
                "X moves first, and makes five of the nine moves if the board gets full.",
            ),
            translate(
                "Course",
                "Exactly {0}: to move first is worth a lot when nobody thinks.",
            ).format(share),
        ),
        "easy": StepWords(
            translate(
                "Course",
                "Now Easy plays X: at random, but it takes a win at once. How many games does it"
                " win against Random?",
            ),
            translate(
                "Course", "More than Random did in its place. But it does not stop any threat."
            ),
            translate(
                "Course",
                "Exactly {0}: to look just one move ahead helps a lot, but it still loses games to"
                " pure chance.",
            ).format(share),
        ),
        "perfect_first": StepWords(
            translate(
                "Course",
                "Now Unbeatable, which looks to the end of the game, plays X against Random. How"
                " many games does it win?",
            ),
            translate("Course", "It never loses. But can Random draw by sheer luck?"),
            translate(
                "Course",
                "Exactly {0}: it never loses, and it is so hard to draw by chance that Random"
                " hardly ever does.",
            ).format(share),
        ),
        "perfect": StepWords(
            translate(
                "Course",
                "Now they change sides: Random plays X, and Unbeatable plays O. How many games does"
                " X win?",
            ),
            translate("Course", "By how much luck could X beat somebody who makes no mistake?"),
            translate(
                "Course",
                "{0}: not once, however lucky X is. From the start on, O has an answer to"
                " everything.",
            ).format(share),
        ),
        "both": StepWords(
            translate(
                "Course",
                "And if both sides are Unbeatable? How many games are drawn?",
            ),
            translate("Course", "What is the empty board worth, if nobody goes wrong?"),
            translate(
                "Course",
                "{0}: the empty board is worth 0, and neither side ever gives anything away.",
            ).format(share),
        ),
    }
    return words[key]
