"""The window of statistics: what a person has achieved at each difficulty, and clearing it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt, Slot
from PySide6.QtWidgets import (
    QDialog,
    QFrame,
    QGridLayout,
    QLabel,
    QMessageBox,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from tictac_gui.board.marks import MarkIcon, has_discs
from tictac_gui.board.result_bar import Legend, ResultBar, Sides
from tictac_gui.engine import Level, Mark
from tictac_gui.history import words
from tictac_gui.play.records import Tally
from tictac_gui.widgets.buttons import ButtonBar
from tictac_gui.widgets.containers import Card, FocusRow, window_column
from tictac_gui.widgets.labels import EmptyLabel, announce
from tictac_gui.words import game_words

if TYPE_CHECKING:
    from tictac_gui.games import Game
    from tictac_gui.history.statistics import Statistics
    from tictac_gui.look.appearance import Look
    from tictac_gui.play.teacher import Teacher


class TallyCard(Card):
    """The counts at one difficulty, in a row for each side."""

    def __init__(self, game: Game, difficulty: Level, look: Look) -> None:
        super().__init__(look)
        title = QLabel(game_words.difficulty_name(difficulty))
        font = title.font()
        font.setBold(True)
        title.setFont(font)
        self._rows = {mark: TallyRow(game, Tally(difficulty, mark), look) for mark in Mark}
        layout = QVBoxLayout(self)
        layout.setContentsMargins(8, 8, 8, 4)
        layout.setSpacing(0)
        title.setContentsMargins(6, 0, 0, 2)
        layout.addWidget(title)
        for row in self._rows.values():
            layout.addWidget(row)

    def show_tally(self, tally: Tally) -> None:
        """Show the counts of one mark."""
        self._rows[tally.mark].show_tally(tally)


class TallyRow(FocusRow):
    """A mark with a bar and the counts in words."""

    def __init__(self, game: Game, tally: Tally, look: Look) -> None:
        super().__init__(look)
        self._game = game
        self.setObjectName(f"tally_{tally.difficulty.name.lower()}_{tally.mark.value.lower()}")
        self._icon = MarkIcon(tally.mark, look, is_disc=has_discs(game.start))
        self._bar = ResultBar(Sides.PERSON, look)
        self._counts = QLabel()
        self._counts.setWordWrap(True)
        layout = QGridLayout(self)
        layout.setContentsMargins(6, 5, 6, 5)
        layout.setHorizontalSpacing(10)
        layout.setVerticalSpacing(3)
        layout.addWidget(self._icon, 0, 0, 2, 1)
        layout.addWidget(self._bar, 0, 1)
        layout.addWidget(self._counts, 1, 1)
        layout.setColumnStretch(1, 1)
        self.show_tally(tally)

    @property
    def text(self) -> str:
        """The counts that are shown."""
        return self._counts.text()

    def show_tally(self, tally: Tally) -> None:
        """Show the counts."""
        self._bar.show_results(tally.won, tally.drawn, tally.lost)
        # A line may break between two parts, but not within one.
        parts = [part.replace(" ", "\N{NO-BREAK SPACE}") for part in words.tally_parts(tally)]
        self._counts.setText(" · ".join(parts))
        self.setAccessibleName(words.tally_summary(self._game, tally))


class StatisticsWindow(QDialog):
    """The live counts of one game; clearing them can be undone until the window closes."""

    def __init__(
        self, statistics: Statistics, teacher: Teacher, look: Look, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(words.statistics_title(statistics.game))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._statistics = statistics
        self._teacher = teacher
        self._cleared_counts: tuple[int, ...] = ()
        self._message = QLabel(words.unreadable_statistics())
        self._message.setObjectName("message")
        self._message.setWordWrap(True)
        self._empty = EmptyLabel(words.no_statistics())
        self._empty.setObjectName("no_games")
        self._taught = QLabel()
        self._taught.setObjectName("taught")
        self._taught.setWordWrap(True)
        self._legend = Legend(Sides.PERSON, look, self.tr("Won"), self.tr("Drawn"), self.tr("Lost"))
        self._cards = {
            level: TallyCard(statistics.game, level, look) for level in statistics.game.levels
        }
        self._clear = QPushButton()
        self._clear.setObjectName("clear")
        self._clear.setAutoDefault(False)
        self._clear.clicked.connect(self._on_clear_clicked)
        self._close = QPushButton(self.tr("Close"))
        self._close.setObjectName("close")
        self._close.clicked.connect(self.close)
        self._lay_out()
        statistics.changed.connect(self._refresh)
        statistics.cleared.connect(self._on_cleared)
        teacher.counted.connect(self._refresh)
        self._refresh()
        self._close.setFocus()

    def _lay_out(self) -> None:
        cards = QWidget()
        column = QVBoxLayout(cards)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        for card in self._cards.values():
            column.addWidget(card)
        column.addStretch()
        self._table = scroll = QScrollArea()
        scroll.setWidget(cards)
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setMinimumSize(340, 200)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        layout = window_column(self)
        layout.addWidget(self._message)
        layout.addWidget(self._empty, stretch=1)
        layout.addWidget(self._legend)
        layout.addWidget(scroll, stretch=1)
        layout.addWidget(self._taught)
        layout.addWidget(ButtonBar([self._clear], [self._close]))

    @Slot()
    def _refresh(self) -> None:
        statistics = self._statistics
        self._message.setVisible(statistics.is_out_of_reach)
        for tally in statistics.tallies:
            self._cards[tally.difficulty].show_tally(tally)
        # Neither is shown before it is known which.
        has_played = any(tally.played for tally in statistics.tallies)
        self._empty.setHidden(has_played or not statistics.tallies)
        self._legend.setVisible(has_played)
        self._table.setVisible(has_played)
        counts = self._teacher.counts(statistics.game)
        self._taught.setText(words.teaching_games(counts) if counts else "")
        self._taught.setVisible(bool(counts))
        is_cleared = statistics.is_cleared
        self._clear.setText(words.clear_label(is_cleared=is_cleared))
        self._clear.setEnabled(is_cleared or statistics.has_games)

    @Slot(bool)
    def _on_cleared(self, is_cleared: bool) -> None:
        game = self._statistics.game
        if is_cleared:
            self._cleared_counts = self._teacher.counts(game)
        self._teacher.set_counts(game, () if is_cleared else self._cleared_counts)
        announce(self._clear, words.clear_report(is_cleared=is_cleared))

    @Slot()
    def _on_clear_clicked(self) -> None:
        if self._statistics.is_changing:
            return
        if self._statistics.is_cleared:
            self._statistics.restore()
        else:
            self._confirm()

    def _confirm(self) -> None:
        box = QMessageBox(self)
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        box.setWindowTitle(self.tr("Clear Statistics"))
        box.setText(words.clear_question(self._statistics.game))
        box.setInformativeText(words.clear_note())
        clear = box.addButton(self.tr("Clear"), QMessageBox.ButtonRole.AcceptRole)
        keep = box.addButton(self.tr("Keep"), QMessageBox.ButtonRole.RejectRole)
        clear.setObjectName("confirm_clear")
        keep.setObjectName("keep")
        box.setDefaultButton(keep)
        box.accepted.connect(self._statistics.clear)
        # `exec` would hold up the game and the store.
        box.open()

    def sizeHint(self) -> QSize:
        return QSize(460, 680)
