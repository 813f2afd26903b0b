"""What a person can learn from the key moments of a lost game.

Every text goes through Qt's translation, with values put in afterwards.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from tictac_gui.engine.review import MomentKind
from tictac_gui.engine.search import Ending
from tictac_gui.games.connect_four.reasons import Flaw
from tictac_gui.words import reason_words
from tictac_gui.words.move_words import columns_of, listed, move_place, moves_in_turn
from tictac_gui.words.side_words import side

if TYPE_CHECKING:
    from collections.abc import Sequence
    from enum import Enum

    from tictac_gui.engine import Mark
    from tictac_gui.engine.review import Explanation, KeyMoment, ReviewedMove
    from tictac_gui.games import BoardPosition, Game

translate = QCoreApplication.translate


def key_moment(
    game: Game, moments: Sequence[KeyMoment], shown: KeyMoment, move: ReviewedMove, you: Mark | None
) -> str:
    """Say what a person could have done at one of the key moments; `you` is the only person."""
    if not shown.kinds:
        return reason_words.turning_point(game, move)
    is_last = MomentKind.LAST_CHANCE in shown.kinds
    text = _sentence(game, move, is_you=move.mark is you, is_last=is_last)
    if len(moments) == 1:
        return text
    numbered = translate("KeyMoments", "Key moment {0} of {1}. {2}")
    return numbered.format(moments.index(shown) + 1, len(moments), text)


def what_follows(game: Game, before: BoardPosition, line: Sequence[int], played: int) -> str:
    """List the moves after the one that was played, or those from the better one on."""
    position = before
    for move in line:
        position = position.play(move)
    if line[0] == played:
        moves = moves_in_turn(game, before.turn.other, line[1:])
        if position.outcome:
            return translate("Turning", "Then: {0}.").format(moves)
        return translate("KeyMoments", "Then: {0}, and so on.").format(moves)
    moves = moves_in_turn(game, before.turn, line)
    if position.outcome:
        return translate("Turning", "Better: {0}.").format(moves)
    return translate("KeyMoments", "Better: {0}, and so on.").format(moves)


def button(*, is_other_shown: bool) -> str:
    """Name the button that shows a key moment."""
    if is_other_shown:
        return translate("KeyMoments", "Next key moment")
    return translate("KeyMoments", "Key moments")


def item(*, has_moments: bool) -> str:
    """Name the action that shows a key moment or the turning point, with a mnemonic."""
    if has_moments:
        return translate("KeyMoments", "Key Momen&ts")
    return translate("KeyMoments", "See Where It &Turned")


def _sentence(game: Game, move: ReviewedMove, *, is_you: bool, is_last: bool) -> str:
    found = move.explanation
    reason = found.reason if found else Flaw.TOO_DEEP
    yours, theirs = _sentences().get(reason) or _deep(move, is_last=is_last)
    # {0} is the opponent, {1} who moved, {2} the better move with what it would have done, {3} the
    # columns of the threats, {4} the line that was left open, {5} the better move.
    return (yours if is_you else theirs).format(
        side(game, move.mark.other),
        side(game, move.mark),
        _better(game, move),
        listed(map(str, columns_of(game, found.cells))) if found else "",
        _three(game, found) if found and reason is Flaw.LEFT_OPEN else "",
        move_place(game, move.better),
    )


def _sentences() -> dict[Enum, tuple[str, str]]:
    """Return what to say to the one who moved, and of them."""
    return {
        Flaw.LEFT_OPEN: (
            translate("KeyMoments", "You had to stop {4} here: {2}."),
            translate("KeyMoments", "{1} had to stop {4} here: {2}."),
        ),
        Flaw.PLAYED_BELOW: (
            translate(
                "KeyMoments", "Here you gave {0} the cell above, and with it four in a row: {2}."
            ),
            translate(
                "KeyMoments", "Here {1} gave {0} the cell above, and with it four in a row: {2}."
            ),
        ),
        Flaw.ALLOWED_FORK: (
            translate(
                "KeyMoments",
                "Here you let {0} make two threats at once, and you can stop only one: {2}.",
            ),
            translate(
                "KeyMoments",
                "Here {1} let {0} make two threats at once, and can stop only one: {2}.",
            ),
        ),
        Flaw.ALLOWED_FORCED_FORK: (
            translate("KeyMoments", "Here you let {0} force two threats at once: {2}."),
            translate("KeyMoments", "Here {1} let {0} force two threats at once: {2}."),
        ),
        Flaw.ALLOWED_LASTING_THREAT: (
            translate(
                "KeyMoments",
                "From here on you must play under {0}'s threat in column {3} in the end: {2}.",
            ),
            translate(
                "KeyMoments",
                "From here on {1} must play under {0}'s threat in column {3} in the end: {2}.",
            ),
        ),
        Flaw.MISSED_WIN: (
            translate("KeyMoments", "You could have completed four in a row here, with {5}."),
            translate("KeyMoments", "{1} could have completed four in a row here, with {5}."),
        ),
        Flaw.MISSED_FORK: (
            translate(
                "KeyMoments", "You could have made two threats at once here, with {5}, and won."
            ),
            translate(
                "KeyMoments", "{1} could have made two threats at once here, with {5}, and won."
            ),
        ),
        Flaw.MISSED_FORCED_FORK: (
            translate(
                "KeyMoments",
                "You could have forced two threats at once here, beginning with {5}, and won.",
            ),
            translate(
                "KeyMoments",
                "{1} could have forced two threats at once here, beginning with {5}, and won.",
            ),
        ),
        Flaw.MISSED_LASTING_THREAT: (
            translate(
                "KeyMoments",
                "You could have won here, with {5}: in the end {0} would have had to play under"
                " your threat in column {3}.",
            ),
            translate(
                "KeyMoments",
                "{1} could have won here, with {5}: in the end {0} would have had to play under"
                " {1}'s threat in column {3}.",
            ),
        ),
    }


def _deep(move: ReviewedMove, *, is_last: bool) -> tuple[str, str]:
    """Return what to say where no threat shows it; `is_last` if the game was lost ever after."""
    if move.before.ending is not Ending.WIN:
        return (
            translate(
                "KeyMoments",
                "Here you could still hold the draw, with {5}. After your move {0} wins, whatever"
                " you do.",
            ),
            translate(
                "KeyMoments",
                "Here {1} could still hold the draw, with {5}. After this move {0} wins, whatever"
                " {1} does.",
            ),
        )
    if move.after.ending is Ending.LOSS and not is_last:
        return (
            translate(
                "KeyMoments",
                "Here you could still win, with {5}. Your move gave the win to {0}, who later gave"
                " it back.",
            ),
            translate(
                "KeyMoments",
                "Here {1} could still win, with {5}. This move gave the win to {0}, who later gave"
                " it back.",
            ),
        )
    if move.after.ending is Ending.LOSS:
        return (
            translate(
                "KeyMoments",
                "Here you could still win, with {5}. After your move {0} wins, whatever you do.",
            ),
            translate(
                "KeyMoments",
                "Here {1} could still win, with {5}. After this move {0} wins, whatever {1} does.",
            ),
        )
    return (
        translate("KeyMoments", "Here you could still win, with {5}. Your move let {0} draw."),
        translate("KeyMoments", "Here {1} could still win, with {5}. This move let {0} draw."),
    )


def _better(game: Game, move: ReviewedMove) -> str:
    texts = {
        Ending.WIN: translate("KeyMoments", "{0} would have won"),
        Ending.DRAW: translate("KeyMoments", "{0} would have held the draw"),
        Ending.LOSS: translate("KeyMoments", "{0} would have lasted longer"),
    }
    return texts[move.before.ending].format(move_place(game, move.better))


def _three(game: Game, found: Explanation) -> str:
    """Name the line that had to be stopped, as an object."""
    assert found.side  # noqa: S101 - it is somebody's line
    opponent = side(game, found.side)
    if len(found.lines) > 1:
        return translate("KeyMoments", "{0}'s four in column {1}").format(
            opponent, listed(map(str, columns_of(game, found.cells)))
        )
    rows, columns = zip(*(divmod(cell, game.start.columns) for cell in found.lines[0]), strict=True)
    if len(set(columns)) == 1:
        text = translate("KeyMoments", "{0}'s three in column {1}")
        return text.format(opponent, columns[0] + 1)
    if len(set(rows)) > 1:
        return translate("KeyMoments", "{0}'s three on a diagonal").format(opponent)
    row = game.start.rows - rows[0]
    if row == 1:
        return translate("KeyMoments", "{0}'s three in the bottom row").format(opponent)
    return translate("KeyMoments", "{0}'s three in row {1} from the bottom").format(opponent, row)
