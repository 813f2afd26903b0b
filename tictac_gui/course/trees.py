"""Steps on a small tree: its values filled in from below, or what a search can skip marked.

Whether a board matters is shown by supposing values for it: either the one at the top changes with
them, or it stays the same whatever they are.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto
from functools import partial
from math import inf
from typing import TYPE_CHECKING, ClassVar, NamedTuple

from tictac_gui.course.steps import HINTS, NothingMarked, Remark, Step, Task, Tools
from tictac_gui.engine.trace import Call, Scoring, Trace

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Iterator, Mapping

    from tictac_gui.engine import Mark
    from tictac_gui.games import BoardPosition, Game

Path = tuple[int, ...]
"""The moves that lead from the root of a tree to one of its boards."""

_WIN = Scoring.TENS.win(0)
WORTHS = (-_WIN, 0, _WIN)
"""The values that a board may have."""


class Asked(Enum):
    """The kinds of question about a board in a tree."""

    CHOICE = auto()
    """Which of the boards below it is chosen."""
    VALUE = auto()
    """Its value."""


class Picture(Enum):
    """A drawing that goes with a tree."""

    RACE = auto()
    """One side runs for the line, the other one only blocks the way."""


@dataclass(frozen=True, slots=True)
class TreeQuestion:
    """A question about one board in a tree."""

    asked: Asked
    path: Path


@dataclass(frozen=True, slots=True)
class FillTree(Step):
    """A tree whose missing values are filled in, one question after the other."""

    position: BoardPosition
    """The root; values are from the point of view of its side to move."""
    questions: tuple[TreeQuestion, ...]
    top: Path = ()
    """The board from which on the tree is shown."""
    scoring: Scoring = Scoring.TENS
    hidden: frozenset[Path] = frozenset()
    """Boards with values that are neither asked for nor shown before all is answered."""
    keeps_hidden: bool = False
    """Whether these stay hidden after that, since a later step asks for them."""
    only_ends: bool = False
    """Whether all boards are hidden on which the game is not over."""
    lookahead: int | None = None
    """How many moves ahead it looks; None is to the end of the game."""
    picture: Picture | None = None
    """What is drawn above the tree, for those to whom it is new."""

    def make_task(self, tools: Tools) -> FillTreeTask:
        return FillTreeTask(self, tools.pause_ms)


@dataclass(frozen=True, slots=True)
class PruneTree(Step):
    """A tree in which the person marks all boards that a search from left to right can skip."""

    position: BoardPosition
    """The root; values are from the point of view of its side to move."""
    seen: Path
    """The board that was looked at last, so that no value after it is known yet."""

    def make_task(self, tools: Tools) -> PruneTreeTask:
        return PruneTreeTask(self, tools.pause_ms)


@dataclass(frozen=True, slots=True)
class Filled(Remark):
    """A value of a tree was found, as the choice of the side to move there."""

    is_right: ClassVar = True
    mark: Mark
    is_max: bool
    is_end: bool
    """Whether the game is over there, so that nobody chooses."""
    value: int


@dataclass(frozen=True, slots=True)
class WrongValue(Remark):
    """A value can't be right, since a side chooses something else; it is said where, not what."""

    is_right: ClassVar = False
    chooser: Mark | None
    """Who can get something better; None if no game ends with such a value."""
    answer: int
    is_too_high: bool
    below: Path | None = None
    """The board below the one asked about at which that side chooses, where it is not that one."""


@dataclass(frozen=True, slots=True)
class Refuted(Remark):
    """A choice in a tree or the value of an end is wrong; the line that follows is lit up."""

    is_right: ClassVar = False
    mark: Mark
    is_max: bool
    is_end: bool
    answer: int
    """The value that was given or chosen."""
    winner: Mark | None
    """Who has won where the line that is lit up ends."""


@dataclass(frozen=True, slots=True)
class NotBelow(Remark):
    """A board was chosen that is not below the one asked about."""


@dataclass(frozen=True, slots=True)
class LookedAt(Remark):
    """The person tried to skip a board that has been looked at already, or to look at it again."""

    is_begun: bool = False
    """Whether the search is not done with it."""


@dataclass(frozen=True, slots=True)
class Matters(Remark):
    """A marked board can change the value at the top, as is going to be shown."""

    is_right: ClassVar = False
    worth: tuple[int, int]
    """Two values that it may have."""
    top: tuple[int, int]
    """The value of the board at the top with each of them."""


