"""Catches all unhandled exceptions, on any thread.

It writes them to the error log and emits a signal for the first one, but shows nothing.
"""

from __future__ import annotations

import faulthandler
import logging
import sys
import threading
import traceback
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, QtMsgType, Signal, qInstallMessageHandler, qVersion

from tictac_gui import __version__

if TYPE_CHECKING:
    from collections.abc import Iterator
    from types import TracebackType

    from PySide6.QtCore import QMessageLogContext

    from tictac_gui.system.error_log import ErrorLog

_LEVELS = {
    QtMsgType.QtDebugMsg: logging.DEBUG,
    QtMsgType.QtInfoMsg: logging.INFO,
    QtMsgType.QtWarningMsg: logging.WARNING,
    QtMsgType.QtCriticalMsg: logging.ERROR,
    QtMsgType.QtFatalMsg: logging.CRITICAL,
}
_DISPLAY_LOST = ("The X11 connection broke", "The Wayland connection broke")
"""The beginning of Qt's message when the display server has gone."""
_log = logging.getLogger(__name__)
_qt_log = logging.getLogger("qt")


class CrashReport(QObject):
    """Reports unhandled exceptions; lives on the GUI thread."""

    crashed = Signal(str)
    """Carries the traceback; emitted once per run, by the event loop of the GUI thread.

    Further exceptions, such as from a widget that fails at every paint, only go to the log.
    """
    display_lost = Signal()
    """The display has gone. Qt ends the program as soon as the connected slots have returned."""
    _caught = Signal(str)

    def __init__(self, log: ErrorLog, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._log = log
        # Acquired by the first exception and never released: two threads may fail at once.
        self._first = threading.Lock()
        # Queued, since it may come from another thread or in the middle of a paint event.
        self._caught.connect(self.crashed, Qt.ConnectionType.QueuedConnection)

    @contextmanager
    def watching(self) -> Iterator[None]:
        """Catch all unhandled exceptions while the context lasts."""
        hooks = sys.excepthook, threading.excepthook, sys.unraisablehook
        sys.excepthook = self._on_exception
        threading.excepthook = self._on_thread_exception
        sys.unraisablehook = self._on_unraisable
        # If the log can't be opened, logging falls back to stderr, if there is one.
        qInstallMessageHandler(self._on_qt_message)
        if self._log.file:
            logging.getLogger().addHandler(self._log)
            faulthandler.enable(self._log.file)
        elif sys.stderr:
            # It may be a stream without a file descriptor.
            with suppress(OSError, ValueError):
                faulthandler.enable(sys.stderr)
        try:
            yield
        finally:
            faulthandler.disable()
            # Qt may still log something after Python has shut down, and would crash.
            qInstallMessageHandler(None)
            logging.getLogger().removeHandler(self._log)
            sys.excepthook, threading.excepthook, sys.unraisablehook = hooks
            self._log.close()

    def note(self, error: BaseException) -> str:
        """Write an exception to the log and return its traceback."""
        text = "".join(traceback.format_exception(error))
        python = sys.version.partition(" ")[0]
        versions = f"Python {python}, Qt {qVersion()}, {sys.platform}"
        _log.critical("unexpected in Tictac %s (%s)\n%s", __version__, versions, text.rstrip())
        return text

    def _handle(self, error: BaseException | None) -> None:
        # An exception in a hook would at best go to stderr. Anything may fail here: memory or the
        # stack may be exhausted.
        with suppress(Exception):
            if error is not None:
                text = self.note(error)
                if self._first.acquire(blocking=False):
                    self._caught.emit(text)

    def _on_exception(
        self,
        kind: type[BaseException],
        error: BaseException,
        trace: TracebackType | None,
    ) -> None:
        if issubclass(kind, Exception):
            self._handle(error)
        else:
            # Ctrl+C is not an error.
            sys.__excepthook__(kind, error, trace)

    def _on_thread_exception(self, args: threading.ExceptHookArgs) -> None:
        if issubclass(args.exc_type, Exception):
            self._handle(args.exc_value)
        else:
            threading.__excepthook__(args)

    def _on_unraisable(self, args: sys.UnraisableHookArgs) -> None:
        self._handle(args.exc_value)

    def _on_qt_message(self, kind: QtMsgType, _context: QMessageLogContext, message: str) -> None:
        with suppress(Exception):
            _qt_log.log(_LEVELS[kind], message)
        if message.startswith(_DISPLAY_LOST):
            self.display_lost.emit()
