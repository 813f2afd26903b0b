"""The one game being played: whose turn it is, taking back, and asking the worker for moves.

It holds no rules and draws nothing; the engine knows the rules, and widgets listen to its
signals.
"""

from __future__ import annotations

import logging
from enum import Enum, auto
from functools import partial
from random import Random
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from tictac_gui.engine import Board, Difficulty, IllegalMoveError, Mark
from tictac_gui.engine.history import History
from tictac_gui.game.store import FinishedGame

if TYPE_CHECKING:
    from collections.abc import Callable

    from tictac_gui.game.search_worker import SearchWorker
    from tictac_gui.game.setup import Seat, Setup
    from tictac_gui.game.store import Score, Store

_log = logging.getLogger(__name__)


class Phase(Enum):
    """What the game is waiting for."""

    PERSON = auto()
    COMPUTER = auto()
    FAILED = auto()
    """The computer's search failed; `retry` asks again."""
    OVER = auto()


class MoveChooser(Protocol):
    """Chooses the computer's moves; `engine.choose_move` is one."""

    def __call__(
        self,
        board: Board,
        difficulty: Difficulty,
        rng: Random,
        should_stop: Callable[[], bool],
        /,
    ) -> int:
        """Return a cell, or raise SearchStopped soon after `should_stop` says so."""


