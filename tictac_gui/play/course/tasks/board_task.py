"""A task on one board: what it shows, and whether the person is asked something there."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from tictac_gui.engine.search import Ending
from tictac_gui.play.course.tasks.asking_task import AskingTask
from tictac_gui.play.course.tasks.remarks import Ended, Shown
from tictac_gui.play.course.tasks.task import HINTS

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from tictac_gui.engine import Mark
    from tictac_gui.games import BoardPosition, Game
    from tictac_gui.play.asking import Asker, Work
    from tictac_gui.play.course.tasks.answers import LineMove


class BoardTask(AskingTask):
    """Holds the position shown."""

    def __init__(self, game: Game, start: BoardPosition, worker: Asker, pause_ms: int) -> None:
        super().__init__(worker, pause_ms)
        self._game = game
        self._start = self._board = start
        self._last_move: int | None = None
        self._is_asking = True
        self._has_refuted = False
        self._marked: object = None

    @property
    def game(self) -> Game:
        """The game that is played."""
        return self._game

    @property
    def start(self) -> BoardPosition:
        """The position that the task is about."""
        return self._start

    @property
    def board(self) -> BoardPosition:
        """The position shown."""
        return self._board

    @property
    def last_move(self) -> int | None:
        """The move that led to it; None at the beginning."""
        return self._last_move

    @property
    def person(self) -> Mark:
        """Whose side the person is on."""
        return self._start.turn

    @property
    def is_asking(self) -> bool:
        """Whether the person may answer now."""
        return self._is_asking

    @property
    def marked(self) -> object:
        """The answer that the last hint gives away; None before it."""
        return self._marked

    @property
    def can_hint(self) -> bool:
        """Whether the person may answer now, and there is a hint left."""
        return self._is_asking and super().can_hint

    @property
    def can_restart(self) -> bool:
        """Whether anything has been played."""
        return self._board is not self._start

    def hint(self) -> None:
        """Give the next hint; the last is found by the worker."""
        super().hint()
        if self._hints == HINTS and self._marked is None:
            self._ask(self._find_answer(), self._mark)

    def restart(self) -> None:
        """Go back to the position that the task is about."""
        self._show_start(self._start)

    def _find_answer(self) -> Work:
        """Return what finds an answer for the last hint."""
        raise NotImplementedError

    def _show_start(self, board: BoardPosition) -> None:
        """Ask again, from this position on."""
        self._stop_showing()
        self._worker.cancel()
        self._board, self._last_move = board, None
        self._is_asking, self._has_refuted = True, False
        self._marked = None
        self._forget_answer()
        self._hints = 0
        self.changed.emit()

    def _play(self, move: int) -> None:
        self._board, self._last_move = self._board.play(move), move

    def _show_line(self, line: Iterable[LineMove], then: Callable[[], None]) -> None:
        """Play moves one after the other, and say something about each; then go on."""
        moves = list(line)
        sights: list[Callable[[], None]] = [partial(self._show_move, each) for each in moves]
        self._show_in_turn([*sights, then])

    def _show_move(self, shown: LineMove) -> None:
        mark = self._board.turn
        self._play(shown.move)
        self._say(Shown(mark, shown.move, shown.why))

    def _ending(self) -> Ending:
        """Return how the game has ended for the person."""
        winner = self._board.outcome.winner if self._board.outcome else None
        if winner is None:
            return Ending.DRAW
        return Ending.WIN if winner is self.person else Ending.LOSS

    def _say_end(self) -> None:
        self._say(Ended(self._ending(), is_refutation=self._has_refuted))

    def _mark(self, answer: object) -> None:
        self._marked = answer
        self.changed.emit()

    def _begin_again(self) -> None:
        self._show_start(self._start)
