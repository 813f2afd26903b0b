"""The result of one pairing: the games played, and below them the exact odds or their bounds."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QVBoxLayout

from tictac_gui.ui.matchups.result_row import BoundsRow, OddsRow, PlayedRow, ResultRow
from tictac_gui.ui.widgets.card import Card
from tictac_gui.ui.widgets.legend import Legend
from tictac_gui.ui.widgets.result_bar import Sides
from tictac_gui.ui.words import matchup_words

if TYPE_CHECKING:
    from tictac_gui.play.runs.tournament import Result
    from tictac_gui.ui.look.look import Look


class ResultCard(Card):
    """Two bars of the same length, one above the other, to be compared at a glance.

    Where no odds are known, the second shows between which bounds they lie.
    """

    def __init__(self, look: Look, *, has_odds: bool) -> None:
        super().__init__(look)
        legend = Legend(Sides.MARKS, look, *matchup_words.outcome_names())
        self._rows: tuple[ResultRow, ...] = (
            PlayedRow(look),
            OddsRow(look) if has_odds else BoundsRow(look),
        )
        layout = QVBoxLayout(self)
        layout.setContentsMargins(8, 10, 8, 8)
        layout.setSpacing(6)
        legend.setContentsMargins(6, 0, 0, 0)
        layout.addWidget(legend)
        for row in self._rows:
            layout.addWidget(row, stretch=1)
        layout.addStretch()
        self.show_result(None)

    def show_result(self, result: Result | None) -> None:
        """Show a result, perhaps with odds but no games, or none."""
        for row in self._rows:
            row.show_result(result)
