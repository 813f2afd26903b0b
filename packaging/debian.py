"""The Debian package: where its files go, how it is described, what it depends on."""

from __future__ import annotations

import gzip
import hashlib
import platform
import re
import tomllib
from datetime import UTC, datetime
from email.utils import format_datetime
from pathlib import Path
from textwrap import fill
from typing import TYPE_CHECKING

import freedesktop
from archives import Link, Members, deb, members_of
from libraries import SYSTEM_LIBRARIES, linked_files, needed_from_outside, newest_glibc

if TYPE_CHECKING:
    from collections.abc import Mapping

ROOT = Path(__file__).resolve().parent.parent
NAME = "tictac"
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
HOMEPAGE: str = PROJECT["urls"]["Homepage"]
MAINTAINER = f"The Tictac developers <{HOMEPAGE.split('/')[-2]}@users.noreply.github.com>"
ARCHITECTURES = {"aarch64": "arm64", "x86_64": "amd64"}

# Qt needs a font to show any text, and no other dependency brings one.
FONTS = "fonts-dejavu-core | fonts-noto-core | fonts-liberation | fonts-freefont-ttf"

DESCRIPTION = """\
tic-tac-toe you can't beat, and Connect Four: both show you why
 A quick, good-looking game of tic-tac-toe against a computer that plays as
 strongly as you like: a child beats it at the first of its four levels, and
 nobody at the last. Beside it is Connect Four, solved: what every column
 leads to, exactly and at once. "tictac --game connect-four" begins with it.
 .
 A course in short chapters shows how the computer thinks, and there are
 hundreds of puzzles of both games. Tictac gives hints and says why, keeps
 scores, statistics and past games, and can be played by two people, by
 keyboard, with a screen reader and in a terminal.
 .
 Qt, Python and the other libraries that it brings along are in /usr/lib/tictac."""

COPYRIGHT = f"""\
Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/
Upstream-Name: Tictac
Source: {HOMEPAGE}
Comment:
 Qt, PySide6, Python, ICU and SQLite in /usr/lib/tictac/_internal are under
 licences of their own; About, Licences in the menu Help shows them. The texts
 are in /usr/lib/tictac/_internal/tictac_gui/_resources/licences.

Files: *
Copyright: 2026 The Tictac developers
License: Expat

License: Expat
"""


class UnknownLibraryError(Exception):
    """A library that is neither in the bundle nor a known system library."""


def file_name(version: str) -> str:
    """Return the file name that Debian expects."""
    return f"{NAME}_{version}_{architecture()}.deb"


def package(bundle: Path, version: str, date: int) -> bytes:
    """Return the Debian package of a bundle."""
    data = installed_files(bundle, version, date)
    control: Members = {
        "control": control_file(version, dependencies(bundle), data).encode(),
        "md5sums": _checksums(data).encode(),
    }
    return deb(control, data, date)


def installed_files(bundle: Path, version: str, date: int) -> Members:
    """Return everything that the package installs, by its path below the root."""
    share = freedesktop.share()
    manual = share.pop(freedesktop.MANUAL)
    return {
        **members_of(bundle, f"usr/lib/{NAME}"),
        # Debian's folder for games, which is in everyone's PATH.
        "usr/games/tictac": Link(f"../lib/{NAME}/tictac"),
        **{f"usr/share/{place}": file for place, file in share.items()},
        f"usr/share/{freedesktop.MANUAL}.gz": _zipped(manual.read_bytes()),
        f"usr/share/doc/{NAME}/changelog.gz": _zipped(changelog(version, date).encode()),
        f"usr/share/doc/{NAME}/copyright": _copyright().encode(),
        f"usr/share/lintian/overrides/{NAME}": freedesktop.LINUX / f"{NAME}.lintian-overrides",
    }


def control_file(version: str, depends: list[str], data: Mapping[str, object]) -> str:
    """Return the description that dpkg reads."""
    fields = {
        "Package": NAME,
        "Version": version,
        "Architecture": architecture(),
        "Maintainer": MAINTAINER,
        "Installed-Size": str(_kibibytes(data)),
        "Depends": ", ".join(depends),
        "Section": "games",
        "Priority": "optional",
        "Homepage": HOMEPAGE,
        "Description": DESCRIPTION,
    }
    return "".join(f"{field}: {value}\n" for field, value in fields.items())


def changelog(version: str, date: int) -> str:
    """Return the newest changes in Debian's changelog format."""
    text = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    newest = re.sub(r"\n### .*\n", "", text.split("\n## ")[1])
    changes = "\n".join(
        fill(" ".join(change.split()), 80, initial_indent="  * ", subsequent_indent="    ")
        for change in newest.split("\n- ")[1:]
    )
    moment = format_datetime(datetime.fromtimestamp(date, UTC))
    return f"{NAME} ({version}) stable; urgency=medium\n\n{changes}\n\n -- {MAINTAINER}  {moment}\n"


def dependencies(bundle: Path) -> list[str]:
    """Return the packages that the bundle needs to start and show text."""
    outside = needed_from_outside(bundle)
    if unknown := sorted(outside.keys() - SYSTEM_LIBRARIES.keys()):
        message = "\n".join(f"{name}, for {', '.join(sorted(outside[name]))}" for name in unknown)
        raise UnknownLibraryError(f"These libraries are neither bundled nor known:\n{message}")
    glibc = ".".join(map(str, newest_glibc(linked_files(bundle))))
    packages = {SYSTEM_LIBRARIES[name] for name in outside} - {"libc6"}
    return [f"libc6 (>= {glibc})", *sorted(packages), FONTS]


def architecture() -> str:
    """Return Debian's name for this machine's architecture."""
    machine = platform.machine()
    return ARCHITECTURES.get(machine, machine)


def _zipped(content: bytes) -> bytes:
    return gzip.compress(content, 9, mtime=0)


def _kibibytes(data: Mapping[str, object]) -> int:
    sizes = [
        source.stat().st_size if isinstance(source, Path) else len(source)
        for source in data.values()
        if isinstance(source, Path | bytes)
    ]
    return sum(-(-size // 1024) for size in sizes)


def _checksums(data: Members) -> str:
    contents = {
        name: source.read_bytes() if isinstance(source, Path) else source
        for name, source in data.items()
        if not isinstance(source, Link)
    }
    # Not for security: dpkg uses them to find damaged files.
    return "".join(
        f"{hashlib.md5(contents[name], usedforsecurity=False).hexdigest()}  {name}\n"
        for name in sorted(contents)
    )


def _copyright() -> str:
    licence = (ROOT / "LICENSE").read_text().splitlines()[4:]
    return COPYRIGHT + "".join(f" {line or '.'}\n" for line in licence)
