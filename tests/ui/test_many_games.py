"""After thousands of games the program takes no more memory, threads or files than after a few.

The games go through the real window, worker and file; only nobody pauses to think.
"""

import ctypes
import gc
import os
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random
from time import process_time

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QEventLoop, QObject
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.boards import unfinished
from tests.ui.conftest import OpenWindow, Window
from tictac_gui.engine import Difficulty, Search
from tictac_gui.games import CONNECT_FOUR, TIC_TAC_TOE, BoardPosition, Game
from tictac_gui.play.controller import Phase
from tictac_gui.play.setup import Setup
from tictac_gui.ui.board.board_button import BoardButton
from tictac_gui.ui.game_panel import GamePanel

AT_MOST = 0.02
"""How much more memory it may take after all games than after the first tenth of them."""
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

    memory_kb: int
    threads: int
    files: int
    objects: int
    windows: int


QUICK = Block(17, 1, 1, 1)
LONG = Block(184, 6, 9, 1)


class Player:
    """Plays one game after the other at random, as fast as the window allows."""

    def __init__(self, window: Window, qtbot: QtBot) -> None:
        self._window = window
        self._qtbot = qtbot
        self._rng = Random(SEED)
        self.games = 0

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

    def footprint(self) -> Footprint:
        """Have all that is under way done, throw away what nobody needs, and look."""
        self._switch_to(TIC_TAC_TOE)
        self._window.action("new_game").trigger()
        assert self._window.scores
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        gc.collect()
        # What Python has given back is given back to the system too.
        ctypes.CDLL(None).malloc_trim(0)
        return Footprint(
            _resident_kb(),
            _threads(),
            _files(),
            sum(len(top.findChildren(QObject)) for top in _tops()),
            len(QApplication.topLevelWidgets()),
        )

    def _switch_to(self, game: Game) -> None:
        self._window.action(game.name).trigger()
        self._qtbot.waitUntil(lambda: self._window.controller.setup.game is game)

    def _show_analysis(self, *, is_shown: bool) -> None:
        for name in ("analysis", "move_values"):
            assert self._window.action(name).isChecked() is not is_shown
            self._window.action(name).trigger()

    def _play_games(self, count: int) -> None:
        for _ in range(count):
            self._window.action("new_game").trigger()
            self._play_game()
            self.games += 1

    def _play_game(self) -> None:
        controller = self._window.controller
        board = self._window.find(GamePanel, "").board
        buttons = {button.objectName(): button for button in board.findChildren(BoardButton)}
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


@pytest.fixture
def _small_caches(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let caches be full after few games, as in the program they are after very many."""
    for search in (each for each in gc.get_objects() if isinstance(each, Search)):
        monkeypatch.setattr(search, "cache_limit", CACHED)
        monkeypatch.setattr(search, "_bounds", {})
    for board in unfinished():
        TIC_TAC_TOE.find_hint(board)


@pytest.fixture
def player(qtbot: QtBot, open_window: OpenWindow, _small_caches: None) -> Player:
    return Player(open_window(Setup(difficulty=Difficulty.EASY)), qtbot)


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux tells all of this in /proc")
@pytest.mark.parametrize(
    ("block", "blocks", "early"),
    # The first games load code and fill caches.
    [(QUICK, 3, 1), pytest.param(LONG, 50, 5, marks=pytest.mark.soak)],
    ids=["60", "10000"],
)
def test_games_leave_nothing_behind(
    player: Player, block: Block, blocks: int, early: int, figure: Callable[..., None]
) -> None:
    print(f"seed {SEED}")
    began = process_time()
    footprints = []
    for number in range(1, blocks + 1):
        player.play(block)
        if number % early == 0:
            footprints.append(player.footprint())
            print(player.games, footprints[-1], f"{process_time() - began:.0f} s", flush=True)
    first, last = footprints[0], footprints[-1]
    growth = last.memory_kb / first.memory_kb - 1
    what = f"{player.games:,} games"
    figure(f"{what}, each", f"{(process_time() - began) / player.games * 1e3:.0f} ms")
    # In the quick form, caches are still being filled.
    bound = "" if block is QUICK else f"+{AT_MOST:.0%}"
    figure(f"{what}: memory", f"{last.memory_kb / 1024:.0f} MB, {growth:+.1%}", bound)
    for each in ("threads", "files", "objects", "windows"):
        now, before = getattr(last, each), getattr(first, each)
        figure(f"{what}: {each}", now, f"{before}")
        assert now == before, each
    assert growth <= AT_MOST or block is QUICK
