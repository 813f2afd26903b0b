"""The chosen search: its position or example, method, lookahead and values."""

from __future__ import annotations

from enum import Enum

from PySide6.QtCore import QObject, Signal, Slot

from tictac_gui.engine.trace import Scoring
from tictac_gui.games import CONNECT_FOUR, TIC_TAC_TOE, BoardPosition, Game
from tictac_gui.games.connect_four import Board as FourBoard
from tictac_gui.games.tic_tac_toe import Board

_USUAL_LOOKAHEAD = 4


def fitting_lookahead(game: Game, wanted: int) -> int | None:
    """Return a lookahead that a game allows; None for games that are searched to their end."""
    furthest = game.analysis_lookahead
    return min(wanted, furthest) if furthest else None


class Example(Enum):
    """A position, how far to look ahead from it, and how many boards the tree has."""

    THREE_CELLS = Board.parse("O.X/X.X/.OO"), None, 9
    WIN = Board.parse("..O/X.O/XX."), None, 24
    PRUNED = Board.parse("X.O/.X./.XO"), None, 38
    FORK = Board.parse("..O/OXX/..X"), None, 45
    DRAW = Board.parse(".../XXO/O.X"), None, 53
    EMPTY = Board(), None, 549_946
    DOUBLE_THREAT = FourBoard.parse("4637374467767117444133313116"), 3, 36
    FORCED_WIN = FourBoard.parse("1532147411451677412557447755"), 5, 183
    MISSED_TRAP = FourBoard.parse("73766245772667543125356557223336"), 2, 12
    SEEN_TRAP = FourBoard.parse("73766245772667543125356557223336"), 4, 71

    def __init__(self, board: BoardPosition, lookahead: int | None, calls: int) -> None:
        self.board = board
        """The position from which to search."""
        self.lookahead = lookahead
        """How many moves ahead to look; None is to the end of the game."""
        self.calls = calls
        """How many boards its tree has: as many as plain minimax makes calls."""

    @property
    def game(self) -> Game:
        """The game that it is a position of."""
        return CONNECT_FOUR if isinstance(self.board, FourBoard) else TIC_TAC_TOE


def examples_of(game: Game) -> list[Example]:
    """Return the examples of a game, a small one first."""
    return [example for example in Example if example.game is game]


class SearchChoice(QObject):
    """Searches from the position of the game or from an example."""

    changed = Signal()
    """Another search is chosen, or the same one again."""

    def __init__(self, game: Game, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.game = game
        """The game that is searched."""
        self._board = game.start
        self.example: Example | None = None
        """The example that is searched; None is the position of the game."""
        self.lookahead: int | None = None
        """How many moves ahead to look; None is to the end of the game."""
        self.prunes = False
        """Whether alpha-beta is chosen."""
        self._choose_game(game)

    @property
    def board(self) -> BoardPosition:
        """The position from which to search."""
        return self.example.board if self.example else self._board

    @property
    def scorings(self) -> list[Scoring]:
        """The ways to score finished games that fit the game."""
        has_estimates = self.lookahead is not None
        return [scoring for scoring in Scoring if scoring.beats_estimates == has_estimates]

    def show_position(self, game: Game, board: BoardPosition) -> None:
        """Follow the game; an example stays as long as its game is played."""
        before, self._board = self.board, board
        is_other_game = game is not self.game
        if is_other_game:
            self._choose_game(game)
        if is_other_game or self.board != before:
            self.changed.emit()

    @Slot(object)
    def choose_example(self, example: Example | None) -> None:
        """Search from an example, or from the position of the game."""
        self.example = example
        # Plain minimax prunes nothing.
        self.prunes = self.prunes or example is Example.PRUNED
        if example and example.lookahead:
            self.lookahead = example.lookahead
        self.changed.emit()

    @Slot(object)
    def choose_lookahead(self, lookahead: int) -> None:
        """Search `lookahead` moves deep."""
        self.lookahead = lookahead
        self.changed.emit()

    @Slot(object)
    def choose_pruning(self, prunes: bool) -> None:
        """Search by alpha-beta, or by plain minimax."""
        self.prunes = prunes
        self.changed.emit()

    @Slot(object)
    def choose_scoring(self, scoring: Scoring) -> None:
        """Score finished games in another way."""
        self.scoring = scoring
        self.changed.emit()

    def _choose_game(self, game: Game) -> None:
        self.game = game
        self.example = None
        self.lookahead = fitting_lookahead(game, self.lookahead or _USUAL_LOOKAHEAD)
        self.scoring = self.scorings[0]
        """How finished games are scored."""
