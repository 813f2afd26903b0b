"""Percentages that add up to 100, whatever they are made of."""

from decimal import Decimal
from fractions import Fraction
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.tic_tac_toe import odds
from tictac_gui.games.matchup import Percentage, Qualifier, percentages
from tictac_gui.games.tic_tac_toe.levels import Player


def assert_true(shares: tuple[Fraction, ...], decimals: int) -> None:
    rounded = percentages(shares, decimals)
    step = Fraction(1, 10**decimals)
    assert sum(each.value for each in rounded) == 100
    for share, (value, qualifier) in zip(shares, rounded, strict=True):
        exact, shown = share * 100, Fraction(value)
        assert value.as_tuple().exponent == -decimals
        assert (shown == 0) == (share == 0)
        assert (shown == 100) == (share == 1)
        if qualifier is Qualifier.BELOW:
            assert (0 < exact < shown, shown) == (True, step)
        elif qualifier is Qualifier.ABOVE:
            assert exact > shown
        else:
            assert abs(exact - shown) < step


@given(
    st.lists(st.integers(0, 10**9), min_size=1, max_size=5).filter(any),
    st.integers(0, 6),
)
def test_they_add_up_to_100_and_none_is_off_by_a_step(counts: list[int], decimals: int) -> None:
    assert_true(tuple(Fraction(count, sum(counts)) for count in counts), decimals)


@pytest.mark.parametrize("games", [1, 2, 3, 7, 60, 199, 1_000])
def test_they_do_for_every_way_in_which_games_can_end(games: int) -> None:
    step = max(1, games // 60)
    for won in range(0, games + 1, step):
        for drawn in range(0, games - won + 1, step):
            counts = (won, drawn, games - won - drawn)
            assert_true(tuple(Fraction(count, games) for count in counts), decimals=1)


def test_they_do_for_the_exact_odds_of_every_pairing() -> None:
    for x, o in product(Player, Player):
        for decimals in (0, 1, 2, 3, 6):
            assert_true(odds(x.value, o.value).shares, decimals)


def test_the_largest_remainder_is_rounded_up() -> None:
    shares = (Fraction(334, 1000), Fraction(333, 1000), Fraction(333, 1000))
    assert [each.value for each in percentages(shares, decimals=0)] == [34, 33, 33]


def test_what_hardly_ever_happens_takes_from_the_largest() -> None:
    rare = Fraction(1, 1_000_000)
    assert percentages((rare, 1 - 2 * rare, rare), decimals=2) == [
        Percentage(Decimal("0.01"), Qualifier.BELOW),
        Percentage(Decimal("99.98"), Qualifier.ABOVE),
        Percentage(Decimal("0.01"), Qualifier.BELOW),
    ]


def qualifiers(*percents: str) -> list[Qualifier]:
    shares = [Fraction(each) / 100 for each in percents]
    return [each.qualifier for each in percentages(shares, decimals=0)]


def test_what_would_be_rounded_to_nothing_is_said_to_be_less_and_the_largest_to_be_more() -> None:
    assert qualifiers("0.4", "99.6") == [Qualifier.BELOW, Qualifier.ABOVE]
    assert qualifiers("0.6", "99.4") == [Qualifier.NEAR, Qualifier.NEAR]


def test_the_largest_is_said_to_be_more_where_a_whole_step_is_taken_from_it() -> None:
    near = Qualifier.NEAR
    assert qualifiers("0.6", "0.6", "0.6", "98.2") == [near, near, near, Qualifier.ABOVE]


def test_nothing_is_written_before_a_percentage_that_does_not_mislead() -> None:
    assert [each.value for each in Qualifier] == ["", "<", ">"]
