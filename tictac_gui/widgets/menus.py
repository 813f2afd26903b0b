"""Menus from which one of several values is chosen, and the button that opens one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol, TypeVar, cast

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMenu, QToolButton, QWidget, QWidgetAction

if TYPE_CHECKING:
    from collections.abc import Mapping

    from PySide6.QtCore import QObject, QSize
    from PySide6.QtGui import QPaintEvent


class Named(Protocol):
    """A value that can be chosen: a member of an enum, or a game."""

    @property
    def name(self) -> str:
        """Its name in the code."""


_Value = TypeVar("_Value", bound=Named)


class ChoiceMenu(QMenu):
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

    @property
    def choices(self) -> list[QAction]:
        """The items of the values."""
        return self._group.actions()

    def show_choice(self, value: Named | None) -> None:
        """Check the item of a value."""
        self._shown = value
        for action in self._group.actions():
            action.setChecked(action.data() is value)

    def set_choices_visible(self, is_visible: bool) -> None:
        """Show the values, or only the other items of the menu."""
        for action in self._group.actions():
            action.setVisible(is_visible)

    def _new_action(self, text: str) -> QAction:
        return QAction(text, self)

    @Slot(QAction)
    def _on_triggered(self, action: QAction) -> None:
        # The click has toggled the item; put back what `show_choice` had checked.
        self.show_choice(self._shown)
        self.chosen.emit(action.data())


class TwoLineItem(QWidgetAction):
    """A name and a note below it; the menu itself handles keys, mnemonics, ticks and clicks."""

    def __init__(self, name: str, parent: QObject) -> None:
        super().__init__(parent)
        self.setText(name)
        self.widest_note = ""

    @property
    def lines(self) -> tuple[str, str]:
        """The name and the note."""
        name, _, note = self.text().partition("\n")
        return name, note

    def make_room(self, widest_note: str) -> None:
        """Reserve the second line, so that the menu keeps its size when the note arrives."""
        if widest_note != self.widest_note:
            self.widest_note = widest_note
            # Only a change of an item makes the menu measure its items again.
            is_visible = self.isVisible()
            self.setVisible(not is_visible)
            self.setVisible(is_visible)

    def show_note(self, note: str) -> None:
        """Show a note on the second line; a screen reader reads it after the name."""
        self.setText(f"{self.lines[0]}\n{note}" if note else self.lines[0])

    def createWidget(self, parent: QWidget) -> QWidget:  # noqa: N802 - Qt calls it so
        # Each menu that has the item shows it on a widget of its own.
        return _Face(self, cast("QMenu", parent))


class _Face(QWidget):
    """The widget that an item is painted on.

    The painting is loaded when a menu is first opened: the Python class of Qt's styles alone would
    take 10 ms of every start.
    """

    def __init__(self, item: TwoLineItem, menu: QMenu) -> None:
        super().__init__(menu)
        self._item = item
        self._menu = menu
        # The menu itself follows the pointer.
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def sizeHint(self) -> QSize:
        from tictac_gui.widgets.two_line_painting import item_size

        return item_size(self._menu, self._item)

    def paintEvent(self, _event: QPaintEvent) -> None:
        from tictac_gui.widgets.two_line_painting import paint_item

        paint_item(self, self._menu, self._item)


class MenuChip(QToolButton):
    """Shows a choice; clicking it opens its menu."""

    def __init__(self, name: str, menu: QMenu, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.setMenu(menu)
        self.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextOnly)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def show_choice(self, shown: str, spoken: str) -> None:
        """Show the choice; `spoken` explains it in a tool tip and to screen readers."""
        self.setText(f"{shown} ▾")
        self.setAccessibleName(spoken)
        self.setToolTip(spoken)
