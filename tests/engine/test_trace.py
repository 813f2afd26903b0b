from collections.abc import Callable, Iterator
from dataclasses import dataclass
from math import inf

import pytest

from tests.boards import draw, unfinished
from tests.countdown import Countdown
from tictac_gui.engine import Mark, Search, SearchStopped
from tictac_gui.engine.trace import Call, Scoring, Trace, Window
from tictac_gui.games.tic_tac_toe import Board

SAMPLE = Board.parse("O.X/X.X/.OO")
WINS: dict[Scoring, Callable[[int], int]] = {
    Scoring.TENS: lambda _depth: 10,
    Scoring.ONES: lambda _depth: 1,
    Scoring.DISTANCES: lambda depth: 10 - depth,
}
EVERY_WAY = [
    pytest.param(prune, scoring, id=f"{'alpha-beta' if prune else 'plain'}-{scoring.name.lower()}")
    for prune in (False, True)
    for scoring in WINS
]


@dataclass
class TutorialCall:
    """One call as `Tutorial` makes it."""

    number: int
    board: Board
    move: int | None
    alpha: float
    beta: float
    begins: int
    value: float = 0
    returns_at: int = 0
    best: int | None = None
    skipped: tuple[int, ...] = ()
    met: tuple[float, float] | None = None


class Tutorial:
    """Minimax as the tutorials write it, MAX and MIN apart, which notes what it does.

    Written apart from the engine's: it runs every call and counts as it goes.
    """

    def __init__(self, board: Board, *, prune: bool, scoring: Scoring) -> None:
        self.calls: list[TutorialCall] = []
        self.steps: list[TutorialCall] = []
        self._prune = prune
        self._win = WINS[scoring]
        self._ai = board.turn
        self._minimax(board, None, 0, -inf, inf)

    @property
    def skipped(self) -> int:
        return sum(len(call.skipped) for call in self.calls)

    def _minimax(
        self, board: Board, move: int | None, depth: int, alpha: float, beta: float
    ) -> float:
        call = TutorialCall(len(self.calls) + 1, board, move, alpha, beta, len(self.steps))
        self.calls.append(call)
        self.steps.append(call)
        if board.outcome:
            winner = board.outcome.winner
            if winner is self._ai:
                call.value = self._win(depth)
            elif winner is not None:
                call.value = -self._win(depth)
            call.returns_at = call.begins
            return call.value
        best = -inf if board.turn is self._ai else inf
        for index, cell in enumerate(board.moves()):
            score = self._minimax(board.play(cell), cell, depth + 1, alpha, beta)
            if board.turn is self._ai:
                if score > best:
                    best, call.best = score, cell
                alpha = max(alpha, best)
            else:
                if score < best:
                    best, call.best = score, cell
                beta = min(beta, best)
            if not self._prune:
                alpha, beta = -inf, inf
            elif beta <= alpha:
                call.skipped = board.moves()[index + 1 :]
                call.met = (alpha, beta) if call.skipped else None
                break
        call.value, call.returns_at = best, len(self.steps)
        self.steps.append(call)
        return best


def all_calls(trace: Trace[Board]) -> Iterator[Call[Board]]:
    waiting = [trace.root]
    while waiting:
        call = waiting.pop()
        yield call
        waiting += reversed(trace.children(call))


def assert_same(call: Call[Board], expected: TutorialCall) -> None:
    assert call.number == expected.number
    assert call.position == expected.board
    assert call.move == expected.move
    assert call.window == (expected.alpha, expected.beta)
    assert call.value == expected.value
    assert call.best == expected.best
    assert (call.begins, call.returns_at) == (expected.begins, expected.returns_at)


