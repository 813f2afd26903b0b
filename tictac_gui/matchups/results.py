"""The result of one pairing: the games played, and the exact odds or bounds for them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QLineF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QGridLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from tictac_gui.board.result_bar import Legend, ResultBar, Sides, paint_part, winners_of
from tictac_gui.engine.search import Ending
from tictac_gui.look.theme import MUTED, enlarged
from tictac_gui.matchups import words
from tictac_gui.widgets.containers import Card, FocusRow
from tictac_gui.words import number_words
from tictac_gui.words.number_words import MOST_DECIMALS, percentage_range, percentages

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QPaintEvent

    from tictac_gui.games import Game
    from tictac_gui.games.matchup import Odds
    from tictac_gui.look.appearance import Look
    from tictac_gui.play.tournament import PairingResult

ALIGNMENTS = (
    Qt.AlignmentFlag.AlignLeft,
    Qt.AlignmentFlag.AlignHCenter,
    Qt.AlignmentFlag.AlignRight,
)
"""Each number stands below its part of the bar."""
_ENDINGS = (Ending.WIN, Ending.DRAW, Ending.LOSS)
_LANE_LINES = 0.8
"""The height of a lane in lines of text."""
_GAP = 0.25
"""The space between two lanes, as a fraction of their height."""
_NARROWEST = 2.0
"""The width of bounds that are too narrow to be seen."""
_BAR_LINES, _MORE_BAR_LINES = 1.2, 5
"""The least height of a bar in lines of text, and the most that it grows by."""
_LONGEST_FRACTION = 15
"""Longer fractions are unreadable, and stand in the tool tip only."""
_UNKNOWN = ("\N{EN DASH}",) * 3
_NOTHING = ("",) * 3


class IntervalBar(QWidget):
    """Three lanes, one for each outcome, with its bounds and a line for the games played."""

    def __init__(self, sides: Sides, look: Look) -> None:
        super().__init__()
        self._sides = sides
        self._look = look
        self._result: PairingResult | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumHeight(self.sizeHint().height())

    def show_result(self, result: PairingResult | None) -> None:
        """Show the bounds of a result; without a result, only the lanes."""
        self._result = result
        self.update()

    def sizeHint(self) -> QSize:
        lane = round(self.fontMetrics().height() * _LANE_LINES)
        return QSize(2 * lane, len(_ENDINGS) * lane)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        height = self.height() / len(_ENDINGS)
        room = height * _GAP / 2
        for number in range(len(_ENDINGS)):
            lane = QRectF(0, number * height, self.width(), height)
            self._paint_lane(painter, lane.adjusted(0.5, room, -0.5, -room), number)

    def _paint_lane(self, painter: QPainter, lane: QRectF, number: int) -> None:
        theme, middle = self._look.theme, lane.center().y()
        painter.setPen(QPen(theme.muted, 1.0, Qt.PenStyle.DotLine))
        painter.drawLine(QLineF(lane.left(), middle, lane.right(), middle))
        frequencies = self._result.standing.frequencies if self._result else None
        if not self._result or not frequencies:
            return
        left, right = (
            lane.left() + share * lane.width() for share in self._result.intervals[number]
        )
        left = min(left, lane.right() - _NARROWEST)
        part = QRectF(left, lane.top(), max(right - left, _NARROWEST), lane.height())
        paint_part(painter, part, _ENDINGS[number], theme, self._sides)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(theme.muted, 1.0))
        painter.drawRect(part)
        share = lane.left() + float(frequencies.shares[number]) * lane.width()
        painter.setPen(QPen(theme.text, _NARROWEST))
        painter.drawLine(QLineF(share, part.top(), share, part.bottom()))


class ResultRow(FocusRow):
    """A caption, a bar, and percentages with the numbers behind them."""

    def __init__(
        self, name: str, bar: ResultBar | IntervalBar, look: Look, size: float = 1.5
    ) -> None:
        super().__init__(look)
        self.setObjectName(name)
        self._caption = QLabel()
        self._caption.setWordWrap(True)
        self._percentages = [QLabel() for _ in ALIGNMENTS]
        self._details = [QLabel() for _ in ALIGNMENTS]
        for label in (self._caption, *self._details):
            label.setForegroundRole(MUTED)
        layout = QGridLayout(self)
        layout.setContentsMargins(6, 5, 6, 5)
        layout.setVerticalSpacing(3)
        layout.addWidget(self._caption, 0, 0, 1, 3)
        layout.addWidget(bar, 1, 0, 1, 3)
        for column, alignment in enumerate(ALIGNMENTS):
            self._percentages[column].setFont(enlarged(self.font(), size, is_bold=True))
            for row, label in ((2, self._percentages[column]), (3, self._details[column])):
                label.setAlignment(alignment)
                layout.addWidget(label, row, column)
            layout.setColumnStretch(column, 1)
        # In a large window the bar grows, up to a limit.
        layout.setRowStretch(1, 1)
        growth = self.fontMetrics().height() * _MORE_BAR_LINES
        self.setMaximumHeight(layout.sizeHint().height() + growth)

    @property
    def percentages(self) -> list[str]:
        """The percentages shown of games won by X, drawn, and won by O."""
        return [label.text() for label in self._percentages]

    @property
    def details(self) -> list[str]:
        """The numbers below the percentages."""
        return [label.text() for label in self._details]

    def show_result(self, result: PairingResult | None) -> None:
        """Show this row's part of a result, or that it is unknown."""
        raise NotImplementedError

    def _show(
        self,
        caption: str,
        percentages: Sequence[str] = _UNKNOWN,
        details: Sequence[str] = _NOTHING,
        sentence: str = "",
    ) -> None:
        self._caption.setText(caption)
        for column in range(3):
            self._percentages[column].setText(percentages[column])
            self._details[column].setText(details[column])
        self.setAccessibleName(words.row_summary(caption, sentence))


