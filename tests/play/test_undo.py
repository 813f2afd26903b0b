"""Undo, redo and playing on from an earlier position."""

from pytestqt.qtbot import QtBot

from tests.changes import POSITIONS, none_of
from tests.choosers import Script
from tests.play.conftest import Play
from tests.play.playing import (
    AS_O,
    WATCHING,
    play_moves,
    play_on_gate,
    score,
    wait_for_turn,
)
from tests.sample_games import TWO_PEOPLE
from tests.storage.stores import ask
from tictac_gui.games import TIC_TAC_TOE
from tictac_gui.games.tic_tac_toe import Board
from tictac_gui.play.asking import Asker
from tictac_gui.play.controller import Phase
from tictac_gui.play.records import GameRecord, Score
from tictac_gui.storage.store import Store


class TestUndo:
    def test_removes_your_move_and_the_reply_and_redo_restores_both(
        self, qtbot: QtBot, play: Play
    ) -> None:
        game = play(chooser=Script([0, 8]))
        play_moves(qtbot, game, 4, 1)
        wait_for_turn(qtbot, game)
        before = game.board
        game.undo()
        assert str(game.board) == "O../.X./..."
        assert game.phase is Phase.PERSON
        game.redo()
        assert game.board == before

    def test_is_possible_only_where_there_is_a_turn_to_go_back_to(
        self, qtbot: QtBot, play: Play
    ) -> None:
        game = play(AS_O, Script([4, 8]))
        wait_for_turn(qtbot, game)
        assert not game.can_undo
        game.undo()
        assert str(game.board) == ".../.X./..."
        play_moves(qtbot, game, 0)
        assert game.can_undo

    def test_is_not_for_those_who_only_watch(self, qtbot: QtBot, play: Play) -> None:
        game = play(WATCHING)
        qtbot.waitUntil(lambda: game.phase is Phase.OVER)
        assert not game.can_undo

    def test_after_the_end_turns_the_rest_into_practice(self, qtbot: QtBot, play: Play) -> None:
        game = play(TWO_PEOPLE)
        play_moves(qtbot, game, 0, 3, 1, 4, 2)
        assert score(qtbot, game) == Score(x_wins=1)
        game.undo()
        assert game.is_practice
        game.play_move(2)
        assert game.phase is Phase.OVER
        assert score(qtbot, game) == Score(x_wins=1)

    def test_and_redo_at_the_end_change_nothing(
        self, qtbot: QtBot, play: Play, store: Store
    ) -> None:
        game = play(TWO_PEOPLE)
        play_moves(qtbot, game, 0, 3, 1, 4, 2)
        for moves_back in (1, 3, 2):
            for _ in range(moves_back):
                game.undo()
            assert game.is_practice
            for _ in range(moves_back):
                game.redo()
            assert game.phase is Phase.OVER
            assert not game.is_practice
        assert score(qtbot, game) == Score(x_wins=1)
        answer = ask(
            qtbot,
            store,
            lambda database: (database.count(TIC_TAC_TOE), database.unfinished(TIC_TAC_TOE)),
        )
        assert answer == (1, None)

    def test_after_the_end_and_redo_of_another_end_stay_practice(
        self, qtbot: QtBot, play: Play
    ) -> None:
        game = play(TWO_PEOPLE)
        play_moves(qtbot, game, 0, 3, 1, 4, 2)
        game.undo()
        play_moves(qtbot, game, 8, 5)
        assert game.phase is Phase.OVER
        game.undo()
        game.redo()
        assert game.phase is Phase.OVER
        assert game.is_practice
        assert score(qtbot, game) == Score(x_wins=1)

    def test_of_finished_practice_goes_on_with_it_and_begins_no_other(
        self, qtbot: QtBot, play: Play, store: Store
    ) -> None:
        game = play(TWO_PEOPLE)
        play_moves(qtbot, game, 0, 3, 1, 4, 2)
        for other_end in ((8, 5), (2,)):
            game.play_from(4)
            play_moves(qtbot, game, *other_end)
            assert game.phase is Phase.OVER
        games = ask(qtbot, store, lambda database: database.past_games(None, 10, TIC_TAC_TOE)[0])
        assert isinstance(games, list)
        assert [past.record.counts for past in games] == [False, True]

    def test_before_the_end_still_counts(self, qtbot: QtBot, play: Play) -> None:
        game = play(TWO_PEOPLE)
        play_moves(qtbot, game, 0, 3, 1, 8)
        game.undo()
        play_moves(qtbot, game, 4, 2)
        assert score(qtbot, game) == Score(x_wins=1)

    def test_makes_practice_only_of_the_same_game(self, qtbot: QtBot, play: Play) -> None:
        game = play(TWO_PEOPLE)
        play_moves(qtbot, game, 0, 3, 1, 4, 2)
        game.undo()
        game.new_game()
        play_moves(qtbot, game, 0, 3, 1, 4, 2)
        assert score(qtbot, game) == Score(x_wins=2)

    def test_cannot_be_redone_in_the_next_game(self, qtbot: QtBot, play: Play) -> None:
        game = play(TWO_PEOPLE)
        play_moves(qtbot, game, 0, 3)
        game.undo()
        game.new_game()
        assert not game.can_redo
        game.redo()
        assert game.board == Board()

    def test_and_redo_do_not_make_practice_of_a_past_game_count(
        self, qtbot: QtBot, play: Play
    ) -> None:
        """It ends with the same moves as the game that was undone before it began."""
        game = play(TWO_PEOPLE)
        play_moves(qtbot, game, 0, 3, 1, 4, 2)
        game.undo()
        game.practise(game._record, moves=4)
        play_moves(qtbot, game, 2)
        game.undo()
        game.redo()
        assert game.phase is Phase.OVER
        assert game.is_practice

    def test_and_redo_do_nothing_where_there_are_no_moves(self, play: Play) -> None:
        game = play()
        game.undo()
        game.redo()
        assert game.board == Board()
        assert not game.can_undo
        assert not game.can_redo


