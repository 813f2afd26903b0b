"""Install the Debian package into a minimal Debian, try the program there, and remove it.

    python packaging/try_deb.py dist/tictac_0.1.0_amd64.deb --suite trixie --artefacts build/try-deb

Only the package and its dependencies are installed there; the screen on which the program is shown
belongs to the host. Needs root, debootstrap and a network. Exit status 0 means success.
"""

from __future__ import annotations

import argparse
import ctypes
import os
import re
import shutil
import signal
import subprocess
import sys
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

from smoke import (
    decline_course,
    expect,
    isolate_environment,
    kept,
    step,
    try_on_screen,
    try_options,
)
from smoke_linux import new_screen

if TYPE_CHECKING:
    from collections.abc import Iterator

PACKAGE = "tictac"
PERSON = "player"
SCREENS = Path("/tmp/.X11-unix")  # noqa: S108 - where X servers have their sockets
MIRROR = "http://deb.debian.org/debian"
_NEW_MOUNTS = 0x20000
"""CLONE_NEWNS of Linux."""

# Runs as the person, with the host's environment except for paths that don't exist inside.
_STARTER = """\
#!/bin/sh
exec chroot --userspec={person} '{root}' \\
    env -u XDG_RUNTIME_DIR HOME=/home/{person} PATH=/usr/bin:/bin:/usr/games {package} "$@"
"""


class Debian:
    """A Debian system in a folder, with one user."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.home = root / "home" / PERSON

    def run(self, *command: str) -> str:
        """Run a command inside as root and return its output."""
        environment = {"PATH": "/usr/sbin:/usr/bin:/sbin:/bin", "LC_ALL": "C.UTF-8"}
        environment["DEBIAN_FRONTEND"] = "noninteractive"
        ended = subprocess.run(
            ["chroot", self.root, *command],
            env=environment,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
        )
        if ended.returncode != 0:
            raise AssertionError(f"{' '.join(command)} failed:\n{ended.stdout}")
        return ended.stdout

    def install(self, package: Path) -> None:
        """Install a package file and its dependencies, but nothing that it only recommends."""
        inside = self.root / package.name
        shutil.copy(package, inside)
        self.run("apt-get", "-q", "update")
        self.run("apt-get", "-q", "--yes", "install", "--no-install-recommends", f"/{package.name}")
        inside.unlink()

    def starter(self, folder: Path) -> Path:
        """Create a script on the host that starts the program inside."""
        file = folder / "starter"
        file.write_text(_STARTER.format(person=PERSON, root=self.root, package=PACKAGE))
        file.chmod(0o755)
        return file

    def files(self) -> list[str]:
        """Return the files of the installed package, without shared folders."""
        listed = self.run("dpkg", "--listfiles", PACKAGE).splitlines()
        return [name for name in listed if not self._is_folder(name) or PACKAGE in name]

    def missing_libraries(self) -> list[str]:
        """Return the libraries missing for any part of the program, even unused ones."""
        folder = f"/usr/lib/{PACKAGE}"
        ldd = ("find", folder, "-type", "f", "-name", "*.so*", "-exec", "ldd", "{}", "+")
        linked = self.run("env", f"LD_LIBRARY_PATH={folder}/_internal", *ldd)
        return sorted(set(re.findall(r"(\S+) => not found", linked)))

    def purge(self) -> None:
        """Remove the package and its dependencies."""
        self.run("apt-get", "-q", "--yes", "purge", PACKAGE)
        self.run("apt-get", "-q", "--yes", "autoremove", "--purge")

    def left(self, files: list[str]) -> list[str]:
        """Return the files that are still there, and any others with the package's name."""
        still = {name for name in files if os.path.lexists(self._outside(name))}
        others = {
            f"/{path.relative_to(self.root)}"
            for folder in ("etc", "opt", "usr", "var")
            for path in (self.root / folder).rglob(f"*{PACKAGE}*")
        }
        return sorted(still | others)

    def _outside(self, name: str) -> Path:
        return self.root / name.lstrip("/")

    def _is_folder(self, name: str) -> bool:
        path = self._outside(name)
        return path.is_dir() and not path.is_symlink()


