"""What a game is to the layers above: one frozen value with everything they need from it."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum, auto
from typing import TYPE_CHECKING, Any, Protocol

from tictac_gui.engine.history import History
from tictac_gui.engine.levels import ADAPTIVE, Difficulty, Level, policy_weights
from tictac_gui.engine.position import Mark, Outcome, Position
from tictac_gui.engine.review import MoveValue, move_values, reviews
from tictac_gui.engine.search import Evaluation, Forecast, Search

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence
    from fractions import Fraction
    from random import Random

    from tictac_gui.engine.levels import BestMoves, Policy
    from tictac_gui.engine.listing import Listing
    from tictac_gui.engine.review import (
        Explain,
        FindMoments,
        Line,
        MoveScore,
        Review,
        ReviewedMove,
    )
    from tictac_gui.engine.stopping import ShouldStop
    from tictac_gui.games.matchup import ExactTools
    from tictac_gui.games.notation import Problem
    from tictac_gui.games.proof import Prove
    from tictac_gui.games.puzzles import PuzzleTools


class Drawable(Protocol):
    """A board that widgets can draw; cells are numbered row by row from the top."""

    @property
    def rows(self) -> int:
        """How many rows the board has."""

    @property
    def columns(self) -> int:
        """How many columns the board has."""

    def mark_at(self, cell: int) -> Mark | None:
        """Return the mark in a cell, None if it is empty."""

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended; None while it goes on."""

    @property
    def winning_lines(self) -> tuple[tuple[int, ...], ...]:
        """The completed lines, each with its cells in order; empty if nobody has won."""


class BoardPosition(Drawable, Position, Protocol):
    """A position on a board."""


@dataclass(frozen=True, slots=True)
class Hint:
    """A best move, and why it is good."""

    move: int
    reason: Enum
    """A member of the game's own enum of reasons."""
    forecast: Forecast | None
    """What it leads to with best play; None if that can't be seen yet."""
    lookahead: int | None = None
    """How many moves ahead was looked, where it was not to the end of the game."""
    lines: tuple[tuple[int, ...], ...] = ()
    """The lines that the reason is about, each with its cells in order."""
    side: Mark | None = None
    """Whose lines they are."""
    cells: tuple[int, ...] = ()
    """The cells with which that side would complete them."""


class Pieces(Enum):
    """What the sides put on the board; each game's words and colours follow from it."""

    MARKS = auto()
    """X and O."""
    DISCS = auto()
    """Discs of two colours; files and options call the first X and the second O all the same."""


class BookFault(Enum):
    """Why a book can't be used."""

    MISSING = "missing"
    INCOMPLETE = "incomplete"
    DAMAGED = "damaged"
    NEWER = "newer"