@dataclass(frozen=True, slots=True)
class Immaterial(Remark):
    """A board is not skipped though it can't change the value at the top, as is shown."""

    is_right: ClassVar = False
    chooser: Mark
    """The side that can avoid the board."""
    is_max: bool
    """Whether that side takes the highest value."""
    here: int
    """The value that the other side can get here."""
    elsewhere: int
    """The value that it can get elsewhere."""
    is_chosen: bool = False
    """Whether the person wanted to look at the board, instead of forgetting to skip it."""


@dataclass(frozen=True, slots=True)
class Supposed(Remark):
    """The value of the board at the top if a board has the supposed value."""

    worth: int
    top: int


class Limit(Enum):
    """What a search that has skipped boards, or is under way, knows of a value."""

    EXACT = auto()
    AT_MOST = auto()
    AT_LEAST = auto()


class NodeState(NamedTuple):
    """How a board in a tree is shown."""

    value: int | None = None
    """None if it is not known yet."""
    limit: Limit = Limit.EXACT
    """Whether it may be lower or higher than that, for all that is known."""
    number: int | None = None
    """The number of its call, where that is shown."""
    is_asked: bool = False
    is_lit: bool = False
    """Whether it is part of the line that refutes an answer."""
    is_marked: bool = False
    """Whether a hint gives it away as the answer."""
    is_skipped: bool = False
    """Whether it is crossed out, as one that a search can skip."""
    is_supposed: bool = False
    """Whether its value is only supposed."""
    is_open: bool = False
    """Whether the search may still come to it, or is not done with it."""
    is_begun: bool = False
    """Whether the search has come to it and not finished with it."""
    is_covered: bool = False
    """Whether not even the board is shown, since the search has not seen it."""


class TreeTask(Task):
    """Holds the whole tree of a search that is small enough to be run at once."""

    def __init__(
        self, game: Game, trace: Trace[BoardPosition], pause_ms: int, top: Path = ()
    ) -> None:
        super().__init__(game, pause_ms)
        self.trace = trace
        """The search that the tree shows."""
        self.top = top
        """The board from which on it is shown."""
        self._all_calls = dict(subtree(trace, (), trace.root))
        self.calls = {
            path: call for path, call in self._all_calls.items() if path[: len(top)] == top
        }
        """The boards shown, each with the call of the search that it stands for, from the top."""
        self.lit: tuple[Path, ...] = ()
        """The boards of the line that refutes an answer, as far as it has been shown."""

    @property
    def values(self) -> dict[Path, int]:
        """The values that are shown."""
        raise NotImplementedError

    @property
    def states(self) -> dict[Path, NodeState]:
        """How each board is shown."""
        raise NotImplementedError

    @property
    def attended(self) -> list[Path]:
        """The boards that should be in sight, the most important last."""
        raise NotImplementedError

    def chosen_below(self, path: Path) -> Path | None:
        """Return the board from which the value shown of another one comes; None if there is none.

        Where the value is only a limit, that is the board that has set it.
        """
        best = self.calls[path].best
        return None if best is None or path not in self.values else (*path, best)


def known_range(
    calls: Mapping[Path, Call[BoardPosition]], seen: Collection[Path], path: Path = ()
) -> dict[Path, tuple[float, float]]:
    """Return the lowest and the highest value that boards can have, from one of them on.

    `seen` are the ends that have been looked at; all others may be worth anything, since a search
    doesn't know that there is nothing better than a win.
    """
    below = [each for each in calls if each[:-1] == path != each]
    if not below:
        value = calls[path].value
        return {path: (value, value) if path in seen else (-inf, inf)}
    ranges: dict[Path, tuple[float, float]] = {}
    for each in below:
        ranges |= known_range(calls, seen, each)
    choose = max if calls[path].is_max else min
    lows, highs = zip(*(ranges[each] for each in below), strict=True)
    return {**ranges, path: (choose(lows), choose(highs))}


def limits(ranges: Mapping[Path, tuple[float, float]]) -> dict[Path, tuple[int, Limit]]:
    """Return what is known of the values of boards, without those that may be anything."""
    found = {}
    for path, (low, high) in ranges.items():
        if low == high:
            found[path] = int(low), Limit.EXACT
        elif low == -inf and high < inf:
            found[path] = int(high), Limit.AT_MOST
        elif high == inf and low > -inf:
            found[path] = int(low), Limit.AT_LEAST
    return found


def subtree(
    trace: Trace[BoardPosition], path: Path, call: Call[BoardPosition]
) -> Iterator[tuple[Path, Call[BoardPosition]]]:
    """Yield a call and all below it in the order in which they are made, with their paths."""
    yield path, call
    for child in trace.children(call):
        assert child.move is not None  # noqa: S101 - only the root has none
        yield from subtree(trace, (*path, child.move), child)


