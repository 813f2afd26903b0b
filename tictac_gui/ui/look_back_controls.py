"""The banner and the buttons shown while the board shows an earlier position of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QLabel, QWidget

from tictac_gui.ui.widgets.action_button import action_button
from tictac_gui.ui.widgets.button_bar import ButtonBar
from tictac_gui.ui.widgets.wrapping import wrap
from tictac_gui.ui.words import move_words

if TYPE_CHECKING:
    from tictac_gui.play.look_back import LookBack
    from tictac_gui.ui.actions import Actions


class LookBackControls(QObject):
    """Takes the places of the score and the usual buttons, so that the board stays where it is."""

    def __init__(
        self, look_back: LookBack, actions: Actions, score: QWidget, buttons: QWidget
    ) -> None:
        super().__init__(score)
        self._look_back = look_back
        self._actions = actions
        self._score = score
        self._usual_buttons = buttons
        self.banner = QLabel(alignment=Qt.AlignmentFlag.AlignCenter)
        self.banner.setObjectName("looking_back")
        wrap(self.banner)
        leave = action_button("back_to_game", self.tr("Back to the game"), actions.back_to_game)
        leave.setProperty("emphasised", True)
        play_on = action_button("play_from_here", self.tr("Play from here"), actions.play_from_here)
        self.buttons = ButtonBar([leave], [play_on])
        actions.back_to_game.triggered.connect(look_back.leave)
        actions.play_from_here.triggered.connect(look_back.play_on)

    def refresh(self, played: int) -> None:
        """Show them while looking back, given how many moves have been played; else hide them."""
        is_active = self._look_back.is_active
        text = move_words.looking_back(len(self._look_back.moves), played)
        self.banner.setText(text if is_active else "")
        self.banner.setMinimumHeight(self._score.sizeHint().height())
        usual = self._usual_buttons
        self.buttons.setMinimumHeight(usual.heightForWidth(usual.width()))
        self.banner.setVisible(is_active)
        self.buttons.setVisible(is_active)
        self._score.setVisible(not is_active)
        self._usual_buttons.setVisible(not is_active)
        self._actions.back_to_game.setEnabled(is_active)
        self._actions.play_from_here.setEnabled(is_active)
        if is_active:
            self._actions.hint.setEnabled(False)