class TestTheTutorialsSampleBoard:
    """Nine calls, as its figure numbers them; its text calls the ninth value both +10 and -10.

    The board says which: O has three in a row there, so it is -10, as the sixth call needs it.
    """

    CALLS = (
        (1, "MAX", "O.X/X.X/.OO", 10),
        (2, "MIN", "OXX/X.X/.OO", -10),
        (3, "MAX", "OXX/XOX/.OO", -10),
        (4, "MAX", "OXX/X.X/OOO", -10),
        (5, "MIN", "O.X/XXX/.OO", 10),
        (6, "MIN", "O.X/X.X/XOO", -10),
        (7, "MAX", "OOX/X.X/XOO", 10),
        (8, "MIN", "OOX/XXX/XOO", 10),
        (9, "MAX", "O.X/XOX/XOO", -10),
    )

    def test_takes_the_nine_calls_of_its_figure(self) -> None:
        calls = [
            (call.number, "MAX" if call.is_max else "MIN", str(call.position), call.value)
            for call in all_calls(Trace(SAMPLE))
        ]
        assert calls == list(self.CALLS)

    def test_gives_the_three_moves_their_scores_and_chooses_the_centre(self) -> None:
        trace = Trace(SAMPLE)
        scores = {call.move: call.value for call in trace.children(trace.root)}
        assert scores == {1: -10, 4: 10, 6: -10}
        assert trace.root.best == 4

    def test_is_traced_in_the_order_of_its_text(self) -> None:
        trace = Trace(SAMPLE)
        steps = [trace.path(step)[-1] for step in range(trace.steps)]
        assert [call.number for call in steps] == [1, 2, 3, 4, 2, 5, 6, 7, 8, 7, 9, 6, 1]
        returned = [call.number for step, call in enumerate(steps) if call.has_returned(step)]
        assert returned == [3, 4, 2, 5, 8, 7, 9, 6, 1]

    def test_needs_no_ninth_call_with_alpha_beta(self) -> None:
        trace = Trace(SAMPLE, prune=True)
        assert trace.prunes
        assert trace.root.calls == 8
        assert trace.root.value == 10
        path = trace.path(10)
        cut = trace.cut(path)
        assert cut is not None
        assert (path[-1].number, cut.moves, cut.window) == (6, (4,), (10, 10))
        assert (cut.here.number, cut.elsewhere.number) == (7, 5)

    @pytest.mark.parametrize(
        ("scoring", "values"),
        [
            (Scoring.TENS, [10, -10, -10, -10, 10, -10, 10, 10, -10]),
            (Scoring.ONES, [1, -1, -1, -1, 1, -1, 1, 1, -1]),
            (Scoring.DISTANCES, [9, -8, -8, -8, 9, -8, 7, 7, -8]),
        ],
    )
    def test_is_scored_as_tens_as_ones_or_by_distance(
        self, scoring: Scoring, values: list[int]
    ) -> None:
        trace = Trace(SAMPLE, scoring=scoring)
        assert [call.value for call in all_calls(trace)] == values


class TestFromTheEmptyBoard:
    @pytest.mark.parametrize(
        ("prune", "calls", "skipped"), [(False, 549_946, 0), (True, 18_297, 6_930)]
    )
    def test_calls_are_the_known_numbers(self, prune: bool, calls: int, skipped: int) -> None:
        trace = Trace(Board(), prune=prune)
        assert trace.root.calls == calls
        assert trace.root.value == 0
        if prune:
            tutorial = Tutorial(Board(), prune=True, scoring=Scoring.TENS)
            assert (len(tutorial.calls), tutorial.skipped) == (calls, skipped)

    @pytest.mark.exhaustive
    @pytest.mark.parametrize("prune", [False, True])
    def test_every_call_is_the_one_that_a_search_makes(self, prune: bool) -> None:
        trace = Trace(Board(), prune=prune, scoring=Scoring.DISTANCES)
        tutorial = Tutorial(Board(), prune=prune, scoring=Scoring.DISTANCES)
        for call, expected in zip(all_calls(trace), tutorial.calls, strict=True):
            assert_same(call, expected)
        for step in range(0, trace.steps, 97):
            assert_same(trace.path(step)[-1], tutorial.steps[step])


class TestEveryPosition:
    @pytest.mark.exhaustive
    @pytest.mark.parametrize(("prune", "scoring"), EVERY_WAY)
    def test_has_the_value_that_the_search_finds(self, prune: bool, scoring: Scoring) -> None:
        search = Search()
        for board in unfinished():
            root = Trace(board, prune=prune, scoring=scoring).root
            evaluation = search.evaluate(board)
            score = max(evaluation.scores.values())
            assert (root.value > 0) - (root.value < 0) == (score > 0) - (score < 0), board
            if scoring is Scoring.DISTANCES:
                assert root.best == evaluation.best[0], board

    @pytest.mark.exhaustive
    @pytest.mark.parametrize(("prune", "scoring"), EVERY_WAY)
    def test_near_the_end_is_traced_step_by_step_as_a_search_goes(
        self, prune: bool, scoring: Scoring
    ) -> None:
        for board in unfinished():
            if len(board.moves()) > 3:
                continue
            trace = Trace(board, prune=prune, scoring=scoring)
            tutorial = Tutorial(board, prune=prune, scoring=scoring)
            assert trace.root.calls == len(tutorial.calls)
            assert trace.steps == len(tutorial.steps)
            for step, expected in enumerate(tutorial.steps):
                assert_same(trace.path(step)[-1], expected)

    @pytest.mark.parametrize(
        ("moves", "every"), [(4, 30), (6, 150), pytest.param(4, 1, marks=pytest.mark.exhaustive)]
    )
    def test_leaves_out_what_alpha_beta_leaves_out_and_for_its_reason(
        self, moves: int, every: int
    ) -> None:
        """With six moves left, the reason may be three moves further up."""
        cuts = 0
        for board in [board for board in unfinished() if len(board.moves()) <= moves][::every]:
            trace = Trace(board, prune=True)
            tutorial = Tutorial(board, prune=True, scoring=Scoring.TENS)
            for step, expected in enumerate(tutorial.steps):
                path = trace.path(step)
                call, cut = path[-1], trace.cut(path)
                if step != call.returns_at:
                    continue
                assert (cut.moves if cut else ()) == expected.skipped
                assert (cut.window if cut else None) == expected.met
                if cut:
                    cuts += 1
                    alpha, beta = cut.window
                    mine, other = (alpha, beta) if call.is_max else (beta, alpha)
                    assert cut.here.value == mine
                    assert cut.here in trace.children(call)
                    assert cut.elsewhere.value == other
                    assert cut.elsewhere.is_max == call.is_max, "a move of the other side led there"
                    assert cut.elsewhere.has_returned(call.begins), "it came earlier"
        assert cuts > 1_000 / every

    def test_with_plain_minimax_leaves_out_nothing(self) -> None:
        trace = Trace(SAMPLE)
        for step in range(trace.steps):
            path = trace.path(step)
            assert trace.cut(path) is None
            assert trace.window(path[-1], step) == Window()


