"""What the window remembers from one start to the next, and how it reports problems with files."""

import errno
import os
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from PySide6.QtCore import QByteArray, QDataStream, QIODevice, QPoint, QRect, QSettings, Qt
from PySide6.QtWidgets import QToolButton
from pytestqt.qtbot import QtBot

from tests.main_window import LockFile, OpenWindow, StartProgram
from tictac_gui.engine import Mark
from tictac_gui.play.controller import Phase
from tictac_gui.play.setup import Players, Setup
from tictac_gui.storage import writer


def geometry(place: QRect, screen_width: int = 800, screen_number: int = 0) -> bytes:
    """Return what Qt would keep of a window in this place, possible or not."""
    written = QByteArray()
    stream = QDataStream(written, QIODevice.OpenModeFlag.WriteOnly)
    stream.writeUInt32(0x1D9D0CB)
    stream.writeUInt16(3)
    stream.writeUInt16(0)
    stream << place << place
    stream.writeInt32(screen_number)
    stream.writeUInt8(0)
    stream.writeUInt8(0)
    stream.writeInt32(screen_width)
    stream << place
    return bytes(written.data())


class TestTheNextStart:
    def test_shows_the_same_board(self, start_program: StartProgram) -> None:
        first = start_program()
        first.action("two_people").trigger()
        first.play(4, 0)
        first.widget.close()
        second = start_program()
        assert second.marks == "O../.X./..."
        assert second.status == "X to move."

    def test_shows_the_same_score(self, start_program: StartProgram) -> None:
        first = start_program()
        first.action("two_people").trigger()
        first.play(0, 3, 1, 4, 2)
        first.widget.close()
        assert start_program().scores == ["1", "0", "0"]

    def test_keeps_every_choice(self, start_program: StartProgram) -> None:
        first = start_program()
        for name in ("hard", "two_computers", "x_easy", "o_unbeatable", "dark", "animations"):
            first.action(name).trigger()
        first.action("high_contrast").trigger()
        first.action("person_as_o").trigger()
        first.widget.close()
        second = start_program()
        for name in ("hard", "person_as_o", "x_easy", "o_unbeatable", "dark", "high_contrast"):
            assert second.action(name).isChecked(), name
        assert not second.action("animations").isChecked()

    def test_goes_on_alternating(self, start_program: StartProgram) -> None:
        first = start_program()
        first.action("alternating").trigger()
        while first.controller.phase is not Phase.OVER:
            first.play(first.controller.board.moves()[0])
            first.wait_until_not(Phase.COMPUTER)
        first.widget.close()
        assert start_program().controller.people == {Mark.O}

    def test_keeps_the_window_s_size(self, start_program: StartProgram) -> None:
        first = start_program()
        first.widget.resize(611, 733)
        first.widget.close()
        assert start_program().widget.size().toTuple() == (611, 733)

    @pytest.mark.parametrize(
        "geometry",
        [
            b"",
            b"over there",
            b"\xff" * 66,
            geometry(QRect(5000, 100, 500, 500)),
            geometry(QRect(-5000, -5000, 500, 500)),
            geometry(QRect(0, 0, 9000, 9000)),
            geometry(QRect(700, 700, 500, 500)),
            geometry(QRect(QPoint(2**31 - 1, -(2**31)), QPoint(-(2**31), 2**31 - 1))),
            geometry(QRect(100, 100, 500, 500), screen_width=2560),
            geometry(QRect(100, 100, 500, 500), screen_number=7),
            geometry(QRect(100, 100, 500, 500))[:-10],
        ],
    )
    def test_shows_the_window_wholly_whatever_its_place_was_and_says_nothing(
        self, start_program: StartProgram, tmp_path: Path, geometry: bytes
    ) -> None:
        path = tmp_path / "config" / "settings.ini"
        settings = QSettings(str(path), QSettings.Format.IniFormat)
        settings.setValue("geometry", QByteArray(geometry))
        settings.sync()
        window = start_program()
        room = window.widget.screen().availableGeometry()
        assert room.contains(window.widget.frameGeometry())
        assert window.notice == ""


