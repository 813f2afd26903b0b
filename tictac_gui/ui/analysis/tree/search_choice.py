"""Which search is chosen: from which position, by which method, how far and with which values."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot

from tictac_gui.engine.trace import Scoring
from tictac_gui.ui.analysis.lookahead import fitting_lookahead
from tictac_gui.ui.analysis.tree.examples import Example

if TYPE_CHECKING:
    from tictac_gui.games import BoardPosition, Game

_USUAL_LOOKAHEAD = 4


class SearchChoice(QObject):
    """Searches from the position of the game or from an example."""

    changed = Signal()
    """Another search is chosen, or the same one again."""

    def __init__(self, game: Game, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._board = game.start
        self._example: Example | None = None
        self._lookahead: int | None = None
        self._prunes = False
        self._choose_game(game)

    @property
    def game(self) -> Game:
        """The game that is searched."""
        return self._game

    @property
    def board(self) -> BoardPosition:
        """The position from which to search."""
        return self._example.board if self._example else self._board

    @property
    def example(self) -> Example | None:
        """The example that is searched; None is the position of the game."""
        return self._example

    @property
    def prunes(self) -> bool:
        """Whether alpha-beta is chosen."""
        return self._prunes

    @property
    def scoring(self) -> Scoring:
        """How finished games are scored."""
        return self._scoring

    @property
    def scorings(self) -> list[Scoring]:
        """The ways to score finished games that fit the game."""
        has_estimates = self._lookahead is not None
        return [scoring for scoring in Scoring if scoring.beats_estimates == has_estimates]

    @property
    def lookahead(self) -> int | None:
        """How many moves ahead to look; None is to the end of the game."""
        return self._lookahead

    def show_position(self, game: Game, board: BoardPosition) -> None:
        """Follow the game; an example stays as long as its game is played."""
        before, self._board = self.board, board
        is_other_game = game is not self._game
        if is_other_game:
            self._choose_game(game)
        if is_other_game or self.board != before:
            self.changed.emit()

    @Slot(object)
    def choose_example(self, example: Example | None) -> None:
        """Search from an example, or from the position of the game."""
        self._example = example
        # Plain minimax prunes nothing.
        self._prunes = self._prunes or example is Example.PRUNED
        if example and example.lookahead:
            self._lookahead = example.lookahead
        self.changed.emit()

    @Slot(object)
    def choose_lookahead(self, lookahead: int) -> None:
        """Look so many moves ahead."""
        self._lookahead = lookahead
        self.changed.emit()

    @Slot(object)
    def choose_pruning(self, prunes: bool) -> None:
        """Search by alpha-beta, or by plain minimax."""
        self._prunes = prunes
        self.changed.emit()

    @Slot(object)
    def choose_scoring(self, scoring: Scoring) -> None:
        """Score finished games in another way."""
        self._scoring = scoring
        self.changed.emit()

    def _choose_game(self, game: Game) -> None:
        self._game = game
        self._example = None
        self._lookahead = fitting_lookahead(game, self._lookahead or _USUAL_LOOKAHEAD)
        self._scoring = self.scorings[0]
