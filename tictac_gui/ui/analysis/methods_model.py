"""What the methods tab shows: a comparison that runs or has ended, and what would be run next."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum, auto
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QObject, Signal, Slot

from tictac_gui.play.runs.comparison import Comparison
from tictac_gui.ui.analysis.search_choice import fitting_lookahead

if TYPE_CHECKING:
    from tictac_gui.engine.methods import Measurement, Method
    from tictac_gui.games import BoardPosition, Game
    from tictac_gui.play.asking import Asker

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
