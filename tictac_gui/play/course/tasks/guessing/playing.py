"""Plays a match-up for a task, slowly enough to be watched; for a worker's thread."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tictac_gui.engine import SearchStopped
from tictac_gui.play.runs.pacing import PAUSE_MS, Pacing
from tictac_gui.play.runs.tournament import play_tournament

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from tictac_gui.games import Game
    from tictac_gui.play.runs.tournament import Pairing, Result

GAMES = 10_000


def play_pairing(
    game: Game,
    pairing: Pairing,
    seed: int,
    pause_ms: int,
    should_stop: Callable[[], bool],
) -> Iterator[Result]:
    """Play the games and yield the result so far, with the exact odds from the first on."""
    tournament = play_tournament(game, [pairing], GAMES, seed, should_stop=should_stop)
    for progress in Pacing(min(pause_ms, PAUSE_MS)).paced(tournament):
        if should_stop():
            raise SearchStopped
        yield progress.results[pairing]
