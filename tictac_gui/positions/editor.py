"""A position as a text and as a board, of which either can be changed; it outlives its window.

Whatever is possible in a game has moves that lead to it; whatever isn't has a problem instead.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot

from tictac_gui.engine import Difficulty, Level, Mark, Outcome
from tictac_gui.games.game import Pieces
from tictac_gui.games.notation import (
    LONGEST,
    Fault,
    NotationError,
    Problem,
    is_board,
    marks_of,
    read,
    rows_of,
    written,
)
from tictac_gui.play.records import GameRecord
from tictac_gui.play.setup import Players, Setup

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tictac_gui.games import BoardPosition, Game

WHO_PLAYS = (Players.PERSON_AS_X, Players.PERSON_AS_O, Players.TWO_PEOPLE)
"""Who can go on from a position."""


class Brush(Enum):
    """What a click puts into a cell."""

    IN_TURN = auto()
    """What is to be played next; a click on a piece takes it away."""
    X = auto()
    O = auto()  # noqa: E741 - that is the name of the mark
    NOTHING = auto()


@dataclass(frozen=True, slots=True)
class Sketch:
    """A board that can be drawn, possible or not."""

    rows: int
    columns: int
    marks: tuple[Mark | None, ...]
    outcome: Outcome | None = None
    winning_lines: tuple[tuple[int, ...], ...] = ()

    def mark_at(self, cell: int) -> Mark | None:
        """Return the mark in a cell, None if it is empty."""
        return self.marks[cell]


class PositionEditor(QObject):
    """What has been typed or clicked, what is wrong with it, and who is to go on from there."""

    changed = Signal()
    practice_chosen = Signal(object, int)
    """Carries a game and the number of moves after which to play on: all of them."""
    analysis_chosen = Signal(object, int)
    search_chosen = Signal(object, int)

    def __init__(self, game: Game, setup: Setup, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.game = game
        self.text = ""
        """As it was typed, or as the board is written."""
        self.moves: tuple[int, ...] | None = ()
        """Some moves that lead to the position; None if it is impossible."""
        self.problem: Problem | None = None
        self.brush = Brush.IN_TURN
        self.players = setup.players if setup.players in WHO_PLAYS else Players.PERSON_AS_X
        self.level: Level = setup.difficulty
        self._marks: list[Mark | None] = marks_of(game.start)

    @property
    def sketch(self) -> Sketch:
        """The board to draw; while a text can't be read, as far as it could be."""
        start, position = self.game.start, self._position
        lines = position.winning_lines if position else ()
        return Sketch(start.rows, start.columns, tuple(self._marks), self.outcome, lines)

    @property
    def turn(self) -> Mark:
        """Who would move next, going by the number of pieces."""
        return Mark.O if self._marks.count(Mark.X) > self._marks.count(Mark.O) else Mark.X

    @property
    def outcome(self) -> Outcome | None:
        """How the game has ended; None if it goes on, or if the position is impossible."""
        return self._position.outcome if self._position else None

    @property
    def can_play(self) -> bool:
        """Whether a game can go on from here."""
        return self.moves is not None and not self.outcome

    @property
    def can_analyse(self) -> bool:
        """Whether there are moves to analyse."""
        return bool(self.moves)

    @Slot(str)
    def type(self, text: str) -> None:
        """Read a text, and show as much of it as is a board."""
        self.text = text[: LONGEST + 1]
        self._read()

    @Slot(int)
    def click(self, cell: int) -> None:
        """Change a cell by the brush."""
        before = self._marks[cell]
        if self.brush is Brush.IN_TURN and not before:
            if self._play(cell):
                return
            self._put(cell, self.turn)
        elif self.brush in (Brush.IN_TURN, Brush.NOTHING):
            self._take(cell)
        else:
            self._put(cell, Mark.X if self.brush is Brush.X else Mark.O)
        self.text = rows_of(self.game, self._marks)
        self._read()

    def choose_brush(self, brush: Brush) -> None:
        """Let clicks put this into cells from now on."""
        if brush is not self.brush:
            self.brush = brush
            self.changed.emit()

    def choose_players(self, players: Players) -> None:
        """Let these go on from the position."""
        if players is not self.players:
            self.players = players
            self.changed.emit()

    def choose_level(self, level: Level) -> None:
        """Let the computer go on at this level."""
        if level is not self.level:
            self.level = level
            self.changed.emit()

    @Slot()
    def clear(self) -> None:
        """Begin with an empty board."""
        self.type("")

    @Slot()
    def play(self) -> None:
        """Go on from the position, as practice."""
        if self.can_play:
            self.practice_chosen.emit(*self._game())

    @Slot()
    def analyse(self) -> None:
        """Show the position on the board, with the analysis beside it."""
        if self.can_analyse:
            self.analysis_chosen.emit(*self._game())

    @Slot()
    def show_search(self) -> None:
        """Show how the position is searched."""
        if self.can_play:
            self.search_chosen.emit(*self._game())

    @property
    def _position(self) -> BoardPosition | None:
        return None if self.moves is None else self.game.history(self.moves).position

    def _game(self) -> tuple[GameRecord, int]:
        moves = self.moves or ()
        level = self.level if self.level in self.game.levels else Difficulty.MEDIUM
        setup = Setup(self.players, level, game=self.game)
        return GameRecord.begin(setup, 0, moves, counts=False), len(moves)

    def _read(self) -> None:
        try:
            self.moves = read(self.game, self.text)
        except NotationError as error:
            self.moves, self.problem = None, error.problem
            self._marks = self._marks_in_spite_of(error)
        else:
            self.problem = None
            self._marks = marks_of(self.game.history(self.moves).position)
        self.changed.emit()

    def _marks_in_spite_of(self, error: NotationError) -> list[Mark | None]:
        """Return what can be shown of a text that is no game."""
        if error.marks:
            return list(error.marks)
        if error.problem.fault is Fault.TOO_LONG or is_board(self.text):
            return self._marks
        before = "".join(self.text.split())[: error.problem.number - 1]
        return marks_of(self.game.history(read(self.game, before)).position)

    def _play(self, cell: int) -> bool:
        """Play into a cell if that is the next move of a game; return whether it was."""
        position = self._position
        if not position or self.moves is None:
            return False
        column = cell % self.game.start.columns
        moves = position.moves()
        for move in moves:
            is_there = self.game.cell_of(position, move) == cell
            if is_there or (self._is_dropped and move == column):
                self.text = written(self.game, (*self.moves, move))
                self._read()
                return True
        return False

    @property
    def _is_dropped(self) -> bool:
        return self.game.pieces is Pieces.DISCS

    def _column(self, cell: int) -> Sequence[int]:
        """Return the cells of a column from the bottom, or the cell alone where nothing falls."""
        if not self._is_dropped:
            return (cell,)
        columns = self.game.start.columns
        return range(cell % columns, len(self._marks), columns)[::-1]

    def _put(self, cell: int, mark: Mark) -> None:
        """Put a piece into a cell; in an empty one it falls as far as it can."""
        if not self._marks[cell]:
            cell = next(each for each in self._column(cell) if not self._marks[each])
        self._marks[cell] = mark

    def _take(self, cell: int) -> None:
        """Empty a cell; what lies above it goes, too."""
        cells = self._column(cell)
        for each in cells[cells.index(cell) :]:
            self._marks[each] = None