class TestPlayingFromAnEarlierPosition:
    def test_of_a_game_under_way_undoes_moves_and_still_counts(
        self, qtbot: QtBot, play: Play
    ) -> None:
        game = play(TWO_PEOPLE)
        play_moves(qtbot, game, 0, 3, 1, 8)
        game.play_from(1)
        assert str(game.board) == "X../.../..."
        assert not game.is_practice
        play_moves(qtbot, game, 3, 1, 4, 2)
        assert score(qtbot, game) == Score(x_wins=1)

    def test_can_be_reversed_with_redo(self, qtbot: QtBot, play: Play) -> None:
        game = play(TWO_PEOPLE)
        play_moves(qtbot, game, 0, 3, 1)
        game.play_from(0)
        assert game.board == Board()
        for _ in range(3):
            game.redo()
        assert game.moves == (0, 3, 1)

    def test_of_a_finished_game_is_practice(self, qtbot: QtBot, play: Play) -> None:
        game = play(TWO_PEOPLE)
        play_moves(qtbot, game, 0, 3, 1, 4, 2)
        game.play_from(4)
        assert game.is_practice
        assert game.phase is Phase.PERSON
        game.play_move(2)
        assert score(qtbot, game) == Score(x_wins=1)

    def test_lets_the_computer_reply_where_it_is_its_turn(self, qtbot: QtBot, play: Play) -> None:
        game = play(chooser=Script([0, 8, 1]))
        play_moves(qtbot, game, 4, 2)
        wait_for_turn(qtbot, game)
        game.play_from(1)
        assert game.phase is Phase.COMPUTER
        wait_for_turn(qtbot, game)
        assert str(game.board) == ".O./.X./..."

    def test_of_a_game_between_computers_is_practice(
        self, qtbot: QtBot, play: Play, store: Store
    ) -> None:
        game = play(WATCHING, Script([0, 3, 1, RuntimeError("out of ideas")]))
        qtbot.waitUntil(lambda: game.phase is Phase.FAILED)
        game.play_from(0)
        assert game.is_practice
        game._finder._pause.stop()
        record = ask(qtbot, store, lambda database: database.unfinished(TIC_TAC_TOE))
        assert isinstance(record, GameRecord)
        assert not record.counts

    def test_of_a_game_between_computers_stays_practice_when_it_is_redone(
        self, qtbot: QtBot, play: Play
    ) -> None:
        game = play(WATCHING, Script([0, 3, 1, RuntimeError("out of ideas")]))
        qtbot.waitUntil(lambda: game.phase is Phase.FAILED)
        game.hold(is_held=True)
        game.play_from(1)
        game.redo()
        assert game.moves == (0, 3, 1)
        assert game.is_practice

    def test_that_is_the_current_one_changes_nothing(self, qtbot: QtBot, play: Play) -> None:
        game = play(TWO_PEOPLE)
        play_moves(qtbot, game, 0, 3)
        with none_of(game, *POSITIONS):
            game.play_from(2)

    def test_stops_the_computer_s_thinking(self, qtbot: QtBot, play: Play, worker: Asker) -> None:
        game, gate = play_on_gate(qtbot, play)
        game.play_from(0)
        with qtbot.waitSignal(worker.ended):
            gate.open()
        assert game.board == Board()
        assert game.phase is Phase.PERSON
