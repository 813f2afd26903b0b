"""A separate screen with a window manager, on which real programs run.

A real pointer and keyboard operate them. It knows nothing of the game.
"""

import os
import struct
import subprocess
from collections import deque
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from shutil import copy

from PySide6.QtCore import QRect
from PySide6.QtGui import QImage

from tests.end_to_end.close_request import ask_to_close
from tests.end_to_end.program import PATIENCE, ROOT, Program, bare_environment, wait_until

_CODES = {"F1": "67"}
"""Keys named by their code: with the keyboard layouts of 2026, xdotool presses Alt with F1."""


class Desktop:
    """A screen on which programs are started, clicked at and looked at."""

    def __init__(self, folder: Path, display: str, server: Program, programs: ExitStack) -> None:
        self._folder = folder
        self._server = server
        self._programs = programs
        self._environment = {
            **bare_environment(),
            "DISPLAY": display,
            "XDG_RUNTIME_DIR": str(folder),
        }

    @property
    def display(self) -> str:
        """By which programs that are started elsewhere find this screen."""
        return self._environment["DISPLAY"]

    def start(self, *command: str, cwd: Path = ROOT, **variables: str) -> Program:
        """Start a program on this screen, if need be with variables of its own."""
        environment = {**self._environment, **variables}
        return self._programs.enter_context(Program(command, environment, cwd))

    def go_away(self) -> None:
        """End the screen under whatever it shows, as when the X server crashes."""
        self._server.kill()

    def start_bus(self) -> str:
        """Start a message bus for the programs that are started later and return its address."""
        bus = self.start("dbus-daemon", "--session", "--nofork", "--print-address")
        address = bus.next_line().strip()
        self._environment["DBUS_SESSION_BUS_ADDRESS"] = address
        return address

    def window(self, title: str) -> int:
        """Wait until the active window has the title and return its id."""
        found: list[int] = []

        def is_active() -> bool:
            found[:] = self.active_window(title)
            return bool(found)

        wait_until(is_active, f"a window called {title} is active")
        return found[0]

    def active_window(self, title: str) -> list[int]:
        """Return the id of the active window if that has the title."""
        # Xdotool's search for a name doesn't see the one that Qt gives a window without a title.
        ask = ("getactivewindow", "getwindowname", "getactivewindow")
        name, *window = self._xdotool(*ask, may_fail=True).splitlines() or [""]
        # Openbox leaves the number of the last window when that is gone, and the next program's may
        # get the same one: keys and requests to close it would be lost before it is on the screen.
        return [
            int(each) for each in window if name == title and int(each) in self._windows_on_screen()
        ]

    def windows_of_class(self, name: str) -> list[int]:
        """Return the windows that name themselves so to desktops, which group them by that."""
        return self._windows_on_screen(f"^{name}$")

    def _windows_on_screen(self, name: str = "") -> list[int]:
        found = self._xdotool("search", "--onlyvisible", "--class", name, may_fail=True)
        return [int(window) for window in found.split()]

    def size(self, window: int) -> tuple[int, int]:
        """Return a window's width and height."""
        lines = self._xdotool("getwindowgeometry", "--shell", str(window)).split()
        values = dict(line.split("=") for line in lines)
        return int(values["WIDTH"]), int(values["HEIGHT"])

    def place(self, window: int) -> QRect:
        """Return where a window is on the screen; the pointer comes to rest in its lower corner."""
        # The pointer's place is right; that of a window has its frame counted twice by xdotool.
        width, height = self.size(window)
        corner = ("mousemove", "--window", str(window), "0", str(height - 1))
        lines = self._xdotool(*corner, "getmouselocation", "--shell").split()
        values = dict(line.split("=") for line in lines)
        return QRect(int(values["X"]), int(values["Y"]) - height + 1, width, height)

    def resize(self, window: int, width: int, height: int) -> None:
        """Ask the window manager for another size."""
        self._xdotool("windowsize", str(window), str(width), str(height))

    def click(self, window: int, x: int, y: int) -> None:
        """Move the pointer to a place inside a window and press the left button there."""
        self._xdotool("mousemove", "--window", str(window), str(x), str(y), "click", "1")

    def press(self, window: int, *keys: str) -> None:
        """Press one key after the other, or keys together, while the window is the active one."""
        codes = [_CODES.get(key, key) for key in keys]
        self._xdotool("windowactivate", "--sync", str(window), "key", *codes)

    def press_in_menu(self, *keys: str) -> None:
        """Press keys in the menu that is open: it gets them all, without being the active window.

        Xdotool would wait for it to become that until it gives up.
        """
        self._xdotool("key", *keys)

    def close(self, window: int) -> None:
        """Click the close button that the window manager has put into the window's frame."""
        # Not Alt+F4: at the first key of xdotool's keyboard, Openbox lets go of all its keys and
        # grabs them anew, and what is pressed meanwhile goes to the window.
        width, _ = self.size(window)
        self.click(window, width - 10, -10)

    def ask_to_close(self, window: int) -> None:
        """Have the window manager close a window, as a taskbar does."""
        ask_to_close(self.display, window)

    def picture(self) -> QImage:
        """Return what the screen shows at this moment."""
        # An X window dump: a header of 32-bit numbers, colours of 12 bytes each, then the pixels.
        dump = (self._folder / "Xvfb_screen0").read_bytes()
        header = struct.unpack(">25I", dump[:100])
        start, width, height, stride, colours = (header[i] for i in (0, 4, 5, 12, 19))
        pixels = dump[start + 12 * colours :]
        return QImage(pixels, width, height, stride, QImage.Format.Format_RGB32).copy()

    def picture_at_rest(self) -> QImage:
        """Return what the screen shows once nothing moves on it any more."""
        seen = deque([self.picture()], maxlen=10)

        def rests() -> bool:
            seen.append(self.picture())
            return len(seen) == seen.maxlen and all(picture == seen[0] for picture in seen)

        wait_until(rests, "nothing moves on the screen")
        return seen[-1]

    def keep_screenshot(self, name: str) -> None:
        """Save the screen as a picture, also in the folder that TICTAC_SCREENSHOTS names."""
        file = self._folder / f"{name}.png"
        assert self.picture_at_rest().save(str(file))
        if folder := os.environ.get("TICTAC_SCREENSHOTS"):
            Path(folder).mkdir(parents=True, exist_ok=True)
            copy(file, folder)

    def _xdotool(self, *arguments: str, may_fail: bool = False) -> str:
        return subprocess.run(
            ["xdotool", *arguments],
            env=self._environment,
            capture_output=True,
            text=True,
            timeout=PATIENCE,
            check=not may_fail,
        ).stdout


@contextmanager
def new_desktop(folder: Path) -> Iterator[Desktop]:
    """Start a screen with a window manager on it; afterwards end them and all they show."""
    # The server takes a free number and writes it to its output; its picture is in the folder.
    screen = ["Xvfb", "-displayfd", "1", "-screen", "0", "1280x1024x24", "-noreset"]
    with ExitStack() as programs:
        server = Program([*screen, "-fbdir", str(folder)], bare_environment())
        programs.enter_context(server)
        display = f":{server.next_line().strip()}"
        manager = Program(
            ["openbox", "--startup", "echo ready"], {**bare_environment(), "DISPLAY": display}
        )
        programs.enter_context(manager).next_line()
        yield Desktop(folder, display, server, programs)