class TestTheWindowInsideACall:
    def test_is_narrowed_by_every_value_that_comes_back(self) -> None:
        trace = Trace(SAMPLE, prune=True)
        second = trace.children(trace.root)[0]
        assert [trace.window(second, step) for step in range(1, 5)] == [
            (-inf, inf),
            (-inf, -10),
            (-inf, -10),
            (-inf, -10),
        ]
        assert [trace.window(trace.root, step).alpha for step in (0, 3, 4, 5, 11)] == [
            -inf,
            -inf,
            -10,
            10,
            10,
        ]

    @pytest.mark.parametrize(
        ("alpha", "beta", "is_closed"),
        [(-inf, inf, False), (0, 10, False), (0, 0, True), (1, 0, True)],
    )
    def test_is_closed_where_the_bounds_meet(
        self, alpha: float, beta: float, is_closed: bool
    ) -> None:
        assert Window(alpha, beta).is_closed is is_closed


class TestSteps:
    @pytest.mark.parametrize("step", [-1, 13, 1_000])
    def test_beyond_the_ends_are_refused(self, step: int) -> None:
        with pytest.raises(IndexError, match=f"no step {step} among 13"):
            Trace(SAMPLE).path(step)

    def test_of_a_finished_game_are_one(self) -> None:
        board = draw("""
            XXX
            OO.
            ...
        """)
        trace = Trace(board)
        assert trace.steps == 1
        assert trace.path(0) == (trace.root,)
        assert (trace.root.value, trace.root.best, trace.root.calls) == (-10, None, 1)
        assert trace.children(trace.root) == ()

    def test_far_and_wide_are_found_directly(self) -> None:
        trace = Trace(Board())
        for step in range(0, trace.steps, 499):
            path = trace.path(step)
            assert step in (path[-1].begins, path[-1].returns_at)
            assert all(above.begins < step < above.returns_at for above in path[:-1])
            assert [call.depth for call in path] == list(range(len(path)))

    def test_know_which_calls_have_begun_and_returned(self) -> None:
        call = Trace(SAMPLE).path(7)[-1]
        assert call.number == 7
        assert [call.has_begun(step) for step in (6, 7, 9)] == [False, True, True]
        assert [call.has_returned(step) for step in (7, 8, 9, 12)] == [False, False, True, True]


class TestStopping:
    @pytest.mark.parametrize("polls", [0, 1, 1_000])
    def test_ends_the_work_at_once(self, polls: int) -> None:
        remaining = iter(range(polls))
        with pytest.raises(SearchStopped):
            Trace(Board(), should_stop=lambda: next(remaining, None) is None)

    def test_can_be_asked_for_in_vain(self) -> None:
        assert Trace(SAMPLE, should_stop=lambda: False).root.calls == 9


class TestAnotherGame:
    @pytest.mark.parametrize("prune", [False, True])
    def test_is_traced_through_the_contract_alone(self, prune: bool) -> None:
        assert Trace(Countdown(6), prune=prune).root.best == 2
        assert Trace(Countdown(4), prune=prune).root.value == -10

    def test_that_is_long_still_distinguishes_a_late_win_from_a_draw(self) -> None:
        assert Trace(Countdown(30), scoring=Scoring.DISTANCES).root.value == 1
        assert Trace(Countdown(31), scoring=Scoring.DISTANCES).root.value == -1


def test_max_is_the_side_that_moves_first() -> None:
    board = draw("""
        OO.
        XX.
        X..
    """)
    assert board.turn is Mark.O
    root = Trace(board).root
    assert (root.is_max, root.value, root.best) == (True, 10, 2)
