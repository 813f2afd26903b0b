"""Bring the catalogues in resources/translations up to date with the texts in the code.

New texts are added to each .ts without a translation. Add it there or with Qt Linguist, and run
this again to compile the .qm that the program reads.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from shutil import which
from xml.etree import ElementTree as ET

import PySide6

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tictac_gui.translation import with_checksum

CODE = ROOT / "tictac_gui"
FOLDER = ROOT / "resources" / "translations"
LANGUAGES = ("de",)


def main() -> int:
    """Update and compile every catalogue; return 1 if something is untranslated."""
    missing = False
    for language in LANGUAGES:
        catalogue = FOLDER / f"tictac_{language}.ts"
        update(catalogue)
        compile_to(catalogue.with_suffix(".qm"), catalogue)
        for context, text in unfinished(catalogue):
            missing = True
            print(f"{catalogue.relative_to(ROOT)}: {context}: not translated: {text}")
    return int(missing)


def update(catalogue: Path) -> None:
    """Add the texts that are new in the code, drop those that are gone."""
    modules = sorted(str(module.relative_to(ROOT)) for module in CODE.rglob("*.py"))
    # Sorted and without line numbers, so that the file changes only if a text does.
    options = ("-silent", "-no-obsolete", "-sort-messages", "-locations", "none")
    _run("lupdate", *options, "-source-language", "en", *modules, "-ts", str(catalogue))


def compile_to(compiled: Path, catalogue: Path) -> None:
    """Compile a catalogue for Qt, with the checksum that the program looks for."""
    _run("lrelease", "-silent", "-nounfinished", str(catalogue), "-qm", str(compiled))
    compiled.write_bytes(with_checksum(compiled.read_bytes()))


def unfinished(catalogue: Path) -> list[tuple[str, str]]:
    """Return the untranslated texts, each with its context."""
    return [
        (context.findtext("name", ""), message.findtext("source", ""))
        for context in ET.parse(catalogue).iter("context")  # noqa: S314 - is our own
        for message in context.iter("message")
        if (translation := message.find("translation")) is None
        or translation.get("type") == "unfinished"
    ]


def _run(tool: str, *arguments: str) -> None:
    """Run one of the tools that come with PySide6."""
    program = which(tool, path=Path(PySide6.__path__[0]))
    if not program:
        sys.exit(f"{tool} should be in {PySide6.__path__[0]}, but is not.")
    subprocess.run([program, *arguments], cwd=ROOT, check=True)


if __name__ == "__main__":
    sys.exit(main())
