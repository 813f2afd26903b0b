"""The list of moves as a screen reader hears it."""

from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtWidgets import QListView

from tests.main_window import Window


def described(window: Window) -> list[str]:
    """Return the rows as a screen reader hears them."""
    model = window.find(QListView, "moves").model()
    role = Qt.ItemDataRole.AccessibleTextRole
    return [
        str(model.index(row, 0, QModelIndex()).data(role))
        for row in range(model.rowCount(QModelIndex()))
    ]
