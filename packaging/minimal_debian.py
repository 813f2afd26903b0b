"""A minimal Debian in a folder, with one ordinary user, and what is mounted there meanwhile.

It needs root, debootstrap and a network. All mounts belong to this process alone.
"""

from __future__ import annotations

import ctypes
import subprocess
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator
    from contextlib import AbstractContextManager

PERSON = "player"
SCREENS = Path("/tmp/.X11-unix")  # noqa: S108 - where X servers have their sockets
_MIRROR = "http://deb.debian.org/debian"
_SCRIPTS = Path("/usr/share/debootstrap/scripts")
_NEW_MOUNTS = 0x20000
"""CLONE_NEWNS of Linux."""


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

    def install(self, *packages: str) -> None:
        """Install packages and their dependencies, but nothing that they only recommend."""
        self.run("apt-get", "-q", "update")
        self.run("apt-get", "-q", "--yes", "install", "--no-install-recommends", *packages)

    def give_home(self) -> None:
        """Let the user own all that is in their home."""
        self.run("chown", "-R", f"{PERSON}:", f"/home/{PERSON}")


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
    with mounted(root / "proc", "-t", "proc", "proc"):
        debian.run("useradd", "--create-home", PERSON)
        yield debian


def host_screens(debian: Debian) -> AbstractContextManager[None]:
    """Let programs inside be shown on this machine's screens."""
    place = debian.root / SCREENS.relative_to("/")
    # Mounted read-only, so that nothing can be deleted through it, whatever goes wrong.
    return mounted(place, "--bind", "-o", "ro", str(SCREENS))


def bootstrap(root: Path, suite: str, cache: Path | None) -> None:
    """Fill a folder with a minimal Debian, from the cached archive if there is one."""
    archive = cache / f"debian-{suite}.tar" if cache else None
    root.mkdir()
    if archive and archive.is_file():
        subprocess.run(["tar", "-C", root, "-xf", archive], check=True)
        return
    command = ["debootstrap", "--variant=minbase", suite, str(root), _MIRROR]
    if not (_SCRIPTS / suite).exists():
        # A suite that is newer than debootstrap is made like the newest that it knows.
        command.append(str(_SCRIPTS / "sid"))
    made = subprocess.run(command, stdout=subprocess.DEVNULL, check=False)
    if made.returncode != 0:
        raise AssertionError("debootstrap could not make a Debian; is there a network?")
    # A mirror may lag behind what its signature promises; for a trial it is new enough.
    (root / "etc/apt/apt.conf.d/90-lagging-mirror").write_text(
        'Acquire::Check-Valid-Until "false";\n'
    )
    if archive:
        archive.parent.mkdir(parents=True, exist_ok=True)
        half = archive.with_suffix(".half")
        subprocess.run(["tar", "-C", root, "-cf", half, "."], check=True)
        half.rename(archive)
