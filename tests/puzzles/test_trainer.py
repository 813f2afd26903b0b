"""Which puzzle comes when: that of the day, those of a set, and those from a person's games."""

from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tests.puzzles.training import MISSED, Clock, NewTrainer, err, keep, solve
from tests.sample_games import EASY_AS_X
from tictac_gui.games import CONNECT_FOUR, GAMES, Game
from tictac_gui.games.puzzles import PuzzleKind, number_of_day
from tictac_gui.play.asking import Asker
from tictac_gui.play.records import GameRecord, local_time
from tictac_gui.puzzles.trainer import PuzzleSet, Trainer
from tictac_gui.storage.database import Database, attempts
from tictac_gui.storage.store import Store


def kind(trainer: Trainer) -> PuzzleKind | None:
    return trainer.session.puzzle.kind if trainer.session.puzzle else None


class TestTheFirstPuzzle:
    @pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
    def test_is_that_of_the_day(self, new_trainer: NewTrainer, clock: Clock, game: Game) -> None:
        first = new_trainer(game)
        assert first.game is game
        collection = first.catalogue.collection
        number = number_of_day(clock.now.date(), len(collection))
        assert first.session.puzzle == collection[number]
        assert first.chosen_set is PuzzleSet.TODAY
        clock.pass_days(1)
        assert new_trainer(game).session.puzzle != first.session.puzzle

    def test_is_another_once_it_has_been_tried_today(
        self, qtbot: QtBot, new_trainer: NewTrainer, clock: Clock
    ) -> None:
        first = new_trainer()
        solve(qtbot, first.session)
        again = new_trainer()
        assert again.chosen_set is PuzzleSet.ALL
        assert again.session.puzzle != first.session.puzzle
        clock.pass_days(1)
        assert new_trainer().chosen_set is PuzzleSet.TODAY

    def test_is_followed_by_all_kinds_in_turn(self, new_trainer: NewTrainer) -> None:
        trainer = new_trainer()
        kinds = []
        for _ in range(12):
            trainer.next()
            kinds.append(kind(trainer))
        assert kinds[:6] == [each for each in PuzzleKind if each is not PuzzleKind.BETTER_MOVE]
        assert trainer.chosen_set is PuzzleSet.ALL


class TestASet:
    @pytest.mark.parametrize(
        "asked",
        [each for each in PuzzleKind if each is not PuzzleKind.BETTER_MOVE],
        ids=lambda each: each.name,
    )
    def test_of_a_kind_has_all_of_that_kind(
        self, new_trainer: NewTrainer, asked: PuzzleKind
    ) -> None:
        trainer = new_trainer()
        members = trainer.members(PuzzleSet[asked.name])
        assert (
            members == [each for each in trainer.catalogue.collection if each.kind is asked] != []
        )

    def test_is_gone_through_from_the_easiest_to_the_hardest_and_round_again(
        self, new_trainer: NewTrainer
    ) -> None:
        trainer = new_trainer()
        trainer.choose(PuzzleSet.WIN_IN_THREE)
        members = list(trainer.members(PuzzleSet.WIN_IN_THREE))
        seen = [trainer.session.puzzle]
        for _ in members:
            trainer.next()
            seen.append(trainer.session.puzzle)
        assert seen == [*members, members[0]]

    def test_is_reported_to_be_another_and_so_is_its_next_puzzle(
        self, qtbot: QtBot, new_trainer: NewTrainer
    ) -> None:
        trainer = new_trainer()
        with qtbot.waitSignal(trainer.changed, timeout=0):
            trainer.choose(PuzzleSet.FIND_FORK)
        with qtbot.waitSignal(trainer.changed, timeout=0):
            trainer.next()

    def test_leaves_out_what_is_solved(self, qtbot: QtBot, new_trainer: NewTrainer) -> None:
        trainer = new_trainer()
        trainer.choose(PuzzleSet.WIN_IN_ONE)
        first = trainer.session.puzzle
        solve(qtbot, trainer.session)
        trainer.choose(PuzzleSet.WIN_IN_ONE)
        assert trainer.session.puzzle != first
        assert trainer.solved(PuzzleSet.WIN_IN_ONE) == 1

    def test_begins_again_when_all_of_it_is_solved(
        self, qtbot: QtBot, new_trainer: NewTrainer
    ) -> None:
        trainer = new_trainer()
        trainer.choose(PuzzleSet.ONLY_MOVE)
        finished = []
        for _ in range(2):
            solve(qtbot, trainer.session)
            finished.append(trainer.has_finished_set)
            trainer.next()
        assert finished == [False, True]
        assert not trainer.has_finished_set, "reported with the last puzzle only"
        assert trainer.solved(PuzzleSet.ONLY_MOVE) == 2
        assert kind(trainer) is PuzzleKind.ONLY_MOVE
        assert trainer.session.is_asking

    def test_goes_on_after_what_was_not_solved(self, new_trainer: NewTrainer) -> None:
        trainer = new_trainer()
        trainer.choose(PuzzleSet.FIND_FORK)
        trainer.next()
        second = trainer.session.puzzle
        assert second == trainer.members(PuzzleSet.FIND_FORK)[1]


