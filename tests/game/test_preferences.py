from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QByteArray, QSettings, QThread
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tictac_gui.engine import Difficulty
from tictac_gui.game.preferences import Preferences
from tictac_gui.game.setup import Players, Setup

Read = Callable[[], Preferences]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "config" / "settings.ini"


@pytest.fixture
def read(qapp: QApplication, path: Path) -> Iterator[Read]:  # noqa: ARG001 - it must exist
    """Read the preferences as a new start would; they live until nothing is written any more."""
    thread = QThread()
    thread.start()
    kept: list[Preferences] = []

    def read_them() -> Preferences:
        kept.append(Preferences(path, thread))
        return kept[-1]

    yield read_them
    thread.quit()
    thread.wait()


@pytest.fixture
def preferences(read: Read) -> Preferences:
    return read()


def written(path: Path, text: str) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)
    return path


def test_without_a_file_are_the_usual_ones(preferences: Preferences) -> None:
    assert preferences.setup() == Setup()
    assert preferences.flag("animations", True) is True
    assert preferences.data("geometry") is None
    assert not preferences.is_damaged


def test_come_back_at_the_next_start(qtbot: QtBot, preferences: Preferences, read: Read) -> None:
    setup = Setup(Players.ALTERNATING, Difficulty.HARD, Difficulty.EASY, Difficulty.MEDIUM)
    preferences.write_setup(setup)
    preferences.write("animations", False)
    preferences.write("geometry", QByteArray(b"\x00\x01here"))

    qtbot.waitUntil(lambda: read().data("geometry") == QByteArray(b"\x00\x01here"))
    assert read().setup() == setup
    assert read().flag("animations", True) is False
    assert not read().is_damaged


@pytest.mark.parametrize("value", ["banana", "1", "", "true", "@Variant(oh)", "EASY, HARD"])
def test_that_are_unknown_fall_back_one_by_one(path: Path, read: Read, value: str) -> None:
    written(path, f"[General]\ndifficulty={value}\nplayers=two_people\n")
    preferences = read()
    assert preferences.setup() == Setup(Players.TWO_PEOPLE)
    assert preferences.is_damaged


@pytest.mark.parametrize("value", ["banana", "1", ""])
def test_flags_are_yes_or_no_and_nothing_else(path: Path, read: Read, value: str) -> None:
    written(path, f"[General]\nanimations={value}\n")
    preferences = read()
    assert preferences.flag("animations", True) is True
    assert preferences.is_damaged


def test_in_a_file_of_garbage_are_the_usual_ones(path: Path, read: Read) -> None:
    written(path, "")
    path.write_bytes(bytes(range(256)) * 20)
    preferences = read()
    assert preferences.setup() == Setup()
    assert preferences.data("geometry") is None
    assert preferences.is_damaged


def test_where_there_is_a_folder_are_the_usual_ones(path: Path, read: Read) -> None:
    path.mkdir(parents=True)
    preferences = read()
    assert preferences.setup() == Setup()
    assert preferences.is_damaged


def test_of_the_wrong_type_are_not_taken_for_geometry(path: Path, read: Read) -> None:
    written(path, "[General]\ngeometry=over there\n")
    assert read().data("geometry") is None


def test_are_written_as_words_that_people_can_read(
    qtbot: QtBot, preferences: Preferences, path: Path
) -> None:
    preferences.write("difficulty", Difficulty.UNBEATABLE)
    qtbot.waitUntil(path.exists)
    settings = QSettings(str(path), QSettings.Format.IniFormat)
    assert settings.value("difficulty") == "unbeatable"


def test_that_are_unknown_are_told_of_once(qtbot: QtBot, path: Path, read: Read) -> None:
    written(path, "[General]\ndifficulty=banana\n")
    first = read()
    first.setup()
    assert first.is_damaged

    def is_mended() -> bool:
        again = read()
        return again.setup() == Setup() and not again.is_damaged

    qtbot.waitUntil(is_mended)
