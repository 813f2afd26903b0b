"""What those who watch two computers can do: pause, step, change the speed, keep them playing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Slot
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from tictac_gui.play.watching import Speed
from tictac_gui.ui.menus.choice_menu import ChoiceMenu
from tictac_gui.ui.menus.menu_chip import MenuChip
from tictac_gui.ui.widgets.buttons.button_bar import ButtonBar
from tictac_gui.ui.words import menu_words

if TYPE_CHECKING:
    from tictac_gui.play.watching import Watching


class WatchControls(QWidget):
    """Has its buttons only while two computers play, and doesn't make them before."""

    def __init__(self, watching: Watching) -> None:
        super().__init__()
        self._watching = watching
        self._buttons: _Buttons | None = None
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self.hide()

    def refresh(self) -> None:
        """Show what was chosen, or nothing while a person plays."""
        is_active = self._watching.is_active
        if is_active and not self._buttons:
            self._buttons = _Buttons(self._watching)
            self._layout.addWidget(self._buttons)
        if self._buttons:
            self._buttons.refresh()
        self.setVisible(is_active)


class _Buttons(ButtonBar):
    def __init__(self, watching: Watching) -> None:
        self._pause = _button("pause")
        self._step = _button("step")
        self._keep_playing = _button("keep_playing")
        speeds = {speed: menu_words.speed_item(speed) for speed in Speed}
        self._speeds = ChoiceMenu("", speeds, "action_speed_")
        self._speed = MenuChip("speed", self._speeds)
        super().__init__([self._pause, self._step, self._keep_playing], [self._speed])
        self._watching = watching
        self._step.setText(self.tr("Step"))
        self._step.setToolTip(self.tr("Have one move made, and wait"))
        self._keep_playing.setText(self.tr("Keep playing"))
        self._keep_playing.setToolTip(self.tr("Begin the next game when one has ended"))
        self._keep_playing.setCheckable(True)
        self._pause.clicked.connect(self._on_pause_clicked)
        self._step.clicked.connect(watching.step)
        self._speeds.chosen.connect(watching.choose_speed)
        self._keep_playing.toggled.connect(watching.keep_playing)

    def refresh(self) -> None:
        """Show what was chosen."""
        watching = self._watching
        self._pause.setText(self.tr("Resume") if watching.is_paused else self.tr("Pause"))
        self._speed.show_choice(*menu_words.speed(watching.speed))
        self._speeds.show_choice(watching.speed)
        if self._keep_playing.isChecked() is not watching.keeps_playing:
            self._keep_playing.setChecked(watching.keeps_playing)

    @Slot()
    def _on_pause_clicked(self) -> None:
        if self._watching.is_paused:
            self._watching.resume()
        else:
            self._watching.pause()


def _button(name: str) -> QPushButton:
    button = QPushButton()
    button.setObjectName(name)
    # A click leaves the keyboard focus where it was.
    button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
    return button
