"""Choosing another language in a window that is open, and every text that can be read in it."""

import re
from collections.abc import Iterator
from functools import partial
from operator import is_
from typing import TypeVar
from xml.etree import ElementTree as ET

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QAbstractButton,
    QComboBox,
    QLabel,
    QMenu,
    QMessageBox,
    QTableWidget,
    QTabWidget,
    QTextEdit,
    QWidget,
)
from pytestqt.qtbot import QtBot

from tests.main_window import Window
from tests.window.clipping import settle
from tictac_gui.play.asking import Asker, _Job, _Stop
from tictac_gui.resources import resource

SIDE_WINDOWS = (
    *("statistics", "past_games", "matchups", "proof", "names", "course", "puzzles", "thinking"),
    "open_position",
)
HELP = ("how_to_play", "keyboard_shortcuts", "about")
THINKING = ("search_tree", "methods")
PAGES = ("moves", *THINKING)
"""What is beside the board, and the tabs of "How it thinks"."""
Widget = TypeVar("Widget", bound=QWidget)
_LONG = 15
"""A text of this length is not part of another by chance."""
_NAMES = {"Tictac", "English", "Deutsch"}


def is_german() -> bool:
    return QCoreApplication.translate("Difficulty", "Easy") == "Leicht"


def switch(window: Window, name: str, qtbot: QtBot) -> None:
    """Choose a language from the menu, and wait until the window is in it."""
    former = window.action("new_game")
    with qtbot.waitSignal(former.destroyed):
        window.action(f"language_{name}").trigger()


def texts(window: Window, *, visible: bool = False) -> set[str]:
    """Return all that is written in the window and those beside it, or said about a part."""
    return texts_of(window.widget, visible=visible)


def texts_of(window: QWidget, *, visible: bool = False) -> set[str]:
    """Return all that is written in a window, or said about a part."""
    found = set()
    for widget in (window, *window.findChildren(QWidget)):
        if widget.isVisible() or isinstance(widget, QMenu) or not visible:
            found |= set(_texts(widget))
    for action in window.findChildren(QAction):
        found |= {action.text(), action.toolTip(), action.iconText()}
    return found - {""}


def _texts(widget: QWidget) -> Iterator[str]:
    yield widget.windowTitle()
    yield widget.toolTip()
    yield widget.accessibleName()
    yield widget.accessibleDescription()
    match widget:
        case QLabel() | QAbstractButton():
            yield widget.text()
        case QMenu():
            yield widget.title()
        case QMessageBox():
            yield widget.text()
        case QComboBox():
            yield from (widget.itemText(index) for index in range(widget.count()))
        case QTabWidget():
            yield from (widget.tabText(index) for index in range(widget.count()))
        case QTextEdit():
            yield widget.toPlainText()
        case QTableWidget():
            places = range(widget.rowCount())
            items = [
                *map(widget.verticalHeaderItem, places),
                *map(widget.horizontalHeaderItem, places),
                *(widget.item(row, column) for row in places for column in places),
            ]
            yield from (text for item in items if item for text in (item.text(), item.toolTip()))


def english_among(found: set[str]) -> set[str]:
    """Return those texts that are English and would not be, were they translated."""
    catalogue = ET.parse(resource("translations") / "tictac_de.ts")  # noqa: S314 - our own
    sources: dict[str, str] = {}
    for message in catalogue.iter("message"):
        source, translation = message.findtext("source"), message.findtext("translation")
        if source and translation:
            sources[source] = translation
    german = {_plain(text) for text in sources.values()}
    foreign = {
        _plain(source)
        for source, translation in sources.items()
        if _plain(source) != _plain(translation)
    } - german
    patterns = [
        re.compile(re.sub(r"\\{\d(\\\.\w+)?\\}", "(.+)", re.escape(source)))
        for source in foreign
        # One made of nothing but places and signs is in no language.
        if re.search(r"[a-z]{2}", re.sub(r"\{\d(\.\w+)?\}", "", source))
    ]
    return {
        text
        for text in map(_plain, found)
        if text not in german | _NAMES and any(_is_in(pattern, text) for pattern in patterns)
    }


def _is_in(pattern: re.Pattern[str], text: str) -> bool:
    if len(pattern.pattern) >= _LONG and " " in pattern.pattern:
        return bool(pattern.search(text))
    return bool(pattern.fullmatch(text))


def _plain(text: str) -> str:
    return text.replace("&", "").replace("\N{NO-BREAK SPACE}", " ")


def only(window: Window, kind: type[Widget], name: str = "") -> Widget:
    children = window.widget.findChildren(kind)
    [found] = [child for child in children if name in ("", child.objectName())]
    return found


def open_page(window: Window, page: str) -> None:
    if page in THINKING:
        window.action("thinking").trigger()
        window.find(QTabWidget, "thinking_tabs").setCurrentIndex(THINKING.index(page))
    elif not window.action("analysis").isChecked():
        window.action("analysis").trigger()


def settled(window: Window, qtbot: QtBot, *, visible: bool = False) -> set[str]:
    """Return all texts once every thread has answered what it was asked, and all is laid out."""
    assert window.scores
    for worker in window.widget.findChildren(Asker):
        if worker._thread.isRunning():
            # It does everything in order, so this comes last.
            last = _Job(lambda _should_stop: None, _Stop())
            with qtbot.waitSignal(worker.ended, check_params_cb=partial(is_, last.work)):
                worker._asked.emit(last)
    if words := window.widget.findChild(QLabel, "tree_words"):
        qtbot.waitUntil(lambda: not words.isVisible() or len(words.text()) > len("Working…"))
    settle()
    return texts(window, visible=visible)
