"""A combo box whose open list follows the style sheet, as every other list does."""

from __future__ import annotations

from PySide6.QtWidgets import QComboBox, QStyledItemDelegate


class ComboBox(QComboBox):
    """Has rows that a style sheet can describe; those of Qt's own can't be described."""

    def __init__(self) -> None:
        super().__init__()
        self.setItemDelegate(QStyledItemDelegate(self))
