"""Keeps games without ever waiting for the disk: the GUI thread's side of it.

A `Store` is told what has happened and asked what is known, and answers by signal. An answer has
all that was saved or changed before the question; saving and changing never wait for answers, so
that an answer may come after a later change was carried out. What can't be written is kept and
written as soon as it can.
"""

from __future__ import annotations

from itertools import count
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QThread, Signal

from tictac_gui.play.kept.keeper import Keeper, OpenDatabase
from tictac_gui.play.kept.pending import Pending

if TYPE_CHECKING:
    from pathlib import Path

    from tictac_gui.games import Game
    from tictac_gui.play.kept.reader import Query
    from tictac_gui.play.records import GameRecord
    from tictac_gui.play.setup import Seat


class Store(QObject):
    """The games of all times; lives on the GUI thread.

    Answers to `ask` and `change` may come in either order: what was read before a change may be
    answered after it.
    """

    unfinished_found = Signal(object, object)
    """Carries the record, or None, and the game that was asked for."""
    score_found = Signal(object, object, object, object)
    answered = Signal(int, object)
    saving_failed = Signal(object, str)
    saving_resumed = Signal()
    file_set_aside = Signal(str)
    file_lost = Signal()
    file_is_newer = Signal()
    row_skipped = Signal()
    _started = Signal(object)
    _unfinished_asked = Signal(object)
    _saved = Signal()
    _score_asked = Signal(object, object, object)
    _asked = Signal(int, object)
    _change_asked = Signal(int, object)
    _purge_asked = Signal()
    _closed = Signal()

    def __init__(
        self,
        path: Path,
        open_database: OpenDatabase | None = None,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._ids = count(1)
        self._pending = Pending()
        self._thread = QThread()
        self._thread.setObjectName("store")
        self._keeper = Keeper(path, self._pending, open_database)
        self._keeper.moveToThread(self._thread)
        self._reading_thread = QThread()
        self._reading_thread.setObjectName("store reader")
        self._keeper.reader.moveToThread(self._reading_thread)
        for asked, slot in (
            (self._started, self._keeper.start),
            (self._unfinished_asked, self._keeper.find_unfinished),
            (self._saved, self._keeper.flush_unless_failing),
            (self._score_asked, self._keeper.find_score),
            (self._asked, self._keeper.answer),
            (self._change_asked, self._keeper.change),
            (self._purge_asked, self._keeper.purge),
            (self._closed, self._keeper.close),
        ):
            asked.connect(slot)
        for told, signal in (
            (self._keeper.unfinished_found, self.unfinished_found),
            (self._keeper.score_found, self.score_found),
            (self._keeper.answered, self.answered),
            (self._keeper.saving_failed, self.saving_failed),
            (self._keeper.saving_resumed, self.saving_resumed),
            (self._keeper.file_set_aside, self.file_set_aside),
            (self._keeper.file_lost, self.file_lost),
            (self._keeper.file_is_newer, self.file_is_newer),
            (self._keeper.row_skipped, self.row_skipped),
        ):
            told.connect(signal)
        self._thread.start()
        self._reading_thread.start()

    @property
    def writing_thread(self) -> QThread:
        """The thread on which files are written."""
        return self._thread

    def start(self, game: Game) -> None:
        """Open the file and look for what was left under way of the game that is played first."""
        self._started.emit(game)

    def find_unfinished(self, game: Game) -> None:
        """Look for what was left under way of another game."""
        self._unfinished_asked.emit(game)

    def save(self, record: GameRecord) -> None:
        """Keep a game as it is now."""
        self._pending.put(record)
        self._saved.emit()

    def find_score(self, x: Seat, o: Seat, game: Game) -> None:
        """Ask how the two have done against each other in a game."""
        self._score_asked.emit(x, o, game)

    def ask(self, query: Query) -> int:
        """Have a question answered by the database; return the id that the answer will carry.

        The answer is None while the database is out of reach. Questions still open when the store
        is shut down are not answered at all.
        """
        request = next(self._ids)
        self._asked.emit(request, query)
        return request

    def change(self, query: Query) -> int:
        """Like `ask`, for what changes the database: it is done even if the store is shut down."""
        request = next(self._ids)
        self._change_asked.emit(request, query)
        return request

    def purge(self) -> None:
        """Forget for good what was cleared."""
        self._purge_asked.emit()

    def shutdown(self) -> None:
        """Write what is left, close the file and end the threads, within two seconds."""
        if self._thread.isRunning():
            self._keeper.hurry()
            self._closed.emit()
            self._thread.wait()
            self._reading_thread.quit()
            self._reading_thread.wait()
