"""Set up this checkout to play, check or measure: environment, pinned packages, libraries; or play.

The Makefile runs it with the system's Python before anything is installed. So it uses the standard
library only, and no syntax that an older Python can't read: on one, it looks for a newer Python.
"""

from __future__ import annotations

import argparse
import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
import sysconfig
from dataclasses import dataclass
from pathlib import Path
from typing import NoReturn

from compile_solver import COMPILERS, remove_stale_forms

ROOT = Path(__file__).resolve().parent.parent
OLDEST_PYTHON = (3, 11)
LOCKS = "packaging/locks"


@dataclass(frozen=True)
class Goal:
    """What a command needs besides the game itself and the libraries of Qt."""

    extras: frozenset[str] = frozenset()
    programs: frozenset[str] = frozenset()
    freezes: bool = False
    measures_texts: bool = False


TEST_PROGRAMS = frozenset(
    {
        *("Xvfb", "openbox", "xdotool", "dbus-daemon", "at-spi-bus-launcher"),
        *("desktop-file-validate", "appstreamcli", "strace"),
    }
)
FREEZING_PROGRAMS = frozenset({"objcopy", "objdump", "patchelf", "strip"})
# It checks the .deb, and other systems than Debian don't have it.
DEBIAN_PROGRAMS = frozenset({"lintian"})
# They make a minimal Debian, and show on a screen what runs in it.
MINIMAL_DEBIAN_PROGRAMS = frozenset({"Xvfb", "debootstrap", "openbox", "xdotool"})

GOALS = {
    "run": Goal(),
    "setup": Goal(),
    "lint": Goal(extras=frozenset({"dev"})),
    "book": Goal(extras=frozenset({"oracle"})),
    "test": Goal(extras=frozenset({"dev"}), programs=TEST_PROGRAMS, measures_texts=True),
    "soak": Goal(extras=frozenset({"dev", "oracle"}), programs=TEST_PROGRAMS, measures_texts=True),
    "mutants": Goal(
        extras=frozenset({"dev", "mutants"}), programs=TEST_PROGRAMS, measures_texts=True
    ),
    "bench": Goal(
        extras=frozenset({"bench", "oracle", "package"}),
        programs=FREEZING_PROGRAMS | {"Xvfb"},
        freezes=True,
    ),
    "audit": Goal(extras=frozenset({"audit"})),
    "pins": Goal(extras=frozenset({"pins"})),
    # The build is also tested.
    "package": Goal(
        extras=frozenset({"dev", "package"}),
        programs=FREEZING_PROGRAMS | TEST_PROGRAMS | DEBIAN_PROGRAMS | {"weston"},
        freezes=True,
    ),
    "wheels": Goal(extras=frozenset({"wheels"})),
    "elsewhere": Goal(programs=MINIMAL_DEBIAN_PROGRAMS),
    "trydeb": Goal(programs=MINIMAL_DEBIAN_PROGRAMS),
    "windows": Goal(programs=MINIMAL_DEBIAN_PROGRAMS | {"makensis", "x86_64-w64-mingw32-gcc"}),
}

# The locks that every goal needs: what is shipped, and the build backend.
COMMON = frozenset({"run", "build"})

# The parts of Qt that the game loads; ldd lists the libraries that they need.
QT_PARTS = (
    "QtWidgets.abi3.so",
    "QtSvg.abi3.so",
    "Qt/plugins/platforms/libqoffscreen.so",
    "Qt/plugins/platforms/libqxcb.so",
)
# Only on Wayland; elsewhere its libraries may be missing.
QT_WAYLAND_PART = "Qt/plugins/platforms/libqwayland.so"

