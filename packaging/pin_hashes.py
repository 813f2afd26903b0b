"""Ask a package index for the hashes of all files of the pinned versions, for every system alike.

    python packaging/pin_hashes.py ADDRESS

The index may be any mirror: what it says is written to hashes.txt, for every later set-up to check.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.request import urlopen

from pins import HASHES, Pin, normalised, pins

if TYPE_CHECKING:
    from collections.abc import Iterable

ROOT = Path(__file__).resolve().parent.parent
_LINK = re.compile(r'href="(?:[^"#]*/)?([^"/#]+)#sha256=([0-9a-f]{64})"')
_SDIST = re.compile(r"(.+)-([^-]+)(?:\.tar\.gz|\.zip)")


def hashes_on(page: str, pin: Pin) -> list[str]:
    """Return the hashes of a version's files, given the page on which an index lists them all."""
    return sorted(
        {
            digest
            for file, digest in _LINK.findall(page)
            if _version_of(file, pin.name) == pin.version
        }
    )


def _version_of(file: str, name: str) -> str:
    if file.endswith(".whl"):
        package, version, *_ = file.split("-")
    elif sdist := _SDIST.fullmatch(file):
        package, version = sdist.groups()
    else:
        return ""
    return version if normalised(package) == normalised(name) else ""


def _ask(address: str, wanted: Iterable[Pin]) -> str:
    found = {}
    for pin in wanted:
        page = f"{address.rstrip('/')}/{normalised(pin.name)}/"
        with urlopen(page) as answer:  # noqa: S310 - the address is typed by whoever runs this
            found[pin.key] = hashes_on(answer.read().decode(), pin)
        if not found[pin.key]:
            sys.exit(f"{page} has no files of {pin.key}")
    body = "".join(
        f"{key}\n" + "".join(f"    {digest}\n" for digest in found[key]) for key in sorted(found)
    )
    return f"# Made by `make pins`: every file that may be installed.\n{body}"


def main(address: str) -> None:
    """Write the hashes anew."""
    (ROOT / HASHES).write_text(_ask(address, pins(ROOT)), encoding="utf-8")


if __name__ == "__main__":
    if sys.argv[1:]:
        main(sys.argv[1])
    else:
        sys.exit("Name the address of a package index: make pins INDEX=…")
