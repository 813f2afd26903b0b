"""A menu that is wide enough for its items, whatever the font."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QMenu

if TYPE_CHECKING:
    from PySide6.QtGui import QAction
    from PySide6.QtWidgets import QStyleOptionMenuItem

_AROUND_LINE, _TICK_WIDTH = 10, 0.8
"""How much higher than its text an item is, and how wide ticks are as a fraction of that."""


class Menu(QMenu):
    """Reserves as much for ticks as they take.

    Qt's style paints them in a column that grows with the font, but reserves a fixed one, and cuts
    the longest item short instead.
    """

    def initStyleOption(self, option: QStyleOptionMenuItem, action: QAction) -> None:  # noqa: N802
        super().initStyleOption(option, action)
        line = self.fontMetrics().height() + _AROUND_LINE
        option.maxIconWidth = max(option.maxIconWidth, round(line * _TICK_WIDTH))