class TestProblemsWithFiles:
    def test_games_that_cannot_be_read_are_reported_with_their_new_name(
        self, qtbot: QtBot, start_program: StartProgram, tmp_path: Path
    ) -> None:
        (tmp_path / "data").mkdir()
        (tmp_path / "data" / "games.sqlite").write_text("nonsense " * 1000)
        window = start_program()
        qtbot.waitUntil(lambda: "set-aside" in window.notice)
        [aside] = (tmp_path / "data").glob("*set-aside*")
        assert str(aside) in window.notice
        window.find(QToolButton, "close_notice").click()
        assert window.notice == ""

    def test_failed_saving_is_reported_until_it_works_again(
        self,
        qtbot: QtBot,
        start_program: StartProgram,
        tmp_path: Path,
        monkeypatch: pytest.MonkeyPatch,
    ) -> None:
        monkeypatch.setattr(writer, "RETRY_MS", 20)
        (tmp_path / "data").touch()
        window = start_program()
        window.action("two_people").trigger()
        window.play(0, 3, 1, 4, 2)
        qtbot.waitUntil(lambda: window.notice.startswith("Games are not being saved"))
        qtbot.waitUntil(lambda: window.scores == ["1", "0", "0"])
        (tmp_path / "data").unlink()
        qtbot.waitUntil(lambda: window.notice == "")
        window.widget.close()
        assert start_program().scores == ["1", "0", "0"]

    def test_with_a_file_of_a_newer_version_are_reported_and_games_count_until_the_end(
        self, qtbot: QtBot, start_program: StartProgram, tmp_path: Path
    ) -> None:
        start_program().widget.close()
        path = tmp_path / "data" / "games.sqlite"
        with closing(sqlite3.connect(path)) as connection:
            connection.execute("PRAGMA user_version = 99")
        content = path.read_bytes()
        window = start_program()
        window.action("two_people").trigger()
        window.play(0, 3, 1, 4, 2)
        qtbot.waitUntil(lambda: window.scores == ["1", "0", "0"])
        assert window.notice == (
            "The file of games was written by a newer version of Tictac. It is left as it is, and"
            " games are not being saved."
        )
        window.widget.close()
        assert path.read_bytes() == content
        assert list(path.parent.glob("games*")) == [path]

    @pytest.mark.parametrize(
        "content",
        [
            b"[General]\nanimations=true\ngarbage\n",
            b"[General]\ndifficulty=7\n",
            b"[General]\ngeometry=over there\n",
        ],
    )
    def test_bad_settings_are_reported_and_replaced_by_the_defaults(
        self, start_program: StartProgram, tmp_path: Path, content: bytes
    ) -> None:
        (tmp_path / "config").mkdir()
        (tmp_path / "config" / "settings.ini").write_bytes(content)
        window = start_program()
        assert "settings could not be read" in window.notice
        assert window.action("medium").isChecked()

    @pytest.mark.parametrize("content", [b"Dear diary,\nhello", b"\x00\xff\x10 garbage \x07" * 50])
    def test_an_unreadable_settings_file_is_reported_with_its_new_name(
        self, start_program: StartProgram, tmp_path: Path, content: bytes
    ) -> None:
        (tmp_path / "config").mkdir()
        (tmp_path / "config" / "settings.ini").write_bytes(content)
        window = start_program()
        [aside] = (tmp_path / "config").glob("*set-aside*")
        assert window.notice == f"The settings file could not be read. It is kept as {aside}"
        assert aside.read_bytes() == content
        window.action("hard").trigger()
        window.widget.close()
        again = start_program()
        assert again.action("hard").isChecked()
        assert again.notice == ""

    def test_a_settings_file_that_cannot_be_set_aside_is_reported(
        self, start_program: StartProgram, tmp_path: Path
    ) -> None:
        settings = tmp_path / "config" / "settings.ini"
        settings.parent.mkdir()
        settings.symlink_to(settings)
        window = start_program()
        window.action("hard").trigger()
        window.widget.close()
        reason = os.strerror(errno.ELOOP)
        sentence = f"Settings are not being saved, because {settings} can't be used: {reason}"
        assert window.notice == sentence

    def test_choices_that_cannot_be_saved_are_reported_until_they_can(
        self, qtbot: QtBot, start_program: StartProgram, tmp_path: Path
    ) -> None:
        settings = tmp_path / "config" / "settings.ini"
        settings.parent.touch()
        window = start_program()
        window.action("hard").trigger()
        sentence = f"Settings are not being saved, because {settings} can't be used: "
        qtbot.waitUntil(lambda: window.notice.startswith(sentence))
        settings.parent.unlink()
        window.action("dark").trigger()
        qtbot.waitUntil(lambda: window.notice == "")
        window.widget.close()
        again = start_program()
        assert again.action("hard").isChecked()
        assert again.action("dark").isChecked()

    def test_nothing_is_reported_without_a_problem(self, start_program: StartProgram) -> None:
        assert start_program().notice == ""
        assert start_program().notice == ""


class TestClosing:
    def test_takes_the_window_away_before_it_waits_for_the_disk(
        self, qtbot: QtBot, open_window: OpenWindow, lock_file: LockFile
    ) -> None:
        window = open_window(Setup(Players.TWO_PEOPLE))
        visible: list[bool] = []
        thread = window.controller._store.writing_thread
        thread.finished.connect(
            lambda: visible.append(window.widget.isVisible()), Qt.ConnectionType.DirectConnection
        )
        with lock_file(window):
            window.play(4)
            window.widget.close()
        qtbot.waitUntil(lambda: visible == [False])
