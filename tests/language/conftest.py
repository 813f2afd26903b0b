from collections.abc import Iterator

import pytest
from PySide6.QtCore import QLocale, QTranslator
from PySide6.QtWidgets import QApplication

from tests.main_window import *  # noqa: F403 - fixtures


@pytest.fixture(autouse=True)
def _english_again(qapp: QApplication) -> Iterator[None]:
    usual = QLocale()
    QLocale.setDefault(QLocale("en_US"))
    yield
    for translator in qapp.findChildren(QTranslator):
        qapp.removeTranslator(translator)
        translator.deleteLater()
    QLocale.setDefault(usual)
