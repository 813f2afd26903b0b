"""A tree of which the boards are marked that a search can skip; wrong marks are refuted by values.

Whether a board matters is shown by supposing values for it: either the one at the top changes with
them, or it stays the same whatever they are.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from tictac_gui.engine.trace import Scoring, Trace
from tictac_gui.play.course.tasks.marking.remarks import (
    Immaterial,
    LookedAt,
    Matters,
    NothingMarked,
    Supposed,
)
from tictac_gui.play.course.tasks.shown_tree import ShownTree, subtree
from tictac_gui.play.course.tasks.task import HINTS

if TYPE_CHECKING:
    from collections.abc import Iterable

    from tictac_gui.play.course.markings import MarkTree
    from tictac_gui.play.course.steps import Path

_WIN = Scoring.TENS.win(0)
WORTHS = (-_WIN, 0, _WIN)
"""What a board may be worth."""


class SkippingTask(ShownTree):
    """Accepts what alpha-beta prunes, and what else can't matter since the game is won or lost."""

    def __init__(self, step: MarkTree, pause_ms: int) -> None:
        super().__init__(step.game, Trace(step.position), pause_ms)
        self._seen = step.seen
        self.pruning = Trace(step.position, prune=True)
        """The same search with alpha-beta."""
        self._visited = dict(subtree(self.pruning, (), self.pruning.root))
        order = list(self._calls)
        last = order.index(step.seen) if step.seen is not None else -1
        self._looked_at = frozenset(order[: last + 1])
        self._marks: set[Path] = set()
        self._supposed: dict[Path, int] = {}

    @property
    def skippable(self) -> frozenset[Path]:
        """The boards that alpha-beta does not look at."""
        return frozenset(self._calls) - frozenset(self._visited)

    @property
    def highest_skippable(self) -> frozenset[Path]:
        """Those of them that are right below a board that is looked at."""
        return frozenset(path for path in self.skippable if path[:-1] in self._visited)

    @property
    def skipped(self) -> frozenset[Path]:
        """The boards that are marked, with all that is below them."""
        return frozenset(path for path in self._calls if _is_below(path, self._marks))

    @property
    def looked_at(self) -> frozenset[Path]:
        """The boards that the search has come to already, and that can't be skipped any more."""
        return self._looked_at

    @property
    def supposed(self) -> dict[Path, int]:
        """Values that are not real, but supposed to show what would follow from them."""
        return self._supposed

    @property
    def values(self) -> dict[Path, int]:
        """The values that are known; once all is done, those that alpha-beta finds."""
        if self.is_done:
            return {path: call.value for path, call in self._visited.items()}
        calls = self._calls.items()
        if self._seen is None:
            return {path: call.value for path, call in calls if call.best is None}
        return {path: call.value for path, call in calls if self._is_known(path)}

    @property
    def to_be_searched(self) -> frozenset[Path]:
        """The boards whose values are not known yet, where the search is under way."""
        if self._seen is None or self.is_done:
            return frozenset()
        return frozenset(self._calls) - frozenset(self.values)

    @property
    def marked(self) -> frozenset[Path]:
        """The boards that the last hint gives away."""
        is_given_away = self._hints >= HINTS and not self.is_done
        return self.highest_skippable if is_given_away else frozenset()

    @property
    def attended(self) -> Path:
        """The board that the search has come to, or that a refutation or a hint is about."""
        if self._lit:
            return self._lit[0]
        return min(self.marked, default=self._seen or ())

    def toggle(self, path: Path) -> None:
        """Mark a board as one that can be skipped with all below it, or take that back."""
        if self.is_done or not path:
            return
        self._clear()
        if path in self._looked_at:
            self._say(LookedAt())
        elif covering := {mark for mark in self._marks if path[: len(mark)] == mark}:
            self._marks -= covering
        else:
            self._marks = {mark for mark in self._marks if mark[: len(path)] != path} | {path}
        self.changed.emit()

    def check(self) -> None:
        """Compare what is marked with what can be skipped, and refute the first difference."""
        if self.is_done:
            return
        self._clear()
        # Sorted, they are in the order of the search, which tries moves from the lowest on.
        wrong = sorted(filter(self.matters, self.skipped))
        missed = sorted(self.highest_skippable - self.skipped)
        if not self._marks:
            self._say(NothingMarked())
        elif wrong:
            self._refute(wrong[0])
        elif missed:
            self._show_immaterial(missed[0])
        else:
            self._finish()
        self.changed.emit()

    def matters(self, path: Path) -> bool:
        """Return whether the value of a board can change the one at the top."""
        return len({self.top_if(path, worth)[()] for worth in WORTHS}) > 1

    def top_if(self, path: Path, worth: int) -> dict[Path, int]:
        """Return the values from a board up to the top if it had a value, as far as is known.

        What comes later in the search is not known yet.
        """
        values = {path: worth}
        while path:
            above = path[:-1]
            known = [
                child.value
                for child in self.trace.children(self._calls[above])
                if child.number < self._calls[path].number
            ]
            choose = max if self._calls[above].is_max else min
            values[above] = choose(*known, values[path]) if known else values[path]
            path = above
        return values

    def _refute(self, path: Path) -> None:
        tops = {self.top_if(path, worth)[()]: worth for worth in WORTHS}
        low, high = min(tops), max(tops)
        worth = tops[low], tops[high]
        self._suppose(path, worth, Matters(worth, (low, high)))

    def _show_immaterial(self, path: Path) -> None:
        calls = tuple(self._visited[path[:length]] for length in range(len(path)))
        cut = self.pruning.cut(calls)
        assert cut is not None  # noqa: S101 - the board is pruned
        above = calls[-1]
        chooser = above.position.turn.other
        is_max = not above.is_max
        immaterial = Immaterial(chooser, is_max, cut.here.value, cut.elsewhere.value)
        self._suppose(path, WORTHS, immaterial)

    def _suppose(self, path: Path, worths: Iterable[int], why: Matters | Immaterial) -> None:
        """Show one value after the other, and what follows from each for the boards above."""
        self._lit = tuple(path[:length] for length in range(len(path), -1, -1))
        self._say(why)
        sights = [partial(self._show_supposed, path, worth) for worth in worths]
        self._show_in_turn([*sights, partial(self._say, why)])

    def _show_supposed(self, path: Path, worth: int) -> None:
        self._supposed = self.top_if(path, worth)
        self._say(Supposed(worth, self._supposed[()]))

    def _clear(self) -> None:
        self._stop_showing()
        self._lit = ()
        self._supposed = {}
        self._forget_answer()

    def _is_known(self, path: Path) -> bool:
        """Return whether all below a board has been looked at."""
        return all(each in self._looked_at for each in self._calls if each[: len(path)] == path)


def _is_below(path: Path, marks: Iterable[Path]) -> bool:
    return any(path[: len(mark)] == mark for mark in marks)
