"""What counts as a person's mistake in a past game, and how long it is looked for."""

from dataclasses import replace
from random import Random

import pytest

from tests.sample_games import EASY_AS_O, EASY_AS_X, O_WINS, X_WINS
from tests.slow_scores import SlowScores
from tictac_gui.engine import Difficulty, SearchStopped
from tictac_gui.engine.stopping import Stop
from tictac_gui.games import CONNECT_FOUR, TIC_TAC_TOE
from tictac_gui.games.puzzles import is_plain
from tictac_gui.play.records import GameRecord, Mistakes
from tictac_gui.play.setup import Players, Setup
from tictac_gui.puzzles import catalogue as module
from tictac_gui.puzzles.catalogue import find_mistakes

MISSED = (0, 4, 8, 1, 2, 7)
"""X doesn't stop O with its third move."""
FOUR_AS_X = Setup(Players.PERSON_AS_X, Difficulty.EASY, game=CONNECT_FOUR)
EARLY = (4, 0, 0, 1, 6, 3, 2, 6, 6, 2, 2, 3, 5, 4, 5, 1)
"""With its seventh move X throws away a win that is far off, and loses two moves later."""


def never() -> bool:
    return False


def found(setup: Setup, moves: tuple[int, ...]) -> Mistakes:
    return find_mistakes(GameRecord.begin(setup, 0, moves), never)


def test_are_moves_of_the_person_that_gave_the_result_away() -> None:
    assert found(EASY_AS_X, MISSED) == Mistakes((4,))
    assert found(EASY_AS_O, X_WINS) == Mistakes((1,))


def test_are_just_those_that_a_review_finds_and_are_near_enough() -> None:
    rng = Random(1)
    for _ in range(50):
        position, moves = TIC_TAC_TOE.start, []
        while not position.outcome:
            moves.append(rng.choice(position.moves()))
            position = position.play(moves[-1])
        judged = TIC_TAC_TOE.review(moves).moves
        plain = (
            number
            for number, move in enumerate(judged)
            if move.verdict.changes_result and number % 2 == 0 and is_plain(move.before, move.after)
        )
        assert found(EASY_AS_X, tuple(moves)) == Mistakes(tuple(plain)), moves


def test_are_not_those_that_only_a_book_of_openings_shows() -> None:
    """To begin at the edge loses, but only after some forty moves."""
    assert found(FOUR_AS_X, (0, 3, 0, 3, 0, 3, 6, 3)) == Mistakes((6,))


def test_are_found_early_in_a_game_too_where_their_punishment_is_near() -> None:
    assert 12 in found(FOUR_AS_X, EARLY).found


def test_are_undecided_where_to_judge_them_takes_longer_than_anybody_would_wait(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(module, "SECONDS", 0.0)
    # The lower right cell, which is free before X's second move.
    slow = SlowScores(TIC_TAC_TOE, slow={MISSED[2]})
    assert found(replace(EASY_AS_X, game=slow.game), MISSED) == Mistakes((4,), undecided=(0, 2))


def test_are_looked_for_no_longer_than_anybody_wants_them() -> None:
    slow = SlowScores(TIC_TAC_TOE)
    record = GameRecord.begin(replace(EASY_AS_X, game=slow.game), 0, O_WINS)
    stop = Stop()
    stop.set()
    with pytest.raises(SearchStopped):
        find_mistakes(record, stop)
