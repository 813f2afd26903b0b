"""Collaborators of the controller that a test can make slow, silent or faulty at any moment."""

import sqlite3
from collections.abc import Callable, Iterator, Sequence
from enum import Enum, auto
from pathlib import Path
from random import Random
from threading import Event
from typing import Any

from PySide6.QtCore import QAbstractEventDispatcher

from tictac_gui.engine import Difficulty, Policy, SearchStopped
from tictac_gui.games import BoardPosition, Game, Hint
from tictac_gui.storage.database import Database


class Answer(Enum):
    """When and how a search answers."""

    PROMPT = auto()
    LATE = auto()
    """Only when it is released, however often it was asked to stop before."""
    NEVER = auto()
    """Not before it is asked to stop."""
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
        self._is_abandoned = Event()
        self._waiting_thread = QAbstractEventDispatcher.instance()

    def let_go(self) -> None:
        """Have everything that is late answered now."""
        former, self._let_go = self._let_go, Event()
        if self.held is Answer.LATE:
            self.held = None
        former.set()

    def end(self) -> None:
        """Have everything answered, also what begins only now."""
        self.wanted = Answer.PROMPT
        self.let_go()

    def abandon(self) -> None:
        """End every search, though nobody has asked it to stop; called from any thread."""
        self._is_abandoned.set()
        self._let_go.set()

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
        # In this order: what was let go before it is known how to answer stays so.
        let_go, wanted = self._let_go, self.wanted
        if wanted is Answer.FAILING:
            raise RuntimeError("out of ideas")
        if wanted not in (Answer.LATE, Answer.NEVER):
            return wanted
        self.held = wanted
        # Whoever waits for this sees no event of Qt's otherwise.
        self._waiting_thread.wakeUp()
        try:
            if wanted is Answer.LATE:
                let_go.wait()
                return wanted
            while not should_stop() and not self._is_abandoned.is_set():
                let_go.wait(timeout=0.001)
            raise SearchStopped
        finally:
            self.held = None


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
    """Fails between any two statements, so also in the middle of a transaction."""

    disk: Disk | None = None

    def execute(self, query: str, values: Sequence[object] = ()) -> list[Any]:
        # How long to wait for a lock is no matter of the disk.
        if self.disk and not query.startswith("PRAGMA busy_timeout"):
            self.disk.check()
        return super().execute(query, values)

    def rows(self, query: str, values: Sequence[object]) -> Iterator[Any]:
        if self.disk:
            self.disk.check()
        return super().rows(query, values)