class GameController(QObject):
    """Owns the game. Every command is allowed at any time, also while the computer thinks."""

    game_started = Signal()
    move_chosen = Signal(int)
    board_changed = Signal(object)
    phase_changed = Signal(object)
    game_ended = Signal(object)
    setup_changed = Signal(object)
    score_changed = Signal(object)
    hint_found = Signal(int)
    search_failed = Signal(str)

    def __init__(
        self,
        *,
        worker: SearchWorker,
        store: Store,
        choose_move: MoveChooser,
        rng: Random,
        thinking_pause_ms: int,
        setup: Setup,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._worker = worker
        self._store = store
        self._choose_move = choose_move
        self._rng = rng
        self._setup = setup
        self._game = 0
        self._history = History()
        self._phase = Phase.PERSON
        self._is_practice = False
        self._request: int | None = None
        self._hint_wanted = False
        self._pause = QTimer(self, singleShot=True, interval=thinking_pause_ms)
        self._pause.timeout.connect(self._on_pause_over)
        worker.finished.connect(self._on_finished)
        worker.failed.connect(self._on_failed)

    @property
    def board(self) -> Board:
        """The position on the board."""
        return self._history.board

    @property
    def last_move(self) -> int | None:
        """The cell played last."""
        return self._history.moves[-1] if self._history.moves else None

    @property
    def phase(self) -> Phase:
        """What the game is waiting for."""
        return self._phase

    @property
    def setup(self) -> Setup:
        """Who plays, and how strongly."""
        return self._setup

    @property
    def people(self) -> frozenset[Mark]:
        """The marks that people play in this game."""
        return self._setup.players.people(self._game)

    @property
    def score(self) -> Score:
        """How those who play now have done against each other."""
        return self._store.score(*self._seats())

    @property
    def is_practice(self) -> bool:
        """Whether this game was taken back after its end and so doesn't count any more."""
        return self._is_practice

    @property
    def can_undo(self) -> bool:
        """Whether there is a turn to take back to."""
        return self._history.take_back(self.people) is not None

    @property
    def can_redo(self) -> bool:
        """Whether there is something to bring back."""
        return self._history.bring_back(self.people) is not None

    @property
    def can_hint(self) -> bool:
        """Whether a person is at the board whose turn it is or will be."""
        return self._phase in (Phase.PERSON, Phase.COMPUTER) and bool(self.people)

    def start(self) -> None:
        """Begin the first game."""
        self._begin(game=0)

    def new_game(self) -> None:
        """Leave the game as it is and begin another."""
        self._begin(self._game + 1)

    def choose_setup(self, setup: Setup) -> None:
        """Begin a new game with other players or levels; the same ones change nothing."""
        if setup == self._setup:
            return
        # Whoever has just chosen to alternate starts as X.
        game = 0 if setup.players is not self._setup.players else self._game + 1
        self._setup = setup
        self.setup_changed.emit(setup)
        self._begin(game)

    def play_cell(self, cell: int) -> None:
        """Play a person's move; out of turn or on a taken cell nothing happens."""
        if self._phase is Phase.PERSON and cell in self.board.moves():
            self._go_to(self._history.play(cell))

    def undo(self) -> None:
        """Go back to a person's last turn; after the end, what follows is practice."""
        if history := self._history.take_back(self.people):
            self._is_practice = self._is_practice or self._phase is Phase.OVER
            self._go_to(history)

    def redo(self) -> None:
        """Bring back what was taken back last."""
        if history := self._history.bring_back(self.people):
            self._go_to(history)

    def hint(self) -> None:
        """Look for a best move for the person to move, or else for their next turn."""
        if self._phase is Phase.COMPUTER:
            self._hint_wanted = bool(self.people)
        elif self._phase is Phase.PERSON:
            # The same random source every time, so that asking twice gives the same hint.
            self._ask(Difficulty.UNBEATABLE, Random(0))

    def retry(self) -> None:
        """Let the computer try again after its search has failed."""
        if self._phase is Phase.FAILED:
            self._go_to(self._history)

    def shutdown(self) -> None:
        """Stop thinking and end the worker's thread; the computer makes no move afterwards."""
        self._forget_request()
        self._worker.shutdown()

    def _seats(self) -> tuple[Seat, Seat]:
        return self._setup.seat(Mark.X, self._game), self._setup.seat(Mark.O, self._game)

    def _begin(self, game: int) -> None:
        self._game = game
        self._is_practice = False
        self._hint_wanted = False
        self._go_to(History())
        self.game_started.emit()
        self.score_changed.emit(self.score)

    def _go_to(self, history: History) -> None:
        """Put a position on the board and let whoever is to move there go on."""
        self._forget_request()
        self._history = history
        outcome = history.board.outcome
        if outcome:
            self._phase = Phase.OVER
        elif history.board.turn in self.people:
            self._phase = Phase.PERSON
        else:
            self._phase = Phase.COMPUTER
            self._pause.start()
        counts = outcome and not self._is_practice
        if outcome and counts:
            self._store.add(FinishedGame(*self._seats(), history.moves, outcome.winner))
        self.board_changed.emit(self.board)
        self.phase_changed.emit(self._phase)
        if outcome:
            self.game_ended.emit(outcome)
        if counts:
            self.score_changed.emit(self.score)
        if self._hint_wanted and self._phase is not Phase.COMPUTER:
            self._hint_wanted = False
            self.hint()

    def _forget_request(self) -> None:
        self._pause.stop()
        self._worker.cancel()
        self._request = None

    def _ask(self, difficulty: Difficulty, rng: Random) -> None:
        self._request = self._worker.ask(partial(self._choose_move, self.board, difficulty, rng))

    @Slot()
    def _on_pause_over(self) -> None:
        if level := self._setup.seat(self.board.turn, self._game):
            self._ask(level, self._rng)

    @Slot(int, object)
    def _on_finished(self, request: int, cell: int) -> None:
        if request != self._request:
            return
        self._request = None
        if self._phase is Phase.PERSON:
            self.hint_found.emit(cell)
            return
        try:
            history = self._history.play(cell)
        except IllegalMoveError as error:
            _log.exception("the computer chose an illegal move")
            self._fail(str(error))
        else:
            self.move_chosen.emit(cell)
            self._go_to(history)

    @Slot(int, str)
    def _on_failed(self, request: int, message: str) -> None:
        if request == self._request:
            self._request = None
            self._fail(message)

    def _fail(self, message: str) -> None:
        if self._phase is Phase.COMPUTER:
            self._phase = Phase.FAILED
            self.phase_changed.emit(self._phase)
        self.search_failed.emit(message)
