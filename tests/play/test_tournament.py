from collections.abc import Iterator
from fractions import Fraction
from itertools import count, product

import pytest

from tests.tic_tac_toe import odds
from tests.tic_tac_toe import play_match as play
from tictac_gui.engine import SearchStopped
from tictac_gui.engine.levels import Policy
from tictac_gui.games import CONNECT_FOUR, TIC_TAC_TOE
from tictac_gui.games.matchup import Standing, interval
from tictac_gui.play.tournament import PairingResult, TournamentProgress, play_tournament

RANDOM, EASY, UNBEATABLE = "random", "easy", "unbeatable"
POLICIES = TIC_TAC_TOE.players
PAIRINGS = tuple(product(POLICIES, POLICIES))


def last(steps: Iterator[TournamentProgress]) -> TournamentProgress:
    *_, progress = steps
    return progress


def test_every_pairing_plays_the_number_of_games() -> None:
    progress = last(play_tournament(TIC_TAC_TOE, PAIRINGS, 100, seed=1))
    assert tuple(progress.results) == PAIRINGS
    assert {result.standing.games for result in progress.results.values()} == {100}
    assert progress.played == progress.total == 3600


def test_a_pairing_plays_the_same_games_by_itself_as_among_others() -> None:
    together = last(play_tournament(TIC_TAC_TOE, [(EASY, RANDOM), (RANDOM, EASY)], 2500, seed=8))
    *_, alone = play(POLICIES[RANDOM], POLICIES[EASY], 2500, 8)
    assert together.results[RANDOM, EASY].standing == alone
    assert together.results[RANDOM, EASY].seed == 8


def test_the_exact_odds_are_reported_before_the_first_game() -> None:
    first = next(play_tournament(TIC_TAC_TOE, [(RANDOM, UNBEATABLE)], 100, seed=1))
    result = first.results[RANDOM, UNBEATABLE]
    assert result.odds == odds(POLICIES[RANDOM], POLICIES[UNBEATABLE])
    assert result.odds
    assert result.odds.x_wins == 0
    assert result.standing == Standing()
    assert first.per_second is None
    assert first.seconds_left is None


def test_without_games_only_the_odds_are_reported() -> None:
    [progress] = play_tournament(TIC_TAC_TOE, [(RANDOM, RANDOM)], 0, seed=1)
    found = progress.results[RANDOM, RANDOM].odds
    assert found
    assert found.x_wins == Fraction(737, 1260)
    assert progress.played == progress.total == 0


def test_reported_progress_does_not_change_afterwards() -> None:
    steps = play_tournament(TIC_TAC_TOE, [(RANDOM, RANDOM), (EASY, EASY)], 100, seed=1)
    first = next(steps)
    last(steps)
    assert list(first.results) == [(RANDOM, RANDOM)]
    assert first.played == 0


def test_pairings_take_turns() -> None:
    steps = play_tournament(CONNECT_FOUR, [(RANDOM, RANDOM), (RANDOM, EASY)], 3, seed=1)
    games = [[result.standing.games for result in step.results.values()] for step in steps]
    assert games == [[0], [0, 0], [1, 0], [1, 1], [2, 1], [2, 2], [3, 2], [3, 3]]


def test_without_odds_their_bounds_are_reported() -> None:
    progress = last(play_tournament(CONNECT_FOUR, [(RANDOM, RANDOM)], 20, seed=1))
    result = progress.results[RANDOM, RANDOM]
    assert result.odds is None
    assert result.intervals[0] == interval(result.standing.x_wins, 20)
    assert len(result.intervals) == 3
    assert PairingResult(None, seed=1).intervals == ()


def test_where_nothing_is_left_to_chance_one_game_is_enough() -> None:
    pairing = ("minimax-2", "minimax-1")
    progress = last(play_tournament(CONNECT_FOUR, [pairing, (RANDOM, RANDOM)], 20, seed=1))
    assert progress.total == progress.played == 21
    assert progress.results[pairing].standing.games == 1
    assert set(progress.results[pairing].intervals) == {(0, 0), (1, 1)}


def test_stops_when_asked_to_even_in_the_middle_of_a_game() -> None:
    steps = play_tournament(CONNECT_FOUR, [(EASY, EASY)], 20, seed=1, should_stop=lambda: True)
    assert next(steps).played == 0
    with pytest.raises(SearchStopped):
        next(steps)


def test_the_time_left_is_known_once_every_pairing_has_been_played() -> None:
    def ten_then_ten(x: Policy, _o: Policy, games: int, _seed: int) -> Iterator[Standing]:
        for played in (games // 2, games):
            if x == POLICIES[EASY]:
                # This pairing takes four times as long.
                for _ in range(3):
                    clock()
            yield Standing(x_wins=played)

    # It goes on by a second whenever it is looked at.
    seconds = count()

    def clock() -> float:
        return float(next(seconds))

    pairings = [(RANDOM, RANDOM), (EASY, EASY)]
    steps = play_tournament(TIC_TAC_TOE, pairings, 20, 1, ten_then_ten, clock=clock)
    figures = [(step.played, step.per_second, step.seconds_left) for step in steps]
    assert figures == [
        (0, None, None),
        (0, None, None),
        (10, 10, None),
        (20, 20 / 5, 5),
        (30, 30 / 6, 4),
        (40, 40 / 10, 0),
    ]
