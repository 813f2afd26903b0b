"""Build the Windows program on Linux under Wine, play with it, and tell what was seen.

    python packaging/windows/build.py

The folder, the .zip and the installer are then in dist/windows, pictures in build/windows/pictures.
Needs root, for a minimal Debian with Wine, and a network; what it fetches is kept in build/windows.
Exit status 0 means that everything passed.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import shutil
import signal
import subprocess
import sys
import zipfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic
from typing import TYPE_CHECKING

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT), str(ROOT / "packaging")]

from compare_builds import differences, fingerprints
from freeze import date_of_commit
from minimal_debian import enter_own_mounts
from smoke import expect, isolate_environment
from windows import parts
from windows.installer import InstallerError, add_checksum, make_installer
from windows.installer_trial import InstallerTrial
from windows.solver import LIBRARY, compile_for_windows
from windows.trial import Trial
from windows.wine import held_desktop, new_wine

from tests.end_to_end.desktop import new_desktop
from tictac_gui import __version__

if TYPE_CHECKING:
    from collections.abc import Callable

    from windows.wine import Wine

    from tests.end_to_end.desktop import Desktop

CACHE = ROOT / "build" / "windows"
DIST = ROOT / "dist" / "windows"
NAME = f"tictac-{__version__}-windows-x86_64"
MEGABYTE = 1_000_000
LIMITS = {NAME: 62, f"{NAME}.zip": 27, f"{NAME}-setup.exe": 20}
"""In megabytes."""

OURS = f"_internal/{LIBRARY}"
"""The only library that neither Python nor a package has."""

_TESTS_OF_SOLVER = ("tests/games/connect_four/test_solver.py", "-k", "TestScores and compiled")
_TELL_VERSIONS = """\
import platform, PyInstaller, PySide6.QtWidgets
print(platform.python_version(), PySide6.__version__, PyInstaller.__version__)
"""
# As package.py does it, but into another folder and without trying it.
_BUILD_AGAIN = """\
import sys
from pathlib import Path
sys.path[:0] = ["packaging"]
from package import build
build(Path("again").resolve(), Path("build/again").resolve())
"""


class Seen:
    """What has been tried and seen, told at once and in a table at the end."""

    def __init__(self) -> None:
        self._rows: list[tuple[str, str]] = []
        self._began = monotonic()

    def note(self, what: str, seen: str) -> None:
        """Note what was seen."""
        self._rows.append((what, seen))
        print(f"Windows, {monotonic() - self._began:.0f} s: {what}: {seen}", flush=True)

    def table(self) -> str:
        """Return all that was seen, as a table."""
        width = max(len(what) for what, _ in self._rows)
        lines = [f"| {what:<{width}} | {seen} |" for what, seen in self._rows]
        return "\n".join(["| tried | seen |", "|---|---|", *lines, ""])


def make_all(wine: Wine, desktop: Desktop, seen: Seen, work: Path) -> None:
    """Build twice into dist/windows and elsewhere, and try what was built."""
    set_up_python(wine, seen)
    with held_desktop(wine), ThreadPoolExecutor() as threads:
        again = build_twice(wine, seen)
        # Compressing takes as long as playing does.
        installers = threads.map(make_installer, (DIST / NAME, again / NAME))
        pictures = CACHE / "pictures"
        shutil.rmtree(pictures, ignore_errors=True)
        trial = Trial(wine, desktop, work, pictures)
        try_program(trial, unpacked(wine), seen)
        for installer in installers:
            add_checksum(installer)
        expect("the files that differ in a second build", differences(DIST, again), [])
        seen.note("built twice", f"the same {len(fingerprints(again))} files")
        tell_sizes(seen)
        installing = InstallerTrial(wine, desktop, trial, work, pictures / "installer")
        try_installer(installing, seen)


def set_up_python(wine: Wine, seen: Seen) -> None:
    """Install Python and its packages in Wine."""
    downloads = CACHE / "parts"
    parts.download(downloads)
    parts.install(downloads, wine.python)
    wine.give(wine.python)
    compared = parts.compare(wine.python, downloads)
    seen.note(
        "the libraries of Python",
        f"{len(compared.same)} as another publisher ships them; by their hash alone: "
        f"{', '.join(compared.alone)} and Microsoft's runtime",
    )
    told = wine.run("wine", wine.path(wine.python / "python.exe"), "-c", _TELL_VERSIONS)
    python, qt, pyinstaller = told.split()
    expect("the version of Python", python, parts.PYTHON_VERSION)
    versions = f"Python {python}, PySide6 {qt}, PyInstaller {pyinstaller}"
    seen.note("the versions", f"{versions}, {wine.version()}")


def build_twice(wine: Wine, seen: Seen) -> Path:
    """Build into dist/windows, as on a Windows, and again; return where it was built again."""
    source = copy_checkout(wine)
    python = ("wine", wine.path(wine.python / "python.exe"))
    date = str(date_of_commit())
    compile_for_windows(source, wine.python)
    # None would be chosen if it weren't loaded, which fails, too.
    told = wine.run(*python, "-m", "pytest", "-q", *_TESTS_OF_SOLVER, folder=source)
    seen.note("the compiled solver beside another's scores", told.strip().splitlines()[-1])
    wine.run(*python, "packaging/package.py", folder=source, SOURCE_DATE_EPOCH=date)
    seen.note("built, inspected and played inside, as on a Windows", "passed")
    shutil.rmtree(DIST, ignore_errors=True)
    shutil.copytree(source / "dist", DIST)
    expect("the libraries of other origin", parts.strangers(DIST / NAME, wine.python), [OURS])
    compile_for_windows(source, wine.python)
    wine.run(*python, "-c", _BUILD_AGAIN, folder=source, SOURCE_DATE_EPOCH=date)
    return source / "again"


def copy_checkout(wine: Wine) -> Path:
    """Copy what belongs to the project onto Wine's drive."""
    source = wine.drive / "tictac"
    command = ("git", "ls-files", "-z", "--cached", "--others", "--exclude-standard")
    listed = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    for name in filter(None, listed.split("\0")):
        # One that was deleted may still be listed.
        if (ROOT / name).is_file():
            (source / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, source / name)
    wine.give(source)
    return source


