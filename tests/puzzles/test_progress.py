from datetime import UTC, date, datetime, timedelta, timezone

from tictac_gui.play.records import Attempt, AttemptResult
from tictac_gui.puzzles.progress import PuzzleProgress

MONDAY = datetime(2026, 3, 2, 20, tzinfo=UTC)
BEFORE = MONDAY - timedelta(days=1)


def progress(*results: tuple[str, AttemptResult], days: tuple[int, ...] = ()) -> PuzzleProgress:
    """Return what results add up to, all of one day unless it is said how many days later."""
    later = days or (0,) * len(results)
    return PuzzleProgress(
        [
            Attempt.make(name, MONDAY + timedelta(days=day), result)
            for (name, result), day in zip(results, later, strict=True)
        ]
    )


class TestWhatIsSolved:
    def test_is_nothing_at_first(self) -> None:
        assert PuzzleProgress().solved == frozenset()

    def test_is_what_was_solved_at_the_first_go_or_later(self) -> None:
        found = progress(
            ("a", AttemptResult.SOLVED),
            ("b", AttemptResult.FAILED),
            ("b", AttemptResult.MENDED),
            ("c", AttemptResult.FAILED),
        )
        assert found.solved == {"a", "b"}


class TestTheDays:
    def test_are_those_on_which_a_puzzle_was_solved_at_once_or_later(self) -> None:
        found = progress(
            ("a", AttemptResult.SOLVED),
            ("b", AttemptResult.FAILED),
            ("c", AttemptResult.MENDED),
            days=(0, 1, 3),
        )
        assert found.days == {date(2026, 3, 2), date(2026, 3, 5)}


class TestTheStreak:
    def test_is_none_at_first(self) -> None:
        assert (PuzzleProgress().streak, PuzzleProgress().best_streak) == (0, 0)

    def test_grows_with_every_puzzle_that_is_solved_at_the_first_go(self) -> None:
        found = progress(("a", AttemptResult.SOLVED), ("b", AttemptResult.SOLVED))
        assert (found.streak, found.best_streak) == (2, 2)

    def test_ends_with_a_wrong_answer_and_the_best_one_stays(self) -> None:
        found = progress(
            ("a", AttemptResult.SOLVED),
            ("b", AttemptResult.SOLVED),
            ("c", AttemptResult.FAILED),
            ("c", AttemptResult.MENDED),
            ("d", AttemptResult.SOLVED),
        )
        assert (found.streak, found.best_streak) == (1, 2)


class TestAPositionFromAGame:
    def test_is_due_until_it_was_solved_on_two_days(self) -> None:
        assert PuzzleProgress().is_due("a", BEFORE, MONDAY.date())
        once = progress(("a", AttemptResult.SOLVED))
        assert not once.is_due("a", BEFORE, MONDAY.date()), "not again on the same day"
        assert once.is_due("a", BEFORE, date(2026, 3, 3))
        twice = progress(("a", AttemptResult.SOLVED), ("a", AttemptResult.SOLVED), days=(0, 1))
        assert not twice.is_due("a", BEFORE, date(2026, 3, 9))

    def test_is_not_done_by_solving_it_twice_in_a_row(self) -> None:
        found = progress(("a", AttemptResult.SOLVED), ("a", AttemptResult.SOLVED))
        assert found.is_due("a", BEFORE, date(2026, 3, 3))

    def test_is_not_done_by_what_was_only_mended(self) -> None:
        found = progress(("a", AttemptResult.SOLVED), ("a", AttemptResult.MENDED), days=(0, 1))
        assert found.is_due("a", BEFORE, date(2026, 3, 9))

    def test_comes_back_with_another_game_in_which_it_went_wrong(self) -> None:
        found = progress(("a", AttemptResult.SOLVED), ("a", AttemptResult.SOLVED), days=(0, 1))
        later = MONDAY + timedelta(days=5)
        assert found.is_due("a", later, later.date())

    def test_has_its_days_where_the_person_was(self) -> None:
        """Half past midnight in Berlin is still the day before in London."""
        berlin = timezone(timedelta(hours=1))
        tried = datetime(2026, 3, 3, 0, 30, tzinfo=berlin)
        found = PuzzleProgress([Attempt.make("a", tried, AttemptResult.SOLVED)])
        assert found.days_solved("a", BEFORE) == {date(2026, 3, 3)}
