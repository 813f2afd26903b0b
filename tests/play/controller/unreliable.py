"""Collaborators of the controller that a test can make slow, silent or faulty at any moment."""

import sqlite3
from collections.abc import Callable
from enum import Enum, auto
from pathlib import Path
from random import Random
from threading import Event

from tictac_gui.engine import Difficulty, Policy, SearchStopped
from tictac_gui.games import BoardPosition, Game, Hint
from tictac_gui.play.kept.database import Database
from tictac_gui.play.records import GameRecord, Score
from tictac_gui.play.setup import Seat


class Answer(Enum):
    """When and how a search answers."""

    PROMPT = auto()
    LATE = auto()
    """Only when it is let go, however often it was told to stop before."""
    NEVER = auto()
    """Not before it is told to stop."""
    FAILING = auto()
    ILLEGAL = auto()
    """With a move that can't be made."""


class Searches:
    """Chooses moves and finds hints in the way that is wanted when it is asked."""

    def __init__(self) -> None:
        self.wanted = Answer.PROMPT
        self.held: Answer | None = None
        """How the one that keeps its answer back was asked for it, if there is one."""
        self._let_go = Event()

    def let_go(self) -> None:
        """Have everything that is late answered now."""
        former, self._let_go = self._let_go, Event()
        if self.held is Answer.LATE:
            self.held = None
        former.set()

    def choose_move(
        self,
        _game: Game,
        position: BoardPosition,
        _difficulty: Difficulty | Policy,
        rng: Random,
        should_stop: Callable[[], bool],
        /,
    ) -> int:
        if self._behave(should_stop) is Answer.ILLEGAL:
            return -1
        # Not as the level would: that can take seconds, and any move will do.
        return rng.choice(position.moves())

    def find_hint(
        self, _game: Game, position: BoardPosition, should_stop: Callable[[], bool], /
    ) -> Hint:
        self._behave(should_stop)
        return Hint(position.moves()[0], Answer.PROMPT, None)

    def _behave(self, should_stop: Callable[[], bool]) -> Answer:
        wanted, let_go = self.wanted, self._let_go
        if wanted is Answer.FAILING:
            raise RuntimeError("out of ideas")
        self.held = wanted if wanted in (Answer.LATE, Answer.NEVER) else None
        try:
            if wanted is Answer.LATE:
                assert let_go.wait(timeout=60), "nobody let it go"
            if wanted is Answer.NEVER:
                while not should_stop():
                    let_go.wait(timeout=0.001)
                raise SearchStopped
        finally:
            self.held = None
        return wanted


class Disk:
    """Where databases are opened; it can fail at any moment, and work again later."""

    def __init__(self) -> None:
        self.is_failing = Event()

    def open(self, path: Path, patience: float) -> Database:
        self.check()
        database = _FallibleDatabase(path, patience)
        database.disk = self
        return database

    def check(self) -> None:
        if self.is_failing.is_set():
            error = sqlite3.OperationalError("disk I/O error")
            error.sqlite_errorcode = sqlite3.SQLITE_IOERR
            raise error


class _FallibleDatabase(Database):
    disk: Disk

    def save(self, record: GameRecord) -> None:
        self.disk.check()
        super().save(record)

    def score(self, x: Seat, o: Seat, game: Game) -> Score:
        self.disk.check()
        return super().score(x, o, game)

    def unfinished(self, game: Game) -> GameRecord | None:
        self.disk.check()
        return super().unfinished(game)

    def check_writable(self) -> None:
        self.disk.check()
        super().check_writable()
