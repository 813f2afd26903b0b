from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from random import Random
from threading import Event

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.changes import POSITIONS, none_of, wait_for
from tests.choosers import Gate, Script, endless
from tests.sample_games import TWO_PEOPLE
from tests.storage.stores import ask
from tictac_gui.engine import Difficulty, Mark
from tictac_gui.games import Game
from tictac_gui.games.tic_tac_toe import Board
from tictac_gui.play import change
from tictac_gui.play.asking import Asker
from tictac_gui.play.controller import GameController, Phase
from tictac_gui.play.move_finder import MoveChooser
from tictac_gui.play.records import GameRecord, Score
from tictac_gui.play.setup import Players, Setup
from tictac_gui.storage.database import Database
from tictac_gui.storage.store import Store

Start = Callable[..., GameController]


class SlowDisk:
    """Opens no file until it is let go; until then, what was left under way is unknown."""

    def __init__(self) -> None:
        self._ready = Event()

    def open(self, path: Path, patience: float) -> Database:
        assert self._ready.wait(timeout=30), "nobody waited for the disk"
        return Database(path, patience)

    def let_go(self) -> None:
        self._ready.set()

    def answer(self, qtbot: QtBot, game: GameController) -> None:
        """Let the store find the unfinished game."""
        self.let_go()
        found = ask(qtbot, game._store, lambda database: database.unfinished(game.setup.game))
        assert found is not None, "nothing was left under way"


@pytest.fixture
def start(qtbot: QtBot, qapp: QApplication, tmp_path: Path) -> Iterator[Start]:  # noqa: ARG001
    """Start the game as a new process would, again and again on the same file."""
    started: list[GameController] = []

    def start_it(
        setup: Setup = TWO_PEOPLE,
        chooser: MoveChooser = Game.choose_move,
        disk: SlowDisk | None = None,
        *,
        resume: bool = True,
    ) -> GameController:
        store = Store(tmp_path / "games.sqlite", disk.open if disk else Database)
        game = GameController(
            worker=Asker(),
            store=store,
            choose_move=chooser,
            find_hint=Game.find_hint,
            rng=Random(1),
            thinking_pause_ms=0,
            setup=setup,
        )
        started.append(game)
        if disk:
            game.start(resume=resume)
        else:
            game.start(resume=resume)
            ask(qtbot, store, lambda _database: None)
        return game

    yield start_it
    for game in started:
        game.shutdown()


def play(qtbot: QtBot, game: GameController, *cells: int) -> None:
    for cell in cells:
        qtbot.waitUntil(lambda: game.phase is Phase.PERSON)
        game.play_move(cell)


def test_the_next_start_shows_the_same_board_players_and_turn(qtbot: QtBot, start: Start) -> None:
    first = start(Setup(Players.PERSON_AS_O, Difficulty.HARD), Script([4, 8]))
    play(qtbot, first, 0)
    qtbot.waitUntil(lambda: len(first.board.moves()) == 6)
    first.shutdown()
    second = start()
    assert second.board == first.board
    assert second.last_move == 8
    assert second.setup.difficulty is Difficulty.HARD
    assert second.people == {Mark.O}
    assert second.phase is Phase.PERSON


def test_the_computer_thinks_on_if_it_was_its_turn(qtbot: QtBot, start: Start) -> None:
    first = start(Setup(), endless)
    play(qtbot, first, 4)
    first.shutdown()
    gate = Gate()
    second = start(Setup(), gate)
    assert str(second.board) == ".../.X./..."
    assert second.phase is Phase.COMPUTER
    gate.open()
    qtbot.waitUntil(lambda: second.phase is Phase.PERSON)


def test_marks_go_on_alternating(qtbot: QtBot, start: Start) -> None:
    first = start(Setup(Players.ALTERNATING), Script([4]))
    first.new_game()
    qtbot.waitUntil(lambda: first.phase is Phase.PERSON)
    first.shutdown()
    second = start(Setup(), endless)
    assert second.people == {Mark.O}
    second.new_game()
    assert second.people == {Mark.X}


