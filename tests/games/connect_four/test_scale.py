"""The steps of Connect Four's adaptive level; how strong each is, only playing shows."""

from dataclasses import replace
from functools import cache
from itertools import pairwise
from random import Random
from statistics import median_low

import pytest

from tests.connect_four import careful_positions, completing, random_positions
from tictac_gui.engine import ADAPTIVE, Difficulty, Mark, Search
from tictac_gui.engine.levels import Rating
from tictac_gui.games import CONNECT_FOUR, Game
from tictac_gui.games.connect_four import Board
from tictac_gui.games.connect_four.levels import CASUAL, LEVELS, SCALE
from tictac_gui.games.matchup import play_match

each_step = pytest.mark.parametrize("step", range(1, len(SCALE) + 1))
careful_step = pytest.mark.parametrize("step", range(8, len(SCALE) + 1))


@cache
def playing() -> Game:
    return replace(CONNECT_FOUR, search=Search())


def test_begins_with_easy_and_the_game_so_has_an_adaptive_level() -> None:
    assert SCALE[0] is LEVELS[Difficulty.EASY]
    assert CONNECT_FOUR.levels == (*Difficulty, ADAPTIVE)


def test_sees_further_or_slips_less_with_each_step() -> None:
    for lower, higher in pairwise(SCALE):
        assert lower.lookahead
        assert higher.lookahead
        assert higher.tolerance == lower.tolerance
        if higher.lookahead == lower.lookahead:
            assert higher.slip_percent < lower.slip_percent
        elif higher.slip_percent:
            # It slips to what the step below plays.
            assert higher.slip_lookahead == lower.lookahead
        else:
            assert higher.lookahead > lower.lookahead


def test_steps_are_those_that_were_found_even_by_playing() -> None:
    """Whoever changes one plays again: `make bench ARGS="connect-four-scale"`."""
    assert [(policy.lookahead, policy.slip_percent) for policy in SCALE] == [
        *((1, 0), (2, 70), (2, 48), (2, 32), (2, 19), (2, 10), (2, 4), (2, 0)),
        *((4, 52), (4, 0), (6, 0)),
    ]


@each_step
def test_completes_four_at_every_step(step: int) -> None:
    for board in with_a_win():
        played = set(playing().policy_weights(board, SCALE[step - 1]))
        assert played <= completing(board, board.turn), str(board)


@cache
def with_a_win() -> list[Board]:
    boards = random_positions(200, seed=5)
    return [board for board in boards if completing(board, board.turn)][:20]


@each_step
def test_plays_nothing_that_no_lookahead_finds_good(step: int) -> None:
    """A slip is a move that looks good too, if one looks less far."""
    policy = SCALE[step - 1]
    seen = [policy.lookahead, *([policy.slip_lookahead] if policy.slip_percent else [])]
    for board in careful_positions(14, 5, seed=7):
        good = {
            move
            for lookahead in seen
            for move in playing().search.evaluate(board, lookahead).within(policy.tolerance)
        }
        assert set(playing().policy_weights(board, policy)) == good, str(board)


@careful_step
def test_allows_no_four_from_the_eighth_step_on_where_another_move_does_not(step: int) -> None:
    for board in careful_positions(14, 8, seed=8):
        safe = {
            move for move in board.moves() if not completing(board.play(move), board.turn.other)
        }
        assert set(playing().policy_weights(board, SCALE[step - 1])) <= safe or not safe, str(board)


def test_a_casual_player_settles_within_twenty_games_where_half_of_them_are_won() -> None:
    middle = median_low(step_after_playing(seed) for seed in range(5))
    won = lost = 0
    for x, o in ((CASUAL, SCALE[middle - 1]), (SCALE[middle - 1], CASUAL)):
        *_, standing = play_match(playing(), x, o, 50, seed=1)
        wins = standing.x_wins, standing.o_wins
        won, lost = won + wins[x is not CASUAL], lost + wins[x is CASUAL]
    assert 0.4 < won / (won + lost) < 0.6


def step_after_playing(seed: int) -> int:
    """Let a casual player play twenty games, and return at which step they are then."""
    rating, rng = Rating.first(len(SCALE)), Random(seed)
    for number in range(20):
        mark, position = Mark.O if number % 2 else Mark.X, playing().start
        while not (outcome := position.outcome):
            policy = CASUAL if position.turn is mark else SCALE[rating.step - 1]
            position = position.play(playing().choose_move(position, policy, rng))
        if outcome.winner:
            rating = rating.after(won=outcome.winner is mark, steps=len(SCALE))
    return rating.step
