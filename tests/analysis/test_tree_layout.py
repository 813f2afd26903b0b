"""Where the nodes of the search tree are drawn."""

from itertools import pairwise

import pytest

from tests.boards import unfinished
from tictac_gui.analysis.search_choice import Example
from tictac_gui.analysis.tree_scene import SMALL, Node, is_small, lay_out
from tictac_gui.engine.trace import Trace
from tictac_gui.games import BoardPosition
from tictac_gui.games.tic_tac_toe import Board

SAMPLE = Board.parse("O.X/X.X/.OO")
A_HAIR = 1e-9


def rows(nodes: tuple[Node, ...]) -> list[list[Node]]:
    deepest = max(node.depth for node in nodes)
    return [[node for node in nodes if node.depth == depth] for depth in range(deepest + 1)]


def assert_no_overlap(nodes: tuple[Node, ...]) -> None:
    for row in rows(nodes):
        for left, right in pairwise(row):
            gap = 1 if left.parent == right.parent else 1.3
            assert right.x - left.x >= gap - A_HAIR


def whole(board: Board, *, prune: bool = False) -> tuple[Node, ...]:
    trace = Trace[BoardPosition](board, prune=prune)
    return lay_out(trace, trace.path(0), ())


class TestASmallTree:
    def test_is_drawn_whole_at_every_step_alike(self) -> None:
        trace = Trace[BoardPosition](SAMPLE)
        drawn = {lay_out(trace, trace.path(step), ()) for step in range(trace.steps)}
        [nodes] = drawn
        assert [node.call.number if node.call else None for node in nodes] == [*range(1, 10)]

    def test_has_parents_in_the_middle_of_their_children(self) -> None:
        root, second, third, fourth, fifth, sixth, *_ = whole(SAMPLE)
        assert second.x == pytest.approx((third.x + fourth.x) / 2)
        assert root.x == pytest.approx((second.x + sixth.x) / 2)
        assert fifth.x == pytest.approx((second.x + sixth.x) / 2), "between the others"

    def test_shows_pruned_moves_behind_the_others(self) -> None:
        nodes = whole(SAMPLE, prune=True)
        assert nodes[-1].call is None
        assert (nodes[-1].move, nodes[-1].depth, str(nodes[-1].board)) == (4, 2, "O.X/XOX/XOO")
        parent = nodes[-1].parent
        assert parent is not None
        assert (call := nodes[parent].call) is not None
        assert call.number == 6

    @pytest.mark.parametrize("prune", [False, True])
    def test_never_overlaps_itself(self, prune: bool) -> None:
        drawn = 0
        for board in unfinished():
            if len(board.moves()) <= 4:
                nodes = whole(board, prune=prune)
                assert_no_overlap(nodes)
                assert min(node.x for node in nodes) == pytest.approx(0)
                drawn += 1
        assert drawn > 1_000

    def test_of_a_finished_game_is_one_node(self) -> None:
        [node] = whole(Board.parse("XXX/OO./..."))
        assert (node.x, node.depth, node.parent, node.move) == (0, 0, None, None)

    def test_has_no_more_calls_than_fit(self) -> None:
        for example in Example:
            trace = Trace[BoardPosition](example.board, lookahead=example.lookahead)
            assert is_small(trace) is (example.calls <= SMALL)

    def test_ends_where_the_lookahead_does(self) -> None:
        trace = Trace[BoardPosition](Example.MISSED_TRAP.board, lookahead=2)
        nodes = lay_out(trace, trace.path(0), ())
        assert len(nodes) == trace.root.calls
        assert all(node.call for node in nodes), "nothing is pruned"


class TestALargeTree:
    def test_shows_the_path_and_its_siblings(self) -> None:
        trace = Trace[BoardPosition](Board())
        path = trace.path(3)
        nodes = lay_out(trace, path, ())
        assert len(path) == 4
        assert [len(row) for row in rows(nodes)] == [1, 9, 8, 7, 6]

    @pytest.mark.parametrize("prune", [False, True])
    def test_never_overlaps_itself_nor_grows_wider_than_its_widest_row(self, prune: bool) -> None:
        trace = Trace[BoardPosition](Board(), prune=prune)
        for step in range(0, trace.steps, trace.steps // 300):
            nodes = lay_out(trace, trace.path(step), ())
            assert_no_overlap(nodes)
            assert min(node.x for node in nodes) >= -A_HAIR
            assert max(node.x for node in nodes) <= 8 + A_HAIR

    def test_has_children_below_their_parent_as_far_as_there_is_room(self) -> None:
        trace = Trace[BoardPosition](Board())
        for step in range(0, trace.steps, trace.steps // 50):
            nodes = lay_out(trace, trace.path(step), ())
            for children in rows(nodes)[2:]:
                parent, width = children[0].parent, len(children) - 1
                assert parent is not None
                left = min(max(nodes[parent].x - width / 2, 0), 8 - width)
                assert [child.x for child in children] == pytest.approx(
                    [left + index for index in range(len(children))]
                )

    def test_shows_the_calls_of_what_is_opened(self) -> None:
        trace = Trace[BoardPosition](Board())
        step = trace.children(trace.root)[1].begins
        opened = trace.children(trace.root)[0]
        closed = lay_out(trace, trace.path(step), ())
        nodes = lay_out(trace, trace.path(step), {opened.number})
        assert len(nodes) == len(closed) + 8
        assert_no_overlap(nodes)

    def test_opens_nothing_below_what_is_not_drawn(self) -> None:
        trace = Trace[BoardPosition](Board())
        deep = trace.children(trace.children(trace.root)[3])[2]
        assert lay_out(trace, trace.path(0), {deep.number}) == lay_out(trace, trace.path(0), ())
