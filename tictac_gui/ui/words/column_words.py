"""What is said about the columns of a board into which discs are dropped.

Every text goes through Qt's translation, with values put in afterwards.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

if TYPE_CHECKING:
    from tictac_gui.engine import Mark

translate = QCoreApplication.translate


def column_name(column: int, discs: list[Mark], rows: int, *, is_hinted: bool) -> str:
    """Describe a column for a screen reader: how full it is, and whose disc is on top."""
    if not discs:
        text = translate("Columns", "Column {0}, empty")
    elif len(discs) == rows:
        text = translate("Columns", "Column {0}, full, top: {2}")
    elif len(discs) == 1:
        text = translate("Columns", "Column {0}, 1 disc: {2}")
    else:
        text = translate("Columns", "Column {0}, {1} discs, top: {2}")
    name = text.format(column + 1, len(discs), discs[0].value if discs else "")
    return translate("Columns", "{0}, hint").format(name) if is_hinted else name


def full_column(column: int) -> str:
    """Say that nothing can be dropped into a column."""
    return translate("Columns", "Column {0} is full.").format(column + 1)
