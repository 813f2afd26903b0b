"""How strong the levels of Connect Four are, by playing: against the next, and a casual player.

Half the games each side moves first. A draw counts half.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from multiprocessing import Pool
from random import Random
from time import perf_counter
from typing import NamedTuple

from tests.bench.report import Limit, Range, print_table
from tictac_gui.engine import Difficulty, Policy, Search
from tictac_gui.games import CONNECT_FOUR
from tictac_gui.games.connect_four.levels import CASUAL, CASUAL_WINS, LEVELS
from tictac_gui.games.matchup import Standing, interval, play_match

GAMES = 400
GAMES_AT_ONCE = 10
TIMED_GAMES = 12


class Pairing(NamedTuple):
    stronger: str
    weaker: str
    at_least: float
    at_most: float


PLAYERS: dict[str, Policy] = {
    "Casual": CASUAL,
    **{difficulty.name.capitalize(): policy for difficulty, policy in LEVELS.items()},
}
PAIRINGS = (
    Pairing("Casual", "Easy", 70, 100),
    Pairing("Medium", "Easy", 65, 90),
    Pairing("Hard", "Medium", 65, 90),
    Pairing("Medium", "Casual", 50, 100),
    Pairing("Hard", "Casual", 90, 100),
    # Whoever plays perfectly beats everyone who doesn't.
    Pairing("Unbeatable", "Hard", 65, 100),
)


def run() -> list[Range | Limit]:
    return [*_strengths(), *_replies()]


def _strengths() -> Sequence[Range]:
    tasks = [
        (pairing, is_first, seed)
        for pairing in PAIRINGS
        for seed in range(GAMES // GAMES_AT_ONCE // 2)
        for is_first in (True, False)
    ]
    ends = {pairing: [0, 0, 0] for pairing in PAIRINGS}
    with Pool() as pool:
        for pairing, won, drawn, lost in pool.imap_unordered(_play, tasks):
            for at, count in enumerate((won, drawn, lost)):
                ends[pairing][at] += count
    rows, ranges = [], []
    for pairing, (won, drawn, lost) in ends.items():
        score = won + drawn / 2
        lowest, highest = interval(score, GAMES)
        name = f"{pairing.stronger} against {pairing.weaker}"
        ranges.append(Range(name, 100 * score / GAMES, pairing.at_least, pairing.at_most, "%"))
        certain = f"{100 * lowest:.1f} to {100 * highest:.1f} %"
        rows.append([name, str(won), str(drawn), str(lost), certain, *ranges[-1].columns])
    print_table(
        f"Levels of Connect Four, {GAMES} games each",
        ["", "won", "drawn", "lost", "95 % certain", "score", "bound", ""],
        rows,
    )
    return [*ranges, *_what_the_menu_says(ends)]


def _what_the_menu_says(ends: dict[Pairing, list[int]]) -> Iterator[Range]:
    """Compare how often a casual player has won with what the menu of levels says."""
    for (stronger, weaker, *_), (won, _, lost) in ends.items():
        if "Casual" in (stronger, weaker):
            level, casual_wins = (weaker, won) if stronger == "Casual" else (stronger, lost)
            said = float(GAMES * CASUAL_WINS[Difficulty[level.upper()]])
            yield Range(f"Wins of a casual player against {level}", casual_wins, said, said, "")


def _play(task: tuple[Pairing, bool, int]) -> tuple[Pairing, int, int, int]:
    pairing, is_first, seed = task
    game = replace(CONNECT_FOUR, search=Search(cache_limit=CONNECT_FOUR.search.cache_limit))
    stronger, weaker = PLAYERS[pairing.stronger], PLAYERS[pairing.weaker]
    x, o = (stronger, weaker) if is_first else (weaker, stronger)
    standing = Standing()
    for standing in play_match(game, x, o, GAMES_AT_ONCE, 2 * seed + is_first):  # noqa: B007 - the last
        pass
    won, lost = standing.x_wins, standing.o_wins
    return (
        (pairing, won, standing.draws, lost) if is_first else (pairing, lost, standing.draws, won)
    )


def _replies() -> Sequence[Limit]:
    """Time the replies of the levels below Unbeatable, in games against themselves."""
    rows, limits = [], []
    for difficulty in (Difficulty.EASY, Difficulty.MEDIUM, Difficulty.HARD):
        game = replace(CONNECT_FOUR, search=Search(cache_limit=CONNECT_FOUR.search.cache_limit))
        rng, times = Random(0), []
        for _ in range(TIMED_GAMES):
            position = game.start
            while not position.outcome:
                started = perf_counter()
                position = position.play(game.choose_move(position, difficulty, rng))
                times.append(perf_counter() - started)
        times.sort()
        name = difficulty.name.capitalize()
        limits.append(Limit(f"99 of 100 replies of {name}", times[len(times) * 99 // 100], 1, "s"))
        middle, slowest = times[len(times) // 2], times[-1]
        rows.append([name, f"{middle:.3f}", f"{slowest:.2f}", *limits[-1].columns])
    print_table(
        f"Replies in {TIMED_GAMES} games against itself, in seconds",
        ["", "median", "slowest", "99 of 100", "bound", ""],
        rows,
    )
    return limits
