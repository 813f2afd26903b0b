"""Compile Connect Four's solver for the Python that runs this, if that can be done here.

    python packaging/compile_solver.py

The result is put beside solver.py. There Python prefers it, even to a source that is newer: so it
contains a hash of its sources, and whatever has another hash is removed. Where nothing can be
compiled, one line says so, and the program runs as it is.

Set-up imports it before anything is installed: so it uses the standard library only, and no syntax
that an older Python can't read.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path
from tempfile import TemporaryDirectory

ROOT = Path(__file__).resolve().parent.parent
FOLDER = "tictac_gui/games/connect_four"
SOURCE, TYPES = f"{FOLDER}/solver.py", f"{FOLDER}/solver.pxd"
OPTIONS = ("-3", "-X", "boundscheck=False,wraparound=False,cdivision=True,annotation_typing=False")
LOCK = "packaging/locks/build.txt"
COMPILERS = ("cc", "gcc", "clang")
LOG = "build/solver.log"
NOT_COMPILED = "Connect Four will take longer, as its solver can't be compiled: {0}."

# Cython would compress the hash with all other texts.
_UNCOMPRESSED = '''
cdef extern from *:
    """
    #define CYTHON_COMPRESS_STRINGS 0
    """
'''


class NotCompiledError(Exception):
    """Why nothing can be compiled here, as the end of a sentence."""


def hash_of_sources(root: Path) -> str:
    """Return a hash of whatever the compiled form depends on."""
    digest = hashlib.sha256()
    for name in (SOURCE, TYPES, "packaging/compile_solver.py", LOCK):
        digest.update((root / name).read_bytes())
    return digest.hexdigest()


def compiled_form(root: Path) -> Path:
    """Return where this Python finds the compiled form."""
    return root / FOLDER / f"solver{sysconfig.get_config_var('EXT_SUFFIX')}"


def remove_stale_forms(root: Path) -> None:
    """Remove what was compiled from other sources, for whichever Python."""
    current = hash_of_sources(root).encode()
    for form in (root / FOLDER).glob("solver.*"):
        if form.suffix in (".so", ".pyd") and current not in form.read_bytes():
            form.unlink()


def compile_solver(root: Path) -> None:
    """Compile the solver unless that has been done, or raise NotCompiledError."""
    remove_stale_forms(root)
    form = compiled_form(root)
    if form.is_file():
        return
    variables = _variables(find_compiler())
    with TemporaryDirectory() as name:
        copy = Path(name)
        copy_sources(root, copy)
        cythonize = ("-m", "Cython.Build.Cythonize", "--inplace", *OPTIONS, SOURCE)
        _run(root, *cythonize, cwd=copy, **variables)
        # Nobody may load half of it.
        half = form.with_suffix(f".{os.getpid()}")
        shutil.copyfile(compiled_form(copy), half)
        half.replace(form)
    try:
        _run(root, "-c", f"import {SOURCE[:-3].replace('/', '.')}", cwd=root)
    except NotCompiledError:
        form.unlink()
        raise


def _run(root: Path, *command: str, cwd: Path, **variables: str) -> None:
    """Let this Python do something, and keep what it prints if that fails."""
    ended = subprocess.run(
        [sys.executable, *command],
        cwd=cwd,
        env={**os.environ, **variables},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        check=False,
    )
    if ended.returncode != 0:
        (root / LOG).parent.mkdir(exist_ok=True)
        (root / LOG).write_bytes(ended.stdout)
        raise NotCompiledError(f"see {LOG}")


def copy_sources(root: Path, into: Path) -> None:
    """Copy the sources in the form in which they are compiled: with their hash."""
    (into / FOLDER).mkdir(parents=True)
    for folder in (Path(FOLDER), *Path(FOLDER).parents[:-1]):
        (into / folder / "__init__.py").touch()
    source, types = ((root / name).read_text(encoding="utf-8") for name in (SOURCE, TYPES))
    source += f'\nHASH_OF_SOURCES = "{hash_of_sources(root)}"\n'
    for name, text in ((SOURCE, source), (TYPES, types + _UNCOMPRESSED)):
        (into / name).write_text(text, encoding="utf-8", newline="\n")


def find_compiler() -> str:
    """Return the compiler if all that compiling takes is here, or raise NotCompiledError."""
    if not all(importlib.util.find_spec(name) for name in ("Cython", "setuptools")):
        raise NotCompiledError("Cython is not installed")
    if sys.platform == "win32":
        # Only setuptools knows where Microsoft's is.
        return ""
    usual = (os.environ.get("CC", ""), str(sysconfig.get_config_var("CC")).split()[0])
    compiler = next(filter(shutil.which, (*filter(None, usual), *COMPILERS)), "")
    if not compiler:
        raise NotCompiledError("there is no C compiler")
    if not Path(sysconfig.get_path("include"), "Python.h").is_file():
        raise NotCompiledError("Python's headers are not installed")
    return compiler


def _variables(compiler: str) -> dict[str, str]:
    """Return the variables with which the same sources always give the same bytes."""
    if sys.platform == "win32":
        return {"LINK": "/Brepro"}
    if sys.platform == "darwin":
        return {"CC": compiler, "LDFLAGS": "-Wl,-S"}
    # Without the folders in which this Python's own libraries are, and stripped.
    return {"CC": compiler, "LDSHARED": f"{compiler} -shared -Wl,-s"}


def main() -> None:
    """Compile the solver, or say why it isn't compiled."""
    try:
        compile_solver(ROOT)
    except (NotCompiledError, OSError) as error:
        print(NOT_COMPILED.format(error))


if __name__ == "__main__":
    main()
