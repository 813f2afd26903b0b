"""Watches what the program asks of the system, and sets traps for it; no test of its own."""

import ast
import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

from tests.end_to_end.desktop import Desktop
from tests.end_to_end.program import Ended, wait_until

ENDED_WELL = Ended(status=0, errors="")
STRACE = ("strace", "-f", "-e", "trace=socket,connect,bind,sendto,execve", "-o")
TRAP = "open({!r}, 'a').write(__name__)\nraise SystemExit('foreign code was run')\n"
TRAPS = ("sqlite3", "json", "random", "PySide6", "shiboken6", "sitecustomize", "usercustomize")

_CALLS = {"eval", "exec", "compile", "__import__", "import_module", "system", "popen", "run_path"}
_OF_OS = {"system", "popen", "startfile", "posix_spawn", "posix_spawnp", "fork", "forkpty"}
_MODULES = {
    *("pickle", "cPickle", "marshal", "shelve", "subprocess", "code", "codeop", "runpy", "pty"),
    *("multiprocessing", "socket", "ssl", "http", "urllib", "ftplib", "smtplib", "asyncio"),
}
_METHODS = {"import_module", "startDetached", "run_path", "run_module"}
_QT = {"QProcess", "QPluginLoader", "QLibrary", "QDesktopServices", "QTcpSocket", "QUdpSocket"}


def play_a_move(desktop: Desktop, folder: Path, *command: str, cwd: Path | None = None) -> Ended:
    """Start the program, play a move that is saved, and close it."""
    program = desktop.start(*command, cwd=cwd or folder)
    window = desktop.window("Tictac")
    desktop.press(window, "5")
    wait_until(lambda: _has_move(folder / "tictac" / "games.sqlite"), "the move is saved")
    desktop.press(window, "ctrl+q")
    return program.wait_for_end()


def _has_move(games: Path) -> bool:
    # The program makes the file when it starts, and fills it later.
    try:
        with closing(sqlite3.connect(f"{games.as_uri()}?mode=ro", uri=True)) as connection:
            return bool(connection.execute("SELECT 1 FROM game WHERE moves != ''").fetchall())
    except sqlite3.OperationalError:
        return False


def foreign_calls(calls: str, bus: str) -> list[str]:
    """Return what the program asked of the system that is neither the display's nor the bus's."""
    own = ("/tmp/.X11-unix/", bus.partition("path=")[2].partition(",")[0])  # noqa: S108 - X11's

    def is_foreign(call: str) -> bool:
        if "connect(" in call:
            return not any(path in call for path in own)
        return "bind(" in call or ("socket(" in call and "socket(AF_UNIX" not in call)

    return [call for call in calls.splitlines() if is_foreign(call)]


def programs_run(calls: str) -> set[str]:
    """Return which programs were started."""
    return set(re.findall(r'execve\("([^"]+)"', calls))


def set_traps(folder: Path, marker: Path) -> None:
    """Put code into a folder that leaves a mark if anybody imports it."""
    (folder / "tictac_gui").mkdir(parents=True)
    for name in (*TRAPS, "tictac_gui/__init__"):
        (folder / f"{name}.py").write_text(TRAP.format(str(marker)))
    (folder / "qt.conf").write_text("[Paths]\nPlugins=.\nLibraries=.\n")
    (folder / "platforms").mkdir()
    (folder / "platforms" / "libqxcb.so").write_bytes(b"no library")


def modes_for_others(folder: Path) -> dict[str, str]:
    """Return the files that others may do something with."""
    modes = {path.name: path.stat().st_mode & 0o777 for path in [folder, *folder.rglob("*")]}
    return {name: oct(mode) for name, mode in modes.items() if mode & 0o077}


def ways_in(source: str) -> Iterator[str]:
    """Give all by which text would become code, bytes objects, or another program would be run."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from {alias.name.split(".")[0] for alias in node.names} & _MODULES
        elif isinstance(node, ast.ImportFrom):
            yield from {(node.module or "").split(".")[0]} & _MODULES
            yield from {alias.name for alias in node.names} & _QT
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            yield from {node.func.id} & _CALLS
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            name = node.func.attr
            is_of_os = isinstance(node.func.value, ast.Name) and node.func.value.id == "os"
            starts = name in _OF_OS or name.startswith(("exec", "spawn"))
            if name in _METHODS or (is_of_os and starts):
                yield name