class FillTreeTask(TreeTask):
    """Asks one question after the other; all values come from the trace of a search."""

    def __init__(self, step: FillTree, pause_ms: int) -> None:
        trace = Trace(step.position, scoring=step.scoring, lookahead=step.lookahead)
        super().__init__(step.game, trace, pause_ms, step.top)
        self.picture = step.picture
        """What is drawn above the tree."""
        self._questions = step.questions
        self._hidden = step.hidden | {
            path
            for path, call in self._all_calls.items()
            if step.only_ends and call.best is not None
        }
        self._keeps_hidden = step.keeps_hidden
        self._answered = 0
        ends = {call.value for call in self._all_calls.values() if call.position.outcome}
        self.options = tuple(sorted(ends | {0} | {-value for value in ends}))
        """The values to choose from: those that ends of this tree have, and a draw's."""
        self.asks_values = any(each.asked is Asked.VALUE for each in step.questions)
        """Whether some of the answers are values."""

    @property
    def question(self) -> TreeQuestion | None:
        """The open question; None if all is answered."""
        return self._questions[self._answered] if self._answered < len(self._questions) else None

    @property
    def values(self) -> dict[Path, int]:
        """The values that are shown: those that were answered, and those that are given."""
        answered = {each.path for each in self._questions[: self._answered]}
        missing = {each.path for each in self._questions[self._answered :]}
        if self.question or self._keeps_hidden:
            missing |= self._hidden - answered
        return {path: call.value for path, call in self.calls.items() if path not in missing}

    @property
    def states(self) -> dict[Path, NodeState]:
        """How each board is shown."""
        values, marked = self.values, self.marked
        asked = self.question.path if self.question else None
        return {
            path: NodeState(
                values.get(path),
                is_asked=path == asked,
                is_lit=path in self.lit,
                is_marked=path == marked,
            )
            for path in self.calls
        }

    @property
    def marked(self) -> Path | int | None:
        """The answer that the last hint gives away: a board or a value."""
        question = self.question
        if not question or self.hints < HINTS:
            return None
        call = self._all_calls[question.path]
        if question.asked is Asked.VALUE or call.best is None:
            return call.value
        return (*question.path, call.best)

    @property
    def attended(self) -> list[Path]:
        """The board that is asked about, after those right below it."""
        if not self.question:
            return []
        asked = self.question.path
        return [*(path for path in self.calls if path[:-1] == asked != path), asked]

    def choose(self, path: Path) -> None:
        """Answer with a board below the one asked about."""
        question = self.question
        if not question or question.asked is not Asked.CHOICE:
            return
        if path[:-1] != question.path or not path:
            self._say(NotBelow())
            self.changed.emit()
        else:
            self._check(question.path, path, self._all_calls[path].value)

    def give(self, value: int) -> None:
        """Answer with a value."""
        question = self.question
        if question and question.asked is Asked.VALUE:
            # Best play is lit up from the board itself.
            self._check(question.path, question.path, value)

    def _check(self, asked: Path, chosen: Path, value: int) -> None:
        call = self._all_calls[asked]
        self._stop_showing()
        self.lit = ()
        if value == call.value:
            self._answered += 1
            self.hints = 0
            is_end = call.position.outcome is not None
            self._say(Filled(call.position.turn, call.is_max, is_end, value))
            if not self.question:
                self._finish()
        else:
            self._refute(asked, chosen, value)
        self.changed.emit()

    def _refute(self, asked: Path, chosen: Path, value: int) -> None:
        """Light up where an answer leads, or where it goes wrong, without giving the right one."""
        call = self._all_calls[asked]
        if chosen == asked and call.best is not None:
            remark = self._where_it_breaks(asked, value)
            self._say(remark)
            lit = (asked, remark.below) if remark.below else ()
            if lit:
                self._show_in_turn([partial(self._light, lit)], replaces_remarks=False)
            return
        line = self._line(chosen)
        outcome = self._all_calls[line[-1]].position.outcome
        winner = outcome.winner if outcome else None
        is_end = call.position.outcome is not None
        mark = call.position.turn
        self._say(Refuted(mark, call.is_max, is_end, value, winner))
        steps = (partial(self._light, line[: n + 1]) for n in range(len(line)))
        self._show_in_turn(steps, replaces_remarks=False)

    def _where_it_breaks(self, asked: Path, value: int) -> WrongValue:
        """Find the first board at which the side to move chooses something else than answered."""
        call = self._all_calls[asked]
        is_too_high = value > call.value
        # A value that is too high forgets a choice of MIN, one that is too low a choice of MAX.
        if call.is_max is not is_too_high:
            return WrongValue(call.position.turn, value, is_too_high)
        for path, below in self._all_calls.items():
            if path[:-1] == asked != path and self._ends_at(path, value, is_too_high=is_too_high):
                return WrongValue(below.position.turn, value, is_too_high, path)
        return WrongValue(None, value, is_too_high)

    def _ends_at(self, path: Path, value: int, *, is_too_high: bool) -> bool:
        """Return whether a game below a board ends with a value, or an even further one."""
        ends = (
            call.value
            for each, call in self._all_calls.items()
            if each[: len(path)] == path != each and call.best is None
        )
        return any(end >= value if is_too_high else end <= value for end in ends)

    def _light(self, paths: tuple[Path, ...]) -> None:
        self.lit = paths

    def _line(self, path: Path) -> tuple[Path, ...]:
        """Return the boards of best play from one of them to the end."""
        line = [path]
        while (best := self._all_calls[line[-1]].best) is not None:
            line.append((*line[-1], best))
        return tuple(line)


