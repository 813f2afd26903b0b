"""A button that shows the difficulty and opens the menu to change it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QToolButton, QWidget

from tictac_gui.ui.words import game_words

if TYPE_CHECKING:
    from tictac_gui.engine import Difficulty
    from tictac_gui.ui.choice_menu import ChoiceMenu


class DifficultyChip(QToolButton):
    """Shows a difficulty; clicking it opens its menu."""

    def __init__(self, name: str, menu: ChoiceMenu, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.setMenu(menu)
        self.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextOnly)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def show_difficulty(self, difficulty: Difficulty, caption: str = "{0}") -> None:
        """Show the name of the difficulty inside the caption."""
        text = caption.format(game_words.difficulty_name(difficulty))
        self.setText(f"{text} ▾")
        self.setAccessibleName(self.tr("Difficulty: {0}").format(text))
        self.setToolTip(self.accessibleName())
