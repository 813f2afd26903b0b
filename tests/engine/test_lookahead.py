"""The search tree and the methods where the end of the game can't be seen."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from math import inf
from typing import NamedTuple

import pytest

from tests.connect_four import careful_positions, random_positions
from tests.countdown import Countdown
from tictac_gui.engine import Mark, Search, SearchStopped
from tictac_gui.engine.methods import Method, MethodRun, plain_positions
from tictac_gui.engine.search import HIGHEST_ESTIMATE, WIN
from tictac_gui.engine.trace import Call, Scoring, Trace
from tictac_gui.games.connect_four import Board
from tictac_gui.games.tic_tac_toe import Board as Grid

AnyPosition = Board | Countdown

FOURS = [
    Board(),
    Board.parse("44"),
    Board.parse("4455"),
    *careful_positions(12, 3, seed=1),
    *careful_positions(24, 4, seed=2),
    *careful_positions(36, 4, seed=3),
    *random_positions(12, seed=4),
]
POSITIONS: list[AnyPosition] = [*FOURS, *map(Countdown, range(1, 8))]


class Told(NamedTuple):
    """One call that has returned."""

    number: int
    depth: int
    position: AnyPosition
    move: int | None
    alpha: float
    beta: float
    value: float
    best: int | None
    begins: int
    returns_at: int
    is_estimate: bool


class PlainMinimax:
    """Minimax with a lookahead as a tutorial writes it, MAX and MIN apart; it notes every call."""

    def __init__(self, position: AnyPosition, lookahead: int, *, prune: bool, less: int) -> None:
        self.calls: list[Told] = []
        self.steps = 0
        self._numbers = count(1)
        self._lookahead = lookahead
        self._prune = prune
        self._less = less
        self._max = position.turn
        self._value(position, 0, None, -inf, inf)
        self.calls.sort()

    def _value(
        self, position: AnyPosition, depth: int, move: int | None, alpha: float, beta: float
    ) -> float:
        number, begins = next(self._numbers), self.steps
        window = (alpha, beta)
        self.steps += 1
        best = None
        is_estimate = False
        if position.outcome:
            value = self._end(position.outcome.winner, depth)
        elif depth == self._lookahead:
            is_estimate = True
            guess = position.estimate()
            value = guess if position.turn is self._max else -guess
        else:
            value = -inf if position.turn is self._max else inf
            for each in position.moves():
                got = self._value(position.play(each), depth + 1, each, alpha, beta)
                if position.turn is self._max:
                    if got > value:
                        value, best = got, each
                    if self._prune:
                        alpha = max(alpha, value)
                else:
                    if got < value:
                        value, best = got, each
                    if self._prune:
                        beta = min(beta, value)
                if alpha >= beta:
                    break
            self.steps += 1
        self.calls.append(
            Told(
                number,
                depth,
                position,
                move,
                *window,
                value,
                best,
                begins,
                self.steps - 1,
                is_estimate,
            )
        )
        return value

    def _end(self, winner: Mark | None, depth: int) -> float:
        if winner is None:
            return 0
        win = 1000 - self._less * depth
        return win if winner is self._max else -win


def calls(trace: Trace[AnyPosition]) -> Iterator[Told]:
    waiting: list[Call[AnyPosition]] = [trace.root]
    while waiting:
        call = waiting.pop()
        yield Told(
            call.number,
            call.depth,
            call.position,
            call.move,
            *call.window,
            call.value,
            call.best,
            call.begins,
            call.returns_at,
            call.is_estimate,
        )
        waiting += reversed(trace.children(call))


class TestTheTrace:
    @pytest.mark.parametrize("prune", [False, True])
    @pytest.mark.parametrize(
        ("scoring", "less"), [(Scoring.THOUSANDS, 0), (Scoring.FAR_DISTANCES, 1)]
    )
    @pytest.mark.parametrize("lookahead", [1, 2, 3])
    def test_makes_the_calls_of_a_plain_search_with_the_same_values_in_the_same_order(
        self, lookahead: int, scoring: Scoring, less: int, prune: bool
    ) -> None:
        for position in POSITIONS:
            trace = Trace(position, prune=prune, scoring=scoring, lookahead=lookahead)
            plain = PlainMinimax(position, lookahead, prune=prune, less=less)
            assert list(calls(trace)) == plain.calls, position
            assert (trace.root.calls, trace.steps) == (len(plain.calls), plain.steps)

    @pytest.mark.parametrize("prune", [False, True])
    def test_further_ahead_is_that_of_a_plain_search_too(self, prune: bool) -> None:
        for lookahead, position in ((4, Board.parse("44")), (5, Countdown(7))):
            trace = Trace[AnyPosition](
                position, prune=prune, scoring=Scoring.THOUSANDS, lookahead=lookahead
            )
            plain = PlainMinimax(position, lookahead, prune=prune, less=0)
            assert list(calls(trace)) == plain.calls

    @pytest.mark.parametrize("lookahead", [1, 2, 3])
    def test_finds_what_the_search_that_plays_finds(self, lookahead: int) -> None:
        for position in POSITIONS:
            scores = Search().evaluate(position, lookahead).scores
            trace = Trace(position, scoring=Scoring.FAR_DISTANCES, lookahead=lookahead)
            assert {call.move: call.value for call in trace.children(trace.root)} == scores
            assert trace.root.value == max(scores.values())

    def test_from_an_empty_board_has_seven_times_as_many_calls_at_every_level(self) -> None:
        for lookahead in range(1, 6):
            trace = Trace(Board(), scoring=Scoring.THOUSANDS, lookahead=lookahead)
            assert trace.lookahead == lookahead
            assert trace.root.calls == sum(7**level for level in range(lookahead + 1))

    def test_prunes_nothing_where_the_lookahead_ends(self) -> None:
        trace = Trace(Board(), scoring=Scoring.THOUSANDS, lookahead=1)
        for step in range(trace.steps):
            path = trace.path(step)
            assert trace.cut(path) is None
            assert path[-1].is_estimate == (len(path) == 2)

    def test_beyond_the_end_of_the_game_is_the_whole_of_it(self) -> None:
        board = Grid.parse("O.X/X.X/.OO")
        assert Trace(board, lookahead=9).root == Trace(board).root

    @pytest.mark.parametrize("lookahead", [0, -1])
    def test_needs_at_least_one_move(self, lookahead: int) -> None:
        with pytest.raises(ValueError, match=f"at least 1, not {lookahead}"):
            Trace(Board(), lookahead=lookahead)

    def test_can_be_stopped_at_any_time(self) -> None:
        asked = count()
        Trace(Board(), lookahead=3, should_stop=lambda: next(asked) < 0)
        for polls in range(next(asked)):
            remaining = iter(range(polls))
            with pytest.raises(SearchStopped):
                Trace(
                    Board(),
                    lookahead=3,
                    should_stop=lambda left=remaining: next(left, None) is None,  # type: ignore[misc]
                )


class TestAWin:
    def test_is_worth_more_than_any_estimate_where_there_are_estimates(self) -> None:
        for scoring in Scoring:
            is_always_more = scoring.win(8) > HIGHEST_ESTIMATE
            assert scoring.beats_estimates == is_always_more, scoring

    @pytest.mark.parametrize("scoring", [s for s in Scoring if s.beats_estimates])
    def test_is_played_though_another_move_looks_better(self, scoring: Scoring) -> None:
        board = Board.parse("112233")
        root = Trace(board, scoring=scoring, lookahead=1).root
        assert root.best == 3
        assert root.value == scoring.win(1)


def measured(method: Method, position: AnyPosition, lookahead: int) -> tuple[int, int]:
    run = MethodRun(method, position, count().__next__, lookahead=lookahead)
    result = run.measure(lambda: False)
    return result.value, result.positions


class TestTheMethods:
    @pytest.mark.parametrize("lookahead", [1, 2, 3])
    def test_find_the_value_of_the_tree_with_no_more_positions_than_it_has_calls(
        self, lookahead: int
    ) -> None:
        for position in POSITIONS[::2]:
            plain, pruned = (
                Trace(position, prune=prune, scoring=Scoring.THOUSANDS, lookahead=lookahead).root
                for prune in (False, True)
            )
            found = {method: measured(method, position, lookahead) for method in Method}
            assert {value for value, _ in found.values()} == {plain.value}, position
            assert found[Method.PLAIN][1] == plain.calls == plain_positions(position, lookahead)
            assert found[Method.ALPHA_BETA][1] == pruned.calls
            assert max(positions for _, positions in found.values()) == plain.calls

    def test_from_an_empty_board_visit_known_numbers(self) -> None:
        """Positions up to a ply, and those up to their mirror images, are counted elsewhere."""
        visited = {method: measured(method, Board(), 4)[1] for method in Method}
        assert visited[Method.PLAIN] == sum(7**ply for ply in range(5)) == 2_801
        assert visited[Method.CACHE] == 1 + 7 + 49 + 238 + 1_120
        assert visited[Method.CACHE_AND_SYMMETRY] == 1 + 4 + 25 + 121 + 568
        assert visited[Method.ALL_TOGETHER] < visited[Method.ALPHA_BETA] < visited[Method.PLAIN]

    def test_give_a_win_the_same_value_however_far_away(self) -> None:
        assert measured(Method.PLAIN, Board.parse("112233"), 1)[0] == WIN
        assert measured(Method.PLAIN, Board.parse("112233"), 3)[0] == WIN

    def test_of_plain_minimax_are_counted_quickly_and_far_ahead(self) -> None:
        # No game is won in fewer than seven moves.
        assert plain_positions(Board(), 6) == sum(7**ply for ply in range(7))

    def test_are_not_counted_once_it_is_stopped(self) -> None:
        remaining = iter(range(20))
        with pytest.raises(SearchStopped):
            plain_positions(Board(), 6, lambda: next(remaining, None) is None)
        assert next(remaining, None) is None
