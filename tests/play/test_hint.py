"""A hint for the person whose turn it is."""

from pytestqt.qtbot import QtBot

from tests.changes import none_of, wait_for
from tests.choosers import Gate
from tests.play.conftest import Play
from tests.play.playing import WATCHING, play_moves
from tests.sample_games import TWO_PEOPLE, X_WINS
from tests.tic_tac_toe import find_hint
from tictac_gui.play.asking import Asker
from tictac_gui.play.change import Event
from tictac_gui.play.controller import GameController, Phase


def is_practice(game: GameController) -> bool:
    return game.is_practice


class TestHint:
    def test_is_a_best_move_and_leaves_the_board_alone(self, qtbot: QtBot, play: Play) -> None:
        game = play(TWO_PEOPLE)
        play_moves(qtbot, game, 0, 4, 8)
        with wait_for(qtbot, game, Event.HINT) as found:
            game.hint()
        assert found[0].hint == find_hint(game.board)
        assert str(game.board) == "X../.O./..X"

    def test_makes_the_game_practice_once_it_is_given(self, qtbot: QtBot, play: Play) -> None:
        game = play(TWO_PEOPLE)
        game.play_move(0)
        with wait_for(qtbot, game, Event.HINT) as found:
            game.hint()
            assert not is_practice(game), "it may not be found"
        assert found[0].makes_practice
        assert is_practice(game)
        with wait_for(qtbot, game, Event.HINT) as found:
            game.hint()
        assert not found[0].makes_practice, "it was practice before"
        game.undo()
        assert is_practice(game)
        game.new_game()
        assert not is_practice(game)

    def test_leaves_a_finished_game_that_was_undone_as_it_was(
        self, qtbot: QtBot, play: Play
    ) -> None:
        game = play(TWO_PEOPLE)
        play_moves(qtbot, game, *X_WINS)
        game.undo()
        with wait_for(qtbot, game, Event.HINT):
            game.hint()
        game.redo()
        assert not game.is_practice

    def test_asked_for_twice_is_the_same(self, qtbot: QtBot, play: Play) -> None:
        game = play()
        hints = set()
        for _ in range(5):
            with wait_for(qtbot, game, Event.HINT) as found:
                game.hint()
            hints.add(found[0].hint)
        assert len(hints) == 1

    def test_is_not_given_after_the_end_or_to_those_who_watch(
        self, qtbot: QtBot, play: Play
    ) -> None:
        game = play(WATCHING)
        assert not game.can_hint
        qtbot.waitUntil(lambda: game.phase is Phase.OVER)
        assert not game.can_hint
        game.hint()
        assert not game._finder.is_searching

    def test_is_dropped_when_a_move_is_played_first(
        self, qtbot: QtBot, play: Play, worker: Asker
    ) -> None:
        gate = Gate()
        game = play(TWO_PEOPLE, find_hint=gate.find_hint)
        game.hint()
        qtbot.waitUntil(lambda: gate.is_reached)
        game.play_move(4)
        with none_of(game, Event.HINT), qtbot.waitSignal(worker.ended):
            gate.open()
