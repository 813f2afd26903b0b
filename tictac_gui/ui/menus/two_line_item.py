"""An item of a menu with a second line below its name."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget, QWidgetAction

if TYPE_CHECKING:
    from PySide6.QtCore import QSize
    from PySide6.QtGui import QPaintEvent
    from PySide6.QtWidgets import QMenu


class TwoLineItem(QWidgetAction):
    """A name and a note. Keys, mnemonics, ticks and clicks are left to the menu itself."""

    def __init__(self, name: str, menu: QMenu) -> None:
        super().__init__(menu)
        self.setText(name)
        self.menu_of_item = menu
        self.widest_note = ""
        self.setDefaultWidget(_Face(self))

    @property
    def lines(self) -> tuple[str, str]:
        """The name and the note."""
        name, _, note = self.text().partition("\n")
        return name, note

    def make_room(self, widest_note: str) -> None:
        """Reserve the second line, so that the menu keeps its size when the note arrives."""
        if widest_note != self.widest_note:
            self.widest_note = widest_note
            # A menu measures its items anew only after one of them has changed.
            is_visible = self.isVisible()
            self.setVisible(not is_visible)
            self.setVisible(is_visible)

    def show_note(self, note: str) -> None:
        """Show a note on the second line; a screen reader reads it after the name."""
        self.setText(f"{self.lines[0]}\n{note}" if note else self.lines[0])


class _Face(QWidget):
    """How the item looks.

    What it takes to paint it is loaded when a menu is first opened: the Python class of Qt's styles
    alone would take 10 ms of every start.
    """

    def __init__(self, item: TwoLineItem) -> None:
        super().__init__()
        self._item = item
        # The menu itself follows the pointer.
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def sizeHint(self) -> QSize:
        from tictac_gui.ui.menus.two_line_painting import item_size

        return item_size(self._item)

    def paintEvent(self, _event: QPaintEvent) -> None:
        from tictac_gui.ui.menus.two_line_painting import paint_item

        paint_item(self, self._item)
