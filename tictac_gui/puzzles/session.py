"""One puzzle as it is played: the person's moves, the replies, what was wrong, hints, the answer.

What a move is worth is found out on a worker; until then, the puzzle waits.
"""

from __future__ import annotations

from enum import Enum, auto
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from tictac_gui.games.puzzles import Answer, advise, judge, solution
from tictac_gui.play.records import Result

if TYPE_CHECKING:
    from collections.abc import Callable

    from tictac_gui.engine import Mark
    from tictac_gui.games import BoardPosition, Game
    from tictac_gui.games.puzzles import Advice, Judgement, Puzzle
    from tictac_gui.play.asking import Asker, Work

REPLY_MS = 600
"""The time between two moves that the computer shows."""
_LONG_MS = 700
"""After so much time it is told that the person has to wait."""


class Phase(Enum):
    """What a puzzle waits for."""

    ASKING = auto()
    """For the person's move."""
    WAITING = auto()
    """For what the worker finds out."""
    PLAYING = auto()
    """For the moves that the computer plays."""
    REFUTED = auto()
    """For another try, after a wrong answer."""
    SOLVED = auto()
    """For another puzzle."""
    SHOWN = auto()
    """For another puzzle, or a try, after the answer was shown."""
    FAILED = auto()
    """For another try, after the worker has failed."""


class Stage(Enum):
    """How much help was asked for; each tells more than the one before."""

    NONE = auto()
    IDEA = auto()
    LINES = auto()
    MOVE = auto()