def unpacked(wine: Wine) -> Path:
    """Unpack the .zip where only an administrator can write, and return the program in it."""
    place = wine.drive / "Program Files"
    with zipfile.ZipFile(DIST / f"{NAME}.zip") as archive:
        archive.extractall(place)
    return place / NAME / "tictac.exe"


def tell_sizes(seen: Seen) -> None:
    """See that the downloads are small enough."""
    for name, limit in LIMITS.items():
        file = DIST / name
        size = sum(path.stat().st_size for path in [file, *file.rglob("*")] if path.is_file())
        expect(f"whether {name} is at most {limit} MB", size <= limit * MEGABYTE, True)
        told = f"{size / MEGABYTE:.1f} MB of {limit} MB"
        if file.is_file():
            told += f", sha256 {hashlib.sha256(file.read_bytes()).hexdigest()}"
        seen.note(name, told)


def try_program(trial: Trial, program: Path, seen: Seen) -> None:
    """Try the program as unpacked from the .zip."""
    tries: dict[str, Callable[[Path], str]] = {
        "played by pointer and keys": trial.play,
        "in folders with spaces, umlauts and more": trial.play_in_awkward_folders,
        "where nothing can be saved": trial.play_without_permission,
        "two at once": trial.play_twice_at_once,
        "in German": trial.play_in_german,
        "in a console": trial.print_in_console,
    }
    for what, attempt in tries.items():
        seen.note(what, attempt(program))


def try_installer(installing: InstallerTrial, seen: Seen) -> None:
    """Install, replace and remove the program."""
    installing.begin(DIST / f"{NAME}-setup.exe")
    seen.note("installed by hand, in English", installing.install_by_hand(DIST / NAME))
    tries: dict[str, Callable[[], str]] = {
        "played as installed": installing.play,
        "installed while it runs": installing.refuse_while_running,
        "removed silently": installing.remove_silently,
        "installed over an older version, in German": installing.replace_older,
        "removed by hand, in German and English": installing.remove_by_hand,
        "removed silently with games": installing.remove_with_games,
    }
    for what, attempt in tries.items():
        seen.note(what, attempt())


def main() -> int:
    """Build and try everything; return 0 if what is in dist/windows can be released."""
    parser = argparse.ArgumentParser(description="Build and try the Windows program under Wine.")
    parser.parse_args()
    if os.geteuid() != 0 or not shutil.which("debootstrap"):
        parser.error("this needs root and debootstrap")
    enter_own_mounts()
    isolate_environment()
    # Tidy up on SIGTERM too.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
    seen = Seen()
    with TemporaryDirectory(prefix="windows-") as name:
        work = Path(name)
        try:
            with new_desktop(work) as desktop, new_wine(CACHE, desktop.display) as wine:
                make_all(wine, desktop, seen, work)
        except (AssertionError, InstallerError, parts.PartsError) as error:
            print(f"Windows failed: {error}", file=sys.stderr)
            return 1
    table = seen.table()
    (CACHE / "seen.md").write_text(table, encoding="utf-8")
    print(f"\n{table}\nPictures are in {CACHE / 'pictures'}.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