def test_a_new_game_that_nobody_has_moved_in_is_what_is_shown(qtbot: QtBot, start: Start) -> None:
    first = start()
    play(qtbot, first, 4, 0)
    first.new_game()
    first.shutdown()
    assert start().board == Board()


def test_a_finished_game_is_not_resumed_but_its_score_is_there(qtbot: QtBot, start: Start) -> None:
    first = start()
    play(qtbot, first, 0, 3, 1, 4, 2)
    first.shutdown()
    second = start()
    assert second.board == Board()
    qtbot.waitUntil(lambda: second.score == Score(x_wins=1))


def test_practice_stays_practice(qtbot: QtBot, start: Start) -> None:
    first = start()
    play(qtbot, first, 0, 3, 1, 4, 2)
    first.undo()
    first.shutdown()
    second = start()
    assert str(second.board) == "XX./OO./..."
    assert second.is_practice
    play(qtbot, second, 2)
    second.shutdown()
    third = start()
    qtbot.waitUntil(lambda: third.score == Score(x_wins=1))


def test_a_level_that_was_changed_stays_changed(qtbot: QtBot, start: Start) -> None:
    first = start(Setup(difficulty=Difficulty.EASY), Script([0]))
    play(qtbot, first, 4)
    qtbot.waitUntil(lambda: first.phase is Phase.PERSON)
    first.choose_setup(Setup(difficulty=Difficulty.HARD))
    first.shutdown()
    second = start(Setup(difficulty=Difficulty.EASY))
    assert str(second.board) == "O../.X./..."
    assert second.setup.difficulty is Difficulty.HARD
    assert second.is_practice


def test_levels_that_the_game_does_not_use_stay_as_they_were_chosen(
    qtbot: QtBot, start: Start
) -> None:
    chosen = replace(TWO_PEOPLE, difficulty=Difficulty.EASY, x_difficulty=Difficulty.HARD)
    first = start(chosen)
    play(qtbot, first, 4)
    first.shutdown()
    second = start(chosen)
    assert second.moves == (4,)
    assert second.setup == chosen


def test_a_start_with_another_setup_begins_a_new_game(qtbot: QtBot, start: Start) -> None:
    first = start()
    play(qtbot, first, 4)
    first.shutdown()
    second = start(Setup(difficulty=Difficulty.EASY), resume=False)
    assert second.board == Board()
    assert second.setup.difficulty is Difficulty.EASY


