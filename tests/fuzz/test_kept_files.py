"""What was kept, but not by this program as it is: settings and games in any bytes."""

import os
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path
from random import Random
from shutil import rmtree
from tempfile import TemporaryDirectory

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QSettings, QThread
from PySide6.QtWidgets import QApplication

from tests.fuzz.damage import BYTES, damaged, new_random, try_inputs
from tests.storage.files_of_games import leave_log, parts, write_games
from tests.storage.test_damaged_files import use
from tictac_gui.games import GAMES
from tictac_gui.look.appearance import Scheme
from tictac_gui.play.setup import Setup
from tictac_gui.storage.settings import Preferences, is_settings_file

SETTINGS, DATABASES = 15_000, 5_000
SOUND = b"""[General]
analysis=true
adaptive_rating=7 -1 12
animations=false
appearance=dark
course/can_you_win=1 2 3
difficulty=unbeatable
game=connect_four
geometry="@ByteArray(\\x1\\xd9\\xd0\\xcb\\0\\x3\\0\\0\\0\\0\\0\\0\\0\\0\\0\\0)"
players=two_people
x_name=Anna

[connect_four]
adaptive_rating=3 0 2
difficulty=easy
"""
IN_SETTINGS = (*BYTES, b"@Variant(\0\0\0", b"@Invalid()", b"@Rect(", b"\\x", b"%U", b"[General]\n")
AROUND_OBJECTS = (
    *('"', '" "', " ", "\t", "\\q", "\\\n", "\\\r\n", "\\x", "\ufeff", "é", ",", "=", ";", "\n"),
    *("\\\\", "\\", "@", "\\x40", "\\x3d", "\\x2c", "\\n", "\r", "[b]\n", ";\\\n", ';"\n', "a="),
)
NUMBERS = count()
PAGE = 4096


