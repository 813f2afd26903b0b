"""What puzzles of all games have in common."""

from collections import Counter
from datetime import date, timedelta
from fractions import Fraction

import pytest

from tests.countdown import COUNTDOWN
from tictac_gui.engine.search import Ending, Forecast
from tictac_gui.games import GAMES, TIC_TAC_TOE, Game
from tictac_gui.games.puzzles import Puzzle, PuzzleKind, is_plain, number_of_day

FIRST = date(2026, 3, 1)


class TestThePuzzleOfTheDay:
    @pytest.mark.parametrize(("puzzles", "number"), [(425, 66), (180, 28), (8, 4), (2, 0), (1, 0)])
    def test_is_the_same_for_everyone(self, puzzles: int, number: int) -> None:
        """Numbers, so that another version of Python or of the program would be noticed."""
        assert number_of_day(FIRST, puzzles) == number

    @pytest.mark.parametrize("puzzles", [1, 2, 3, 8, 16, 30, 180, 425])
    def test_comes_again_only_after_all_others(self, puzzles: int) -> None:
        days = [FIRST + timedelta(days=day) for day in range(2 * puzzles)]
        numbers = Counter(number_of_day(day, puzzles) for day in days)
        assert numbers == dict.fromkeys(range(puzzles), 2)

    def test_is_far_from_the_day_before_s(self) -> None:
        today, tomorrow = (number_of_day(FIRST + timedelta(days=day), 180) for day in range(2))
        assert 45 < abs(today - tomorrow) < 135


class TestAMistake:
    @pytest.mark.parametrize(
        ("before", "after", "is_seen"),
        [
            (Forecast(Ending.WIN, 1), Forecast(Ending.DRAW), True),
            (Forecast(Ending.WIN, 5), Forecast(Ending.DRAW), True),
            (Forecast(Ending.WIN, 6), Forecast(Ending.DRAW), False),
            (Forecast(Ending.DRAW), Forecast(Ending.LOSS, 1), True),
            (Forecast(Ending.DRAW), Forecast(Ending.LOSS, 5), True),
            (Forecast(Ending.DRAW), Forecast(Ending.LOSS, 6), False),
            (Forecast(Ending.WIN, 20), Forecast(Ending.LOSS, 2), True),
            (Forecast(Ending.WIN, 2), Forecast(Ending.LOSS, 20), True),
            (Forecast(Ending.WIN, 20), Forecast(Ending.LOSS, 20), False),
            (Forecast(Ending.WIN), Forecast(Ending.DRAW), False),
        ],
    )
    def test_is_plain_if_what_it_gives_away_is_near(
        self, before: Forecast, after: Forecast, *, is_seen: bool
    ) -> None:
        assert is_plain(before, after) is is_seen


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_game_has_puzzles_with_names_of_their_own(game: Game) -> None:
    assert game.puzzles
    puzzles = game.puzzles().collection(None)
    assert len({puzzle.name for puzzle in puzzles}) == len(puzzles)


def test_a_game_may_have_none() -> None:
    assert COUNTDOWN.puzzles is None


def test_a_person_makes_as_many_moves_as_the_kind_asks_for() -> None:
    assert {kind: kind.own_moves for kind in PuzzleKind if kind.own_moves > 1} == {
        PuzzleKind.FIND_FORK: 2,
        PuzzleKind.WIN_IN_THREE: 3,
    }


@pytest.mark.parametrize(
    ("kind", "by_chance", "by_lookahead", "stars"),
    [
        (PuzzleKind.STOP_FORK, "1/2", "0", 1),
        (PuzzleKind.WIN_IN_ONE, "6/7", "0", 2),
        (PuzzleKind.ONLY_MOVE, "6/7", "1/3", 3),
        (PuzzleKind.ONLY_MOVE, "6/7", "1/2", 4),
        (PuzzleKind.WIN_IN_THREE, "6/7", "1", 5),
    ],
)
def test_stars_say_how_hard_a_puzzle_is(
    kind: PuzzleKind, by_chance: str, by_lookahead: str, stars: int
) -> None:
    shares = Fraction(by_chance), Fraction(by_lookahead)
    assert Puzzle(kind, TIC_TAC_TOE.start, None, *shares).stars == stars


@pytest.mark.parametrize("game", GAMES)
def test_no_puzzle_is_solved_by_more_than_half_of_the_moves(game: Game) -> None:
    assert game.puzzles
    for puzzle in game.puzzles().collection(None):
        assert puzzle.by_chance >= Fraction(1, 2), puzzle.name
