"""What is said about guesses, and about what was counted and played after them."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from tictac_gui.engine.methods import Method
from tictac_gui.play.course.tasks.guessing.guess_task import GuessTask
from tictac_gui.play.course.tasks.guessing.remarks import OtherPlayer
from tictac_gui.ui.words.analysis.tree_words import number
from tictac_gui.ui.words.matchup_words import odds_sentence, short_name
from tictac_gui.ui.words.percentage_words import percentages

if TYPE_CHECKING:
    from tictac_gui.games.matchup import Odds
    from tictac_gui.play.course.tasks.guessing.count_task import CountTask
    from tictac_gui.play.course.tasks.guessing.match_task import MatchTask
    from tictac_gui.play.course.tasks.task import Task
    from tictac_gui.play.runs.tournament import Result

translate = QCoreApplication.translate


def about(amount: str) -> str:
    """Offer a guess."""
    return translate("Course", "about {0}").format(amount)


def percent(share: int) -> str:
    """Write a whole number of per cent."""
    return percentages([Fraction(share, 100), Fraction(100 - share, 100)], 0)[0]


def method(counted: Method) -> str:
    """Name a method by what it does."""
    return {
        Method.PLAIN: translate("Course", "Plain minimax"),
        Method.ALPHA_BETA: translate("Course", "Alpha-beta: skips what can't matter"),
        Method.CACHE: translate("Course", "Cache: searches no board twice"),
        Method.CACHE_AND_SYMMETRY: translate("Course", "Cache, with turned and mirrored boards"),
        Method.ALL_TOGETHER: translate("Course", "All together"),
    }[counted]


def count(boards: int | None, guess: int | None) -> str:
    """Say how many boards have been counted, and what was guessed."""
    counted = "?" if boards is None else translate("Course", "{0} boards").format(number(boards))
    if guess is None:
        return counted
    return translate("Course", "{0} (your guess: {1})").format(counted, number(guess))


def compared(task: CountTask, text: str) -> str:
    """Put the two counts and their ratio into a sentence, once they are known."""
    shown, asked = (task.counts.get(each) for each in task.methods)
    if not task.is_done or not shown or not asked:
        return ""
    return text.format(number(shown), number(asked), number(round(shown / asked)))


def played(result: Result | None) -> str:
    """Say how games have ended so far."""
    frequencies = result.standing.frequencies if result else None
    if not result or not frequencies:
        return "?"
    text = translate("Course", "{0} games: {1}")
    return text.format(number(result.standing.games), odds_sentence(frequencies, 1))


def exact_title() -> str:
    """Name the exact results."""
    return translate("Course", "Exactly, over all possible games")


def exact(odds: Odds | None) -> str:
    """Say how games end exactly."""
    return odds_sentence(odds) if odds else ""


def unnamed(opponent: str) -> str:
    """Say who plays, without a name for O."""
    return translate("Course", "{0} as X against ? as O").format(short_name(opponent))


def exact_share(task: MatchTask) -> str:
    """Write how often games end in the way asked about, and what was guessed."""
    share = task.share
    if share is None or task.guess is None:
        return ""
    exactly = percentages([share, 1 - share])[0]
    return translate("Course", "{0} (your guess: {1})").format(exactly, percent(task.guess))


def after_guess(task: Task, praise: str) -> str:
    """Say how near a guess has come, before what has been found out; nothing where none is made."""
    if not isinstance(task, GuessTask):
        return praise
    if task.is_well_done:
        text = translate("Course", "Well guessed. {0}")
    elif task.is_too_high:
        text = translate("Course", "You guessed too high. {0}")
    else:
        text = translate("Course", "You guessed too low. {0}")
    return text.format(praise)


def remark(said: object) -> str:
    """Say something about an answer; nothing if it is not about a guess."""
    if isinstance(said, OtherPlayer):
        text = translate("Course", "With {0} as O: {1}. Compare that with the bar above.")
        return text.format(short_name(said.name), odds_sentence(said.odds, 1))
    return ""
