import errno
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QByteArray, QObject, QSettings, QThread, Signal, Slot
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tictac_gui.engine import ADAPTIVE, Difficulty
from tictac_gui.engine.rating import Rating
from tictac_gui.games import CONNECT_FOUR, TIC_TAC_TOE
from tictac_gui.play.files import settings_file
from tictac_gui.play.files.settings_file import LARGEST
from tictac_gui.play.preferences import Preferences
from tictac_gui.play.setup import Players, Setup

Read = Callable[[], Preferences]
ReadFrom = Callable[[Path], Preferences]
Wait = Callable[[], None]


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


def test_the_adaptive_level_and_the_rating_come_back(
    preferences: Preferences, read: Read, wait_for_writing: Wait
) -> None:
    assert preferences.rating(TIC_TAC_TOE) == Rating.first(20)
    preferences.write_setup(Setup(difficulty=ADAPTIVE))
    preferences.write_rating(TIC_TAC_TOE, Rating(7, -1, 12))
    wait_for_writing()
    assert read().setup() == Setup(difficulty=ADAPTIVE)
    assert read().rating(TIC_TAC_TOE) == Rating(7, -1, 12)
    assert not read().is_damaged


@pytest.mark.parametrize(
    "value", ["banana", "", "7", "7 0", "7 0 1 2", "7.5 0 1", "21 0 3", "0 0 0", "7 2 3", "7, 0, 3"]
)
def test_a_rating_that_nobody_can_have_is_not_believed(
    path: Path, read: Read, value: str, wait_for_writing: Wait
) -> None:
    written(path, f"[General]\nadaptive_rating={value}\n")
    preferences = read()
    assert preferences.rating(TIC_TAC_TOE) == Rating.first(20)
    assert preferences.is_damaged
    wait_for_writing()
    assert read().rating(TIC_TAC_TOE) == Rating.first(20)
    assert not read().is_damaged


@pytest.mark.parametrize("value", ["banana", "1", ""])
def test_flags_are_yes_or_no_and_nothing_else(path: Path, read: Read, value: str) -> None:
    written(path, f"[General]\nanimations={value}\n")
    preferences = read()
    assert preferences.flag("animations", True) is True
    assert preferences.is_damaged


@pytest.mark.parametrize(
    "name", ["Anna", "", "Anna, Ben; =%\\n", "@ByteArray(x)", "דנה 小明 👩‍👧", "true"]
)
def test_texts_come_back_as_they_were(
    qtbot: QtBot, preferences: Preferences, read: Read, name: str
) -> None:
    preferences.write("x_name", name)
    preferences.write("animations", False)
    qtbot.waitUntil(lambda: not read().flag("animations", True))
    assert read().text("x_name") == name
    assert not read().is_damaged


def test_texts_that_are_lists_are_none(path: Path, read: Read) -> None:
    written(path, "[General]\nx_name=Anna, Ben\n")
    preferences = read()
    assert preferences.text("x_name") == ""
    assert preferences.is_damaged


def test_of_the_wrong_type_are_not_taken_for_geometry(path: Path, read: Read) -> None:
    written(path, "[General]\ngeometry=over there\n")
    assert read().data("geometry") is None


def test_that_are_sealed_come_back_only_as_they_were(
    qtbot: QtBot, path: Path, preferences: Preferences, read: Read
) -> None:
    assert preferences.sealed_data("panels") is None
    preferences.write_sealed("panels", QByteArray(b"over there"))
    qtbot.waitUntil(lambda: read().sealed_data("panels") == QByteArray(b"over there"))
    path.write_bytes(path.read_bytes().replace(b"there", b"where"))
    assert read().sealed_data("panels") is None
    assert not read().is_damaged, "nobody needs to know"


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


DIARY = "Dear diary,\ntoday I won = lost.\nMood=good\n"


