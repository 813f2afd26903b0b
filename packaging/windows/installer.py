"""Make the installer for Windows from the finished folder, with NSIS; on any system that has it.

    python packaging/windows/installer.py dist/windows/tictac-0.2.0-windows-x86_64

It is put beside the folder and into its list of checksums. The same folder gives the same bytes.
"""

from __future__ import annotations

import argparse
import hashlib
import re
import shutil
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT)]

from tictac_gui import __version__

SCRIPT = ROOT / "packaging" / "windows" / "installer.nsi"


class InstallerError(Exception):
    """Why there is no installer, as a message for the person building it."""


def make_installer(folder: Path, version: str = __version__) -> Path:
    """Make the installer of the program in a folder, and return it."""
    if not (folder / "tictac.exe").is_file():
        raise InstallerError(f"There is no tictac.exe in {folder}.")
    if not shutil.which("makensis"):
        raise InstallerError("NSIS is missing: there is no makensis.")
    installer = folder.with_name(f"{folder.name}-setup.exe")
    with TemporaryDirectory(prefix="installer-") as name:
        work = Path(name)
        # For Windows, with its ends of lines; a leading mark says that it is UTF-8.
        (work / "licence.txt").write_text(
            (ROOT / "LICENSE").read_text(encoding="utf-8"), encoding="utf-8-sig", newline="\r\n"
        )
        (work / "files.nsh").write_text(unpacking(folder), encoding="utf-8-sig")
        defined = {
            "VERSION": version,
            "NUMBERS": four_numbers(version),
            "KILOBYTES": str(kilobytes(folder)),
            "FILES": str(work / "files.nsh"),
            "LICENCE": str(work / "licence.txt"),
            "ROOT": str(ROOT),
            "OUTPUT": str(installer),
        }
        definitions = [f"-D{key}={value}" for key, value in defined.items()]
        made = subprocess.run(
            ["makensis", "-V2", "-WX", "-INPUTCHARSET", "UTF8", *definitions, str(SCRIPT)],
            capture_output=True,
            text=True,
            check=False,
        )
    if made.returncode != 0:
        raise InstallerError(f"{made.stdout}{made.stderr}makensis failed, see above.")
    return installer


def unpacking(folder: Path) -> str:
    """Return the commands that unpack every file, always in the same order."""
    lines = []
    for place in sorted({path.parent for path in folder.rglob("*") if path.is_file()}):
        inside = "\\".join(("$INSTDIR", *place.relative_to(folder).parts))
        lines.append(f'SetOutPath "{inside}"')
        files = sorted(path for path in place.iterdir() if path.is_file())
        lines += [f'File "{_escaped(str(path))}"' for path in files]
    return "".join(f"{line}\n" for line in lines)


def four_numbers(version: str) -> str:
    """Return a version as Windows compares them."""
    numbers = re.findall(r"\d+", version)[:3]
    return ".".join([*numbers, *"0" * (4 - len(numbers))])


def kilobytes(folder: Path) -> int:
    """Return how much room the files take, as Windows shows it in its list of programs."""
    return sum(path.stat().st_size for path in folder.rglob("*") if path.is_file()) // 1024


def add_checksum(file: Path) -> None:
    """Put a file into the list of checksums beside it, in place of an earlier one."""
    sums = file.with_name("SHA256SUMS")
    lines = sums.read_text(encoding="utf-8").splitlines() if sums.is_file() else []
    kept = [line for line in lines if not line.endswith(f"  {file.name}")]
    digest = hashlib.sha256(file.read_bytes()).hexdigest()
    lines = sorted([*kept, f"{digest}  {file.name}"], key=lambda line: line.partition("  ")[2])
    sums.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8", newline="\n")


def _escaped(path: str) -> str:
    return path.replace("$", "$$")


def main() -> int:
    """Make the installer of the folder given on the command line."""
    parser = argparse.ArgumentParser(description="Make the installer for Windows.")
    parser.add_argument("folder", type=Path)
    try:
        installer = make_installer(parser.parse_args().folder.resolve())
    except InstallerError as error:
        print(error, file=sys.stderr)
        return 1
    add_checksum(installer)
    print(installer)
    return 0


if __name__ == "__main__":
    sys.exit(main())
