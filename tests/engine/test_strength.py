from fractions import Fraction

from tests.engine.test_difficulty import any_best, at_random
from tictac_gui.engine import Board, Mark, Search
from tictac_gui.engine.strength import Odds, highest_winning_chance, odds


def first_best(board: Board) -> dict[int, Fraction]:
    return {Search().evaluate(board).best[0]: Fraction(1)}


def test_two_random_movers_give_the_known_odds() -> None:
    assert odds(at_random, at_random) == Odds(
        x_wins=Fraction(737, 1260), draw=Fraction(8, 63), o_wins=Fraction(121, 420)
    )


def test_even_choice_among_best_moves_beats_a_random_mover_by_the_known_odds() -> None:
    assert odds(any_best, at_random) == Odds(
        Fraction(75257, 77760), Fraction(2503, 77760), Fraction(0)
    )


def test_players_that_know_no_symmetry_are_measured_as_they_are() -> None:
    assert odds(at_random, first_best).o_wins == Fraction(254, 315)


def test_nobody_beats_perfect_play() -> None:
    assert highest_winning_chance(Mark.X, any_best) == 0
    assert highest_winning_chance(Mark.O, any_best) == 0


def test_an_exploiter_does_at_least_as_well_as_any_player() -> None:
    assert highest_winning_chance(Mark.X, at_random) > odds(any_best, at_random).x_wins