class TestAFileThatIsNoSettingsFile:
    @pytest.mark.parametrize(
        "content",
        [DIARY.encode(), DIARY.encode("utf-16"), bytes(range(256)) * 20, b"\n; a comment\n"],
    )
    def test_is_set_aside_as_it_is_and_a_new_one_begins(
        self, qtbot: QtBot, path: Path, read: Read, content: bytes
    ) -> None:
        path.parent.mkdir()
        path.write_bytes(content)
        preferences = read()
        with qtbot.waitSignal(preferences.file_set_aside) as told:
            preferences.report_file()
        aside = Path(told.args[0])
        assert aside.name.startswith("settings-set-aside-")
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
        with qtbot.waitSignal(preferences.file_set_aside) as told:
            preferences.write("difficulty", Difficulty.HARD)
        assert Path(told.args[0]).read_text() == DIARY
        qtbot.waitUntil(lambda: read().setup().difficulty is Difficulty.HARD)

    def test_is_left_as_it_is_where_it_can_t_be_set_aside(
        self, qtbot: QtBot, tmp_path: Path, read_from: ReadFrom, wait_for_writing: Wait
    ) -> None:
        # With so long a name, there is no longer one that it could get.
        path = written(tmp_path / f"{'settings' * 30}.ini", DIARY)
        preferences = read_from(path)
        with qtbot.waitSignal(preferences.saving_prevented) as told:
            preferences.report_file()
        assert told.args == [str(path), os.strerror(errno.ENAMETOOLONG)]
        with qtbot.assertNotEmitted(preferences.saving_prevented):
            preferences.write("difficulty", Difficulty.HARD)
            preferences.write("animations", False)
            wait_for_writing()
        assert path.read_text() == DIARY
        assert preferences.setup() == Setup()

    def test_is_told_of_when_it_comes_after_the_start_and_can_t_be_set_aside(
        self, qtbot: QtBot, tmp_path: Path, read_from: ReadFrom
    ) -> None:
        path = tmp_path / f"{'settings' * 30}.ini"
        preferences = read_from(path)
        written(path, DIARY)
        with qtbot.waitSignal(preferences.saving_prevented) as told:
            preferences.write("difficulty", Difficulty.HARD)
        assert told.args == [str(path), os.strerror(errno.ENAMETOOLONG)]
        assert path.read_text() == DIARY

    def test_is_left_as_it_is_where_nobody_can_tell(
        self, qtbot: QtBot, path: Path, read: Read, wait_for_writing: Wait
    ) -> None:
        path.parent.mkdir()
        # Unlike a file without permissions, not even an administrator can read this.
        path.symlink_to(path)
        preferences = read()
        with qtbot.waitSignal(preferences.saving_prevented) as told:
            preferences.report_file()
        assert told.args == [str(path), os.strerror(errno.ELOOP)]
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
        monkeypatch.setattr(settings_file, "PATIENCE_S", 0.0)
        written(path, DIARY)
        with settings_file.locked(path):
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
        with qtbot.waitSignal(preferences.saving_prevented) as told:
            preferences.report_file()
        preferences.write("difficulty", Difficulty.HARD)
        wait_for_writing()
        path.parent.chmod(0o700)
        path.chmod(0o600)
        assert told.args == [str(path), os.strerror(errno.EACCES)]
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
        b"[Gene",
    ],
)
def test_of_another_kind_are_not_taken_for_ours(path: Path, read: Read, content: bytes) -> None:
    path.parent.mkdir()
    path.write_bytes(content)
    read()
    [aside] = path.parent.glob("*set-aside*")
    assert aside.read_bytes() == content


class TestAFileThatCantBeWritten:
    def test_is_told_once_and_written_as_soon_as_it_can_be(
        self, qtbot: QtBot, path: Path, preferences: Preferences, read: Read, wait_for_writing: Wait
    ) -> None:
        path.parent.touch()
        with qtbot.waitSignal(preferences.saving_prevented) as told:
            preferences.write("difficulty", Difficulty.HARD)
        assert told.args == [str(path), os.strerror(errno.EEXIST)]
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

    def test_because_another_window_holds_it_is_not_told(
        self,
        qtbot: QtBot,
        path: Path,
        preferences: Preferences,
        wait_for_writing: Wait,
        monkeypatch: pytest.MonkeyPatch,
    ) -> None:
        monkeypatch.setattr(settings_file, "PATIENCE_S", 0.0)
        with settings_file.locked(path), qtbot.assertNotEmitted(preferences.saving_prevented):
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
        locked = settings_file.locked

        def count_and_lock(path: Path) -> AbstractContextManager[None]:
            attempts.append(path)
            return locked(path)

        monkeypatch.setattr("tictac_gui.play.preferences.locked", count_and_lock)
        monkeypatch.setattr(settings_file, "PATIENCE_S", 0.0)
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
        path.with_name(f"{path.name}.lock").touch()
        preferences.write("difficulty", Difficulty.HARD)
        # It gives up long before Qt would take the lock for stale.
        wait_for_writing()
        assert "hard" in path.read_text()


class TestOfEachGame:
    def test_are_kept_apart(self, qtbot: QtBot, preferences: Preferences, read: Read) -> None:
        three = Setup(Players.ALTERNATING, Difficulty.HARD)
        four = Setup(Players.PERSON_AS_O, Difficulty.EASY, game=CONNECT_FOUR)
        preferences.write_setup(three)
        preferences.write_setup(four)
        qtbot.waitUntil(lambda: read().game() is CONNECT_FOUR)
        assert read().setup() == four
        assert read().setup(TIC_TAC_TOE) == three

    def test_are_tic_tac_toe_s_in_a_file_of_before_there_were_others(
        self, path: Path, read: Read
    ) -> None:
        written(path, "[General]\ndifficulty=hard\nplayers=two_people\n")
        assert read().setup() == Setup(Players.TWO_PEOPLE, Difficulty.HARD)
        assert read().setup(CONNECT_FOUR) == Setup(game=CONNECT_FOUR)
        assert not read().is_damaged

    @pytest.mark.parametrize("value", ["banana", "", "1", "CONNECT_FOUR"])
    def test_fall_back_to_tic_tac_toe_if_the_game_is_unknown(
        self, path: Path, read: Read, value: str
    ) -> None:
        written(path, f"[General]\ngame={value}\n")
        preferences = read()
        assert preferences.game() is TIC_TAC_TOE
        assert preferences.is_damaged
