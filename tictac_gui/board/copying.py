"""Copies a position or a game as text to the clipboard, in any window with a board.

A text that is selected in a field or a page is copied by the same keys: the field or page that has
the keyboard takes them first.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Slot
from PySide6.QtGui import QAction, QGuiApplication, QKeySequence

from tictac_gui.board import words
from tictac_gui.games.notation import marks_of, order_of, written
from tictac_gui.widgets.labels import announce

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QWidget

    from tictac_gui.games import BoardPosition, Game

    Shown = tuple[Game, BoardPosition, tuple[int, ...] | None]
    """A game, the position shown of it, and all its moves; None if only the position is known."""

COPY_GAME_KEYS = "Ctrl+Shift+C"


def copy_position(position: BoardPosition, announcer: QWidget) -> None:
    """Put a position on the clipboard, as rows."""
    QGuiApplication.clipboard().setText(str(position))
    announce(announcer, words.position_copied())


def copy_game(game: Game, moves: tuple[int, ...], announcer: QWidget) -> None:
    """Put a game on the clipboard, as its moves."""
    QGuiApplication.clipboard().setText(written(game, moves))
    announce(announcer, words.game_copied())


class CopyActions(QObject):
    """Offers both by keys, and in a menu at the pointer, in a window beside the main one."""

    def __init__(self, window: QWidget, shown: Callable[[], Shown | None]) -> None:
        super().__init__(window)
        self._window = window
        self._shown = shown
        position = QAction(words.copy_position_item(), window)
        position.setObjectName("copy_position")
        position.setShortcuts(QKeySequence.StandardKey.Copy)
        position.triggered.connect(self._on_position_triggered)
        game = QAction(words.copy_game_item(), window)
        game.setObjectName("copy_game")
        game.setShortcut(COPY_GAME_KEYS)
        game.triggered.connect(self._on_game_triggered)
        window.addActions([position, game])
        window.setContextMenuPolicy(Qt.ContextMenuPolicy.ActionsContextMenu)

    @Slot()
    def _on_position_triggered(self) -> None:
        if shown := self._shown():
            _game, position, _moves = shown
            copy_position(position, self._window)

    @Slot()
    def _on_game_triggered(self) -> None:
        if shown := self._shown():
            game, position, moves = shown
            if moves is None:
                # How it came about isn't known: some moves that lead there.
                moves = order_of(game, marks_of(position))
            copy_game(game, moves, self._window)
