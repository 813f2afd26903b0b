"""Steps in which the person is the search: they click the board that it looks at next.

Whatever it has not looked at has no value yet. With alpha-beta, boards are skipped by clicking one
further on; a wrong click is refuted by supposing values.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, NamedTuple

from tictac_gui.course.steps import HINTS, Remark, Step, Tools
from tictac_gui.course.trees import Limit, LookedAt, NodeState, Path, SearchedTask

if TYPE_CHECKING:
    from tictac_gui.engine import Mark
    from tictac_gui.engine.trace import Window
    from tictac_gui.games import BoardPosition


@dataclass(frozen=True, slots=True)
class WalkTree(Step):
    """A tree that is searched call by call, by minimax or by alpha-beta."""

    position: BoardPosition
    """The root; values are from the point of view of its side to move."""
    prune: bool = False
    """Whether it is alpha-beta, which skips boards."""
    top: Path = ()
    """The board from which on the tree is shown; the search has come to it first."""

    def make_task(self, tools: Tools) -> WalkTreeTask:
        return WalkTreeTask(self, tools.pause_ms)


class Returned(NamedTuple):
    """A call that has returned, since all the calls that it made have."""

    number: int
    value: int
    is_max: bool


@dataclass(frozen=True, slots=True)
class Walked(Remark):
    """The right board was clicked; what minimax does there."""

    is_right: ClassVar = True
    number: int
    """The number of the call."""
    value: int | None
    """What it returns at once; None if it makes other calls and waits for them."""
    returned: tuple[Returned, ...]
    """The calls that return after it, one after the other."""


@dataclass(frozen=True, slots=True)
class Bounds(Remark):
    """Alpha and beta on the board that the search is at."""

    is_right: ClassVar = True
    window: Window
    mark: Mark
    """The side that moves there."""
    is_max: bool
    value: int | None = None
    """What the board is worth that was looked at last; None at the beginning."""


@dataclass(frozen=True, slots=True)
class NotNext(Remark):
    """Another board comes first."""

    is_right: ClassVar = False
    is_above: bool
    """Whether it is one above the board that was clicked."""
    is_certain: bool = False
    """Whether skipping it would do no harm, which alpha-beta doesn't notice."""


@dataclass(frozen=True, slots=True)
class NotOver(Remark):
    """The person thinks that the search is over, but a board is left that can matter."""

    is_right: ClassVar = False