LIBRARY_PACKAGES = {
    "libEGL.so.1": "libegl1",
    "libGL.so.1": "libgl1",
    "libX11-xcb.so.1": "libx11-xcb1",
    "libX11.so.6": "libx11-6",
    "libdbus-1.so.3": "libdbus-1-3",
    "libfontconfig.so.1": "libfontconfig1",
    "libfreetype.so.6": "libfreetype6",
    "libglib-2.0.so.0": "libglib2.0-0",
    "libgthread-2.0.so.0": "libglib2.0-0",
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-image.so.0": "libxcb-image0",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-randr.so.0": "libxcb-randr0",
    "libxcb-render-util.so.0": "libxcb-render-util0",
    "libxcb-render.so.0": "libxcb-render0",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-shm.so.0": "libxcb-shm0",
    "libxcb-sync.so.1": "libxcb-sync1",
    "libxcb-util.so.1": "libxcb-util1",
    "libxcb-xfixes.so.0": "libxcb-xfixes0",
    "libxcb-xkb.so.1": "libxcb-xkb1",
    "libxcb.so.1": "libxcb1",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
    "libxkbcommon.so.0": "libxkbcommon0",
}
WAYLAND_LIBRARY_PACKAGES = {
    "libwayland-client.so.0": "libwayland-client0",
    "libwayland-cursor.so.0": "libwayland-cursor0",
}
# The font of all tests, see tests/fonts.conf, and where Debian has it.
FONT = Path("/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf")
FONT_PACKAGE = "fonts-dejavu-core"
# What compiles the solver, besides the headers of Python.
COMPILER_PACKAGES = ("gcc", "libc6-dev")
PROGRAM_PACKAGES = {
    "Xvfb": "xvfb",
    "appstreamcli": "appstream",
    "at-spi-bus-launcher": "at-spi2-core",
    "dbus-daemon": "dbus",
    "debootstrap": "debootstrap",
    "desktop-file-validate": "desktop-file-utils",
    "lintian": "lintian",
    "makensis": "nsis",
    "objcopy": "binutils",
    "objdump": "binutils",
    "openbox": "openbox",
    "patchelf": "patchelf",
    "strace": "strace",
    "strip": "binutils",
    "weston": "weston",
    "x86_64-w64-mingw32-gcc": "gcc-mingw-w64-x86-64-win32",
    "xdotool": "xdotool",
}
# Folders of programs for administrators, and of those that only other programs start: on Debian and
# Fedora the latter are in libexec, on openSUSE in a folder there, on Arch in lib.
PROGRAM_FOLDERS = ("/usr/sbin", "/sbin", "/usr/libexec", "/usr/libexec/at-spi2", "/usr/lib")


class SetupError(Exception):
    """What prevents set-up, as a message for the person who runs it."""


class Machine:
    """The machine as set-up sees it; commands run in the checkout."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.platform = sys.platform
        self.is_root = hasattr(os, "geteuid") and os.geteuid() == 0
        self.is_wayland = bool(os.environ.get("WAYLAND_DISPLAY"))
        # Not the Python of an activated environment: that may be the one to be recreated.
        self.python: str = getattr(sys, "_base_executable", sys.executable)

    def run(self, *command: str) -> int:
        """Run a command, show its output and return its status."""
        return subprocess.run(command, cwd=self.root, check=False).returncode

    def succeeds(self, *command: str) -> bool:
        """Run a command silently and return whether it succeeded."""
        try:
            result = subprocess.run(command, cwd=self.root, capture_output=True, check=False)
        except OSError:
            return False
        return result.returncode == 0

    def output(self, *command: str) -> str:
        """Run a command and return its output, empty if it can't be started."""
        # In English: callers look for "not found".
        environment = {**os.environ, "LC_ALL": "C"}
        try:
            result = subprocess.run(
                command, cwd=self.root, env=environment, capture_output=True, text=True, check=False
            )
        except OSError:
            return ""
        return result.stdout

    def become(self, *command: str) -> NoReturn:
        """Let a command take the place of this process."""
        os.chdir(self.root)
        # Windows would let whoever waits for this process go on.
        if self.platform == "win32":
            sys.exit(self.run(*command))
        os.execv(command[0], command)  # noqa: S606 - there is nothing for a shell to do

    def has_display(self) -> bool:
        """Return whether the game can open a window, as the game itself finds out."""
        sys.path.append(str(ROOT))
        from tictac_gui.system.display import has_display  # noqa: PLC0415 - older Pythons can't

        return has_display()

    def finds_program(self, name: str) -> bool:
        """Return whether a program is installed, even outside the user's PATH."""
        path = os.pathsep.join([os.environ.get("PATH", os.defpath), *PROGRAM_FOLDERS])
        return shutil.which(name, path=path) is not None

    def finds_font(self) -> bool:
        """Return whether the font of the tests is installed."""
        return FONT.is_file()

    def finds_module(self, name: str) -> bool:
        """Return whether this Python has a standard module: Debian packages some separately."""
        return importlib.util.find_spec(name) is not None

    def venv_package(self) -> str:
        """Return the Debian package with this Python's venv, empty if it isn't Debian's Python."""
        if sys.base_prefix != "/usr":
            return ""
        version = f"python3.{sys.version_info.minor}"
        is_default = Path("/usr/bin/python3").resolve().name == version
        return "python3-venv" if is_default else f"{version}-venv"

    def python_library(self) -> str:
        """Return this Python's shared library, which PyInstaller bundles, if it may be missing.

        Debian has it in a separate package of the same name.
        """
        return f"libpython3.{sys.version_info.minor}" if sys.base_prefix == "/usr" else ""

    def missing_headers(self) -> list[str]:
        """Return the Debian package with this Python's headers, if that would add them."""
        if sys.base_prefix != "/usr" or Path(sysconfig.get_path("include"), "Python.h").is_file():
            return []
        return [f"libpython3.{sys.version_info.minor}-dev"]


