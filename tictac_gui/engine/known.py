"""What has been found out about positions, shared by all that choose moves and explain them.

These are facts and safe between threads, so that whatever one of them has searched costs the
others next to nothing.
"""

from tictac_gui.engine.search import Search
from tictac_gui.games.tic_tac_toe.traps import Traps

SEARCH = Search()
TRAPS = Traps(SEARCH)
