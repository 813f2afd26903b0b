"""The finished program on its own X desktop: driven by pointer and keys, seen as pixels."""

from __future__ import annotations

import os
from contextlib import contextmanager, suppress
from pathlib import Path
from signal import SIGKILL
from subprocess import TimeoutExpired
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

from board_reader import find_grid, find_lines, find_words, is_legible
from PySide6.QtCore import QPoint, QRect

from tests.end_to_end.desktop import Desktop, new_desktop
from tests.end_to_end.program import A_MOMENT, Ended, wait_until
from tictac_gui.engine import Difficulty
from tictac_gui.games.tic_tac_toe import Board

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from board_reader import Grid
    from PySide6.QtGui import QImage

_DIFFICULTY_MENU = 1
"""Which title in the menu bar is "Difficulty", counted from 0."""
_FRAME = 4
"""The width of a menu's border in pixels."""
_DIGITS = "789456123"
"""The keys of the cells, as on a numeric keypad."""
_MARKER = "SMOKE_TEST"
"""An environment variable that identifies the program and all processes it starts."""


class LinuxScreen:
    """An X server and a window manager that nobody else uses."""

    def __init__(self, desktop: Desktop, executable: Path, name: str = "tictac") -> None:
        """Show a program that calls itself by a name to the desktop."""
        self._desktop = desktop
        self._executable = executable
        self._name = name
        self._homes: set[Path] = set()

    @property
    def display(self) -> str:
        """The X server's name."""
        return self._desktop.display

    def open(self, home: Path, beside: LinuxGame | None = None) -> LinuxGame:
        """Start the program with this home folder and wait for its window, if need be a second."""
        self._homes.add(home)
        return LinuxGame(self._desktop, self._executable, home, self._name, beside)

    def database(self, home: Path) -> Path:
        """Return where the games are saved."""
        return home / ".local/share/tictac/games.sqlite"

    def settings(self, home: Path) -> Path:
        """Return where the settings are saved."""
        return home / ".config/tictac/settings.ini"

    def left_behind(self, home: Path) -> list[str]:
        """Return the processes that the program started and that outlive it."""
        left: dict[int, str] = {}

        def nothing_is_left() -> bool:
            left.clear()
            left.update(_processes(home))
            return not left

        with suppress(AssertionError):
            wait_until(nothing_is_left, "no process is left", A_MOMENT)
        return list(left.values())

    def end_all(self) -> None:
        """End whatever a faulty program leaves running, so that nothing waits for it."""
        for home in self._homes:
            for process, _ in _processes(home):
                with suppress(ProcessLookupError):
                    os.kill(process, SIGKILL)

    def keep_picture(self, file: Path) -> None:
        """Save what the screen shows."""
        self._desktop.picture().save(str(file))


