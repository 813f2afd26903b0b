"""The dialogs of the Help menu, except Qt's own; none of them blocks the board."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QIcon, QKeySequence
from PySide6.QtWidgets import QMessageBox, QPushButton, QWidget

from tictac_gui import __version__
from tictac_gui.engine import Difficulty
from tictac_gui.ui.words import game_words

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from PySide6.QtGui import QAction

    from tictac_gui.games.exact import Strength

translate = QCoreApplication.translate


def show_how_to_play(parent: QWidget, strengths: Mapping[Difficulty, Strength]) -> None:
    """Explain the game, and how strong each difficulty is."""
    _show(parent, "how_to_play", translate("Help", "How to Play"), _how_to_play(strengths))


def refresh_how_to_play(parent: QWidget, strengths: Mapping[Difficulty, Strength]) -> None:
    """Update the strengths in the dialog if it is open."""
    if box := parent.findChild(QMessageBox, "how_to_play"):
        box.setText(_how_to_play(strengths))


def _how_to_play(strengths: Mapping[Difficulty, Strength]) -> str:
    rows = "".join(
        # Until the strength is known, an ellipsis holds its place.
        f"<tr><td><b>{game_words.difficulty_name(difficulty)}</b></td>"
        "<td style='padding-left: 12px'>"
        f"{game_words.strength(strengths[difficulty]) if difficulty in strengths else '…'}"
        "</td></tr>"
        for difficulty in Difficulty
    )
    return (
        translate(
            "Help",
            "<p>X and O take turns marking free cells, X first. Whoever has <b>three in a row</b>, "
            "across, down or diagonally, wins. A full board without a row is a draw.</p>"
            "<p>Click a free cell to play, or use the keyboard: the arrow keys and Space, or the "
            "digits 1 to 9, which lie as on a numeric keypad: 7 8 9 are the top row.</p>"
            "<p><b>Hint</b> marks a best move. <b>Undo</b> takes back your last move and the "
            "reply; after the end of a game, what follows is practice and doesn't count.</p>"
            "<p>Choose how strongly the computer plays from <b>Difficulty</b>, and who plays from "
            "<b>Players</b>. Unbeatable never loses: with best play every game is a draw.</p>",
        )
        + f"<table style='margin-top: 12px'>{rows}</table>"
        + translate(
            "Help",
            "<p>A casual player takes a win and stops a threat, but looks no further ahead. An "
            "expert knows everything that the level might do. Both begin half of their games.</p>",
        )
        + translate(
            "Help",
            "<p>To see why, turn on <b>View ▸ Move Values</b>: each free cell says what it leads "
            "to with best play, and resting on it shows how the game would go on. <b>View ▸ "
            "Analysis</b> judges every move of the game; choose one to look back at it, and to "
            "play on from there.</p>",
        )
    )


def show_keyboard_shortcuts(parent: QWidget, actions: Iterable[QAction]) -> None:
    """List the keys of the board and the shortcuts of all actions."""
    keys = [
        (translate("Help", "Arrow keys"), translate("Help", "Go from cell to cell")),
        (translate("Help", "Space, Return, Enter"), translate("Help", "Play the cell")),
        (
            translate("Help", "1 to 9"),
            translate("Help", "Play a cell, as on a numeric keypad: 7 8 9 are the top row"),
        ),
        (translate("Help", "Tab"), translate("Help", "Go from the board to the buttons")),
        (
            translate("Help", "Left, Right, Home, End"),
            translate("Help", "Step through a past game"),
        ),
        (
            translate("Help", "Arrow keys, Home, End, Space"),
            translate("Help", "In the search tree: step, step over and out, play and pause"),
        ),
        (
            translate("Help", "Ctrl+Arrow keys, Return"),
            translate("Help", "In the search tree: choose a board and open it"),
        ),
        (
            translate("Help", "Ctrl++, Ctrl+−, Ctrl+0, Shift+Arrow keys"),
            translate("Help", "In the search tree: zoom, fit and move"),
        ),
        (translate("Help", "Esc"), translate("Help", "Close what is open")),
    ]
    native = QKeySequence.SequenceFormat.NativeText
    keys += [
        # The first is the usual one; others are for keyboards with special keys.
        (action.shortcut().toString(native), action.iconText())
        for action in actions
        if not action.shortcut().isEmpty()
    ]
    rows = "".join(
        f"<tr><td><b>{key}</b></td><td style='padding-left: 16px'>{meaning}</td></tr>"
        for key, meaning in keys
    )
    title = translate("Help", "Keyboard Shortcuts")
    _show(parent, "keyboard_shortcuts", title, f"<table>{rows}</table>")


def show_about(parent: QWidget, show_licences: Callable[[], object]) -> None:
    """Say what this program is, with a button that opens the licences."""
    text = translate(
        "Help",
        "<h3>Tictac {0}</h3><p>Tic-tac-toe you can't beat, and that shows you why.</p>"
        "<p>Free software under the MIT licence.</p>",
    )
    box = _show(parent, "about", translate("Help", "About Tictac"), text.format(__version__))
    if not box.findChild(QPushButton, "licences"):
        action = QMessageBox.ButtonRole.ActionRole
        licences = box.addButton(translate("Help", "&Licences"), action)
        licences.setObjectName("licences")
        licences.clicked.connect(show_licences)


def _show(parent: QWidget, name: str, title: str, text: str) -> QMessageBox:
    if box := parent.findChild(QMessageBox, name):
        box.raise_()
        box.activateWindow()
        return box
    box = QMessageBox(parent)
    box.setObjectName(name)
    box.setWindowTitle(title)
    box.setTextFormat(Qt.TextFormat.RichText)
    box.setText(text)
    box.setStandardButtons(QMessageBox.StandardButton.Close)
    box.setDefaultButton(QMessageBox.StandardButton.Close)
    box.setEscapeButton(QMessageBox.StandardButton.Close)
    # A theme's icon may be black on black.
    box.button(QMessageBox.StandardButton.Close).setIcon(QIcon())
    box.setModal(False)
    box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    box.show()
    return box
