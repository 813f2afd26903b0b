"""Takes note of every exception that nobody expected, whichever thread it comes from.

It writes it to the error log and tells of the first one; what is shown then is not its business.
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

    from tictac_gui.error_log import ErrorLog

_LEVELS = {
    QtMsgType.QtDebugMsg: logging.DEBUG,
    QtMsgType.QtInfoMsg: logging.INFO,
    QtMsgType.QtWarningMsg: logging.WARNING,
    QtMsgType.QtCriticalMsg: logging.ERROR,
    QtMsgType.QtFatalMsg: logging.CRITICAL,
}
_log = logging.getLogger(__name__)
_qt_log = logging.getLogger("qt")


class CrashReport(QObject):
    """Stands behind the whole program; lives on the GUI thread."""

    crashed = Signal(str)
    """Carries the traceback; emitted on the GUI thread, by its event loop, once in a run.

    Trouble while that is shown, or a picture that can't be painted again and again, is written
    to the log alone.
    """
    _caught = Signal(str)

    def __init__(self, log: ErrorLog, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._log = log
        # A lock, never released, since two threads may fail at the same moment.
        self._may_tell = threading.Lock()
        # From another thread, and never in the middle of what failed, say a paint event.
        self._caught.connect(self.crashed, Qt.ConnectionType.QueuedConnection)

    @contextmanager
    def watching(self) -> Iterator[None]:
        """Take note of all that nobody else does, as long as the context lasts."""
        hooks = sys.excepthook, threading.excepthook, sys.unraisablehook
        sys.excepthook = self._on_exception
        threading.excepthook = self._on_thread_exception
        sys.unraisablehook = self._on_unraisable
        # Where the log can't be opened, Python's last resort is stderr, if there is one.
        if self._log.file:
            logging.getLogger().addHandler(self._log)
            qInstallMessageHandler(_on_qt_message)
            faulthandler.enable(self._log.file)
        elif sys.stderr:
            # It may be something without a file number.
            with suppress(OSError, ValueError):
                faulthandler.enable(sys.stderr)
        try:
            yield
        finally:
            faulthandler.disable()
            # Qt may have something to say when Python is gone, and would call into nothing.
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

    def _take(self, error: BaseException | None) -> None:
        # An exception in a hook would end on stderr, if anywhere. There is none too odd for this:
        # memory or the stack may have run out.
        with suppress(Exception):
            if error is not None:
                text = self.note(error)
                if self._may_tell.acquire(blocking=False):
                    self._caught.emit(text)

    def _on_exception(
        self,
        kind: type[BaseException],
        error: BaseException,
        trace: TracebackType | None,
    ) -> None:
        if issubclass(kind, Exception):
            self._take(error)
        else:
            # Ctrl+C is no mistake of ours.
            sys.__excepthook__(kind, error, trace)

    def _on_thread_exception(self, args: threading.ExceptHookArgs) -> None:
        if issubclass(args.exc_type, Exception):
            self._take(args.exc_value)
        else:
            threading.__excepthook__(args)

    def _on_unraisable(self, args: sys.UnraisableHookArgs) -> None:
        self._take(args.exc_value)


def _on_qt_message(kind: QtMsgType, _context: QMessageLogContext, message: str) -> None:
    with suppress(Exception):
        _qt_log.log(_LEVELS[kind], message)
