"""Connect Four with levels that look only a few moves ahead, for quick games in windows."""

from tictac_gui.engine import Difficulty, Policy, Search
from tictac_gui.engine.search import Ending, Forecast
from tictac_gui.games import CONNECT_FOUR, Game, Hint
from tictac_gui.games.connect_four.board import Board, cell_of
from tictac_gui.games.tic_tac_toe.reasons import Reason

X_WINS = "4455362"
"""With the last disc, which completes four in the bottom row."""
TWO_LINES = "323754771322157122737215651434"
"""Won by O with a line of five and another of four."""
DRAWN = "121212212121343434434343656565565656777777"

_search = Search()


def _find_hint(position: Board, _should_stop: object = None) -> Hint:
    move = _search.evaluate(position, lookahead=2).best[0]
    return Hint(move, Reason.EVEN, Forecast(Ending.DRAW))


DROP_FOUR = Game(
    name="drop-four",
    start=Board(),
    policies={level: Policy(lookahead=depth) for depth, level in enumerate(Difficulty)},
    search=_search,
    cell_of=cell_of,
    hint_finder=_find_hint,
    move_scorer=CONNECT_FOUR.move_scorer,
    line_finder=CONNECT_FOUR.line_finder,
)


def columns(text: str) -> tuple[int, ...]:
    """Return the columns of a game written down, counted from 0."""
    return tuple(int(character) - 1 for character in text)
