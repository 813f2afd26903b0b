from collections.abc import Iterator
from fractions import Fraction
from itertools import count

from tests.tic_tac_toe import odds
from tests.tic_tac_toe import play_match as play
from tictac_gui.engine.difficulty import Policy
from tictac_gui.games.exact import Standing
from tictac_gui.games.tic_tac_toe.levels import Player
from tictac_gui.games.tic_tac_toe.matchup import PAIRINGS
from tictac_gui.play.runs.tournament import Progress, play_tournament

RANDOM, EASY, UNBEATABLE = Player.RANDOM, Player.EASY, Player.UNBEATABLE


def last(steps: Iterator[Progress]) -> Progress:
    *_, progress = steps
    return progress


def test_every_pairing_plays_the_number_of_games() -> None:
    progress = last(play_tournament(PAIRINGS, 100, seed=1))
    assert tuple(progress.results) == PAIRINGS
    assert {result.standing.games for result in progress.results.values()} == {100}
    assert progress.played == progress.total == 3600


def test_a_pairing_plays_the_same_games_by_itself_as_among_others() -> None:
    together = last(play_tournament([(EASY, RANDOM), (RANDOM, EASY)], 2500, seed=8))
    *_, alone = play(RANDOM.value, EASY.value, 2500, 8)
    assert together.results[RANDOM, EASY].standing == alone
    assert together.results[RANDOM, EASY].seed == 8


def test_the_exact_odds_are_told_before_the_first_game() -> None:
    first = next(play_tournament([(RANDOM, UNBEATABLE)], 100, seed=1))
    result = first.results[RANDOM, UNBEATABLE]
    assert result.odds == odds(RANDOM.value, UNBEATABLE.value)
    assert result.odds.x_wins == 0
    assert result.standing == Standing()
    assert first.per_second is None
    assert first.seconds_left is None


def test_no_games_tell_the_odds_alone() -> None:
    [progress] = play_tournament([(RANDOM, RANDOM)], 0, seed=1)
    assert progress.results[RANDOM, RANDOM].odds.x_wins == Fraction(737, 1260)
    assert progress.played == progress.total == 0


def test_what_was_told_does_not_change_afterwards() -> None:
    steps = play_tournament([(RANDOM, RANDOM), (EASY, EASY)], 100, seed=1)
    first = next(steps)
    last(steps)
    assert list(first.results) == [(RANDOM, RANDOM)]
    assert first.played == 0


def test_speed_and_time_left_follow_the_clock_of_the_games() -> None:
    def ten_then_ten(_x: Policy, _o: Policy, games: int, _seed: int) -> Iterator[Standing]:
        yield Standing(x_wins=games // 2)
        yield Standing(x_wins=games)

    # It goes on by a second at every look: two looks a pairing besides those for each standing.
    seconds = count()
    pairings = [(RANDOM, RANDOM), (EASY, EASY)]
    steps = play_tournament(pairings, 20, 1, ten_then_ten, lambda: float(next(seconds)))
    told = [(step.played, step.per_second, step.seconds_left) for step in steps]
    assert told == [
        (0, None, None),
        (10, 10, 3),
        (20, 10, 2),
        (20, 20 / 3, 3),
        (30, 30 / 4, 10 / (30 / 4)),
        (40, 40 / 5, 0),
    ]
