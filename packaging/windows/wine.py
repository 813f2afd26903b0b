"""Wine 10 in a minimal Debian 13, for one person whose home is empty; needs root.

Always the same Wine, whatever the machine has, so that everybody sees the same. The Debian is kept
for the next time; the person's home, with all that Wine keeps in it, is new every time.
"""

from __future__ import annotations

import shlex
import shutil
import subprocess
from contextlib import contextmanager
from pathlib import Path, PureWindowsPath
from typing import TYPE_CHECKING

from minimal_debian import PERSON, Debian, bootstrap, host_screens, mounted

from tests.end_to_end.program import Program, bare_environment, wait_until

if TYPE_CHECKING:
    from collections.abc import Iterator

SUITE = "trixie"
# With any fonts at all, and German for the installer.
_PACKAGES = ("wine", "wine64", "fonts-dejavu-core", "fonts-liberation", "locales")
ENGLISH = "C.UTF-8"
GERMAN = "de_DE.UTF-8"
_STAND_IN = Path(__file__).with_name("icuuc.c")
# Keeps Wine's desktop open. Otherwise the first program that touches it starts one, which keeps
# that program's output open for good, and whoever reads it waits for ever.
_HOLD_DESKTOP = """\
import ctypes, time
ctypes.windll.user32.GetDesktopWindow()
print("held", flush=True)
while True:
    time.sleep(60)
"""
# A file as stderr makes Windows' Python fail before it runs anything, so there is a pipe.
_STARTER = """\
#!/bin/bash
set -o pipefail
{{ {command} "$@" 2>&1 >&3 | cat >&2; }} 3>&1
"""


class Wine:
    """A Windows of one's own, on a screen."""

    def __init__(self, debian: Debian, display: str) -> None:
        self._debian = debian
        self._display = display
        self.home = debian.home
        self.drive = debian.home / ".wine" / "drive_c"
        """The folder that Windows programs see as C:"""
        self.profile = self.drive / "users" / PERSON
        self.python = self.drive / "Python"

    def path(self, file: Path) -> str:
        """Return how Windows calls a file on its drive."""
        return str(PureWindowsPath("C:/", *file.relative_to(self.drive).parts))

    def command(
        self, *command: str, folder: Path | None = None, language: str = ENGLISH, **variables: str
    ) -> list[str]:
        """Return the command line that runs a command of Wine's as the person, on this machine."""
        inside = f"/{(folder or self.home).relative_to(self._debian.root)}"
        variables = {
            "HOME": f"/home/{PERSON}",
            "PATH": "/usr/bin:/bin",
            "DISPLAY": self._display,
            "LC_ALL": language,
            "WINEDEBUG": "-all",
            # No downloads are offered, no entries are made for the desktop of Linux, and where one
            # of Wine's own programs crashes at its start, no debugger opens a window over ours.
            "WINEDLLOVERRIDES": "mscoree,mshtml,winemenubuilder.exe,winedbg.exe=",
            **variables,
        }
        return [
            *("chroot", f"--userspec={PERSON}", str(self._debian.root), "env", "--chdir", inside),
            *("-u", "XDG_RUNTIME_DIR", *(f"{name}={value}" for name, value in variables.items())),
            *command,
        ]

    def run(
        self,
        *command: str,
        folder: Path | None = None,
        language: str = ENGLISH,
        status: int = 0,
        **variables: str,
    ) -> str:
        """Run a command of Wine's as the person and return what it prints.

        Not what it writes to stderr: there, Wine's own programs may say something at any time.
        """
        ended = subprocess.run(
            self.command(*command, folder=folder, language=language, **variables),
            env=bare_environment(),
            stdin=subprocess.DEVNULL,
            capture_output=True,
            check=False,
        )
        # Programs print in UTF-8 or in Windows' own encoding.
        output, errors = (
            printed.decode(errors="replace").replace("\r\n", "\n")
            for printed in (ended.stdout, ended.stderr)
        )
        if ended.returncode != status:
            raise AssertionError(
                f"{' '.join(command)} ended with {ended.returncode}:\n{output}{errors}"
            )
        return output

    def starter(self, program: Path, folder: Path, language: str = ENGLISH) -> Path:
        """Create a script, in a folder of this machine, that starts a Windows program."""
        command = self.command("wine", self.path(program), language=language)
        file = folder / f"start-{program.stem}"
        file.write_text(_STARTER.format(command=shlex.join(command)))
        file.chmod(0o755)
        return file

    def end(self) -> None:
        """End all Windows programs."""
        subprocess.run(self.command("wineserver", "--kill"), env=bare_environment(), check=False)

    def give(self, place: Path) -> None:
        """Let the person own a file or folder."""
        self._debian.run("chown", "-R", f"{PERSON}:", f"/{place.relative_to(self._debian.root)}")

    def version(self) -> str:
        """Return the version of Wine."""
        return self.run("wine", "--version").strip()

    def registry(self) -> dict[str, str]:
        """Return what is in the registry for the person, and for everybody's programs."""
        found: dict[str, str] = {}
        for key in ("HKCU", r"HKLM\Software"):
            file = self.drive / "registry.reg"
            self.run("wine", "reg", "export", key, self.path(file), "/y")
            found |= read_registry(file.read_text(encoding="utf-16"))
            file.unlink()
        return found

    def files(self) -> set[str]:
        """Return all files and folders on the drive but temporary ones."""
        temporary = self.profile / "AppData" / "Local" / "Temp"
        return {
            path.relative_to(self.drive).as_posix()
            for path in self.drive.rglob("*")
            if not path.is_relative_to(temporary)
        }

    def open_files(self, folder: Path) -> list[str]:
        """Return the files of a folder that any process has open."""
        found = set()
        for process in Path("/proc").glob("[0-9]*"):
            try:
                links = [link.readlink() for link in (process / "fd").iterdir()]
            except OSError:
                # It has ended meanwhile.
                continue
            found |= {str(link) for link in links if link.is_relative_to(folder)}
        return sorted(found)


