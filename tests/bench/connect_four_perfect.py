"""How soon Unbeatable replies in Connect Four.

Games of all kinds, half of them with Unbeatable moving first: against players who don't care, the
other levels, and the best resistance, which is slowest to answer. That is a perfect player too, who
chooses among equal moves at random, and sometimes in the opening among all that keep the result, so
that no two games are the same. All games of a process share one solver's table, as in the program
itself, while the opponent has one of its own. Nothing else runs while a reply is timed.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from multiprocessing import get_context
from random import Random
from time import perf_counter
from typing import NamedTuple

from tests.bench.report import Limit, print_table
from tictac_gui.engine import Difficulty, Search
from tictac_gui.games import CONNECT_FOUR, Game
from tictac_gui.games.connect_four import Board
from tictac_gui.games.connect_four.book import OPENING_BOOK
from tictac_gui.games.connect_four.levels import PLAYERS
from tictac_gui.games.connect_four.scores import ExactScores, PerfectPlayer

GAMES = {
    "random": 500,
    "casual": 500,
    "easy": 400,
    "medium": 320,
    "hard": 200,
    "best resistance": 80,
}
"""How many games against whom, half of them moving first."""
GAMES_AT_ONCE = 10
MEDIAN, SLOW, SLOWEST = 0.1, 0.5, 4.0
"""Seconds that half of the replies, 99 of 100 and all of them may take."""
EARLY_DISCS, SLIP = 8, 0.25
"""Up to there, best resistance may resist for less long this often, to leave the one main line."""


class Replies(NamedTuple):
    """What some games against an opponent have shown."""

    opponent: str
    is_first: bool
    seconds: list[float]
    ends: Counter[str]


def run() -> Sequence[Limit]:
    tasks = [
        (opponent, is_first, seed)
        for opponent, games in GAMES.items()
        for seed in range(games // GAMES_AT_ONCE // 2)
        for is_first in (True, False)
    ]
    found: list[Replies] = []
    with get_context("spawn").Pool() as pool:
        for replies in pool.imap_unordered(_play, tasks):
            found.append(replies)
            print(f"\r{len(found)} of {len(tasks)} matches", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    rows = []
    for opponent, is_first in sorted({(each.opponent, each.is_first) for each in found}):
        these = [each for each in found if (each.opponent, each.is_first) == (opponent, is_first)]
        times = sorted(second for each in these for second in each.seconds)
        ends = sum((each.ends for each in these), Counter[str]())
        name = f"{'first' if is_first else 'second'} against {opponent}"
        if is_first and set(ends) != {"won"}:
            sys.exit(f"not every game was won moving {name}: {ends}")
        results = [str(ends[end]) for end in ("won", "drawn", "lost")]
        rows.append([name, *results, *(f"{each:.2f}" for each in _quantiles(times))])
    times = sorted(second for each in found for second in each.seconds)
    names = "half of the replies", "99 of 100 replies", "the slowest reply"
    bounds = [
        Limit(f"{name} of Unbeatable", seconds, at_most, "s")
        for name, seconds, at_most in zip(
            names, _quantiles(times), (MEDIAN, SLOW, SLOWEST), strict=True
        )
    ]
    games = sum(GAMES.values())
    print_table(
        f"Unbeatable in {games:,} games, {len(times):,} replies, in seconds",
        ["moving", "won", "drawn", "lost", "median", "99 of 100", "slowest"],
        rows,
    )
    print_table(
        "All replies", ["", "", "bound", ""], [[each.promise, *each.columns] for each in bounds]
    )
    return bounds


def _quantiles(times: Sequence[float]) -> tuple[float, float, float]:
    """Return the median, the 99th percentile and the highest of some times in ascending order."""
    return times[len(times) // 2], times[len(times) * 99 // 100], times[-1]


def _play(task: tuple[str, bool, int]) -> Replies:
    opponent, is_first, seed = task
    rng = Random(f"{opponent} {is_first} {seed}")
    ends: Counter[str] = Counter()
    seconds: list[float] = []
    for _ in range(GAMES_AT_ONCE):
        board = Board()
        while not board.outcome:
            if (board.filled.bit_count() % 2 == 0) == is_first:
                started = perf_counter()
                move = CONNECT_FOUR.choose_move(board, Difficulty.UNBEATABLE, rng)
                seconds.append(perf_counter() - started)
            else:
                move = _reply(board, opponent, rng)
            board = board.play(move)
        moved_last = board.filled.bit_count() % 2 == is_first
        ends["drawn" if not board.is_won else "won" if moved_last else "lost"] += 1
    return Replies(opponent, is_first, seconds, ends)


@cache
def _other_game() -> Game:
    """Return the game with tables of the opponent's own: it must not fill those of Unbeatable."""
    exact, search = ExactScores(OPENING_BOOK), Search(cache_limit=CONNECT_FOUR.search.cache_limit)
    player = PerfectPlayer(exact, search, OPENING_BOOK)
    return replace(
        CONNECT_FOUR, search=search, move_scorer=exact.move_score, best_traps=player.best
    )


def _reply(board: Board, opponent: str, rng: Random) -> int:
    if opponent in PLAYERS:
        return _other_game().choose_move(board, PLAYERS[opponent], rng)
    if board.filled.bit_count() < EARLY_DISCS:
        # The book knows what every move leads to: here, what keeps the result is good enough.
        scores = _other_game().scores(board)
        best = max(scores.values())
        slips = rng.random() < SLIP
        return rng.choice(
            [
                move
                for move, score in scores.items()
                if score == best or (slips and (score > 0) >= (best > 0))
            ]
        )
    return _other_game().choose_move(board, Difficulty.UNBEATABLE, rng)