class TestBeforeTheDiskHasAnswered:
    """A game is under way on file, but the person is faster than the disk."""

    @pytest.fixture
    def disk(self, qtbot: QtBot, start: Start) -> Iterator[SlowDisk]:
        left = start()
        play(qtbot, left, 4, 0)
        left.shutdown()
        disk = SlowDisk()
        yield disk
        disk.let_go()

    def test_nothing_is_done_and_the_game_is_resumed(
        self, qtbot: QtBot, start: Start, disk: SlowDisk
    ) -> None:
        game = start(disk=disk)
        assert game.board == Board()
        disk.answer(qtbot, game)
        assert str(game.board) == "O../.X./..."

    def test_a_move_is_made_and_stays(self, qtbot: QtBot, start: Start, disk: SlowDisk) -> None:
        game = start(disk=disk)
        game.play_move(8)
        with none_of(game, *POSITIONS):
            disk.answer(qtbot, game)
        assert str(game.board) == ".../.../..X"
        game.shutdown()
        assert str(start().board) == ".../.../..X"

    def test_a_move_is_made_and_undone_and_can_be_redone(
        self, qtbot: QtBot, start: Start, disk: SlowDisk
    ) -> None:
        game = start(disk=disk)
        game.play_move(8)
        game.undo()
        disk.answer(qtbot, game)
        assert game.board == Board()
        game.redo()
        assert str(game.board) == ".../.../..X"

    def test_a_new_game_is_begun_and_stays(
        self, qtbot: QtBot, start: Start, disk: SlowDisk
    ) -> None:
        game = start(disk=disk)
        game.new_game()
        with none_of(game, *POSITIONS):
            disk.answer(qtbot, game)
        assert game.board == Board()
        game.shutdown()
        assert start().board == Board()

    def test_other_players_are_chosen_and_stay(
        self, qtbot: QtBot, start: Start, disk: SlowDisk
    ) -> None:
        game = start(disk=disk)
        game.choose_setup(Setup(difficulty=Difficulty.HARD))
        disk.answer(qtbot, game)
        assert game.setup == Setup(difficulty=Difficulty.HARD)
        assert game.board == Board()

    def test_a_move_is_made_and_the_computer_replies_without_waiting_for_the_disk(
        self, qtbot: QtBot, start: Start, disk: SlowDisk
    ) -> None:
        game = start(Setup(), Script([0]), disk)
        game.play_move(8)
        qtbot.waitUntil(lambda: game.phase is Phase.PERSON)
        assert str(game.board) == "O../.../..X"
        disk.answer(qtbot, game)
        assert str(game.board) == "O../.../..X"

    def test_the_computer_does_not_open_a_game_that_may_be_resumed(
        self, qtbot: QtBot, start: Start, disk: SlowDisk
    ) -> None:
        game = start(Setup(Players.PERSON_AS_O), Script([8]), disk)
        assert game.phase is Phase.COMPUTER
        assert not game._finder._pause.isActive()
        disk.answer(qtbot, game)
        assert str(game.board) == "O../.X./..."

    def test_computers_make_the_single_move_they_are_asked_for(
        self, qtbot: QtBot, start: Start, disk: SlowDisk
    ) -> None:
        gate = Gate()
        game = start(Setup(Players.TWO_COMPUTERS), gate, disk)
        game.step()
        qtbot.waitUntil(lambda: gate.is_reached)
        with none_of(game, *POSITIONS):
            disk.answer(qtbot, game)
        with wait_for(qtbot, game, change.Event.REPLIED):
            gate.open()
        assert game.setup.players is Players.TWO_COMPUTERS
        assert len(game.moves) == 1

    def test_the_game_is_closed_and_shows_nothing_any_more(
        self, start: Start, disk: SlowDisk
    ) -> None:
        game = start(disk=disk)
        disk.let_go()
        game.shutdown()
        with none_of(game, *POSITIONS):
            # Whatever the store had sent before it was shut down arrives now.
            QCoreApplication.processEvents()


class TestPlayingOnFromAPastGame:
    def test_is_practice_with_the_same_players(self, qtbot: QtBot, start: Start) -> None:
        game = start(Setup(), endless)
        past = GameRecord.begin(TWO_PEOPLE, 0, (0, 3, 1, 4, 2))
        game.practise(past, moves=4)
        assert str(game.board) == "XX./OO./..."
        assert game.setup == TWO_PEOPLE
        assert game.is_practice
        play(qtbot, game, 2)
        assert game.phase is Phase.OVER
        game.new_game()
        assert not game.is_practice

    def test_is_resumed_as_such(self, start: Start) -> None:
        first = start()
        first.practise(GameRecord.begin(TWO_PEOPLE, 0, (0, 3, 1, 4, 2)), moves=3)
        first.shutdown()
        second = start()
        assert str(second.board) == "XX./O../..."
        assert second.is_practice

    def test_leaves_the_past_game_as_it_was(self, qtbot: QtBot, start: Start) -> None:
        first = start()
        play(qtbot, first, 0, 3, 1, 4, 2)
        record = first._record
        first.practise(record, moves=4)
        play(qtbot, first, 8, 5)
        first.shutdown()
        second = start()
        qtbot.waitUntil(lambda: second.score == Score(x_wins=1))
