"""What a file of games should hold after things were done to it, and what it does hold."""

import sqlite3
from contextlib import closing
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from tictac_gui.games import Game
from tictac_gui.storage.database import Database, attempts

Moves = tuple[int, ...]


@dataclass(frozen=True)
class Kept:
    """What is kept of one game."""

    finished: tuple[Moves, ...] = ()
    under_way: Moves = ()
    attempts: tuple[str, ...] = ()
    cleared: tuple[Moves, ...] = ()
    """What `restore` would bring back; a file doesn't tell."""

    def after(self, thing: dict[str, Any]) -> "Kept":
        """Return what it comes to when something has been done."""
        match thing["do"]:
            case "play" if thing["is_over"]:
                finished = (*self.finished, tuple(thing["moves"]))
                return replace(self, finished=finished, under_way=())
            case "play":
                return replace(self, under_way=tuple(thing["moves"]))
            case "solve":
                return replace(self, attempts=(*self.attempts, thing["key"]))
            case "forget":
                return replace(self, attempts=())
            case "clear":
                return replace(self, finished=(), cleared=self.finished)
            case "restore":
                return replace(self, finished=self.cleared, cleared=())
        return replace(self, cleared=())


def saved_in(path: Path, game: Game) -> Kept:
    """Return what a file holds, which must be sound and not have been set aside."""
    if not path.exists():
        return Kept()
    with closing(Database(path)) as database:
        past, _ = database.past_games(None, 10**6, game)
        under_way = database.unfinished(game)
        tried = attempts(game, database)
        assert not database.has_skipped_rows
    return Kept(
        tuple(each.record.moves for each in reversed(past)),
        under_way.moves if under_way else (),
        tuple(attempt.key for attempt in tried),
    )


def assert_sound(path: Path) -> None:
    """Find nothing wrong with a file, and nothing that was set aside or left half done."""
    odd = [
        each.name for each in path.parent.iterdir() if {"aside", "part"} & set(each.name.split("-"))
    ]
    assert odd == []
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
