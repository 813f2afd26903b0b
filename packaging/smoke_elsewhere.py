"""The finished program on Windows and macOS: driven by keys and menus, checked by what it saves.

The part for Windows has run under Wine, that for macOS nowhere yet. It relies on little: a window's
title, keys sent to it, and the database, which has the board after every move. What the window
looks like is in the screenshots, for a person to judge.
"""

from __future__ import annotations

import ctypes
import sqlite3
import subprocess
import sys
from collections import Counter
from contextlib import ExitStack, closing, contextmanager
from dataclasses import replace
from pathlib import Path
from threading import Event
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QStandardPaths
from PySide6.QtGui import QGuiApplication

from tests.end_to_end.program import Ended, Program, bare_environment, wait_until
from tictac_gui.games import TIC_TAC_TOE, BoardPosition

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from tictac_gui.engine import Difficulty

_TITLE = "Tictac"
_DIGITS = "789456123"
"""The keys of the cells, as on a numeric keypad."""


class KeyboardScreen:
    """The current user's screen; the program also uses that user's home folder."""

    def __init__(self, executable: Path, programs: ExitStack) -> None:
        self._executable = executable
        self._programs = programs
        self._application = QGuiApplication(["tictac"])
        self._application.setApplicationName("tictac")
        # On neither system can a variable select another home folder.
        location = QStandardPaths.StandardLocation
        self._database, self._settings = (
            Path(QStandardPaths.writableLocation(kind)) / name
            for kind, name in (
                (location.AppDataLocation, "games.sqlite"),
                (location.AppConfigLocation, "settings.ini"),
            )
        )
        for file in (self._database, self._settings):
            if file.exists():
                raise AssertionError(f"{file} is somebody's: this must not be tried here")

    def open(self, _home: Path) -> KeyboardGame:
        """Start the program and wait for its window."""
        program = Program([str(self._executable)], bare_environment())
        return KeyboardGame(self._programs.enter_context(program), self._database)

    def database(self, _home: Path) -> Path:
        """Return where the games are saved."""
        return self._database

    def settings(self, _home: Path) -> Path:
        """Return where the settings are saved."""
        return self._settings

    def left_behind(self, _home: Path) -> list[str]:
        """Return the processes of the program that are still running."""
        if sys.platform == "win32":
            output = _output("tasklist", "/FO", "CSV", "/NH")
            return [line for line in output.splitlines() if self._executable.name in line]
        return _output("pgrep", "-lx", self._executable.name).splitlines()

    def keep_picture(self, file: Path) -> None:
        """Save what the screen shows."""
        if sys.platform == "darwin":
            _output("screencapture", "-x", str(file))
        else:
            self._application.primaryScreen().grabWindow(0).save(str(file))