class TestProgress:
    def test_counts_solved_puzzles_and_those_in_a_row(
        self, qtbot: QtBot, new_trainer: NewTrainer
    ) -> None:
        trainer = new_trainer()
        for _ in range(2):
            solve(qtbot, trainer.session)
            trainer.next()
        err(qtbot, trainer.session)
        trainer.session.try_again()
        solve(qtbot, trainer.session)
        found = trainer.progress
        assert (len(found.solved), found.streak, found.best_streak) == (3, 0, 2)

    def test_is_there_next_time(
        self, qtbot: QtBot, new_trainer: NewTrainer, store: Store, path: Path
    ) -> None:
        trainer = new_trainer(CONNECT_FOUR)
        solve(qtbot, trainer.session)
        assert new_trainer(CONNECT_FOUR).progress.streak == 1
        assert new_trainer().progress.streak == 0
        store.shutdown()
        with closing(Database(path)) as database:
            assert len(attempts(CONNECT_FOUR, database)) == 1

    def test_can_be_reset(self, qtbot: QtBot, new_trainer: NewTrainer) -> None:
        trainer = new_trainer()
        solve(qtbot, trainer.session)
        trainer.reset()
        qtbot.waitUntil(lambda: not trainer.progress.solved)
        assert trainer.progress.best_streak == 0


class TestOnesOwnGames:
    def test_come_back_until_solved_on_two_days(
        self, qtbot: QtBot, new_trainer: NewTrainer, path: Path, clock: Clock
    ) -> None:
        keep(path, (MISSED, EASY_AS_X))
        # After the game: that begins when it is written here.
        trainer = new_trainer()
        qtbot.waitUntil(lambda: len(trainer.catalogue.own) == 1)
        clock.now = trainer.catalogue.own[0].since
        for _ in range(2):
            clock.pass_days(1)
            trainer.choose(PuzzleSet.OWN)
            assert kind(trainer) is PuzzleKind.BETTER_MOVE
            assert trainer.own_puzzle == trainer.catalogue.own[0]
            solve(qtbot, trainer.session)
            trainer.choose(PuzzleSet.OWN)
            assert kind(trainer) is None, "not again on the same day"
        clock.pass_days(1)
        trainer.choose(PuzzleSet.OWN)
        assert kind(trainer) is None

    def test_that_have_nothing_left_lead_on_to_the_other_puzzles(
        self, new_trainer: NewTrainer
    ) -> None:
        trainer = new_trainer()
        trainer.choose(PuzzleSet.OWN)
        assert kind(trainer) is None
        trainer.next()
        assert trainer.chosen_set is PuzzleSet.ALL
        assert trainer.session.is_asking

    def test_come_up_as_soon_as_they_are_found(
        self, qtbot: QtBot, new_trainer: NewTrainer, store: Store
    ) -> None:
        trainer = new_trainer()
        trainer.choose(PuzzleSet.OWN)
        qtbot.waitUntil(lambda: not trainer.catalogue.is_reading)
        store.save(GameRecord.begin(EASY_AS_X, 0, MISSED))
        trainer.catalogue.look_for_newer()
        qtbot.waitUntil(lambda: kind(trainer) is PuzzleKind.BETTER_MOVE)

    def test_are_reported_when_they_are_found_during_others(
        self, qtbot: QtBot, new_trainer: NewTrainer, store: Store
    ) -> None:
        trainer = new_trainer()
        reported: list[int] = []
        trainer.changed.connect(lambda: reported.append(len(trainer.members(PuzzleSet.OWN))))
        store.save(GameRecord.begin(EASY_AS_X, 0, MISSED))
        trainer.catalogue.look_for_newer()
        qtbot.waitUntil(lambda: any(reported))
        assert trainer.chosen_set is PuzzleSet.TODAY

    def test_are_other_than_puzzles_of_the_game(self, new_trainer: NewTrainer) -> None:
        assert new_trainer().own_puzzle is None


def test_without_puzzles_the_reason_is_reported_until_there_are_some(
    qtbot: QtBot, store: Store, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    def no_resource(_name: str) -> Path:
        return Path("nowhere")

    with monkeypatch.context() as patched:
        patched.setattr("tictac_gui.games.connect_four.resource", no_resource)
        trainer = Trainer(CONNECT_FOUR, store, Asker, now=clock)
        reported: list[str | None] = []
        trainer.changed.connect(lambda: reported.append(trainer.fault))
        qtbot.waitUntil(lambda: any(reported))
    assert "nowhere" in (trainer.fault or "")
    trainer.begin_new_day()
    assert not trainer.is_ready
    assert trainer.chosen_set is PuzzleSet.TODAY
    trainer.refresh()
    qtbot.waitUntil(lambda: trainer.is_ready)
    assert trainer.fault is None
    trainer.shutdown()


def test_the_usual_clock_shows_the_local_time() -> None:
    assert abs((local_time() - datetime.now(UTC)).total_seconds()) < 60
    assert local_time().utcoffset() is not None
