"""Runs all search methods on one board, one after the other, and holds what each took."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum, auto
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QObject, Signal, Slot

from tictac_gui.analysis.search_choice import fitting_lookahead
from tictac_gui.engine.methods import Measurement, Method, MethodRun, plain_positions

if TYPE_CHECKING:
    from collections.abc import Callable

    from tictac_gui.games import BoardPosition, Game
    from tictac_gui.play.asking import Asker, Work

_USUAL_LOOKAHEAD = 6


class Subject(NamedTuple):
    """A position to search, and how many moves ahead; None is to the end of the game."""

    board: BoardPosition
    lookahead: int | None


class RunEnding(Enum):
    """How a comparison has ended."""

    FINISHED = auto()
    CANCELLED = auto()
    FAILED = auto()


@dataclass
class Results:
    """The measurements of a comparison so far, and how it has ended."""

    subject: Subject | None = None
    """The position that was searched; None before the first comparison."""
    measured: dict[Method, Measurement] = field(default_factory=dict)
    running: Method | None = None
    """The method that was started last."""
    ending: RunEnding | None = None
    """None while it runs."""
    failure: str = ""


class MethodsModel(QObject):
    """Compares the methods on the board that is offered; it outlives its views.

    The results belong to the board that they were found on, and stay when the rest is cancelled.
    """

    changed = Signal(bool)
    """Carries whether a comparison has just ended, which is read aloud."""

    def __init__(self, game: Game, worker: Asker, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.game = game
        """The game that is searched."""
        self.offered = Subject(game.start, fitting_lookahead(game, _USUAL_LOOKAHEAD))
        """The position and lookahead of the next comparison."""
        self.results = Results()
        self.plain_positions = 0
        """How many positions plain minimax visits in all; 0 until that is known."""
        self._worker = worker
        self._remaining = iter(Method)
        self._run: MethodRun | None = None

    @property
    def is_running(self) -> bool:
        """Whether methods are being measured."""
        return self._worker.is_asked or self._run is not None

    @property
    def visited(self) -> int:
        """How many positions the running method has visited so far."""
        return self._run.visited if self._run else 0

    def show_position(self, game: Game, board: BoardPosition) -> None:
        """Offer a board to be searched; results for another one stay."""
        lookahead = self.offered.lookahead
        if game is not self.game:
            # The results are about another game.
            self.cancel()
            self.results = Results()
            self.game = game
            lookahead = fitting_lookahead(game, lookahead or _USUAL_LOOKAHEAD)
        self.offered = Subject(board, lookahead)
        self.changed.emit(False)

    @Slot(object)
    def choose_lookahead(self, lookahead: int) -> None:
        """Search `lookahead` moves deep in the next comparison."""
        self.offered = self.offered._replace(lookahead=lookahead)
        self.changed.emit(False)

    @Slot()
    def run(self) -> None:
        """Compare the methods on the board that is offered, cancelling any earlier run."""
        self.results = Results(self.offered)
        self.plain_positions = 0
        self._remaining = iter(Method)
        self._run = None
        self._ask(partial(plain_positions, *self.offered), self._on_counted)
        self.changed.emit(False)

    @Slot()
    def cancel(self) -> None:
        """Stop, and keep what has been measured."""
        if self.is_running:
            self._worker.cancel()
            self._end(RunEnding.CANCELLED)

    def shutdown(self) -> None:
        """Stop and end the worker; nothing is emitted afterwards."""
        self._run = None
        self._worker.cancel()
        self._worker.shutdown()

    def _ask(self, work: Work, then: Callable[..., None]) -> None:
        self._worker.ask(self, work, then, self._on_failed)

    def _start_next(self) -> None:
        method, subject = next(self._remaining, None), self.results.subject
        if not method or not subject:
            self._end(RunEnding.FINISHED)
            return
        self._run = MethodRun(method, subject.board, lookahead=subject.lookahead)
        self._ask(self._run.measure, self._on_measured)
        self.results.running = method
        self.changed.emit(False)

    def _end(self, ending: RunEnding) -> None:
        self._run = None
        self.results.ending = ending
        self.changed.emit(True)

    def _on_counted(self, positions: int) -> None:
        self.plain_positions = positions
        self._start_next()

    def _on_measured(self, measured: Measurement) -> None:
        run = self._run
        self.results.measured[measured.method] = measured
        self.changed.emit(False)
        # A listener may have cancelled the rest.
        if run is self._run:
            self._start_next()

    def _on_failed(self, reason: str) -> None:
        self.results.failure = reason
        self._end(RunEnding.FAILED)