def read_registry(exported: str) -> dict[str, str]:
    """Return the values of each key in what Windows' `reg export` has written."""
    # Its blocks begin with the name of a key; the first says what wrote them.
    blocks = (block.strip().partition("\n") for block in exported.split("\n\n")[1:])
    return {name: values for name, _, values in blocks if name}


@contextmanager
def new_wine(cache: Path, display: str) -> Iterator[Wine]:
    """Set up Wine in an empty home, and afterwards end whatever runs in it."""
    root = debian_with_wine(cache)
    debian = Debian(root)
    with mounted(root / "proc", "-t", "proc", "proc"), host_screens(debian):
        shutil.rmtree(debian.home, ignore_errors=True)
        debian.home.mkdir()
        wine = Wine(debian, display)
        wine.give(debian.home)
        try:
            wine.run("wineboot", "--init")
            add_stand_in(wine)
            yield wine
        finally:
            wine.end()
            wait_until(lambda: not wine.open_files(wine.drive), "Wine has ended")
            shutil.rmtree(debian.home)


def debian_with_wine(cache: Path) -> Path:
    """Make the Debian with Wine, unless it is there already, and return its folder."""
    root = cache / f"debian-{SUITE}"
    if not root.is_dir():
        half = cache / f"debian-{SUITE}.half"
        if half.is_dir():
            shutil.rmtree(half)
        cache.mkdir(parents=True, exist_ok=True)
        bootstrap(half, SUITE, None)
        debian = Debian(half)
        with mounted(half / "proc", "-t", "proc", "proc"):
            debian.run("apt-get", "-q", "update")
            debian.run("apt-get", "-q", "--yes", "install", "--no-install-recommends", *_PACKAGES)
            debian.run("apt-get", "-q", "clean")
            debian.run("localedef", "-i", "de_DE", "-f", "UTF-8", GERMAN)
            debian.run("useradd", "--create-home", PERSON)
        half.rename(root)
    return root


def add_stand_in(wine: Wine) -> None:
    """Compile the library that Wine lacks, and put it where Wine has its own."""
    library = wine.drive / "windows" / "system32" / "icuuc.dll"
    compiler = ("x86_64-w64-mingw32-gcc", "-shared", "-nostdlib", "-Wl,--entry=0", "-Wall")
    subprocess.run([*compiler, "-o", str(library), str(_STAND_IN)], check=True)
    wine.give(library)


@contextmanager
def held_desktop(wine: Wine) -> Iterator[None]:
    """Keep Wine's desktop open while programs run; Python must have been installed."""
    command = wine.command("wine", wine.path(wine.python / "python.exe"), "-c", _HOLD_DESKTOP)
    # With a pipe for errors, as in a starter.
    piped = ("sh", "-c", 'exec "$@" 2>&1', "sh", *command)
    with Program(piped, bare_environment(), Path("/")) as program:
        program.next_line()
        try:
            yield
        finally:
            # Wine's own programs keep the output open that they were started with.
            wine.end()
