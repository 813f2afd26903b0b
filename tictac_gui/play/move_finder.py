"""Finds the computer's moves, why it made one, and hints on the worker, one at a time.

It knows neither the game so far nor whose turn it is; the controller says how long the pause before
a move is.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, NamedTuple, Protocol

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from tictac_gui.games.motives import find_why

if TYPE_CHECKING:
    from collections.abc import Callable
    from random import Random

    from tictac_gui.engine import Difficulty, Policy
    from tictac_gui.games import BoardPosition, Game, Hint
    from tictac_gui.play.asking import Asker, Work


class MoveChooser(Protocol):
    """Chooses the computer's moves, as `Game.choose_move` does."""

    def __call__(
        self,
        game: Game,
        position: BoardPosition,
        difficulty: Difficulty | Policy,
        rng: Random,
        should_stop: Callable[[], bool],
        /,
    ) -> int:
        """Return a move, or raise SearchStopped soon after `should_stop` returns True."""


class HintFinder(Protocol):
    """Finds hints, as `Game.find_hint` does."""

    def __call__(
        self, game: Game, position: BoardPosition, should_stop: Callable[[], bool], /
    ) -> Hint:
        """Return a hint, or raise SearchStopped soon after `should_stop` returns True."""


class Reply(NamedTuple):
    """A move that the computer has made, with all that is needed to say why."""

    game: Game
    moves: tuple[int, ...]
    """The moves of the game up to this one."""
    policy: Policy
    """How it played then, whatever the level is now."""

    def is_last(self, game: Game, moves: tuple[int, ...]) -> bool:
        """Return whether it is the last of these moves, or was answered by the last one."""
        since = moves[len(self.moves) :]
        return self.game is game and (*self.moves, *since) == moves and len(since) <= 1


class MoveFinder(QObject):
    """The search for a move, a hint or a reason, if any; a later one replaces it."""

    move_found = Signal(int)
    hint_found = Signal(object)
    why_found = Signal(object)
    why_failed = Signal(str)
    failed = Signal(str)

    def __init__(
        self,
        worker: Asker,
        choose_move: MoveChooser,
        find_hint: HintFinder,
        rng: Random,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._worker = worker
        self._choose_move = choose_move
        self._find_hint = find_hint
        self._rng = rng
        self._postponed: Work | None = None
        self._pause = QTimer(self, singleShot=True)
        self._pause.timeout.connect(self._on_pause_over)

    @property
    def is_searching(self) -> bool:
        """Whether the worker is searching, so that an answer will come."""
        return self._worker.is_asked

    def find_move(
        self,
        game: Game,
        board: BoardPosition,
        difficulty: Difficulty | Policy,
        pause_ms: int | None,
    ) -> None:
        """Choose a move for the side to move, after a pause or, without one, at once."""
        self.stop()
        self._postponed = partial(self._choose_move, game, board, difficulty, self._rng)
        if pause_ms is None:
            self._on_pause_over()
        else:
            self._pause.start(pause_ms)

    def find_hint(self, game: Game, board: BoardPosition) -> None:
        """Find a hint for the side to move."""
        self.stop()
        work = partial(self._find_hint, game, board)
        self._worker.ask(self, work, self.hint_found.emit, self.failed.emit)

    def find_why(self, reply: Reply) -> None:
        """Find out why the computer made a move."""
        self.stop()
        *before, move = reply.moves
        position = reply.game.history(tuple(before)).position
        work = partial(find_why, reply.game, position, move, reply.policy)
        self._worker.ask(self, work, self.why_found.emit, self.why_failed.emit)

    def stop(self) -> None:
        """Stop searching; an answer that is on its way is dropped."""
        self._pause.stop()
        self._worker.cancel()

    def shutdown(self) -> None:
        """Stop and end the worker's thread."""
        self.stop()
        self._worker.shutdown()

    @Slot()
    def _on_pause_over(self) -> None:
        if self._postponed:
            self._worker.ask(self, self._postponed, self.move_found.emit, self.failed.emit)
