"""The question which move a player makes; a wrong answer is answered by playing what it does."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from tictac_gui.play.course.tasks.answers import best_play, moves_of
from tictac_gui.play.course.tasks.board_task import BoardTask
from tictac_gui.play.course.tasks.remarks import OtherMove, Right

if TYPE_CHECKING:
    from collections.abc import Callable

    from tictac_gui.games import BoardPosition
    from tictac_gui.play.asking import Asker, Work
    from tictac_gui.play.course.steps import PickMove
    from tictac_gui.play.course.tasks.answers import LineMove


class PickTask(BoardTask):
    """Accepts every move that the player may make."""

    def __init__(self, step: PickMove, worker: Asker, pause_ms: int) -> None:
        super().__init__(step.game, step.position, worker, pause_ms)
        self.player = step.player
        """Who is asked about."""

    def play_move(self, move: int) -> None:
        """Answer with a move."""
        if self._is_asking and move in self._board.moves():
            self._is_asking = False
            self._play(move)
            self._marked = None
            self._forget_answer()
            self._ask(partial(self._study, self._board), partial(self._on_studied, move))
            self.changed.emit()

    def _find_answer(self) -> Work:
        game, start, player = self._game, self._start, self.player

        def one_of_them(should_stop: Callable[[], bool]) -> int:
            return min(moves_of(game, start, player, should_stop))

        return one_of_them

    def _study(
        self, reached: BoardPosition, should_stop: Callable[[], bool]
    ) -> tuple[frozenset[int], tuple[LineMove, ...]]:
        """Return the moves that are right, and how the game goes on after the one that was made."""
        moves = moves_of(self._game, self._start, self.player, should_stop)
        return moves, best_play(self._game, reached, should_stop)

    def _on_studied(self, move: int, found: tuple[frozenset[int], tuple[LineMove, ...]]) -> None:
        moves, line = found
        if move in moves:
            self._say(Right())
            self._finish()
        else:
            self._has_refuted = True
            self._say(OtherMove())
            if line:
                self._show_line(line, partial(self._say, OtherMove()))
        self.changed.emit()