class SearchedTask(TreeTask):
    """A tree with the boards that alpha-beta skips, and with proofs of what matters there."""

    def __init__(
        self,
        game: Game,
        position: BoardPosition,
        pause_ms: int,
        *,
        prune: bool = True,
        top: Path = (),
    ) -> None:
        super().__init__(game, Trace(position), pause_ms, top)
        self.search = Trace(position, prune=prune)
        """The search as it is really made."""
        self._visited = {
            path: call
            for path, call in subtree(self.search, (), self.search.root)
            if path[: len(top)] == top
        }
        self.skippable = frozenset(self.calls) - frozenset(self._visited)
        """The boards that the search does not look at."""
        self.highest_skippable = frozenset(
            path for path in self.skippable if path[:-1] in self._visited
        )
        """Those of them that are right below a board that is looked at."""
        self.supposed: dict[Path, int] = {}
        """Values that are not real, but supposed in order to show the consequences."""

    @property
    def seen(self) -> frozenset[Path]:
        """The boards that have been looked at by now."""
        raise NotImplementedError

    @property
    def latest(self) -> Path:
        """The board that was looked at last."""
        raise NotImplementedError

    @property
    def known(self) -> dict[Path, tuple[int, Limit]]:
        """What is known of the values of boards."""
        return limits(known_range(self.calls, self.seen, self.top))

    @property
    def values(self) -> dict[Path, int]:
        """The values that are shown, some of them as limits."""
        return {path: value for path, (value, _) in self.known.items()}

    def chosen_below(self, path: Path) -> Path | None:
        known = self.known
        if path not in known:
            return None
        below = [each for each in self.calls if each[:-1] == path != each and each in known]
        same = (each for each in below if known[each] == known[path])
        limiting = (each for each in below if known[each][0] == known[path][0])
        return next(same, next(limiting, None))

    def matters(self, path: Path) -> bool:
        """Return whether the value of a board can change the one at the top."""
        return len({self.top_if(path, worth)[self.top] for worth in WORTHS}) > 1

    def top_if(self, path: Path, worth: int) -> dict[Path, int]:
        """Return the values from a board up to the top if it had this value, as far as is known.

        Boards that come later in the search are not known yet.
        """
        values = {path: worth}
        while path != self.top:
            above = path[:-1]
            known = [
                child.value
                for child in self.trace.children(self.calls[above])
                if child.number < self.calls[path].number
            ]
            choose = max if self.calls[above].is_max else min
            values[above] = choose(*known, values[path]) if known else values[path]
            path = above
        return values

    def _node_state(self, path: Path, known: Mapping[Path, tuple[int, Limit]]) -> NodeState:
        """Return how a board is shown before anything special is said about it."""
        value, limit = known.get(path, (None, Limit.EXACT))
        if path in self.supposed:
            value, limit = self.supposed[path], Limit.EXACT
        seen, latest = self.seen, self.latest
        is_begun = latest[: len(path)] == path and any(
            each not in seen for each in self.calls if each[: len(path)] == path
        )
        return NodeState(
            value,
            limit,
            is_lit=path in self.lit,
            is_supposed=path in self.supposed,
            is_begun=is_begun and not self.is_over,
        )

    def _show_that_it_matters(self, path: Path) -> None:
        tops = {self.top_if(path, worth)[self.top]: worth for worth in WORTHS}
        low, high = min(tops), max(tops)
        worth = tops[low], tops[high]
        self._suppose(path, worth, Matters(worth, (low, high)))

    def _show_immaterial(self, path: Path, *, is_chosen: bool = False) -> None:
        """Show that a board that is skipped changes nothing, whatever it is worth."""
        while path not in self.highest_skippable:
            path = path[:-1]
        calls = [self.search.root]
        for move in path[:-1]:
            calls.append(
                next(call for call in self.search.children(calls[-1]) if call.move == move)
            )
        cut = self.search.cut(tuple(calls))
        assert cut is not None  # noqa: S101 - the board is pruned
        above = calls[-1]
        chooser, is_max = above.position.turn.other, not above.is_max
        immaterial = Immaterial(chooser, is_max, cut.here.value, cut.elsewhere.value, is_chosen)
        self._suppose(path, WORTHS, immaterial)

    def _suppose(self, path: Path, worths: Iterable[int], why: Matters | Immaterial) -> None:
        """Show one value after the other, and what follows from each for the boards above."""
        self.lit = tuple(path[:length] for length in range(len(path), len(self.top) - 1, -1))
        self._say(why)
        frames = [partial(self._show_supposed, path, worth) for worth in worths]
        self._show_in_turn([*frames, partial(self._say, why)])

    def _show_supposed(self, path: Path, worth: int) -> None:
        self.supposed = self.top_if(path, worth)
        self._say(Supposed(worth, self.supposed[self.top]))

    def _clear(self) -> None:
        self._stop_showing()
        self.lit = ()
        self.supposed = {}
        self._forget_answer()