class PuzzleSession(QObject):
    """Holds one puzzle at a time; lives on the GUI thread."""

    changed = Signal()
    """The phase, the position or what is known about it is another."""
    move_made = Signal(int)
    """The computer is about to make this move."""
    ended = Signal(object)
    """Carries a `Result` as soon as it is decided, and another if it is mended."""

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
        self._puzzle: Puzzle | None = None
        self._phase = Phase.ASKING
        self._moves: tuple[int, ...] = ()
        self._moves_before: tuple[int, ...] = ()
        self._line: tuple[int, ...] = ()
        self._phase_after = Phase.ASKING
        self._judgement: Judgement | None = None
        self._advice: Advice | None = None
        self._stage = Stage.NONE
        self._is_failed = False

    @property
    def puzzle(self) -> Puzzle | None:
        """The puzzle that is set."""
        return self._puzzle

    @property
    def phase(self) -> Phase:
        """What it waits for."""
        return self._phase

    @property
    def judgement(self) -> Judgement | None:
        """What the person's latest move was worth, until the next or a hint is asked for."""
        return self._judgement

    @property
    def advice(self) -> Advice | None:
        """What helps with the position, once a hint was asked for and is there."""
        return self._advice

    @property
    def stage(self) -> Stage:
        """How much help was asked for."""
        return self._stage

    @property
    def position(self) -> BoardPosition:
        """The position as it is now."""
        position = self._puzzle.position if self._puzzle else self._game.start
        for move in self._moves:
            position = position.play(move)
        return position

    @property
    def last_move(self) -> int | None:
        """The latest move in it, None before the first."""
        return self._moves[-1] if self._moves else None

    @property
    def side(self) -> Mark:
        """Which mark the person plays."""
        return (self._puzzle.position if self._puzzle else self._game.start).turn

    @property
    def moves(self) -> tuple[int, ...]:
        """The moves made since the puzzle was set."""
        return self._moves

    @property
    def own_moves_left(self) -> int:
        """How many moves the person still has to find."""
        made = (len(self._moves) + 1) // 2
        return self._puzzle.kind.own_moves - made if self._puzzle else 0

    @property
    def is_asking(self) -> bool:
        """Whether a move of the person's is waited for."""
        return self._puzzle is not None and self._phase is Phase.ASKING

    @property
    def is_waiting_long(self) -> bool:
        """Whether it takes so long to find something out that the person should be told."""
        return self._phase is Phase.WAITING and not self._long_wait.isActive()

    @property
    def has_more_hints(self) -> bool:
        """Whether there is more help to ask for."""
        return self.is_asking and self._stage is not Stage.MOVE

    @property
    def can_show_answer(self) -> bool:
        """Whether there is an answer left to show."""
        return self.is_asking or self._phase in (Phase.REFUTED, Phase.FAILED)

    @property
    def can_try_again(self) -> bool:
        """Whether there is something to do better."""
        return self._phase in (Phase.REFUTED, Phase.SHOWN, Phase.FAILED)

    def begin(self, puzzle: Puzzle | None) -> None:
        """Set a puzzle, or none."""
        self._puzzle = puzzle
        self._is_failed = False
        self._judgement = None
        self._go_back(())

    @Slot(int)
    def play_move(self, move: int) -> None:
        """Answer with a move, if one is asked for."""
        if not self.is_asking or move not in self.position.moves():
            return
        assert self._puzzle  # noqa: S101 - otherwise nothing is asked for
        work = partial(judge, self._game, self._puzzle.kind, self.position, move)
        self._moves_before, self._moves = self._moves, (*self._moves, move)
        self._judgement = self._advice = None
        self._ask(work, self._on_judged, Phase.WAITING)

    @Slot()
    def hint(self) -> None:
        """Help a little more: first with the idea, then with the lines, then with the move."""
        if not self.has_more_hints:
            return
        if self._stage is Stage.NONE:
            self._stage = Stage.IDEA
            self._judgement = None
            self._ask(partial(advise, self._game, self.position), self._on_advised, Phase.ASKING)
        elif self._advice:
            has_lines = self._stage is Stage.IDEA and self._advice.clue
            self._stage = Stage.LINES if has_lines else Stage.MOVE
            if self._stage is Stage.MOVE:
                self._fail()
            self.changed.emit()

    @Slot()
    def try_again(self) -> None:
        """Go back to where the wrong answer was given, or after the right one to the beginning."""
        if self.can_try_again:
            self._judgement = None
            self._go_back(() if self._phase is Phase.SHOWN else self._moves_before)

    @Slot()
    def show_answer(self) -> None:
        """Play the answer, from the beginning."""
        if not self.can_show_answer:
            return
        assert self._puzzle  # noqa: S101 - otherwise there is no answer
        self._fail()
        self._judgement = None
        self._go_back(())
        work = partial(solution, self._game, self._puzzle.kind, self._puzzle.position)
        self._ask(work, partial(self._play, then=Phase.SHOWN), Phase.WAITING)

    def shutdown(self) -> None:
        """Stop all, and end the thread."""
        self._timer.stop()
        self._long_wait.stop()
        self._worker.shutdown()

    def _ask(self, work: Work, then: Callable[..., None], phase: Phase) -> None:
        self._phase = phase
        if phase is Phase.WAITING:
            self._long_wait.start()
        self._worker.ask(self, work, then, self._on_failed)
        self.changed.emit()

    def _go_back(self, moves: tuple[int, ...]) -> None:
        """Ask for a move where these have been made."""
        self._timer.stop()
        self._worker.cancel()
        self._moves = self._moves_before = moves
        self._line = ()
        self._ask_for_move()

    def _ask_for_move(self) -> None:
        self._phase = Phase.ASKING
        self._advice, self._stage = None, Stage.NONE
        self.changed.emit()

    def _play(self, line: tuple[int, ...], then: Phase) -> None:
        self._line, self._phase_after = line, then
        self._phase = Phase.PLAYING
        self._timer.start()
        self.changed.emit()

    def _fail(self) -> None:
        if not self._is_failed:
            self._is_failed = True
            self.ended.emit(Result.FAILED)

    @Slot()
    def _play_next(self) -> None:
        if self._line:
            self.move_made.emit(self._line[0])
            self._moves, self._line = (*self._moves, self._line[0]), self._line[1:]
        if self._line:
            self._timer.start()
            self.changed.emit()
        elif self._phase_after is Phase.ASKING:
            if self._judgement and self._judgement.answer is Answer.SLOWER:
                self._moves = self._moves_before
            self._ask_for_move()
        else:
            self._phase = self._phase_after
            self.changed.emit()

    def _on_advised(self, advice: Advice) -> None:
        self._advice = advice
        self.changed.emit()

    def _on_judged(self, judgement: Judgement) -> None:
        self._judgement = judgement
        if judgement.answer is Answer.WRONG:
            self._fail()
            self._play(judgement.line, Phase.REFUTED)
        elif judgement.answer is Answer.SLOWER:
            # It was no mistake: once it was seen, it is taken back.
            self._play((), Phase.ASKING)
        elif self.own_moves_left:
            self._play(judgement.line, Phase.ASKING)
        else:
            self._phase = Phase.SOLVED
            self.ended.emit(Result.MENDED if self._is_failed else Result.SOLVED)
            self.changed.emit()

    def _on_failed(self, _reason: str) -> None:
        self._phase = Phase.FAILED
        self.changed.emit()
