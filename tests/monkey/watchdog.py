"""Notices when the GUI thread is too busy to paint, and names what keeps it.

Time is that of the thread's own work on the processor: a busy machine makes no gap.
"""

import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Event, Thread, get_ident
from time import perf_counter, thread_time
from types import FrameType
from typing import NamedTuple

from PySide6.QtCore import QAbstractEventDispatcher, QObject, Slot

LONGEST = 0.3
"""Whoever waits this long for a frame, in seconds, notices it."""
_LOOK_AFTER = 0.05
"""So long must something take before anybody looks what it is."""
_LOOK_EVERY = 0.03
_MOST_TOLD = 3


class Gap(NamedTuple):
    """A time in which nothing could be painted."""

    event: str
    causes: tuple[str, ...]
    """What Qt called in the program, that which was seen most often first."""
    seconds: float

    def __str__(self) -> str:
        causes = ", ".join(self.causes[:_MOST_TOLD]) or "Qt"
        return f"{self.seconds * 1e3:.0f} ms of {self.event}, in {causes}"


class Watchdog(QObject):
    """Measures, from one turn of the event loop to the next, how long each takes."""

    def __init__(self) -> None:
        super().__init__()
        self.gaps: list[Gap] = []
        self.longest = Gap("", (), 0.0)
        self.turns = 0
        self._events: list[str] = []
        self._work_began = 0.0
        self._began: float | None = None
        self._seen: Counter[str] = Counter()
        self._watched = get_ident()
        self._is_over = Event()
        self._observer = Thread(target=self._observe, name="observer", daemon=True)

    @contextmanager
    def watching(self) -> Iterator[None]:
        """Watch this thread, which runs event loops meanwhile."""
        dispatcher = QAbstractEventDispatcher.instance()
        dispatcher.awake.connect(self._on_awake)
        dispatcher.aboutToBlock.connect(self._on_about_to_block)
        self._observer.start()
        try:
            yield
        finally:
            dispatcher.awake.disconnect(self._on_awake)
            dispatcher.aboutToBlock.disconnect(self._on_about_to_block)
            self._is_over.set()
            self._observer.join()

    @contextmanager
    def handling(self, event: str) -> Iterator[None]:
        """Name what happens; it may happen while something else does."""
        self._end_turn()
        self._events.append(event)
        self._begin_turn()
        try:
            yield
        finally:
            self._end_turn()
            self._events.pop()
            if self._events:
                self._begin_turn()

    @Slot()
    def _on_awake(self) -> None:
        self._end_turn()
        if self._events:
            self._begin_turn()

    @Slot()
    def _on_about_to_block(self) -> None:
        self._end_turn()

    def _begin_turn(self) -> None:
        self._seen.clear()
        self._work_began, self._began = thread_time(), perf_counter()

    def _end_turn(self) -> None:
        if self._began is not None:
            self.turns += 1
            self._note(thread_time() - self._work_began)
        self._began = None

    def _note(self, seconds: float) -> None:
        if seconds > min(LONGEST, self.longest.seconds):
            causes = tuple(cause for cause, _ in self._seen.most_common())
            gap = Gap(self._events[-1], causes, seconds)
            self.longest = max(self.longest, gap, key=lambda each: each.seconds)
            if seconds > LONGEST:
                self.gaps.append(gap)

    def _observe(self) -> None:
        while not self._is_over.wait(_LOOK_EVERY):
            began = self._began
            if began is not None and perf_counter() - began > _LOOK_AFTER:
                self._seen[_running(sys._current_frames().get(self._watched))] += 1


def _running(frame: FrameType | None) -> str:
    """Name the outermost function of the program that runs: that is what Qt has called."""
    found: list[str] = []
    while frame:
        module = frame.f_globals.get("__name__", "")
        if module.startswith("tictac_gui."):
            found.append(f"{module.removeprefix('tictac_gui.')}.{frame.f_code.co_name}")
        frame = frame.f_back
    return found[-1] if found else "Qt"