class PruneTreeTask(SearchedTask):
    """Accepts what alpha-beta prunes, and what else can't matter since the game is won or lost."""

    def __init__(self, step: PruneTree, pause_ms: int) -> None:
        super().__init__(step.game, step.position, pause_ms)
        self._latest = step.seen
        order = list(self.calls)
        self.looked_at = frozenset(order[: order.index(step.seen) + 1])
        """The boards that the search has come to already, and that can't be skipped any more."""
        self._marks: frozenset[Path] = frozenset()

    @property
    def seen(self) -> frozenset[Path]:
        """The boards that have been looked at by now: once it is done, all that are not skipped."""
        return frozenset(self._visited) if self.is_over else self.looked_at

    @property
    def latest(self) -> Path:
        return self._latest

    @property
    def skipped(self) -> frozenset[Path]:
        """The boards that are marked, with all that is below them."""
        return frozenset(
            path for path in self.calls if any(path[: len(mark)] == mark for mark in self._marks)
        )

    @property
    def marked(self) -> frozenset[Path]:
        """The boards that the last hint gives away."""
        is_given_away = self.hints >= HINTS and not self.is_over
        return self.highest_skippable if is_given_away else frozenset()

    @property
    def states(self) -> dict[Path, NodeState]:
        """How each board is shown."""
        known, marked, skipped = self.known, self.marked, self.skipped
        return {
            path: self._node_state(path, known)._replace(
                is_marked=path in marked,
                is_skipped=path in skipped,
                is_open=not self.is_over and path not in skipped and path not in known,
                is_covered=not self.is_over and path not in self.looked_at,
            )
            for path in self.calls
        }

    @property
    def attended(self) -> list[Path]:
        """The board that the search has come to, or that a refutation or a hint is about."""
        return [self.lit[0] if self.lit else min(self.marked, default=self.latest)]

    def toggle(self, path: Path) -> None:
        """Mark a board as one that can be skipped with all below it, or take that back."""
        if self.is_over or not path:
            return
        self._clear()
        if path in self.looked_at:
            self._say(LookedAt(is_begun=self.states[path].is_begun))
        elif covering := {mark for mark in self._marks if path[: len(mark)] == mark}:
            self._marks -= covering
        else:
            self._marks = frozenset(
                {path, *(mark for mark in self._marks if mark[: len(path)] != path)}
            )
        self.changed.emit()

    def check(self) -> None:
        """Compare the marked boards with the skippable ones, and refute the first difference."""
        if self.is_over:
            return
        self._clear()
        # Sorted, they are in the order of the search, which tries moves from the lowest on.
        wrong = sorted(filter(self.matters, self.skipped))
        missed = sorted(self.highest_skippable - self.skipped)
        if not self._marks:
            self._say(NothingMarked())
        elif wrong:
            self._show_that_it_matters(wrong[0])
        elif missed:
            self._show_immaterial(missed[0])
        else:
            self._finish()
        self.changed.emit()
