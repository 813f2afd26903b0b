"""A person's choices, stored from one start to the next; unknown values become defaults.

QSettings reads any text as settings, and when it writes it drops what it didn't understand. It also
constructs an object of any kind and size from a value that claims to be one, so that a file could
end the program. So a file is checked first, and one that isn't a settings file is set aside.
"""

from __future__ import annotations

import errno
import logging
import os
import re
from contextlib import contextmanager
from enum import Enum
from pathlib import Path
from stat import S_ISREG
from tempfile import TemporaryDirectory
from threading import Lock
from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import QByteArray, QObject, QSettings, QThread, Signal, Slot

from tictac_gui.engine.levels import Rating
from tictac_gui.games import GAMES, TIC_TAC_TOE, Game
from tictac_gui.play.setup import Setup
from tictac_gui.storage.faults import is_full, set_aside
from tictac_gui.storage.locks import FileLock, LockHeldError

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tictac_gui.engine import Level

Choice = TypeVar("Choice", bound=Enum)
_Value = TypeVar("_Value")

_MOST_GAMES = 1_000_000_000
_MOST_MISTAKES = 1_000
"""More than anybody plays."""
_FLAGS = {"true": True, "false": False}
_WHOLE_NUMBER = re.compile(r"-?[0-9]{1,18}")
"""With a limit on digits, since Python refuses to convert thousands of them."""
LARGEST = 100_000
"""In bytes. Ours has a few thousand; a far larger file would take long to read."""
PATIENCE_S = 0.2
"""How long to wait for another window, which writes within a few milliseconds."""
_BYTE_ORDER_MARK = b"\xef\xbb\xbf"
_SECTION = re.compile(rb"\[[^\]]*\]")
_ENTRY = re.compile(rb"[\w%/\\.-]+\s*=")
_ESCAPED = re.compile(rb"""\\(?:x([0-9a-fA-F]+)|([0-7]+)|([abfnrtv"?'\\])|\r\n|\n\r|[^\0])""")
_PASSED_OVER = re.compile(rb'[" \t\x80-\xff]')
_OBJECT = re.compile(rb"[=,]@(?:Variant|DateTime)\(")
"""The beginning of values and list elements from which QSettings constructs objects; we write none.

A person named `é@Variant(` is mistaken for one, which is safer than missing one."""
_log = logging.getLogger(__name__)


class _SettingsWriter(QObject):
    """Writes on a thread that may wait for a slow disk."""

    file_set_aside = Signal(str)
    saving_prevented = Signal(str)
    saved = Signal()

    def __init__(self, path: Path) -> None:
        super().__init__()
        self._path = path
        self._lock = Lock()
        self._unwritten: dict[str, object] = {}
        self._has_news = False

    def put(self, key: str, value: object) -> None:
        """Add a setting to be written; called from any thread."""
        with self._lock:
            self._unwritten[key] = value
            self._has_news = True

    @Slot()
    def write(self) -> None:
        """Write all waiting settings in one go; those that fail wait for the next change.

        However many changes there are, they wait for a locked file only once.
        """
        with self._lock:
            unwritten, has_news = dict(self._unwritten), self._has_news
            self._has_news = False
        if not has_news:
            return
        try:
            with locked(self._path):
                # Checked each time, since another program may have replaced the file.
                aside = make_room(self._path)
                if aside:
                    self.file_set_aside.emit(str(aside))
                self._write(unwritten)
        except LockHeldError as error:
            # Another window is writing and will soon be done.
            _log.warning("settings could not be written: %s", error)
            return
        except OSError as error:
            _log.warning("settings could not be written: %s", error)
            self.saving_prevented.emit(error.strerror or str(error))
            return
        _log.debug("saved settings: %s", ", ".join(unwritten))
        self.saved.emit()
        with self._lock:
            self._unwritten = {
                key: value
                for key, value in self._unwritten.items()
                if key not in unwritten or value is not unwritten[key]
            }

    def _write(self, values: dict[str, object]) -> None:
        with name_for_qt(self._path) as name:
            settings = QSettings(name, QSettings.Format.IniFormat)
            for key, value in values.items():
                settings.setValue(key, value)
            # Reads what another window may have written since, and adds to that.
            settings.sync()
            status = settings.status()
            # Deleted while the name is valid: its destructor tries again what could not be written.
            del settings
        if status is QSettings.Status.AccessError:
            # Qt doesn't say why.
            cause = errno.ENOSPC if is_full(self._path.parent) else errno.EACCES
            raise OSError(cause, os.strerror(cause))