@pytest.fixture(scope="module")
def memory(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """Make a folder in memory if the system has a place for it: no disk is waited for there."""
    place = Path("/dev/shm")  # noqa: S108 - the folder gets a name of its own
    is_there = place.is_dir() and os.access(place, os.W_OK)
    with TemporaryDirectory(dir=place if is_there else tmp_path_factory.mktemp("kept")) as folder:
        yield Path(folder)


CheckSettings = Callable[[bytes], None]
CheckGames = Callable[[dict[str, bytes]], None]


@pytest.fixture(scope="module")
def check_settings(
    qapp: QApplication,  # noqa: ARG001 - it must exist
    memory: Path,
) -> CheckSettings:
    """Ask everything of a settings file: known values come, whatever it holds."""
    # Never started, so that nothing is written while the next file is prepared.
    thread, folder = QThread(), memory / "settings"

    def check(content: bytes) -> None:
        folder.mkdir()
        path = folder / "settings.ini"
        path.write_bytes(content)
        preferences = Preferences(path, thread)
        kept = path if path.exists() else next(folder.glob("*set-aside*"))
        assert kept.read_bytes() == content, "it is as it was, under whatever name"
        for game in GAMES:
            assert isinstance(preferences.setup(game), Setup)
            assert preferences.rating(game).is_possible(len(game.scale))
        assert isinstance(preferences.choice("appearance", Scheme.SYSTEM), Scheme)
        assert preferences.flag("animations", True) in (True, False)
        assert isinstance(preferences.text("x_name"), str)
        preferences.data("geometry")
        rmtree(folder)

    return check


@pytest.fixture(scope="module")
def games(memory: Path) -> dict[str, bytes]:
    """Return the parts of a file of games as a kill leaves it, with a log that counts."""
    path = memory / "original" / "games.sqlite"
    write_games(path, 40, under_way=(4, 0))
    left = leave_log(path, 10, memory / "left")
    return {part.name: part.read_bytes() for part in parts(left)}


@pytest.fixture(scope="module")
def check_games(memory: Path) -> CheckGames:
    folder = memory / "games"

    def check(content: dict[str, bytes]) -> None:
        folder.mkdir()
        for name, data in content.items():
            (folder / name).write_bytes(data)
        use(folder / "games.sqlite")
        rmtree(folder)

    return check


def some_settings(rng: Random) -> bytes:
    return damaged(rng, SOUND, IN_SETTINGS)


def some_objects(rng: Random) -> bytes:
    """Write a number as QSettings writes objects, each character in any of the forms it reads."""
    forms = (str, str, str, lambda c: f"\\x{ord(c):x}", lambda c: f"\\{ord(c):o}", _overflowing)
    text = []
    for part in rng.sample((*AROUND_OBJECTS, "foo=", "foo="), 3):
        text.append(part)
        if rng.random() < 0.5:
            for character in rng.choice(("@Variant(", "@DateTime(")):
                text.append(rng.choice(forms)(character))
                if rng.random() < 0.06:
                    text.append(rng.choice(AROUND_OBJECTS))
            text.append(r"\0\0\0\x2\0\0\0\x5)")
    return f"[General]\nfoo={''.join(text)}\n".encode()


def _overflowing(character: str) -> str:
    return f"\\x1{ord(character):04x}"


def check_objects(content: bytes, folder: Path) -> None:
    """Let Qt read a file that is taken for settings: none of its values is a number."""
    # Qt remembers a file by its name.
    path = folder / f"{next(NUMBERS)}.ini"
    path.write_bytes(content)
    if is_settings_file(path):
        kept = QSettings(str(path), QSettings.Format.IniFormat)
        values = [kept.value(key) for key in kept.allKeys() if key]
        elements = [e for value in values for e in (value if isinstance(value, list) else [value])]
        assert not [e for e in elements if isinstance(e, int)], content
    path.unlink()


def some_games(rng: Random, sound: dict[str, bytes]) -> dict[str, bytes]:
    """Damage a part of a file of games: any bytes of it, whole pages, or its header."""
    name = rng.choice(list(sound))
    data, how = sound[name], rng.randrange(4)
    if how == 0:
        pages = [data[at : at + PAGE] for at in range(0, len(data), PAGE)]
        pages[rng.randrange(len(pages))] = rng.choice(pages)
        if rng.random() < 0.5:
            rng.shuffle(pages)
        data = b"".join(pages[: rng.randrange(1, len(pages) + 2)])
    elif how == 1:
        data = damaged(rng, data[:100], BYTES) + data[100:]
    else:
        data = damaged(rng, data, BYTES)
    return {**sound, name: data}


@settings(max_examples=100, deadline=None)
@given(content=st.one_of(st.binary(), st.builds(some_settings, st.randoms())))
def test_any_settings_can_be_read(content: bytes, check_settings: CheckSettings) -> None:
    check_settings(content)


@settings(max_examples=200, deadline=None)
@given(rng=st.randoms())
def test_no_settings_are_made_objects_of(rng: Random, memory: Path) -> None:
    check_objects(some_objects(rng), memory)


@settings(max_examples=50, deadline=None)
@given(rng=st.randoms())
def test_any_file_of_games_can_be_used_or_is_refused(
    rng: Random, games: dict[str, bytes], check_games: CheckGames
) -> None:
    check_games(some_games(rng, games))


@pytest.mark.soak
def test_very_many_settings(check_settings: CheckSettings, figure: Callable[..., None]) -> None:
    try_inputs(SETTINGS, new_random(), some_settings, check_settings)
    figure("fuzz: settings files", f"{SETTINGS:,} inputs", "known values only")


@pytest.mark.soak
def test_very_many_files_of_games(
    games: dict[str, bytes], check_games: CheckGames, figure: Callable[..., None]
) -> None:
    try_inputs(DATABASES, new_random(), lambda rng: some_games(rng, games), check_games)
    figure("fuzz: files of games", f"{DATABASES:,} inputs", "used, or refused by name")