class KeyboardGame:
    """The program while it runs."""

    def __init__(self, program: Program, database: Path) -> None:
        self._program = program
        self._database = database
        self._hands = _control(program.number)
        wait_until(
            lambda: program.ended() is not None or self._hands.find_window(),
            f"there is a window called {_TITLE}",
        )
        if ended := program.ended():
            raise AssertionError(f"the program ended with {ended.status}: {ended.errors}")

    def choose(self, difficulty: Difficulty) -> None:
        """Choose a level from the menu."""
        self._hands.choose_difficulty(difficulty.name.capitalize())

    def play(self, cell: int, *, by_key: bool) -> None:  # noqa: ARG002 - there are only keys
        """Play a free cell by its key and wait for the reply."""
        self._hands.press(_DIGITS[cell])

        def is_answered() -> bool:
            board = self.board()
            return board.mark_at(cell) is not None and (
                board.outcome is not None or board.turn is TIC_TAC_TOE.start.turn
            )

        wait_until(is_answered, f"a key plays cell {cell} and is replied to")

    def board(self) -> BoardPosition:
        """Return the board of the latest game on file."""
        rows = self._rows("SELECT moves FROM game ORDER BY number DESC LIMIT 1")
        return TIC_TAC_TOE.history(tuple(map(int, rows[0][0])) if rows else ()).position

    def rest(self) -> None:
        """Wait longer than any animation takes: its end can't be seen here."""
        Event().wait(1.0)

    def new_game(self) -> None:
        """Begin another game with its first move: before that, nothing of it is on file."""
        count = len(self._rows("SELECT number FROM game"))
        self._hands.press("n", with_command=True)
        self._hands.press(_DIGITS[0])

        def is_replied_to() -> bool:
            has_begun = len(self._rows("SELECT number FROM game")) > count
            return has_begun and self.board().turn is TIC_TAC_TOE.start.turn

        wait_until(is_replied_to, "a key begins a new game")

    def score(self) -> Counter[str]:
        """Count the results on file."""
        rows = self._rows("SELECT result FROM game WHERE result IN ('X', 'O', 'draw')")
        return Counter(result for (result,) in rows)

    def wait_for_score(self, is_right: Callable[[object], bool], what: str) -> None:
        """Wait until the saved results are right."""
        wait_until(lambda: is_right(self.score()), what)

    def close(self) -> Ended:
        """Close the window and wait for the program to end."""
        self._hands.close_window()
        try:
            ended = self._program.wait_for_end()
        except subprocess.TimeoutExpired:
            raise AssertionError("closing the window did not end the program") from None
        # The libraries of macOS write to stderr too.
        is_noise = sys.platform == "darwin" and "Traceback" not in ended.errors
        return replace(ended, errors="") if is_noise else ended

    def _rows(self, query: str) -> list[tuple[str, ...]]:
        if not self._database.is_file():
            return []
        with closing(sqlite3.connect(self._database)) as connection:
            try:
                return connection.execute(query).fetchall()
            except sqlite3.OperationalError:
                # The program is still creating the file.
                return []


_VISITOR = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_int, ctypes.c_ssize_t)
"""What Windows calls for each window (WNDENUMPROC)."""


class _ThreadInfo(ctypes.Structure):
    """What Windows says of a thread that has windows (GUITHREADINFO)."""

    _fields_ = (
        ("size", ctypes.c_uint32),
        ("flags", ctypes.c_uint32),
        ("active", ctypes.c_ssize_t),
        ("focus", ctypes.c_ssize_t),
        ("capture", ctypes.c_ssize_t),
        ("menu_owner", ctypes.c_ssize_t),
        ("moved", ctypes.c_ssize_t),
        ("caret", ctypes.c_ssize_t),
        ("caret_place", ctypes.c_int32 * 4),
    )


