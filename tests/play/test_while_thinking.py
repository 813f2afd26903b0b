"""What a person may do while the computer thinks."""

from dataclasses import replace

from pytestqt.qtbot import QtBot

from tests.changes import none_of, wait_for
from tests.choosers import Gate, endless
from tests.play.conftest import Play
from tests.play.playing import AS_O, play_on_gate, wait_for_turn
from tests.sample_games import TWO_PEOPLE
from tictac_gui.engine import Difficulty, Search
from tictac_gui.games.tic_tac_toe import Board
from tictac_gui.play.asking import Asker
from tictac_gui.play.change import Event
from tictac_gui.play.controller import Phase


class TestWhileTheComputerThinks:
    """Whatever is done meanwhile is done at once, and the late answer never reaches the board."""

    def test_a_new_game_can_be_started(self, qtbot: QtBot, play: Play, worker: Asker) -> None:
        game, gate = play_on_gate(qtbot, play)
        game.new_game()
        assert game.board == Board()
        assert game.phase is Phase.PERSON
        with qtbot.waitSignal(worker.ended):
            gate.open()
        assert game.board == Board()

    def test_a_new_game_that_the_computer_opens_gets_its_own_answer(
        self, qtbot: QtBot, play: Play, worker: Asker
    ) -> None:
        gate = Gate()
        game = play(AS_O, gate)
        qtbot.waitUntil(lambda: gate.is_reached)
        game.new_game()
        with qtbot.waitSignals([worker.ended, worker.ended]):
            gate.open()
        wait_for_turn(qtbot, game)
        assert len(game.board.moves()) == 8

    def test_the_move_can_be_undone(self, qtbot: QtBot, play: Play, worker: Asker) -> None:
        game, gate = play_on_gate(qtbot, play)
        game.undo()
        assert game.board == Board()
        assert game.phase is Phase.PERSON
        with qtbot.waitSignal(worker.ended):
            gate.open()
        assert game.board == Board()

    def test_an_undone_move_can_be_redone_and_is_thought_about_again(
        self, qtbot: QtBot, play: Play, worker: Asker
    ) -> None:
        game, gate = play_on_gate(qtbot, play)
        game.undo()
        game.redo()
        assert str(game.board) == ".../.X./..."
        assert game.phase is Phase.COMPUTER
        with qtbot.waitSignals([worker.ended, worker.ended]):
            gate.open()
        wait_for_turn(qtbot, game)
        assert len(game.board.moves()) == 7

    def test_redo_with_nothing_to_redo_disturbs_nothing(self, qtbot: QtBot, play: Play) -> None:
        game, gate = play_on_gate(qtbot, play)
        game.redo()
        gate.open()
        wait_for_turn(qtbot, game)
        assert len(gate.boards) == 1
        assert len(game.board.moves()) == 7

    def test_another_difficulty_can_be_chosen_and_makes_it_think_anew(
        self, qtbot: QtBot, play: Play, worker: Asker
    ) -> None:
        game, gate = play_on_gate(qtbot, play)
        game.choose_setup(replace(game.setup, difficulty=Difficulty.HARD))
        assert str(game.board) == ".../.X./..."
        assert game.phase is Phase.COMPUTER
        with qtbot.waitSignals([worker.ended, worker.ended]):
            gate.open()
        wait_for_turn(qtbot, game)
        assert gate.levels == [Difficulty.MEDIUM, Difficulty.HARD]
        assert len(game.board.moves()) == 7

    def test_other_players_can_be_chosen(self, qtbot: QtBot, play: Play, worker: Asker) -> None:
        game, gate = play_on_gate(qtbot, play)
        game.choose_setup(TWO_PEOPLE)
        with qtbot.waitSignal(worker.ended):
            gate.open()
        assert game.board == Board()

    def test_a_hint_can_be_asked_for_and_comes_with_the_person_s_turn(
        self, qtbot: QtBot, play: Play
    ) -> None:
        game, gate = play_on_gate(qtbot, play)
        game.hint()
        with wait_for(qtbot, game, Event.HINT) as found:
            gate.open()
        assert game.phase is Phase.PERSON
        assert gate.boards[1] == game.board
        assert found[0].hint
        assert found[0].hint.move in Search().evaluate(game.board).best

    def test_a_hint_asked_for_is_given_once(self, qtbot: QtBot, play: Play) -> None:
        game, gate = play_on_gate(qtbot, play)
        game.hint()
        with wait_for(qtbot, game, Event.HINT):
            gate.open()
        with none_of(game, Event.HINT):
            game.play_move(game.board.moves()[0])
            wait_for_turn(qtbot, game)
        assert not game._finder.is_searching

    def test_a_hint_asked_for_is_forgotten_with_the_game(
        self, qtbot: QtBot, play: Play, worker: Asker
    ) -> None:
        game, gate = play_on_gate(qtbot, play)
        game.hint()
        game.new_game()
        with none_of(game, Event.HINT), qtbot.waitSignal(worker.ended):
            gate.open()
        assert len(gate.boards) == 1

    def test_the_game_can_be_closed(self, qtbot: QtBot, play: Play, worker: Asker) -> None:
        game = play(chooser=endless)
        game.play_move(4)
        qtbot.waitUntil(lambda: game._finder.is_searching)
        game.shutdown()
        game.shutdown()
        assert worker._thread.isFinished()
        assert str(game.board) == ".../.X./..."
