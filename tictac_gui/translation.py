"""Which language is used, and installing its catalogues; builds no widgets."""

from __future__ import annotations

import logging
from enum import Enum, auto
from pathlib import Path
from typing import TYPE_CHECKING
from zlib import crc32

from PySide6.QtCore import QLibraryInfo, QLocale, QTranslator

if TYPE_CHECKING:
    from collections.abc import Iterable

    from PySide6.QtWidgets import QApplication


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


_SECTION = b"\x7a\0\0\0\x04"
"""The head of a section that Qt doesn't know and passes over, with four bytes in it."""
_log = logging.getLogger(__name__)


def with_checksum(catalogue: bytes) -> bytes:
    """Return a compiled catalogue with its checksum at the end.

    Qt's format has none, and looking a text up in a damaged catalogue can crash the program.
    """
    return catalogue + _SECTION + crc32(catalogue).to_bytes(4, "big")


def use_language(
    application: QApplication, language: Language, system: QLocale, catalogues: Path
) -> None:
    """Translate all that is built from now on, even Qt's own texts; English needs no catalogue.

    Any other language must have been left.
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
    # Dates and numbers follow the language, and otherwise the system's settings.
    uses_system_locale = name is system.language()
    QLocale.setDefault(system if uses_system_locale else QLocale(name, system.territory()))


def leave_language(application: QApplication) -> None:
    """Remove the catalogues in use; not to be called before the first paint.

    PySide6 makes a Python object of everything that the application owns. One is the style, whose
    class has hundreds of enumeration members and takes as long to make as a window to be painted.
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


def _install(application: QApplication, catalogue: Path) -> bool:
    translator = QTranslator(application)
    if translator.load(str(catalogue)):
        return application.installTranslator(translator)
    _log.warning("the translation %s could not be read", catalogue)
    translator.deleteLater()
    return False
