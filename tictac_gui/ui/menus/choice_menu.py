"""A menu from which one of several values is chosen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol, TypeVar

from PySide6.QtCore import Signal, Slot
from PySide6.QtGui import QAction, QActionGroup

from tictac_gui.ui.menus.menu import Menu

if TYPE_CHECKING:
    from collections.abc import Mapping

    from PySide6.QtWidgets import QWidget


class Named(Protocol):
    """What can be chosen: a member of an enum, or a game."""

    @property
    def name(self) -> str:
        """Its name in the code."""


_Value = TypeVar("_Value", bound=Named)


class ChoiceMenu(Menu):
    """One checkable item for each value; only `show_choice` changes what is checked."""

    chosen = Signal(object)

    def __init__(
        self, title: str, texts: Mapping[_Value, str], prefix: str, parent: QWidget | None = None
    ) -> None:
        super().__init__(title, parent)
        self._group = QActionGroup(self)
        self._group.triggered.connect(self._on_triggered)
        self._shown: Named | None = None
        for value, text in texts.items():
            action = self._group.addAction(self._new_action(text))
            action.setObjectName(f"{prefix}{value.name.lower()}")
            action.setCheckable(True)
            action.setData(value)
            self.addAction(action)

    def show_choice(self, value: Named | None) -> None:
        """Check the item of a value."""
        self._shown = value
        for action in self._group.actions():
            action.setChecked(action.data() is value)

    def set_choices_visible(self, is_visible: bool) -> None:
        """Show the values, or only what else has been added to the menu."""
        for action in self._group.actions():
            action.setVisible(is_visible)

    def _new_action(self, text: str) -> QAction:
        return QAction(text, self)

    @Slot(QAction)
    def _on_triggered(self, action: QAction) -> None:
        # The click has toggled the item; put back what `show_choice` had checked.
        self.show_choice(self._shown)
        self.chosen.emit(action.data())
