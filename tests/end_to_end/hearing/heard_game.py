"""A game on a desktop as a screen reader gets it: what is there, and news of what happens."""

import sys
from collections.abc import Callable

from tests.end_to_end.desktop import Desktop
from tests.end_to_end.hearing.screen_reader import Accessible, ScreenReader

Hear = Callable[..., "HeardGame"]
"""Starts a game with options of the program."""


class HeardGame:
    """The program in another process, with everything that a screen reader hears of it."""

    def __init__(self, desktop: Desktop, reader: ScreenReader, *options: str) -> None:
        self._desktop = desktop
        self._reader = reader
        self._announced: list[str] = []
        desktop.start(sys.executable, "-m", "tictac_gui", *options)
        self._window_id = desktop.window("Tictac")
        self._program = reader.program()
        [self.window] = self._program.children()
        buttons = self.window.find_all("push button")
        self.cells = [button for button in buttons if button.name.startswith("Row ")]

    def turn_to(self, title: str) -> None:
        """Go on in another window of the program, as soon as it is there."""
        self._window_id = self._desktop.window(title)
        [self.window] = [each for each in self._program.children() if each.name == title]

    def press(self, role: str, name: str) -> None:
        next(thing for thing in self.window.find_all(role) if thing.name == name).press()

    def press_when_there(self, role: str, name: str) -> None:
        """Press something that is about to be shown."""
        self.wait_until_there(role, name)
        self.press(role, name)

    def wait_until_there(self, role: str, name: str) -> None:
        def is_there() -> bool:
            return any(thing.name == name for thing in self.window.find_all(role))

        self._reader.wait_until(is_there, f"{name} is there")

    def press_until_renamed(self, thing: Accessible) -> None:
        """Press something, and wait until it has another name."""
        before = thing.name
        thing.press()
        self._reader.wait_until(lambda: thing.name != before, f"{before} is renamed")

    def press_key(self, key: str) -> None:
        self._desktop.press(self._window_id, key)

    def press_key_until_announced(self, key: str, text: str) -> None:
        """Press a key that has no effect until something is known, and none once it had."""

        def is_announced() -> bool:
            self.press_key(key)
            return text in self._reader.announcements

        self._reader.wait_until(is_announced, f"{text} is announced")
        self.wait_for_announcements(text)

    def wait_for_announcements(self, *texts: str) -> None:
        """Wait for the next announcements and see that there have been no others."""
        self._announced += texts
        heard = self._reader.announcements
        self._reader.wait_until(lambda: len(heard) >= len(self._announced), f"{texts} were heard")
        assert heard == self._announced

    def wait_for_name(self, name: str) -> None:
        """Wait for the event that something has another name now."""
        self._reader.wait_until(lambda: name in self._reader.new_names, f"{name} is announced")

    def wait_until_heard(self, ending: str) -> str:
        """Wait for one more announcement, of which only the end is known, and return it."""
        heard, before = self._reader.announcements, len(self._announced)
        self._reader.wait_until(lambda: len(heard) > before, f"{ending} is announced")
        self._announced.append(heard[before])
        assert heard == self._announced
        assert heard[-1].endswith(ending)
        return heard[-1]

    def wait_until_focused(self, name: str) -> None:
        reader = self._reader
        reader.wait_until(
            lambda: reader.focused is not None and reader.focused.name == name,
            f"{name} has the focus",
        )

    def wait_for_focus(self, cell: int) -> None:
        reader = self._reader
        reader.wait_until(lambda: reader.focused == self.cells[cell], f"{cell} has the focus")
