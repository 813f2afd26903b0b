import errno
import os
import subprocess
import sys
from contextlib import AbstractContextManager
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings
from pytestqt.qtbot import QtBot

from tests.storage.settings.reading import Read, ReadFrom, Wait, written
from tictac_gui.engine import Difficulty
from tictac_gui.play.setup import Players, Setup
from tictac_gui.storage import settings as settings_module
from tictac_gui.storage.settings import LARGEST, Preferences

DIARY = "Dear diary,\ntoday I won = lost.\nMood=good\n"


class TestAFileThatIsNoSettingsFile:
    @pytest.mark.parametrize(
        "content",
        [DIARY.encode(), DIARY.encode("utf-16"), bytes(range(256)) * 20, b"\n; a comment\n"],
    )
    def test_is_set_aside_as_it_is_and_a_new_one_begins(
        self,
        qtbot: QtBot,
        path: Path,
        read: Read,
        content: bytes,
        caplog: pytest.LogCaptureFixture,
    ) -> None:
        path.parent.mkdir()
        path.write_bytes(content)
        preferences = read()
        with qtbot.waitSignal(preferences.file_set_aside) as emitted:
            preferences.report_file()
        aside = Path(emitted.args[0])
        assert aside.name.startswith("settings-set-aside-")
        assert caplog.messages == [f"{path} is no settings file and is now {aside}"]
        assert aside.read_bytes() == content
        assert not path.exists(), "nothing has been chosen yet"
        assert preferences.setup() == Setup()
        assert not preferences.is_damaged, "there is no second notice"

        preferences.write("difficulty", Difficulty.HARD)
        qtbot.waitUntil(lambda: read().setup().difficulty is Difficulty.HARD)
        assert aside.read_bytes() == content

    def test_may_be_a_folder(self, path: Path, read: Read) -> None:
        path.mkdir(parents=True)
        (path / "keepsake").touch()
        assert read().setup() == Setup()
        [aside] = path.parent.glob("settings-set-aside-*")
        assert (aside / "keepsake").exists()

    @pytest.mark.parametrize(("excess", "is_ours"), [(0, True), (1, False)])
    def test_is_any_that_is_too_large(
        self, path: Path, read: Read, excess: int, is_ours: bool
    ) -> None:
        text = "[General]\nanimations=false\nnote="
        written(path, text + "x" * (LARGEST - len(text) + excess))
        assert read().flag("animations", True) is not is_ours
        assert path.exists() is is_ours

    @pytest.mark.skipif(sys.platform == "win32", reason="needs a pipe with a name")
    def test_is_not_waited_for(self, path: Path, read: Read) -> None:
        path.parent.mkdir()
        os.mkfifo(path)
        assert read().setup() == Setup()
        [aside] = path.parent.glob("settings-set-aside-*")
        assert aside.is_fifo()

    def test_is_set_aside_also_if_it_comes_after_the_start(
        self, qtbot: QtBot, path: Path, read: Read
    ) -> None:
        written(path, "[General]\nanimations=false\n")
        preferences = read()
        path.write_text(DIARY)
        with qtbot.waitSignal(preferences.file_set_aside) as emitted:
            preferences.write("difficulty", Difficulty.HARD)
        assert Path(emitted.args[0]).read_text() == DIARY
        qtbot.waitUntil(lambda: read().setup().difficulty is Difficulty.HARD)

    def test_is_left_as_it_is_where_it_can_t_be_set_aside(
        self, qtbot: QtBot, tmp_path: Path, read_from: ReadFrom, wait_for_writing: Wait
    ) -> None:
        # With so long a name, there is no longer one that it could get.
        path = written(tmp_path / f"{'settings' * 30}.ini", DIARY)
        preferences = read_from(path)
        with qtbot.waitSignal(preferences.saving_prevented) as emitted:
            preferences.report_file()
        assert emitted.args == [str(path), os.strerror(errno.ENAMETOOLONG)]
        with qtbot.assertNotEmitted(preferences.saving_prevented):
            preferences.write("difficulty", Difficulty.HARD)
            preferences.write("animations", False)
            wait_for_writing()
        assert path.read_text() == DIARY
        assert preferences.setup() == Setup()

    def test_is_reported_if_it_comes_after_the_start_and_can_t_be_set_aside(
        self, qtbot: QtBot, tmp_path: Path, read_from: ReadFrom
    ) -> None:
        path = tmp_path / f"{'settings' * 30}.ini"
        preferences = read_from(path)
        written(path, DIARY)
        with qtbot.waitSignal(preferences.saving_prevented) as emitted:
            preferences.write("difficulty", Difficulty.HARD)
        assert emitted.args == [str(path), os.strerror(errno.ENAMETOOLONG)]
        assert path.read_text() == DIARY

    def test_is_left_as_it_is_if_it_can_t_be_checked(
        self, qtbot: QtBot, path: Path, read: Read, wait_for_writing: Wait
    ) -> None:
        path.parent.mkdir()
        # Unlike a file without permissions, not even an administrator can read this.
        path.symlink_to(path)
        preferences = read()
        with qtbot.waitSignal(preferences.saving_prevented) as emitted:
            preferences.report_file()
        assert emitted.args == [str(path), os.strerror(errno.ELOOP)]
        preferences.write("difficulty", Difficulty.HARD)
        wait_for_writing()
        assert path.is_symlink()
        assert list(path.parent.glob("*set-aside*")) == []

    def test_is_not_touched_while_another_window_sees_to_it(
        self,
        qtbot: QtBot,
        path: Path,
        read: Read,
        wait_for_writing: Wait,
        monkeypatch: pytest.MonkeyPatch,
    ) -> None:
        monkeypatch.setattr(settings_module, "PATIENCE_S", 0.0)
        written(path, DIARY)
        with settings_module.locked(path):
            preferences = read()
            preferences.write("difficulty", Difficulty.HARD)
            wait_for_writing()
            assert path.read_text() == DIARY
            assert list(path.parent.glob("*set-aside*")) == []
        with qtbot.waitSignal(preferences.file_set_aside):
            preferences.write("difficulty", Difficulty.HARD)

    @pytest.mark.skipif(
        sys.platform == "win32" or os.geteuid() == 0, reason="an administrator may do all"
    )
    @pytest.mark.parametrize(("file_mode", "folder_mode"), [(0o200, 0o700), (0o600, 0o500)])
    def test_is_left_as_it_is_without_permission(
        self,
        qtbot: QtBot,
        path: Path,
        read: Read,
        wait_for_writing: Wait,
        file_mode: int,
        folder_mode: int,
    ) -> None:
        written(path, DIARY).chmod(file_mode)
        path.parent.chmod(folder_mode)
        preferences = read()
        with qtbot.waitSignal(preferences.saving_prevented) as emitted:
            preferences.report_file()
        preferences.write("difficulty", Difficulty.HARD)
        wait_for_writing()
        path.parent.chmod(0o700)
        path.chmod(0o600)
        assert emitted.args == [str(path), os.strerror(errno.EACCES)]
        assert path.read_text() == DIARY


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b" \n\n",
        b"[General]\n",
        b"; mine\n[general]\nanimations = true\n",
        b"\xef\xbb\xbf[General]\r\nanimations=true\r\n",
        b"[General]\nholograms=true\nanimations=true\n\n[connect_four]\nrows=@Invalid()\n",
        b"[connect_four]\nrows=6\n\n[General]\nanimations=true\n",
        b"[General]\nanimations=true\ndiffic",
        b"[General]\nanimations=true\nplayers=\xff\xfe\n=\n",
    ],
)
def test_that_are_old_new_or_a_little_damaged_stay_where_they_are(
    path: Path, read: Read, content: bytes
) -> None:
    path.parent.mkdir()
    path.write_bytes(content)
    assert read().flag("animations", True) is True
    assert path.read_bytes() == content
    assert list(path.parent.iterdir()) == [path]


