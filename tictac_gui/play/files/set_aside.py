"""Renames a file that can't be used, so that a new one can be started; deletes nothing."""

from __future__ import annotations

from datetime import datetime
from itertools import count
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path


def set_aside(path: Path) -> Path:
    """Rename a file or folder to an unused name beside it, and return the new path."""
    return path.rename(unused_path(path))


def unused_path(path: Path) -> Path:
    """Return a path beside a file or folder that it can be renamed to."""
    stamp = datetime.now().astimezone().strftime("%Y-%m-%d-%H%M%S")
    names = (f"{path.stem}-set-aside-{stamp}-{number}{path.suffix}" for number in count(1))
    # To Python a broken link doesn't exist, but renaming would replace it.
    return next(
        other for other in map(path.with_name, names) if not (other.exists() or other.is_symlink())
    )
