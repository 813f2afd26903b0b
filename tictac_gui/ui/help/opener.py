"""Opens what the Help menu offers; the code of the dialogs is loaded when they are first opened."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QDialog

from tictac_gui.ui.look.placement import take_place

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from tictac_gui.play.runs.difficulty_strengths import DifficultyStrengths
    from tictac_gui.ui.actions import Actions


class HelpOpener(QObject):
    """Opens the dialogs of the Help menu."""

    licences_asked = Signal()

    def __init__(self, strengths: DifficultyStrengths, window: QWidget) -> None:
        super().__init__(window)
        self._strengths = strengths
        self._window = window
        strengths.measured.connect(self._on_strengths_measured)

    def follow(self, actions: Actions) -> None:
        """Open what these actions stand for."""
        actions.how_to_play.triggered.connect(self._on_how_to_play_triggered)
        actions.keyboard_shortcuts.triggered.connect(self._on_keyboard_shortcuts_triggered)
        actions.about.triggered.connect(self._on_about_triggered)
        actions.about_qt.triggered.connect(QApplication.aboutQt)

    def retranslate(self) -> None:
        """Open anew what is open, in the language that is used from now on."""
        for name, show in {
            "how_to_play": self._on_how_to_play_triggered,
            "keyboard_shortcuts": self._on_keyboard_shortcuts_triggered,
            "about": self._on_about_triggered,
            "licences": self.licences_asked.emit,
        }.items():
            if former := self._window.findChild(QDialog, name):
                # Otherwise it would be brought to the front instead.
                former.setObjectName("")
                show()
                if window := self._window.findChild(QDialog, name):
                    take_place(window, former)

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
