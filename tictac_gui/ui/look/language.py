"""Which language is used: the one chosen, or the first of the system's languages that we have."""

from __future__ import annotations

from enum import Enum, auto
from typing import TYPE_CHECKING

from PySide6.QtCore import QLocale

if TYPE_CHECKING:
    from collections.abc import Iterable


class Language(Enum):
    """What the person can choose."""

    SYSTEM = auto()
    ENGLISH = auto()
    GERMAN = auto()


_AVAILABLE = {
    Language.ENGLISH: QLocale.Language.English,
    Language.GERMAN: QLocale.Language.German,
}


def language_to_use(language: Language, system: Iterable[str]) -> QLocale.Language:
    """Return the language to use, given the codes of the system's languages, preferred first."""
    if language is not Language.SYSTEM:
        return _AVAILABLE[language]
    wanted = (QLocale(code).language() for code in system)
    return next((name for name in wanted if name in _AVAILABLE.values()), QLocale.Language.English)
