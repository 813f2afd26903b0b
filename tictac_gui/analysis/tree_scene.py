"""What is drawn of a search at one step, and where: nodes in rows, with their states."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum, auto
from itertools import pairwise
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator, Sequence

    from tictac_gui.engine.listing import Moment
    from tictac_gui.engine.trace import Call, Trace
    from tictac_gui.games import BoardPosition, Game

SMALL = 60
"""The most calls with which the whole tree is drawn."""
_COUSINS = 1.35
"""The distance of neighbours with different parents; siblings are 1 apart."""


@dataclass(frozen=True, slots=True)
class Node:
    """A place in the drawing: a call, or a move that may turn out to be pruned."""

    board: BoardPosition
    move: int | None
    depth: int
    call: Call[BoardPosition] | None
    """None for a move that is pruned."""
    parent: int | None
    """The index of its parent among the nodes."""
    x: float = 0.0


def is_small(trace: Trace[BoardPosition]) -> bool:
    """Return whether the whole tree can be drawn."""
    return trace.root.calls <= SMALL


def lay_out(
    trace: Trace[BoardPosition], path: Sequence[Call[BoardPosition]], opened: Collection[int]
) -> tuple[Node, ...]:
    """Return the nodes to draw, every one after its parent, and siblings in order.

    A small tree is drawn whole at every step. In a large one, only the calls in progress and those
    that are opened, given by number, show the calls that they make.
    """
    unfolded = None if is_small(trace) else {call.number for call in path} | set(opened)
    nodes: list[Node] = []
    _add(nodes, trace, trace.root, None, unfolded)
    return _placed(nodes)


def _add(
    nodes: list[Node],
    trace: Trace[BoardPosition],
    call: Call[BoardPosition],
    parent: int | None,
    unfolded: Collection[int] | None,
) -> None:
    place = len(nodes)
    nodes.append(Node(call.position, call.move, call.depth, call, parent))
    if unfolded is not None and call.number not in unfolded:
        return
    if call.is_estimate:
        # Its moves are not pruned: they are beyond the lookahead.
        return
    children = trace.children(call)
    for child in children:
        _add(nodes, trace, child, place, unfolded)
    nodes += [
        Node(call.position.play(move), move, call.depth + 1, None, place)
        for move in call.position.moves()[len(children) :]
    ]


def _placed(nodes: list[Node]) -> tuple[Node, ...]:
    """Give every node its column: the widest row first, then the others as close as can be."""
    rows = _rows(nodes)
    gaps = [_gaps(nodes, row) for row in rows]
    widths = [sum(each) for each in gaps]
    width = max(widths)
    widest = widths.index(width)
    columns: dict[int, float] = {}
    for number in (*range(widest, -1, -1), *range(widest + 1, len(rows))):
        row = rows[number]
        if number == widest:
            preferred = [0.0, *_sums(gaps[number])]
        elif number < widest:
            preferred = _above(nodes, row, columns)
        else:
            preferred = _below(nodes, row, columns)
        columns.update(zip(row, _settled(preferred, gaps[number], width), strict=True))
    return tuple(replace(node, x=columns[place]) for place, node in enumerate(nodes))


def _rows(nodes: list[Node]) -> list[list[int]]:
    rows: list[list[int]] = [[] for _ in range(max(node.depth for node in nodes) + 1)]
    for place, node in enumerate(nodes):
        rows[node.depth].append(place)
    return rows


def _gaps(nodes: list[Node], row: list[int]) -> list[float]:
    return [
        1.0 if nodes[left].parent == nodes[right].parent else _COUSINS
        for left, right in pairwise(row)
    ]


def _sums(gaps: Sequence[float]) -> Iterator[float]:
    total = 0.0
    for gap in gaps:
        total += gap
        yield total


def _above(nodes: list[Node], row: list[int], columns: dict[int, float]) -> list[float]:
    """Prefer each node above the middle of its children, and one without any between the others."""
    children: dict[int | None, list[float]] = {}
    for place, column in columns.items():
        children.setdefault(nodes[place].parent, []).append(column)
    centres = {
        index: (min(children[place]) + max(children[place])) / 2
        for index, place in enumerate(row)
        if place in children
    }
    return [_between(centres, index) for index in range(len(row))]


def _between(centres: dict[int, float], index: int) -> float:
    if index in centres:
        return centres[index]
    before = max((each for each in centres if each < index), default=None)
    after = min((each for each in centres if each > index), default=None)
    if before is None:
        assert after is not None  # noqa: S101 - a row above the widest has children
        return centres[after] - (after - index)
    if after is None:
        return centres[before] + (index - before)
    share = (index - before) / (after - before)
    return centres[before] + (centres[after] - centres[before]) * share


def _below(nodes: list[Node], row: list[int], columns: dict[int, float]) -> list[float]:
    """Prefer siblings side by side under their parent."""
    siblings: dict[int, list[int]] = {}
    for place in row:
        parent = nodes[place].parent
        assert parent is not None  # noqa: S101 - the first row is never below another
        siblings.setdefault(parent, []).append(place)
    return [
        columns[parent] + index - (len(places) - 1) / 2
        for parent, places in siblings.items()
        for index in range(len(places))
    ]


def _settled(preferred: Sequence[float], gaps: Sequence[float], width: float) -> list[float]:
    """Return the columns nearest to the preferred ones that order, gaps and width allow.

    With the gaps subtracted, the columns only have to be in order; those that would not be share
    the mean of their preferred columns.
    """
    offsets = [0.0, *_sums(gaps)]
    blocks: list[tuple[float, int]] = []
    for column, offset in zip(preferred, offsets, strict=True):
        mean, count = column - offset, 1
        while blocks and blocks[-1][0] > mean:
            other, others = blocks.pop()
            mean = (mean * count + other * others) / (count + others)
            count += others
        blocks.append((mean, count))
    slack = width - offsets[-1]
    columns = [min(max(mean, 0.0), slack) for mean, count in blocks for _ in range(count)]
    return [column + offset for column, offset in zip(columns, offsets, strict=True)]


class State(Enum):
    """How far the search has come with a node."""

    HIDDEN = auto()
    """The call that would reach it has not begun."""
    WAITING = auto()
    OPEN = auto()
    RETURNED = auto()
    PRUNED = auto()


class Direction(Enum):
    """The direction of a neighbour."""

    UP = auto()
    DOWN = auto()
    LEFT = auto()
    RIGHT = auto()


class Scene:
    """A search at one step, with one node selected or none; immutable."""

    def __init__(
        self,
        game: Game,
        trace: Trace[BoardPosition],
        nodes: tuple[Node, ...],
        step: int,
        selected: int | None = None,
        moment: Moment[BoardPosition] | None = None,
    ) -> None:
        """Show a step; with a moment, only what its call knows at that line."""
        self.game = game
        self.trace = trace
        self.nodes = nodes
        """Every node after its parent; a place is an index into these."""
        self.step = step
        self.selected = selected
        self.moment = moment
        current = moment.call if moment else trace.path(step)[-1]
        self.current = next(
            place
            for place, node in enumerate(nodes)
            if node.call and node.call.number == current.number
        )
        """The place of the current call."""
        self._running = current
        self.states = tuple(self._state(node) for node in nodes)
        self._parents = {node.parent for node in nodes}

    @property
    def focus(self) -> int:
        """The place of the selected node, or else of the current call."""
        return self.current if self.selected is None else self.selected

    def with_selected(self, place: int) -> Scene:
        """Return the same with another node selected."""
        return Scene(self.game, self.trace, self.nodes, self.step, place, self.moment)

    def is_under_way(self, place: int) -> bool:
        """Return whether the node's call is the current one or led to it."""
        call = self.nodes[place].call
        return call is not None and call.begins <= self._running.begins <= call.returns_at

    def is_best(self, place: int) -> bool:
        """Return whether the node's call gave its parent its value."""
        node = self.nodes[place]
        parent = self._parent(node)
        return parent is not None and self._has_returned(parent) and parent.best == node.move

    def is_closed(self, place: int) -> bool:
        """Return whether the node has made calls that are not drawn."""
        call = self.nodes[place].call
        has_calls = call is not None and call.calls > 1
        return has_calls and self.states[place] is State.RETURNED and place not in self._parents

    def noted(self, call: Call[BoardPosition]) -> int:
        """Return the last step whose return values an open call has used."""
        stack = self.moment.stack if self.moment else ()
        for above, below in pairwise(stack):
            if above.number == call.number:
                # It waits for the call below, whose return value it doesn't have yet.
                return below.begins - 1
        return self.step

    def cell(self, place: int) -> int | None:
        """Return the cell that the move to a node fills; the first node has none."""
        node = self.nodes[place]
        if node.parent is None or node.move is None:
            return None
        return self.game.cell_of(self.nodes[node.parent].board, node.move)

    def tried(self, place: int) -> tuple[int, ...]:
        """Return the cells that the search has filled on its way to a node, in order."""
        cells = []
        at: int | None = place
        while at is not None:
            if (cell := self.cell(at)) is not None:
                cells.append(cell)
            at = self.nodes[at].parent
        return tuple(reversed(cells))

    def path(self, place: int) -> tuple[Call[BoardPosition], ...]:
        """Return the calls that lead to a node, its own last if it has one."""
        calls = []
        at: int | None = place
        while at is not None:
            if call := self.nodes[at].call:
                calls.append(call)
            at = self.nodes[at].parent
        return tuple(reversed(calls))

    def children(self, place: int) -> list[int]:
        """Return the places of the nodes below one."""
        return [other for other, node in enumerate(self.nodes) if node.parent == place]

    def neighbour(self, direction: Direction) -> int | None:
        """Return the place of the nearest visible node in a direction from the focus."""
        node = self.nodes[self.focus]
        if direction is Direction.UP:
            places = [] if node.parent is None else [node.parent]
        elif direction is Direction.DOWN:
            places = self.children(self.focus)
        else:
            sign = -1 if direction is Direction.LEFT else 1
            places = [
                place
                for place, other in enumerate(self.nodes)
                if other.depth == node.depth and (other.x - node.x) * sign > 0
            ]
        shown = set(places).intersection(self.shown())
        return min(shown, key=lambda place: abs(self.nodes[place].x - node.x), default=None)

    def shown(self) -> list[int]:
        """Return the places of the nodes that are visible by now."""
        return [place for place, state in enumerate(self.states) if state is not State.HIDDEN]

    def _parent(self, node: Node) -> Call[BoardPosition] | None:
        return None if node.parent is None else self.nodes[node.parent].call

    def _has_returned(self, call: Call[BoardPosition]) -> bool:
        if self.moment and call.number == self._running.number:
            return self.moment.role.returns
        return call.has_returned(self.step)

    def _state(self, node: Node) -> State:
        call, parent, step = node.call, self._parent(node), self.step
        if parent and not parent.has_begun(step):
            return State.HIDDEN
        if call and call.has_begun(step):
            return State.RETURNED if self._has_returned(call) else State.OPEN
        if not call and parent and self._has_returned(parent):
            return State.PRUNED
        return State.WAITING
