"""A search that fails is reported and can be tried again."""

import logging

import pytest
from pytestqt.qtbot import QtBot

from tests.changes import POSITIONS, none_of, wait_for
from tests.choosers import Gate, Script, no_hint
from tests.play.conftest import Play
from tests.play.playing import wait_for_turn
from tictac_gui.games.tic_tac_toe import Board
from tictac_gui.play.asking import Asker
from tictac_gui.play.change import Change, Event
from tictac_gui.play.controller import GameController, Phase


class TestAFailingSearch:
    def test_is_reported_and_can_be_tried_again(
        self, qtbot: QtBot, play: Play, caplog: pytest.LogCaptureFixture
    ) -> None:
        game = play(chooser=Script([RuntimeError("out of ideas"), 0]))
        with caplog.at_level(logging.ERROR), wait_for(qtbot, game, Event.FAILED) as failed:
            game.play_move(4)
        assert failed == [Change(Event.FAILED, reason="out of ideas")]
        assert game.phase is Phase.FAILED
        assert "out of ideas" in caplog.text
        game.retry()
        wait_for_turn(qtbot, game)
        assert str(game.board) == "O../.X./..."

    @pytest.mark.parametrize("command", [GameController.new_game, GameController.undo])
    def test_ends_with_a_new_game_or_undo(self, qtbot: QtBot, play: Play, command: object) -> None:
        game = play(chooser=Script([RuntimeError("out of ideas")]))
        with wait_for(qtbot, game, Event.FAILED):
            game.play_move(4)
        assert callable(command)
        command(game)
        assert game.phase is Phase.PERSON
        assert game.board == Board()

    @pytest.mark.parametrize("cell", [4, 9])
    def test_that_gives_an_illegal_move_is_reported_too(
        self, qtbot: QtBot, play: Play, cell: int
    ) -> None:
        game = play(chooser=Script([cell]))
        with wait_for(qtbot, game, Event.FAILED):
            game.play_move(4)
        assert game.phase is Phase.FAILED
        assert str(game.board) == ".../.X./..."

    def test_for_a_hint_leaves_the_turn_with_the_person(self, qtbot: QtBot, play: Play) -> None:
        game = play(find_hint=no_hint)
        with wait_for(qtbot, game, Event.NO_HINT):
            game.hint()
        assert game.phase is Phase.PERSON

    def test_that_nobody_waits_for_is_not_reported(
        self, qtbot: QtBot, play: Play, worker: Asker
    ) -> None:
        gate = Gate()

        def failing(*arguments: object) -> int:
            gate(*arguments)  # type: ignore[arg-type]
            raise RuntimeError("too late")

        game = play(chooser=failing)
        game.play_move(4)
        qtbot.waitUntil(lambda: gate.is_reached)
        game.new_game()
        with none_of(game, Event.FAILED, Event.NO_HINT), qtbot.waitSignal(worker.ended):
            gate.open()

    def test_cannot_be_tried_again_when_nothing_failed(self, play: Play) -> None:
        game = play()
        with none_of(game, *POSITIONS):
            game.retry()
