"""How a policy becomes the odds of moves, in a game small enough to work them out by hand.

With 6 counters to take the second move wins, though one move ahead the first looks better by 10.
"""

from collections.abc import Callable
from fractions import Fraction

import pytest

from tests.boards import draw
from tests.countdown import Countdown
from tictac_gui.engine import Policy, Search, SearchStopped
from tictac_gui.engine.levels import policy_weights
from tictac_gui.engine.search import HIGHEST_ESTIMATE

TENTH = Fraction(1, 10)


def weights(counters: int, policy: Policy) -> dict[int, Fraction]:
    return policy_weights(Countdown(counters), policy, Search().evaluate)


def test_who_sees_nothing_plays_any_move_as_often() -> None:
    assert weights(6, Policy(lookahead=0)) == {1: Fraction(1, 2), 2: Fraction(1, 2)}


def test_who_sees_little_plays_what_looks_best() -> None:
    assert weights(6, Policy(lookahead=1)) == {1: 1}
    assert weights(6, Policy(lookahead=None)) == {2: 1}


@pytest.mark.parametrize(("tolerance", "moves"), [(9, [1]), (10, [1, 2])])
def test_who_is_tolerant_plays_as_often_what_looks_hardly_worse(
    tolerance: int, moves: list[int]
) -> None:
    assert [*weights(6, Policy(lookahead=1, tolerance=tolerance))] == moves


class TestACarelessPlayer:
    def test_errs_exactly_as_often_as_it_is_said_to(self) -> None:
        policy = Policy(lookahead=None, slip_percent=10, slip_lookahead=1)
        assert weights(6, policy) == {1: TENTH, 2: 1 - TENTH}

    def test_may_hit_on_what_it_would_have_played_anyway(self) -> None:
        assert weights(6, Policy(lookahead=None, slip_percent=10, slip_lookahead=0)) == {
            1: TENTH / 2,
            2: 1 - TENTH / 2,
        }


class TestATrapper:
    def test_plays_the_best_trap_that_it_is_given(self) -> None:
        policy = Policy(lookahead=None, sets_traps=True, slip_percent=10, slip_lookahead=0)
        found = policy_weights(
            Countdown(6), policy, Search().evaluate, lambda _position, _stop: [1]
        )
        assert found == {1: 1 - TENTH / 2, 2: TENTH / 2}

    def test_plays_its_best_in_a_game_that_knows_no_traps(self) -> None:
        assert weights(6, Policy(lookahead=None, sets_traps=True)) == {2: 1}

    def test_can_be_stopped_while_it_looks_for_one(self) -> None:
        def find(position: Countdown, should_stop: Callable[[], bool] | None) -> tuple[int, ...]:
            return Search().evaluate(position, should_stop=should_stop).best

        policy = Policy(lookahead=None, sets_traps=True)
        with pytest.raises(SearchStopped):
            policy_weights(Countdown(6), policy, Search().evaluate, find, should_stop=lambda: True)

    def test_is_the_only_one_to_be_given_traps(self) -> None:
        found = policy_weights(
            Countdown(6), Policy(None), Search().evaluate, lambda _position, _stop: [1]
        )
        assert found == {2: 1}


class TestWhoTakesTheFirst:
    def test_that_wins_takes_it_though_another_wins_sooner(self) -> None:
        board = draw("""
            OO.
            ...
            XX.
        """)
        first = Policy(lookahead=None, takes_first=True)
        assert policy_weights(board, first, Search().evaluate) == {2: 1}
        assert Search().evaluate(board).best == (8,)

    def test_takes_another_if_that_wins(self) -> None:
        assert weights(6, Policy(lookahead=None, takes_first=True)) == {2: 1}

    def test_takes_a_draw_rather_than_lose(self) -> None:
        board = draw("""
            X..
            ...
            ...
        """)
        first = Policy(lookahead=None, takes_first=True)
        assert policy_weights(board, first, Search().evaluate) == {4: 1}

    def test_takes_no_notice_of_estimates_however_high(
        self, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        def highest(position: Countdown) -> int:
            return HIGHEST_ESTIMATE if position.counters % 2 == 0 else -HIGHEST_ESTIMATE

        monkeypatch.setattr(Countdown, "estimate", highest)
        assert weights(19, Policy(lookahead=1, takes_first=True)) == {1: 1}

    def test_takes_no_notice_of_estimates(self) -> None:
        assert Search().evaluate(Countdown(19), lookahead=1).best == (2,)
        assert weights(19, Policy(lookahead=1, takes_first=True)) == {1: 1}


def test_moves_come_in_their_order() -> None:
    policy = Policy(lookahead=None, slip_percent=10, slip_lookahead=1)
    assert [*weights(6, policy)] == [1, 2]


def test_there_are_none_once_the_game_is_over() -> None:
    for policy in (
        Policy(lookahead=0),
        Policy(lookahead=2, slip_percent=10),
        Policy(lookahead=None, takes_first=True),
    ):
        assert weights(0, policy) == {}


@pytest.mark.parametrize(
    "policy", [Policy(lookahead=2), Policy(lookahead=2, takes_first=True)], ids=["any", "first"]
)
def test_looking_for_them_can_be_stopped(policy: Policy) -> None:
    with pytest.raises(SearchStopped):
        policy_weights(Countdown(6), policy, Search().evaluate, should_stop=lambda: True)
