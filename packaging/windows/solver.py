"""Compile Connect Four's solver for Windows on Linux, against the Windows Python of the build."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from compile_solver import FOLDER, OPTIONS, SOURCE, copy_sources
from windows.parts import PYTHON_VERSION

_VERSION = "".join(PYTHON_VERSION.split(".")[:2])
LIBRARY = f"{FOLDER}/solver.cp{_VERSION}-win_amd64.pyd"
_COMPILER = (
    *("x86_64-w64-mingw32-gcc", "-O2", "-shared", "-DMS_WIN64", "-DNDEBUG", "-static-libgcc"),
    # Stripped, and without the time.
    *("-Wl,-s", "-Wl,--no-insert-timestamp"),
)


def compile_for_windows(checkout: Path, python: Path) -> None:
    """Compile the solver of a checkout for a Windows Python in a folder."""
    with TemporaryDirectory() as name:
        copy = Path(name)
        copy_sources(checkout, copy)
        generated = Path(SOURCE).with_suffix(".c")
        compiler = (*_COMPILER, "-I", str(python / "include"), str(generated))
        libraries = ("-L", str(python / "libs"), f"-lpython{_VERSION}")
        for command in (
            (sys.executable, "-m", "cython", *OPTIONS, SOURCE),
            # The linker chooses an address by this name.
            (*compiler, *libraries, "-o", LIBRARY),
        ):
            subprocess.run(command, cwd=copy, check=True)
        shutil.copyfile(copy / LIBRARY, checkout / LIBRARY)