class WindowsControl:
    """Sends keys and messages to the windows of a program on Windows.

    A key that comes too early is lost, or goes to something else. So each one waits until what must
    receive it is seen: the window with the keyboard, or the open menu.
    """

    _ALT, _CONTROL = 0x12, 0x11
    _KEY_UP = 2
    _CLOSE = 0x10
    _POPUP = "QWindowPopup"
    """Part of the class that Qt gives to the window of a menu."""
    _LONGEST_NAME = 256

    def __init__(self, user: Any, process: int) -> None:  # noqa: ANN401 - has whatever is called
        """Take the system's library of windows and keys, and the program's number."""
        self._user = user
        self._process = process
        self._window = 0

    def find_window(self) -> bool:
        """Return whether the program's window is there."""
        menus = self._open_menus()
        # Qt calls its menus by the name of the program too.
        found = (
            window
            for window in self._visible_windows()
            if window not in menus and self._name(self._user.GetWindowTextW, window) == _TITLE
        )
        self._window = next(found, 0)
        return bool(self._window)

    def press(self, key: str, *, with_command: bool = False) -> None:
        """Press a key, if need be together with Control."""
        self._take_keyboard()
        self._strike(key, self._CONTROL if with_command else None)

    def choose_difficulty(self, name: str) -> None:
        """Open the menu and choose the entry by their underlined letters."""
        self._take_keyboard()
        self._strike("d", self._ALT)
        wait_until(lambda: bool(self._open_menus()), "the menu opens")
        self._strike(name[0])
        wait_until(lambda: not self._open_menus(), "the menu closes")

    def close_window(self) -> None:
        """Send what the close button sends."""
        self._user.PostMessageW(self._window, self._CLOSE, 0, 0)

    def _take_keyboard(self) -> None:
        wait_until(self._has_keyboard, "the window has the keyboard")

    def _has_keyboard(self) -> bool:
        """Ask for the keyboard; it is given some time later, and until then others get the keys.

        Or nobody: a program in the foreground may still have to give its window the focus.
        """
        self._user.SetForegroundWindow(self._window)
        info = _ThreadInfo(size=ctypes.sizeof(_ThreadInfo))
        thread = self._user.GetWindowThreadProcessId(self._window, None)
        return bool(
            self._user.GetForegroundWindow() == self._window
            and self._user.GetGUIThreadInfo(thread, ctypes.pointer(info))
            and info.focus == self._window
        )

    def _strike(self, key: str, together_with: int | None = None) -> None:
        code = self._user.VkKeyScanW(ord(key.lower())) & 0xFF
        codes = [code] if together_with is None else [together_with, code]
        for each in codes:
            self._user.keybd_event(each, 0, 0, 0)
        for each in reversed(codes):
            self._user.keybd_event(each, 0, self._KEY_UP, 0)

    def _open_menus(self) -> list[int]:
        return [
            window
            for window in self._visible_windows()
            if self._POPUP in self._name(self._user.GetClassNameW, window)
        ]

    def _visible_windows(self) -> list[int]:
        """Return the program's windows that are on the screen."""
        found: list[int] = []

        def visit(window: int, _more: int) -> int:
            process = ctypes.c_uint32()
            self._user.GetWindowThreadProcessId(window, ctypes.pointer(process))
            if process.value == self._process and self._user.IsWindowVisible(window):
                found.append(window)
            return 1

        self._user.EnumWindows(_VISITOR(visit), 0)
        return found

    def _name(self, ask: Callable[[int, object, int], int], window: int) -> str:
        text = ctypes.create_unicode_buffer(self._LONGEST_NAME)
        ask(window, text, self._LONGEST_NAME)
        return text.value


class MacControl:
    """Controls a window with AppleScript, which needs the permission to control the computer."""

    def __init__(self, process: int) -> None:
        """Take the number of the program's process."""
        self._process = f"(first process whose unix id is {process})"

    def find_window(self) -> bool:
        """Return whether the program's window is there."""
        return _TITLE in self._run_script(f"get name of windows of {self._process}")

    def press(self, key: str, *, with_command: bool = False) -> None:
        """Press a key, if need be together with Command."""
        self._run_script(f"set frontmost of {self._process} to true")
        wait_until(self._is_in_front, "the program is in front")
        self._run_script(f'keystroke "{key}"{" using command down" if with_command else ""}')

    def choose_difficulty(self, name: str) -> None:
        """Choose the entry of the menu."""
        menu = f'menu "Difficulty" of menu bar item "Difficulty" of menu bar 1 of {self._process}'
        self._run_script(f'click menu item "{name}" of {menu}')

    def close_window(self) -> None:
        """Click the close button."""
        button = f"first button of window 1 of {self._process}"
        self._run_script(f'click ({button} whose subrole is "AXCloseButton")')

    def _is_in_front(self) -> bool:
        return self._run_script(f"get frontmost of {self._process}").strip() == "true"

    def _run_script(self, what: str) -> str:
        return _output("osascript", "-e", f'tell application "System Events" to {what}')


def _control(process: int) -> WindowsControl | MacControl:
    if sys.platform == "win32":
        return WindowsControl(ctypes.WinDLL("user32"), process)
    return MacControl(process)


@contextmanager
def new_screen(executable: Path) -> Iterator[KeyboardScreen]:
    """Use the current screen; afterwards end programs that are still running."""
    with ExitStack() as programs:
        yield KeyboardScreen(executable, programs)


def _output(*command: str) -> str:
    return subprocess.run(command, capture_output=True, text=True, check=False).stdout