@pytest.mark.parametrize(
    "content",
    [
        b"[Desktop Entry]\nName=Something else\n",
        b"[Monday]\nDear diary,\n[General]\nnothing much happened\nmood=good\n",
        b"animations=true\n[General]\n",
        b"[General]\n\0\0\0\0",
        b"[General]\nanimations=false\nmood=\0\n",
        b"[Gene",
    ],
)
def test_of_another_kind_are_not_taken_for_ours(path: Path, read: Read, content: bytes) -> None:
    path.parent.mkdir()
    path.write_bytes(content)
    read()
    [aside] = path.parent.glob("*set-aside*")
    assert aside.read_bytes() == content


AN_OBJECT = b"@Variant(\\0\\0\\0\\t\\x7f\\xff\\xff\\xff)"
"""A list of two thousand million elements, of which QSettings would make room for the first."""


class TestAFileWithAnObject:
    """QSettings makes objects of values of any key as soon as any key is asked for."""

    @pytest.mark.parametrize(
        "entry",
        [
            b"foo=%s",
            b"animations = %s",
            b'foo="%s"',
            b"foo=" + AN_OBJECT.replace(b"Variant", b"DateTime"),
            b"foo=1, %s, 2",
            b'foo=1,"%s"',
            b"[connect_four]\nfoo=%s",
            b"foo%%40bar=%s",
            b"foo=\\x40Variant(" + AN_OBJECT[9:],
            b"foo=\\100Variant(" + AN_OBJECT[9:],
            b"foo=\\x10040Variant(" + AN_OBJECT[9:],
            b'foo=@Var"" iant(' + AN_OBJECT[9:],
            b"foo=@Var\\\niant(" + AN_OBJECT[9:],
            b"foo=@Var\\\r\niant(" + AN_OBJECT[9:],
            b"foo=@Var\\qiant(" + AN_OBJECT[9:],
            b"foo=\xef\xbb\xbf%s",
            b"; mine \\\nfoo=%s",
            b'; mine "\nfoo=%s',
            b"foo=%s\nbar=",
        ],
    )
    def test_is_set_aside_and_never_read(
        self, qtbot: QtBot, path: Path, read: Read, entry: bytes
    ) -> None:
        content = b"[General]\nanimations=false\n" + entry.replace(b"%s", AN_OBJECT) + b"\n"
        path.parent.mkdir()
        path.write_bytes(content)
        preferences = read()
        assert preferences.flag("animations", True) is True
        assert not preferences.is_damaged, "there is no second notice"
        with qtbot.waitSignal(preferences.file_set_aside) as emitted:
            preferences.report_file()
        assert Path(emitted.args[0]).read_bytes() == content

    def test_that_comes_after_the_start_is_set_aside_too(
        self, qtbot: QtBot, path: Path, read: Read
    ) -> None:
        preferences = read()
        content = b"[General]\nfoo=" + AN_OBJECT
        path.parent.mkdir()
        path.write_bytes(content)
        with qtbot.waitSignal(preferences.file_set_aside) as emitted:
            preferences.write("difficulty", Difficulty.HARD)
        assert Path(emitted.args[0]).read_bytes() == content


