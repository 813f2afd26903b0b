"""The archive for Linux: installed for one person, started as a desktop does, and removed."""

import subprocess
import sys
import tarfile
from pathlib import Path

import pytest

from tests.end_to_end.desktop import new_desktop
from tests.end_to_end.files.privacy import ENDED_WELL, play_a_move
from tests.packaging.desktop_entry import commands
from tictac_gui.app import APPLICATION_ID

pytestmark = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="as Linux has it")


def test_it_is_played_from_its_entry_and_leaves_nothing(
    bundle: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with tarfile.open(bundle.parent / f"{bundle.name}.tar.xz") as archive:
        archive.extraction_filter = lambda member, _path: member
        archive.extractall(tmp_path)  # noqa: S202 - it is our own
    home = tmp_path / "a home"
    home.mkdir()
    data = home / ".local" / "share"
    monkeypatch.setenv("HOME", str(home))
    monkeypatch.setenv("XDG_DATA_HOME", str(data))
    monkeypatch.setenv("XDG_CONFIG_HOME", str(home / ".config"))
    subprocess.run([tmp_path / bundle.name / "install.sh"], check=True)
    (usual, *_) = commands(data / "applications" / f"{APPLICATION_ID}.desktop")
    with new_desktop(tmp_path) as desktop:
        assert play_a_move(desktop, data, *usual, cwd=Path("/")) == ENDED_WELL
    installed = home / ".local" / "lib" / "tictac" / "install.sh"
    subprocess.run([installed, "--uninstall"], check=True)
    left = {path.parent for path in home.rglob("*") if path.is_file()}
    assert left == {data / "tictac", home / ".config" / "tictac"}
    subprocess.run([tmp_path / bundle.name / "install.sh"], check=True)
    subprocess.run([installed, "--uninstall", "--games"], check=True)
    assert list(home.iterdir()) == []
