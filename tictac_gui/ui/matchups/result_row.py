"""The rows of a result: what was played, the exact odds, or the bounds between which these lie."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QLabel, QSizePolicy

from tictac_gui.ui.look.fonts import enlarged
from tictac_gui.ui.look.theme import MUTED
from tictac_gui.ui.matchups.interval_bar import IntervalBar
from tictac_gui.ui.widgets.focus_row import FocusRow
from tictac_gui.ui.widgets.result_bar import ResultBar, Sides
from tictac_gui.ui.words import matchup_words
from tictac_gui.ui.words.percentage_words import MOST_DECIMALS, percentage_range, percentages

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tictac_gui.games.matchup import Odds
    from tictac_gui.play.runs.tournament import Result
    from tictac_gui.ui.look.look import Look

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
_NOTHING = ("",) * 3


class ResultRow(FocusRow):
    """A caption, a bar, and percentages with the numbers behind them."""

    def __init__(
        self, name: str, bar: ResultBar | IntervalBar, look: Look, size: float = 1.5
    ) -> None:
        super().__init__(look)
        self.setObjectName(name)
        self._caption = QLabel()
        self._caption.setWordWrap(True)
        self._percentages = [QLabel() for _ in _ALIGNMENTS]
        self._details = [QLabel() for _ in _ALIGNMENTS]
        for label in (self._caption, *self._details):
            label.setForegroundRole(MUTED)
        layout = QGridLayout(self)
        layout.setContentsMargins(6, 5, 6, 5)
        layout.setVerticalSpacing(3)
        layout.addWidget(self._caption, 0, 0, 1, 3)
        layout.addWidget(bar, 1, 0, 1, 3)
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

    def show_result(self, result: Result | None) -> None:
        """Show what this row is about, or that it is not known."""
        raise NotImplementedError

    def _show(
        self,
        caption: str,
        percentages: Sequence[str] = ("\N{EN DASH}",) * 3,
        details: Sequence[str] = _NOTHING,
        sentence: str = "",
    ) -> None:
        self._caption.setText(caption)
        for column in range(3):
            self._percentages[column].setText(percentages[column])
            self._details[column].setText(details[column])
        text = self.tr("{0}: {1}").format(caption, sentence) if sentence else caption
        self.setAccessibleName(text)


class _SharesRow(ResultRow):
    """Shows one share of each outcome."""

    def __init__(self, name: str, look: Look) -> None:
        self._shares = ResultBar(Sides.MARKS, look, lines=_LEAST_LINES)
        self._shares.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self._shares.setMinimumHeight(self._shares.sizeHint().height())
        super().__init__(name, self._shares, look)

    def _show_odds(
        self, caption: str, odds: Odds, details: Sequence[str], decimals: int = MOST_DECIMALS
    ) -> None:
        self._shares.show_shares(float(odds.x_wins), float(odds.draw))
        sentence = matchup_words.odds_sentence(odds, decimals)
        self._show(caption, percentages(odds.shares, decimals), details, sentence)

    def _show_nothing(self, caption: str) -> None:
        self._shares.show_results(0, 0, 0)
        self._show(caption)


class PlayedRow(_SharesRow):
    """How the games ended that were played."""

    def __init__(self, look: Look) -> None:
        super().__init__("played", look)

    def show_result(self, result: Result | None) -> None:
        if not result or not (frequencies := result.standing.frequencies):
            self._show_nothing(self.tr("Played: no games yet"))
            return
        standing = result.standing
        counts = (standing.x_wins, standing.draws, standing.o_wins)
        details = tuple(map(matchup_words.number, counts))
        caption, decimals = matchup_words.played_caption(result), matchup_words.decimals(result)
        self._show_odds(caption, frequencies, details, decimals)


class OddsRow(_SharesRow):
    """The exact odds, as percentages and fractions."""

    def __init__(self, look: Look) -> None:
        super().__init__("exact", look)

    def show_result(self, result: Result | None) -> None:
        caption = matchup_words.exact_caption()
        if not result or not result.odds:
            self._show_nothing(caption)
            self.setToolTip("")
            return
        fractions = tuple(map(str, result.odds.shares))
        is_short = max(map(len, fractions)) <= _LONGEST_FRACTION
        self._show_odds(caption, result.odds, fractions if is_short else _NOTHING)
        self.setToolTip(" · ".join(fractions))


class BoundsRow(ResultRow):
    """Between which percentages the true ones lie."""

    def __init__(self, look: Look) -> None:
        self._bounds = IntervalBar(look)
        super().__init__("bounds", self._bounds, look, size=1.15)
        for label in self._details:
            label.hide()

    def show_result(self, result: Result | None) -> None:
        self._bounds.show_result(result)
        caption = matchup_words.interval_caption(result)
        if not result or not result.intervals:
            self._show(caption)
            return
        ranges = [percentage_range(*interval) for interval in result.intervals]
        self._show(caption, ranges, sentence=matchup_words.interval_sentence(result))
