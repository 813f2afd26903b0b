"""Archives of a small folder: read back they are the same, written again not a byte differs."""

import io
import os
import shutil
import subprocess
import tarfile
import zipfile
from pathlib import Path

import pytest
from archives import Link, Members, deb, members_of, tar, zipped

DATE = 1_700_000_000
CONTROL: Members = {
    "control": b"Package: x\nVersion: 1\nArchitecture: all\nMaintainer: me <m@x>\n"
    b"Description: an example\n"
}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Return a folder with a program, a file and links, like a bundle."""
    root = tmp_path / "bundle"
    (root / "lib" / "deep").mkdir(parents=True)
    (root / "tictac").write_bytes(b"program")
    (root / "tictac").chmod(0o700)
    (root / "lib" / "deep" / "libx.so.1").write_bytes(b"library")
    (root / "lib" / "deep" / "libx.so.1").chmod(0o755)
    (root / "lib" / "libx.so").symlink_to("deep/libx.so.1")
    (root / "folder-link").symlink_to("lib")
    return root


def read(packed: bytes) -> dict[str, tarfile.TarInfo]:
    with tarfile.open(fileobj=io.BytesIO(packed), mode="r:xz") as archive:
        return {entry.name: entry for entry in archive}


class TestMembers:
    def test_are_files_and_links_at_a_place(self, folder: Path) -> None:
        assert members_of(folder, at="usr/lib/tictac") == {
            "usr/lib/tictac/folder-link": Link("lib"),
            "usr/lib/tictac/lib/deep/libx.so.1": folder / "lib" / "deep" / "libx.so.1",
            "usr/lib/tictac/lib/libx.so": Link("deep/libx.so.1"),
            "usr/lib/tictac/tictac": folder / "tictac",
        }


class TestTar:
    def test_unpacks_to_the_same_folder(self, folder: Path, tmp_path: Path) -> None:
        file = tmp_path / "bundle.tar.xz"
        file.write_bytes(tar(members_of(folder, at="copy"), DATE))
        with tarfile.open(file) as archive:
            # As an argument, Debian 12's Python doesn't know it yet; newer ones insist on it.
            archive.extraction_filter = lambda member, _path: member
            archive.extractall(tmp_path)  # noqa: S202 - it is our own
        copy = tmp_path / "copy"
        assert (copy / "tictac").read_bytes() == b"program"
        assert os.access(copy / "tictac", os.X_OK)
        assert (copy / "lib" / "libx.so").readlink() == Path("deep/libx.so.1")
        assert (copy / "folder-link" / "libx.so").read_bytes() == b"library"

    def test_belongs_to_root_and_has_the_given_date(self, folder: Path) -> None:
        for entry in read(tar(members_of(folder, at="x"), DATE)).values():
            assert (entry.uid, entry.gid, entry.uname, entry.gname) == (0, 0, "root", "root")
            assert entry.mtime == DATE

    def test_lets_everyone_read_and_run(self, folder: Path) -> None:
        entries = read(tar(members_of(folder, at="x"), DATE))
        assert entries["x"].isdir()
        assert entries["x"].mode == entries["x/lib"].mode == 0o755
        assert entries["x/tictac"].mode == 0o755
        assert entries["x/lib/deep/libx.so.1"].mode == 0o644

    def test_is_the_same_whatever_the_order_and_the_times(self, folder: Path) -> None:
        members = members_of(folder, at="x")
        first = tar(members, DATE)
        os.utime(folder / "tictac", (1, 1))
        assert tar(dict(reversed(members.items())), DATE) == first

    def test_has_each_folder_before_what_is_in_it(self) -> None:
        names = list(read(tar({"b/c/d": b"", "a": b"", "b-": b""}, DATE)))
        assert names.index("b") < names.index("b/c") < names.index("b/c/d")


class TestZip:
    def test_has_the_files(self) -> None:
        packed = zipped({"x/b": b"2", "x/a": b"1"}, DATE)
        with zipfile.ZipFile(io.BytesIO(packed)) as archive:
            assert archive.namelist() == ["x/a", "x/b"]
            assert archive.read("x/a") == b"1"

    def test_is_compressed(self) -> None:
        assert len(zipped({"x": b"x" * 10_000}, DATE)) < 1000

    def test_refuses_links(self) -> None:
        with pytest.raises(TypeError, match="elsewhere"):
            zipped({"x": Link("elsewhere")}, DATE)


@pytest.mark.skipif(shutil.which("dpkg-deb") is None, reason="needs Debian's own reader")
class TestDeb:
    def test_is_read_by_dpkg(self, folder: Path, tmp_path: Path) -> None:
        file = tmp_path / "x.deb"
        file.write_bytes(deb(CONTROL, members_of(folder, at="usr/lib/x"), DATE))
        told = subprocess.run(
            ["dpkg-deb", "--field", str(file), "Version"], capture_output=True, check=True
        )
        assert told.stdout == b"1\n"
        subprocess.run(["dpkg-deb", "--extract", str(file), str(tmp_path / "root")], check=True)
        installed = tmp_path / "root" / "usr" / "lib" / "x"
        assert (installed / "lib" / "libx.so").readlink() == Path("deep/libx.so.1")
        assert (installed / "tictac").read_bytes() == b"program"

    def test_is_the_same_each_time(self, folder: Path) -> None:
        data = members_of(folder, at="usr/lib/x")
        assert deb(CONTROL, data, DATE) == deb(CONTROL, data, DATE)
