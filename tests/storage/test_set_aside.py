import re
from datetime import datetime, timedelta
from pathlib import Path

import pytest

from tictac_gui.storage.faults import set_aside

A_WHILE = timedelta(minutes=10)


def test_keeps_every_byte_under_a_name_that_begins_and_ends_alike(tmp_path: Path) -> None:
    path = tmp_path / "settings.ini"
    path.write_bytes(b"Dear diary\x00\xff")
    aside = set_aside(path)
    assert not path.exists()
    assert aside.read_bytes() == b"Dear diary\x00\xff"
    assert aside.parent == tmp_path
    assert re.fullmatch(r"settings-set-aside-\d{4}-\d\d-\d\d-\d{6}-1\.ini", aside.name)


def test_tells_when_it_was(tmp_path: Path) -> None:
    path = tmp_path / "settings.ini"
    path.touch()
    before = datetime.now().astimezone().replace(microsecond=0)
    name = set_aside(path).stem.removeprefix("settings-set-aside-").removesuffix("-1")
    assert before <= datetime.strptime(name, "%Y-%m-%d-%H%M%S").astimezone() <= before + A_WHILE


def test_never_takes_a_name_that_something_has(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite"
    for number in range(20):
        path.write_text(f"{number}")
        set_aside(path)
    assert sorted(int(file.read_text()) for file in tmp_path.iterdir()) == list(range(20))


def test_works_for_folders(tmp_path: Path) -> None:
    path = tmp_path / "settings.ini"
    path.mkdir()
    (path / "keepsake").touch()
    assert (set_aside(path) / "keepsake").exists()


def test_leaves_what_can_t_be_renamed_as_it_is(tmp_path: Path) -> None:
    # The name of the file is as long as names can be, so that no longer one is possible.
    path = tmp_path / f"{'x' * 251}.ini"
    path.write_text("Dear diary")
    with pytest.raises(OSError, match="long"):
        set_aside(path)
    assert path.read_text() == "Dear diary"
