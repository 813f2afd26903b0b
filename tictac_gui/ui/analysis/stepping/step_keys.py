"""The keys for stepping, the same in the tree and in the code."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal

from tictac_gui.ui.analysis.stepping.steps import StepCommand

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent

_COMMANDS = {
    Qt.Key.Key_Home: StepCommand.START,
    Qt.Key.Key_Left: StepCommand.BACK,
    Qt.Key.Key_Right: StepCommand.FORWARD,
    Qt.Key.Key_Down: StepCommand.OVER,
    Qt.Key.Key_Up: StepCommand.OUT,
    Qt.Key.Key_End: StepCommand.END,
}


class StepKeys(QObject):
    """Tells what the keys ask for that a widget has received."""

    command_chosen = Signal(object)
    play_chosen = Signal()
    code_switched = Signal()
    unit_switched = Signal()

    def handle(self, event: QKeyEvent) -> bool:
        """Return whether a key was one of these; they have no modifiers."""
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
