"""A machine that exists only in memory: what it has is data, and commands change it."""

import sys
from pathlib import Path
from typing import NoReturn

from prepare import (
    FONT_PACKAGE,
    LIBRARY_PACKAGES,
    LOCKS,
    QT_PARTS,
    QT_WAYLAND_PART,
    Machine,
)

from tests.end_to_end.program import ROOT

PYTHON = "/usr/bin/python3"
PROJECT_FILES = (
    *("pyproject.toml", "packaging/prepare.py"),
    *sorted(f"{LOCKS}/{file.name}" for file in (ROOT / LOCKS).glob("*.txt")),
)
PACKAGED_PROGRAMS = {
    "appstream": "appstreamcli",
    "at-spi2-core": "at-spi-bus-launcher",
    "dbus": "dbus-daemon",
    "desktop-file-utils": "desktop-file-validate",
    "openbox": "openbox",
    "strace": "strace",
    "xdotool": "xdotool",
    "xvfb": "Xvfb",
}


class FreshDebian(Machine):
    """A Debian with Python and make alone, used by root; tests change what differs."""

    def __init__(self, root: Path) -> None:
        super().__init__(root)
        self.platform = "linux"
        self.is_root = True
        self.is_wayland = False
        self.is_headless = False
        self.python = PYTHON
        self.programs = {"apt-get", "ldd"}
        self.modules = {"venv"}
        self.has_headers = False
        self.has_font = False
        self.libraries = {"libc.so.6"}
        self.qt_needs = {*LIBRARY_PACKAGES, "libc.so.6"}
        self.wayland_needs = {"libwayland-client.so.0"}
        self.has_passwordless_sudo = False
        self.failing = ""
        self.status_of_failing = 1
        self.environment_python_works = True
        self.log: list[str] = []
        self.compilations = 0

    def run(self, *command: str) -> int:
        line = " ".join(command)
        if line == f"{self.root}/.venv/bin/python -I packaging/compile_solver.py":
            # It does nothing where it has been done, or can't be.
            self.compilations += 1
            return 0
        self.log.append(line)
        if self.failing and self.failing in line:
            return self.status_of_failing
        if "apt-get" in command and "install" in command:
            self._install(command[command.index("install") :])
        elif "venv" in command:
            assert "ensurepip" in self.modules
            self._create_environment(Path(command[-1]), line)
        elif "pip" in command and "-e" in command:
            self._install_qt()
        return 0

    def become(self, *command: str) -> NoReturn:
        self.log.append(" ".join(command))
        sys.exit()

    def has_display(self) -> bool:
        return not self.is_headless

    def succeeds(self, *command: str) -> bool:
        if command[0] == "sudo":
            return self.has_passwordless_sudo
        return self.environment_python_works and Path(command[0]).exists()

    def output(self, *command: str) -> str:
        if command[0] == "/sbin/ldconfig":
            known = [f"\t{name} (libc6,x86-64) => /lib/{name}\n" for name in self.libraries]
            return "".join(["2 libs found in cache `/etc/ld.so.cache'\n", *known])
        assert command[0] == "ldd"
        needs = set(self.qt_needs) if len(command) > 1 else set()
        if any(part.endswith(QT_WAYLAND_PART) for part in command):
            needs |= self.wayland_needs
        found = {name: f"/lib/{name} (0x01)" for name in self.libraries}
        return "".join(f"\t{name} => {found.get(name, 'not found')}\n" for name in needs)

    def finds_program(self, name: str) -> bool:
        return name in self.programs

    def finds_font(self) -> bool:
        return self.has_font

    def finds_module(self, name: str) -> bool:
        return name in self.modules

    def venv_package(self) -> str:
        return "python3-venv"

    def python_library(self) -> str:
        return "libpython3.11"

    def missing_headers(self) -> list[str]:
        return [] if self.has_headers else ["libpython3.11-dev"]

    @property
    def apt_log(self) -> list[str]:
        return [line for line in self.log if "apt-get" in line]

    @property
    def pip_log(self) -> list[str]:
        return [line for line in self.log if " pip " in line]

    def _install(self, packages: tuple[str, ...]) -> None:
        self.has_font |= FONT_PACKAGE in packages
        self.has_headers |= "libpython3.11-dev" in packages
        if "gcc" in packages:
            self.programs.add("cc")
        if "python3-venv" in packages:
            self.modules.add("ensurepip")
        self.programs |= {PACKAGED_PROGRAMS[name] for name in packages if name in PACKAGED_PROGRAMS}
        if "binutils" in packages:
            self.programs |= {"objcopy", "objdump", "strip"}
        self.libraries |= {lib for lib, name in LIBRARY_PACKAGES.items() if name in packages}
        if "libpython3.11" in packages:
            self.libraries.add("libpython3.11.so.1.0")
        if "libwayland-client0" in packages:
            self.libraries.add("libwayland-client.so.0")

    def _create_environment(self, folder: Path, line: str) -> None:
        (folder / "bin").mkdir(parents=True)
        (folder / "bin/python").touch()
        (folder / "pyvenv.cfg").write_text(f"home = /usr/bin\ncommand = {line}\n")

    def _install_qt(self) -> None:
        for part in (*QT_PARTS, QT_WAYLAND_PART):
            file = self.root / ".venv/lib/python3.11/site-packages/PySide6" / part
            file.parent.mkdir(parents=True, exist_ok=True)
            file.touch()


def complete(machine: FreshDebian) -> None:
    """Give a machine all that can be missing."""
    machine.modules.add("ensurepip")
    machine.has_font = machine.has_headers = True
    machine.programs |= {"cc", *PACKAGED_PROGRAMS.values()}
    machine.libraries |= {*LIBRARY_PACKAGES}
