"""Which search is shown: from which position, by which method, how far and with which values."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QVBoxLayout, QWidget

from tictac_gui.engine.trace import Scoring
from tictac_gui.ui.analysis.choices import Choices, LookaheadChoice
from tictac_gui.ui.analysis.tree.examples import Example, example_name, examples_of
from tictac_gui.ui.words.analysis import tree_words

if TYPE_CHECKING:
    from tictac_gui.games import BoardPosition, Game

_USUAL_LOOKAHEAD = 4


class SearchChoice(QWidget):
    """Lists to choose from; the position is that of the game or an example."""

    changed = Signal()

    def __init__(self, game: Game, code_button: QWidget) -> None:
        """Offer the searches of a game; the button stands beside the first list."""
        super().__init__()
        self._game, self._board = game, game.start
        self._source = Choices("tree_source", self.tr("Search from"))
        # In narrow panels with large fonts long names are cut off; the open list shows them whole.
        policy = QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
        self._source.setSizeAdjustPolicy(policy)
        self._source.setMinimumContentsLength(8)
        self._lookahead = LookaheadChoice("tree_lookahead", _USUAL_LOOKAHEAD)
        self._method = Choices("tree_method", self.tr("Method"))
        self._method.addItem(self.tr("Plain minimax"), False)
        self._method.addItem(self.tr("Alpha-beta"), True)
        self._scoring = Choices("tree_scoring", self.tr("Values"))
        self._lay_out(code_button)
        self._offer_what_the_game_has()
        self._source.activated.connect(self._on_source_chosen)
        for box in (self._lookahead, self._method, self._scoring):
            box.activated.connect(self.changed)

    @property
    def game(self) -> Game:
        """The game that is searched."""
        return self._game

    @property
    def board(self) -> BoardPosition:
        """The position from which to search."""
        return self._example.board if self._example else self._board

    @property
    def _example(self) -> Example | None:
        return cast("Example | None", self._source.currentData())

    @property
    def prunes(self) -> bool:
        """Whether alpha-beta is chosen."""
        return bool(self._method.currentData())

    @property
    def scoring(self) -> Scoring:
        """How finished games are scored."""
        return cast("Scoring", self._scoring.currentData())

    @property
    def lookahead(self) -> int | None:
        """How many moves ahead to look; None is to the end of the game."""
        return self._lookahead.lookahead

    def show_position(self, game: Game, board: BoardPosition) -> None:
        """Follow the game; an example stays as long as its game is played."""
        before = self.board
        is_other_game = game is not self._game
        self._game, self._board = game, board
        if is_other_game:
            self._offer_what_the_game_has()
        if is_other_game or self.board != before:
            self.changed.emit()

    def take_over(self, former: SearchChoice) -> None:
        """Choose the same, without saying so."""
        self._game, self._board = former._game, former._board
        self._offer_what_the_game_has()
        for box, other in (
            (self._source, former._source),
            (self._lookahead, former._lookahead),
            (self._method, former._method),
            (self._scoring, former._scoring),
        ):
            box.setCurrentIndex(other.currentIndex())

    def choose_example(self, example: Example) -> None:
        """Search from an example."""
        self._source.choose(example)
        self._on_source_chosen()

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

    def _offer_what_the_game_has(self) -> None:
        self._source.clear()
        self._source.addItem(self.tr("Position on the board"), None)
        if examples := examples_of(self._game):
            self._source.insertSeparator(1)
        for example in examples:
            self._source.addItem(example_name(example), example)
        self._lookahead.show_game(self._game)
        self._scoring.clear()
        has_estimates = self._lookahead.lookahead is not None
        fitting = [scoring for scoring in Scoring if scoring.beats_estimates == has_estimates]
        for place, scoring in enumerate(fitting):
            self._scoring.addItem(tree_words.scoring_name(scoring), scoring)
            hint = tree_words.scoring_hint(scoring)
            self._scoring.setItemData(place, hint, Qt.ItemDataRole.ToolTipRole)

    @Slot()
    def _on_source_chosen(self) -> None:
        example = self._example
        if example is Example.PRUNED:
            # Plain minimax prunes nothing.
            self._method.choose(True)
        if example and example.lookahead:
            self._lookahead.choose(example.lookahead)
        self.changed.emit()
