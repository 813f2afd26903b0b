"""Installs the catalogues of a language, and removes them; builds no widgets."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

from PySide6.QtCore import QLibraryInfo, QLocale, QTranslator

from tictac_gui.ui.look.language import Language, language_to_use

if TYPE_CHECKING:
    from pathlib import Path

    from PySide6.QtWidgets import QApplication

_log = logging.getLogger(__name__)


def use_language(
    application: QApplication, language: Language, system: QLocale, catalogues: Path
) -> None:
    """Translate all that is built from now on, even Qt's own texts; English needs no catalogue.

    Any other language must have been left.
    """
    name = language_to_use(language, system.uiLanguages())
    if name is not QLocale.Language.English:
        code = QLocale.languageToCode(name)
        if _install(application, str(catalogues / f"tictac_{code}.qm")):
            qt = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
            _install(application, f"{qt}/qtbase_{code}.qm")
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


def _install(application: QApplication, catalogue: str) -> bool:
    translator = QTranslator(application)
    if translator.load(catalogue):
        return application.installTranslator(translator)
    _log.warning("the translation %s could not be read", catalogue)
    translator.deleteLater()
    return False
