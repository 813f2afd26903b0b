"""What the program says about itself, and the licences."""

import platform
from pathlib import Path

import PySide6
import pytest
from PySide6.QtCore import Qt, qVersion
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QApplication, QDialog, QLabel, QListWidget, QPushButton, QTextEdit
from pytestqt.qtbot import QtBot

from tests.main_window import OpenWindow, Window
from tictac_gui import __version__
from tictac_gui.help.about import About, LicencesWindow
from tictac_gui.resources import resource

ROOT = Path(__file__).parents[2]


def open_licences(window: Window, qtbot: QtBot) -> LicencesWindow:
    """Open them as a person does: Help, About, Licences."""
    window.action("about").trigger()
    [about] = window.widget.findChildren(About)
    [button] = about.findChildren(QPushButton, "licences")
    with qtbot.waitSignal(about.destroyed):
        qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    [licences] = window.widget.findChildren(LicencesWindow)
    return licences


def parts(licences: LicencesWindow) -> QListWidget:
    [found] = licences.findChildren(QListWidget, "parts")
    return found


def text(licences: LicencesWindow) -> QTextEdit:
    [found] = licences.findChildren(QTextEdit, "licence")
    return found


class TestAbout:
    @pytest.fixture
    def icon(self, qapp: QApplication) -> None:
        qapp.setWindowIcon(QIcon(str(resource("icons/tictac-128.png"))))

    @pytest.mark.usefixtures("icon")
    def test_shows_icon_purpose_and_versions(self, open_window: OpenWindow) -> None:
        window = open_window()
        window.action("about").trigger()
        labels = window.find(QDialog, "about").findChildren(QLabel)
        [icon] = [label.pixmap() for label in labels if not label.pixmap().isNull()]
        assert min(icon.width(), icon.height()) > 40
        text = "\n".join(label.text() for label in labels)
        assert f"Version {__version__}" in text
        python = platform.python_version()
        assert f"Runs on Qt {qVersion()}, PySide6 {PySide6.__version__} and Python {python}" in text
        assert "Tic-tac-toe you can't beat – and it shows you why." in text
        assert "Connect Four" in text


class TestTheLicences:
    @pytest.mark.parametrize(
        ("part", "summary", "files"),
        [
            ("Tictac", f"Tictac {__version__} is free software", ["tictac"]),
            ("Qt and PySide6", "The window is made with Qt", ["lgpl-3.0", "gpl-3.0"]),
            ("Python", f"The program runs on Python {platform.python_version()}", ["python"]),
            (
                "Other libraries",
                "Qt and Python contain the work of others",
                ["others", "apache-2.0"],
            ),
        ],
    )
    def test_are_summed_up_in_plain_words_and_shown_whole(
        self, qtbot: QtBot, open_window: OpenWindow, part: str, summary: str, files: list[str]
    ) -> None:
        window = open_window()
        licences = open_licences(window, qtbot)
        [item] = parts(licences).findItems(part, Qt.MatchFlag.MatchExactly)
        parts(licences).setCurrentItem(item)
        shown = text(licences).toPlainText()
        assert shown.startswith(summary)
        for name in files:
            assert resource(f"licences/{name}.txt").read_text(encoding="utf-8").rstrip() in shown
        assert text(licences).accessibleName() == f"Licence of {part}"
        assert text(licences).verticalScrollBar().value() == 0

    def test_say_how_to_replace_qt(self, qtbot: QtBot, open_window: OpenWindow) -> None:
        window = open_window()
        licences = open_licences(window, qtbot)
        parts(licences).setCurrentRow(1)
        shown = text(licences).toPlainText()
        assert f"Qt {qVersion()} and PySide6 {PySide6.__version__}" in shown
        # PySide6 calls functions of the very Qt that it was built with.
        assert "Put your builds of the same versions in their place" in shown
        [folder] = [line for line in shown.splitlines() if Path(line).is_absolute()]
        for part in ("PySide6/**/*Qt6Widgets*", "PySide6/*pyside6*", "shiboken6/*shiboken6*"):
            assert any(Path(folder).glob(part)), part

    def test_begin_with_our_own_which_is_that_of_the_repository(self) -> None:
        assert resource("licences/tictac.txt").read_bytes() == (ROOT / "LICENSE").read_bytes()

    def test_are_all_shown(self, qtbot: QtBot, open_window: OpenWindow) -> None:
        window = open_window()
        licences = open_licences(window, qtbot)
        shown = {name for part in licences._parts for name in part.texts}
        assert shown == {file.stem for file in resource("licences").iterdir()}


class TestTheLicencesWindow:
    def test_is_read_with_the_keyboard_alone(self, qtbot: QtBot, open_window: OpenWindow) -> None:
        window = open_window()
        licences = open_licences(window, qtbot)
        qtbot.waitUntil(licences.isActiveWindow)
        assert licences.focusWidget() is parts(licences)
        qtbot.keyClick(parts(licences), Qt.Key.Key_Down)
        assert "GNU LESSER GENERAL PUBLIC LICENSE" in text(licences).toPlainText()
        qtbot.keyClick(parts(licences), Qt.Key.Key_Tab)
        assert licences.focusWidget() is text(licences)
        qtbot.keyClick(text(licences), Qt.Key.Key_PageDown)
        assert text(licences).verticalScrollBar().value() > 0
        qtbot.keyClick(text(licences), Qt.Key.Key_Tab)
        assert licences.focusWidget().objectName() == "close"
        with qtbot.waitSignal(licences.destroyed):
            qtbot.keyClick(licences, Qt.Key.Key_Escape)

    def test_is_opened_once_and_leaves_the_board_in_reach(
        self, qtbot: QtBot, open_window: OpenWindow
    ) -> None:
        window = open_window()
        assert open_licences(window, qtbot) is open_licences(window, qtbot)
        assert not window.widget.findChildren(LicencesWindow)[0].isModal()
        window.play(4)
        assert window.marks[5] == "X"

    def test_opened_again_shows_the_same_licence(
        self, qtbot: QtBot, open_window: OpenWindow
    ) -> None:
        window = open_window()
        licences = open_licences(window, qtbot)
        parts(licences).setCurrentRow(2)
        with qtbot.waitSignal(licences.destroyed):
            licences.close()
        assert text(open_licences(window, qtbot)).accessibleName() == "Licence of Python"

    @pytest.mark.usefixtures("doubled_font")
    def test_shows_every_name_whole(self, qtbot: QtBot, open_window: OpenWindow) -> None:
        window = open_window()
        licences = open_licences(window, qtbot)
        names = parts(licences)
        assert names.viewport().width() >= names.sizeHintForColumn(0)
