"""The real store without a window: it plays, clears and solves, one thing after the other.

Each action is printed as a line of JSON before it is done, and `done` once the store has confirmed
it. Tests start it, and kill it at some moment.
"""

import json
import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from random import Random

from PySide6.QtCore import QCoreApplication, QObject

from tictac_gui.engine import Difficulty
from tictac_gui.games import GAMES, Game
from tictac_gui.play.asking import Question
from tictac_gui.play.records import Attempt, AttemptResult, GameRecord
from tictac_gui.play.setup import Players, Setup
from tictac_gui.storage.database import Database, forget_attempts, save_attempts
from tictac_gui.storage.store import Store

NOTHING_ELSE = "open"
"""As an argument: only open the file, and wait."""


class Keeper(QObject):
    """Does the next thing whenever the store has confirmed the last one."""

    def __init__(self, store: Store, rng: Random) -> None:
        super().__init__()
        self._store = store
        self._rng = rng
        self._under_way: dict[Game, GameRecord | None] = {}
        self._things: Iterator[Question] = iter(())
        store.start(self, GAMES[0], partial(self._on_unfinished_found, GAMES[0]))
        for game in GAMES[1:]:
            store.find_unfinished(self, game, partial(self._on_unfinished_found, game))

    def _on_unfinished_found(self, game: Game, record: GameRecord | None) -> None:
        tell(do="resume", game=game.name, moves=record.moves if record else ())
        self._under_way[game] = record
        if len(self._under_way) == len(GAMES):
            self._things = self._do_things()
            next(self._things)

    def _on_answered(self, answer: object) -> None:
        assert answer is not None, "the store could not do it"
        tell(do="done")
        next(self._things)

    def _do_things(self) -> Iterator[Question]:
        """Do one thing after the other, each once the one before is confirmed."""
        while True:
            game = self._rng.choice(GAMES)
            for _ in range(self._rng.randrange(20)):
                yield self._play(game)
            yield self._solve(game)
            if self._rng.random() < 0.2:
                tell(do="clear", game=game.name)
                yield self._change(partial(_clear, game))
                is_undone = self._rng.random() < 0.5
                tell(do="restore" if is_undone else "purge", game=game.name)
                if is_undone:
                    yield self._change(partial(_restore, game))
                else:
                    self._store.purge()
                    # Answers come in the order of the questions.
                    yield self._ask_nothing()
            if self._rng.random() < 0.05:
                tell(do="forget", game=game.name)
                yield self._change(partial(forget_attempts, game))

    def _play(self, game: Game) -> Question:
        setup = Setup(Players.PERSON_AS_X, Difficulty.EASY, game=game)
        record = self._under_way.get(game) or GameRecord.begin(setup, 0)
        move = self._rng.choice(record.history.position.moves())
        record = replace(record, moves=(*record.moves, move))
        is_over = record.outcome is not None
        tell(do="play", game=game.name, moves=record.moves, is_over=is_over)
        self._under_way[game] = None if is_over else record
        self._store.save(record)
        return self._ask_nothing()

    def _solve(self, game: Game) -> Question:
        attempt = Attempt.make("a puzzle", datetime.now(UTC), self._rng.choice(list(AttemptResult)))
        tell(do="solve", game=game.name, key=attempt.key)
        return self._change(partial(save_attempts, game, [attempt]))

    def _ask_nothing(self) -> Question:
        return self._store.ask(self, _nothing, self._on_answered)

    def _change(self, change: Callable[[Database], object]) -> Question:
        return self._store.change(self, change, self._on_answered)


def _nothing(_database: Database) -> bool:
    return True


def _clear(game: Game, database: Database) -> bool:
    database.clear(game)
    return True


def _restore(game: Game, database: Database) -> bool:
    database.restore(game)
    return True


def tell(**thing: object) -> None:
    sys.stdout.write(f"{json.dumps(thing)}\n")
    sys.stdout.flush()


def run() -> int:
    path, task = sys.argv[1:]
    application = QCoreApplication([])
    store = Store(Path(path))
    tell(do="begin")
    if task == NOTHING_ELSE:
        store.start(store, GAMES[0], bool)
    else:
        _keeper = Keeper(store, Random(int(task)))
    return application.exec()


if __name__ == "__main__":
    sys.exit(run())
