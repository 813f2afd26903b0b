"""The program is killed at random moments; what it had done is there at the next start."""

import sys
from contextlib import closing
from pathlib import Path
from random import Random
from threading import Event
from typing import NamedTuple

import pytest

from tests.end_to_end.program import Program, bare_environment
from tictac_gui.games import TIC_TAC_TOE
from tictac_gui.play.kept.database import Database

LONGEST_MS = 400


@pytest.fixture
def environment(tmp_path: Path) -> dict[str, str]:
    settings = tmp_path / "config" / "tictac" / "settings.ini"
    settings.parent.mkdir(parents=True)
    settings.write_text("[General]\nplayers=two_computers\nx_difficulty=easy\no_difficulty=easy\n")
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
        """Return what it comes to when the program has told a position; ! is the end of a game."""
        if line.endswith("!"):
            return Games([*self.finished, line.removesuffix("!")], "")
        return Games(self.finished, line)


def on_disk(tmp_path: Path) -> Games:
    path = tmp_path / "data" / "tictac" / "games.sqlite"
    if not path.exists():
        return Games([], "")
    with closing(Database(path)) as database:
        past, _ = database.past_games(None, 10**6, TIC_TAC_TOE)
        going_on = database.unfinished(TIC_TAC_TOE)
    finished = ["".join(map(str, game.record.moves)) for game in reversed(past)]
    return Games(finished, "".join(map(str, going_on.moves)) if going_on else "")


def is_one_move_ahead(games: Games, other: Games) -> bool:
    """Tell whether the first has one move more than the second."""
    if games.finished == other.finished:
        return games.going_on[:-1] == other.going_on
    return games == other.after(f"{games.finished[-1]}!") and (
        games.finished[-1][:-1] == other.going_on
    )


@pytest.mark.parametrize("kills", [50, pytest.param(1000, marks=pytest.mark.soak)])
def test_nothing_but_the_move_under_way_is_lost(
    tmp_path: Path, environment: dict[str, str], kills: int
) -> None:
    rng = Random(20)
    games = Games([], "")
    for _ in range(kills):
        command = [sys.executable, "-m", "tests.end_to_end.restless_program"]
        with Program(command, environment) as program:
            first = program.next_line()
            Event().wait(rng.uniform(0, LONGEST_MS) / 1000)
            told = [line.strip() for line in (first, *program.kill())]
        # An empty board is no move that could be lost.
        told = [line for line in told if line]
        if games.going_on:
            assert told[0] == games.going_on, "the game under way is resumed"
        history = [games]
        for line in told:
            history.append(history[-1].after(line))
        games = on_disk(tmp_path)
        assert games in history[-2:] or is_one_move_ahead(games, history[-1]), (
            f"{told} were told, but {games} is there"
        )
    # However slow the machine: many kills came in the middle of something.
    assert len(games.finished) > kills / 10
