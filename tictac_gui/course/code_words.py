"""The sentences about minimax as a program: questions, and what its lines do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from tictac_gui.course.code import AskedLine, LineFound, OtherLine
from tictac_gui.engine.listing import Role

if TYPE_CHECKING:
    from tictac_gui.course.steps import Remark

translate = QCoreApplication.translate


def question(asked: AskedLine) -> str:
    """Ask for a line."""
    return {
        AskedLine.BASE_CASE: translate(
            "Course", "Where is the base case? Click a line by which a call ends without another."
        ),
        AskedLine.CALLS_ITSELF: translate("Course", "On which line does the function call itself?"),
        AskedLine.TAKES_LOWEST: translate("Course", "Which line takes the lowest value, for MIN?"),
        AskedLine.KEEPS_MOVE: translate(
            "Course", "A value is not a move. Which line remembers the move?"
        ),
    }[asked]


def remark(said: Remark) -> str:
    """Put a remark on a line into words; there are none for any other."""
    match said:
        case LineFound():
            found = _found(said.asked)
            if not said.next:
                return found
            return translate("Course", "{0} {1}").format(found, question(said.next))
        case OtherLine():
            return translate("Course", "{0} {1}").format(_does(said), question(said.asked))
    return ""


def _found(asked: AskedLine) -> str:
    return {
        AskedLine.BASE_CASE: translate(
            "Course", "Yes: where the game is over, the value is known without asking further."
        ),
        AskedLine.CALLS_ITSELF: translate(
            "Course",
            "Yes: it asks for the value of the board after a move, and waits here until that call"
            " returns. This program makes the move on a new board; many make it on the one they"
            " have, and take it back afterwards.",
        ),
        AskedLine.TAKES_LOWEST: translate("Course", "Yes: of two values, MIN keeps the lower one."),
        AskedLine.KEEPS_MOVE: translate(
            "Course", "Yes: the move with the highest value, and of equal ones the first."
        ),
    }[asked]


def _does(said: OtherLine) -> str:
    """Say what a line does."""
    if said.is_in_choice:
        return translate("Course", "That line belongs to the function that finds the move.")
    if said.role is Role.KEEP and said.is_max:
        return translate("Course", "That line keeps the higher of two values, for MAX.")
    if said.role is Role.KEEP:
        return translate("Course", "That line keeps the lower of two values, for MIN.")
    return {
        Role.CALL: translate("Course", "That line says what a call is given."),
        Role.IS_OVER: translate("Course", "That line asks whether the game is over."),
        Role.WINNER: translate("Course", "That line finds out who has won."),
        Role.IS_DRAWN: translate("Course", "That line asks whether nobody has won."),
        Role.RETURN_DRAW: translate("Course", "That line returns the value of a draw."),
        Role.RETURN_WIN: translate("Course", "That line returns the value of a win."),
        Role.WHOSE_TURN: translate("Course", "That line asks whose turn it is."),
        Role.BEGIN: translate("Course", "That line begins with the worst value there is."),
        Role.TRY: translate("Course", "That line goes through the moves."),
        Role.PLAY: translate("Course", "That line makes a move, on a new board."),
        Role.ASK: translate("Course", "That line makes the next call and waits for its value."),
        Role.RETURN: translate("Course", "That line returns the best value that was found."),
    }.get(said.role, translate("Course", "That line only gives the program its form."))


def line_name(number: int, text: str) -> str:
    """Describe a line for a screen reader; lines are counted from 0."""
    return translate("Course", "Line {0}: {1}").format(number + 1, text.strip())


def line_state(*, is_found: bool, is_given_away: bool) -> str:
    """Say for a screen reader what is known of a line."""
    if is_found:
        return translate("Course", "found")
    return translate("Course", "shown as the answer") if is_given_away else ""
