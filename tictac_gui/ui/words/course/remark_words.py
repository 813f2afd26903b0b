"""What is said about answers and about moves that are shown, the same in all chapters."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from tictac_gui.engine.search import Ending
from tictac_gui.play.course.tasks.judge_task import JudgeTask
from tictac_gui.play.course.tasks.play_task import PlayTask
from tictac_gui.play.course.tasks.remarks import (
    Ended,
    Failed,
    Filled,
    Misjudged,
    NotBelow,
    Refuted,
    Shown,
    Slip,
)
from tictac_gui.ui.words.analysis.tree_words import value
from tictac_gui.ui.words.course import guess_words, marking_words
from tictac_gui.ui.words.moves.move_words import good_reason
from tictac_gui.ui.words.moves.place_words import columns_of, move_place
from tictac_gui.ui.words.moves.reason_words import flaw

if TYPE_CHECKING:
    from tictac_gui.games import Game
    from tictac_gui.play.course.tasks.task import Task

translate = QCoreApplication.translate


def remark(game: Game, task: Task, said: object) -> str:
    """Say something about an answer or a move; nothing if the step has its own words for it."""
    match said:
        case Slip() | Shown() | Misjudged() | Ended(is_refutation=True):
            return _on_board(game, task, said)
        case Filled() | Refuted() | NotBelow():
            return _in_tree(said)
        case Failed():
            return translate("Course", "The answer could not be found: {0}").format(said.reason)
    return marking_words.remark(said) or guess_words.remark(said)


def _on_board(game: Game, task: Task, said: Slip | Shown | Misjudged | Ended) -> str:
    match said:
        case Slip():
            return _slip(game, said)
        case Shown():
            return _shown(game, said)
        case Misjudged():
            return translate("Course", "Watch how both sides play their best:")
        case Ended():
            if isinstance(task, JudgeTask):
                return _judged_end(said, task.person.value)
            return _end(said)


def _in_tree(said: Filled | Refuted | NotBelow) -> str:
    match said:
        case Filled():
            return _filled(said)
        case Refuted():
            return _refuted(said)
        case NotBelow():
            return translate("Course", "Click one of the boards right below the marked one.")


def waiting(task: Task) -> str:
    """Say whose turn it is, as long as nothing else is to be said."""
    if not isinstance(task, PlayTask) or not task.is_asking:
        return ""
    return translate("Course", "Your turn: {0}.").format(task.board.turn.value)


def sign(name: str) -> str:
    """Describe for a screen reader the badge beside what is said about an answer."""
    return {
        "right": translate("Course", "Right"),
        "wrong": translate("Course", "Wrong"),
        "found_out": translate("Course", "Found out"),
    }[name]


def hint(where: str, *, is_marked: bool) -> str:
    """Say where to look, and that the answer is marked if it is."""
    return translate("Course", "{0} The answer is marked.").format(where) if is_marked else where


def ending(outcome: Ending, mark: str) -> str:
    """Name the answers to how a game ends for a side."""
    return {
        Ending.WIN: translate("Course", "{0} wins"),
        Ending.DRAW: translate("Course", "A draw"),
        Ending.LOSS: translate("Course", "{0} loses"),
    }[outcome].format(mark)


def _slip(game: Game, said: Slip) -> str:
    if said.move.before.ending is Ending.WIN:
        given = translate("Course", "That lets the win go")
    else:
        given = translate("Course", "That loses")
    if why := flaw(game, said.move):
        return translate("Course", "{0}: {1}. Watch:").format(given, why)
    return translate("Course", "{0}. Watch:").format(given)


def _shown(game: Game, said: Shown) -> str:
    place = move_place(game, said.move)
    if not said.why:
        return translate("Course", "{0}: {1}.").format(said.mark.value, place)
    found = said.why
    columns = columns_of(game, found.cells)
    why = good_reason(found.reason, found.forecast, said.mark.other, found.lookahead, columns)
    return translate("Course", "{0}: {1}. {2}").format(said.mark.value, place, why)


def _end(said: Ended) -> str:
    if said.ending is Ending.DRAW:
        return translate("Course", "Only a draw, and there was more in it. Try again.")
    return translate("Course", "Lost, and it need not have been. Try again.")


def _judged_end(said: Ended, mark: str) -> str:
    return {
        Ending.WIN: translate("Course", "With best play, {0} wins. Try again."),
        Ending.DRAW: translate("Course", "With best play, nobody wins. Try again."),
        Ending.LOSS: translate("Course", "With best play, {0} loses. Try again."),
    }[said.ending].format(mark)


def _filled(said: Filled) -> str:
    if said.is_end and not said.value:
        text = translate("Course", "Yes: nobody has won, so {1}.")
    elif said.is_end:
        text = translate("Course", "Yes: the game is over, and counts {1}.")
    elif said.is_max:
        text = translate("Course", "Yes: {0} takes the highest, {1}.")
    else:
        text = translate("Course", "Yes: {0} takes the lowest, {1}.")
    return text.format(said.mark.value, value(said.value))


def _refuted(said: Refuted) -> str:
    if said.is_end and said.winner:
        is_for_max = (said.winner is said.mark) is said.is_max
        if said.answer and (said.answer > 0) is is_for_max:
            text = translate("Course", "{0} has won there, yes, but count the moves again.")
        else:
            text = translate("Course", "Look again: {0} has three in a row there.")
        return text.format(said.winner.value)
    if said.is_end:
        return translate("Course", "Look again: the board is full, and nobody has three in a row.")
    if said.is_choice:
        text = (
            translate("Course", "Then it goes as marked, and ends with {1}. {0} can get more.")
            if said.is_max
            else translate("Course", "Then it goes as marked, and ends with {1}. {0} can get less.")
        )
        return text.format(said.mark.value, value(said.answer))
    text = (
        translate("Course", "{0} takes the highest there. With best play it goes as marked.")
        if said.is_max
        else translate("Course", "{0} takes the lowest there. With best play it goes as marked.")
    )
    return text.format(said.mark.value)
