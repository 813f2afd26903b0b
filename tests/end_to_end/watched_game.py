"""A game on a desktop, as a test sees it: what the window shows, and things to click."""

import json
import os
import signal
import sys
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path

from tests.end_to_end.desktop import Desktop
from tests.end_to_end.program import Ended

Watch = Callable[..., "WatchedGame"]
"""Starts a game with options of the program and of its watcher."""


@dataclass(frozen=True)
class Thing:
    """Something the window shows, and its place in its X window."""

    window: int
    x: int
    y: int
    width: int
    height: int
    text: str
    description: str
    is_checked: bool

    @property
    def right(self) -> int:
        return self.x + self.width

    @property
    def bottom(self) -> int:
        return self.y + self.height

    @property
    def size(self) -> tuple[int, int]:
        return self.width, self.height


class WatchedGame:
    """The program in another process, clicked at with the real pointer."""

    def __init__(self, desktop: Desktop, *options: str) -> None:
        self._desktop = desktop
        module = "tests.end_to_end.watched_program"
        self._program = desktop.start(sys.executable, "-m", module, *options)
        self.is_searching = False
        self.focused = ""
        self.things: dict[str, Thing] = {}
        self.wait_until(lambda: "cell_8" in self.things)

    @property
    def board(self) -> str:
        """The marks in the cells, row by row, with a dot for each empty cell."""
        # Described as in "Row 1, column 1, X, your last move".
        count = sum(name.startswith("cell_") for name in self.things)
        cells = (
            self.things[f"cell_{number}"].description.split(", ")[2] for number in range(count)
        )
        marks = {"empty": ".", "amber": "X", "red": "O"}
        return "".join(marks.get(cell, cell) for cell in cells)

    @property
    def is_over(self) -> bool:
        return self.things["new_game"].text == "Play again"

    @property
    def is_my_turn(self) -> bool:
        """Whether X, moved by the test, is to move."""
        return not self.is_over and self.board.count("X") == self.board.count("O")

    def wait_until(self, condition: Callable[[], bool]) -> None:
        """Look at the window as it changes until the condition holds."""
        next_line = self._program.next_line
        while (line := next_line(wait=False)) or not condition():
            self._look(line or next_line())

    def click(self, name: str) -> None:
        """Click in the middle of something that is shown, as soon as it is."""
        self.wait_until(lambda: name in self.things)
        thing = self.things[name]
        self._desktop.click(thing.window, thing.x + thing.width // 2, thing.y + thing.height // 2)

    def press(self, keys: str, inside: str = "window") -> None:
        """Press keys in the window that has something of that name in it."""
        self._desktop.press(self.things[inside].window, keys)

    def press_in_menu(self, keys: str) -> None:
        """Press keys in the menu that is open."""
        self._desktop.press_in_menu(keys)

    def resize(self, width: int, height: int) -> None:
        self._desktop.resize(self.things["window"].window, width, height)

    def close(self) -> Ended:
        """Close the window by the window manager and wait for the program's end."""
        self._desktop.close(self.things["window"].window)
        return self.wait_for_end()

    def send(self, number: signal.Signals) -> None:
        """Send the program a signal, as `kill` does."""
        self._program.send(number)

    def wait_for_end(self) -> Ended:
        """See the program end; what it has written to its log counts as an error, too."""
        ended = self._program.wait_for_end()
        log = Path(os.environ["XDG_DATA_HOME"], "tictac", "tictac.log")
        return replace(ended, errors=ended.errors + log.read_text())

    def _look(self, line: str) -> None:
        seen = json.loads(line)
        self.is_searching = seen["is_searching"]
        self.focused = seen["focused"]
        self.things = {name: Thing(**thing) for name, thing in seen["things"].items()}
