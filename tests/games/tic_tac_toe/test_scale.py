"""The steps of the adaptive level, proven by exact odds, and where people of all kinds end up."""

from collections import defaultdict
from collections.abc import Mapping
from dataclasses import replace
from fractions import Fraction
from functools import cache
from itertools import pairwise
from random import Random
from statistics import median_low

import pytest

from tests.boards import unfinished
from tests.solver import best_moves, move_value
from tests.tic_tac_toe import choose_move, odds, policy_weights
from tictac_gui.engine import ADAPTIVE, Difficulty, Mark, Policy
from tictac_gui.engine.levels import Rating
from tictac_gui.games import TIC_TAC_TOE
from tictac_gui.games.matchup import Odds
from tictac_gui.games.tic_tac_toe import Board
from tictac_gui.games.tic_tac_toe.exact import CASUAL
from tictac_gui.games.tic_tac_toe.levels import LEVELS, SCALE, Player

STEPS = range(1, len(SCALE) + 1)
EASY, UNBEATABLE = LEVELS[Difficulty.EASY], LEVELS[Difficulty.UNBEATABLE]


def expected_score(player: Policy, opponent: Policy) -> Fraction:
    """A win is 1 and a draw a half; each moves first in half of the games."""
    first, second = odds(player, opponent), odds(opponent, player)
    return (first.x_wins + second.o_wins) / 2 + (first.draw + second.draw) / 4


def policy_of(step: int) -> Policy:
    return SCALE[step - 1]


class TestTheScale:
    def test_has_twenty_steps_and_so_the_game_an_adaptive_level(self) -> None:
        assert len(SCALE) == 20
        assert TIC_TAC_TOE.levels == (*Difficulty, ADAPTIVE)

    def test_rises_evenly_from_easy_to_just_below_unbeatable(self) -> None:
        scores = [expected_score(policy, CASUAL) for policy in (*SCALE, UNBEATABLE)]
        assert scores[0] == expected_score(EASY, CASUAL)
        even = (scores[-1] - scores[0]) / len(SCALE)
        for lower, higher in pairwise(scores):
            # As evenly as whole percentages allow.
            assert Fraction(9, 10) < (higher - lower) / even < Fraction(11, 10)

    def test_has_of_all_whole_percentages_those_that_come_nearest_to_even_steps(self) -> None:
        lowest, highest = expected_score(EASY, CASUAL), expected_score(UNBEATABLE, CASUAL)
        for step, policy in enumerate(SCALE[1:], start=1):
            even = lowest + (highest - lowest) * step / len(SCALE)
            distances = {
                percent: abs(expected_score(replace(policy, slip_percent=percent), CASUAL) - even)
                for percent in range(policy.slip_percent - 1, policy.slip_percent + 2)
            }
            assert min(distances, key=distances.__getitem__) == policy.slip_percent, step

    @pytest.mark.parametrize("opponent", Player)
    def test_is_in_order_whoever_the_opponent_is(self, opponent: Player) -> None:
        scores = [expected_score(policy, opponent.value) for policy in (*SCALE, UNBEATABLE)]
        assert all(lower < higher for lower, higher in pairwise(scores))

    def test_never_misses_a_win_nor_plays_what_no_lookahead_finds_good(self) -> None:
        for board in unfinished():
            sensible = set().union(*(best_moves(board, moves) for moves in (1, 2, 9)))
            wins = {cell for cell in board.moves() if move_value(board, cell) == (1, 1)}
            for policy in SCALE:
                played = set(policy_weights(board, policy))
                assert played <= (wins or sensible), (board, policy)

    def test_stops_every_win_on_the_steps_above_a_casual_player(self) -> None:
        casual = expected_score(CASUAL, CASUAL)
        above = [policy for policy in SCALE if expected_score(policy, CASUAL) > casual]
        assert len(above) == 8
        for board in unfinished():
            careful = best_moves(board, 2) | best_moves(board)
            for policy in above:
                assert set(policy_weights(board, policy)) <= careful, (board, policy)

    def test_can_be_beaten_on_every_step(self) -> None:
        for policy in SCALE:
            assert odds(CASUAL, policy).x_wins > 0
            assert odds(policy, CASUAL).o_wins > 0


PEOPLE = {
    "a child, who may miss even a win": Policy(lookahead=1, slip_percent=10, slip_lookahead=0),
    "a beginner, who often overlooks a threat": Policy(2, slip_percent=60, slip_lookahead=1),
    "a casual player": CASUAL,
    "one who sees their own forks": Policy(lookahead=3),
    "one who rarely errs": LEVELS[Difficulty.HARD],
}
GAMES = 20
FAIR = 0.4, 0.6
"""Between which shares of the decisive games a person should win."""
each_person = pytest.mark.parametrize("person", PEOPLE.values(), ids=PEOPLE)


@cache
def results(person: Policy, mark: Mark, step: int) -> tuple[float, float]:
    """How often the person wins and loses at a step, exactly."""
    against = policy_of(step)
    found: Odds = odds(person, against) if mark is Mark.X else odds(against, person)
    return float(found.wins(mark)), float(found.wins(mark.other))


def share_won(person: Policy, step: int) -> float:
    """How many of the decisive games at a step the person wins, half of them as X."""
    as_x, as_o = results(person, Mark.X, step), results(person, Mark.O, step)
    won, lost = as_x[0] + as_o[0], as_x[1] + as_o[1]
    return won / (won + lost)


def is_fair(share: float) -> bool:
    lowest, highest = FAIR
    return lowest <= share <= highest


class TestPeopleOfFiveStrengths:
    """By exact odds: how likely each rating is after each game, whatever the moves."""

    @each_person
    def test_are_met_halfway_from_the_twentieth_game_on(self, person: Policy) -> None:
        likely: Mapping[Rating, float] = {Rating.first(len(SCALE)): 1.0}
        won = lost = 0.0
        for game in range(2 * GAMES):
            mark = Mark.O if game % 2 else Mark.X
            following: dict[Rating, float] = defaultdict(float)
            for rating, chance in likely.items():
                win, loss = results(person, mark, rating.step)
                following[rating] += chance * (1 - win - loss)
                following[rating.after(won=True, steps=len(SCALE))] += chance * win
                following[rating.after(won=False, steps=len(SCALE))] += chance * loss
                if game >= GAMES:
                    won, lost = won + chance * win, lost + chance * loss
            likely = following
            if game == GAMES - 1:
                assert is_fair(share_won(person, self.middle_step(likely)))
        assert is_fair(won / (won + lost))

    def middle_step(self, likely: Mapping[Rating, float]) -> int:
        """Return the step that as many have passed as have not reached."""
        below = 0.0
        for rating in sorted(likely, key=lambda rating: rating.step):
            below += likely[rating]
            if below >= 0.5:
                return rating.step
        raise AssertionError("the chances don't add up to 1")

    @each_person
    def test_settle_within_twenty_games_where_they_win_half_of_the_decisive_ones(
        self, person: Policy
    ) -> None:
        ends = [self.step_after_playing(person, seed) for seed in range(41)]
        assert is_fair(share_won(person, median_low(ends)))

    def step_after_playing(self, person: Policy, seed: int) -> int:
        rating, rng = Rating.first(len(SCALE)), Random(seed)
        for game in range(GAMES):
            mark, board = Mark.O if game % 2 else Mark.X, Board()
            while not (outcome := board.outcome):
                policy = person if board.turn is mark else policy_of(rating.step)
                board = board.play(choose_move(board, policy, rng))
            if outcome.winner:
                rating = rating.after(won=outcome.winner is mark, steps=len(SCALE))
        return rating.step
