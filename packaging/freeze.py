"""Run PyInstaller so that a commit always gives the same bundle, and fail where it only warns."""

from __future__ import annotations

import argparse
import os
import platform
import re
import shutil
import subprocess
import sys
from pathlib import Path

from libraries import search_beside_only

ROOT = Path(__file__).resolve().parent.parent
SPEC = ROOT / "packaging" / "tictac.spec"


class FreezeError(Exception):
    """What is wrong with the bundle, as a message for the person building it."""


def freeze(folder: Path, *options: str) -> Path:
    """Freeze the program into a folder, replacing an earlier bundle, and return the bundle."""
    bundles, work = folder / "bundle", folder / "work"
    # Not the folder itself: it may have been given on the command line and hold other files.
    for part in (bundles, work):
        shutil.rmtree(part, ignore_errors=True)
    command = (sys.executable, "-m", "PyInstaller", "--noconfirm", "--log-level", "INFO")
    places = ("--distpath", str(bundles), "--workpath", str(work))
    work.mkdir(parents=True)
    log = work / "pyinstaller.log"
    with log.open("w") as file:
        status = subprocess.run(
            [*command, *places, str(SPEC), "--", *options],
            cwd=work,
            env=environment(work),
            stdout=file,
            stderr=subprocess.STDOUT,
            check=False,
        ).returncode
    text = log.read_text()
    if status != 0:
        raise FreezeError(f"{text}\nPyInstaller failed, see above and {log}.")
    bundle = _bundle(bundles)
    if missing := missing_libraries(text, {path.name for path in bundle.rglob("*")}):
        raise FreezeError("The bundle lacks libraries:\n" + "\n".join(missing))
    if sys.platform.startswith("linux"):
        search_beside_only(bundle)
    return bundle


def environment(work: Path) -> dict[str, str]:
    """Return the environment in which builds are reproducible."""
    return {
        **os.environ,
        # Compiled modules contain sets in the order of their hashes.
        "PYTHONHASHSEED": "0",
        "SOURCE_DATE_EPOCH": str(date_of_commit()),
        # Otherwise its cache would be shared with every other program that is frozen here.
        "PYINSTALLER_CONFIG_DIR": str(work / "cache"),
    }


def date_of_commit() -> int:
    """Return the time of the commit, which is used as the time of the build."""
    if given := os.environ.get("SOURCE_DATE_EPOCH"):
        return int(given)
    command = ["git", "log", "-1", "--format=%ct"]
    try:
        output = subprocess.run(
            command, cwd=ROOT, capture_output=True, text=True, check=True
        ).stdout
    except (OSError, subprocess.CalledProcessError):
        # Not a clone but an unpacked archive: its files are as old as the commit.
        return int((ROOT / "pyproject.toml").stat().st_mtime)
    return int(output)


def missing_libraries(log: str, shipped: set[str]) -> list[str]:
    """Return PyInstaller's warnings about libraries that a file in the bundle needs.

    It also warns about libraries that only files outside the bundle need.
    """
    warnings = re.findall(r"Library not found: could not resolve .+, dependency of '.+'", log)
    return [line for line in warnings if re.split(r"[\\/]", line.rstrip("'"))[-1] in shipped]


def platform_name() -> str:
    """Return the platform's name as used in the names of the downloads."""
    system = {"darwin": "macos", "win32": "windows"}.get(sys.platform, sys.platform)
    machine = platform.machine().lower().replace("amd64", "x86_64")
    return f"{system}-{machine}"


def _bundle(folder: Path) -> Path:
    """Return what PyInstaller has built: on macOS the application, elsewhere the folder."""
    made = sorted(folder.iterdir(), key=lambda path: path.suffix != ".app")
    return made[0]


def main() -> int:
    """Freeze the program and print where it is."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--into", type=Path, default=ROOT / "build" / "frozen")
    try:
        print(freeze(parser.parse_args().into.resolve()))
    except FreezeError as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
