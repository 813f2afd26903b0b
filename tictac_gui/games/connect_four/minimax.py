"""Minimax as tutorials write it for a game too large to be searched to its end."""

from __future__ import annotations

from types import MappingProxyType

from tictac_gui.engine.difficulty import Policy

_LOOKAHEADS = range(1, 9)
"""Further ahead, a game would take minutes."""

MINIMAX = MappingProxyType(
    {f"minimax-{lookahead}": Policy(lookahead, takes_first=True) for lookahead in _LOOKAHEADS}
)
"""They know nothing but wins and losses, and take the first of the best moves."""
