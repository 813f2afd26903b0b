"""The menu of appearances: light, dark or as the system is, and high contrast with any of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Slot
from PySide6.QtGui import QAction

from tictac_gui.ui.look.appearance import Scheme
from tictac_gui.ui.menus.choice_menu import ChoiceMenu
from tictac_gui.ui.words import menu_words

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from tictac_gui.ui.look.appearance import Appearance


class AppearanceMenu(ChoiceMenu):
    """Shows and changes what the person has chosen."""

    def __init__(self, title: str, appearance: Appearance, window: QWidget) -> None:
        schemes = {scheme: menu_words.scheme_item(scheme) for scheme in Scheme}
        super().__init__(title, schemes, "action_", window)
        self._appearance = appearance
        self.chosen.connect(self._on_scheme_chosen)
        self.show_choice(appearance.scheme)
        high_contrast = QAction(menu_words.high_contrast_item(), window)
        high_contrast.setObjectName("action_high_contrast")
        high_contrast.setCheckable(True)
        high_contrast.setChecked(appearance.wants_high_contrast)
        high_contrast.toggled.connect(appearance.choose_high_contrast)
        appearance.high_contrast_chosen.connect(high_contrast.setChecked)
        self.addSeparator()
        self.addAction(high_contrast)

    @Slot(object)
    def _on_scheme_chosen(self, scheme: Scheme) -> None:
        self._appearance.choose(scheme)
        self.show_choice(scheme)
