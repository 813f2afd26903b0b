"""Chooses the language and installs its catalogues; builds no widgets."""

from __future__ import annotations

import logging
from enum import Enum, auto
from pathlib import Path
from typing import TYPE_CHECKING
from zlib import crc32

from PySide6.QtCore import QLibraryInfo, QLocale, QTranslator

if TYPE_CHECKING:
    from collections.abc import Iterable

    from PySide6.QtCore import QCoreApplication


class Language(Enum):
    """A choice of language; SYSTEM follows the system's."""

    SYSTEM = auto()
    ENGLISH = auto()
    GERMAN = auto()


_AVAILABLE = {
    Language.ENGLISH: QLocale.Language.English,
    Language.GERMAN: QLocale.Language.German,
}
_SECTION = b"\x7a\0\0\0\x04"
"""The head of a section of four bytes, of a kind that Qt doesn't know and skips."""
_log = logging.getLogger(__name__)


def language_to_use(language: Language, system: Iterable[str]) -> QLocale.Language:
    """Return the language to use, given the codes of the system's languages, preferred first."""
    if language is not Language.SYSTEM:
        return _AVAILABLE[language]
    wanted = (QLocale(code).language() for code in system)
    return next((name for name in wanted if name in _AVAILABLE.values()), QLocale.Language.English)


def with_checksum(catalogue: bytes) -> bytes:
    """Return a compiled catalogue with its checksum at the end.

    Qt's format has none, and looking a text up in a damaged catalogue can crash the program.
    """
    return catalogue + _SECTION + crc32(catalogue).to_bytes(4, "big")


def use_language(
    application: QCoreApplication, language: Language, system: QLocale, catalogues: Path
) -> None:
    """Translate all texts that are made from now on, Qt's own too; English needs no catalogue.

    A language that was in use must have been left before.
    """
    name = language_to_use(language, system.uiLanguages())
    if name is not QLocale.Language.English:
        code = QLocale.languageToCode(name)
        ours = catalogues / f"tictac_{code}.qm"
        if _is_sound(ours) and _install(application, ours):
            qt = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
            _install(application, Path(qt, f"qtbase_{code}.qm"))
        else:
            name = QLocale.Language.English
    # The system's settings for dates and numbers hold only if its language is used.
    uses_system_locale = name is system.language()
    QLocale.setDefault(system if uses_system_locale else QLocale(name, system.territory()))


def leave_language(application: QCoreApplication) -> None:
    """Remove the catalogues in use; not to be called before the first paint.

    PySide6 makes a Python object of every child of the application. One of them is the style, whose
    class has hundreds of enumeration members: making it takes as long as painting the window.
    """
    for translator in application.findChildren(QTranslator):
        application.removeTranslator(translator)
        translator.deleteLater()


def _is_sound(catalogue: Path) -> bool:
    try:
        content = catalogue.read_bytes()
    except OSError as error:
        _log.warning("the translation %s could not be read: %s", catalogue, error.strerror)
        return False
    is_sound = content == with_checksum(content[: -len(_SECTION) - 4])
    if not is_sound:
        _log.warning("the translation %s could not be read: it is damaged", catalogue)
    return is_sound


def _install(application: QCoreApplication, catalogue: Path) -> bool:
    translator = QTranslator(application)
    if translator.load(str(catalogue)):
        return application.installTranslator(translator)
    _log.warning("the translation %s could not be read", catalogue)
    translator.deleteLater()
    return False
