"""Opens what the Help menu offers; the code of the dialogs is loaded when they are first opened."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from tictac_gui.play.runs.difficulty_strengths import DifficultyStrengths
    from tictac_gui.ui.actions import Actions


class HelpOpener(QObject):
    """Connects the actions of the Help menu to their dialogs."""

    licences_asked = Signal()

    def __init__(self, actions: Actions, strengths: DifficultyStrengths, window: QWidget) -> None:
        super().__init__(window)
        self._strengths = strengths
        self._window = window
        actions.how_to_play.triggered.connect(self._on_how_to_play_triggered)
        actions.keyboard_shortcuts.triggered.connect(self._on_keyboard_shortcuts_triggered)
        actions.about.triggered.connect(self._on_about_triggered)
        actions.about_qt.triggered.connect(QApplication.aboutQt)
        strengths.measured.connect(self._on_strengths_measured)

    @Slot()
    def _on_how_to_play_triggered(self) -> None:
        from tictac_gui.ui.help.dialogs import show_how_to_play

        self._strengths.measure()
        show_how_to_play(self._window, self._strengths.by_difficulty)

    @Slot()
    def _on_strengths_measured(self) -> None:
        from tictac_gui.ui.help.dialogs import refresh_how_to_play

        refresh_how_to_play(self._window, self._strengths.by_difficulty)

    @Slot()
    def _on_keyboard_shortcuts_triggered(self) -> None:
        from tictac_gui.ui.help.dialogs import show_keyboard_shortcuts

        show_keyboard_shortcuts(self._window, self._window.findChildren(QAction))

    @Slot()
    def _on_about_triggered(self) -> None:
        from tictac_gui.ui.help.dialogs import show_about

        show_about(self._window, self.licences_asked.emit)
