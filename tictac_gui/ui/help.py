"""The windows of the Help menu."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QMessageBox, QWidget

from tictac_gui import __version__

_translate = QCoreApplication.translate


def how_to_play(parent: QWidget) -> QMessageBox:
    """Make a window that explains the game; it doesn't block the board."""
    return _box(
        parent,
        _translate("Help", "How to Play"),
        _translate(
            "Help",
            "<p>X and O take turns marking free cells, X first. Whoever has <b>three in a row</b>, "
            "across, down or diagonally, wins. A full board without a row is a draw.</p>"
            "<p>Click a free cell to play. <b>Hint</b> marks a best move. <b>Undo</b> takes back "
            "your last move and the reply; after the end of a game, what follows is practice and "
            "doesn't count.</p>"
            "<p>Choose how strongly the computer plays from <b>Difficulty</b>, and who plays from "
            "<b>Players</b>. Unbeatable never loses: with best play every game is a draw.</p>",
        ),
    )


def about(parent: QWidget) -> QMessageBox:
    """Make a window that says what this program is."""
    text = _translate(
        "Help",
        "<h3>Tictac {0}</h3><p>Tic-tac-toe you can't beat, and that shows you why.</p>"
        "<p>Free software under the MIT licence.</p>",
    )
    return _box(parent, _translate("Help", "About Tictac"), text.format(__version__))


def _box(parent: QWidget, title: str, text: str) -> QMessageBox:
    box = QMessageBox(parent)
    box.setWindowTitle(title)
    box.setTextFormat(Qt.TextFormat.RichText)
    box.setText(text)
    box.setStandardButtons(QMessageBox.StandardButton.Close)
    box.setModal(False)
    box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    return box
