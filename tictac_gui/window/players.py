"""What belongs to who plays: the names of two people, and the controls for watching computers."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Slot
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from tictac_gui.engine import Mark
from tictac_gui.play.setup import LONGEST_NAME
from tictac_gui.play.watching import Speed
from tictac_gui.widgets.buttons import ButtonBar
from tictac_gui.widgets.menus import ChoiceMenu, MenuChip
from tictac_gui.window import words
from tictac_gui.words import game_words

if TYPE_CHECKING:
    from tictac_gui.play.setup import TypedNames
    from tictac_gui.play.watching import Watching

_TWO_PEOPLE = frozenset(Mark)


class NamesDialog(QDialog):
    """A line for each player; an empty one goes back to the name that the mark gives."""

    def __init__(self, typed: TypedNames, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Names"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._typed = typed
        buttons = QDialogButtonBox(
            QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel
        )
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        self.accepted.connect(typed.accept)
        layout = QFormLayout(self)
        layout.addRow(self.tr("Who plays &X:"), self._edit("x_name", Mark.X))
        layout.addRow(self.tr("Who plays &O:"), self._edit("o_name", Mark.O))
        layout.addRow(buttons)

    def _edit(self, name: str, mark: Mark) -> QLineEdit:
        edit = QLineEdit(self._typed.of(mark))
        edit.setObjectName(name)
        # Qt counts some characters twice.
        edit.setMaxLength(2 * LONGEST_NAME)
        edit.setPlaceholderText(game_words.player_name(mark, _TWO_PEOPLE))
        edit.setMinimumWidth(edit.fontMetrics().averageCharWidth() * LONGEST_NAME)
        edit.selectAll()
        edit.textChanged.connect(partial(self._typed.type, mark))
        return edit


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
        speeds = {speed: words.speed_item(speed) for speed in Speed}
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
        self._speed.show_choice(*words.speed(watching.speed))
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
