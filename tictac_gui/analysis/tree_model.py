"""What the search tree shows: a search, the step that has been reached, and whether it plays."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum, auto
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from tictac_gui.analysis.camera import Camera
from tictac_gui.analysis.search_choice import SearchChoice
from tictac_gui.analysis.tree_scene import Scene, lay_out
from tictac_gui.engine.listing import Execution, Moment
from tictac_gui.engine.trace import Call, Scoring, Trace

if TYPE_CHECKING:
    from collections.abc import Callable

    from tictac_gui.analysis.code_choice import CodeChoice
    from tictac_gui.games import BoardPosition, Game
    from tictac_gui.play.asking import Asker

SPEEDS = (1, 2, 5, 20, 200, 5_000, 50_000)
"""The speeds to choose from, in steps per second."""
_FRAMES = 30
"""How many times per second fast playback is drawn."""
_LONG_MS = 250
"""How long a search takes before the view says that it is working."""


class StepCommand(Enum):
    """A command that leads from one step to another."""

    START = auto()
    BACK = auto()
    FORWARD = auto()
    OVER = auto()
    """To the return of this call or, if it has returned, of the next."""
    OUT = auto()
    """To the return of the call that made this one."""
    END = auto()

    @property
    def is_forward(self) -> bool:
        """Whether it leads towards the end."""
        return self not in (StepCommand.START, StepCommand.BACK)

    def target(self, trace: Trace[BoardPosition], at: int) -> int:
        """Return the step of a trace that it leads to, which is never beyond the ends."""
        last = trace.steps - 1
        if self is StepCommand.START:
            return 0
        if self is StepCommand.BACK:
            return max(at - 1, 0)
        if self is StepCommand.END or at == last:
            return last
        if self is StepCommand.FORWARD:
            return at + 1
        path = trace.path(at)
        if self is StepCommand.OUT:
            return path[-2].returns_at if len(path) > 1 else last
        call = path[-1]
        return trace.path(at + 1)[-1].returns_at if call.has_returned(at) else call.returns_at

    def line(self, execution: Execution[BoardPosition], at: int) -> int:
        """Return the line that it leads to, which is never beyond the ends."""
        if self is StepCommand.OVER:
            return execution.over(at)
        if self is StepCommand.OUT:
            return execution.out(at)
        last = execution.lines - 1
        if self in (StepCommand.START, StepCommand.END):
            return 0 if self is StepCommand.START else last
        return min(at + 1, last) if self is StepCommand.FORWARD else max(at - 1, 0)


@dataclass(frozen=True, slots=True)
class Walk:
    """A point of a search, from which one steps on by line or by call; immutable."""

    trace: Trace[BoardPosition]
    execution: Execution[BoardPosition]
    is_by_line: bool
    at: int = 0
    """A step of the trace, or the number of a line."""

    @classmethod
    def start(cls, trace: Trace[BoardPosition], *, is_by_line: bool) -> Walk:
        """Return the beginning of a search."""
        return cls(trace, Execution(trace), is_by_line)

    @property
    def length(self) -> int:
        """How many points there are."""
        return self.execution.lines if self.is_by_line else self.trace.steps

    @property
    def moment(self) -> Moment[BoardPosition]:
        """The line that is about to run or, by call, the one that stands for the step."""
        number = self.at if self.is_by_line else self.execution.number_of(self.at)
        return self.execution.moment(number)

    @property
    def step(self) -> int:
        """The step of the trace that has been reached."""
        return self.moment.step if self.is_by_line else self.at

    @property
    def path(self) -> tuple[Call[BoardPosition], ...]:
        """The calls from the first to the one that the walk is in."""
        return self.moment.stack if self.is_by_line else self.trace.path(self.at)

    def to(self, at: int) -> Walk:
        """Return the point `at`, or the end if that is sooner."""
        return replace(self, at=min(at, self.length - 1))

    def after(self, command: StepCommand) -> Walk:
        """Return where a command leads."""
        if self.is_by_line:
            return replace(self, at=command.line(self.execution, self.at))
        return replace(self, at=command.target(self.trace, self.at))

    def by_line(self, is_by_line: bool) -> Walk:
        """Return the same point, to step on from line to line or from call to call."""
        if is_by_line == self.is_by_line:
            return self
        at = self.execution.number_of(self.at) if is_by_line else self.step
        return replace(self, is_by_line=is_by_line, at=at)

    def is_alike(self, other: Trace[BoardPosition]) -> bool:
        """Return whether another search makes the same calls, perhaps with the other scoring."""
        trace = self.trace
        same_position = trace.root.position == other.root.position
        same_way = (trace.prunes, trace.lookahead) == (other.prunes, other.lookahead)
        return same_position and same_way and trace.steps == other.steps

    def through(self, trace: Trace[BoardPosition]) -> Walk:
        """Return the same point in a search with the same calls."""
        return Walk.start(trace, is_by_line=self.is_by_line).to(self.at)


class TreeModel(QObject):
    """Outlives the views of it; searches and plays only while it is seen."""

    changed = Signal(bool)
    """Carries whether the change is read aloud: a step is, a move on the board isn't."""

    def __init__(
        self, game: Game, worker: Asker, code: CodeChoice, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self.choice = SearchChoice(game, self)
        self.code = code
        self.camera = Camera(self)
        self.walk: Walk | None = None
        """The step to show; while another search runs, that of the search before."""
        self.scene: Scene | None = None
        """The nodes of the step to show."""
        self.fits_choice = False
        """Whether the step belongs to the chosen search, so that one can step on from it."""
        self.failure: str | None = None
        """Why there is nothing to show, if the search has failed."""
        self.is_working = False
        """Whether a search takes so long that nothing else is shown meanwhile."""
        self.speed = SPEEDS[1]
        """How fast it plays, in steps per second."""
        self._worker = worker
        self._view: QObject | None = None
        self._is_asked = False
        self._opened: frozenset[int] = frozenset()
        """The numbers of the calls that a person has opened."""
        self._playing = QTimer(self)
        self._playing.timeout.connect(self._on_playing_timeout)
        self._long = QTimer(self, singleShot=True, interval=_LONG_MS)
        self._long.timeout.connect(self._on_long_timeout)
        self.choice.changed.connect(self._begin)
        code.code_chosen.connect(self._on_line_or_call_chosen)
        code.lines_chosen.connect(self._on_line_or_call_chosen)

    @property
    def is_playing(self) -> bool:
        """Whether it is playing."""
        return self._playing.isActive()

    @property
    def is_seen(self) -> bool:
        """Whether a view is visible."""
        return self._view is not None

    def show(self, view: QObject) -> None:
        """Search, since a view is visible."""
        self._view = view
        if not self._is_asked:
            self._begin()

    def hide(self, view: QObject) -> None:
        """Search nothing while no view is visible; an unfinished search starts again later.

        A view in another language is shown before the former one is hidden.
        """
        if view is not self._view:
            return
        self._view = None
        self.pause()
        if self._worker.is_asked:
            self._cancel()
            self._is_asked = False

    def shutdown(self) -> None:
        """Stop all work for good."""
        self.pause()
        self._long.stop()
        self._worker.shutdown()

    @Slot(object)
    def step(self, command: StepCommand) -> None:
        """Go where a command leads."""
        there = self.walk.after(command) if self.walk and self.fits_choice else None
        if there and self.walk and there.at != self.walk.at:
            self._go(there)
        else:
            self.pause()

    @Slot(int)
    def go_to(self, at: int) -> None:
        """Go to a step, or to a line."""
        if self.walk and self.fits_choice:
            self._go(self.walk.to(at))

    @Slot()
    def toggle_play(self) -> None:
        """Play, from the start if it is at the end, or pause."""
        walk = self.walk
        if self.is_playing:
            self.pause()
        elif walk and self.fits_choice and walk.length > 1:
            if walk.at == walk.length - 1:
                self._go(walk.to(0))
            self._playing.start(self._interval())
            self.changed.emit(False)

    @Slot()
    def pause(self) -> None:
        """Stop playing."""
        if self.is_playing:
            self._playing.stop()
            self.changed.emit(False)

    @Slot(object)
    def choose_speed(self, speed: int) -> None:
        """Play faster or slower."""
        self.speed = speed
        if self.is_playing:
            self._playing.start(self._interval())
        self.changed.emit(False)

    @Slot(int)
    def point_at(self, place: int) -> None:
        """Select the node at a place in the scene."""
        if self.scene and self.fits_choice:
            self._playing.stop()
            self.scene = self.scene.with_selected(place)
            self.changed.emit(True)

    @Slot(int)
    def choose_node(self, place: int) -> None:
        """Select the node at a place, and open or close it if it has calls to show or hide."""
        scene = self.scene
        if scene and self.walk and self.fits_choice:
            call = scene.nodes[place].call
            if call and (scene.is_closed(place) or call.number in self._opened):
                self._opened ^= {call.number}
                self._draw(self.walk)
            # Opening changes the places of later nodes only.
            self.point_at(place)

    def _interval(self) -> int:
        return 1000 // min(self.speed, _FRAMES)

    def _cancel(self) -> None:
        self._worker.cancel()
        self._long.stop()

    @Slot()
    def _begin(self) -> None:
        """Ask for the chosen search; while hidden, only remember to."""
        self._playing.stop()
        self._cancel()
        self.fits_choice = False
        self._is_asked = self.is_seen
        if self._is_asked:
            choice = self.choice
            work = partial(_traced, choice.board, choice.prunes, choice.scoring, choice.lookahead)
            self._worker.ask(self, work, self._on_found, self._on_failed)
            self._long.start()
        self.changed.emit(False)

    def _on_found(self, trace: Trace[BoardPosition]) -> None:
        self._long.stop()
        if self.walk and self.walk.is_alike(trace):
            self._show(self.walk.through(trace))
        else:
            self._opened = frozenset()
            self.camera.reset()
            self._show(Walk.start(trace, is_by_line=self.code.is_by_line))
        self.changed.emit(False)

    def _on_failed(self, reason: str) -> None:
        self._long.stop()
        self.walk = self.scene = None
        self.failure, self.is_working = reason, False
        self.changed.emit(True)

    @Slot()
    def _on_long_timeout(self) -> None:
        self.walk = self.scene = self.failure = None
        self.is_working = True
        self.changed.emit(False)

    def _go(self, walk: Walk) -> None:
        """Go where a person wants to."""
        self._playing.stop()
        self._show(walk)
        self.changed.emit(True)

    def _show(self, walk: Walk) -> None:
        self.walk, self.fits_choice = walk, True
        self.failure, self.is_working = None, False
        if walk.at == walk.length - 1:
            self._playing.stop()
        self._draw(walk)

    def _draw(self, walk: Walk) -> None:
        nodes = lay_out(walk.trace, walk.path, self._opened)
        moment = walk.moment if walk.is_by_line else None
        self.scene = Scene(self.choice.game, walk.trace, nodes, walk.step, moment=moment)

    @Slot()
    def _on_playing_timeout(self) -> None:
        if self.walk:
            self._show(self.walk.to(self.walk.at + max(self.speed // _FRAMES, 1)))
            self.changed.emit(not self.is_playing)

    @Slot()
    def _on_line_or_call_chosen(self) -> None:
        is_by_line = self.code.is_by_line
        before = self.walk if self.fits_choice else None
        if before:
            self._show(before.by_line(is_by_line))
        self.changed.emit(before is not None and before.is_by_line != is_by_line)


def _traced(
    board: BoardPosition,
    prune: bool,
    scoring: Scoring,
    lookahead: int | None,
    should_stop: Callable[[], bool],
) -> Trace[BoardPosition]:
    return Trace(board, prune=prune, scoring=scoring, lookahead=lookahead, should_stop=should_stop)
