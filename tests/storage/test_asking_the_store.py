"""Whoever asks the store hears of it once, on their own thread, if they still want to know."""

from collections.abc import Iterator
from pathlib import Path
from threading import Event, current_thread, main_thread

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot
from shiboken6 import delete

from tests.storage.files_of_games import new_game, wins
from tests.storage.stores import OpenStore, ask, carry_out, score, start
from tictac_gui.engine import Difficulty
from tictac_gui.games import CONNECT_FOUR, TIC_TAC_TOE, Game
from tictac_gui.play.records import GameRecord, Score
from tictac_gui.storage.database import Database
from tictac_gui.storage.store import Store


class Held:
    """A question that is answered only when it is let go."""

    def __init__(self) -> None:
        self.let_go = Event()

    def __call__(self, _database: Database) -> str:
        assert self.let_go.wait(timeout=30)
        return "late"


@pytest.fixture
def store(qtbot: QtBot, open_store: OpenStore) -> Store:
    store = open_store()
    start(qtbot, store)
    return store


@pytest.fixture
def held() -> Iterator[Held]:
    held = Held()
    yield held
    held.let_go.set()


def settle(qtbot: QtBot, store: Store, held: Held) -> None:
    """Have everything answered: it is in the order of the questions."""
    held.let_go.set()
    ask(qtbot, store, lambda _database: None)


def test_an_answer_arrives_on_the_thread_that_asks(qtbot: QtBot, store: Store) -> None:
    threads: list[object] = []
    question = store.ask(
        store, lambda _database: current_thread(), lambda at: threads.extend([at, current_thread()])
    )
    assert question.is_open
    assert not threads, "not at once"
    qtbot.waitUntil(lambda: not question.is_open)
    found_on, told_on = threads
    assert found_on is not main_thread()
    assert told_on is main_thread()


def test_several_questions_of_one_owner_can_be_open(qtbot: QtBot, store: Store, held: Held) -> None:
    answers: list[object] = []
    store.ask(store, held, answers.append)
    store.change(store, lambda _database: "changed", answers.append)
    store.ask(store, lambda _database: "soon", answers.append)
    settle(qtbot, store, held)
    assert sorted(map(str, answers)) == ["changed", "late", "soon"]


def test_a_question_may_take_the_place_of_another(qtbot: QtBot, store: Store, held: Held) -> None:
    answers: list[object] = []
    first = store.ask(store, held, answers.append)
    store.ask(store, lambda _database: "the second", answers.append, instead_of=first)
    assert not first.is_open
    settle(qtbot, store, held)
    assert answers == ["the second"]


def test_so_may_one_for_the_score(qtbot: QtBot, store: Store, held: Held) -> None:
    answers: list[object] = []
    store.ask(store, held, bool)
    first = store.find_score(store, None, Difficulty.EASY, TIC_TAC_TOE, lambda _: answers.append(1))
    store.find_score(store, None, None, CONNECT_FOUR, answers.append, instead_of=first)
    settle(qtbot, store, held)
    assert answers == [Score()]


def test_a_question_that_is_dropped_gets_no_answer(qtbot: QtBot, store: Store, held: Held) -> None:
    answers: list[object] = []
    store.ask(store, held, answers.append).drop()
    store.change(store, lambda _database: "changed", answers.append).drop()
    settle(qtbot, store, held)
    assert answers == []


def test_no_answer_arrives_when_the_owner_has_gone(qtbot: QtBot, store: Store, held: Held) -> None:
    answers: list[object] = []
    owner = QObject()
    question = store.ask(owner, held, answers.append)
    store.find_unfinished(owner, TIC_TAC_TOE, answers.append)
    delete(owner)
    settle(qtbot, store, held)
    assert answers == []
    assert not question.is_open


def test_a_change_is_carried_out_though_nobody_wants_to_know(
    qtbot: QtBot, store: Store, held: Held
) -> None:
    done: list[bool] = []
    store.change(store, lambda _database: done.append(True))
    store.change(store, lambda _database: done.append(True), bool).drop()
    settle(qtbot, store, held)
    assert done == [True, True]


def test_no_answer_arrives_once_the_store_is_shut_down(
    qtbot: QtBot, store: Store, path: Path
) -> None:
    answers: list[object] = []
    question = store.change(store, lambda _database: True, answers.append)
    store.shutdown()
    assert not question.is_open
    qtbot.wait_until(lambda: True)
    assert answers == []
    assert wins(path) == 0


def out_of_order(_database: Database) -> None:
    raise RuntimeError("out of order")


class OutOfOrder(Database):
    """A database with an error in the query for the unfinished game."""

    def unfinished(self, _game: Game) -> GameRecord | None:
        raise RuntimeError("out of order")


def test_an_error_in_a_query_is_logged_and_the_answer_is_none(
    qtbot: QtBot, open_store: OpenStore, caplog: pytest.LogCaptureFixture
) -> None:
    store = open_store(OutOfOrder)
    with qtbot.assertNotEmitted(store.saving_failed):
        assert start(qtbot, store) is None
        assert ask(qtbot, store, out_of_order) is None
        assert carry_out(qtbot, store, out_of_order) is None
    errors = [record.exc_info[1] for record in caplog.records if record.exc_info]
    assert list(map(str, errors)) == ["out of order"] * 3
    store.save(new_game())
    assert score(qtbot, store) == Score(x_wins=1), "the file is not to blame"


def test_an_answer_may_make_somebody_ask_again(qtbot: QtBot, store: Store) -> None:
    answers: list[object] = []

    def ask_again(answer: object) -> None:
        answers.append(answer)
        store.ask(store, lambda _database: "the second", answers.append)

    store.ask(store, lambda _database: "the first", ask_again)
    qtbot.waitUntil(lambda: len(answers) == 2)
    assert answers == ["the first", "the second"]
    assert score(qtbot, store) == Score()
