import os
import sys
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from tests.end_to_end.desktop import Desktop, new_desktop
from tests.end_to_end.hearing.heard_game import Hear, HeardGame
from tests.end_to_end.hearing.screen_reader import new_screen_reader
from tests.end_to_end.watched_game import Watch, WatchedGame


@pytest.fixture
def _known_person() -> None:
    """Let the program find settings, so that it doesn't offer its course to somebody new."""
    settings = Path(os.environ["XDG_CONFIG_HOME"], "tictac", "settings.ini")
    settings.parent.mkdir(parents=True, exist_ok=True)
    settings.write_text("[General]\ncourse_offered=true\n", encoding="utf-8")


@pytest.fixture
def desktop(tmp_path: Path) -> Iterator[Desktop]:
    if sys.platform != "linux":
        pytest.skip("needs an X server")
    with new_desktop(tmp_path) as desktop:
        yield desktop


@pytest.fixture
def hear(
    desktop: Desktop,
    qapp: QApplication,  # noqa: ARG001 - brings events
    _known_person: None,
) -> Iterator[Hear]:
    """Start the game on a desktop with a screen reader."""
    with new_screen_reader(desktop) as reader:
        yield partial(HeardGame, desktop, reader)


@pytest.fixture
def watch(desktop: Desktop, _known_person: None) -> Watch:
    """Start the game on the desktop and watch what its window shows."""
    return partial(WatchedGame, desktop)
