"""The program is killed at random moments; what it had done is there at the next start."""

import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from random import Random
from threading import Event
from typing import NamedTuple

import pytest

from tests.end_to_end.program import Program, bare_environment
from tictac_gui.games import GAMES, Game
from tictac_gui.storage.database import Database

MOST_LINES = 16
LONGEST_MS = 30
"""About as long as it takes to a further move."""
SEED = 20


def environment(tmp_path: Path, game: Game) -> dict[str, str]:
    """Have two computers play the game."""
    settings = tmp_path / "config" / "tictac" / "settings.ini"
    settings.parent.mkdir(parents=True)
    players = "players=two_computers\nx_difficulty=easy\no_difficulty=easy\n"
    lines = f"[General]\ngame={game.name}\n{players}[{game.name}]\n{players}"
    settings.write_text(lines)
    return {
        **bare_environment(),
        "QT_QPA_PLATFORM": "offscreen",
        "XDG_CONFIG_HOME": str(tmp_path / "config"),
        "XDG_DATA_HOME": str(tmp_path / "data"),
    }


class Games(NamedTuple):
    """The finished games in order, and the one under way."""

    finished: list[str]
    going_on: str

    def after(self, line: str) -> "Games":
        """Return the games after a line of the program, a position; ! is the end of a game."""
        if line.endswith("!"):
            return Games([*self.finished, line.removesuffix("!")], "")
        return Games(self.finished, line)


def on_disk(tmp_path: Path, game: Game) -> Games:
    path = tmp_path / "data" / "tictac" / "games.sqlite"
    if not path.exists():
        return Games([], "")
    with closing(Database(path)) as database:
        past, _ = database.past_games(None, 10**6, game)
        going_on = database.unfinished(game)
    finished = ["".join(map(str, each.record.moves)) for each in reversed(past)]
    return Games(finished, "".join(map(str, going_on.moves)) if going_on else "")


def continues(later: Games, earlier: Games) -> bool:
    """Return whether the first has all moves of the second, and perhaps further ones."""
    finished = len(earlier.finished)
    begun = [*later.finished, later.going_on][finished:]
    return (
        later.finished[:finished] == earlier.finished
        and bool(begun)
        and begun[0].startswith(earlier.going_on)
    )


@pytest.mark.parametrize("kills", [5, pytest.param(50, marks=pytest.mark.soak)])
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_nothing_that_was_saved_is_lost(
    tmp_path: Path, game: Game, kills: int, figure: Callable[..., None]
) -> None:
    rng = Random(SEED)
    games = Games([], "")
    here = environment(tmp_path, game)
    moves = 0
    for _ in range(kills):
        command = [sys.executable, "-m", "tests.end_to_end.ending.killed.restless_program"]
        with Program(command, here) as program:
            lines = [program.next_line() for _ in range(rng.randrange(1, MOST_LINES))]
            Event().wait(rng.uniform(0, LONGEST_MS) / 1000)
            printed = [line.strip() for line in (*lines, *program.kill())]
        # An empty board is no move that could be lost.
        printed = [line for line in printed if line]
        if games.going_on:
            assert printed[0] == games.going_on, "the game under way is resumed"
        for line in printed:
            games = games.after(line)
        moves += len(printed)
        there = on_disk(tmp_path, game)
        assert continues(there, games), f"{printed} were saved, but {there} is there"
        games = there
    figure(f"kills of the program: {game.name}, seed {SEED}", f"{kills} among {moves} moves")
    assert moves > kills, "they came in the middle of something"
