"""The controls of the search tree: which search, how far a step goes, and where to step."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QSize, Qt, Signal, Slot
from PySide6.QtWidgets import (
    QBoxLayout,
    QComboBox,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSlider,
    QVBoxLayout,
    QWidget,
)

from tictac_gui.analysis import code_words, tree_words
from tictac_gui.analysis.search_choice import SearchChoice, examples_of
from tictac_gui.analysis.tree_model import SPEEDS, StepCommand, TreeModel, Walk
from tictac_gui.widgets.buttons import ButtonBar, emphasise
from tictac_gui.widgets.icon_button import Icon, IconButton

if TYPE_CHECKING:
    from collections.abc import Hashable

    from PySide6.QtGui import QKeyEvent, QResizeEvent

    from tictac_gui.analysis.code_choice import CodeChoice
    from tictac_gui.games import Game
    from tictac_gui.look.appearance import Look

_SPACING = 6
_ONE_ROW_FROM = 56
"""The width from which all lists have room in one row, in lines of text."""
_COMMANDS = {
    Qt.Key.Key_Home: StepCommand.START,
    Qt.Key.Key_Left: StepCommand.BACK,
    Qt.Key.Key_Right: StepCommand.FORWARD,
    Qt.Key.Key_Down: StepCommand.OVER,
    Qt.Key.Key_Up: StepCommand.OUT,
    Qt.Key.Key_End: StepCommand.END,
}


class Choices(QComboBox):
    """A list to choose from; it leaves digits to the window, where they play a move."""

    chosen = Signal(object)
    """Carries the value that a person has chosen."""

    def __init__(self, name: str, text: str) -> None:
        super().__init__()
        self.activated.connect(self._on_activated)
        self.setObjectName(name)
        self.setAccessibleName(text)
        self.setToolTip(text)

    def choose(self, value: Hashable) -> None:
        """Show the choice of a value."""
        self.setCurrentIndex(self.findData(value))

    @Slot()
    def _on_activated(self) -> None:
        self.chosen.emit(self.currentData())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.text().isdigit():
            event.ignore()
        else:
            super().keyPressEvent(event)


class LookaheadChoice(Choices):
    """Chooses the lookahead; it is hidden for games that are searched to their end."""

    def __init__(self, name: str) -> None:
        super().__init__(name, "")
        self.setAccessibleName(self.tr("Lookahead"))
        self.setToolTip(self.tr("How many moves ahead the search looks; there it estimates"))

    def show_game(self, game: Game) -> None:
        """Offer what a game allows."""
        furthest = game.analysis_lookahead or 0
        self.clear()
        for lookahead in range(1, furthest + 1):
            self.addItem(tree_words.lookahead_name(lookahead), lookahead)
        self.setVisible(furthest > 0)


class SearchLists(QWidget):
    """Chooses the search: position or example, lookahead, method and values."""

    def __init__(self, choice: SearchChoice, code_button: QWidget) -> None:
        super().__init__()
        self._choice = choice
        self._game: Game | None = None
        self._rows = QBoxLayout(QBoxLayout.Direction.TopToBottom, self)
        self._first, self._second = QHBoxLayout(), QHBoxLayout()
        self._code_button = code_button
        self._source = Choices("tree_source", self.tr("Search from"))
        # In narrow panels with large fonts long names are cut off; the open list shows them whole.
        policy = QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
        self._source.setSizeAdjustPolicy(policy)
        self._source.setMinimumContentsLength(8)
        self._lookahead = LookaheadChoice("tree_lookahead")
        self._method = Choices("tree_method", self.tr("Method"))
        self._method.addItem(self.tr("Plain minimax"), False)
        self._method.addItem(self.tr("Alpha-beta"), True)
        self._scoring = Choices("tree_scoring", self.tr("Values"))
        self._lay_out()
        self._refresh()
        choice.changed.connect(self._refresh)
        self._source.chosen.connect(choice.choose_example)
        self._lookahead.chosen.connect(choice.choose_lookahead)
        self._method.chosen.connect(choice.choose_pruning)
        self._scoring.chosen.connect(choice.choose_scoring)

    def _lay_out(self) -> None:
        first, second = self._first, self._second
        first.addWidget(self._source, stretch=1)
        first.addWidget(self._lookahead)
        first.addWidget(self._code_button)
        second.addWidget(self._method, stretch=1)
        second.addWidget(self._scoring, stretch=1)
        self._rows.setContentsMargins(0, 0, 0, 0)
        for row in (first, second, self._rows):
            row.setSpacing(_SPACING)
        self._rows.addLayout(first, stretch=1)
        self._rows.addLayout(second, stretch=1)

    @Slot()
    def _refresh(self) -> None:
        choice = self._choice
        if choice.game is not self._game:
            self._game = choice.game
            self._offer_what_the_game_has(choice.game)
        self._source.choose(choice.example)
        self._lookahead.choose(choice.lookahead)
        self._method.choose(choice.prunes)
        self._scoring.choose(choice.scoring)

    def _offer_what_the_game_has(self, game: Game) -> None:
        self._source.clear()
        self._source.addItem(self.tr("Position on the board"), None)
        if examples := examples_of(game):
            self._source.insertSeparator(1)
        for example in examples:
            self._source.addItem(tree_words.example_name(example), example)
        self._lookahead.show_game(game)
        self._scoring.clear()
        for place, scoring in enumerate(self._choice.scorings):
            self._scoring.addItem(tree_words.scoring_name(scoring), scoring)
            hint = tree_words.scoring_hint(scoring)
            self._scoring.setItemData(place, hint, Qt.ItemDataRole.ToolTipRole)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        is_wide = event.size().width() >= _ONE_ROW_FROM * self.fontMetrics().height()
        direction = QBoxLayout.Direction.TopToBottom
        before, after = self._second, self._first
        if is_wide:
            direction, before, after = QBoxLayout.Direction.LeftToRight, after, before
        if self._rows.direction() is not direction:
            self._rows.setDirection(direction)
            # At the end of the only row, or of the first.
            before.removeWidget(self._code_button)
            after.addWidget(self._code_button)

    def minimumSizeHint(self) -> QSize:
        # As if they were in two rows, so that a wide window can become narrow again.
        first = [self._source, self._lookahead, self._code_button]
        rows = first, [self._method, self._scoring]
        widths = [
            sum(each.minimumSizeHint().width() + _SPACING for each in row if not each.isHidden())
            for row in rows
        ]
        return QSize(max(widths) - _SPACING, super().minimumSizeHint().height())


class StepKeys(QObject):
    """Turns the keys for stepping into signals, for the tree and for the code."""

    command_chosen = Signal(object)
    play_chosen = Signal()
    code_switched = Signal()
    unit_switched = Signal()

    def handle(self, event: QKeyEvent) -> bool:
        """Emit the signal of a key; return False for other keys, and for those with modifiers."""
        key = Qt.Key(event.key())
        switches = {
            Qt.Key.Key_Space: self.play_chosen,
            Qt.Key.Key_C: self.code_switched,
            Qt.Key.Key_L: self.unit_switched,
        }
        if event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            return False
        if key in _COMMANDS:
            self.command_chosen.emit(_COMMANDS[key])
        elif key in switches:
            switches[key].emit()
        else:
            return False
        return True


class CodeButton(QPushButton):
    """Shows the code or hides it; pressed while it is shown."""

    def __init__(self, choice: CodeChoice) -> None:
        super().__init__()
        self.setObjectName("tree_code")
        self.setText(self.tr("Code"))
        self.setToolTip(self.tr("Show the code of the search and the line that runs (C)"))
        self.setCheckable(True)
        self.setChecked(choice.has_code)
        self.setAutoDefault(False)
        # A click leaves the keyboard focus where it was.
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.toggled.connect(choice.show_code)
        choice.code_chosen.connect(self.setChecked)


class UnitChoice(Choices):
    """Chooses whether a step goes to the next call or line; hidden without the code."""

    def __init__(self, choice: CodeChoice) -> None:
        super().__init__("tree_unit", "")
        self.setAccessibleName(self.tr("Stepping"))
        self.setToolTip(self.tr("How far a step goes (L)"))
        self.addItem(self.tr("By call"), False)
        self.addItem(self.tr("By line"), True)
        self._choice = choice
        self._show_choice()
        self.chosen.connect(choice.step_by_line)
        choice.code_chosen.connect(self._show_choice)
        choice.lines_chosen.connect(self._show_choice)

    @Slot()
    def _show_choice(self) -> None:
        self.choose(self._choice.wants_lines)
        self.setVisible(self._choice.has_code)


class TreeControls(QWidget):
    """Shows the progress of the search; buttons, slider and speed step through it."""

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
            self._speed.addItem(tree_words.speed(speed), speed)
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
        """Say where each button leads: to a call, or to a line."""
        is_by_line = self._model.code.is_by_line
        over = tree_words.over_hint(is_by_line=is_by_line)
        out = tree_words.out_hint(is_by_line=is_by_line)
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
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(6)
        layout.addLayout(row)
        buttons = [self._buttons[command] for command in _COMMANDS.values()]
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
