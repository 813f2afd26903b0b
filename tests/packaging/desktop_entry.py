"""Reads the commands of a desktop entry, as the specification says that desktops do."""

import re
from pathlib import Path


def commands(entry: Path) -> list[list[str]]:
    """Return the commands of the entry and of its actions, each as a list of arguments."""
    lines = entry.read_text(encoding="utf-8").splitlines()
    return [_arguments(line.partition("=")[2]) for line in lines if line.startswith("Exec=")]


def _arguments(value: str) -> list[str]:
    # First it is read as any value, then its quotes are, and last its field codes.
    text = re.sub(r"\\(.)", lambda found: {"s": " "}.get(found[1], found[1]), value)
    found = re.findall(r'"((?:[^"\\]|\\.)*)"|(\S+)', text)
    words = [re.sub(r'\\(["`$\\])', r"\1", quoted) if quoted else bare for quoted, bare in found]
    return [word.replace("%%", "%") for word in words]
