import sys
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest

from tests.end_to_end.desktop import Desktop, new_desktop
from tests.end_to_end.watched_game import Watch, WatchedGame


@pytest.fixture
def desktop(tmp_path: Path) -> Iterator[Desktop]:
    if sys.platform != "linux":
        pytest.skip("needs an X server")
    with new_desktop(tmp_path) as desktop:
        yield desktop


@pytest.fixture
def watch(desktop: Desktop) -> Watch:
    """Start the game on the desktop and watch what its window shows."""
    return partial(WatchedGame, desktop)
