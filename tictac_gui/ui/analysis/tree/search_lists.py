"""The lists from which the search is chosen that the tree shows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Slot
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QVBoxLayout, QWidget

from tictac_gui.ui.analysis.choices import Choices, LookaheadChoice
from tictac_gui.ui.analysis.tree.examples import example_name, examples_of
from tictac_gui.ui.words.analysis import tree_words

if TYPE_CHECKING:
    from tictac_gui.games import Game
    from tictac_gui.ui.analysis.tree.search_choice import SearchChoice


class SearchLists(QWidget):
    """Offers what the game has; the button stands beside the first list."""

    def __init__(self, choice: SearchChoice, code_button: QWidget) -> None:
        super().__init__()
        self._choice = choice
        self._game: Game | None = None
        self._source = Choices("tree_source", self.tr("Search from"))
        # In narrow panels with large fonts long names are cut off; the open list shows them whole.
        policy = QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
        self._source.setSizeAdjustPolicy(policy)
        self._source.setMinimumContentsLength(8)
        self._lookahead = LookaheadChoice("tree_lookahead")
        self._method = Choices("tree_method", self.tr("Method"))
        self._method.addItem(self.tr("Plain minimax"), False)
        self._method.addItem(self.tr("Alpha-beta"), True)
        self._scoring = Choices("tree_scoring", self.tr("Values"))
        self._lay_out(code_button)
        self._refresh()
        choice.changed.connect(self._refresh)
        self._source.chosen.connect(choice.choose_example)
        self._lookahead.chosen.connect(choice.choose_lookahead)
        self._method.chosen.connect(choice.choose_pruning)
        self._scoring.chosen.connect(choice.choose_scoring)

    def _lay_out(self, code_button: QWidget) -> None:
        # In its own row, since its names would be cut off at the panel's usual width.
        first, second = QHBoxLayout(), QHBoxLayout()
        first.addWidget(self._source, stretch=1)
        first.addWidget(self._lookahead)
        first.addWidget(code_button)
        second.addWidget(self._method, stretch=1)
        second.addWidget(self._scoring, stretch=1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        for row in (first, second, layout):
            row.setSpacing(6)
        layout.addLayout(first)
        layout.addLayout(second)

    @Slot()
    def _refresh(self) -> None:
        choice = self._choice
        if choice.game is not self._game:
            self._game = choice.game
            self._offer_what_the_game_has(choice.game)
        self._source.choose(choice.example)
        self._lookahead.choose(choice.lookahead)
        self._method.choose(choice.prunes)
        self._scoring.choose(choice.scoring)

    def _offer_what_the_game_has(self, game: Game) -> None:
        self._source.clear()
        self._source.addItem(self.tr("Position on the board"), None)
        if examples := examples_of(game):
            self._source.insertSeparator(1)
        for example in examples:
            self._source.addItem(example_name(example), example)
        self._lookahead.show_game(game)
        self._scoring.clear()
        for place, scoring in enumerate(self._choice.scorings):
            self._scoring.addItem(tree_words.scoring_name(scoring), scoring)
            hint = tree_words.scoring_hint(scoring)
            self._scoring.setItemData(place, hint, Qt.ItemDataRole.ToolTipRole)
