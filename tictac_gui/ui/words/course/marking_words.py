"""What is said about boards that are marked: by screen readers, and when they are checked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from tictac_gui.play.course.tasks.marking.remarks import (
    Alike,
    Immaterial,
    LookedAt,
    Matters,
    NothingMarked,
    OtherBoard,
    SameBoard,
    Supposed,
    Turned,
    Unlike,
)
from tictac_gui.ui.words.analysis.methods_words import rows
from tictac_gui.ui.words.analysis.tree_words import value
from tictac_gui.ui.words.moves.move_words import moves_in_turn

if TYPE_CHECKING:
    from tictac_gui.games import Game
    from tictac_gui.ui.learn.course.marking.board_card import CardState

translate = QCoreApplication.translate


def check() -> str:
    """Offer to have the marks checked."""
    return translate("Course", "Check")


def caption(state: CardState) -> str:
    """Say below a board whether it is marked, or what it is for."""
    if state.is_model:
        return model_caption()
    return "✓" if state.is_marked else ""


def model_caption() -> str:
    """Say below a board that the others are compared with it."""
    return translate("Course", "the first one")


def card_name(game: Game, number: int, state: CardState) -> str:
    """Describe a board for a screen reader; boards are counted from 0."""
    if state.is_model:
        parts = [translate("Course", "The board to compare with")]
    else:
        parts = [translate("Course", "Board {0}").format(number + 1)]
    if state.order:
        parts.append(moves_in_turn(game, game.start.turn, state.order))
    else:
        parts.append(rows(state.board))
    if state.is_marked:
        parts.append(translate("Course", "marked"))
    if state.is_lit:
        parts.append(translate("Course", "being compared"))
    if state.is_given_away:
        parts.append(translate("Course", "marked as the answer"))
    return "; ".join(parts)


def remark(said: object) -> str:
    """Say something about what was marked; nothing if it is not about that."""
    match said:
        case NothingMarked():
            return translate("Course", "Nothing is marked yet. Click a board to mark it.")
        case LookedAt():
            return translate("Course", "That board has been looked at already.")
        case Matters() | Immaterial() | Supposed():
            return _in_tree(said)
        case SameBoard():
            return translate(
                "Course", "One is missing: another order, but the same marks in the same cells."
            )
        case OtherBoard():
            return translate("Course", "These two are not the same: look at the ringed cells.")
        case Turned() | Alike() | Unlike():
            return _turned(said)
    return ""


def _in_tree(said: Matters | Immaterial | Supposed) -> str:
    match said:
        case Matters():
            text = translate(
                "Course",
                "That board can matter: worth {0}, it would make the top {1}, but worth {2}, it"
                " would make it {3}.",
            )
            (low, high), (low_top, high_top) = said.worth, said.top
            return text.format(*map(value, (low, low_top, high, high_top)))
        case Supposed():
            text = translate("Course", "If it is worth {0}, the board at the top is worth {1}.")
            return text.format(value(said.worth), value(said.top))
        case Immaterial():
            text = (
                translate(
                    "Course",
                    "One more can be skipped. {0} gets {1} here at best, and {2} elsewhere:"
                    " whatever this board is worth, the top stays the same.",
                )
                if said.is_max
                else translate(
                    "Course",
                    "One more can be skipped. {0} gives away {1} here at least, but {2} elsewhere:"
                    " whatever this board is worth, the top stays the same.",
                )
            )
            return text.format(said.chooser.value, value(said.here), value(said.elsewhere))


def _turned(said: Turned | Alike | Unlike) -> str:
    match said:
        case Turned():
            text = _way(said.quarters, is_mirrored=said.is_mirrored)
            if said.is_same:
                return translate("Course", "{0}: the same.").format(text)
            return translate("Course", "{0}: not the same.").format(text)
        case Alike(is_both_marked=True):
            return translate(
                "Course",
                "These two are the same: turned or mirrored, one becomes the other. One of them is"
                " enough.",
            )
        case Alike():
            return translate(
                "Course", "One is missing: turned or mirrored, it becomes the first one."
            )
        case Unlike(is_marked=True):
            text = translate(
                "Course",
                "That one is different: none of the {0} ways to turn or mirror it gives the first"
                " one.",
            )
            return text.format(said.ways)
        case Unlike():
            return translate(
                "Course",
                "A kind is missing: however you turn or mirror this board, it is none of those that"
                " you have marked.",
            )


def _way(quarters: int, *, is_mirrored: bool) -> str:
    """Say how a board is turned."""
    if is_mirrored:
        return (
            translate("Course", "Mirrored"),
            translate("Course", "Mirrored and turned by a quarter"),
            translate("Course", "Mirrored and turned by a half"),
            translate("Course", "Mirrored and turned by three quarters"),
        )[quarters]
    return (
        translate("Course", "As it is"),
        translate("Course", "Turned by a quarter"),
        translate("Course", "Turned by a half"),
        translate("Course", "Turned by three quarters"),
    )[quarters]
