"""What the person has chosen, kept from one start to the next; only known values are believed."""

from __future__ import annotations

import errno
import logging
import os
from enum import Enum
from threading import Lock
from typing import TYPE_CHECKING, TypeVar
from zlib import crc32

from PySide6.QtCore import QByteArray, QObject, QSettings, QThread, Signal, Slot

from tictac_gui.engine.levels import Rating
from tictac_gui.games import GAMES, TIC_TAC_TOE
from tictac_gui.play.files.fault import is_full
from tictac_gui.play.files.file_lock import LockHeldError
from tictac_gui.play.files.settings_file import (
    is_settings_file,
    locked,
    make_room,
    name_for_qt,
)
from tictac_gui.play.files.whole_number import whole_number
from tictac_gui.play.setup import Setup

if TYPE_CHECKING:
    from pathlib import Path

    from tictac_gui.engine import Level
    from tictac_gui.games import Game

Choice = TypeVar("Choice", bound=Enum)
_Value = TypeVar("_Value")

_SEAL_LENGTH = 4
_MOST_GAMES = 1_000_000_000
"""More than anybody has played."""
_FLAGS = {"true": True, "false": False}
_log = logging.getLogger(__name__)


class _Writer(QObject):
    """Writes on a thread where a slow disk hurts nobody."""

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
        """Have a setting written at the next occasion; called from any thread."""
        with self._lock:
            self._unwritten[key] = value
            self._has_news = True

    @Slot()
    def write(self) -> None:
        """Write all that waits, in one go; what failed waits for the next change.

        So however many changes there were, a file that can't be locked is waited for only once.
        """
        with self._lock:
            unwritten, has_news = dict(self._unwritten), self._has_news
            self._has_news = False
        if not has_news:
            return
        try:
            with locked(self._path):
                # Each time: another program may have put something else there since the start.
                aside = make_room(self._path)
                if aside:
                    self.file_set_aside.emit(str(aside))
                self._write(unwritten)
        except LockHeldError as error:
            # Another window is writing, which is soon over.
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
            # Reads again what another window may have written since, and adds to that.
            settings.sync()
            status = settings.status()
            # What could not be written it tries again at its end, while it still has the name.
            del settings
        if status is QSettings.Status.AccessError:
            # Qt doesn't say why.
            cause = errno.ENOSPC if is_full(self._path.parent) else errno.EACCES
            raise OSError(cause, os.strerror(cause))


