"""The window of puzzles: one at a time, on a board like the game's."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt, Slot
from PySide6.QtWidgets import QDialog, QMessageBox, QVBoxLayout, QWidget

from tictac_gui.ui.learn.puzzles.panel import PuzzlePanel
from tictac_gui.ui.words import game_words

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent

    from tictac_gui.play.puzzles.trainer import Trainer
    from tictac_gui.ui.look.look import Look

_USUAL_WIDTH, _USUAL_HEIGHT = 460, 640
_NO_MODIFIERS = (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.KeypadModifier)


class PuzzleWindow(QDialog):
    """Shows what a trainer sets; asks before what has been achieved is forgotten."""

    def __init__(self, trainer: Trainer, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        title = self.tr("Puzzles: {0}")
        self.setWindowTitle(title.format(game_words.game_name(trainer.game)))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._trainer = trainer
        self._panel = PuzzlePanel(trainer, look)
        self._panel.reset_asked.connect(self._on_reset_asked)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._panel)
        self._panel.board.focus_quietly()

    @property
    def trainer(self) -> Trainer:
        """What sets the puzzles."""
        return self._trainer

    @Slot()
    def _on_reset_asked(self) -> None:
        box = QMessageBox(self)
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        box.setWindowTitle(self.tr("Reset Puzzles"))
        text = self.tr("Forget which puzzles of {0} you have solved, and your streaks?")
        box.setText(text.format(game_words.game_name(self._trainer.game)))
        reset = box.addButton(self.tr("Reset"), QMessageBox.ButtonRole.AcceptRole)
        keep = box.addButton(self.tr("Keep"), QMessageBox.ButtonRole.RejectRole)
        reset.setObjectName("confirm_reset")
        keep.setObjectName("keep")
        box.setDefaultButton(keep)
        box.accepted.connect(self._trainer.reset)
        # Not `exec`, so that the game and the store carry on.
        box.open()

    def setVisible(self, visible: bool) -> None:  # noqa: N802 - Qt calls it so
        super().setVisible(visible)
        if visible:
            # Every dialog tells what has the focus that Tab had led there.
            self._panel.board.focus_quietly()

    def sizeHint(self) -> QSize:
        # All buttons in one row, and the board as large as usual, whatever the font.
        width = max(self._panel.sizeHint().width() + self.fontMetrics().height(), _USUAL_WIDTH)
        return QSize(width, max(self._panel.usual_height(width), _USUAL_HEIGHT))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        is_plain = event.modifiers() in _NO_MODIFIERS and not event.isAutoRepeat()
        move = self._panel.board.move_of_key(event.text())
        if is_plain and move is not None:
            self._panel.play_move(move)
        else:
            super().keyPressEvent(event)