def enter_own_mounts() -> None:
    """Let nobody else see what this process mounts from now on; called before it has threads.

    However it ends, nothing stays mounted, and nobody can delete anything through a mount.
    """
    library = ctypes.CDLL(None, use_errno=True)
    # Only Python 3.12 has os.unshare.
    if library.unshare(_NEW_MOUNTS) != 0:
        raise OSError(ctypes.get_errno(), "could not have mounts of its own")
    subprocess.run(["mount", "--make-rprivate", "/"], check=True)


@contextmanager
def mounted(place: Path, *what: str) -> Iterator[None]:
    """Mount something inside while the context lasts."""
    place.mkdir(parents=True, exist_ok=True)
    subprocess.run(["mount", *what, place], check=True)
    try:
        yield
    finally:
        subprocess.run(["umount", "--lazy", place], check=True)


@contextmanager
def new_debian(folder: Path, suite: str, cache: Path | None) -> Iterator[Debian]:
    """Create a minimal Debian in a folder, and unmount everything in it afterwards."""
    root = folder / "debian"
    bootstrap(root, suite, cache)
    debian = Debian(root)
    with (
        mounted(root / "proc", "-t", "proc", "proc"),
        # Mounted read-only, so that nothing can be deleted through it, whatever goes wrong.
        mounted(root / SCREENS.relative_to("/"), "--bind", "-o", "ro", str(SCREENS)),
    ):
        debian.run("useradd", "--create-home", PERSON)
        yield debian


def bootstrap(root: Path, suite: str, cache: Path | None) -> None:
    """Fill a folder with a minimal Debian, from the cached archive if there is one."""
    archive = cache / f"debian-{suite}.tar" if cache else None
    root.mkdir()
    if archive and archive.is_file():
        subprocess.run(["tar", "-C", root, "-xf", archive], check=True)
        return
    command = ["debootstrap", "--variant=minbase", suite, str(root), MIRROR]
    made = subprocess.run(command, stdout=subprocess.DEVNULL, check=False)
    if made.returncode != 0:
        raise AssertionError("debootstrap could not make a Debian; is there a network?")
    if archive:
        archive.parent.mkdir(parents=True, exist_ok=True)
        half = archive.with_suffix(".half")
        subprocess.run(["tar", "-C", root, "-cf", half, "."], check=True)
        half.rename(archive)


def try_package(package: Path, debian: Debian, folder: Path, artefacts: Path) -> None:
    """Install, use and remove the package."""
    step("install the package")
    debian.install(package)
    files = debian.files()
    expect("the libraries that are missing", debian.missing_libraries(), [])
    starter = debian.starter(folder)
    try_options(starter)
    with new_screen(starter) as screen, kept(screen, artefacts):
        decline_course(screen.settings(debian.home))
        debian.run("chown", "-R", f"{PERSON}:", f"/home/{PERSON}")
        try_on_screen(screen, debian.home, artefacts)
    step("remove the package")
    debian.purge()
    expect("the files left behind", debian.left(files), [])


def main() -> int:
    """Try the package given on the command line; return 0 on success."""
    parser = argparse.ArgumentParser(description="Try a Debian package in a minimal Debian.")
    parser.add_argument("package", type=Path)
    parser.add_argument("--suite", default="bookworm", help="which Debian (default: bookworm)")
    parser.add_argument("--artefacts", type=Path, required=True, help="folder for pictures")
    parser.add_argument("--cache", type=Path, help="folder for the minimal Debian of next time")
    options = parser.parse_args()
    if os.geteuid() != 0 or not shutil.which("debootstrap"):
        parser.error("this needs root and debootstrap")
    enter_own_mounts()
    options.artefacts.mkdir(parents=True, exist_ok=True)
    isolate_environment()
    # Tidy up on SIGTERM too.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
    with TemporaryDirectory(prefix="try-deb-") as name:
        folder = Path(name)
        # The user inside needs access.
        folder.chmod(0o755)
        try:
            step(f"make a minimal {options.suite}")
            with new_debian(folder, options.suite, options.cache) as debian:
                try_package(options.package.resolve(), debian, folder, options.artefacts)
        except AssertionError as error:
            print(f"The package failed: {error}", file=sys.stderr)
            return 1
    print("The package passed.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