class Environment:
    """The virtual environment of the checkout, with marker files that say what is installed."""

    def __init__(self, root: Path, machine: Machine) -> None:
        self._root = root
        self._machine = machine
        self._folder = root / ".venv"
        self._unfinished_mark = self._folder / ".unfinished"
        self._python = self.program("python")

    def program(self, name: str) -> str:
        """Return the path of a program that is or will be installed."""
        is_windows = self._machine.platform == "win32"
        return str(self._folder / (f"Scripts/{name}.exe" if is_windows else f"bin/{name}"))

    def is_usable(self) -> bool:
        """Return whether it was created here, is complete, and its Python still works."""
        try:
            lines = (self._folder / "pyvenv.cfg").read_text().splitlines()
        except OSError:
            return False
        # The scripts in an environment contain its path: in a copied or moved checkout they would
        # run the game from the old location.
        is_at_home = any(
            line.startswith("command = ") and line.endswith(f" {self._folder}") for line in lines
        )
        probe = f"import pip, sys; sys.exit(sys.version_info < {OLDEST_PYTHON})"
        return (
            is_at_home
            and not self._unfinished_mark.exists()
            and self._machine.succeeds(self._python, "-I", "-c", probe)
        )

    def is_ready(self, goal: str) -> bool:
        """Return whether the packages currently required for a goal are installed."""
        wanted = self._fingerprint()
        marks = [
            self._mark(name) for name, other in GOALS.items() if other.extras >= GOALS[goal].extras
        ]
        return any(mark.is_file() and mark.read_text() == wanted for mark in marks)

    def create(self) -> None:
        """Recreate the environment; it counts as incomplete until packages are installed."""
        print(f"Creating .venv with {self._machine.python}", flush=True)
        if self._folder.exists():
            shutil.rmtree(self._folder)
        self._folder.mkdir()
        self._unfinished_mark.touch()
        if self._machine.run(self._machine.python, "-m", "venv", str(self._folder)) != 0:
            message = f"{self._machine.python} could not create a virtual environment."
            raise SetupError(message)

    def install(self, goal: str) -> None:
        """Install the packages for a goal, and nothing whose hash isn't locked."""
        self._unfinished_mark.touch()
        locks = sorted(COMMON | GOALS[goal].extras)
        for arguments in (
            # The locks are complete; pip would ask for the newest version of what is required with
            # an extra, and then miss its hash.
            (
                *("--no-deps", "--require-hashes"),
                *(part for name in locks for part in ("-r", f"{LOCKS}/{name}.txt")),
            ),
            # Without build isolation pip uses the locked build backend instead of fetching one, and
            # can install the project again without a network. That works from pip 23.0 on.
            ("--no-deps", "--no-build-isolation", "-e", "."),
        ):
            status = self._machine.run(
                *(self._python, "-I", "-m", "pip", "--disable-pip-version-check", "install"),
                *arguments,
            )
            # pip resolves everything before it changes anything: if it fails, say for lack of a
            # network, the environment is intact. If it is interrupted, the marker has to stay.
            if status > 0:
                self._unfinished_mark.unlink()
            if status != 0:
                raise SetupError(
                    "pip could not install the packages, see above. Is there a network?"
                )
        self._mark(goal).write_text(self._fingerprint())
        self._unfinished_mark.unlink()

    def compile_solver(self) -> None:
        """Compile Connect Four's solver unless that has been done; if that fails, it says so."""
        self._machine.run(self._python, "-I", "packaging/compile_solver.py")

    def qt_parts(self) -> list[str]:
        """Return the installed parts of Qt whose libraries this machine needs."""
        names = (*QT_PARTS, QT_WAYLAND_PART) if self._machine.is_wayland else QT_PARTS
        return [
            str(part)
            for name in names
            for part in self._folder.glob(f"lib/python3*/site-packages/PySide6/{name}")
        ]

    def _mark(self, goal: str) -> Path:
        return self._folder / f".ready-to-{goal}"

    def _fingerprint(self) -> str:
        digest = hashlib.sha256()
        locks = sorted((self._root / LOCKS).glob("*.txt"))
        for file in (self._root / "pyproject.toml", self._root / "packaging/prepare.py", *locks):
            digest.update(file.read_bytes())
        return digest.hexdigest()


