"""What the search tree shows: a search, how far one has come in it, and whether it plays."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from tictac_gui.engine.trace import Scoring, Trace
from tictac_gui.ui.analysis.stepping.walk import Walk
from tictac_gui.ui.analysis.tree.camera import Camera
from tictac_gui.ui.analysis.tree.layout import lay_out
from tictac_gui.ui.analysis.tree.scene import Scene
from tictac_gui.ui.analysis.tree.search_choice import SearchChoice

if TYPE_CHECKING:
    from collections.abc import Callable

    from tictac_gui.games import BoardPosition, Game
    from tictac_gui.play.asking import Asker
    from tictac_gui.ui.analysis.code.choice import CodeChoice
    from tictac_gui.ui.analysis.stepping.steps import StepCommand

SPEEDS = (1, 2, 5, 20, 200, 5_000, 50_000)
"""The speeds to choose from, in steps per second."""
_FRAMES = 30
"""How many times per second fast playback is drawn."""
_LONG_MS = 250
"""Shorter work is not worth mentioning."""


class TreeModel(QObject):
    """Outlives the views of it; searches and plays only while it is seen."""

    changed = Signal(bool)
    """Carries whether the change is read aloud: after a step, not after a move on the board."""

    def __init__(
        self, game: Game, worker: Asker, code: CodeChoice, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self.choice = SearchChoice(game, self)
        self.code = code
        self.camera = Camera(self)
        self._worker = worker
        self._is_seen = False
        self._is_asked = False
        self._is_chosen = False
        self._walk: Walk | None = None
        self._scene: Scene | None = None
        self._opened: frozenset[int] = frozenset()
        self._failure: str | None = None
        self._is_working = False
        self._speed = SPEEDS[1]
        self._playing = QTimer(self)
        self._playing.timeout.connect(self._on_playing_timeout)
        self._long = QTimer(self, singleShot=True, interval=_LONG_MS)
        self._long.timeout.connect(self._on_long_timeout)
        self.choice.changed.connect(self._begin)
        code.code_chosen.connect(self._on_unit_chosen)
        code.lines_chosen.connect(self._on_unit_chosen)

    @property
    def walk(self) -> Walk | None:
        """The step that is shown; while another search is asked for, still the one before."""
        return self._walk

    @property
    def scene(self) -> Scene | None:
        """The drawing of the step that is shown."""
        return self._scene

    @property
    def is_chosen(self) -> bool:
        """Whether what is shown is the search that is chosen, so that one can step through it."""
        return self._is_chosen

    @property
    def is_working(self) -> bool:
        """Whether a search takes so long that nothing else is shown meanwhile."""
        return self._is_working

    @property
    def failure(self) -> str | None:
        """Why there is nothing to show, if the search has failed."""
        return self._failure

    @property
    def speed(self) -> int:
        """How fast it plays, in steps per second."""
        return self._speed

    @property
    def is_playing(self) -> bool:
        """Whether it is playing."""
        return self._playing.isActive()

    def show(self) -> None:
        """Search, since somebody looks."""
        self._is_seen = True
        if not self._is_asked:
            self._begin()

    def hide(self) -> None:
        """Search nothing while nobody looks; what has not been found is searched for again."""
        self._is_seen = False
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
        there = self._walk.after(command) if self._walk and self._is_chosen else None
        if there and self._walk and there.at != self._walk.at:
            self._go(there)
        else:
            self.pause()

    @Slot(int)
    def go_to(self, at: int) -> None:
        """Go to a step, or to a line."""
        if self._walk and self._is_chosen:
            self._go(self._walk.to(at))

    @Slot()
    def toggle_play(self) -> None:
        """Play, from the start if it is at the end, or pause."""
        walk = self._walk
        if self.is_playing:
            self.pause()
        elif walk and self._is_chosen and walk.length > 1:
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
        self._speed = speed
        if self.is_playing:
            self._playing.start(self._interval())
        self.changed.emit(False)

    @Slot(int)
    def point_at(self, place: int) -> None:
        """Select a node, so that it is described."""
        if self._scene and self._is_chosen:
            self._playing.stop()
            self._scene = self._scene.with_selected(place)
            self.changed.emit(True)

    @Slot(int)
    def choose_node(self, place: int) -> None:
        """Select a node, and open it or close it if that is possible."""
        scene = self._scene
        if scene and self._walk and self._is_chosen:
            call = scene.nodes[place].call
            if call and (scene.is_closed(place) or call.number in self._opened):
                self._opened ^= {call.number}
                self._draw(self._walk)
            # Opening changes the places of later nodes only.
            self.point_at(place)

    def _interval(self) -> int:
        return 1000 // min(self._speed, _FRAMES)

    def _cancel(self) -> None:
        self._worker.cancel()
        self._long.stop()

    @Slot()
    def _begin(self) -> None:
        """Ask for the chosen search; while hidden, only remember to."""
        self._playing.stop()
        self._cancel()
        self._is_chosen = False
        self._is_asked = self._is_seen
        if self._is_asked:
            choice = self.choice
            work = partial(_traced, choice.board, choice.prunes, choice.scoring, choice.lookahead)
            self._worker.ask(self, work, self._on_found, self._on_failed)
            self._long.start()
        self.changed.emit(False)

    def _on_found(self, trace: Trace[BoardPosition]) -> None:
        self._long.stop()
        if self._walk and self._walk.is_alike(trace):
            self._show(self._walk.through(trace))
        else:
            self._opened = frozenset()
            self.camera.reset()
            self._show(Walk.start(trace, is_by_line=self.code.is_by_line))
        self.changed.emit(False)

    def _on_failed(self, reason: str) -> None:
        self._long.stop()
        self._walk = self._scene = None
        self._failure, self._is_working = reason, False
        self.changed.emit(True)

    @Slot()
    def _on_long_timeout(self) -> None:
        self._walk = self._scene = self._failure = None
        self._is_working = True
        self.changed.emit(False)

    def _go(self, walk: Walk) -> None:
        """Go where a person wants to."""
        self._playing.stop()
        self._show(walk)
        self.changed.emit(True)

    def _show(self, walk: Walk) -> None:
        self._walk, self._is_chosen = walk, True
        self._failure, self._is_working = None, False
        if walk.at == walk.length - 1:
            self._playing.stop()
        self._draw(walk)

    def _draw(self, walk: Walk) -> None:
        nodes = lay_out(walk.trace, walk.path, self._opened)
        moment = walk.moment if walk.is_by_line else None
        self._scene = Scene(self.choice.game, walk.trace, nodes, walk.step, moment=moment)

    @Slot()
    def _on_playing_timeout(self) -> None:
        if self._walk:
            self._show(self._walk.to(self._walk.at + max(self._speed // _FRAMES, 1)))
            self.changed.emit(not self.is_playing)

    @Slot()
    def _on_unit_chosen(self) -> None:
        is_by_line = self.code.is_by_line
        before = self._walk if self._is_chosen else None
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
