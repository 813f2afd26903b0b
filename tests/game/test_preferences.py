from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QByteArray, QSettings, QThread
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tictac_gui.engine import Difficulty
from tictac_gui.game.preferences import Preferences
from tictac_gui.game.setup import Players, Setup


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "config" / "settings.ini"


@pytest.fixture
def thread(qapp: QApplication) -> Iterator[QThread]:  # noqa: ARG001 - it must exist
    thread = QThread()
    thread.start()
    yield thread
    thread.quit()
    thread.wait()


@pytest.fixture
def preferences(path: Path, thread: QThread) -> Preferences:
    return Preferences(path, thread)


def written(path: Path, text: str) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)
    return path


def test_without_a_file_are_the_usual_ones(preferences: Preferences) -> None:
    assert preferences.setup() == Setup()
    assert preferences.flag("animations", True) is True
    assert preferences.data("geometry") is None
    assert not preferences.is_damaged


def test_come_back_at_the_next_start(
    qtbot: QtBot, preferences: Preferences, path: Path, thread: QThread
) -> None:
    setup = Setup(Players.ALTERNATING, Difficulty.HARD, Difficulty.EASY, Difficulty.MEDIUM)
    preferences.write_setup(setup)
    preferences.write("animations", False)
    preferences.write("geometry", QByteArray(b"\x00\x01here"))

    def again() -> Preferences:
        return Preferences(path, thread)

    qtbot.waitUntil(lambda: again().data("geometry") == QByteArray(b"\x00\x01here"))
    assert again().setup() == setup
    assert again().flag("animations", True) is False
    assert not again().is_damaged


@pytest.mark.parametrize("value", ["banana", "1", "", "true", "@Variant(oh)", "EASY, HARD"])
def test_that_are_unknown_fall_back_one_by_one(path: Path, thread: QThread, value: str) -> None:
    written(path, f"[General]\ndifficulty={value}\nplayers=two_people\n")
    preferences = Preferences(path, thread)
    assert preferences.setup() == Setup(Players.TWO_PEOPLE)
    assert preferences.is_damaged


@pytest.mark.parametrize("value", ["banana", "1", ""])
def test_flags_are_yes_or_no_and_nothing_else(path: Path, thread: QThread, value: str) -> None:
    written(path, f"[General]\nanimations={value}\n")
    preferences = Preferences(path, thread)
    assert preferences.flag("animations", True) is True
    assert preferences.is_damaged


def test_in_a_file_of_garbage_are_the_usual_ones(path: Path, thread: QThread) -> None:
    written(path, "")
    path.write_bytes(bytes(range(256)) * 20)
    preferences = Preferences(path, thread)
    assert preferences.setup() == Setup()
    assert preferences.data("geometry") is None
    assert preferences.is_damaged


def test_where_there_is_a_folder_are_the_usual_ones(path: Path, thread: QThread) -> None:
    path.mkdir(parents=True)
    preferences = Preferences(path, thread)
    assert preferences.setup() == Setup()
    assert preferences.is_damaged


def test_of_the_wrong_type_are_not_taken_for_geometry(path: Path, thread: QThread) -> None:
    written(path, "[General]\ngeometry=over there\n")
    assert Preferences(path, thread).data("geometry") is None


def test_are_written_as_words_that_people_can_read(
    qtbot: QtBot, preferences: Preferences, path: Path
) -> None:
    preferences.write("difficulty", Difficulty.UNBEATABLE)
    qtbot.waitUntil(path.exists)
    settings = QSettings(str(path), QSettings.Format.IniFormat)
    assert settings.value("difficulty") == "unbeatable"
