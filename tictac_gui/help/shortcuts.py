"""All keys: those of the board, those of each menu, and those of single windows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QKeySequence

from tictac_gui.games import TIC_TAC_TOE
from tictac_gui.help.pages import HelpPage

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from PySide6.QtGui import QAction
    from PySide6.QtWidgets import QMenuBar, QWidget

    from tictac_gui.games import Game

    Keys = list[tuple[str, str]]
    """Keys, and what each of them does."""

translate = QCoreApplication.translate


class KeyboardShortcuts(HelpPage):
    """Lists every key once."""

    def __init__(self, game: Game, menu_bar: QMenuBar, parent: QWidget) -> None:
        super().__init__("keyboard_shortcuts", self.tr("Keyboard Shortcuts"), parent)
        groups = [_board(game), *_menus(menu_bar), *_elsewhere()]
        self._show_text("".join(_group(title, keys) for title, keys in groups if keys))


def _board(game: Game) -> tuple[str, Keys]:
    keys = _keys_of_cells() if game is TIC_TAC_TOE else _keys_of_columns()
    last = (translate("Help", "Tab"), translate("Help", "Go on to the buttons"))
    return translate("Help", "On the board"), [*keys, last]


def _keys_of_cells() -> Keys:
    return [
        (translate("Help", "Arrow keys"), translate("Help", "Go from cell to cell")),
        (translate("Help", "Space, Return"), translate("Help", "Play the cell")),
        (
            translate("Help", "1 to 9"),
            translate("Help", "Play a cell, as on a numeric keypad: 7 8 9 are the top row"),
        ),
    ]


def _keys_of_columns() -> Keys:
    return [
        (translate("Help", "Left, Right"), translate("Help", "Go from column to column")),
        (translate("Help", "Down, Space, Return"), translate("Help", "Drop a disc")),
        (translate("Help", "1 to 7"), translate("Help", "Drop a disc into a column")),
    ]


def _elsewhere() -> list[tuple[str, Keys]]:
    """Return the keys that only work in one place, and stand in no menu."""
    return [
        (
            translate("Help", "In the search tree"),
            [
                (translate("Help", "Left, Right"), translate("Help", "Step back or forward")),
                (translate("Help", "Down, Up"), translate("Help", "Step over or out of a call")),
                (translate("Help", "Home, End"), translate("Help", "To the start or the end")),
                (translate("Help", "Space"), translate("Help", "Play or pause")),
                (
                    translate("Help", "Ctrl+Arrow keys, Return"),
                    translate("Help", "Choose a board, and open it"),
                ),
                (translate("Help", "Shift+Arrow keys"), translate("Help", "Move the picture")),
                (translate("Help", "C"), translate("Help", "Show or hide the code")),
                (translate("Help", "L"), translate("Help", "Step by line or by call")),
                (
                    translate("Help", "Ctrl+Up, Ctrl+Down"),
                    translate("Help", "In the code, read another line"),
                ),
                (
                    translate("Help", "Ctrl++, Ctrl+−, Ctrl+0"),
                    translate("Help", "Zoom in, zoom out, fit"),
                ),
            ],
        ),
        (
            translate("Help", "In a past game"),
            [
                (translate("Help", "Left, Right"), translate("Help", "One move back or forward")),
                (translate("Help", "Home, End"), translate("Help", "To the start or the end")),
            ],
        ),
        (
            translate("Help", "In the puzzles"),
            [
                ("H", translate("Help", "Hint: first the idea, then the lines, then the move")),
                ("S", translate("Help", "Show the answer")),
                ("T", translate("Help", "Try again")),
                ("N", translate("Help", "Next puzzle")),
            ],
        ),
        (
            translate("Help", "In other windows"),
            [(translate("Help", "Esc"), translate("Help", "Close the window"))],
        ),
    ]


def _menus(menu_bar: QMenuBar) -> Iterator[tuple[str, Keys]]:
    native = QKeySequence.SequenceFormat.NativeText
    for opener in menu_bar.actions():
        keys = [
            # The first is the usual one; others are for keyboards with special keys.
            (action.shortcut().toString(native), action.iconText())
            for action in _actions(opener)
            if action.isVisible() and not action.shortcut().isEmpty()
        ]
        yield opener.iconText(), keys


def _actions(opener: QAction) -> Iterator[QAction]:
    """Return the actions of a menu and of those in it."""
    # PySide's stubs don't know the type of the menu.
    if not (menu := opener.menu()):
        yield opener
        return
    actions: Iterable[QAction] = menu.actions()  # type: ignore[attr-defined]
    for action in actions:
        yield from _actions(action)


def _group(title: str, keys: Keys) -> str:
    rows = "".join(
        f"<tr><td width='45%'><b>{key}</b></td><td>{meaning}</td></tr>" for key, meaning in keys
    )
    return f"<h3>{title}</h3><table width='100%'>{rows}</table>"
