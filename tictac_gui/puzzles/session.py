"""One puzzle as it is played: the person's moves, the replies and refutations, hints, the answer.

A worker judges the moves; the puzzle waits for it.
"""

from __future__ import annotations

from enum import Enum, auto
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from tictac_gui.games.puzzles import Advice, Answer, Judgement, Puzzle, advise, judge, solution
from tictac_gui.play.records import AttemptResult

if TYPE_CHECKING:
    from collections.abc import Callable

    from tictac_gui.engine import Mark
    from tictac_gui.games import BoardPosition, Game
    from tictac_gui.play.asking import Asker, Work

REPLY_MS = 600
"""The time between two moves that the computer shows."""
_LONG_MS = 700
"""A wait longer than this is shown to the person."""


class PuzzlePhase(Enum):
    """What a puzzle waits for."""

    ASKING = auto()
    """For the person's move."""
    WAITING = auto()
    """For the worker."""
    PLAYING = auto()
    """For the end of the computer's moves."""
    REFUTED = auto()
    """For another try, after a wrong answer."""
    SOLVED = auto()
    """For another puzzle."""
    SHOWN = auto()
    """For another puzzle, or a try, after the answer was shown."""
    NO_ANSWER = auto()
    """For another try, after the worker has failed."""


class Stage(Enum):
    """How much help was asked for; each stage reveals more than the one before."""

    NONE = auto()
    IDEA = auto()
    LINES = auto()
    MOVE = auto()


