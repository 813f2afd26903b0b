"""The clock jumps: past midnight, to another time zone, into summer time, or to another year."""

from datetime import UTC, datetime, timedelta, timezone

import pytest
from pytestqt.qtbot import QtBot

from tests.puzzles.training import Clock, NewTrainer, solve
from tictac_gui.games.puzzles import Puzzle, number_of_day
from tictac_gui.puzzles.trainer import PuzzleSet, Trainer

EARLIER, LATER = timezone(timedelta(hours=1)), timezone(timedelta(hours=2))
"""The same place before and after its clocks are put forward, or two places."""
YEARS = timedelta(days=20 * 365)


def puzzle_of_the_day(trainer: Trainer, clock: Clock) -> Puzzle:
    collection = trainer.catalogue.collection
    return collection[number_of_day(clock.now.date(), len(collection))]


class TestMidnight:
    def test_leaves_the_puzzle_that_is_being_solved_and_sets_the_new_day_s_next(
        self, qtbot: QtBot, new_trainer: NewTrainer, clock: Clock
    ) -> None:
        trainer = new_trainer()
        yesterday = trainer.session.puzzle
        clock.pass_days(1)
        solve(qtbot, trainer.session)
        assert trainer.session.puzzle == yesterday
        assert not trainer.has_finished_set, "there is another one already"
        sets = [trainer.chosen_set]
        trainer.next()
        sets.append(trainer.chosen_set)
        assert trainer.session.puzzle == puzzle_of_the_day(trainer, clock) != yesterday
        trainer.next()
        sets.append(trainer.chosen_set)
        assert sets == [PuzzleSet.TODAY, PuzzleSet.TODAY, PuzzleSet.ALL]

    def test_brings_the_new_day_s_when_the_window_opens_again(
        self, qtbot: QtBot, new_trainer: NewTrainer, clock: Clock
    ) -> None:
        trainer = new_trainer()
        solve(qtbot, trainer.session)
        trainer.next()
        sets = []
        for days in (0, 1):
            clock.pass_days(days)
            trainer.begin_new_day()
            sets.append(trainer.chosen_set)
        assert sets == [PuzzleSet.ALL, PuzzleSet.TODAY]
        assert trainer.session.puzzle == puzzle_of_the_day(trainer, clock)

    def test_leaves_a_half_solved_puzzle_in_a_window_that_opens_again(
        self, qtbot: QtBot, new_trainer: NewTrainer, clock: Clock
    ) -> None:
        trainer = new_trainer()
        trainer.choose(PuzzleSet.WIN_IN_ONE)
        half_solved = trainer.session.puzzle
        trainer.session.hint()
        clock.pass_days(1)
        trainer.begin_new_day()
        assert trainer.session.puzzle is half_solved
        solve(qtbot, trainer.session)
        trainer.begin_new_day()
        assert trainer.session.puzzle == puzzle_of_the_day(trainer, clock) != half_solved


class TestADay:
    @pytest.mark.parametrize(
        ("tried", "now", "is_same_day"),
        [
            (
                datetime(2026, 3, 28, 23, 30, tzinfo=EARLIER),
                datetime(2026, 3, 29, 12, tzinfo=LATER),
                False,
            ),
            (
                datetime(2026, 3, 29, 0, 10, tzinfo=EARLIER),
                datetime(2026, 3, 29, 12, tzinfo=LATER),
                True,
            ),
            (
                datetime(2026, 10, 25, 0, 10, tzinfo=LATER),
                datetime(2026, 10, 25, 12, tzinfo=EARLIER),
                True,
            ),
        ],
        ids=["the evening before", "in the night to summer time", "in the night from it"],
    )
    def test_ends_at_midnight_also_when_it_has_23_hours_or_25(
        self,
        qtbot: QtBot,
        new_trainer: NewTrainer,
        clock: Clock,
        tried: datetime,
        now: datetime,
        is_same_day: bool,
    ) -> None:
        # Which puzzle it is differs from day to day, so that of the second is tried on the first.
        clock.now = now
        trainer = new_trainer()
        clock.now = tried
        solve(qtbot, trainer.session)
        clock.now = now
        assert (new_trainer().chosen_set is PuzzleSet.ALL) == is_same_day

    def test_is_the_one_where_the_person_is_after_a_journey(
        self, qtbot: QtBot, new_trainer: NewTrainer, clock: Clock
    ) -> None:
        clock.now = datetime(2026, 3, 3, 0, 30, tzinfo=LATER)
        trainer = new_trainer()
        solve(qtbot, trainer.session)
        clock.now = clock.now.astimezone(UTC)
        assert clock.now.date() == datetime(2026, 3, 2, tzinfo=UTC).date()
        again = new_trainer()
        assert again.chosen_set is PuzzleSet.TODAY
        assert again.session.puzzle == puzzle_of_the_day(again, clock)


@pytest.mark.parametrize("jump", [YEARS, -YEARS], ids=["forwards", "backwards"])
def test_a_clock_that_is_years_off_costs_no_progress(
    qtbot: QtBot, new_trainer: NewTrainer, clock: Clock, jump: timedelta
) -> None:
    trainer = new_trainer()
    solve(qtbot, trainer.session)
    clock.now += jump
    trainer.next()
    solve(qtbot, trainer.session)
    assert trainer.progress.streak == len(trainer.progress.solved) == 2
    again = new_trainer()
    assert again.progress.streak == len(again.progress.solved) == 2
    assert again.session.puzzle not in (None, trainer.session.puzzle)
