"""Notices when the system asks the program to end, even while Qt's event loop is waiting.

It doesn't decide what to do about it.
"""

from __future__ import annotations

import os
import signal
import sys
from contextlib import suppress
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QSocketNotifier, Signal, Slot

if TYPE_CHECKING:
    from types import FrameType


class EndRequests(QObject):
    """Turns SIGTERM and SIGHUP into a Qt signal; lives on the GUI thread.

    Windows has no such signals: it asks the window to close.
    """

    received = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._handled: list[signal.Signals] = []
        self._pipe: tuple[int, int] | None = None
        self._notifier: QSocketNotifier | None = None

    def listen(self) -> None:
        """Emit `received` for a request from now on, instead of ending the program."""
        if sys.platform == "win32":
            return
        # Python runs no signal handler while Qt's event loop waits. So the signal writes a byte to
        # the pipe, which wakes Qt.
        self._pipe = reading, writing = os.pipe()
        os.set_blocking(reading, False)
        os.set_blocking(writing, False)
        signal.set_wakeup_fd(writing, warn_on_full_buffer=False)
        self._notifier = QSocketNotifier(reading, QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(self._on_activated)
        for number in (signal.SIGTERM, signal.SIGHUP):
            # A signal that is ignored stays ignored, as nohup wants it.
            if signal.getsignal(number) is signal.SIG_DFL:
                signal.signal(number, _leave_to_notifier)
                self._handled.append(number)

    def stop(self) -> None:
        """Ignore further requests: the program is about to exit anyway."""
        for number in self._handled:
            signal.signal(number, signal.SIG_IGN)
        self._handled.clear()
        if self._notifier and self._pipe:
            self._notifier.setEnabled(False)
            signal.set_wakeup_fd(-1)
            for end in self._pipe:
                os.close(end)
            self._notifier = self._pipe = None

    @Slot()
    def _on_activated(self) -> None:
        if self._pipe:
            with suppress(BlockingIOError):
                os.read(self._pipe[0], 4096)
            self.received.emit()


def _leave_to_notifier(_number: int, _frame: FrameType | None) -> None:
    """Do nothing: Python may call this in the middle of anything."""
