"""For how many won positions of Connect Four a plan is found and proved while somebody waits."""

from __future__ import annotations

from collections import defaultdict
from random import Random
from time import process_time

from tests.bench.report import Bound, print_table
from tictac_gui.engine import Difficulty, SearchStopped
from tictac_gui.engine.stopping import Deadline
from tictac_gui.games import CONNECT_FOUR
from tictac_gui.games.connect_four import Board
from tictac_gui.games.connect_four.hints import within_reach
from tictac_gui.games.connect_four.plans import find_plan

SECONDS = 2.0
LEAST_SHARE = 0.5
"""Of the positions, the share for which a plan is to be found."""
DISCS = range(22, 29)
POSITIONS = 140
_LEVELS = (Difficulty.MEDIUM, Difficulty.HARD)
_SLIPS = 0.1


def run() -> list[Bound]:
    found: dict[int, list[float | None]] = defaultdict(list)
    for board in won_positions(POSITIONS, Random(7)):
        found[board.filled.bit_count()].append(_seconds(board))
    rows = []
    for discs in DISCS:
        times = sorted(time for time in found[discs] if time is not None)
        median = f"{times[len(times) // 2]:.3f} s" if times else ""
        rows.append([str(discs), str(len(found[discs])), str(len(times)), median])
    print_table(
        "Plans in won positions that arise in play", ["discs", "", "proved", "median"], rows
    )
    proved = sum(time is not None for times in found.values() for time in times)
    share = Bound(f"plans proved within {SECONDS:.0f} s", proved / POSITIONS, LEAST_SHARE)
    print_table(f"Of {POSITIONS} positions", ["share", "bound", ""], [list(share.columns)])
    return [share]


def won_positions(count: int, rng: Random) -> list[Board]:
    """Return positions of games between levels, won for the side to move, but not at once.

    Nobody can complete four there at once either, since that needs no plan.
    """
    found: list[Board] = []
    while len(found) < count:
        board = Board()
        while not board.outcome and len(found) < count:
            level = Difficulty.EASY if rng.random() < _SLIPS else rng.choice(_LEVELS)
            board = board.play(CONNECT_FOUR.choose_move(board, level, rng))
            is_quiet = not (board.own_threats | board.other_threats) & within_reach(board)
            is_asked = is_quiet and not board.outcome and board.filled.bit_count() in DISCS
            if is_asked and max(CONNECT_FOUR.scores(board).values()) > 0:
                found.append(board)
    return found


def _seconds(board: Board) -> float | None:
    """Return the time on the processor to find a plan, None if it takes too long."""
    begun = process_time()
    try:
        find_plan(board, Deadline(SECONDS, clock=process_time))
    except SearchStopped:
        return None
    return process_time() - begun