@dataclass(frozen=True, slots=True, eq=False)
class Game:
    """A game; compared by identity."""

    name: str
    """Its name in files, options and actions."""
    start: BoardPosition
    policies: Mapping[Difficulty, Policy]
    search: Search
    """Looks some moves ahead; with its own cache, since games must not share entries."""
    # Any: these functions are only ever called with the game's own positions.
    cell_of: Callable[[Any, int], int]
    """Which cell a move fills: the move itself in tic-tac-toe, one in its column in others."""
    hint_finder: Callable[[Any, ShouldStop | None], Hint]
    move_scorer: MoveScore | None = None
    """Returns the exact score of a move; without it, the search does."""
    pieces: Pieces = Pieces.MARKS
    """What the sides play with."""
    line_finder: Line | None = None
    """Returns how a game goes on with best play; without it, the hints do."""
    keys: str = ""
    """What is typed for each move at the start, in their order; if empty, 1, 2, 3 and so on."""
    scale: Sequence[Policy] = ()
    """The steps of the adaptive level, each stronger than the one before; none without one."""
    best_traps: BestMoves | None = None
    """Which of the best moves opponents most easily go wrong after, for levels that set traps."""
    explainer: Explain | None = None
    """Explains why a move was good or bad; without it, only what it leads to is known."""
    moment_finder: FindMoments | None = None
    """Finds the key moments of a lost game; without it, only its turning point is known."""
    analysis_lookahead: int | None = None
    """How many moves ahead analysis can look; None is to the end of the game."""
    estimate_by_feature: Callable[[Any], Mapping[Any, int]] | None = None
    """Splits an estimate into its parts, by members of the game's own enum of features."""
    exact: Callable[[], ExactTools] | None = None
    """Loads the tools for games small enough to be searched completely."""
    players: Mapping[str, Policy] = field(default_factory=dict)
    """Those that can meet in a match-up, by their names in options."""
    prove: Prove | None = None
    """Plays a level against all that a person could do, or as much of it as can be played."""
    proof_replies: range = range(0)
    """For how many of the person's first moves it can try every choice; if none, for all moves."""
    casual_wins: Mapping[Difficulty, Fraction] = field(default_factory=dict)
    """The share of games that a casual player wins against each level, where it was measured."""
    puzzles: Callable[[], PuzzleTools] | None = None
    """Loads what is needed to ask for moves in positions of the game."""
    find_order: Callable[[Sequence[Mark | None]], tuple[int, ...] | Problem] | None = None
    """Finds moves that lead to a board, given cell by cell, or why there are none."""
    rules_text: Callable[[], str] | None = None
    """Loads its rules as a page of Python that needs nothing else, for those who copy the code."""
    fault: Callable[[], BookFault | None] = lambda: None
    """Returns what is wrong with its opening book, once that has been noticed."""

    @property
    def levels(self) -> tuple[Level, ...]:
        """The levels that a person can choose."""
        return (*Difficulty, ADAPTIVE) if self.scale else tuple(Difficulty)

    @property
    def cells(self) -> range:
        """All cells, row by row from the top."""
        return range(self.start.rows * self.start.columns)

    @property
    def moves_by_key(self) -> dict[str, int]:
        """Which move each key plays, in the window and in a terminal."""
        moves = self.start.moves()
        keys = self.keys or [str(number) for number in range(1, len(moves) + 1)]
        return dict(zip(keys, moves, strict=True))

    def history(self, moves: tuple[int, ...] = ()) -> History[BoardPosition]:
        """Return a game in which these moves have been played."""
        return History(self.start, moves)

    def move_weights(
        self,
        position: BoardPosition,
        difficulty: Difficulty,
        should_stop: ShouldStop | None = None,
    ) -> dict[int, Fraction]:
        """Return the exact probability of every move that the level may make; they add up to 1."""
        return self.policy_weights(position, self.policies[difficulty], should_stop)

    def policy_weights(
        self, position: BoardPosition, policy: Policy, should_stop: ShouldStop | None = None
    ) -> dict[int, Fraction]:
        """Return the exact probability of every move that a player may make; they add up to 1."""
        return policy_weights(position, policy, self.evaluate, self.best_traps, should_stop)

    def choose_move(
        self,
        position: BoardPosition,
        difficulty: Difficulty | Policy,
        rng: Random,
        should_stop: ShouldStop | None = None,
    ) -> int:
        """Choose a move as a level or a player would, at random, weighted by `policy_weights`."""
        policy = self.policies[difficulty] if isinstance(difficulty, Difficulty) else difficulty
        weights = self.policy_weights(position, policy, should_stop)
        if not weights:
            raise ValueError("there is no move to choose: the game is over")
        return rng.choices(list(weights), [float(weight) for weight in weights.values()])[0]

    def find_hint(self, position: BoardPosition, should_stop: ShouldStop | None = None) -> Hint:
        """Return a best move, as far as can be seen, with a reason."""
        return self.hint_finder(position, should_stop)

    def move_score(
        self, position: BoardPosition, move: int, should_stop: ShouldStop | None = None
    ) -> int:
        """Return the exact score of a move; see `engine.search` for their meaning."""
        return (self.move_scorer or self.search.move_score)(position, move, should_stop)

    def scores(
        self, position: BoardPosition, should_stop: ShouldStop | None = None
    ) -> dict[int, int]:
        """Return the exact score of every move."""
        return {move: self.move_score(position, move, should_stop) for move in position.moves()}

    def evaluate(
        self, position: BoardPosition, lookahead: int | None, should_stop: ShouldStop | None = None
    ) -> Evaluation:
        """Score every move as a player who looks so many moves ahead does; None is to the end."""
        if lookahead is None:
            return Evaluation(self.scores(position, should_stop), positions=0)
        return self.search.evaluate(position, lookahead, should_stop)

    def line(
        self, position: BoardPosition, should_stop: ShouldStop | None = None
    ) -> tuple[int, ...]:
        """Return how the game goes on with best play, to its end."""
        return (self.line_finder or self._hinted_line)(position, should_stop)

    def move_values(
        self, position: BoardPosition, should_stop: ShouldStop | None = None
    ) -> dict[int, MoveValue]:
        """Return what every move leads to, and how the game goes on after it."""
        found: dict[int, MoveValue] = {}
        for found in self.values(position, should_stop):  # noqa: B007 - the last has all
            pass
        return found

    def values(
        self, position: BoardPosition, should_stop: ShouldStop | None = None
    ) -> Iterator[dict[int, MoveValue]]:
        """Yield the values that are known: of one move more each time, then with one more line."""
        return move_values(position, self.move_score, self.line, should_stop)

    def review(self, moves: Sequence[int], should_stop: ShouldStop | None = None) -> Review:
        """Judge every move of a game, and explain it if the game can."""
        *_, found = self.reviews(moves, should_stop)
        return found

    def reviews(
        self,
        moves: Sequence[int],
        should_stop: ShouldStop | None = None,
        earlier: Sequence[ReviewedMove | None] = (),
    ) -> Iterator[Review]:
        """Judge the moves of a game, and yield what is known so far until that is all."""
        found = reviews(self.start, moves, self.scores, should_stop, self.explainer, earlier)
        if self.moment_finder:
            return self.moment_finder(self.start, moves, found, self.line, should_stop)
        return found

    def _hinted_line(
        self, position: BoardPosition, should_stop: ShouldStop | None
    ) -> tuple[int, ...]:
        line: list[int] = []
        while not position.outcome:
            line.append(self.find_hint(position, should_stop).move)
            position = position.play(line[-1])
        return tuple(line)


_START = """if __name__ == "__main__":
    board = Board("{0}")
    print("best move:", best_move(board))
    print("value:", minimax(board, board.turn))
"""


def program(game: Game, listing: Listing, board: BoardPosition) -> str:
    """Return a program that prints a board's best move and value; other games get no rules."""
    if not game.rules_text:
        return listing.text
    return "\n\n".join((listing.text, game.rules_text(), _START.format(board)))
