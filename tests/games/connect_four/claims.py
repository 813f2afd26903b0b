"""Whatever the program claims about a position, beside what the oracle knows.

With few stones, to solve a position would take too long for so many of them. There the search may
visit so many positions, and what it has proven by then is compared: the scores of all columns, or
else whether the position is won, drawn or lost, or else the wins and losses that it sees ahead; and
always what the rules alone prove, and what is in the book.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from itertools import count

from tests.games.connect_four.oracle import usual_score
from tictac_gui.engine import Search, SearchStopped
from tictac_gui.engine.search import HIGHEST_ESTIMATE
from tictac_gui.games.connect_four import OPENING_BOOK, Board
from tictac_gui.games.connect_four.board import stone_of
from tictac_gui.games.connect_four.limits import limits

Scores = dict[int, int]
PATIENCE = 500
"""How many positions are visited at most where there are few stones."""
SEEN_AHEAD = 4


def compare(board: Board, right: Scores, patience: int | None) -> str:
    """Compare all that is claimed about a position, and return how much that was."""
    least, most = limits(board)
    value = max(right.values())
    assert usual_score(board, least) <= value <= usual_score(board, most), str(board)
    if (move := OPENING_BOOK.move(board)) is not None:
        assert right[move] == value, str(board)
    if (known := OPENING_BOOK.value(board)) is not None:
        assert usual_score(board, known) == value, str(board)
    search = Search(limits=limits, place_of=stone_of)
    with suppress(SearchStopped):
        ours = search.evaluate(board, should_stop=after_visits(patience)).scores
        assert usual_scores(board, ours) == right, str(board)
        return "every column"
    seen = Search().evaluate(board, SEEN_AHEAD).scores
    proven = {move: score for move, score in seen.items() if abs(score) > HIGHEST_ESTIMATE}
    assert usual_scores(board, proven).items() <= right.items(), str(board)
    with suppress(SearchStopped):
        for least in (0, 1):
            reaching = search.move_reaching(board, least, after_visits(patience))
            best = value if reaching is None else right[reaching]
            assert (best >= least) is (reaching is not None), str(board)
        return "the result"
    return "wins and losses ahead"


def usual_scores(board: Board, scores: Scores) -> Scores:
    return {move: usual_score(board, score) for move, score in scores.items()}


def after_visits(patience: int | None) -> Callable[[], bool]:
    """Stop a search after so many visits; None lets it go on."""
    visits = count()
    return lambda: patience is not None and next(visits) >= patience
