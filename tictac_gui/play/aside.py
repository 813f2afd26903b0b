"""A game that was put aside while another is played, with all that is not in its record."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from tictac_gui.engine.history import History
    from tictac_gui.games import BoardPosition
    from tictac_gui.play.records import GameRecord


class Aside(NamedTuple):
    """What is needed to go on just where it was left."""

    record: GameRecord
    history: History[BoardPosition]
    """With the undone moves, which no record keeps."""
    undone_record: GameRecord | None = None
    """The finished game to which redo leads back."""
    is_held: bool = False
    """Whether two computers were waiting."""
    has_hint: bool = False
    """Whether a hint for the position was shown or asked for."""
