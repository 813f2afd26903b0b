"""Tic-tac-toe: its rules, levels, hints and exact odds."""

from functools import partial

from tictac_gui.engine.search import Search
from tictac_gui.engine.weights import policy_weights
from tictac_gui.games.exact import ExactTools
from tictac_gui.games.game import Game
from tictac_gui.games.tic_tac_toe.board import Board
from tictac_gui.games.tic_tac_toe.hints import Hints
from tictac_gui.games.tic_tac_toe.levels import LEVELS
from tictac_gui.games.tic_tac_toe.matchup import play_match
from tictac_gui.games.tic_tac_toe.proof import prove
from tictac_gui.games.tic_tac_toe.replies import ReplyTables
from tictac_gui.games.tic_tac_toe.strength import odds, strength
from tictac_gui.games.tic_tac_toe.traps import Traps

__all__ = ["EXACT", "TIC_TAC_TOE", "Board"]

_search = Search()
_traps = Traps(_search)
_weights = partial(policy_weights, search=_search, best_traps=_traps.best)
_tables = ReplyTables(_weights)

EXACT = ExactTools(
    odds=partial(odds, _tables),
    strength=partial(strength, _tables),
    play_match=partial(play_match, _tables),
    prove=partial(prove, _weights),
)
TIC_TAC_TOE = Game(
    name="tic_tac_toe",
    start=Board(),
    rows=3,
    columns=3,
    policies=LEVELS,
    search=_search,
    cell_of=lambda _board, cell: cell,
    hint_finder=Hints(_search, _traps).find,
    best_traps=_traps.best,
    exact=EXACT,
)
