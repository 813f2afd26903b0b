"""The odds of a game, as they are asked for and shown."""

from fractions import Fraction

from tictac_gui.engine import Mark
from tictac_gui.games.exact import Odds


def test_odds_are_told_by_mark_and_all_together_with_the_draws_in_between() -> None:
    odds = Odds(x_wins=Fraction(1, 2), draw=Fraction(1, 3), o_wins=Fraction(1, 6))
    assert (odds.wins(Mark.X), odds.wins(Mark.O)) == (Fraction(1, 2), Fraction(1, 6))
    assert odds.shares == (Fraction(1, 2), Fraction(1, 3), Fraction(1, 6))
