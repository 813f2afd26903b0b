"""Build the same commit twice and compare every file; the exit status is 1 if one differs."""

from __future__ import annotations

import hashlib
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from compile_solver import compiled_form
from package import ROOT, build


def fingerprints(folder: Path) -> dict[str, str]:
    """Return a hash of each file in a folder, and the target of each link."""
    return {
        path.relative_to(folder).as_posix(): (
            f"link to {path.readlink()}"
            if path.is_symlink()
            else hashlib.sha256(path.read_bytes()).hexdigest()
        )
        for path in sorted(folder.rglob("*"))
        if path.is_symlink() or path.is_file()
    }


def differences(one: Path, other: Path) -> list[str]:
    """Return the names of files that are in only one of two folders or differ between them."""
    first, second = fingerprints(one), fingerprints(other)
    return sorted(name for name in first | second if first.get(name) != second.get(name))


def main() -> int:
    """Build in two places and print what differs."""
    with TemporaryDirectory() as one, TemporaryDirectory() as other:
        for folder in map(Path, (one, other)):
            # It is compiled anew, too.
            compiled_form(ROOT).unlink(missing_ok=True)
            build(folder / "dist", folder / "build")
        count = len(fingerprints(Path(one) / "dist"))
        differing = differences(Path(one) / "dist", Path(other) / "dist")
    for name in differing:
        print(f"differs: {name}", file=sys.stderr)
    if not differing:
        print(f"Two builds gave the same {count} files.")
    return 1 if differing else 0


if __name__ == "__main__":
    sys.exit(main())