class WalkTreeTask(SearchedTask):
    """Asks for one board after the other in the order of the search."""

    def __init__(self, step: WalkTree, pause_ms: int) -> None:
        super().__init__(step.game, step.position, pause_ms, prune=step.prune, top=step.top)
        self.prunes = step.prune
        """Whether boards can be skipped."""
        self._order = list(self._visited)
        self._at = 0
        self._go_down()
        self.first_remark = self._bounds() if self.prunes else None
        """What there is to say before the first answer."""

    @property
    def seen(self) -> frozenset[Path]:
        """The boards that have been looked at by now."""
        return frozenset(self._order[: self._at + 1])

    @property
    def latest(self) -> Path:
        """The board that was looked at last."""
        return self._order[self._at]

    @property
    def known(self) -> dict[Path, tuple[int, Limit]]:
        """What is known of the values of boards; minimax knows nothing of a call that waits."""
        known = super().known
        if self.prunes:
            return known
        return {path: found for path, found in known.items() if self._is_complete(path)}

    @property
    def next(self) -> Path | None:
        """The board that the search looks at next; None if it is over."""
        return self._order[self._at + 1] if self._at + 1 < len(self._order) else None

    @property
    def current(self) -> Path:
        """The deepest board that still has boards below it that were neither seen nor passed."""
        seen = self.seen
        for length in range(len(self.latest), len(self.top) - 1, -1):
            path = self.latest[:length]
            if any(each[:-1] == path != each and each not in seen for each in self.calls):
                return path
        return self.top

    @property
    def marked(self) -> Path | None:
        """The board that the last hint gives away."""
        return self.next if self.hints >= HINTS and not self.is_over else None

    @property
    def gives_end_away(self) -> bool:
        """Whether the last hint says that the search is over."""
        return self.hints >= HINTS and not self.is_over and self.next is None

    @property
    def skipped(self) -> frozenset[Path]:
        """The boards that the search has passed by."""
        passed = self.skippable if self.is_over else frozenset()
        return passed | {path for path in self.skippable if path < self.latest}

    @property
    def states(self) -> dict[Path, NodeState]:
        """How each board is shown."""
        known, seen, skipped, current = self.known, self.seen, self.skipped, self.current
        return {
            path: self._node_state(path, known)._replace(
                number=self._visited[path].number if path in seen and not self.prunes else None,
                is_asked=path == current and self.prunes and not self.is_over,
                is_marked=path == self.marked,
                is_skipped=path in skipped,
                is_open=path not in seen and path not in skipped,
                is_covered=self.prunes and path not in seen and not self.is_over,
            )
            for path in self.calls
        }

    @property
    def attended(self) -> list[Path]:
        """The board that the search is at, or that a refutation is about."""
        return [self.lit[0] if self.lit else self.marked or self.latest]

    def choose(self, path: Path) -> None:
        """Answer that the search looks at this board next."""
        if self.is_over:
            return
        self._clear()
        if path in self.seen:
            self._say(LookedAt(is_begun=self.states[path].is_begun))
        elif path == self.next:
            self._go_on()
        elif path in self.skippable:
            self._show_immaterial(path, is_chosen=True)
        else:
            self._refuse(path)
        self.changed.emit()

    def end(self) -> None:
        """Answer that there is no board left to look at."""
        if self.is_over:
            return
        self._clear()
        if self.next is None:
            self._finish()
        elif self.prunes and self.matters(self.next):
            self._show_that_it_matters(self.next)
        else:
            self._say(NotOver())
        self.changed.emit()

    def _refuse(self, path: Path) -> None:
        """Refute a board that comes later than the next one."""
        first = self.next
        is_above = path[:-1] not in self.seen
        if self.prunes and first is not None and not is_above and self.matters(first):
            self._show_that_it_matters(first)
        else:
            self._say(NotNext(is_above, is_certain=self.prunes and not is_above))

    def _go_on(self) -> None:
        self.hints = 0
        self._at += 1
        call = self._visited[self.latest]
        if self.prunes:
            looked_at = self.latest
            self._go_down()
            is_end = looked_at == self.latest
            self._say(self._bounds(call.value if is_end else self._visited[self.latest].value))
        else:
            value = call.value if call.best is None else None
            self._say(Walked(call.number, value, tuple(self._returned())))
            if self.next is None:
                self._finish()

    def _go_down(self) -> None:
        """Look at boards of which nobody doubts that they come next: a first move, and so on."""
        while self.prunes and self.next and self.next[:-1] == self.latest:
            self._at += 1

    def _returned(self) -> list[Returned]:
        """Return the calls that have nothing left to do, from the deepest one on."""
        call = self._visited[self.latest]
        if call.best is not None:
            return []
        found = []
        for length in range(len(self.latest) - 1, len(self.top) - 1, -1):
            path = self.latest[:length]
            if self.next and self.next[:length] == path:
                break
            above = self._visited[path]
            found.append(Returned(above.number, above.value, above.is_max))
        return found

    def _bounds(self, value: int | None = None) -> Bounds:
        """Return alpha and beta on the board that the search is at."""
        path = self.current
        call = self._visited[path]
        window = call.window
        for each, child in self._visited.items():
            if each[:-1] == path != each and each in self.seen and self._is_complete(each):
                window = window.narrowed(child.value, is_max=call.is_max)
        return Bounds(window, call.position.turn, call.is_max, value)

    def _is_complete(self, path: Path) -> bool:
        """Return whether the search is done with a board that it has come to."""
        seen = self.seen
        return all(each in seen for each in self._visited if each[: len(path)] == path)
