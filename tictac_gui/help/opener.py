"""Opens what the Help menu offers; the code of the dialogs is loaded when they are first opened."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtWidgets import QDialog

from tictac_gui.look.placement import bring_to_front, take_place

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QMainWindow

    from tictac_gui.help.pictures import ExampleTree
    from tictac_gui.look.appearance import Look
    from tictac_gui.play.strengths import DifficultyStrengths


class HelpOpener(QObject):
    """Opens the dialogs of the Help menu, one of each kind."""

    licences_asked = Signal()

    def __init__(
        self,
        strengths: DifficultyStrengths,
        look: Look,
        example_tree: ExampleTree,
        window: QMainWindow,
    ) -> None:
        super().__init__(window)
        self._strengths = strengths
        self._look = look
        self._example_tree = example_tree
        self._window = window

    def retranslate(self) -> None:
        """Open anew what is open, in the language that is used from now on."""
        for name, make in {
            "how_to_play": self._make_how_to_play,
            "keyboard_shortcuts": self._make_keyboard_shortcuts,
            "about": self._make_about,
        }.items():
            if former := self._window.findChild(QDialog, name):
                take_place(make(), former)

    def _show(self, name: str, make: Callable[[], QDialog]) -> None:
        bring_to_front(self._window.findChild(QDialog, name) or make())

    @Slot()
    def show_how_to_play(self) -> None:
        """Open it, or bring it to the front."""
        self._show("how_to_play", self._make_how_to_play)

    def _make_how_to_play(self) -> QDialog:
        from tictac_gui.help.pages import HowToPlay

        self._strengths.measure()
        return HowToPlay(self._strengths, self._look, self._example_tree, self._window)

    @Slot()
    def show_keyboard_shortcuts(self) -> None:
        """Open it, or bring it to the front."""
        self._show("keyboard_shortcuts", self._make_keyboard_shortcuts)

    def _make_keyboard_shortcuts(self) -> QDialog:
        from tictac_gui.help.pages import KeyboardShortcuts

        return KeyboardShortcuts(self._strengths.game, self._window.menuBar(), self._window)

    @Slot()
    def show_about(self) -> None:
        """Open it, or bring it to the front."""
        self._show("about", self._make_about)

    def _make_about(self) -> QDialog:
        from tictac_gui.help.about import About

        about = About(self._window)
        about.licences_asked.connect(self.licences_asked)
        return about