def set_up(goal: str, root: Path, machine: Machine) -> None:
    """Set up the checkout and the machine for a goal, or raise SetupError."""
    environment = Environment(root, machine)
    is_usable = environment.is_usable()
    is_ready = is_usable and environment.is_ready(goal)
    missing = [
        *missing_programs(goal, machine),
        *missing_python_library(goal, machine),
        *missing_font(goal, machine),
    ]
    if not is_usable:
        missing += missing_venv(machine)
    if missing:
        # Ask for everything that will be missing at once, not piece by piece.
        missing += expected_libraries(machine)
    # Not every time: where it can't be installed, set-up would try again and again.
    install_packages(missing, machine, [] if is_ready else missing_compiler(machine))
    if not is_usable:
        environment.create()
    if not is_ready:
        environment.install(goal)
    install_missing_libraries(environment, machine)
    environment.compile_solver()


def play(root: Path, machine: Machine, arguments: list[str]) -> NoReturn:
    """Start the game, once what it needs is set up."""
    if not machine.has_display():
        # It plays in the terminal, which needs nothing but Python.
        remove_stale_forms(root)
        machine.become(machine.python, "-m", "tictac_gui", *arguments)
    set_up("run", root, machine)
    # Not by tictac.exe, which could print nothing.
    machine.become(Environment(root, machine).program("python"), "-m", "tictac_gui", *arguments)


def missing_venv(machine: Machine) -> list[str]:
    """Return the missing package without which this Python can't create an environment."""
    if machine.finds_module("venv") and machine.finds_module("ensurepip"):
        return []
    package = machine.venv_package()
    if not package or not machine.finds_program("apt-get"):
        message = f"{machine.python} lacks the modules venv and ensurepip: use another one."
        raise SetupError(message)
    return [package]


def missing_programs(goal: str, machine: Machine) -> list[str]:
    """Return the packages of the missing programs that a goal needs."""
    if not machine.platform.startswith("linux"):
        return []
    missing = [name for name in sorted(GOALS[goal].programs) if not machine.finds_program(name)]
    if not machine.finds_program("apt-get"):
        if others := [name for name in missing if name not in DEBIAN_PROGRAMS]:
            message = f"Please install these programs first: {', '.join(others)}."
            raise SetupError(message)
        return []
    return [PROGRAM_PACKAGES[name] for name in missing]


def missing_python_library(goal: str, machine: Machine) -> list[str]:
    """Return the missing package without which this Python can't be frozen."""
    library = machine.python_library() if GOALS[goal].freezes else ""
    if not library or f"{library}.so.1.0" in linker_libraries(machine):
        return []
    if not machine.finds_program("apt-get"):
        message = f"{machine.python} has no shared library {library}: use another one."
        raise SetupError(message)
    return [library]


def missing_compiler(machine: Machine) -> list[str]:
    """Return the missing packages with which the solver can be compiled: it runs without, too."""
    if not machine.platform.startswith("linux") or not machine.finds_program("apt-get"):
        return []
    has_compiler = any(machine.finds_program(name) for name in COMPILERS)
    return [*(() if has_compiler else COMPILER_PACKAGES), *machine.missing_headers()]


def missing_font(goal: str, machine: Machine) -> list[str]:
    """Return the missing package of the font that tests measure texts in.

    Only Debian's: other systems have the font elsewhere, and most have it.
    """
    is_needed = GOALS[goal].measures_texts and machine.platform.startswith("linux")
    if not is_needed or machine.finds_font() or not machine.finds_program("apt-get"):
        return []
    return [FONT_PACKAGE]


