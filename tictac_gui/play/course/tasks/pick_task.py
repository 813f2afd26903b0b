"""The question which move a player makes; a wrong answer is answered by playing what it does."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from tictac_gui.play.course.tasks.answers import moves_of
from tictac_gui.play.course.tasks.board_task import BoardTask
from tictac_gui.play.course.tasks.remarks import OtherMove, PickedMove

if TYPE_CHECKING:
    from collections.abc import Callable

    from tictac_gui.play.course.steps import PickMove
    from tictac_gui.play.search_worker import SearchWorker, Work


class PickTask(BoardTask):
    """Accepts every move that the player may make."""

    def __init__(self, step: PickMove, worker: SearchWorker, pause_ms: int) -> None:
        super().__init__(step.game, step.position, worker, pause_ms)
        self._player = step.player

    def play_move(self, move: int) -> None:
        """Answer with a move."""
        if self._is_asking and move in self._board.moves():
            self._is_asking = False
            moves = partial(moves_of, self._game, self._start, self._player)
            self._ask(moves, partial(self._on_found, move))
            self.changed.emit()

    def _find_answer(self) -> Work:
        game, start, player = self._game, self._start, self._player

        def one_of_them(should_stop: Callable[[], bool]) -> int:
            return min(moves_of(game, start, player, should_stop))

        return one_of_them

    def _on_found(self, move: int, moves: frozenset[int]) -> None:
        mark = self._board.turn
        self._play(move)
        if move in moves:
            self._say(PickedMove(mark, move))
            self._finish()
        else:
            self._has_refuted = True
            self._say(OtherMove(mark, move))
        self.changed.emit()
