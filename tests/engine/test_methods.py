from collections.abc import Callable
from itertools import count

import pytest

from tests.boards import draw, unfinished
from tictac_gui.engine import Search, SearchStopped
from tictac_gui.engine.methods import MEASURE_SECONDS, Method, MethodRun, Savings, plain_positions
from tictac_gui.engine.search import WIN
from tictac_gui.engine.trace import Trace
from tictac_gui.games.tic_tac_toe import Board

every_method = pytest.mark.parametrize("method", Method)

SAMPLE = draw("""
    O.X
    X.X
    .OO
""")
MIDGAME = draw("""
    X.O
    ...
    .OX
""")


def never() -> bool:
    return False


def stop_after(polls: int) -> Callable[[], bool]:
    remaining = iter(range(polls))
    return lambda: next(remaining, None) is None


def seconds_each(step: float) -> Callable[[], float]:
    """Return a clock that moves on by `step` whenever it is read."""
    readings = count()
    return lambda: next(readings) * step


def positions(method: Method, board: Board) -> int:
    return MethodRun(method, board, seconds_each(1)).measure(never).positions


class TestPositionsVisited:
    @pytest.mark.parametrize(
        ("board", "visited"),
        [
            pytest.param(
                Board(),
                [549_946, 18_297, 5_478, 765, 616],
                marks=pytest.mark.exhaustive,
                id="the empty board",
            ),
            pytest.param(SAMPLE, [9, 8, 9, 9, 8], id="the tutorial's sample board"),
            pytest.param(MIDGAME, [170, 76, 74, 68, 50], id="a midgame"),
        ],
    )
    def test_are_the_known_numbers(self, board: Board, visited: list[int]) -> None:
        """The first three of the empty board are in every textbook."""
        assert [positions(method, board) for method in Method] == visited

    def test_of_plain_minimax_are_known_beforehand(self) -> None:
        assert plain_positions(SAMPLE) == 9
        assert plain_positions(MIDGAME) == 170
        assert plain_positions(Board()) == 549_946

    def test_can_be_watched(self) -> None:
        watched: list[int] = []
        run = MethodRun(Method.PLAIN, SAMPLE, seconds_each(1))
        assert run.visited == 0

        def watch() -> bool:
            watched.append(run.visited)
            return False

        run.measure(watch)
        assert watched == list(range(9))
        assert run.visited == 9


def test_all_together_saves_whatever_any_of_the_others_does() -> None:
    assert Method.ALL_TOGETHER.value == Savings(prune=True, cache=True, symmetry=True)


@pytest.mark.exhaustive
@every_method
def test_every_position_is_valued_as_the_opponent_values_it_at_no_more_than_plain_s_cost(
    method: Method,
) -> None:
    search = Search()
    for board in unfinished():
        if method is Method.PLAIN and not board.crosses:
            continue
        measured = MethodRun(method, board, seconds_each(1)).measure(never)
        score = max(search.evaluate(board).scores.values())
        assert measured.value == WIN * ((score > 0) - (score < 0)), board
        if method is Method.PLAIN:
            assert measured.positions == plain_positions(board), board
        else:
            assert measured.positions <= plain_positions(board), board


class TestTheTime:
    def test_of_a_long_run_is_taken_once(self) -> None:
        measured = MethodRun(Method.PLAIN, SAMPLE, seconds_each(2.5)).measure(never)
        assert measured.seconds == 2.5

    def test_of_a_short_run_is_the_quickest_of_several(self) -> None:
        tick = MEASURE_SECONDS / 10
        readings = iter([0, 4 * tick, 5 * tick, 6 * tick, 7 * tick, 15 * tick])
        measured = MethodRun(Method.PLAIN, SAMPLE, lambda: next(readings)).measure(never)
        assert measured.seconds == pytest.approx(tick)
        assert measured.positions == 9
        assert next(readings, None) is None


@every_method
def test_a_run_can_be_stopped_at_any_position(method: Method) -> None:
    for polls in range(positions(method, MIDGAME)):
        run = MethodRun(method, MIDGAME, seconds_each(1))
        with pytest.raises(SearchStopped):
            run.measure(stop_after(polls))
        assert run.visited == polls


@pytest.mark.exhaustive
@pytest.mark.parametrize("method", [Method.PLAIN, Method.ALPHA_BETA])
def test_as_many_positions_are_visited_as_the_search_tree_has_calls(method: Method) -> None:
    for board in unfinished():
        if len(board.moves()) <= 5:
            run = MethodRun(method, board, clock=count().__next__)
            assert (
                run.measure(never).positions == Trace(board, prune=method.value.prune).root.calls
            ), board
