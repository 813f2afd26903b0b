"""The packaged application beside a bare window of nine buttons: how large, how soon painted."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from tests.bench.first_paint import new_screen
from tests.bench.report import Limit, print_table
from tests.end_to_end.program import ROOT
from tictac_gui import __version__

sys.path.append(str(ROOT / "packaging"))

import debian
from freeze import date_of_commit, environment, freeze

BARE_WINDOW = ROOT / "tests" / "bench" / "bare_window.py"
STARTS = 41
"""With only 15 the ratio came out anywhere between 1.08 and 1.26 on a noisy machine."""
MEGABYTE = 1_000_000


def run() -> list[Limit]:
    with TemporaryDirectory() as place:
        folder = Path(place)
        bare = freeze(folder / "bare", "--program", str(BARE_WINDOW), "--name", "bare")
        ours = freeze(folder / "ours")
        return [
            *_sizes(ours, bare, _default_bundle(folder / "default")),
            *_starts(ours / "tictac", bare / "bare"),
        ]


def _sizes(ours: Path, bare: Path, default: Path) -> list[Limit]:
    deb = len(debian.package(ours, __version__, date_of_commit())) / MEGABYTE
    sizes = {folder: _megabytes(folder) for folder in (default, bare, ours)}
    ratio = Limit("our bundle beside a bare window's", sizes[ours] / sizes[default], 0.7, "×")
    limits = (
        Limit("our bundle", sizes[ours], 115, "MB"),
        Limit("our Debian package", deb, 32, "MB"),
    )
    rows = {
        "a bare window, PyInstaller's default": (default, ("", "", "")),
        "a bare window, frozen as ours": (bare, ("", "", "")),
        "Tictac": (ours, limits[0].columns),
        "Tictac beside the first": (None, ratio.columns),
    }
    print_table(
        "The size of the bundle",
        ["", "files", "MB", "bound", ""],
        [
            [
                name,
                str(_files(folder)) if folder else "",
                f"{sizes[folder]:.1f}" if folder else columns[0],
                *columns[1:],
            ]
            for name, (folder, columns) in rows.items()
        ]
        + [["Tictac as a Debian package", "", *limits[1].columns]],
    )
    return [ratio, *limits]


def _starts(ours: Path, bare: Path) -> list[Limit]:
    with new_screen() as screen:
        # In turn, so that load on the machine affects both equally; the first are warm-up.
        rounds = [
            [screen.seconds_to_paint(program) for program in (bare, ours)]
            for _ in range(STARTS + 1)
        ][1:]
    bare_seconds, our_seconds = map(median, zip(*rounds, strict=True))
    limit = Limit(
        "our start to first paint beside a bare window's", our_seconds / bare_seconds, 1.4, "×"
    )
    print_table(
        f"From the start to the first paint, warm, median of {STARTS}",
        ["", "ms", "beside", "bound", ""],
        [
            ["a bare window", f"{bare_seconds * 1e3:.0f}", "", "", ""],
            ["Tictac", f"{our_seconds * 1e3:.0f}", *limit.columns],
            ["our own share", f"{(our_seconds - bare_seconds) * 1e3:.0f}", "", "", ""],
        ],
    )
    return [limit]


def _default_bundle(folder: Path) -> Path:
    """Freeze the bare window as PyInstaller does with no options."""
    folder.mkdir()
    command = (sys.executable, "-m", "PyInstaller", "--windowed", "--name", "default")
    subprocess.run(
        [*command, str(BARE_WINDOW)],
        cwd=folder,
        env=environment(folder),
        capture_output=True,
        check=True,
    )
    return folder / "dist" / "default"


def _megabytes(folder: Path) -> float:
    paths = (path for path in folder.rglob("*") if not path.is_dir())
    return sum(path.lstat().st_size for path in paths) / MEGABYTE


def _files(folder: Path) -> int:
    return sum(path.is_file() and not path.is_symlink() for path in folder.rglob("*"))
