"""The controls below the search tree: step buttons, a slider over all steps, playback."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QLocale, Qt, Slot
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLabel, QSlider, QVBoxLayout, QWidget

from tictac_gui.ui.analysis.code.controls import UnitChoice
from tictac_gui.ui.analysis.stepping.steps import StepCommand
from tictac_gui.ui.analysis.tree.model import SPEEDS
from tictac_gui.ui.widgets.buttons.action_button import emphasise
from tictac_gui.ui.widgets.buttons.button_bar import ButtonBar
from tictac_gui.ui.widgets.buttons.icon_button import Icon, IconButton
from tictac_gui.ui.words.analysis import code_words, tree_words

if TYPE_CHECKING:
    from tictac_gui.ui.analysis.stepping.walk import Walk
    from tictac_gui.ui.analysis.tree.model import TreeModel
    from tictac_gui.ui.look.look import Look


class TreeControls(QWidget):
    """Shows how far one has come, and passes on where to go."""

    def __init__(self, model: TreeModel, look: Look) -> None:
        super().__init__()
        self._model = model
        self._steps = 0
        self._buttons = {command: self._button(command, look) for command in StepCommand}
        self._play = IconButton(Icon.PLAY, "tree_play", "", look)
        self._play.clicked.connect(model.toggle_play)
        self._speed = QComboBox()
        self._speed.setObjectName("tree_speed")
        self._speed.setAccessibleName(self.tr("Speed"))
        self._speed.setToolTip(self.tr("How fast it plays"))
        for speed in SPEEDS:
            self._speed.addItem(self.tr("{0}/s").format(QLocale().toString(speed)), speed)
        self._speed.setCurrentIndex(SPEEDS.index(model.speed))
        self._speed.currentIndexChanged.connect(self._on_speed_chosen)
        self._unit = UnitChoice(model.code)
        self._slider = QSlider(Qt.Orientation.Horizontal)
        self._slider.setObjectName("tree_slider")
        self._slider.setAccessibleName(self.tr("Step"))
        self._slider.valueChanged.connect(model.go_to)
        self._progress = QLabel()
        self._progress.setObjectName("tree_progress")
        self._lay_out()
        model.changed.connect(self._refresh)
        model.code.code_chosen.connect(self._name_buttons)
        model.code.lines_chosen.connect(self._name_buttons)
        self._name_buttons()
        self._refresh()

    @Slot()
    def _refresh(self) -> None:
        """Show the progress, and enable only the buttons that lead somewhere."""
        walk = self._model.walk
        at, self._steps = (walk.at, walk.length) if walk else (0, 0)
        last = max(self._steps - 1, 0)
        self._slider.blockSignals(True)
        self._slider.setRange(0, last)
        self._slider.setPageStep(max(self._steps // 20, 1))
        self._slider.setValue(at)
        self._slider.blockSignals(False)
        self._slider.setEnabled(self._steps > 1)
        self._progress.setText(_progress(walk) if walk else "")
        self._offer(at > 0, at < last)
        self._play.setEnabled(self._steps > 1)
        self._show_playing()

    def _button(self, command: StepCommand, look: Look) -> IconButton:
        name = command.name.lower()
        label = self.tr("Step") if command is StepCommand.FORWARD else ""
        button = IconButton(Icon[command.name], f"tree_{name}", "", look, label=label)
        button.clicked.connect(partial(self._model.step, command))
        return button

    @Slot()
    def _name_buttons(self) -> None:
        """Say where each button leads, which depends on how far a step goes."""
        over = self.tr("Step over: to the return of this call")
        out = self.tr("Step out: to the return of its caller")
        if self._model.code.is_by_line:
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

    def _show_playing(self) -> None:
        is_playing = self._model.is_playing
        text = self.tr("Pause") if is_playing else self.tr("Play")
        self._play.show_icon(Icon.PAUSE if is_playing else Icon.PLAY, text, keys=self.tr("Space"))

    @Slot()
    def _on_speed_chosen(self) -> None:
        self._model.choose_speed(self._speed.currentData())


def _progress(walk: Walk) -> str:
    if walk.is_by_line:
        return code_words.progress(walk.execution, walk.at)
    return tree_words.progress(walk.trace, walk.path, walk.at)
