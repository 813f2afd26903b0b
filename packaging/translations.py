"""Bring the catalogues in resources/translations up to date with the texts in the code.

New texts are added to each .ts without a translation; whoever translates them types it there, or
uses Qt Linguist, and runs this again, which compiles the .qm that the program reads.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from shutil import which
from xml.etree import ElementTree as ET

import PySide6

ROOT = Path(__file__).resolve().parent.parent
CODE = ROOT / "tictac_gui" / "ui"
FOLDER = ROOT / "resources" / "translations"
LANGUAGES = ("de",)


def main() -> int:
    """Update and compile every catalogue; 1 if something remains to be translated."""
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
    # Sorted and without line numbers, so that only a change of a text changes the file.
    options = ("-silent", "-no-obsolete", "-sort-messages", "-locations", "none")
    _run("lupdate", *options, "-source-language", "en", *modules, "-ts", str(catalogue))


def compile_to(compiled: Path, catalogue: Path) -> None:
    """Make of a catalogue what Qt reads."""
    _run("lrelease", "-silent", "-nounfinished", str(catalogue), "-qm", str(compiled))


def unfinished(catalogue: Path) -> list[tuple[str, str]]:
    """Return the texts that nobody has translated yet, each with its context."""
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
