"""The parts of the program that play, started on a file as `app.py` does, and what they emit."""

import threading
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from random import Random
from threading import Timer

from PySide6.QtCore import QDeadlineTimer, QEventLoop, QTimer
from PySide6.QtWidgets import QApplication

from tests.play.state_machine.unreliable import Disk, Searches
from tictac_gui.engine import ADAPTIVE
from tictac_gui.engine.levels import Rating
from tictac_gui.games import BoardPosition, Game
from tictac_gui.play.asking import Asker, Question, Work, _Job
from tictac_gui.play.change import Change, Event
from tictac_gui.play.controller import GameController, Phase
from tictac_gui.play.looking_back import LookBack
from tictac_gui.play.records import Score
from tictac_gui.play.setup import Setup
from tictac_gui.play.strengths import Adaptation
from tictac_gui.storage.reader import Query
from tictac_gui.storage.store import Store

PATIENCE_S = 60
"""Only what would never come takes as long."""
_HEARTBEAT_MS = 200


class Stuck(BaseException):
    """What is waited for doesn't come.

    It is no Exception: to find a shorter way there, Hypothesis would wait for it again and again.
    """


class Program:
    """All that is made at a start and ends when the program is closed."""

    def __init__(
        self,
        path: Path,
        disk: Disk,
        searches: Searches,
        setup: Setup,
        ratings: Mapping[Game, Rating],
    ) -> None:
        self._disk, self._searches = disk, searches
        self.worker = Asker()
        self.jobs: list[_Job] = []
        """What the worker was asked and has not answered."""
        self._complaint = "nobody has asked for it"
        """What is wrong with the answer that came last, if anybody goes on with it."""
        self.worker._asked.connect(self.jobs.append)
        # It does them in order, and says so before it goes on with an answer.
        self.worker.ended.connect(self._note_answer)
        self.store = Store(path, disk.open)
        self.controller = GameController(
            worker=self.worker,
            store=self.store,
            choose_move=searches.choose_move,
            find_hint=searches.find_hint,
            rng=Random(1),
            thinking_pause_ms=0,
            setup=setup,
            adaptation=Adaptation(ratings),
        )
        self.look_back = LookBack(self.controller)
        self.shown: BoardPosition | None = None
        self.phase: Phase | None = None
        self.score: Score | None = None
        self.hinted: BoardPosition | None = None
        """The position that the latest hint is for."""
        self.complaints: list[str] = []
        """What is wrong, as noticed in slots: an exception there would reach nobody."""
        self.look_back.changed.connect(self._note)

    @property
    def is_saving(self) -> bool:
        """Whether the store can save, as far as it knows."""
        return not self.store._writer._is_failing

    def settle(self) -> None:
        """Wait until nothing happens any more by itself, for now or because it is held back."""
        before = None
        # A search that was asked to stop may be replaced by the next one after all.
        while before != (before := (self.controller._record, self.controller.phase)):
            finder = self.controller._finder
            self.wait_until(
                lambda: (
                    self._searches.held is not None
                    or not (finder.is_searching or finder._pause.isActive())  # noqa: B023
                ),
                "the search to answer",
            )
            self.ask_the_store()

    def ask_the_store(self) -> None:
        """Wait until the store has answered everything so far: it does so in order."""
        self.wait_for_answer(self.store.ask(self.store, lambda _database: None, bool))

    def change(self, query: Query) -> Question:
        """Have the store change the file."""
        return self.store.change(self.store, query)

    def wait_for_answer(self, question: Question) -> None:
        """Wait until the store has answered this."""
        self.wait_until(lambda: not question.is_open, "the store to answer")

    def wait_until(self, condition: Callable[[], bool], what: str) -> None:
        """Do what is due until the condition holds."""
        if condition():
            return
        deadline = QDeadlineTimer(PATIENCE_S * 1000)
        heartbeat = QTimer(interval=_HEARTBEAT_MS)
        heartbeat.start()
        while not condition():
            if deadline.hasExpired():
                raise Stuck(f"waited in vain for {what}")
            QApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)

    def close(self) -> None:
        """Shut down as the program does, but don't wait for ever for a thread to end."""
        # The program's own searches always listen when they are asked to stop.
        self._searches.end()
        with self._threads_ended_by_force():
            self.controller.shutdown()

    @contextmanager
    def _threads_ended_by_force(self) -> Iterator[None]:
        is_too_late = threading.Event()

        def force() -> None:
            is_too_late.set()
            self._searches.abandon()
            self._disk.is_failing.set()

        timer = Timer(PATIENCE_S, force)
        timer.start()
        try:
            yield
        finally:
            timer.cancel()
        if is_too_late.is_set():
            raise Stuck("a thread didn't end when the program was closed")

    def is_about_now(self, work: Work) -> bool:
        """Return whether a search is what the game as it is now needs: its next move, or a hint."""
        game = self.controller
        assert isinstance(work, partial)
        asked_game, board, *rest = work.args
        if (asked_game, board) != (game.setup.game, game.board):
            return False
        if game.phase is Phase.PERSON:
            return not rest
        seat = game.seat(game.board.turn)
        level = game.adaptation.policy(game.setup.game) if seat is ADAPTIVE else seat
        return bool(rest) and rest[0] == level

    def _note_answer(self) -> None:
        job = self.jobs.pop(0)
        if job.stop():
            self._complaint = "nobody wants it any more"
        elif not self.is_about_now(job.work):
            self._complaint = "it is for another position or of another level"
        else:
            self._complaint = ""

    def _note(self, change: Change) -> None:
        game = self.controller
        self.shown, self.phase, self.score = game.board, game.phase, game.score
        if change.event is Event.REPLIED:
            self._complain("a move")
        elif change.event is Event.HINT:
            self.hinted = game.board
            self._complain("a hint")

    def _complain(self, what: str) -> None:
        if self._complaint:
            self.complaints.append(f"{what}: {self._complaint}")
