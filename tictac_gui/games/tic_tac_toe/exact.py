"""Tic-tac-toe's exact tools, put together; loaded when one of them is first used."""

from __future__ import annotations

from functools import partial

from tictac_gui.games.exact import ExactTools
from tictac_gui.games.tic_tac_toe import TIC_TAC_TOE
from tictac_gui.games.tic_tac_toe.matchup import play_match
from tictac_gui.games.tic_tac_toe.replies import ReplyTables
from tictac_gui.games.tic_tac_toe.strength import odds, strength

TABLES = ReplyTables(TIC_TAC_TOE.policy_weights)
EXACT = ExactTools(
    odds=partial(odds, TABLES),
    strength=partial(strength, TABLES),
    play_match=partial(play_match, TABLES),
)