def expected_libraries(machine: Machine) -> list[str]:
    """Return the packages of the missing libraries that Qt will need once it is installed."""
    if not machine.platform.startswith("linux") or not machine.finds_program("apt-get"):
        return []
    found = linker_libraries(machine)
    return [package for library, package in LIBRARY_PACKAGES.items() if library not in found]


def linker_libraries(machine: Machine) -> set[str]:
    """Return the names of the libraries that the linker finds."""
    return set(re.findall(r"^\s+(\S+) \(", machine.output("/sbin/ldconfig", "-p"), re.MULTILINE))


def install_missing_libraries(environment: Environment, machine: Machine) -> None:
    """Install the libraries that the installed Qt needs."""
    if not machine.platform.startswith("linux"):
        return
    missing = missing_libraries(environment, machine)
    if missing and machine.finds_program("apt-get"):
        packages = {**LIBRARY_PACKAGES, **WAYLAND_LIBRARY_PACKAGES}
        install_packages([packages[name] for name in missing if name in packages], machine)
        missing = missing_libraries(environment, machine)
    if missing:
        message = f"Qt needs libraries that are not installed: {', '.join(missing)}."
        raise SetupError(message)


def missing_libraries(environment: Environment, machine: Machine) -> list[str]:
    """Return the libraries that the linker doesn't find for the installed Qt."""
    parts = environment.qt_parts()
    return sorted(set(re.findall(r"(\S+) => not found", machine.output("ldd", *parts))))


def install_packages(
    packages: list[str], machine: Machine, optional: list[str] | None = None
) -> None:
    """Install Debian packages if the user may; otherwise say which command would.

    Optional ones are installed or named with the others, but nothing fails for lack of them.
    """
    names = sorted({*packages, *(optional or ())})
    if not names:
        return
    if not machine.is_root and not machine.succeeds("sudo", "-n", "true"):
        if not packages:
            return
        message = f"Some system packages are missing. {_request(names, machine)}"
        raise SetupError(message)
    sudo = () if machine.is_root else ("sudo", "-n")
    apt = (*sudo, "env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "-q")
    print(f"Installing system packages: {' '.join(names)}", flush=True)
    # A fresh machine has no package lists. Updating them fails if any source can't be reached, but
    # the others may be enough, so its status is ignored. The installation waits for another that is
    # running, as after the first boot of a machine.
    machine.run(*apt, "update")
    options = ("-o", "DPkg::Lock::Timeout=120", "--yes", "--no-install-recommends")
    if machine.run(*apt, "install", *options, *names) == 0:
        return
    if optional:
        install_packages(packages, machine)
    else:
        message = f"The packages could not be installed. {_request(names, machine)}"
        raise SetupError(message)


def _request(packages: list[str], machine: Machine) -> str:
    sudo = "sudo " if machine.finds_program("sudo") else ""
    install = f"apt install --no-install-recommends {' '.join(packages)}"
    return (
        f"Please run{'' if sudo else ' as root'}\n\n"
        f"    {sudo}apt update && {sudo}{install}\n\n"
        "and then the same make command again."
    )


def newer_python(machine: Machine) -> str:
    """Find another Python that is new enough, as some systems have beside their default one."""
    for minor in range(OLDEST_PYTHON[1], OLDEST_PYTHON[1] + 10):
        name = f"python3.{minor}"
        # Finding it isn't enough: pyenv has shims for versions that aren't active.
        if machine.succeeds(name, "-c", "import sys"):
            return name
    needed = ".".join(map(str, OLDEST_PYTHON))
    message = (
        f"Python {needed} or newer is needed, but {machine.python} is older.\n"
        f"Name a newer one after the make command: PYTHON=/path/to/python{needed}"
    )
    raise SetupError(message)


def main() -> int:
    """Set up for the goal given on the command line; return 0 on success."""
    parser = argparse.ArgumentParser(description="Set up what a make target needs.")
    parser.add_argument("goal", choices=GOALS)
    parser.add_argument("arguments", nargs=argparse.REMAINDER, help="of the game, to be run")
    options = parser.parse_args()
    machine = Machine(ROOT)
    try:
        if sys.version_info < OLDEST_PYTHON:
            return machine.run(newer_python(machine), __file__, *sys.argv[1:])
        if options.goal == "run":
            play(ROOT, machine, options.arguments)
        set_up(options.goal, ROOT, machine)
    except (SetupError, OSError) as error:
        print(f"\n{error}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130
    return 0


if __name__ == "__main__":
    sys.exit(main())