class Preferences(QObject):
    """The choices as they were when the program started, and a way to change them for next time."""

    file_set_aside = Signal(str)
    """Carries the new name of what had the name of the settings file."""
    saving_prevented = Signal(str, str)
    """Carries the name of a file that can't be used and is left as it is, and the reason."""
    saving_resumed = Signal()
    """What could not be saved has been."""
    _written = Signal()

    def __init__(self, path: Path, thread: QThread) -> None:
        super().__init__()
        self._path = path
        self._aside: Path | None = None
        self._prevented_by: str | None = None
        self._values: dict[str, object] = {}
        self._is_damaged = False
        self._read()
        self._writer = _Writer(path)
        self._writer.moveToThread(thread)
        self._written.connect(self._writer.write)
        self._writer.file_set_aside.connect(self._on_file_set_aside)
        self._writer.saving_prevented.connect(self._on_saving_prevented)
        self._writer.saved.connect(self._on_saved)

    def _read(self) -> None:
        try:
            if not is_settings_file(self._path):
                with locked(self._path):
                    # None if another window was quicker: what is there now is a new file.
                    self._aside = make_room(self._path)
            self._read_values()
        except OSError as error:
            _log.warning("%s is left as it is: %s", self._path, error)
            self._prevented_by = error.strerror or str(error)

    def _read_values(self) -> None:
        with name_for_qt(self._path) as name:
            settings = QSettings(name, QSettings.Format.IniFormat)
            # Of a damaged file, a key may be empty, and Qt warns of asking for that.
            self._values = {key: settings.value(key) for key in settings.allKeys() if key}
            self._is_damaged = settings.status() is not QSettings.Status.NoError

    def report_file(self) -> None:
        """Tell what has become of a file that turned out to be no settings file."""
        if self._aside:
            self.file_set_aside.emit(str(self._aside))
        if self._prevented_by:
            self.saving_prevented.emit(str(self._path), self._prevented_by)

    @property
    def is_new(self) -> bool:
        """Whether nothing was kept before."""
        return not (self._values or self._aside or self._prevented_by or self._is_damaged)

    @property
    def is_damaged(self) -> bool:
        """Whether something that was kept could not be read; a default stands in for it."""
        return self._is_damaged

    def choice(self, key: str, default: Choice) -> Choice:
        """Return one of the values that the default is one of."""
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

    def sealed_data(self, key: str) -> QByteArray | None:
        """Return bytes if they are as `write_sealed` kept them.

        Qt crashes on some damaged ones. Former versions kept them without a seal.
        """
        content = bytes((self.data(key) or QByteArray()).data())
        body = content[_SEAL_LENGTH:]
        return QByteArray(body) if body and content == _sealed(body) else None

    def text(self, key: str) -> str:
        """Return a text that a person has typed, empty if there is none."""
        value = self._values.get(key, "")
        return value if isinstance(value, str) else self._unknown(key, "")

    def game(self) -> Game:
        """Return which game is played."""
        names = {game.name: game for game in GAMES}
        name = self._values.get("game", TIC_TAC_TOE.name)
        return names.get(str(name)) or names[self._unknown("game", TIC_TAC_TOE.name)]

    def setup(self, game: Game | None = None) -> Setup:
        """Return who plays a game, and how strongly; without one, the game that was played last."""
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
        """Return how well the person plays a game, for the level that adapts to it."""
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
        """Keep how well the person plays a game."""
        self.write(key_of(game, "adaptive_rating"), _rating_text(rating))

    def _level(self, game: Game, default: Level) -> Level:
        key = key_of(game, "difficulty")
        if key not in self._values:
            return default
        levels = {level.name: level for level in game.levels}
        return levels.get(str(self._values[key]).upper()) or self._unknown(key, default)

    @Slot(object)
    def write_setup(self, setup: Setup) -> None:
        """Keep which game is played, by whom, and how strongly."""
        game = setup.game
        self.write("game", game.name)
        self.write(key_of(game, "players"), setup.players)
        self.write(key_of(game, "difficulty"), setup.difficulty)
        self.write(key_of(game, "x_difficulty"), setup.x_difficulty)
        self.write(key_of(game, "o_difficulty"), setup.o_difficulty)

    def write(self, key: str, value: Enum | bool | str | QByteArray) -> None:
        """Keep a value for the next start."""
        self._writer.put(key, value.name.lower() if isinstance(value, Enum) else value)
        self._written.emit()

    def write_sealed(self, key: str, value: QByteArray) -> None:
        """Keep bytes so that damage will be noticed."""
        self.write(key, QByteArray(_sealed(bytes(value.data()))))

    @Slot(str)
    def _on_file_set_aside(self, path: str) -> None:
        # What is told of it says all.
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
            # It is said once, not at every choice.
            self._prevented_by = reason
            self.saving_prevented.emit(str(self._path), reason)

    def _unknown(self, key: str, default: _Value) -> _Value:
        _log.warning("the setting %s is unknown: %r", key, self._values[key])
        self._is_damaged = True
        if isinstance(default, Enum | bool | str):
            # It is said once, not at every start.
            self.write(key, default)
        return default


def key_of(game: Game, key: str) -> str:
    """Return the key of a choice that each game has for itself."""
    # Former versions knew one game only.
    return key if game is TIC_TAC_TOE else f"{game.name}/{key}"


def _sealed(data: bytes) -> bytes:
    return crc32(data).to_bytes(_SEAL_LENGTH, "big") + data


def _rating_text(rating: Rating) -> str:
    return f"{rating.step} {rating.lead} {rating.games}"
