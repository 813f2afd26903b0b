"""What a person has achieved at one difficulty: a card with a bar and counts for each mark."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QGridLayout, QLabel, QVBoxLayout

from tictac_gui.engine import Mark
from tictac_gui.play.records import Tally
from tictac_gui.ui.board.marks import MarkIcon
from tictac_gui.ui.widgets.card import Card
from tictac_gui.ui.widgets.focus_row import FocusRow
from tictac_gui.ui.widgets.result_bar import ResultBar, Sides
from tictac_gui.ui.words import game_words, history_words

if TYPE_CHECKING:
    from tictac_gui.engine import Level
    from tictac_gui.ui.look.look import Look


class TallyCard(Card):
    """Names the difficulty and holds a row for X and one for O."""

    def __init__(self, difficulty: Level, look: Look) -> None:
        super().__init__(look)
        title = QLabel(game_words.difficulty_name(difficulty))
        font = title.font()
        font.setBold(True)
        title.setFont(font)
        self._rows = {mark: TallyRow(Tally(difficulty, mark), look) for mark in Mark}
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
    """A mark with its bar and counts."""

    def __init__(self, tally: Tally, look: Look) -> None:
        super().__init__(look)
        self.setObjectName(f"tally_{tally.difficulty.name.lower()}_{tally.mark.value.lower()}")
        self._icon = MarkIcon(tally.mark, look)
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
        # Lines break between the parts only.
        parts = [
            part.replace(" ", "\N{NO-BREAK SPACE}") for part in history_words.tally_parts(tally)
        ]
        self._counts.setText(" · ".join(parts))
        self.setAccessibleName(history_words.tally_summary(tally))
