"""Chooses who takes part in the table of pairings."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QPushButton

from tictac_gui.ui.menus.menu import Menu
from tictac_gui.ui.words import matchup_words

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable

    from PySide6.QtGui import QKeyEvent, QMouseEvent

_TOGGLING_KEYS = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)


class Participants(QPushButton):
    """A button with a menu of all players, in which any number of them is ticked."""

    changed = Signal()

    def __init__(self, players: Iterable[str], chosen: Collection[str]) -> None:
        super().__init__()
        self.setObjectName("participants")
        self.setAutoDefault(False)
        self._actions = {
            player: QAction(matchup_words.contestant_name(player)) for player in players
        }
        menu = _OpenMenu(self)
        for action in self._actions.values():
            action.setCheckable(True)
            action.triggered.connect(self._on_triggered)
            menu.addAction(action)
        self.setMenu(menu)
        self.show_chosen(chosen)

    @property
    def chosen(self) -> tuple[str, ...]:
        """Who takes part."""
        return tuple(player for player, action in self._actions.items() if action.isChecked())

    def show_chosen(self, chosen: Collection[str]) -> None:
        """Tick these players, without emitting `changed`."""
        for player, action in self._actions.items():
            action.setChecked(player in chosen)
        self._describe()

    def _describe(self) -> None:
        self.setText(self.tr("Players: {0} of {1}").format(len(self.chosen), len(self._actions)))

    @Slot()
    def _on_triggered(self) -> None:
        if not self.chosen:
            # Somebody has to play.
            cast("QAction", self.sender()).setChecked(True)
            return
        self._describe()
        self.changed.emit()


class _OpenMenu(Menu):
    """Stays open while several items are ticked, one after the other."""

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if action := self.actionAt(event.position().toPoint()):
            action.trigger()
        else:
            super().mouseReleaseEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _TOGGLING_KEYS and (action := self.activeAction()):
            action.trigger()
        else:
            super().keyPressEvent(event)
