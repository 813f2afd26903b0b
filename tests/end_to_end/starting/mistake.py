"""A call of Qt that PySide6 objects to, with a description of what would have been right."""

from typing import Any

from PySide6.QtCore import QSize


def mistake() -> str:
    """Make the mistake and return what is said about it."""
    # Any, for a checker of types would object, as it should.
    make_size: Any = QSize
    try:
        make_size("small", "large")
    except TypeError as error:
        return str(error)
    return ""
