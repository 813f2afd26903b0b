"""The result of one pairing: the games played, and below them the exact odds or their bounds."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QLabel, QSizePolicy, QVBoxLayout

from tictac_gui.ui.look.fonts import enlarged
from tictac_gui.ui.widgets.card import Card
from tictac_gui.ui.widgets.focus_row import FocusRow
from tictac_gui.ui.widgets.legend import Legend
from tictac_gui.ui.widgets.result_bar import ResultBar, Sides
from tictac_gui.ui.words import matchup_words
from tictac_gui.ui.words.percentage_words import percentage_range, percentages

if TYPE_CHECKING:
    from tictac_gui.games.exact import Odds
    from tictac_gui.play.runs.tournament import Result
    from tictac_gui.ui.look.theme import Theme

_ALIGNMENTS = (
    Qt.AlignmentFlag.AlignLeft,
    Qt.AlignmentFlag.AlignHCenter,
    Qt.AlignmentFlag.AlignRight,
)
"""Each number stands below its part of the bar."""
_LEAST_LINES = 1.2
_MORE_LINES = 5
"""The height of a bar in lines of text, and by how much it may grow."""
_LONGEST_FRACTION = 15
"""Longer ones are unreadable; the tool tip has them."""


class ResultCard(Card):
    """Two bars of the same length, one above the other, to be compared at a glance.

    Where no odds are known, only the first is there, with bounds below it.
    """

    def __init__(self, *, has_odds: bool) -> None:
        super().__init__()
        self._has_odds = has_odds
        self._legend = Legend(Sides.MARKS, *matchup_words.outcome_names())
        self._played = ResultRow("played")
        self._expected = ResultRow("exact") if has_odds else ResultRow("bounds", has_bar=False)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(8, 10, 8, 8)
        layout.setSpacing(6)
        self._legend.setContentsMargins(6, 0, 0, 0)
        layout.addWidget(self._legend)
        layout.addWidget(self._played, stretch=1)
        layout.addWidget(self._expected, stretch=has_odds)
        layout.addStretch()
        self.show_result(None)

    def show_theme(self, theme: Theme) -> None:
        super().show_theme(theme)
        self._legend.show_theme(theme)
        self._played.show_theme(theme)
        self._expected.show_theme(theme)

    def show_result(self, result: Result | None) -> None:
        """Show a result, perhaps with odds but no games, or none."""
        standing = result.standing if result else None
        if result and standing and (frequencies := standing.frequencies):
            counts = (standing.x_wins, standing.draws, standing.o_wins)
            details = tuple(map(matchup_words.number, counts))
            self._played.show_odds(matchup_words.played_caption(result), frequencies, details)
        else:
            self._played.show_nothing(self.tr("Played: no games yet"))
        if self._has_odds:
            self._show_exact(result.odds if result else None)
        elif result and result.intervals:
            self._expected.show_bounds(result)
        else:
            self._expected.show_nothing(matchup_words.interval_caption(result))

    def _show_exact(self, odds: Odds | None) -> None:
        if odds:
            fractions = tuple(map(str, odds.shares))
            is_short = max(map(len, fractions)) <= _LONGEST_FRACTION
            details = fractions if is_short else ("",) * 3
            self._expected.show_odds(matchup_words.exact_caption(), odds, details)
            self._expected.setToolTip(" · ".join(fractions))
        else:
            self._expected.show_nothing(matchup_words.exact_caption())
            self._expected.setToolTip("")


class ResultRow(FocusRow):
    """A caption, perhaps a bar, and percentages with the numbers behind them."""

    def __init__(self, name: str, *, has_bar: bool = True) -> None:
        super().__init__()
        self.setObjectName(name)
        self._caption = QLabel()
        self._bar = ResultBar(Sides.MARKS, lines=_LEAST_LINES)
        self._bar.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self._bar.setMinimumHeight(self._bar.sizeHint().height())
        self._bar.setVisible(has_bar)
        self._percentages = [QLabel() for _ in _ALIGNMENTS]
        self._details = [QLabel() for _ in _ALIGNMENTS]
        for label in self._details:
            label.setVisible(has_bar)
        layout = QGridLayout(self)
        layout.setContentsMargins(6, 5, 6, 5)
        layout.setVerticalSpacing(3)
        layout.addWidget(self._caption, 0, 0, 1, 3)
        layout.addWidget(self._bar, 1, 0, 1, 3)
        size = 1.5 if has_bar else 1.15
        for column, alignment in enumerate(_ALIGNMENTS):
            self._percentages[column].setFont(enlarged(self.font(), size, is_bold=True))
            for row, label in ((2, self._percentages[column]), (3, self._details[column])):
                label.setAlignment(alignment)
                layout.addWidget(label, row, column)
            layout.setColumnStretch(column, 1)
        # In a large window the bars grow, up to a limit.
        layout.setRowStretch(1, 1)
        growth = self.fontMetrics().height() * _MORE_LINES
        self.setMaximumHeight(layout.sizeHint().height() + growth)

    @property
    def percentages(self) -> list[str]:
        """The percentages shown of games won by X, drawn, and won by O."""
        return [label.text() for label in self._percentages]

    @property
    def details(self) -> list[str]:
        """What is shown below the percentages."""
        return [label.text() for label in self._details]

    def show_theme(self, theme: Theme) -> None:
        super().show_theme(theme)
        self._bar.show_theme(theme)
        for label in (self._caption, *self._details):
            palette = label.palette()
            palette.setColor(label.foregroundRole(), theme.muted)
            label.setPalette(palette)

    def show_odds(self, caption: str, odds: Odds, details: tuple[str, ...]) -> None:
        """Show how games end, with details below the percentages."""
        self._bar.show_shares(float(odds.x_wins), float(odds.draw))
        self._show_texts(caption, percentages(odds.shares), details)
        text = self.tr("{0}: {1}").format(caption, matchup_words.odds_sentence(odds))
        self.setAccessibleName(text)

    def show_bounds(self, result: Result) -> None:
        """Show between which percentages the true ones lie."""
        caption = matchup_words.interval_caption(result)
        ranges = [percentage_range(*interval) for interval in result.intervals]
        self._show_texts(caption, ranges, ("",) * 3)
        text = self.tr("{0}: {1}").format(caption, matchup_words.interval_sentence(result))
        self.setAccessibleName(text)

    def show_nothing(self, caption: str) -> None:
        """Show that there is no result."""
        self._bar.show_results(0, 0, 0)
        self._show_texts(caption, ["–"] * 3, ("",) * 3)
        self.setAccessibleName(caption)

    def _show_texts(self, caption: str, percentages: list[str], details: tuple[str, ...]) -> None:
        self._caption.setText(caption)
        for column in range(3):
            self._percentages[column].setText(percentages[column])
            self._details[column].setText(details[column])
