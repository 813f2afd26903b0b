"""Match-ups of any game, played move by move, and the odds of their results."""

from __future__ import annotations

from fractions import Fraction
from math import comb

import pytest

from tests.countdown import COUNTDOWN
from tictac_gui.engine import Difficulty, Mark, Policy, SearchStopped
from tictac_gui.games import CONNECT_FOUR, TIC_TAC_TOE
from tictac_gui.games.matchup import Odds, Standing, interval, is_timed, match_player, play_match

RANDOM = Policy(lookahead=0)


def test_yields_the_standing_after_each_game() -> None:
    standings = list(play_match(CONNECT_FOUR, RANDOM, RANDOM, 20, seed=1))
    assert [standing.games for standing in standings] == [*range(1, 21)]


def test_a_seed_gives_the_same_games_no_matter_how_many() -> None:
    few = list(play_match(CONNECT_FOUR, RANDOM, RANDOM, 10, seed=4))
    many = list(play_match(CONNECT_FOUR, RANDOM, RANDOM, 20, seed=4))
    assert many[:10] == few


def test_each_player_has_its_own_policy() -> None:
    careful = CONNECT_FOUR.policies[Difficulty.MEDIUM]
    *_, as_x = play_match(CONNECT_FOUR, careful, RANDOM, 20, seed=2)
    *_, as_o = play_match(CONNECT_FOUR, RANDOM, careful, 20, seed=2)
    assert as_x.x_wins >= 18
    assert as_o.o_wins >= 18


def test_a_game_without_chance_always_ends_the_same() -> None:
    # Of seven counters whoever moves first loses.
    perfect = COUNTDOWN.policies[Difficulty.UNBEATABLE]
    *_, standing = play_match(COUNTDOWN, perfect, perfect, 10, seed=1)
    assert standing == Standing(o_wins=10)


def test_plays_tic_tac_toe_as_its_exact_odds_say() -> None:
    assert TIC_TAC_TOE.exact
    odds = TIC_TAC_TOE.exact().odds(RANDOM, RANDOM)
    *_, standing = play_match(TIC_TAC_TOE, RANDOM, RANDOM, 2_000, seed=3)
    lowest, highest = interval(standing.x_wins, standing.games)
    assert lowest < odds.x_wins < highest


def test_stops_in_the_middle_of_a_game_when_asked_to() -> None:
    looking = Policy(lookahead=2)
    with pytest.raises(SearchStopped):
        next(play_match(CONNECT_FOUR, looking, looking, 1, 1, should_stop=lambda: True))


def test_plays_from_tables_where_the_game_is_small_enough() -> None:
    *_, quick = match_player(TIC_TAC_TOE)(RANDOM, RANDOM, 200, 3)
    assert TIC_TAC_TOE.exact
    *_, tables = TIC_TAC_TOE.exact().play_match(RANDOM, RANDOM, 200, 3)
    assert quick == tables
    assert len(list(match_player(CONNECT_FOUR)(RANDOM, RANDOM, 5, 3))) == 5


def test_only_players_with_limited_time_depend_on_the_clock() -> None:
    timed = {
        name for name, policy in CONNECT_FOUR.players.items() if is_timed(CONNECT_FOUR, policy)
    }
    assert timed == {"unbeatable"}
    assert not any(is_timed(TIC_TAC_TOE, policy) for policy in TIC_TAC_TOE.players.values())


def test_needs_a_game() -> None:
    with pytest.raises(ValueError, match="at least one game"):
        next(play_match(CONNECT_FOUR, RANDOM, RANDOM, 0, seed=1))


class TestTheInterval:
    @pytest.mark.parametrize("share", [0.1, 0.5, 0.7, 0.9])
    def test_holds_the_true_share_in_95_of_100_match_ups(self, share: float) -> None:
        games = 200
        held = 0.0
        for won in range(games + 1):
            lowest, highest = interval(won, games)
            if lowest <= share <= highest:
                held += comb(games, won) * share**won * (1 - share) ** (games - won)
        assert 0.93 < held < 0.97

    def test_is_that_of_wilson(self) -> None:
        assert interval(5, 10) == pytest.approx((0.2366, 0.7634), abs=1e-4)
        assert interval(1, 20) == pytest.approx((0.0089, 0.2361), abs=1e-4)

    def test_never_leaves_what_is_possible(self) -> None:
        """Not even by what is lost in rounding."""
        for games in range(1, 300):
            assert 0 <= interval(0, games)[0] < 1e-9
            assert 1 - 1e-9 < interval(games, games)[1] <= 1


def test_odds_are_given_by_mark_and_all_together_with_the_draws_in_between() -> None:
    odds = Odds(x_wins=Fraction(1, 2), draw=Fraction(1, 3), o_wins=Fraction(1, 6))
    assert (odds.wins(Mark.X), odds.wins(Mark.O)) == (Fraction(1, 2), Fraction(1, 6))
    assert odds.shares == (Fraction(1, 2), Fraction(1, 3), Fraction(1, 6))
