"""Reads whole numbers from files that anybody may have edited."""

from __future__ import annotations

import re

_WHOLE_NUMBER = re.compile(r"-?[0-9]{1,18}")
"""So few digits that no number is large: Python refuses texts of thousands of them."""


def whole_number(text: str, least: int, most: int) -> int | None:
    """Return the number that a text consists of, None if it is none, or not within these two."""
    if not _WHOLE_NUMBER.fullmatch(text):
        return None
    number = int(text)
    return number if least <= number <= most else None
