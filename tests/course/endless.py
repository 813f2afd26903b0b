"""Games of which a part goes on until it is stopped, as a long search does."""

from __future__ import annotations

from threading import Event
from typing import NoReturn

from tictac_gui.engine import SearchStopped


class Endless:
    """Takes the place of any function of a game that can be stopped."""

    def __init__(self) -> None:
        self.is_begun = Event()

    def __call__(self, *asked: object) -> NoReturn:
        should_stop = asked[-1]
        assert callable(should_stop)
        self.is_begun.set()
        while not should_stop():
            pass
        raise SearchStopped
