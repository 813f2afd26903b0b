"""Changing the difficulty in the middle of a game: the game goes on."""

from dataclasses import replace

from pytestqt.qtbot import QtBot

from tests.changes import changes_of, wait_for
from tests.choosers import Script, endless
from tests.play.conftest import Play
from tests.play.playing import WATCHING, play_moves, score, wait_for_turn
from tests.storage.stores import ask
from tictac_gui.engine import Difficulty, Mark
from tictac_gui.games import TIC_TAC_TOE
from tictac_gui.games.tic_tac_toe import Board
from tictac_gui.play.change import Change, Event
from tictac_gui.play.controller import GameController, Phase
from tictac_gui.play.records import GameRecord, Score
from tictac_gui.play.setup import Setup
from tictac_gui.storage.store import Store

HARD = Setup(difficulty=Difficulty.HARD)


def choose(game: GameController, difficulty: Difficulty) -> None:
    game.choose_setup(replace(game.setup, difficulty=difficulty))


class TestAnotherDifficulty:
    def test_leaves_the_board_as_it_is(self, qtbot: QtBot, play: Play) -> None:
        game = play(HARD, Script([0, 8]))
        play_moves(qtbot, game, 4)
        wait_for_turn(qtbot, game)
        changes = changes_of(game)
        choose(game, Difficulty.EASY)
        assert changes == [Change(Event.LEVELS, has_new_setup=True)]
        assert str(game.board) == "O../.X./..."
        assert game.phase is Phase.PERSON
        assert game.setup.difficulty is Difficulty.EASY

    def test_that_is_easier_gets_the_win(self, qtbot: QtBot, play: Play) -> None:
        game = play(HARD, Script([3, 4]))
        play_moves(qtbot, game, 0)
        wait_for_turn(qtbot, game)
        choose(game, Difficulty.EASY)
        assert not game.is_practice
        play_moves(qtbot, game, 1, 2)
        assert score(qtbot, game) == Score(x_wins=1)
        choose(game, Difficulty.HARD)
        assert score(qtbot, game) == Score()

    def test_that_is_harder_makes_it_practice(self, qtbot: QtBot, play: Play) -> None:
        game = play(HARD, Script([3, 4]))
        play_moves(qtbot, game, 0)
        wait_for_turn(qtbot, game)
        choose(game, Difficulty.UNBEATABLE)
        assert game.is_practice
        play_moves(qtbot, game, 1, 2)
        assert game.phase is Phase.OVER
        assert score(qtbot, game) == Score()

    def test_counts_in_full_before_the_computer_s_first_move(self, play: Play) -> None:
        game = play(HARD, endless)
        game.play_move(4)
        choose(game, Difficulty.UNBEATABLE)
        assert str(game.board) == ".../.X./..."
        assert not game.is_practice

    def test_takes_notice_of_undone_moves_too_which_may_come_back(
        self, qtbot: QtBot, play: Play
    ) -> None:
        game = play(HARD, Script([0, 8]))
        play_moves(qtbot, game, 4)
        wait_for_turn(qtbot, game)
        game.play_from(1)
        choose(game, Difficulty.UNBEATABLE)
        assert game.moves == (4,)
        assert game.is_practice

    def test_after_an_end_that_was_undone_is_not_reversed_by_redo(
        self, qtbot: QtBot, play: Play
    ) -> None:
        game = play(HARD, Script([3, 4]))
        play_moves(qtbot, game, 0, 1, 2)
        game.undo()
        choose(game, Difficulty.EASY)
        game.redo()
        assert game.phase is Phase.OVER
        assert game.setup.difficulty is Difficulty.EASY
        assert game.is_practice

    def test_begins_a_new_game_where_nothing_was_played(self, qtbot: QtBot, play: Play) -> None:
        game = play(HARD, endless)
        with wait_for(qtbot, game, Event.NEW_GAME):
            choose(game, Difficulty.EASY)
        assert game.setup.difficulty is Difficulty.EASY

    def test_begins_the_next_game_after_the_end(self, qtbot: QtBot, play: Play) -> None:
        game = play(HARD, Script([3, 4]))
        play_moves(qtbot, game, 0, 1, 2)
        choose(game, Difficulty.EASY)
        assert game.board == Board()
        assert not game.is_practice

    def test_lets_a_computer_try_again_that_had_failed(self, qtbot: QtBot, play: Play) -> None:
        game = play(HARD, Script([RuntimeError("out of ideas"), 0]))
        play_moves(qtbot, game, 4)
        qtbot.waitUntil(lambda: game.phase is Phase.FAILED)
        choose(game, Difficulty.EASY)
        wait_for_turn(qtbot, game)
        assert str(game.board) == "O../.X./..."

    def test_is_kept_with_the_game(self, qtbot: QtBot, play: Play, store: Store) -> None:
        game = play(HARD, Script([0]))
        play_moves(qtbot, game, 4)
        wait_for_turn(qtbot, game)
        choose(game, Difficulty.UNBEATABLE)
        kept = ask(qtbot, store, lambda database: database.unfinished(TIC_TAC_TOE))
        assert isinstance(kept, GameRecord)
        assert kept.moves == (4, 0)
        assert kept.seat(Mark.O) is Difficulty.UNBEATABLE
        assert not kept.counts


def test_two_computers_go_on_at_another_level(qtbot: QtBot, play: Play) -> None:
    game = play(WATCHING, Script([0, 3, RuntimeError("out of ideas"), 1, 4, 2]))
    qtbot.waitUntil(lambda: game.phase is Phase.FAILED)
    game.choose_setup(replace(WATCHING, x_difficulty=Difficulty.EASY))
    qtbot.waitUntil(lambda: game.phase is Phase.OVER)
    assert str(game.board) == "XXX/OO./..."
    assert game.is_practice
