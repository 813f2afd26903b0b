"""The table of pairings and what belongs to it: a legend, who takes part, how exact it is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Slot
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from tictac_gui.ui.matchups.pairing_table import PairingTable
from tictac_gui.ui.matchups.participants import Participants
from tictac_gui.ui.widgets.buttons.button_bar import ButtonBar
from tictac_gui.ui.widgets.legend import Legend
from tictac_gui.ui.widgets.result_bar import Sides
from tictac_gui.ui.words import matchup_words

if TYPE_CHECKING:
    from tictac_gui.play.runs.matchups import Matchups
    from tictac_gui.ui.look.look import Look


class TablePage(QWidget):
    """Where the odds are known, all players take part; else the choice and the error are shown."""

    def __init__(self, matchups: Matchups, look: Look) -> None:
        super().__init__()
        self._matchups = matchups
        self._legend = Legend(Sides.MARKS, look, *matchup_words.outcome_names())
        game = matchups.game
        self._participants = Participants(game.players, matchups.players)
        self._participants.changed.connect(self._on_participants_changed)
        self.table = PairingTable(matchups.players, look)
        self._deviation = QLabel()
        self._deviation.setObjectName("deviation")
        self._deviation.setWordWrap(True)
        if game.exact:
            self._participants.hide()
            self._deviation.hide()
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(12)
        layout.addWidget(ButtonBar([self._legend], [self._participants]))
        layout.addWidget(self.table, stretch=1)
        layout.addWidget(self._deviation)

    def refresh(self) -> None:
        """Show what has been played."""
        matchups = self._matchups
        if self.table.players != matchups.players:
            self.table.show_players(matchups.players)
        self.table.show_results(matchups.results)
        if not self._deviation.isHidden():
            text = matchup_words.largest_deviation(matchups.results.values())
            self._deviation.setText(text)
        # Nobody may change what is being played, nor open a pairing while another is played.
        self._participants.setEnabled(not matchups.is_running)
        self.table.setEnabled(matchups.fills_table or not matchups.is_running)

    @Slot()
    def _on_participants_changed(self) -> None:
        self._matchups.choose_players(self._participants.chosen)
