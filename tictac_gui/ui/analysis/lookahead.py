"""How many moves ahead a game can be searched."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tictac_gui.games import Game


def fitting_lookahead(game: Game, wanted: int) -> int | None:
    """Return a lookahead that a game allows; None for games that are searched to their end."""
    furthest = game.analysis_lookahead
    return min(wanted, furthest) if furthest else None
