"""Questions are answered beside saving: no game waits until they are, however long they take."""

import sqlite3
from collections.abc import Callable, Collection, Iterator
from contextlib import closing
from datetime import datetime
from operator import methodcaller
from pathlib import Path
from threading import Event
from typing import Self

import pytest
from pytestqt.qtbot import QtBot

from tests.sample_games import O_WINS
from tests.storage.files_of_games import new_game, parts, wins, write_games
from tests.storage.stores import OpenStore, Owner, ask, carry_out, score, start
from tests.storage.strange_files import FOR_EVER
from tictac_gui.games import TIC_TAC_TOE, Game
from tictac_gui.play.records import GameRecord, Score, Tally
from tictac_gui.play.setup import Seat
from tictac_gui.storage.database import Database
from tictac_gui.storage.reader import Reader, Reading

PATIENCE_S = 60


class Statistics:
    """A question that is in the middle of the file until it is let go."""

    def __init__(self) -> None:
        self.is_under_way = Event()
        self.let_go = Event()

    def __call__(self, database: Database) -> list[Tally]:
        rows = database.rows("SELECT moves FROM game", ())
        next(rows)
        self.is_under_way.set()
        assert self.let_go.wait(PATIENCE_S)
        rows.close()  # type: ignore[attr-defined]
        return database.tallies(TIC_TAC_TOE)


@pytest.fixture
def statistics() -> Iterator[Statistics]:
    statistics = Statistics()
    yield statistics
    statistics.let_go.set()


def moves_under_way(path: Path) -> list[str]:
    """Return what a program would find if this one were killed now."""
    with closing(sqlite3.connect(path)) as connection:
        query = "SELECT moves FROM game WHERE result = 'playing'"
        return [moves for (moves,) in connection.execute(query)]


def test_a_move_is_on_disk_before_the_statistics_are_known(
    qtbot: QtBot, open_store: OpenStore, path: Path, statistics: Statistics
) -> None:
    write_games(path, 50)
    store = open_store()
    start(qtbot, store)
    owner = Owner(store)
    with qtbot.waitSignal(owner.answered) as answered:
        owner.ask(statistics)
        assert statistics.is_under_way.wait(PATIENCE_S)
        store.save(new_game((4, 0)))
        qtbot.waitUntil(lambda: moves_under_way(path) == ["40"])
        store.save(new_game())
        qtbot.waitUntil(lambda: moves_under_way(path) == [])
        assert not answered.signal_triggered
        statistics.let_go.set()
    assert answered.args is not None
    assert answered.args[0][0].won == 51, "what was asked later is not passed over"


def test_choices_do_not_wait_for_them_either(
    qtbot: QtBot, open_store: OpenStore, path: Path, statistics: Statistics
) -> None:
    write_games(path, 1)
    store = open_store()
    start(qtbot, store)
    Owner(store).ask(statistics)
    assert statistics.is_under_way.wait(PATIENCE_S)
    carry_out(qtbot, store, lambda database: database.clear(TIC_TAC_TOE))
    assert wins(path) == 0


def test_an_answer_has_all_that_was_saved_before_the_question(
    qtbot: QtBot, open_store: OpenStore
) -> None:
    store = open_store()
    start(qtbot, store)
    for count in range(1, 30):
        store.save(new_game())
        assert ask(qtbot, store, lambda database: database.count(TIC_TAC_TOE)) == count


@pytest.mark.usefixtures("unlimited")
def test_a_file_that_is_lost_meanwhile_is_asked_no_more_but_the_new_one_is(
    qtbot: QtBot, open_store: OpenStore, path: Path
) -> None:
    write_games(path, 5)
    store = open_store()
    start(qtbot, store)
    is_under_way = Event()

    def count(database: Database) -> int:
        if not is_under_way.is_set():
            is_under_way.set()
            database.execute(FOR_EVER)
        return database.count(TIC_TAC_TOE)

    owner = Owner(store)
    with qtbot.waitSignal(owner.answered) as answered:
        owner.ask(count)
        assert is_under_way.wait(PATIENCE_S)
        for part in parts(path):
            part.unlink()
        store.save(new_game())
    assert answered.args is not None
    assert answered.args[0] == 1


class SlowlyOpened(Database):
    """A database that the reader opens only when it is let go."""

    is_opening = Event()
    let_go = Event()

    def opened_to_read(self, should_stop: Callable[[], bool]) -> Self:
        self.is_opening.set()
        assert self.let_go.wait(PATIENCE_S)
        return super().opened_to_read(should_stop)


def test_a_lost_file_that_a_question_meets_first_costs_no_game(
    qtbot: QtBot, open_store: OpenStore, path: Path
) -> None:
    store = open_store(SlowlyOpened)
    start(qtbot, store)
    store.save(new_game())
    owner = Owner(store)
    with (
        qtbot.assertNotEmitted(store.saving_failed),
        qtbot.waitSignal(store.file_lost),
        qtbot.waitSignal(owner.answered) as answered,
    ):
        owner.ask(lambda database: database.count(TIC_TAC_TOE))
        assert SlowlyOpened.is_opening.wait(PATIENCE_S)
        for part in parts(path):
            part.unlink()
        SlowlyOpened.let_go.set()
    assert answered.args is not None
    assert answered.args[0] == 1
    store.shutdown()
    assert wins(path) == 1


class Vanishing(Database):
    """A database whose file is deleted while the reader opens it."""

    is_to_vanish = False

    def _is_whole(self, path: Path) -> bool:
        if Vanishing.is_to_vanish:
            Vanishing.is_to_vanish = False
            for part in parts(path):
                part.unlink()
        return super()._is_whole(path)


