"""Which search is shown: from which position, by which method, with which values."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QCoreApplication, QLocale, Qt, Signal, Slot
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QVBoxLayout, QWidget

from tictac_gui.engine.trace import Scoring
from tictac_gui.games import TIC_TAC_TOE, BoardPosition, Game
from tictac_gui.games.tic_tac_toe import Board
from tictac_gui.ui.words import tree_words

if TYPE_CHECKING:
    from collections.abc import Hashable

    from PySide6.QtGui import QKeyEvent


translate = QCoreApplication.translate


class Example(Enum):
    """A tic-tac-toe position worth searching, and how many calls plain minimax makes."""

    THREE_CELLS = "O.X/X.X/.OO", 9
    WIN = "..O/X.O/XX.", 24
    PRUNED = "X.O/.X./.XO", 38
    FORK = "..O/OXX/..X", 45
    DRAW = ".../XXO/O.X", 53
    EMPTY = ".../.../...", 549_946

    @property
    def board(self) -> BoardPosition:
        """The position from which to search."""
        return Board.parse(self.value[0])

    @property
    def calls(self) -> int:
        """How many calls plain minimax makes."""
        return self.value[1]


def example_name(example: Example) -> str:
    """Name an example, with its size."""
    name = {
        Example.THREE_CELLS: translate("SearchTree", "Three cells left ({0} calls)"),
        Example.WIN: translate("SearchTree", "A win in one move ({0} calls)"),
        Example.PRUNED: translate("SearchTree", "Alpha-beta prunes half ({0} calls)"),
        Example.FORK: translate("SearchTree", "A block that makes a fork ({0} calls)"),
        Example.DRAW: translate("SearchTree", "Only one move holds the draw ({0} calls)"),
        Example.EMPTY: translate("SearchTree", "The empty board ({0} calls)"),
    }[example]
    return name.format(QLocale().toString(example.calls))


class SearchChoice(QWidget):
    """Three lists to choose from; the position is that of the game or an example."""

    changed = Signal()

    def __init__(self, game: Game) -> None:
        super().__init__()
        self._game, self._board = game, game.start
        self._source = self._list("tree_source", self.tr("Search from"))
        # In narrow panels with large fonts long names are cut off; the open list shows them whole.
        policy = QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
        self._source.setSizeAdjustPolicy(policy)
        self._source.setMinimumContentsLength(8)
        self._source.addItem(self.tr("Position on the board"), None)
        self._source.insertSeparator(1)
        for example in Example:
            self._source.addItem(example_name(example), example)
        self._method = self._list("tree_method", self.tr("Method"))
        self._method.addItem(self.tr("Plain minimax"), False)
        self._method.addItem(self.tr("Alpha-beta"), True)
        self._scoring = self._list("tree_scoring", self.tr("Values"))
        for place, scoring in enumerate(Scoring):
            self._scoring.addItem(tree_words.scoring_name(scoring), scoring)
            hint = tree_words.scoring_hint(scoring)
            self._scoring.setItemData(place, hint, Qt.ItemDataRole.ToolTipRole)
        row = QHBoxLayout()
        row.setSpacing(6)
        row.addWidget(self._method, stretch=1)
        row.addWidget(self._scoring, stretch=1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(6)
        # In its own row, since its names would be cut off at the panel's usual width.
        layout.addWidget(self._source)
        layout.addLayout(row)
        self._source.activated.connect(self._on_source_chosen)
        self._method.activated.connect(self.changed)
        self._scoring.activated.connect(self.changed)

    @property
    def game(self) -> Game:
        """The game that is searched."""
        return TIC_TAC_TOE if self._example else self._game

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

    def show_position(self, game: Game, board: BoardPosition) -> None:
        """Follow the game."""
        before = self.board
        self._game, self._board = game, board
        if self.board != before:
            self.changed.emit()

    def take_over(self, former: SearchChoice) -> None:
        """Choose the same, without saying so."""
        self._game, self._board = former._game, former._board
        for box, other in (
            (self._source, former._source),
            (self._method, former._method),
            (self._scoring, former._scoring),
        ):
            box.setCurrentIndex(other.currentIndex())

    def choose_example(self, example: Example) -> None:
        """Search from an example."""
        _select(self._source, example)
        self._on_source_chosen()

    def _list(self, name: str, text: str) -> QComboBox:
        choices = _Choices()
        choices.setObjectName(name)
        choices.setAccessibleName(text)
        choices.setToolTip(text)
        return choices

    @Slot()
    def _on_source_chosen(self) -> None:
        if self._source.currentData() is Example.PRUNED:
            # Plain minimax prunes nothing.
            _select(self._method, True)
        self.changed.emit()


class _Choices(QComboBox):
    """Leaves digits to the window, which plays cells with them; no item here starts with one."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.text().isdigit():
            event.ignore()
        else:
            super().keyPressEvent(event)


def _select(choices: QComboBox, value: Hashable) -> None:
    choices.setCurrentIndex(choices.findData(value))