class _SharesRow(ResultRow):
    """A row whose bar has one part for each outcome."""

    def __init__(self, game: Game, name: str, look: Look) -> None:
        self._game = game
        self._shares = ResultBar(winners_of(game), look, lines=_BAR_LINES)
        self._shares.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self._shares.setMinimumHeight(self._shares.sizeHint().height())
        super().__init__(name, self._shares, look)

    def _show_odds(
        self, caption: str, odds: Odds, details: Sequence[str], decimals: int = MOST_DECIMALS
    ) -> None:
        self._shares.show_shares(float(odds.x_wins), float(odds.draw))
        sentence = number_words.odds_sentence(self._game, odds, decimals)
        self._show(caption, percentages(odds.shares, decimals), details, sentence)

    def _show_nothing(self, caption: str) -> None:
        self._shares.show_results(0, 0, 0)
        self._show(caption)


class PlayedRow(_SharesRow):
    """The outcomes of the games played."""

    def __init__(self, game: Game, look: Look) -> None:
        super().__init__(game, "played", look)

    def show_result(self, result: PairingResult | None) -> None:
        if not result or not (frequencies := result.standing.frequencies):
            self._show_nothing(words.no_games_caption())
            return
        standing = result.standing
        counts = (standing.x_wins, standing.draws, standing.o_wins)
        details = tuple(map(number_words.number, counts))
        caption, decimals = words.played_caption(result), words.decimals(result)
        self._show_odds(caption, frequencies, details, decimals)


class OddsRow(_SharesRow):
    """The exact odds, as percentages and fractions."""

    def __init__(self, game: Game, look: Look) -> None:
        super().__init__(game, "exact", look)

    def show_result(self, result: PairingResult | None) -> None:
        caption = words.exact_caption()
        if not result or not result.odds:
            self._show_nothing(caption)
            self.setToolTip("")
            return
        fractions = tuple(map(str, result.odds.shares))
        is_short = max(map(len, fractions)) <= _LONGEST_FRACTION
        self._show_odds(caption, result.odds, fractions if is_short else _NOTHING)
        self.setToolTip(" · ".join(fractions))


class BoundsRow(ResultRow):
    """The bounds between which the true percentages lie."""

    def __init__(self, game: Game, look: Look) -> None:
        self._game = game
        self._bounds = IntervalBar(winners_of(game), look)
        super().__init__("bounds", self._bounds, look, size=1.15)
        for label in self._details:
            label.hide()

    def show_result(self, result: PairingResult | None) -> None:
        self._bounds.show_result(result)
        caption = words.interval_caption(result)
        if not result or not result.intervals:
            self._show(caption)
            return
        ranges = [percentage_range(*interval) for interval in result.intervals]
        self._show(caption, ranges, sentence=words.interval_sentence(self._game, result))


class ResultCard(Card):
    """Two bars to be compared at a glance: the games played, and the exact odds or their bounds."""

    def __init__(self, game: Game, look: Look) -> None:
        super().__init__(look)
        legend = Legend(winners_of(game), look, *words.outcome_names(game))
        self._rows: tuple[ResultRow, ...] = (
            PlayedRow(game, look),
            OddsRow(game, look) if game.exact else BoundsRow(game, look),
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

    def show_result(self, result: PairingResult | None) -> None:
        """Show a result, which may have odds but no games; None if there is none."""
        for row in self._rows:
            row.show_result(result)
