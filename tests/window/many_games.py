"""A program that plays thousands of games in the real window and prints what that takes.

It is a process of its own because memory is counted that way: what other tests have left behind
would hide what these games do. Worker and file are the real ones, only nobody pauses to think.
"""

from __future__ import annotations

import ctypes
import gc
import json
import os
import sys
from dataclasses import asdict, dataclass
from pathlib import Path
from random import Random
from time import process_time
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent, QEventLoop, QObject
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication

from tests.boards import unfinished
from tictac_gui import app
from tictac_gui.__main__ import make_room_for_types
from tictac_gui.board.board import BoardButton
from tictac_gui.engine import Difficulty, Search
from tictac_gui.games import CONNECT_FOUR, TIC_TAC_TOE, BoardPosition, Game
from tictac_gui.play.controller import GameController, Phase
from tictac_gui.play.setup import Setup
from tictac_gui.storage.settings import Preferences
from tictac_gui.storage.store import Store
from tictac_gui.window.game_panel import GamePanel

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tictac_gui.window.main_window import MainWindow

SEED = 1
CACHED = 1_000
"""The positions that each search caches here; in the program it is many times as many."""
PROC = Path("/proc/self")


@dataclass(frozen=True)
class Block:
    """Some games of each kind, one kind after the other."""

    tic_tac_toe: int
    connect_four: int
    analysed_tic_tac_toe: int
    analysed_connect_four: int


@dataclass(frozen=True)
class Footprint:
    """What the program takes at a moment when it has nothing to do."""

    games: int
    cpu_seconds: float
    memory_kb: int
    threads: int
    files: int
    objects: int
    windows: int


BLOCKS = {"quick": Block(17, 1, 1, 1), "long": Block(184, 6, 9, 1)}


class Player:
    """Plays one game after the other at random, as fast as the window allows."""

    def __init__(self, window: MainWindow, store: Store) -> None:
        self._window = window
        self._store = store
        [self._controller] = window.findChildren(GameController)
        self._rng = Random(SEED)
        self._games = 0

    def play(self, block: Block) -> None:
        for game, plain, analysed in (
            (TIC_TAC_TOE, block.tic_tac_toe, block.analysed_tic_tac_toe),
            (CONNECT_FOUR, block.connect_four, block.analysed_connect_four),
        ):
            self._switch_to(game)
            self._play_games(plain)
            self._show_analysis(is_shown=True)
            self._play_games(analysed)
            self._show_analysis(is_shown=False)
            # As the program does every few seconds, and on this thread alone.
            gc.collect()

    def footprint(self) -> Footprint:
        """Have all that is under way done, throw away what nobody needs, and look."""
        self._switch_to(TIC_TAC_TOE)
        self._action("new_game").trigger()
        self._wait_for_store()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        # Before memory is looked at: for every object that it finds, PySide6 makes one of Python's,
        # and for every class of them a type, which stays.
        objects = sum(len(top.findChildren(QObject)) for top in _tops())
        gc.collect()
        # What Python has given back is given back to the system too.
        ctypes.CDLL(None).malloc_trim(0)
        return Footprint(
            self._games,
            process_time(),
            _resident_kb(),
            _threads(),
            _files(),
            objects,
            len(QApplication.topLevelWidgets()),
        )

    def _action(self, name: str) -> QAction:
        [action] = self._window.findChildren(QAction, f"action_{name}")
        return action

    def _switch_to(self, game: Game) -> None:
        self._action(game.name).trigger()
        # The game is resumed, and its board made, only when the store has answered.
        self._wait_for_store()
        assert self._controller.setup.game is game

    def _wait_for_store(self) -> None:
        """Wait until the store has answered all that it was asked."""
        last = self._store.ask(self._store, lambda _database: None, bool)
        while last.is_open:
            QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)

    def _show_analysis(self, *, is_shown: bool) -> None:
        for name in ("analysis", "move_values"):
            assert self._action(name).isChecked() is not is_shown
            self._action(name).trigger()

    def _play_games(self, count: int) -> None:
        for _ in range(count):
            self._action("new_game").trigger()
            self._play_game()
            self._games += 1

    def _play_game(self) -> None:
        controller = self._controller
        [panel] = self._window.findChildren(GamePanel)
        buttons = {each.objectName(): each for each in panel.board.findChildren(BoardButton)}
        kind = "cell" if len(buttons) == len(controller.setup.game.cells) else "column"
        while controller.phase is not Phase.OVER:
            if controller.phase is Phase.PERSON:
                buttons[f"{kind}_{self._move(controller.board)}"].click()
            else:
                assert controller.phase is Phase.COMPUTER
                QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)

    def _move(self, board: BoardPosition) -> int:
        """Win if possible, so that the next game comes soon."""
        moves = board.moves()
        wins = (move for move in moves if board.play(move).outcome)
        return next(wins, self._rng.choice(moves))


def _tops() -> Iterator[QObject]:
    """Yield all objects that belong to no other."""
    if application := QApplication.instance():
        yield application
    yield from (each for each in QApplication.topLevelWidgets() if not each.parent())


def _threads() -> int:
    """Return how many threads there are but for those of Qt's pool, which come and go by time."""
    names = [_content(each / "comm").strip() for each in (PROC / "task").iterdir()]
    return sum(name != "Thread (pooled)" for name in names)


def _files() -> int:
    """Return how many files are open but for those without a name, of which threads have one."""
    numbers = (PROC / "fd").iterdir()
    # The folder that is being read is closed by the time that it is asked for.
    names = [str(each.readlink()) for each in numbers if each.is_symlink()]
    return sum(not name.startswith("anon_inode:") for name in names)


def _content(path: Path) -> str:
    return path.read_text(encoding="ascii")


def _resident_kb() -> int:
    pages = int(_content(PROC / "statm").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") // 1024


def _fill_caches() -> None:
    """Let caches be full after few games, as in the program they are after very many."""
    # What searches is made when it is first asked for.
    for game in (TIC_TAC_TOE, CONNECT_FOUR):
        game.find_hint(game.start)
    for search in (each for each in gc.get_objects() if isinstance(each, Search)):
        search.cache_limit = CACHED
    for board in unfinished():
        TIC_TAC_TOE.find_hint(board)


def run(folder: Path, kind: str, blocks: int, early: int) -> None:
    """Play, and print the footprint after every `early` blocks."""
    # As the program does: collecting on a worker thread can deadlock it with this one.
    gc.disable()
    make_room_for_types()
    application = QApplication([])
    _fill_caches()
    store = Store(folder / "games.sqlite")
    preferences = Preferences(folder / "settings.ini", store.writing_thread)
    setup = Setup(difficulty=Difficulty.EASY)
    window = app.build(store, preferences, setup, thinking_pause_ms=0, is_animated=False)
    window.show()
    player = Player(window, store)
    for number in range(1, blocks + 1):
        player.play(BLOCKS[kind])
        if number == 1:
            # The first look changes what it looks at: types are made, and free memory given back.
            player.footprint()
        if number % early == 0:
            print(json.dumps(asdict(player.footprint())), flush=True)
    window.close()
    del application


if __name__ == "__main__":
    run(Path(sys.argv[1]), sys.argv[2], int(sys.argv[3]), int(sys.argv[4]))
