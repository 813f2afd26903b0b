"""Runs all search methods on one board, one after the other, and keeps what each took."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum, auto
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QObject, Signal, Slot

from tictac_gui.analysis.search_choice import fitting_lookahead
from tictac_gui.engine.methods import Method, MethodRun, plain_positions

if TYPE_CHECKING:
    from collections.abc import Callable

    from tictac_gui.engine.methods import Measurement
    from tictac_gui.games import BoardPosition, Game
    from tictac_gui.play.asking import Asker, Work


class Comparison(QObject):
    """Measures one method after the other; those already measured stay valid if it is cancelled."""

    method_started = Signal(object)
    """Carries a Method."""
    method_finished = Signal(object)
    """Carries a Measurement."""
    finished = Signal()
    cancelled = Signal()
    failed = Signal(str)

    def __init__(self, worker: Asker, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._worker = worker
        self._board: BoardPosition | None = None
        self._lookahead: int | None = None
        self._remaining = iter(Method)
        self._run: MethodRun | None = None
        self._plain_positions = 0

    @property
    def is_running(self) -> bool:
        """Whether methods are still being measured."""
        return self._worker.is_asked or self._run is not None

    @property
    def visited(self) -> int:
        """How many positions the running method has visited so far."""
        return self._run.visited if self._run else 0

    @property
    def plain_positions(self) -> int:
        """How many positions plain minimax visits in all; 0 until that is known."""
        return self._plain_positions

    def start(self, board: BoardPosition, lookahead: int | None = None) -> None:
        """Run all methods on a board, cancelling any earlier run."""
        self._board, self._lookahead = board, lookahead
        self._remaining = iter(Method)
        self._run = None
        self._plain_positions = 0
        self._ask(partial(plain_positions, board, lookahead), self._on_counted)

    def cancel(self) -> None:
        """Stop, unless it has finished."""
        if self.is_running:
            self._stop()
            self.cancelled.emit()

    def shutdown(self) -> None:
        """Stop and end the worker; nothing is emitted afterwards."""
        self._stop()
        self._worker.shutdown()

    def _ask(self, work: Work, then: Callable[..., None]) -> None:
        self._worker.ask(self, work, then, self._on_failed)

    def _stop(self) -> None:
        self._run = None
        self._worker.cancel()

    def _start_next(self) -> None:
        method = next(self._remaining, None)
        if not method or not self._board:
            self._run = None
            self.finished.emit()
            return
        self._run = MethodRun(method, self._board, lookahead=self._lookahead)
        self._ask(self._run.measure, self._on_measured)
        self.method_started.emit(method)

    def _on_counted(self, positions: int) -> None:
        self._plain_positions = positions
        self._start_next()

    def _on_measured(self, measurement: Measurement) -> None:
        run = self._run
        self.method_finished.emit(measurement)
        # A listener may have cancelled the rest.
        if run is self._run:
            self._start_next()

    def _on_failed(self, reason: str) -> None:
        self._run = None
        self.failed.emit(reason)


_USUAL_LOOKAHEAD = 6


class Subject(NamedTuple):
    """What is searched, and how many moves ahead; None is to the end of the game."""

    board: BoardPosition
    lookahead: int | None


class Ending(Enum):
    """How a comparison has ended."""

    FINISHED = auto()
    CANCELLED = auto()
    FAILED = auto()


@dataclass
class Results:
    """What a comparison has found so far, and how it has ended."""

    subject: Subject | None = None
    """What was searched; None before the first comparison."""
    measured: dict[Method, Measurement] = field(default_factory=dict)
    running: Method | None = None
    """The method that was started last."""
    ending: Ending | None = None
    """None while it runs."""
    failure: str = ""


class MethodsModel(QObject):
    """Outlives the views of it; the results belong to the board that they were found on."""

    changed = Signal(bool)
    """Carries whether a comparison has just ended, which is read aloud."""

    def __init__(self, game: Game, worker: Asker, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._game = game
        self._offered = Subject(game.start, fitting_lookahead(game, _USUAL_LOOKAHEAD))
        self.results = Results()
        self.comparison = Comparison(worker, self)
        self.comparison.method_started.connect(self._on_method_started)
        self.comparison.method_finished.connect(self._on_method_finished)
        self.comparison.finished.connect(self._on_finished)
        self.comparison.cancelled.connect(self._on_cancelled)
        self.comparison.failed.connect(self._on_failed)

    @property
    def game(self) -> Game:
        """The game that is searched."""
        return self._game

    @property
    def offered(self) -> Subject:
        """What would be searched now."""
        return self._offered

    @property
    def is_running(self) -> bool:
        """Whether methods are being measured."""
        return self.comparison.is_running

    def show_position(self, game: Game, board: BoardPosition) -> None:
        """Offer a board to be searched; results for another one stay."""
        lookahead = self._offered.lookahead
        if game is not self._game:
            # The results are about another game.
            self.comparison.cancel()
            self.results = Results()
            self._game = game
            lookahead = fitting_lookahead(game, lookahead or _USUAL_LOOKAHEAD)
        self._offered = Subject(board, lookahead)
        self.changed.emit(False)

    @Slot(object)
    def choose_lookahead(self, lookahead: int) -> None:
        """Search `lookahead` moves deep in the next comparison."""
        self._offered = self._offered._replace(lookahead=lookahead)
        self.changed.emit(False)

    @Slot()
    def run(self) -> None:
        """Compare the methods on the board that is offered."""
        self.results = Results(self._offered)
        self.comparison.start(*self._offered)
        self.changed.emit(False)

    @Slot()
    def cancel(self) -> None:
        """Stop, and keep what has been measured."""
        self.comparison.cancel()

    def shutdown(self) -> None:
        """Stop the comparison for good."""
        self.comparison.shutdown()

    def _end(self, ending: Ending) -> None:
        self.results.ending = ending
        self.changed.emit(True)

    @Slot(object)
    def _on_method_started(self, method: Method) -> None:
        self.results.running = method
        self.changed.emit(False)

    @Slot(object)
    def _on_method_finished(self, measured: Measurement) -> None:
        self.results.measured[measured.method] = measured
        self.changed.emit(False)

    @Slot()
    def _on_finished(self) -> None:
        self._end(Ending.FINISHED)

    @Slot()
    def _on_cancelled(self) -> None:
        self._end(Ending.CANCELLED)

    @Slot(str)
    def _on_failed(self, reason: str) -> None:
        self.results.failure = reason
        self._end(Ending.FAILED)
