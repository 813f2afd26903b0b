"""Finds resource files: icons, translations, licence texts, books, code to copy."""

from pathlib import Path

_PACKAGE = Path(__file__).parent


def resource(name: str) -> Path:
    """Return the path of a resource, in the installed package or in the checkout."""
    installed = _PACKAGE / "_resources"
    return (installed if installed.is_dir() else _PACKAGE.parent / "resources") / name
