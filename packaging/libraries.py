"""The shared libraries on Linux: which a file needs, and which come from the system it runs on.

System libraries are those that must match the system's drivers, configuration or other programs,
and those that every Debian has. All others are bundled with the program.
"""

from __future__ import annotations

import re
import subprocess
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from pathlib import Path

SYSTEM_LIBRARIES = {
    "ld-linux-aarch64.so.1": "libc6",
    "ld-linux-x86-64.so.2": "libc6",
    "libEGL.so.1": "libegl1",
    "libGL.so.1": "libgl1",
    "libX11-xcb.so.1": "libx11-xcb1",
    "libX11.so.6": "libx11-6",
    "libc.so.6": "libc6",
    "libdbus-1.so.3": "libdbus-1-3",
    "libdl.so.2": "libc6",
    # Debian's own Python needs it, and so does fontconfig.
    "libexpat.so.1": "libexpat1",
    "libfontconfig.so.1": "libfontconfig1",
    "libfreetype.so.6": "libfreetype6",
    "libgcc_s.so.1": "libgcc-s1",
    # Debian 13 renamed it for the transition to 64-bit time.
    "libglib-2.0.so.0": "libglib2.0-0t64 | libglib2.0-0",
    "libgthread-2.0.so.0": "libglib2.0-0t64 | libglib2.0-0",
    "libm.so.6": "libc6",
    "libpthread.so.0": "libc6",
    "librt.so.1": "libc6",
    # An OpenGL driver may need a newer version than the one on the build machine.
    "libstdc++.so.6": "libstdc++6",
    "libutil.so.1": "libc6",
    "libwayland-client.so.0": "libwayland-client0",
    "libwayland-cursor.so.0": "libwayland-cursor0",
    "libxcb-randr.so.0": "libxcb-randr0",
    "libxcb-render.so.0": "libxcb-render0",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-shm.so.0": "libxcb-shm0",
    "libxcb-sync.so.1": "libxcb-sync1",
    "libxcb-xfixes.so.0": "libxcb-xfixes0",
    "libxcb-xkb.so.1": "libxcb-xkb1",
    "libxcb.so.1": "libxcb1",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libz.so.1": "zlib1g",
    "libzstd.so.1": "libzstd1",
}
"""The Debian packages of the system libraries."""

_ELF = b"\x7fELF"


def needed(file: Path) -> set[str]:
    """Return the names of the libraries that a program or library is linked with."""
    return set(re.findall(r"^\s+NEEDED\s+(\S+)$", _headers(file), re.MULTILINE))


def search_paths(file: Path) -> list[str]:
    """Return the folders in which a program or library itself has its libraries looked for."""
    found = re.findall(r"^\s+R(?:UN)?PATH\s+(\S+)$", _headers(file), re.MULTILINE)
    return [folder for paths in found for folder in paths.split(":")]


def search_beside_only(folder: Path) -> None:
    """Have no file in a folder look for libraries elsewhere than beside it.

    Python's own were built to look where they were installed: on the machine of whoever runs the
    program, anybody's libraries could be there.
    """
    for file in linked_files(folder):
        paths = search_paths(file)
        beside = [path for path in paths if path.startswith("$ORIGIN")]
        if beside != paths:
            change = ["--set-rpath", ":".join(beside)] if beside else ["--remove-rpath"]
            subprocess.run(["patchelf", *change, str(file)], check=True)


def needed_from_outside(folder: Path) -> dict[str, set[str]]:
    """Return the libraries that are missing from a folder, each with the files that need it."""
    inside = {path.name for path in folder.rglob("*") if path.exists()}
    outside: dict[str, set[str]] = {}
    for file in linked_files(folder):
        for name in needed(file) - inside:
            outside.setdefault(name, set()).add(str(file.relative_to(folder)))
    return outside


def linked_files(folder: Path) -> Iterator[Path]:
    """Yield the programs and libraries in a folder, without links to them."""
    for path in sorted(folder.rglob("*")):
        if path.is_file() and not path.is_symlink():
            with path.open("rb") as file:
                if file.read(len(_ELF)) == _ELF:
                    yield path


def newest_glibc(files: Iterable[Path]) -> tuple[int, ...]:
    """Return the newest version of the C library that any of the files needs."""
    newest: tuple[int, ...] = (0,)
    for file in files:
        for version in re.findall(r"\bGLIBC_([\d.]+)", _headers(file)):
            newest = max(newest, tuple(map(int, version.split("."))))
    return newest


def _headers(file: Path) -> str:
    command = ["objdump", "--private-headers", str(file)]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout
