"""What those who watch two computers can do: pause, step, change the speed, keep them playing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Slot
from PySide6.QtWidgets import QCheckBox, QPushButton

from tictac_gui.play.watching import Speed
from tictac_gui.ui.choice_menu import ChoiceMenu
from tictac_gui.ui.widgets.button_bar import ButtonBar
from tictac_gui.ui.widgets.menu_chip import MenuChip
from tictac_gui.ui.words import menu_words

if TYPE_CHECKING:
    from tictac_gui.play.watching import Watching


class WatchControls(ButtonBar):
    """A row of buttons, there only while two computers play."""

    def __init__(self, watching: Watching) -> None:
        self._pause = QPushButton()
        self._pause.setObjectName("pause")
        self._step = QPushButton()
        self._step.setObjectName("step")
        speeds = {speed: menu_words.speed_item(speed) for speed in Speed}
        self._speeds = ChoiceMenu("", speeds, "action_speed_")
        self._speed = MenuChip("speed", self._speeds)
        self._keep_playing = QCheckBox()
        self._keep_playing.setObjectName("keep_playing")
        super().__init__([self._pause, self._step], [self._speed, self._keep_playing])
        self._watching = watching
        self._step.setText(self.tr("Step"))
        self._step.setToolTip(self.tr("Have one move made, and wait"))
        self._keep_playing.setText(self.tr("Keep playing"))
        self._keep_playing.setToolTip(self.tr("Begin the next game when one has ended"))
        for button in (self._pause, self._step, self._keep_playing):
            # A click leaves the keyboard focus where it was.
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._pause.clicked.connect(self._on_pause_clicked)
        self._step.clicked.connect(watching.step)
        self._speeds.chosen.connect(watching.choose_speed)
        self._keep_playing.toggled.connect(watching.keep_playing)
        watching.changed.connect(self._refresh)
        self._refresh()

    @Slot()
    def _refresh(self) -> None:
        watching = self._watching
        self.setVisible(watching.is_active)
        self._pause.setText(self.tr("Resume") if watching.is_paused else self.tr("Pause"))
        self._speed.show_choice(*menu_words.speed(watching.speed))
        self._speeds.show_choice(watching.speed)
        self._keep_playing.setChecked(watching.keeps_playing)

    @Slot()
    def _on_pause_clicked(self) -> None:
        if self._watching.is_paused:
            self._watching.resume()
        else:
            self._watching.pause()
