"""The result of one pairing: games played, exact odds or their bounds, and exporting them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import (
    QFileInfo,
    QLineF,
    QObject,
    QRectF,
    QSize,
    QStandardPaths,
    Qt,
    Signal,
    Slot,
)
from PySide6.QtGui import QGuiApplication, QPainter, QPen
from PySide6.QtWidgets import (
    QFileDialog,
    QGridLayout,
    QLabel,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from tictac_gui.board.result_bar import Legend, ResultBar, Sides, paint_part
from tictac_gui.engine.search import Ending
from tictac_gui.look.theme import MUTED, enlarged
from tictac_gui.matchups import words
from tictac_gui.play import tournament
from tictac_gui.widgets.containers import Card, FocusRow
from tictac_gui.words import number_words
from tictac_gui.words.number_words import MOST_DECIMALS, percentage_range, percentages

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from PySide6.QtGui import QPaintEvent

    from tictac_gui.games.matchup import Odds
    from tictac_gui.look.look import Look
    from tictac_gui.play.tournament import Pairing, Result

_ENDINGS = (Ending.WIN, Ending.DRAW, Ending.LOSS)
_LANE_LINES = 0.8
"""The height of a lane in lines of text."""
_GAP = 0.25
"""Between two lanes, as a fraction of their height."""
_NARROWEST = 2.0


class IntervalBar(QWidget):
    """Three lanes one above the other; in each, what was played is a line across its bounds."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._result: Result | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumHeight(self.sizeHint().height())

    def show_result(self, result: Result | None) -> None:
        """Show the bounds of a result, or only the lanes."""
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
        # What has no width is still to be seen.
        left = min(left, lane.right() - _NARROWEST)
        part = QRectF(left, lane.top(), max(right - left, _NARROWEST), lane.height())
        paint_part(painter, part, _ENDINGS[number], theme, Sides.MARKS)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(theme.muted, 1.0))
        painter.drawRect(part)
        share = lane.left() + float(frequencies.shares[number]) * lane.width()
        painter.setPen(QPen(theme.text, _NARROWEST))
        painter.drawLine(QLineF(share, part.top(), share, part.bottom()))


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
        sentence = number_words.odds_sentence(odds, decimals)
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
        details = tuple(map(number_words.number, counts))
        caption, decimals = words.played_caption(result), words.decimals(result)
        self._show_odds(caption, frequencies, details, decimals)


class OddsRow(_SharesRow):
    """The exact odds, as percentages and fractions."""

    def __init__(self, look: Look) -> None:
        super().__init__("exact", look)

    def show_result(self, result: Result | None) -> None:
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
    """Between which percentages the true ones lie."""

    def __init__(self, look: Look) -> None:
        self._bounds = IntervalBar(look)
        super().__init__("bounds", self._bounds, look, size=1.15)
        for label in self._details:
            label.hide()

    def show_result(self, result: Result | None) -> None:
        self._bounds.show_result(result)
        caption = words.interval_caption(result)
        if not result or not result.intervals:
            self._show(caption)
            return
        ranges = [percentage_range(*interval) for interval in result.intervals]
        self._show(caption, ranges, sentence=words.interval_sentence(result))


class ResultCard(Card):
    """Two bars of the same length, one above the other, to be compared at a glance.

    Where no odds are known, the second shows between which bounds they lie.
    """

    def __init__(self, look: Look, *, has_odds: bool) -> None:
        super().__init__(look)
        legend = Legend(Sides.MARKS, look, *words.outcome_names())
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


class ExportButtons(QObject):
    """Two buttons that export the visible results."""

    reported = Signal(str)
    """Carries a sentence that says what was done, or why it failed."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._results: Mapping[Pairing, Result] = {}
        self.copy = QPushButton(self.tr("Copy"))
        self.copy.setObjectName("copy")
        self.copy.setAutoDefault(False)
        self.copy.clicked.connect(self._on_copy_clicked)
        self.save = QPushButton(self.tr("Save as CSV…"))
        self.save.setObjectName("save")
        self.save.setAutoDefault(False)
        self.save.clicked.connect(self._on_save_clicked)

    def offer(self, results: Mapping[Pairing, Result]) -> None:
        """Set the results to export; without any, the buttons are disabled."""
        self._results = results
        self.copy.setEnabled(bool(results))
        self.save.setEnabled(bool(results))

    @Slot()
    def _on_copy_clicked(self) -> None:
        QGuiApplication.clipboard().setText(tournament.as_columns(self._results))
        self.reported.emit(self.tr("Copied."))

    @Slot()
    def _on_save_clicked(self) -> None:
        dialog = QFileDialog(self.save.window(), self.tr("Save as CSV"))
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setNameFilter(self.tr("Comma-separated values (*.csv)"))
        dialog.setDefaultSuffix("csv")
        documents = QStandardPaths.StandardLocation.DocumentsLocation
        dialog.setDirectory(QStandardPaths.writableLocation(documents))
        dialog.selectFile("match-ups.csv")
        dialog.fileSelected.connect(self._on_file_selected)
        # Not `exec`, so that the games carry on.
        dialog.open()

    @Slot(str)
    def _on_file_selected(self, path: str) -> None:
        try:
            tournament.save(tournament.as_csv(self._results), path)
        except OSError as error:
            self.reported.emit(self.tr("The file could not be written: {0}").format(error))
        else:
            self.reported.emit(self.tr("Saved as {0}").format(QFileInfo(path).fileName()))