class Preferences(QObject):
    """The choices as they were when the program started, and a way to write those for next time."""

    file_set_aside = Signal(str)
    """Carries the new name of a file or folder that had the name of the settings file."""
    saving_prevented = Signal(str, str)
    """Carries the name of a file that can't be used and is left as it is, and the reason."""
    saving_resumed = Signal()
    """Settings that could not be saved have been."""
    _written = Signal()

    def __init__(self, path: Path, thread: QThread) -> None:
        super().__init__()
        self._path = path
        self._aside: Path | None = None
        self._prevented_by: str | None = None
        self._values: dict[str, object] = {}
        self.is_damaged = False
        """Whether a stored value could not be read; a default stands in for it."""
        self._read()
        self._writer = _SettingsWriter(path)
        self._writer.moveToThread(thread)
        self._written.connect(self._writer.write)
        self._writer.file_set_aside.connect(self._on_file_set_aside)
        self._writer.saving_prevented.connect(self._on_saving_prevented)
        self._writer.saved.connect(self._on_saved)

    def _read(self) -> None:
        try:
            if not is_settings_file(self._path):
                with locked(self._path):
                    # None if another window has done so and begun a new file.
                    self._aside = make_room(self._path)
            self._read_values()
        except OSError as error:
            _log.warning("%s is left as it is: %s", self._path, error)
            self._prevented_by = error.strerror or str(error)

    def _read_values(self) -> None:
        with name_for_qt(self._path) as name:
            settings = QSettings(name, QSettings.Format.IniFormat)
            # A damaged file may have an empty key, and Qt warns when asked for it.
            self._values = {key: settings.value(key) for key in settings.allKeys() if key}
            self.is_damaged = settings.status() is not QSettings.Status.NoError

    def report_file(self) -> None:
        """Emit what happened to a file that turned out not to be a settings file."""
        if self._aside:
            self.file_set_aside.emit(str(self._aside))
        if self._prevented_by:
            self.saving_prevented.emit(str(self._path), self._prevented_by)

    @property
    def is_new(self) -> bool:
        """Whether nothing was stored before."""
        return not (self._values or self._aside or self._prevented_by or self.is_damaged)

    def choice(self, key: str, default: Choice) -> Choice:
        """Return a member of the default's enumeration."""
        if key not in self._values:
            return default
        try:
            return type(default)[str(self._values[key]).upper()]
        except KeyError:
            return self._unknown(key, default)

    def flag(self, key: str, default: bool) -> bool:
        """Return a yes or no."""
        if key not in self._values:
            return default
        value = _FLAGS.get(str(self._values[key]).lower())
        return self._unknown(key, default) if value is None else value

    def data(self, key: str) -> QByteArray | None:
        """Return bytes whose meaning only their writer knows."""
        value = self._values.get(key)
        if value is None or isinstance(value, QByteArray):
            return value
        return self._unknown(key, None)

    def text(self, key: str) -> str:
        """Return a text that a person typed, empty if there is none."""
        value = self._values.get(key, "")
        return value if isinstance(value, str) else self._unknown(key, "")

    def game(self) -> Game:
        """Return which game is played."""
        names = {game.name: game for game in GAMES}
        name = self._values.get("game", TIC_TAC_TOE.name)
        return names.get(str(name)) or names[self._unknown("game", TIC_TAC_TOE.name)]

    def setup(self, game: Game | None = None) -> Setup:
        """Return the setup of a game, by default of the game that was played last."""
        game = game or self.game()
        usual = Setup()
        return Setup(
            self.choice(key_of(game, "players"), usual.players),
            self._level(game, usual.difficulty),
            self.choice(key_of(game, "x_difficulty"), usual.x_difficulty),
            self.choice(key_of(game, "o_difficulty"), usual.o_difficulty),
            game,
        )

    def rating(self, game: Game) -> Rating:
        """Return the person's rating in a game, for the adaptive level."""
        first, key = Rating.first(len(game.scale)), key_of(game, "adaptive_rating")
        if key not in self._values:
            return first
        match [whole_number(part, -1, _MOST_GAMES) for part in str(self._values[key]).split()]:
            case [int(step), int(lead), int(games)]:
                rating = Rating(step, lead, games)
                if rating.is_possible(len(game.scale)):
                    return rating
        self._unknown(key, _rating_text(first))
        return first

    @Slot(object, object)
    def write_rating(self, game: Game, rating: Rating) -> None:
        """Write the person's rating in a game."""
        self.write(key_of(game, "adaptive_rating"), _rating_text(rating))

    def mistakes(self, game: Game) -> tuple[int, ...]:
        """Return the numbers of mistakes in the last teaching games."""
        key = key_of(game, "teaching_mistakes")
        numbers = [whole_number(part, 0, _MOST_MISTAKES) for part in self.text(key).split()]
        known = tuple(number for number in numbers if number is not None)
        if len(known) < len(numbers):
            self._unknown(key, "")
            return ()
        return known

    @Slot(object, object)
    def write_mistakes(self, game: Game, counts: tuple[int, ...]) -> None:
        """Write the numbers of mistakes in the last teaching games."""
        self.write(key_of(game, "teaching_mistakes"), " ".join(map(str, counts)))

    def _level(self, game: Game, default: Level) -> Level:
        key = key_of(game, "difficulty")
        if key not in self._values:
            return default
        levels = {level.name: level for level in game.levels}
        return levels.get(str(self._values[key]).upper()) or self._unknown(key, default)

    @Slot(object)
    def write_setup(self, setup: Setup) -> None:
        """Write a setup, and that its game is played."""
        game = setup.game
        self.write("game", game.name)
        self.write(key_of(game, "players"), setup.players)
        self.write(key_of(game, "difficulty"), setup.difficulty)
        self.write(key_of(game, "x_difficulty"), setup.x_difficulty)
        self.write(key_of(game, "o_difficulty"), setup.o_difficulty)

    def write(self, key: str, value: Enum | bool | str | QByteArray) -> None:
        """Write a value for the next start."""
        self._writer.put(key, value.name.lower() if isinstance(value, Enum) else value)
        self._written.emit()

    @Slot(str)
    def _on_file_set_aside(self, path: str) -> None:
        # Only the last of the two problems is reported.
        self._prevented_by = None
        self.file_set_aside.emit(path)

    @Slot()
    def _on_saved(self) -> None:
        if self._prevented_by:
            self._prevented_by = None
            self.saving_resumed.emit()

    @Slot(str)
    def _on_saving_prevented(self, reason: str) -> None:
        if not self._prevented_by:
            # Reported once, not at every choice.
            self._prevented_by = reason
            self.saving_prevented.emit(str(self._path), reason)

    def _unknown(self, key: str, default: _Value) -> _Value:
        _log.warning("the setting %s is unknown: %r", key, self._values[key])
        self.is_damaged = True
        if isinstance(default, Enum | bool | str):
            # Replaced, so that it is reported once, not at every start.
            self.write(key, default)
        return default


