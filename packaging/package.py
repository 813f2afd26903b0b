"""Build the downloads into dist/: the application, archives of it, their checksums.

The result is then inspected and played with, and must pass. After the application in dist/ has been
signed, --archive makes its archives again.
"""

from __future__ import annotations

import argparse
import hashlib
import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT)]

import debian
from archives import members_of, tar, zipped
from compile_solver import NOT_COMPILED, NotCompiledError, compile_solver
from components import bill_of_materials
from freedesktop import beside_program
from freeze import FreezeError, date_of_commit, freeze, platform_name

from tictac_gui import __version__


def build(into: Path, work: Path) -> Path:
    """Fill an empty folder with all downloads, and return the application in it."""
    shutil.rmtree(into, ignore_errors=True)
    compile_solver(ROOT)
    frozen = freeze(work)
    application = application_path(into)
    application.parent.mkdir(parents=True)
    frozen.rename(application)
    archive(into)
    return application


def application_path(into: Path) -> Path:
    """Return where the application is in the folder of downloads."""
    folder = into / f"tictac-{__version__}-{platform_name()}"
    return folder / "Tictac.app" if sys.platform == "darwin" else folder


def archive(into: Path) -> None:
    """Make the archives of the application in a folder, its bill of materials and checksums."""
    application = application_path(into)
    name = application.relative_to(into).parts[0]
    date = date_of_commit()
    members = members_of(into / name, at=name)
    recipes: dict[str, Callable[[], bytes]] = {}
    if sys.platform == "win32":
        recipes[f"{name}.zip"] = lambda: zipped(members, date)
    else:
        recipes[f"{name}.tar.xz"] = lambda: tar(members, date)
    if sys.platform.startswith("linux"):
        members |= {f"{name}/{place}": file for place, file in beside_program().items()}
        recipes[debian.file_name(__version__)] = partial(
            debian.package, application, __version__, date
        )
    # Compressing takes most of the time, and Python lets other threads run meanwhile.
    with ThreadPoolExecutor() as threads:
        archives = dict(
            zip(recipes, threads.map(lambda make: make(), recipes.values()), strict=True)
        )
    archives[f"{name}.cdx.json"] = bill_of_materials(application, __version__, date)
    for file, content in archives.items():
        (into / file).write_bytes(content)
    sums = [f"{hashlib.sha256(archives[file]).hexdigest()}  {file}\n" for file in sorted(archives)]
    (into / "SHA256SUMS").write_text("".join(sums), newline="\n")


def executable(application: Path) -> Path:
    """Return the program inside an application."""
    if application.suffix == ".app":
        return application / "Contents" / "MacOS" / "tictac"
    return application / ("tictac.exe" if sys.platform == "win32" else "tictac")


def check(application: Path) -> bool:
    """Inspect the application and play with it; return whether it passed."""
    program = executable(application)
    artefacts = ROOT / "build" / "smoke"
    checks = (
        ("-m", "pytest", "-q", "tests/frozen", f"--bundle={application}"),
        ("packaging/smoke.py", str(program), "--artefacts", str(artefacts)),
    )
    return all(
        subprocess.run([sys.executable, *arguments], cwd=ROOT, check=False).returncode == 0
        for arguments in checks
    )


def main() -> int:
    """Build and check; return 0 if what is in dist/ can be released."""
    parser = argparse.ArgumentParser(description="Build the downloads into dist/.")
    parser.add_argument(
        "--archive", action="store_true", help="only make the archives again, as after signing"
    )
    dist = ROOT / "dist"
    if parser.parse_args().archive:
        archive(dist)
        return 0
    try:
        application = build(dist, ROOT / "build" / "frozen")
    except (FreezeError, debian.UnknownLibraryError) as error:
        print(error, file=sys.stderr)
        return 1
    except NotCompiledError as error:
        print(NOT_COMPILED.format(error), file=sys.stderr)
        return 1
    for file in sorted(dist.iterdir()):
        size = sum(path.lstat().st_size for path in [file, *file.rglob("*")] if not path.is_dir())
        print(f"{size / 1e6:8.1f} MB  {file.relative_to(ROOT)}", flush=True)
    return 0 if check(application) else 1


if __name__ == "__main__":
    sys.exit(main())