class LinuxGame:
    """The program while it runs; what it shows is read from the screen alone."""

    def __init__(
        self,
        desktop: Desktop,
        executable: Path,
        home: Path,
        name: str,
        beside: LinuxGame | None,
    ) -> None:
        self._desktop = desktop
        self._name = name
        # No D-Bus, and none started on demand.
        variables = {
            "HOME": str(home),
            "DBUS_SESSION_BUS_ADDRESS": "disabled:",
            _MARKER: str(home),
        }
        self._program = desktop.start(str(executable), cwd=Path("/"), **variables)
        found: list[int] = []

        def is_active() -> bool:
            found[:] = desktop.active_window("Tictac")
            return bool(found) and not (beside and beside.is_in(found[0]))

        self._wait_until(is_active, 'its window "Tictac" is there and active')
        [self._window] = found
        self._place = QRect()
        self._grid = self._find_grid(lambda _: True, "its window shows nine empty cells")
        picture, titles = self._picture(), self._titles()
        if not titles or not all(is_legible(picture, title) for title in titles):
            raise AssertionError("expected words in the menu bar, saw no letters there")

    def is_in(self, window: int) -> bool:
        """Return whether a window is that of this program."""
        return window == self._window

    def choose(self, difficulty: Difficulty) -> None:
        """Choose a level from the menu with the pointer."""
        self.open_levels()(difficulty)

    def open_levels(self) -> Callable[[Difficulty], None]:
        """Open the menu of levels with the pointer; return what chooses one and closes it."""
        before = self._chip()
        self._click(self._titles()[_DIFFICULTY_MENU].center())
        menus: list[int] = []

        def is_open() -> bool:
            menus[:] = set(self._desktop.windows_of_class(self._name)) - {self._window}
            return len(menus) == 1

        self._wait_until(is_open, "a menu opens")
        # The levels, and below them the adaptive one.
        entries = len(Difficulty) + 1

        def is_painted() -> bool:
            menu = self._desktop.picture().copy(self._desktop.place(menus[0]))
            lines = find_lines(menu, menu.rect().adjusted(_FRAME, _FRAME, -_FRAME, -_FRAME))
            # Each has two lines, one of which comes later; a tick beside them, or the pointer on
            # them, may make one of two.
            return len(lines) >= 2 * entries - 2

        self._wait_until(is_painted, f"{entries} levels are described")

        def choose(difficulty: Difficulty) -> None:
            menu = self._desktop.place(menus[0])
            middle = (list(Difficulty).index(difficulty) + 0.5) * menu.height() / entries
            entry = QPoint(menu.width() // 2, round(middle))
            self._desktop.click(menus[0], entry.x(), entry.y())
            self._wait_until(lambda: not is_open(), "the menu closes")
            self._wait_until(lambda: self._chip() != before, "the window shows the chosen level")

        return choose

    def play(self, cell: int, *, by_key: bool) -> None:
        """Play a free cell, and see the mark and the reply."""
        if by_key:
            self._desktop.press(self._window, _DIGITS[cell])
        else:
            self._click(self._grid.cells[cell].center())

        def is_answered() -> bool:
            board = self.board()
            return board.mark_at(cell) is not None and (
                board.outcome is not None or board.turn is Board().turn
            )

        how = "key" if by_key else "click"
        self._wait_until(is_answered, f"a {how} plays cell {cell} and is replied to")

    def board(self) -> Board:
        """Read the marks that are shown."""
        return self._grid.read_board(self._picture())

    def rest(self) -> None:
        """Wait until nothing moves, with the pointer where it hides nothing."""
        self._desktop.place(self._window)
        self._desktop.picture_at_rest()

    def new_game(self) -> None:
        """Begin another game."""
        self._desktop.press(self._window, "ctrl+n")
        self._wait_until(lambda: self.board() == Board(), "a key begins a new game")

    def score(self) -> QImage:
        """Return what is shown above the board, where the score is."""
        return self._picture().copy(self._grid.above(self._place.width()))

    def wait_for_score(self, is_right: Callable[[QImage], bool], what: str) -> None:
        """Wait until the score is right."""
        self._wait_until(lambda: is_right(self.score()), what)

    def wait_for_notice(self) -> None:
        """Wait until there is something beside the menus, the switch of games and the players."""

        def has_notice(grid: Grid) -> bool:
            return len(find_lines(self._picture(), grid.above(self._place.width()))) > 3

        self._grid = self._find_grid(has_notice, "a notice is shown above the score")

    def close(self) -> Ended:
        """Click the close button of the window and wait for the program to end."""
        self._desktop.close(self._window)
        try:
            return self._program.wait_for_end()
        except TimeoutExpired:
            raise AssertionError("the close button did not end the program") from None

    def _picture(self) -> QImage:
        return self._desktop.picture().copy(self._place)

    def _titles(self) -> list[QRect]:
        picture = self._picture()
        first, *_others = find_lines(picture, picture.rect())
        return find_words(picture, first)

    def _chip(self) -> QImage:
        """Return the upper right corner of the window, where the opponent's level is shown."""
        above = self._grid.above(self._place.width())
        above.setLeft(self._grid.cells[-1].left())
        return self._picture().copy(above)

    def _find_grid(self, is_right: Callable[[Grid], bool], what: str) -> Grid:
        found: list[Grid] = []

        def is_there() -> bool:
            # A window manager may move or resize a window after it has come up.
            before, self._place = self._place, self._desktop.place(self._window)
            grid = find_grid(self._picture())
            found[:] = [grid] if grid and is_right(grid) else []
            return bool(found) and self._place == before

        self._wait_until(is_there, what)
        return found[0]

    def _click(self, place: QPoint) -> None:
        self._desktop.click(self._window, place.x(), place.y())

    def _wait_until(self, condition: Callable[[], bool], what: str) -> None:
        """Wait until something is seen; fail at once if the program has ended."""
        wait_until(lambda: self._program.ended() is not None or condition(), what)
        if ended := self._program.ended():
            raise AssertionError(
                f"expected that {what}, but the program ended with {ended.status}: {ended.errors}"
            )


@contextmanager
def new_screen(executable: Path) -> Iterator[LinuxScreen]:
    """Create a screen, and afterwards end everything that runs on it."""
    with (
        TemporaryDirectory(prefix="smoke-screen-") as folder,
        new_desktop(Path(folder)) as desktop,
    ):
        screen = LinuxScreen(desktop, executable)
        try:
            yield screen
        finally:
            screen.end_all()


def _processes(home: Path) -> Iterator[tuple[int, str]]:
    """Yield the ids and command lines of all processes started with a home folder."""
    marker = f"{_MARKER}={home}".encode()
    for folder in Path("/proc").glob("[0-9]*"):
        # Other users' processes can't be read, and some end in the meantime.
        with suppress(OSError):
            if marker in (folder / "environ").read_bytes().split(b"\0"):
                command = (folder / "cmdline").read_bytes().replace(b"\0", b" ")
                yield int(folder.name), command.decode(errors="replace").strip()
