"""How wins and losses move a rating, whatever the game."""

from collections.abc import Iterable
from itertools import pairwise, product

import pytest

from tictac_gui.engine.levels import Rating

STEPS = 20
SETTLED = 1000
"""So many games that one more moves the rating as little as any."""


def after(rating: Rating, results: Iterable[bool]) -> Rating:
    for won in results:
        rating = rating.after(won=won, steps=STEPS)
    return rating


def half_steps(rating: Rating) -> int:
    return 2 * rating.step + rating.lead


class TestTheFirstGames:
    def test_begin_a_little_below_the_middle(self) -> None:
        assert Rating.first(STEPS) == Rating(9)
        assert Rating.first(1) == Rating(1)

    def test_are_not_needed_to_have_one(self) -> None:
        assert Rating.first(STEPS).is_possible(STEPS)

    def test_move_it_by_up_to_three_steps_and_less_and_less(self) -> None:
        ratings = [Rating.first(STEPS)]
        for game in range(14):
            ratings.append(ratings[-1].after(won=game % 2 == 0, steps=STEPS))
        moves = [abs(half_steps(after) - half_steps(before)) for before, after in pairwise(ratings)]
        assert moves == [6, 6, 5, 5, 4, 4, 3, 3, 2, 2, 1, 1, 1, 1]
        assert ratings[-1].games == 14

    def test_move_it_less_on_a_coarser_scale(self) -> None:
        assert Rating.first(11).after(won=True, steps=11) == Rating(6, 1, 1)
        assert Rating.first(1).after(won=True, steps=1) == Rating(1, 0, 1)


class TestInTheLongRun:
    @pytest.mark.parametrize(("won", "step"), [(True, 8), (False, 6)])
    def test_it_takes_two_games_to_move_it_by_a_step(self, won: bool, step: int) -> None:
        rating = Rating(7, games=SETTLED)
        assert after(rating, [won]).step == 7
        assert after(rating, [won, won]) == Rating(step, games=SETTLED + 2)

    def test_wins_and_losses_in_turn_leave_the_step_as_it_is(self) -> None:
        rating = Rating(7, games=SETTLED)
        for _ in range(20):
            for won in (True, False):
                rating = rating.after(won=won, steps=STEPS)
                assert rating.step == 7

    def test_a_step_just_reached_isn_t_lost_with_the_next_game(self) -> None:
        rating = after(Rating(7, games=SETTLED), [True, True])
        assert after(rating, [False]).step == 8
        assert after(rating, [False, False]).step == 7


class TestTheEnds:
    def test_are_not_left(self) -> None:
        assert after(Rating.first(STEPS), [True] * 50) == Rating(STEPS, 0, 50)
        assert after(Rating.first(STEPS), [False] * 50) == Rating(1, 0, 50)

    def test_keep_no_account_of_what_goes_beyond(self) -> None:
        lowest = Rating(1, games=SETTLED)
        assert after(lowest, [False, False, False, True, True]).step == 2


def test_whatever_the_results_the_rating_is_possible_and_the_step_near_it() -> None:
    for results in product([True, False], repeat=12):
        rating = Rating.first(STEPS)
        for won in results:
            before, rating = rating, rating.after(won=won, steps=STEPS)
            assert rating.is_possible(STEPS)
            assert (rating.step >= before.step) if won else (rating.step <= before.step)


@pytest.mark.parametrize(
    "rating",
    [
        *(Rating(0), Rating(21), Rating(-3), Rating(7, 2), Rating(7, -2), Rating(7, 0, -1)),
        *(Rating(1, -1), Rating(20, 1)),
    ],
)
def test_what_no_results_lead_to_is_impossible(rating: Rating) -> None:
    assert not rating.is_possible(STEPS)
