"""What the person has chosen, kept from one start to the next; only known values are believed."""

from __future__ import annotations

import logging
from enum import Enum
from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import QByteArray, QObject, QSettings, QThread, Signal, Slot

from tictac_gui.game.setup import Setup

if TYPE_CHECKING:
    from pathlib import Path

Choice = TypeVar("Choice", bound=Enum)
_Value = TypeVar("_Value")

_FLAGS = {"true": True, "false": False}
_log = logging.getLogger(__name__)


class _Writer(QObject):
    """Writes on a thread where a slow disk hurts nobody."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self._path = path

    @Slot(str, object)
    def write(self, key: str, value: object) -> None:
        settings = _settings(self._path)
        settings.setValue(key, value)
        settings.sync()
        if settings.status() is not QSettings.Status.NoError:
            _log.warning("the setting %s could not be written: %s", key, settings.status())


class Preferences(QObject):
    """The choices as they were when the program started, and a way to change them for next time."""

    _written = Signal(str, object)

    def __init__(self, path: Path, thread: QThread) -> None:
        super().__init__()
        settings = _settings(path)
        self._values = {key: settings.value(key) for key in settings.allKeys()}
        self._is_damaged = settings.status() is not QSettings.Status.NoError
        self._writer = _Writer(path)
        self._writer.moveToThread(thread)
        self._written.connect(self._writer.write)

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

    def setup(self) -> Setup:
        """Return who plays, and how strongly."""
        usual = Setup()
        return Setup(
            self.choice("players", usual.players),
            self.choice("difficulty", usual.difficulty),
            self.choice("x_difficulty", usual.x_difficulty),
            self.choice("o_difficulty", usual.o_difficulty),
        )

    @Slot(object)
    def write_setup(self, setup: Setup) -> None:
        """Keep who plays, and how strongly."""
        self.write("players", setup.players)
        self.write("difficulty", setup.difficulty)
        self.write("x_difficulty", setup.x_difficulty)
        self.write("o_difficulty", setup.o_difficulty)

    def write(self, key: str, value: Enum | bool | QByteArray) -> None:
        """Keep a value for the next start."""
        self._written.emit(key, value.name.lower() if isinstance(value, Enum) else value)

    def _unknown(self, key: str, default: _Value) -> _Value:
        _log.warning("the setting %s is unknown: %r", key, self._values[key])
        self._is_damaged = True
        if isinstance(default, Enum | bool):
            # It is said once, not at every start.
            self.write(key, default)
        return default


def _settings(path: Path) -> QSettings:
    return QSettings(str(path), QSettings.Format.IniFormat)
