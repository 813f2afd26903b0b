"""A match-up in the terminal: how the games ended, beside the exact odds; plain text, no Qt."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tictac_gui.games.exact import Standing
from tictac_gui.games.percentages import percentages
from tictac_gui.games.tic_tac_toe.exact import EXACT
from tictac_gui.games.tic_tac_toe.levels import Player
from tictac_gui.streams import INTERRUPTED

if TYPE_CHECKING:
    from collections.abc import Iterable

    from tictac_gui.games.exact import Odds

_NAMES = {
    Player.RANDOM: "Random",
    Player.EASY: "Easy",
    Player.MEDIUM: "Medium",
    Player.HARD: "Hard",
    Player.UNBEATABLE: "Unbeatable",
    Player.MINIMAX: "Minimax (first best move)",
}


def run(x: Player, o: Player, games: int, seed: int) -> int:
    """Play the games and print how they ended; return the exit status."""
    title = f"X: {_NAMES[x]}\nO: {_NAMES[o]}\nSeed: {seed}\n"
    exact = EXACT.odds(x.value, o.value)
    return report(title, EXACT.play_match(x.value, o.value, games, seed), games, exact)


def report(title: str, standings: Iterable[Standing], games: int, exact: Odds) -> int:
    """Print the last standing, even if Ctrl+C stops the games early; return the exit status."""
    standing, status = Standing(), 0
    try:
        print(title, flush=True)
        for standing in standings:  # noqa: B007 - the last one is what counts
            pass
    except KeyboardInterrupt:
        status = INTERRUPTED
        print(f"\nStopped after {standing.games:,} of {games:,} games.\n")
    print(table(standing, exact))
    return status


def table(standing: Standing, exact: Odds) -> str:
    """Return a table of the results beside the exact odds."""
    names = ("X wins", "Draws", "O wins")
    counts = [f"{count:,}" for count in (standing.x_wins, standing.draws, standing.o_wins)]
    played = _percentages(standing.frequencies) if standing.frequencies else ["-"] * 3
    rows = [
        ("", "games", "played", "exact"),
        *zip(names, counts, played, _percentages(exact), strict=True),
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


def _percentages(odds: Odds) -> list[str]:
    return [f"{side.value}{value}%" for value, side in percentages(odds.shares, decimals=3)]
