"""The pinned packages: which groups of them there are, and the hashes that they must have.

The set-up imports it before anything is installed: so it uses the standard library only, and no
syntax that an older Python can't read. `pin_hashes.py` gets the hashes.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Collection
    from pathlib import Path

CONSTRAINTS, HASHES = "packaging/constraints.txt", "packaging/hashes.txt"
_GROUP = re.compile(r"# (\w+): ")
_PIN = re.compile(r"([\w.-]+)==([\w.]+)(?:; (.+))?")


class Pin(NamedTuple):
    """A package in the version that is installed where the marker holds."""

    group: str
    name: str
    version: str
    marker: str

    @property
    def key(self) -> str:
        """How hashes.txt names it."""
        return f"{normalised(self.name)}=={self.version}"


def normalised(name: str) -> str:
    """Return the name as package indexes have it."""
    return re.sub(r"[-_.]+", "-", name).lower()


def pins(root: Path) -> list[Pin]:
    """Return all pins, each in the group under whose heading it stands."""
    group, found = "", []
    for line in (root / CONSTRAINTS).read_text(encoding="utf-8").splitlines():
        heading, pin = _GROUP.match(line), _PIN.fullmatch(line)
        if heading:
            group = heading.group(1)
        elif pin:
            found.append(Pin(group, pin.group(1), pin.group(2), pin.group(3) or ""))
    return found


def hashes(root: Path) -> dict[str, list[str]]:
    """Return the hashes of the files of each pinned version."""
    found: dict[str, list[str]] = {}
    key = ""
    for line in (root / HASHES).read_text(encoding="utf-8").splitlines():
        if line.startswith(" "):
            found[key].append(line.strip())
        elif not line.startswith("#"):
            key = line
            found[key] = []
    return found


def requirements(root: Path, groups: Collection[str]) -> str:
    """Return what pip needs to install groups, and nothing but files that have these hashes."""
    known = hashes(root)
    lines = {}
    for pin in pins(root):
        if pin.group in groups:
            marker = f" ; {pin.marker}" if pin.marker else ""
            allowed = (f" --hash=sha256:{digest}" for digest in known[pin.key])
            # Groups may share some, which pip wants to be named once.
            lines[pin.key] = f"{pin.name}=={pin.version}{marker}{''.join(allowed)}\n"
    return "".join(lines.values())
