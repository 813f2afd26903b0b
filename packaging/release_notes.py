"""Print what CHANGELOG.md says of a release, and fail unless its tag is that of this version.

    python packaging/release_notes.py v0.2.0

Until then the section is called "## [Unreleased]"; a version that is to be released has a day:
"## [0.2.0] - 2026-12-01".
"""

from __future__ import annotations

import argparse
import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT)]

from tictac_gui import __version__


class ReleaseError(Exception):
    """Why there can be no such release, as a message for the person who wants it."""


def notes(changes: str, tag: str, version: str) -> str:
    """Return the section of a version without its heading, or raise ReleaseError."""
    if tag != f"v{version}":
        raise ReleaseError(f"The tag {tag} is not that of version {version}, v{version}.")
    heading = re.compile(rf"## \[{re.escape(version)}\] - \d{{4}}-\d\d-\d\d")
    lines = iter(changes.splitlines())
    if not any(heading.fullmatch(line) for line in lines):
        raise ReleaseError(f"CHANGELOG.md has no section of {version} with its day.")
    section = []
    for line in lines:
        # The next version, or the addresses that the headings link to.
        if re.match(r"## |\[.+\]: ", line):
            break
        section.append(line)
    text = "\n".join(section).strip()
    if not text:
        raise ReleaseError(f"CHANGELOG.md says nothing about {version}.")
    return text


def main() -> int:
    """Print the notes for the tag given on the command line; return 0 if there are any."""
    parser = argparse.ArgumentParser(description="Print what is new in a release.")
    parser.add_argument("tag", help="for example v0.2.0")
    changes = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    try:
        print(notes(changes, parser.parse_args().tag, __version__))
    except ReleaseError as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
