"""Which level a game counts for when the levels change while it is played, and totals of many."""

from dataclasses import replace
from itertools import product

import pytest

from tests.sample_games import WATCHED
from tictac_gui.engine import ADAPTIVE, Difficulty, Level, Mark
from tictac_gui.play.records import GameRecord, Score, Tally
from tictac_gui.play.setup import Players, Setup

SOLO = (Players.PERSON_AS_X, Players.PERSON_AS_O, Players.ALTERNATING)
BOTH = frozenset(Mark)


@pytest.mark.parametrize(
    ("players", "before", "after"), list(product(SOLO, Difficulty, Difficulty)), ids=str
)
class TestAgainstAPerson:
    def test_an_easier_computer_counts_and_a_stronger_one_does_not(
        self, players: Players, before: Difficulty, after: Difficulty
    ) -> None:
        game = GameRecord.begin(Setup(players, before), 1, (4, 0, 8))
        changed = game.with_levels(Setup(players, after), BOTH)
        assert changed.setup.difficulty is after
        assert changed.counts is (after.value <= before.value)

    def test_any_level_counts_as_long_as_the_computer_has_not_moved(
        self, players: Players, before: Difficulty, after: Difficulty
    ) -> None:
        game = GameRecord.begin(Setup(players, before), 0, (4,))
        assert game.with_levels(Setup(players, after), game.people).counts

    def test_practice_stays_practice(
        self, players: Players, before: Difficulty, after: Difficulty
    ) -> None:
        game = GameRecord.begin(Setup(players, before), 0, (4, 0), counts=False)
        assert not game.with_levels(Setup(players, after), BOTH).counts


@pytest.mark.parametrize("players", SOLO)
class TestTheAdaptiveLevel:
    @pytest.mark.parametrize("level", [*Difficulty, ADAPTIVE])
    def test_counts_when_it_is_left_for_one_that_is_certainly_no_stronger(
        self, players: Players, level: Level
    ) -> None:
        game = GameRecord.begin(Setup(players, ADAPTIVE), 1, (4, 0, 8))
        counts = game.with_levels(Setup(players, level), BOTH).counts
        assert counts is (level in (Difficulty.EASY, ADAPTIVE))

    @pytest.mark.parametrize("level", Difficulty)
    def test_does_not_count_when_another_has_moved_before_it(
        self, players: Players, level: Difficulty
    ) -> None:
        game = GameRecord.begin(Setup(players, level), 1, (4, 0, 8))
        adaptive = Setup(players, ADAPTIVE)
        assert not game.with_levels(adaptive, BOTH).counts
        assert game.with_levels(adaptive, game.people).counts


def test_the_same_game_goes_on() -> None:
    game = GameRecord.begin(Setup(), 0, (4, 0, 8))
    changed = game.with_levels(Setup(difficulty=Difficulty.EASY), BOTH)
    assert replace(changed, setup=game.setup) == game


@pytest.mark.parametrize("level", [Difficulty.MEDIUM, Difficulty.HARD, Difficulty.UNBEATABLE])
def test_between_computers_every_change_to_one_that_has_moved_makes_practice(
    level: Difficulty,
) -> None:
    game = GameRecord.begin(WATCHED, 0, (4,))
    changed = replace(WATCHED, x_difficulty=level)
    assert not game.with_levels(changed, frozenset({Mark.X})).counts
    assert game.with_levels(changed, frozenset()).counts


class TestTotals:
    def test_begin_with_nothing(self) -> None:
        assert Score() == Score(0, 0, 0)
        nothing = Tally(Difficulty.EASY, Mark.X)
        assert nothing == Tally(Difficulty.EASY, Mark.X, 0, 0, 0, 0)
        assert nothing.played == 0

    def test_of_a_tally_add_up(self) -> None:
        assert Tally(Difficulty.EASY, Mark.X, won=4, drawn=2, lost=1).played == 7
