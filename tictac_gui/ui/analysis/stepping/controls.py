"""The controls below the search tree: step buttons, a slider over all steps, playback."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QLocale, Qt, QTimer, Signal, Slot
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLabel, QSlider, QVBoxLayout, QWidget

from tictac_gui.ui.analysis.code.controls import UnitChoice
from tictac_gui.ui.analysis.stepping.steps import StepCommand
from tictac_gui.ui.widgets.buttons.action_button import emphasise
from tictac_gui.ui.widgets.buttons.button_bar import ButtonBar
from tictac_gui.ui.widgets.buttons.icon_button import Icon, IconButton

if TYPE_CHECKING:
    from tictac_gui.ui.analysis.code.choice import CodeChoice
    from tictac_gui.ui.look.look import Look

SPEEDS = (1, 2, 5, 20, 200, 5_000, 50_000)
"""The speeds to choose from, in steps per second."""
_FRAMES = 30
"""How many times per second fast playback is drawn."""


class TreeControls(QWidget):
    """Reports where to go; it doesn't know the search."""

    command_chosen = Signal(object)
    step_chosen = Signal(int)
    advanced = Signal(int)
    """Carries how many steps playback has gone on."""

    def __init__(self, code_choice: CodeChoice, look: Look) -> None:
        super().__init__()
        self._code_choice = code_choice
        self._steps = 0
        self._at = 0
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._on_timeout)
        self._buttons = {command: self._button(command, look) for command in StepCommand}
        self._play = IconButton(Icon.PLAY, "tree_play", "", look)
        self._play.clicked.connect(self.toggle_play)
        self._speed = QComboBox()
        self._speed.setObjectName("tree_speed")
        self._speed.setAccessibleName(self.tr("Speed"))
        self._speed.setToolTip(self.tr("How fast it plays"))
        for speed in SPEEDS:
            self._speed.addItem(self.tr("{0}/s").format(QLocale().toString(speed)), speed)
        self._speed.setCurrentIndex(1)
        self._speed.currentIndexChanged.connect(self._on_speed_chosen)
        self._unit = UnitChoice(code_choice)
        self._slider = QSlider(Qt.Orientation.Horizontal)
        self._slider.setObjectName("tree_slider")
        self._slider.setAccessibleName(self.tr("Step"))
        self._slider.valueChanged.connect(self._on_slider_moved)
        self._progress = QLabel()
        self._progress.setObjectName("tree_progress")
        self._lay_out()
        self._show_playing(is_playing=False)
        code_choice.code_chosen.connect(self._name_buttons)
        code_choice.lines_chosen.connect(self._name_buttons)
        self._name_buttons()

    @property
    def is_playing(self) -> bool:
        """Whether it is playing."""
        return self._timer.isActive()

    def show_step(self, at: int, steps: int, progress: str) -> None:
        """Show the progress, and enable only the buttons that lead somewhere."""
        self._at, self._steps = at, steps
        self._slider.blockSignals(True)
        self._slider.setRange(0, max(steps - 1, 0))
        self._slider.setPageStep(max(steps // 20, 1))
        self._slider.setValue(at)
        self._slider.blockSignals(False)
        self._slider.setEnabled(steps > 1)
        self._progress.setText(progress)
        last = max(steps - 1, 0)
        self._offer(at > 0, at < last)
        self._play.setEnabled(steps > 1)
        if self.is_playing and at == last:
            self.pause()

    def take_over(self, former: TreeControls) -> None:
        """Play as fast as others, and go on playing if they do."""
        self._speed.setCurrentIndex(former._speed.currentIndex())
        if former.is_playing:
            self.toggle_play()

    @Slot()
    def toggle_play(self) -> None:
        """Play, from the start if it is at the end, or pause."""
        if self.is_playing:
            self.pause()
        elif self._steps > 1:
            if self._at == self._steps - 1:
                self.step_chosen.emit(0)
            self._timer.start(self._interval())
            self._show_playing(is_playing=True)

    @Slot()
    def pause(self) -> None:
        """Stop playing."""
        self._timer.stop()
        self._show_playing(is_playing=False)

    def _button(self, command: StepCommand, look: Look) -> IconButton:
        name = command.name.lower()
        label = self.tr("Step") if command is StepCommand.FORWARD else ""
        button = IconButton(Icon[command.name], f"tree_{name}", "", look, label=label)
        button.clicked.connect(partial(self.command_chosen.emit, command))
        return button

    @Slot()
    def _name_buttons(self) -> None:
        """Say where each button leads, which depends on how far a step goes."""
        over = self.tr("Step over: to the return of this call")
        out = self.tr("Step out: to the return of its caller")
        if self._code_choice.is_by_line:
            over = self.tr("Step over: to the next line of this call")
            out = self.tr("Step out: to the next line of its caller")
        for command, text, keys in (
            (StepCommand.START, self.tr("To the start"), self.tr("Home")),
            (StepCommand.BACK, self.tr("Step back"), self.tr("Left")),
            (StepCommand.FORWARD, self.tr("Step forward"), self.tr("Right")),
            (StepCommand.OVER, over, self.tr("Down")),
            (StepCommand.OUT, out, self.tr("Up")),
            (StepCommand.END, self.tr("To the end"), self.tr("End")),
        ):
            self._buttons[command].show_icon(Icon[command.name], text, keys=keys)

    def _lay_out(self) -> None:
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addWidget(self._slider, stretch=1)
        row.addWidget(self._progress)
        order = (
            StepCommand.START,
            StepCommand.BACK,
            StepCommand.FORWARD,
            StepCommand.OVER,
            StepCommand.OUT,
            StepCommand.END,
        )
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(6)
        layout.addLayout(row)
        buttons = [self._buttons[command] for command in order]
        layout.addWidget(ButtonBar(buttons, [self._play, self._speed, self._unit]))

    def _offer(self, can_go_back: bool, can_go_on: bool) -> None:
        for command, button in self._buttons.items():
            can_go = can_go_on if command.is_forward else can_go_back
            if not can_go and button.hasFocus() and self._steps > 1:
                # Qt would move the focus from a disabled button to whatever comes next; the way
                # back is what the person may want.
                other = self._buttons[
                    StepCommand.BACK if command.is_forward else StepCommand.FORWARD
                ]
                other.setEnabled(True)
                other.setFocus()
            button.setEnabled(can_go)
        emphasise(self._buttons[StepCommand.FORWARD], is_emphasised=can_go_on)

    def _steps_per_second(self) -> int:
        return int(self._speed.currentData())

    def _interval(self) -> int:
        return 1000 // min(self._steps_per_second(), _FRAMES)

    def _show_playing(self, *, is_playing: bool) -> None:
        text = self.tr("Pause") if is_playing else self.tr("Play")
        self._play.show_icon(Icon.PAUSE if is_playing else Icon.PLAY, text, keys=self.tr("Space"))

    @Slot()
    def _on_timeout(self) -> None:
        self.advanced.emit(max(self._steps_per_second() // _FRAMES, 1))

    @Slot()
    def _on_speed_chosen(self) -> None:
        if self.is_playing:
            self._timer.start(self._interval())

    @Slot(int)
    def _on_slider_moved(self, step: int) -> None:
        self.step_chosen.emit(step)