class PuzzleSession(QObject):
    """Holds one puzzle at a time; lives on the GUI thread."""

    changed = Signal()
    """The phase, the position, its judgement or the help has changed."""
    move_made = Signal(int)
    """The computer is about to make this move."""
    ended = Signal(object)
    """Carries an `AttemptResult`: a failure at once, and later perhaps that it was mended."""

    def __init__(
        self,
        game: Game,
        worker: Asker,
        parent: QObject | None = None,
        reply_ms: int = REPLY_MS,
    ) -> None:
        super().__init__(parent)
        self._game = game
        self._worker = worker
        worker.setParent(self)
        self._timer = QTimer(self, singleShot=True, interval=reply_ms)
        self._timer.timeout.connect(self._play_next)
        self._long_wait = QTimer(self, singleShot=True, interval=_LONG_MS)
        self._long_wait.timeout.connect(self.changed)
        self.puzzle: Puzzle | None = None
        self.phase = PuzzlePhase.ASKING
        self.moves: tuple[int, ...] = ()
        """The moves made since the puzzle was set."""
        self.judgement: Judgement | None = None
        """The judgement of the person's latest move, until the next move or request for help."""
        self.advice: Advice | None = None
        """Help with the position, once a hint was asked for and found."""
        self.stage = Stage.NONE
        self._moves_before: tuple[int, ...] = ()
        """Where another try begins."""
        self._line: tuple[int, ...] = ()
        """The moves that the computer still has to show."""
        self._phase_after = PuzzlePhase.ASKING
        """What the puzzle waits for once they have been shown."""
        self._has_failed = False
        """Whether the attempt counts as failed, even if it is mended."""

    @property
    def position(self) -> BoardPosition:
        """The position now."""
        position = self.puzzle.position if self.puzzle else self._game.start
        for move in self.moves:
            position = position.play(move)
        return position

    @property
    def last_move(self) -> int | None:
        """The latest move; None before the first."""
        return self.moves[-1] if self.moves else None

    @property
    def side(self) -> Mark:
        """The person's mark."""
        return (self.puzzle.position if self.puzzle else self._game.start).turn

    @property
    def own_moves_left(self) -> int:
        """The number of moves that the person still has to find."""
        made = (len(self.moves) + 1) // 2
        return self.puzzle.kind.own_moves - made if self.puzzle else 0

    @property
    def is_asking(self) -> bool:
        """Whether it is the person's move."""
        return self.puzzle is not None and self.phase is PuzzlePhase.ASKING

    @property
    def is_under_way(self) -> bool:
        """Whether the puzzle is begun, with a move or a hint, and not over."""
        if self.phase in (PuzzlePhase.SOLVED, PuzzlePhase.SHOWN):
            return False
        return bool(self.moves) or self._has_failed or self.stage is not Stage.NONE

    @property
    def is_waiting_long(self) -> bool:
        """Whether the worker takes so long that the person should know."""
        return self.phase is PuzzlePhase.WAITING and not self._long_wait.isActive()

    @property
    def has_more_hints(self) -> bool:
        """Whether more help can be asked for."""
        return self.is_asking and self.stage is not Stage.MOVE

    @property
    def can_show_answer(self) -> bool:
        """Whether there is an answer left to show."""
        return self.is_asking or self.phase in (PuzzlePhase.REFUTED, PuzzlePhase.NO_ANSWER)

    @property
    def can_try_again(self) -> bool:
        """Whether the person can have another try."""
        return self.phase in (PuzzlePhase.REFUTED, PuzzlePhase.SHOWN, PuzzlePhase.NO_ANSWER)

    def begin(self, puzzle: Puzzle | None) -> None:
        """Set a puzzle, or none."""
        self.puzzle = puzzle
        self._has_failed = False
        self.judgement = None
        self._go_back(())

    @Slot(int)
    def play_move(self, move: int) -> None:
        """Answer with a move, if one is asked for."""
        puzzle = self.puzzle
        if not puzzle or not self.is_asking or move not in self.position.moves():
            return
        work = partial(judge, self._game, puzzle.kind, self.position, move)
        self.moves = (*self.moves, move)
        self.judgement = self.advice = None
        self._ask(work, self._on_judged, PuzzlePhase.WAITING)

    @Slot()
    def hint(self) -> None:
        """Help a little more: first with the idea, then the lines, then the move."""
        if not self.has_more_hints:
            return
        if self.stage is Stage.NONE:
            self.stage = Stage.IDEA
            self.judgement = None
            self._ask(
                partial(advise, self._game, self.position), self._on_advised, PuzzlePhase.ASKING
            )
        elif self.advice:
            has_lines = self.stage is Stage.IDEA and self.advice.clue
            self.stage = Stage.LINES if has_lines else Stage.MOVE
            if self.stage is Stage.MOVE:
                self._count_as_failed()
            self.changed.emit()

    @Slot()
    def try_again(self) -> None:
        """Go back to before the wrong answer, or to the beginning if the answer was shown."""
        if self.can_try_again:
            self.judgement = None
            self._go_back(() if self.phase is PuzzlePhase.SHOWN else self._moves_before)

    @Slot()
    def show_answer(self) -> None:
        """Play the answer, from the beginning."""
        puzzle = self.puzzle
        if not puzzle or not self.can_show_answer:
            return
        self._count_as_failed()
        self.judgement = None
        self._go_back(())
        work = partial(solution, self._game, puzzle.kind, puzzle.position)
        self._ask(work, partial(self._play, then=PuzzlePhase.SHOWN), PuzzlePhase.WAITING)

    def shutdown(self) -> None:
        """Stop the timers and end the thread."""
        self._timer.stop()
        self._long_wait.stop()
        self._worker.shutdown()

    def _ask(self, work: Work, then: Callable[..., None], phase: PuzzlePhase) -> None:
        self.phase = phase
        if phase is PuzzlePhase.WAITING:
            self._long_wait.start()
        self._worker.ask(self, work, then, self._on_worker_failed)
        self.changed.emit()

    def _go_back(self, moves: tuple[int, ...]) -> None:
        """Ask for a move in the position after `moves`."""
        self._timer.stop()
        self._worker.cancel()
        self.moves = moves
        self._line = ()
        self._ask_for_move()

    def _ask_for_move(self) -> None:
        self._moves_before = self.moves
        self.phase = PuzzlePhase.ASKING
        self.advice, self.stage = None, Stage.NONE
        self.changed.emit()

    def _play(self, line: tuple[int, ...], then: PuzzlePhase) -> None:
        self._line, self._phase_after = line, then
        self.phase = PuzzlePhase.PLAYING
        self._timer.start()
        self.changed.emit()

    def _count_as_failed(self) -> None:
        if not self._has_failed:
            self._has_failed = True
            self.ended.emit(AttemptResult.FAILED)

    @Slot()
    def _play_next(self) -> None:
        if self._line:
            self.move_made.emit(self._line[0])
            self.moves, self._line = (*self.moves, self._line[0]), self._line[1:]
        if self._line:
            self._timer.start()
            self.changed.emit()
        elif self._phase_after is PuzzlePhase.ASKING:
            if self.judgement and self.judgement.answer is Answer.SLOWER:
                self.moves = self._moves_before
            self._ask_for_move()
        else:
            self.phase = self._phase_after
            self.changed.emit()

    def _on_advised(self, advice: Advice) -> None:
        self.advice = advice
        self.changed.emit()

    def _on_judged(self, judgement: Judgement) -> None:
        self.judgement = judgement
        if judgement.answer is Answer.WRONG:
            self._count_as_failed()
            self._play(judgement.line, PuzzlePhase.REFUTED)
        elif judgement.answer is Answer.SLOWER:
            # The move is no mistake: it is shown, and then taken back.
            self._play((), PuzzlePhase.ASKING)
        elif self.own_moves_left:
            self._play(judgement.line, PuzzlePhase.ASKING)
        else:
            self.phase = PuzzlePhase.SOLVED
            self.ended.emit(AttemptResult.MENDED if self._has_failed else AttemptResult.SOLVED)
            self.changed.emit()

    def _on_worker_failed(self, _reason: str) -> None:
        self.phase = PuzzlePhase.NO_ANSWER
        self.changed.emit()
