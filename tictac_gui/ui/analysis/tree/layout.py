"""Which calls of a search are drawn, and where, in rows and columns; it knows no pixels."""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import pairwise
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator, Sequence

    from tictac_gui.engine.trace import Call, Trace
    from tictac_gui.games import BoardPosition

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
        # Its moves are not pruned: nobody meant to look at them.
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
