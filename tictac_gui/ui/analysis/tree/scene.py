"""The state of each drawn node at one step of a search, or one line; it paints nothing."""

from __future__ import annotations

from enum import Enum, auto
from itertools import pairwise
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tictac_gui.engine.listing import Moment
    from tictac_gui.engine.trace import Call, Trace
    from tictac_gui.games import BoardPosition, Game
    from tictac_gui.ui.analysis.tree.layout import Node


class State(Enum):
    """How far the search has got with a node."""

    HIDDEN = auto()
    """The call that would reach it has not begun."""
    WAITING = auto()
    OPEN = auto()
    RETURNED = auto()
    PRUNED = auto()


class Direction(Enum):
    """Where to look for the neighbour of a node."""

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
        """Show a step; where a moment is given, only what its call knows by then."""
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
        return call is not None and call.begins <= self._running.begins <= call.returns

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
        """Return up to which step an open call has noted what was returned to it."""
        stack = self.moment.stack if self.moment else ()
        for above, below in pairwise(stack):
            if above.number == call.number:
                # It waits for this one, which may be about to return.
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
