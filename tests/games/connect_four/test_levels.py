"""How the levels of Connect Four play, as far as single positions show it."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from functools import cache
from itertools import count
from random import Random

import pytest

from tests.connect_four import careful_positions, completing, plain_scores, random_positions
from tictac_gui.engine import Difficulty, Policy, Search, SearchStopped
from tictac_gui.games import CONNECT_FOUR, Game
from tictac_gui.games.connect_four import Board
from tictac_gui.games.connect_four.book import OPENING_BOOK
from tictac_gui.games.connect_four.levels import CASUAL, CASUAL_WINS, LEVELS, PLAYERS
from tictac_gui.games.connect_four.scores import ExactScores, PerfectPlayer

every_level = pytest.mark.parametrize("difficulty", Difficulty)
from_medium_on = pytest.mark.parametrize(
    "difficulty", [difficulty for difficulty in Difficulty if difficulty is not Difficulty.EASY]
)
below_unbeatable = pytest.mark.parametrize(
    "difficulty", [level for level in Difficulty if level is not Difficulty.UNBEATABLE]
)


def game() -> Game:
    """Return the game with a search of its own, and a clock by which time is over soon."""
    exact, search = ExactScores(OPENING_BOOK), Search()
    player = PerfectPlayer(exact, search, OPENING_BOOK, clock=count(step=0.01).__next__)
    return replace(CONNECT_FOUR, search=search, best_traps=player.best)


@cache
def with_a_win() -> list[Board]:
    boards = random_positions(300, seed=5)
    return [board for board in boards if completing(board, board.turn)][:40]


@cache
def with_a_three_to_stop() -> list[Board]:
    return [
        board
        for board in random_positions(500, seed=6)
        if len(completing(board, board.turn.other)) == 1 and not completing(board, board.turn)
    ][:40]


@every_level
def test_every_level_completes_four(difficulty: Difficulty) -> None:
    playing = game()
    for board in with_a_win():
        moves = set(playing.move_weights(board, difficulty))
        assert moves <= completing(board, board.turn), str(board)


@from_medium_on
def test_from_medium_on_a_three_is_always_stopped(difficulty: Difficulty) -> None:
    playing = game()
    for board in with_a_three_to_stop():
        moves = set(playing.move_weights(board, difficulty))
        assert moves == completing(board, board.turn.other), str(board)


def test_easy_may_miss_a_three() -> None:
    playing = game()
    missed = [
        board
        for board in with_a_three_to_stop()
        if set(playing.move_weights(board, Difficulty.EASY)) - completing(board, board.turn.other)
    ]
    assert len(missed) > len(with_a_three_to_stop()) / 4


@from_medium_on
def test_from_medium_on_no_move_allows_four_where_another_does_not(difficulty: Difficulty) -> None:
    playing = game()
    for board in careful_positions(14, 25, seed=7):
        safe = {
            move for move in board.moves() if not completing(board.play(move), board.turn.other)
        }
        moves = set(playing.move_weights(board, difficulty))
        assert moves <= safe or not safe, str(board)


@from_medium_on
def test_a_lost_position_is_defended_for_as_long_as_can_be_seen(difficulty: Difficulty) -> None:
    seen = LEVELS[difficulty].lookahead or 4
    playing = game()
    lost = 0
    for board in careful_positions(33, 150, seed=9):
        scores = plain_scores(board)
        longest = max(scores.values())
        if longest < 0 and 1000 + longest <= seen:
            best = {move for move, score in scores.items() if score == longest}
            assert set(playing.move_weights(board, difficulty)) <= best, str(board)
            lost += 1
    assert lost > 5


@below_unbeatable
def test_the_same_moves_do_not_win_twice(difficulty: Difficulty) -> None:
    """A person who plays the same columns again meets other replies."""
    games = 6
    playing = game()
    played = {tuple(columns(playing, difficulty, Random(seed))) for seed in range(games)}
    assert len(played) >= games - 1


def columns(playing: Game, difficulty: Difficulty, rng: Random) -> list[int]:
    """Play a game in which the person plays the same column as long as possible, then the next."""
    position = playing.start
    made: list[int] = []
    while not position.outcome:
        if len(made) % 2:
            move = playing.choose_move(position, difficulty, rng)
        else:
            move = next(move for move in (3, 2, 4, 1, 5, 0, 6) if move in position.moves())
        position = position.play(move)
        made.append(move)
    return made


def test_no_level_is_careless_and_from_medium_on_each_sees_two_moves_ahead() -> None:
    for difficulty, policy in LEVELS.items():
        assert not policy.slip_percent
        assert difficulty is Difficulty.EASY or policy.lookahead is None or policy.lookahead >= 2


def test_levels_are_those_with_which_the_shown_results_were_counted() -> None:
    """Whoever changes one plays again: `make bench ARGS="connect-four-levels"`."""
    counted = {
        Difficulty.EASY: (Policy(lookahead=1, tolerance=16), Fraction(296, 400)),
        Difficulty.MEDIUM: (Policy(lookahead=2, tolerance=21), Fraction(93, 400)),
        Difficulty.HARD: (Policy(lookahead=7, tolerance=17), Fraction(16, 400)),
    }
    assert {level: (LEVELS[level], wins) for level, wins in CASUAL_WINS.items()} == counted


def test_every_level_and_a_casual_player_can_meet() -> None:
    assert set(PLAYERS) == {"random", "casual", *(level.name.lower() for level in Difficulty)}
    assert PLAYERS["casual"] is CASUAL


@every_level
def test_the_search_stops_when_asked(difficulty: Difficulty) -> None:
    (board,) = careful_positions(20, 1, seed=10)
    with pytest.raises(SearchStopped):
        CONNECT_FOUR.move_weights(board, difficulty, should_stop=lambda: True)


@every_level
def test_when_the_game_is_over_there_is_no_move(difficulty: Difficulty) -> None:
    over = Board.parse("1212121")
    assert CONNECT_FOUR.move_weights(over, difficulty) == {}
    with pytest.raises(ValueError, match="the game is over"):
        CONNECT_FOUR.choose_move(over, difficulty, Random(1))


def test_a_casual_player_completes_and_stops_fours_and_plays_anywhere_else() -> None:
    for board in with_a_win():
        moves = set(CONNECT_FOUR.policy_weights(board, CASUAL))
        assert moves <= completing(board, board.turn), str(board)
    for board in with_a_three_to_stop():
        moves = set(CONNECT_FOUR.policy_weights(board, CASUAL))
        assert moves == completing(board, board.turn.other), str(board)
    assert set(CONNECT_FOUR.policy_weights(Board(), CASUAL)) == set(range(7))