class TestAFileThatCantBeWritten:
    def test_is_reported_once_and_written_as_soon_as_it_can_be(
        self, qtbot: QtBot, path: Path, preferences: Preferences, read: Read, wait_for_writing: Wait
    ) -> None:
        path.parent.touch()
        with qtbot.waitSignal(preferences.saving_prevented) as emitted:
            preferences.write("difficulty", Difficulty.HARD)
        assert emitted.args == [str(path), os.strerror(errno.EEXIST)]
        with qtbot.assertNotEmitted(preferences.saving_prevented):
            preferences.write("players", Players.TWO_PEOPLE)
            wait_for_writing()
        path.parent.unlink()
        with qtbot.waitSignal(preferences.saving_resumed):
            preferences.write("animations", value=False)
        again = read()
        assert again.setup() == Setup(Players.TWO_PEOPLE, Difficulty.HARD)
        assert again.flag("animations", True) is False
        with qtbot.assertNotEmitted(preferences.saving_resumed):
            preferences.write("animations", value=True)
            wait_for_writing()

    def test_because_another_window_holds_it_is_not_reported(
        self,
        qtbot: QtBot,
        path: Path,
        preferences: Preferences,
        wait_for_writing: Wait,
        monkeypatch: pytest.MonkeyPatch,
    ) -> None:
        monkeypatch.setattr(settings_module, "PATIENCE_S", 0.0)
        with settings_module.locked(path), qtbot.assertNotEmitted(preferences.saving_prevented):
            preferences.write("difficulty", Difficulty.HARD)
            wait_for_writing()


class TestAFileThatIsHeld:
    """Another process has locked the settings, or a kill has left a lock of Qt's behind."""

    def test_is_waited_for_once_however_many_changes_there_were(
        self,
        path: Path,
        preferences: Preferences,
        wait_for_writing: Wait,
        monkeypatch: pytest.MonkeyPatch,
    ) -> None:
        attempts: list[Path] = []
        locked = settings_module.locked

        def count_and_lock(path: Path) -> AbstractContextManager[None]:
            attempts.append(path)
            return locked(path)

        monkeypatch.setattr("tictac_gui.storage.settings.locked", count_and_lock)
        monkeypatch.setattr(settings_module, "PATIENCE_S", 0.0)
        with locked(path):
            # As if the thread had been busy meanwhile.
            for number in range(20):
                preferences._writer.put(f"flag_{number}", value=True)
            for _ in range(20):
                preferences._written.emit()
            wait_for_writing()
            assert len(attempts) == 1
        preferences.write("last", value=True)
        wait_for_writing()
        kept = QSettings(str(path), QSettings.Format.IniFormat).allKeys()
        assert set(kept) == {*(f"flag_{number}" for number in range(20)), "last"}

    def test_by_a_lock_that_a_kill_has_left_is_written_all_the_same(
        self, path: Path, preferences: Preferences, wait_for_writing: Wait
    ) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        lock = path.with_name(f"{path.name}.lock")
        code = (
            "import os, sys; from PySide6.QtCore import QLockFile;"
            "lock = QLockFile(sys.argv[1]); assert lock.tryLock(0); os._exit(0)"
        )
        subprocess.run([sys.executable, "-c", code, str(lock)], check=True)
        assert lock.exists()
        preferences.write("difficulty", Difficulty.HARD)
        # It gives up long before a lock whose owner is unknown would be stale.
        wait_for_writing()
        assert "hard" in path.read_text()