def test_a_file_may_be_lost_while_it_is_opened_to_read(qtbot: QtBot, open_store: OpenStore) -> None:
    store = open_store(Vanishing)
    start(qtbot, store)
    store.save(new_game())
    carry_out(qtbot, store, lambda _database: True)
    Vanishing.is_to_vanish = True
    with qtbot.waitSignal(store.file_lost):
        assert ask(qtbot, store, lambda database: database.count(TIC_TAC_TOE)) == 1


def test_a_file_can_be_released_on_the_signal_that_a_question_has_failed(path: Path) -> None:
    reader = Reader(Event())
    errors: list[Exception] = []

    def release(_reading: Reading, error: Exception) -> None:
        reader.release()
        errors.append(error)

    reader.failed.connect(release)
    with closing(Database(path)) as database:
        reader.serve(database)
        ask_nonsense = methodcaller("execute", "SELECT * FROM nowhere")
        reader.answer(Reading(ask_nonsense, print, database, database.state()))
    assert list(map(str, errors)) == ["no such table: nowhere"]


class SlowlyLeft(Database):
    """A database that is left slowly, as on a slow disk, and notes when it is opened to read."""

    has_interrupted = Event()
    is_opened_again = Event()
    was_opened_too_soon = False

    def opened_to_read(self, should_stop: Callable[[], bool]) -> Self:
        if self.has_interrupted.is_set():
            self.is_opened_again.set()
        return super().opened_to_read(should_stop)

    def games_of_sitting(self, began: datetime, resumed: Collection[str]) -> list[GameRecord]:
        # The reader has plenty of time for the next question.
        SlowlyLeft.was_opened_too_soon = self.is_opened_again.wait(0.5)
        return super().games_of_sitting(began, resumed)


@pytest.mark.usefixtures("unlimited")
def test_a_file_that_is_being_left_is_not_opened_for_the_next_question(
    qtbot: QtBot, open_store: OpenStore, path: Path
) -> None:
    write_games(path, 5)
    backup = path.with_name("backup.sqlite")
    write_games(backup, 10)
    store = open_store(SlowlyLeft)
    start(qtbot, store)

    def work_for_ever(database: Database) -> None:
        if not SlowlyLeft.has_interrupted.is_set():
            SlowlyLeft.has_interrupted.set()
            database.execute(FOR_EVER)

    owner = Owner(store)
    with (
        qtbot.waitSignal(store.file_lost),
        qtbot.waitSignal(owner.answered, check_params_cb=lambda answer: answer == 11),
    ):
        owner.ask(work_for_ever)
        assert SlowlyLeft.has_interrupted.wait(PATIENCE_S)
        owner.ask(lambda database: database.count(TIC_TAC_TOE))
        # From then on the question is the reader's.
        carry_out(qtbot, store, lambda _database: True)
        backup.replace(path)
        store.save(new_game())
    assert not SlowlyLeft.was_opened_too_soon


def test_an_answer_from_a_file_that_was_lost_meanwhile_is_not_given(
    qtbot: QtBot, open_store: OpenStore, path: Path
) -> None:
    write_games(path, 5)
    backup = path.with_name("backup.sqlite")
    write_games(backup, 10)
    store = open_store()
    start(qtbot, store)
    is_counted, let_go = Event(), Event()

    def count(database: Database) -> int:
        counted = database.count(TIC_TAC_TOE)
        is_counted.set()
        assert let_go.wait(PATIENCE_S)
        return counted

    owner = Owner(store)
    with qtbot.waitSignal(owner.answered) as answered:
        owner.ask(count)
        assert is_counted.wait(PATIENCE_S)
        backup.replace(path)
        store.save(new_game())
        let_go.set()
    assert answered.args is not None
    assert answered.args[0] == 11


class Counting(Database):
    """A database whose first count is known only when it is let go."""

    is_counted = Event()
    let_go = Event()

    def score(self, x: Seat, o: Seat, game: Game) -> Score:
        found = super().score(x, o, game)
        self.is_counted.set()
        assert self.let_go.wait(PATIENCE_S)
        return found


def test_a_game_that_ends_while_the_score_is_counted_counts_once(
    qtbot: QtBot, open_store: OpenStore, path: Path
) -> None:
    write_games(path, 2)
    store = open_store(Counting)
    start(qtbot, store)
    owner = Owner(store)
    with qtbot.waitSignal(owner.answered) as found:
        owner.find_score()
        assert Counting.is_counted.wait(PATIENCE_S)
        store.save(new_game(O_WINS))
        with closing(Database(path)) as other:
            qtbot.waitUntil(lambda: other.count(TIC_TAC_TOE) == 3)
        Counting.let_go.set()
    assert found.args == [Score(x_wins=2, o_wins=1)]


def test_own_games_are_not_replayed_again(qtbot: QtBot, open_store: OpenStore, path: Path) -> None:
    write_games(path, 2)
    store = open_store()
    start(qtbot, store)
    assert score(qtbot, store) == Score(x_wins=2)
    store.save(new_game(O_WINS))
    statements: list[str] = []
    ask(qtbot, store, lambda database: database._connection.set_trace_callback(statements.append))
    assert score(qtbot, store) == Score(x_wins=2, o_wins=1)
    assert statements
    assert not any("moves" in each for each in statements)


def test_a_file_that_is_closed_needs_no_log(
    qtbot: QtBot, open_store: OpenStore, path: Path
) -> None:
    store = open_store()
    start(qtbot, store)
    store.save(new_game())
    score(qtbot, store)
    store.shutdown()
    assert parts(path) == [path]
