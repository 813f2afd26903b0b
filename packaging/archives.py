"""Reproducible archives that keep symbolic links: the same contents give the same bytes."""

from __future__ import annotations

import io
import lzma
import tarfile
import zipfile
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path, PurePosixPath
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping

_PROGRAM = 0o755
_FILE = 0o644


@dataclass(frozen=True)
class Link:
    """A symbolic link, given by its target."""

    target: str


Source = Path | bytes | Link
Members = dict[str, Source]
"""The contents of an archive by name: files on disk, bytes or links."""


def members_of(folder: Path, at: str) -> Members:
    """Return all files and links of a folder, named as below `at` in an archive."""
    return {
        f"{at}/{path.relative_to(folder).as_posix()}": _source(path)
        for path in sorted(folder.rglob("*"))
        if path.is_symlink() or not path.is_dir()
    }


def tar(members: Mapping[str, Source], date: int, *, prefix: str = "") -> bytes:
    """Return a compressed archive in which everything belongs to root and has the same date."""
    packed = io.BytesIO()
    with (
        lzma.open(packed, "wb") as compressed,
        tarfile.open(fileobj=compressed, mode="w", format=tarfile.GNU_FORMAT) as archive,
    ):
        for name in sorted({*members, *_folders(members)}):
            entry, content = _entry(prefix + name, members.get(name))
            entry.mtime = date
            entry.uname = entry.gname = "root"
            archive.addfile(entry, io.BytesIO(content))
    return packed.getvalue()


def zipped(members: Mapping[str, Source], date: int) -> bytes:
    """Return a ZIP archive, for Windows; it can't contain links."""
    moment = datetime.fromtimestamp(date, UTC).timetuple()[:6]
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w") as archive:
        for name, source in sorted(members.items()):
            # An entry with its own date ignores the compression chosen for the archive.
            entry = zipfile.ZipInfo(name, moment)
            archive.writestr(entry, _content(source), zipfile.ZIP_DEFLATED, compresslevel=9)
    return packed.getvalue()


def deb(control: Mapping[str, Source], data: Mapping[str, Source], date: int) -> bytes:
    """Return a Debian package with these control files and installed files."""
    parts = {
        "debian-binary": b"2.0\n",
        "control.tar.xz": tar(control, date, prefix="./"),
        "data.tar.xz": tar(data, date, prefix="./"),
    }
    packed = b"!<arch>\n"
    for name, content in parts.items():
        packed += f"{name:<16}{date:<12}{0:<6}{0:<6}{0o100644:<8o}{len(content):<10}`\n".encode()
        packed += content + b"\n" * (len(content) % 2)
    return packed


def _source(path: Path) -> Source:
    return Link(path.readlink().as_posix()) if path.is_symlink() else path


def _folders(members: Mapping[str, Source]) -> set[str]:
    parents = {parent for name in members for parent in PurePosixPath(name).parents}
    return {str(parent) for parent in parents} - {"."}


def _entry(name: str, source: Source | None) -> tuple[tarfile.TarInfo, bytes]:
    entry = tarfile.TarInfo(name)
    content = b""
    if source is None:
        entry.type, entry.mode = tarfile.DIRTYPE, _PROGRAM
    elif isinstance(source, Link):
        entry.type, entry.mode, entry.linkname = tarfile.SYMTYPE, 0o777, source.target
    else:
        content = _content(source)
        entry.size, entry.mode = len(content), _mode(source)
    return entry, content


def _content(source: Source) -> bytes:
    if isinstance(source, Link):
        message = f"a link to {source.target} can't be kept"
        raise TypeError(message)
    return source if isinstance(source, bytes) else source.read_bytes()


def _mode(source: Path | bytes) -> int:
    # Libraries are loaded, not executed, so they are not executable, whatever their builder set.
    is_program = (
        isinstance(source, Path)
        and bool(source.stat().st_mode & 0o100)
        and ".so" not in source.suffixes
    )
    return _PROGRAM if is_program else _FILE
