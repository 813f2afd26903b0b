"""A match-up in the terminal: how its games ended, as a table; plain text, no Qt.

Beside the results are the exact odds or, for a game without any, the 95% confidence intervals.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tictac_gui.engine import Mark
from tictac_gui.games.matchup import Odds, Standing, interval, is_timed, match_player, percentages
from tictac_gui.system.streams import INTERRUPTED
from tictac_gui.terminal.words import side

if TYPE_CHECKING:
    from collections.abc import Iterable

    from tictac_gui.engine.levels import Policy
    from tictac_gui.games import Game

NAMES = {
    "random": "Random",
    "casual": "Casual (completes and stops fours)",
    "easy": "Easy",
    "medium": "Medium",
    "hard": "Hard",
    "unbeatable": "Unbeatable",
    "minimax": "Minimax (first best move)",
}


def run(game: Game, x: str, o: str, games: int, seed: int) -> int:
    """Play the games and print how they ended; return the exit status."""
    policies = game.players[x], game.players[o]
    first, second = _sides(game)
    title = (
        f"{first}: {player_name(x)}\n{second}: {player_name(o)}\n"
        f"Seed: {seed}{_seed_note(game, *policies)}\n"
    )
    odds = game.exact().odds(*policies) if game.exact else None
    return report(game, title, match_player(game)(*policies, games, seed), games, odds)


def player_name(player: str) -> str:
    """Name a player as the window does."""
    name, _, lookahead = player.partition("-")
    return f"Minimax, lookahead {lookahead}" if lookahead else NAMES[name]


def _seed_note(game: Game, x: Policy, o: Policy) -> str:
    """Say if a seed doesn't reproduce the games, or isn't needed for that."""
    if is_timed(game, x) or is_timed(game, o):
        return " (but the games depend on how far a player sees in its time)"
    if x.is_deterministic and o.is_deterministic:
        return " (but neither player leaves anything to chance: every game is the same)"
    return ""


def report(
    game: Game, title: str, standings: Iterable[Standing], games: int, exact: Odds | None = None
) -> int:
    """Print the last standing, even if Ctrl+C stops the games early; return the exit status."""
    standing, status = Standing(), 0
    try:
        print(title, flush=True)
        for standing in standings:  # noqa: B007 - the last one is what counts
            pass
    except KeyboardInterrupt:
        status = INTERRUPTED
        print(f"\nStopped after {standing.games:,} of {games:,} games.\n")
    print(table(game, standing, exact))
    return status


def _sides(game: Game) -> tuple[str, str]:
    return side(game, Mark.X), side(game, Mark.O)


def table(game: Game, standing: Standing, exact: Odds | None = None) -> str:
    """Return a table of the results beside the exact odds, or the intervals of the true ones."""
    first, second = _sides(game)
    names = (f"{first} wins", "Draws", f"{second} wins")
    ends = standing.x_wins, standing.draws, standing.o_wins
    counts = [f"{count:,}" for count in ends]
    decimals = 3 if exact else 1
    played = _percentages(standing.frequencies, decimals) if standing.frequencies else ["-"] * 3
    beside = _percentages(exact, decimals) if exact else _intervals(ends)
    rows = [
        ("", "games", "played", "exact" if exact else "95% sure"),
        *zip(names, counts, played, beside, strict=True),
        ("Total", f"{standing.games:,}", "", ""),
    ]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return "\n".join(
        "   ".join(
            [
                name.ljust(widths[0]),
                *(text.rjust(width) for text, width in zip(figures, widths[1:], strict=True)),
            ]
        ).rstrip()
        for name, *figures in rows
    )


def _percentages(odds: Odds, decimals: int) -> list[str]:
    return [f"{qualifier.value}{value}%" for value, qualifier in percentages(odds.shares, decimals)]


def _intervals(ends: tuple[int, ...]) -> list[str]:
    """Return the 95% confidence interval of each share."""
    games = sum(ends)
    if not games:
        return ["-"] * len(ends)
    intervals = (interval(count, games) for count in ends)
    return [f"{100 * lowest:.1f}-{100 * highest:.1f}%" for lowest, highest in intervals]
