"""The archives for download, of a made-up application."""

import hashlib
import json
import sys
import tarfile
from pathlib import Path

import pytest
from package import application_path, archive

from tictac_gui import __version__

pytest.importorskip("PyInstaller", reason="the bill of materials names its version")
pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="has a .zip instead")


@pytest.fixture
def dist(tmp_path: Path) -> Path:
    application_path(tmp_path).mkdir(parents=True)
    (application_path(tmp_path) / "tictac").write_bytes(b"unsigned")
    archive(tmp_path)
    return tmp_path


def test_archives_are_those_of_the_application_as_it_is_now(dist: Path) -> None:
    (application_path(dist) / "tictac").write_bytes(b"signed")
    archive(dist)
    [file] = dist.glob("*.tar.xz")
    with tarfile.open(file) as members:
        program = members.extractfile(
            (application_path(dist) / "tictac").relative_to(dist).as_posix()
        )
        assert program
        assert program.read() == b"signed"
    [bill] = dist.glob("*.cdx.json")
    assert json.loads(bill.read_text())["metadata"]["component"]["version"] == __version__


def test_checksums_are_those_of_every_archive(dist: Path) -> None:
    lines = (dist / "SHA256SUMS").read_text().splitlines()
    sums = {name: digest for digest, name in (line.split("  ") for line in lines)}
    files = {path for path in dist.iterdir() if path.is_file() and path.name != "SHA256SUMS"}
    assert sums == {path.name: hashlib.sha256(path.read_bytes()).hexdigest() for path in files}
