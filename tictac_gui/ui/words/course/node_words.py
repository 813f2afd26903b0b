"""What a screen reader says about a board in a tree."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from tictac_gui.ui.words.analysis.tree_words import value
from tictac_gui.ui.words.moves.move_words import moves_in_turn

if TYPE_CHECKING:
    from tictac_gui.engine.trace import Call
    from tictac_gui.games import BoardPosition, Game
    from tictac_gui.play.course.steps import Path
    from tictac_gui.ui.learn.course.tree_node import NodeState

translate = QCoreApplication.translate


def name(game: Game, path: Path, call: Call[BoardPosition], state: NodeState) -> str:
    """Say which moves lead to a board, how it stands there, and what is known of its value."""
    first = call.position.turn if len(path) % 2 == 0 else call.position.turn.other
    parts = [moves_in_turn(game, first, path) or translate("Course", "The board at the top")]
    outcome = call.position.outcome
    if outcome and outcome.winner:
        parts.append(translate("Course", "{0} has won").format(outcome.winner.value))
    elif outcome:
        parts.append(translate("Course", "a draw"))
    else:
        parts.append(translate("Course", "{0} to move").format(call.position.turn.value))
    if state.value is not None and state.is_supposed:
        parts.append(translate("Course", "if its value is {0}").format(value(state.value)))
    elif state.value is not None:
        parts.append(translate("Course", "value {0}").format(value(state.value)))
    if state.is_open:
        parts.append(translate("Course", "not looked at yet"))
    if state.is_asked:
        parts.append(translate("Course", "asked about"))
    if state.is_lit:
        parts.append(translate("Course", "in the line shown"))
    if state.is_marked:
        parts.append(translate("Course", "marked as the answer"))
    if state.is_skipped:
        parts.append(translate("Course", "skipped"))
    return "; ".join(parts)
