from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QObject, QThread, Signal, Slot
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.storage.settings.reading import Read, ReadFrom, Wait
from tictac_gui.storage.settings import Preferences


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "config" / "settings.ini"


class Echo(QObject):
    """Answers once a thread has done all that it was asked to do before."""

    called = Signal()
    answered = Signal()

    @Slot()
    def answer(self) -> None:
        self.answered.emit()


@pytest.fixture
def thread(qapp: QApplication) -> Iterator[QThread]:  # noqa: ARG001 - it must exist
    thread = QThread()
    thread.start()
    yield thread
    thread.quit()
    thread.wait()


@pytest.fixture
def wait_for_writing(qtbot: QtBot, thread: QThread) -> Iterator[Wait]:
    """Wait until all is written that was to be written."""
    caller, echo = Echo(), Echo()
    echo.moveToThread(thread)
    caller.called.connect(echo.answer)
    # By way of an object on this thread, for pytest-qt would be called on the other.
    echo.answered.connect(caller.answered)

    def wait() -> None:
        with qtbot.waitSignal(caller.answered):
            caller.called.emit()

    yield wait
    thread.quit()
    thread.wait()
    # Until then, somebody must hold it.
    del echo


@pytest.fixture
def read_from(thread: QThread) -> Iterator[ReadFrom]:
    """Read the preferences as a new start would; they live until nothing is written any more."""
    kept: list[Preferences] = []

    def read_them(path: Path) -> Preferences:
        kept.append(Preferences(path, thread))
        return kept[-1]

    yield read_them
    thread.quit()
    thread.wait()


@pytest.fixture
def read(path: Path, read_from: ReadFrom) -> Read:
    return partial(read_from, path)


@pytest.fixture
def preferences(read: Read) -> Preferences:
    return read()
