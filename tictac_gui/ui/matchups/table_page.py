"""The table of pairings and what belongs to it: a legend, who takes part, how exact it is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from tictac_gui.games.matchup import is_timed
from tictac_gui.ui.matchups.pairing_table import PairingTable
from tictac_gui.ui.matchups.participants import Participants
from tictac_gui.ui.widgets.buttons.button_bar import ButtonBar
from tictac_gui.ui.widgets.legend import Legend
from tictac_gui.ui.widgets.result_bar import Sides
from tictac_gui.ui.words import matchup_words

if TYPE_CHECKING:
    from collections.abc import Mapping

    from tictac_gui.games import Game
    from tictac_gui.play.runs.tournament import Pairing, Result
    from tictac_gui.ui.look.look import Look


class TablePage(QWidget):
    """Where the odds are known, all players take part; else the choice and the error are shown."""

    players_changed = Signal()

    def __init__(self, game: Game, look: Look) -> None:
        super().__init__()
        self._legend = Legend(Sides.MARKS, look, *matchup_words.outcome_names())
        # Where games take long, at first neither those that take hours nor one player many times.
        chosen = [
            name
            for name, policy in game.players.items()
            if game.exact or not (policy.is_deterministic or is_timed(game, policy))
        ]
        self._participants = Participants(game.players, chosen)
        self._participants.changed.connect(self._on_participants_changed)
        self.table = PairingTable(chosen, look)
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

    def take_over(self, former: TablePage) -> None:
        """Show what another page shows."""
        self._participants.show_chosen(former.table.players)
        self.table.show_players(former.table.players)
        self.show_results(former.table.results)

    def show_results(self, results: Mapping[Pairing, Result]) -> None:
        """Show these results and no others."""
        self.table.show_results(results)
        if not self._deviation.isHidden():
            self._deviation.setText(matchup_words.largest_deviation(results.values()))

    def show_playing(self, *, is_playing: bool, is_filled: bool) -> None:
        """Let nobody change what is being played, nor open a pairing while another is played."""
        self._participants.setEnabled(not is_playing)
        self.table.setEnabled(is_filled or not is_playing)

    @Slot()
    def _on_participants_changed(self) -> None:
        self.table.show_players(self._participants.chosen)
        self.show_results(self.table.results)
        self.players_changed.emit()
