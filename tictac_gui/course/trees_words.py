"""The sentences about trees, the same in all chapters: remarks, names of boards, facts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from tictac_gui.course.trees import (
    Filled,
    Immaterial,
    Limit,
    LookedAt,
    Matters,
    NodeState,
    NotBelow,
    Path,
    Refuted,
    Supposed,
    TreeTask,
    WrongValue,
)
from tictac_gui.course.walking import Bounds, NotNext, NotOver, Returned, Walked
from tictac_gui.words.move_words import listed, move_place, moves_in_turn
from tictac_gui.words.number_words import number, value
from tictac_gui.words.side_words import side

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tictac_gui.course.steps import Remark
    from tictac_gui.engine import Mark
    from tictac_gui.engine.trace import Call
    from tictac_gui.games import BoardPosition, Game

translate = QCoreApplication.translate


def remark(game: Game, said: Remark) -> str:
    """Put a remark on a tree into words; there are none for any other."""
    match said:
        case Filled() | Refuted() | WrongValue() | NotBelow():
            return _in_filled_tree(game, said)
        case LookedAt() | Matters() | Immaterial() | Supposed():
            return _in_pruned_tree(game, said)
        case Walked() | Bounds() | NotNext() | NotOver():
            return _in_walked_tree(game, said)
    return ""


def _in_filled_tree(game: Game, said: Filled | Refuted | WrongValue | NotBelow) -> str:
    match said:
        case Filled():
            return _filled(game, said)
        case Refuted():
            return _refuted(game, said)
        case WrongValue():
            return _wrong_value(game, said)
        case NotBelow():
            return translate("Course", "Click one of the boards right below the highlighted one.")


def _filled(game: Game, said: Filled) -> str:
    if said.is_end and not said.value:
        text = translate("Course", "Yes: nobody has won, so {1}.")
    elif said.is_end:
        text = translate("Course", "Yes: the game is over, and counts {1}.")
    elif said.is_max:
        text = translate("Course", "Yes: {0} takes the highest, {1}.")
    else:
        text = translate("Course", "Yes: {0} takes the lowest, {1}.")
    return text.format(side(game, said.mark), value(said.value))


def _refuted(game: Game, said: Refuted) -> str:
    if said.is_end and said.winner:
        is_for_max = (said.winner is said.mark) is said.is_max
        if said.answer and (said.answer > 0) is is_for_max:
            text = translate("Course", "{0} has won there, yes, but count the turns again.")
        else:
            text = translate("Course", "Look again: {0} has three in a row there.")
        return text.format(side(game, said.winner))
    if said.is_end:
        return translate("Course", "Look again: the board is full, and nobody has three in a row.")
    text = (
        translate(
            "Course",
            "Then the game follows the dotted line and ends at {1}. {0} can do better: a higher"
            " value.",
        )
        if said.is_max
        else translate(
            "Course",
            "Then the game follows the dotted line and ends at {1}. {0} can do better: a lower"
            " value.",
        )
    )
    return text.format(side(game, said.mark), value(said.answer))


def _wrong_value(game: Game, said: WrongValue) -> str:
    if said.chooser is None:
        text = (
            translate("Course", "None of the games below it ends at {0} or more.")
            if said.is_too_high
            else translate("Course", "None of the games below it ends at {0} or less.")
        )
        return text.format(value(said.answer))
    if said.below:
        text = (
            translate(
                "Course",
                "To end at {1}, the game has to pass the board at the end of the dotted line. But"
                " {0} chooses there, and can get less.",
            )
            if said.is_too_high
            else translate(
                "Course",
                "To end at {1}, the game has to pass the board at the end of the dotted line. But"
                " {0} chooses there, and can get more.",
            )
        )
    elif said.is_too_high:
        text = translate("Course", "{0} chooses there, and can get less than {1}.")
    else:
        text = translate("Course", "{0} chooses there, and can get more than {1}.")
    return text.format(side(game, said.chooser), value(said.answer))


def _in_pruned_tree(game: Game, said: LookedAt | Matters | Immaterial | Supposed) -> str:
    match said:
        case LookedAt(is_begun=True):
            return translate(
                "Course", "The search is at that board already: choose among those that follow."
            )
        case LookedAt():
            return translate("Course", "That board has been looked at already.")
        case Matters():
            text = translate(
                "Course",
                "That board can matter: if it is worth {0}, the top is {1}; if it is worth {2}, the"
                " top is {3}.",
            )
            (low, high), (low_top, high_top) = said.worth, said.top
            return text.format(*map(value, (low, low_top, high, high_top)))
        case Supposed():
            text = translate("Course", "If it is worth {0}, the board at the top is worth {1}.")
            return text.format(value(said.worth), value(said.top))
        case Immaterial():
            return _immaterial(game, said)


def _immaterial(game: Game, said: Immaterial) -> str:
    begin = (
        translate("Course", "That one can be skipped.")
        if said.is_chosen
        else translate("Course", "One more can be skipped.")
    )
    text = (
        translate(
            "Course",
            "{3} Here {0} gets {1} at best, but elsewhere {2}: whatever this board is worth, the"
            " top stays the same.",
        )
        if said.is_max
        else translate(
            "Course",
            "{3} Here {0} must allow at least {1}, but elsewhere only {2}: whatever this board is"
            " worth, the top stays the same.",
        )
    )
    return text.format(side(game, said.chooser), value(said.here), value(said.elsewhere), begin)


def _in_walked_tree(game: Game, said: Walked | Bounds | NotNext | NotOver) -> str:
    match said:
        case Walked():
            return _walked(said)
        case Bounds():
            return _bounds(game, said)
        case NotNext(is_above=True):
            return translate("Course", "Not yet: it first comes to the board above that one.")
        case NotNext(is_certain=True):
            return translate(
                "Course",
                "That would do no harm, since the value can't get any better for the side that"
                " chooses. But alpha-beta stops only when alpha has reached beta.",
            )
        case NotNext():
            return translate(
                "Course", "Not yet: it goes down before it goes on, and from left to right."
            )
        case NotOver():
            return translate("Course", "There is a board left to look at.")


def _walked(said: Walked) -> str:
    if said.value is None:
        text = translate(
            "Course", "Call {0} makes a call for each of its moves, and waits for their values."
        )
    else:
        text = translate("Course", "Call {0}: the game is over, so it returns {1} at once.")
    first = text.format(number(said.number), "" if said.value is None else value(said.value))
    joint = translate("Course", "{0} {1}")
    for returned in said.returned:
        first = joint.format(first, _returned(returned))
    return first


def _returned(call: Returned) -> str:
    text = (
        translate("Course", "Call {0} has all its values and returns the highest, {1}.")
        if call.is_max
        else translate("Course", "Call {0} has all its values and returns the lowest, {1}.")
    )
    return text.format(number(call.number), value(call.value))


def _bounds(game: Game, said: Bounds) -> str:
    if said.value is None:
        text = translate(
            "Course", "{3} chooses on the highlighted board: alpha is {0}, and beta {1}."
        )
    else:
        text = translate(
            "Course",
            "It is worth {2}. {3} chooses on the highlighted board: alpha is {0}, and beta {1}.",
        )
    worth = "" if said.value is None else value(said.value)
    return text.format(*map(value, said.window), worth, side(game, said.mark))


def nothing_left() -> str:
    """Give away that the search is over."""
    return translate("Course", "Nothing that is left can matter.")


def end_of_search() -> str:
    """Offer the answer that no board is left to look at."""
    return translate("Course", "Nothing else can matter")


def node_value(state: NodeState) -> str:
    """Write what is known of the value of a board."""
    if state.value is None:
        return ""
    if state.limit is Limit.EXACT:
        return value(state.value)
    text = (
        translate("Course", "≤ {0}")
        if state.limit is Limit.AT_MOST
        else translate("Course", "≥ {0}")
    )
    return text.format(value(state.value))


def node_name(game: Game, path: Path, call: Call[BoardPosition], state: NodeState) -> str:
    """Describe a board in a tree for a screen reader: moves, how it stands, its value."""
    first = call.position.turn if len(path) % 2 == 0 else call.position.turn.other
    parts = [moves_in_turn(game, first, path) or translate("Course", "The board at the top")]
    outcome = call.position.outcome
    if state.is_covered:
        pass
    elif outcome and outcome.winner:
        parts.append(translate("Course", "{0} has won").format(side(game, outcome.winner)))
    elif outcome:
        parts.append(translate("Course", "a draw"))
    else:
        parts.append(translate("Course", "{0} to move").format(side(game, call.position.turn)))
    if state.number is not None:
        parts.append(translate("Course", "call {0}").format(number(state.number)))
    if state.value is not None:
        parts.append(_value_name(state))
    return "; ".join([*parts, *_marks(state)])


def _marks(state: NodeState) -> Iterator[str]:
    if state.is_begun:
        yield translate("Course", "being looked at")
    elif state.is_open:
        yield translate("Course", "not looked at yet")
    if state.is_asked:
        yield translate("Course", "highlighted")
    if state.is_lit:
        yield translate("Course", "in the line shown")
    if state.is_marked:
        yield translate("Course", "shown as the answer")
    if state.is_skipped:
        yield translate("Course", "skipped")


def _value_name(state: NodeState) -> str:
    if state.is_supposed:
        text = translate("Course", "if its value is {0}")
    else:
        text = {
            Limit.EXACT: translate("Course", "value {0}"),
            Limit.AT_MOST: translate("Course", "value at most {0}"),
            Limit.AT_LEAST: translate("Course", "value at least {0}"),
        }[state.limit]
    return text.format(value(state.value or 0))


def race(blocker: Mark) -> str:
    """Describe the drawing of a race for a screen reader."""
    text = translate("Course", "A drawing: {0} runs for the line, {1} stands in the way")
    return text.format(blocker.other.value, blocker.value)


def values_below(task: TreeTask) -> str:
    """List the values right below the topmost board that is shown."""
    return listed(value(call.value) for call in task.trace.children(task.calls[task.top]))


def top_value(task: TreeTask) -> str:
    """Write the value of the topmost board that is shown."""
    return value(task.calls[task.top].value)


def best_move(task: TreeTask) -> str:
    """Name the best move on the topmost board that is shown."""
    best = task.calls[task.top].best
    return "" if best is None else move_place(task.game, best)
