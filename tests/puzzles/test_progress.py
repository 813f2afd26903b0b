from datetime import UTC, date, datetime, timedelta, timezone

from tictac_gui.play.records import Attempt, Result
from tictac_gui.puzzles.progress import Progress

MONDAY = datetime(2026, 3, 2, 20, tzinfo=UTC)
BEFORE = MONDAY - timedelta(days=1)


def progress(*results: tuple[str, Result], days: tuple[int, ...] = ()) -> Progress:
    """Return what results add up to, all of one day unless it is said how many days later."""
    later = days or (0,) * len(results)
    return Progress(
        [
            Attempt.make(name, MONDAY + timedelta(days=day), result)
            for (name, result), day in zip(results, later, strict=True)
        ]
    )


class TestWhatIsSolved:
    def test_is_nothing_at_first(self) -> None:
        assert Progress().solved == frozenset()

    def test_is_what_was_solved_at_the_first_go_or_later(self) -> None:
        found = progress(
            ("a", Result.SOLVED), ("b", Result.FAILED), ("b", Result.MENDED), ("c", Result.FAILED)
        )
        assert found.solved == {"a", "b"}


class TestTheStreak:
    def test_is_none_at_first(self) -> None:
        assert (Progress().streak, Progress().best_streak) == (0, 0)

    def test_grows_with_every_puzzle_that_is_solved_at_the_first_go(self) -> None:
        found = progress(("a", Result.SOLVED), ("b", Result.SOLVED))
        assert (found.streak, found.best_streak) == (2, 2)

    def test_ends_with_a_wrong_answer_and_the_best_one_stays(self) -> None:
        found = progress(
            ("a", Result.SOLVED),
            ("b", Result.SOLVED),
            ("c", Result.FAILED),
            ("c", Result.MENDED),
            ("d", Result.SOLVED),
        )
        assert (found.streak, found.best_streak) == (1, 2)


class TestAPositionFromAGame:
    def test_is_due_until_it_was_solved_on_two_days(self) -> None:
        assert Progress().is_due("a", BEFORE, MONDAY.date())
        once = progress(("a", Result.SOLVED))
        assert not once.is_due("a", BEFORE, MONDAY.date()), "not again on the same day"
        assert once.is_due("a", BEFORE, date(2026, 3, 3))
        twice = progress(("a", Result.SOLVED), ("a", Result.SOLVED), days=(0, 1))
        assert not twice.is_due("a", BEFORE, date(2026, 3, 9))

    def test_is_not_done_by_solving_it_twice_in_a_row(self) -> None:
        found = progress(("a", Result.SOLVED), ("a", Result.SOLVED))
        assert found.is_due("a", BEFORE, date(2026, 3, 3))

    def test_is_not_done_by_what_was_only_mended(self) -> None:
        found = progress(("a", Result.SOLVED), ("a", Result.MENDED), days=(0, 1))
        assert found.is_due("a", BEFORE, date(2026, 3, 9))

    def test_comes_back_with_another_game_in_which_it_went_wrong(self) -> None:
        found = progress(("a", Result.SOLVED), ("a", Result.SOLVED), days=(0, 1))
        later = MONDAY + timedelta(days=5)
        assert found.is_due("a", later, later.date())

    def test_has_its_days_where_the_person_was(self) -> None:
        """Half past midnight in Berlin is still the day before in London."""
        berlin = timezone(timedelta(hours=1))
        tried = datetime(2026, 3, 3, 0, 30, tzinfo=berlin)
        found = Progress([Attempt.make("a", tried, Result.SOLVED)])
        assert found.days_solved("a", BEFORE) == {date(2026, 3, 3)}
