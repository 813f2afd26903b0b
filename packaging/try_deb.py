"""Install the Debian package into a minimal Debian, try the program there, and remove it.

    python packaging/try_deb.py dist/tictac_0.2.0_amd64.deb --suite trixie --artefacts build/try-deb

Only the package and its dependencies are installed there; the screen on which the program is shown
belongs to the host. Needs root, debootstrap and a network. Exit status 0 means success.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import signal
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from minimal_debian import PERSON, Debian, enter_own_mounts, host_screens, new_debian
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

PACKAGE = "tictac"

# Runs as the person, with the host's environment except for paths that don't exist inside.
_STARTER = """\
#!/bin/sh
exec chroot --userspec={person} '{root}' \\
    env -u XDG_RUNTIME_DIR HOME=/home/{person} PATH=/usr/bin:/bin:/usr/games {package} "$@"
"""


class Package:
    """The package in a Debian."""

    def __init__(self, file: Path, debian: Debian) -> None:
        """Install it there."""
        self._debian = debian
        inside = debian.root / file.name
        shutil.copy(file, inside)
        debian.install(f"/{file.name}")
        inside.unlink()

    def starter(self, folder: Path) -> Path:
        """Create a script on the host that starts the program inside."""
        file = folder / "starter"
        file.write_text(_STARTER.format(person=PERSON, root=self._debian.root, package=PACKAGE))
        file.chmod(0o755)
        return file

    def files(self) -> list[str]:
        """Return the files of the installed package, without shared folders."""
        listed = self._debian.run("dpkg", "--listfiles", PACKAGE).splitlines()
        return [name for name in listed if not self._is_folder(name) or PACKAGE in name]

    def missing_libraries(self) -> list[str]:
        """Return the libraries missing for any part of the program, even unused ones."""
        folder = f"/usr/lib/{PACKAGE}"
        ldd = ("find", folder, "-type", "f", "-name", "*.so*", "-exec", "ldd", "{}", "+")
        linked = self._debian.run("env", f"LD_LIBRARY_PATH={folder}/_internal", *ldd)
        return sorted(set(re.findall(r"(\S+) => not found", linked)))

    def purge(self) -> None:
        """Remove the package and its dependencies."""
        self._debian.run("apt-get", "-q", "--yes", "purge", PACKAGE)
        self._debian.run("apt-get", "-q", "--yes", "autoremove", "--purge")

    def left(self, files: list[str]) -> list[str]:
        """Return the files that are still there, and any others with the package's name."""
        still = {name for name in files if os.path.lexists(self._outside(name))}
        others = {
            f"/{path.relative_to(self._debian.root)}"
            for folder in ("etc", "opt", "usr", "var")
            for path in (self._debian.root / folder).rglob(f"*{PACKAGE}*")
        }
        return sorted(still | others)

    def _outside(self, name: str) -> Path:
        return self._debian.root / name.lstrip("/")

    def _is_folder(self, name: str) -> bool:
        path = self._outside(name)
        return path.is_dir() and not path.is_symlink()


def try_package(file: Path, debian: Debian, folder: Path, artefacts: Path) -> None:
    """Install, use and remove the package."""
    step("install the package")
    package = Package(file, debian)
    files = package.files()
    expect("the libraries that are missing", package.missing_libraries(), [])
    starter = package.starter(folder)
    try_options(starter)
    with (
        new_screen(starter) as screen,
        host_screens(debian),
        kept(screen, artefacts),
    ):
        decline_course(screen.settings(debian.home))
        debian.give_home()
        try_on_screen(screen, debian.home, artefacts)
    step("remove the package")
    package.purge()
    expect("the files left behind", package.left(files), [])


def main() -> int:
    """Try the package given on the command line; return 0 on success."""
    parser = argparse.ArgumentParser(description="Try a Debian package in a minimal Debian.")
    parser.add_argument("package", type=Path)
    parser.add_argument("--suite", default="trixie", help="which Debian (default: trixie)")
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