def key_of(game: Game, key: str) -> str:
    """Return the key of a choice that each game has separately."""
    # The first version knew only tic-tac-toe.
    return key if game is TIC_TAC_TOE else f"{game.name}/{key}"


def _rating_text(rating: Rating) -> str:
    return f"{rating.step} {rating.lead} {rating.games}"


def is_settings_file(path: Path) -> bool:
    """Return whether QSettings may read and write a file; a missing file is fine.

    An OSError means that this is unknown, so that the file must not be written.
    """
    try:
        status = path.stat()
        # Reading anything but a regular file might block for ever.
        if not S_ISREG(status.st_mode) or status.st_size > LARGEST:
            return False
        with path.open("rb") as file:
            content = file.read(LARGEST + 1)
    except FileNotFoundError:
        return True
    return len(content) <= LARGEST and _looks_like_settings(content) and not _has_object(content)


def make_room(path: Path) -> Path | None:
    """Set aside anything but a settings file; return its new name. The file must be locked."""
    if is_settings_file(path):
        return None
    aside = set_aside(path)
    _log.warning("%s is no settings file and is now %s", path, aside)
    return aside


@contextmanager
def locked(path: Path) -> Iterator[None]:
    """Keep other windows from writing the file or setting it aside within the context."""
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    # Not `settings.ini.lock`: QSettings takes that one while it writes, and removes one that a
    # killed program has left.
    lock = FileLock(path.with_suffix(".lock"), PATIENCE_S)
    try:
        yield
    finally:
        lock.release()


@contextmanager
def name_for_qt(path: Path) -> Iterator[str]:
    """Give a name by which Qt finds a file, even in a folder whose name isn't UTF-8."""
    try:
        str(path).encode()
    except UnicodeEncodeError:
        with TemporaryDirectory(prefix="tictac-") as folder:
            link = Path(folder, "settings")
            link.symlink_to(path.parent)
            yield str(link / path.name)
    else:
        yield str(path)


def _looks_like_settings(content: bytes) -> bool:
    """Return whether a text has entries in sections, and among these `[General]`.

    It may be damaged a little, and have sections and entries that a newer version has added.
    """
    lines = [line.strip() for line in content.removeprefix(_BYTE_ORDER_MARK).splitlines()]
    if not any(lines):
        return True
    lines = [line for line in lines if line and not line.startswith(b";")]
    sections = [line.lower() for line in lines if _SECTION.fullmatch(line)]
    if b"\0" in content or b"[general]" not in sections or lines[0].lower() != sections[0]:
        return False
    entries = sum(bool(_ENTRY.match(line)) for line in lines)
    return entries >= len(lines) - len(sections) - entries


def _has_object(content: bytes) -> bool:
    """Return whether QSettings might construct an object from any value.

    All that it ignores between the beginning of a value and such a word is removed first, and so is
    all that is not ASCII. Comments are searched too, as only this program writes the file.
    """
    return bool(_OBJECT.search(_PASSED_OVER.sub(b"", _ESCAPED.sub(_unescaped, content))))


def _unescaped(escape: re.Match[bytes]) -> bytes:
    hexadecimal, octal, control = escape.groups()
    if control:
        return b"."
    if not hexadecimal and not octal:
        # Qt drops an escaped line end and any unknown escape.
        return b""
    code = int(hexadecimal, 16) if hexadecimal else int(octal, 8)
    # Qt keeps the bits that fit into a character.
    return chr(code & 0xFFFF).encode(errors="replace")


def whole_number(text: str, least: int, most: int) -> int | None:
    """Return the number that is the text, None if there is none from `least` to `most`."""
    if not _WHOLE_NUMBER.fullmatch(text):
        return None
    number = int(text)
    return number if least <= number <= most else None
