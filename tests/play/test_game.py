"""A game from its first move to its outcome, and the pause before each reply."""

import pytest
from pytestqt.qtbot import QtBot

from tests.changes import POSITIONS, changes_of, none_of, wait_for
from tests.choosers import Gate, Script, endless
from tests.play.conftest import Play
from tests.play.playing import AS_O, play_moves, play_on_gate, score, wait_for_turn
from tests.sample_games import TWO_PEOPLE
from tictac_gui.engine import Difficulty, Mark, Outcome, Search
from tictac_gui.games.tic_tac_toe import Board
from tictac_gui.play.change import Change, Event
from tictac_gui.play.controller import Phase
from tictac_gui.play.records import Score
from tictac_gui.play.setup import Setup


class TestAGame:
    def test_begins_with_an_empty_board_and_the_person_to_move(self, play: Play) -> None:
        game = play()
        assert game.board == Board()
        assert game.phase is Phase.PERSON
        assert game.people == {Mark.X}
        assert game.last_move is None

    def test_shows_a_person_s_move_at_once(self, play: Play) -> None:
        game = play(chooser=endless)
        changes = changes_of(game)
        game.play_move(4)
        assert changes == [Change(Event.MOVED, (4,))]
        assert game.board == Board.parse(".../.X./...")
        assert game.last_move == 4

    def test_goes_on_with_the_computer_s_reply(self, qtbot: QtBot, play: Play) -> None:
        game = play(chooser=Script([0]))
        game.play_move(4)
        wait_for_turn(qtbot, game)
        assert str(game.board) == "O../.X./..."
        assert game.last_move == 0

    def test_reports_the_computer_s_move_before_the_board_shows_it(
        self, qtbot: QtBot, play: Play
    ) -> None:
        game = play(chooser=Script([0]))
        with wait_for(qtbot, game, Event.REPLIED) as changes:
            game.play_move(4)
        assert changes == [Change(Event.REPLIED, (0,))]

    def test_is_opened_by_the_computer_when_the_person_plays_o(
        self, qtbot: QtBot, play: Play
    ) -> None:
        game = play(AS_O, Script([4]))
        assert game.phase is Phase.COMPUTER
        wait_for_turn(qtbot, game)
        assert str(game.board) == ".../.X./..."

    def test_ends_with_an_outcome_that_counts(self, qtbot: QtBot, play: Play) -> None:
        game = play(chooser=Script([3, 4]))
        play_moves(qtbot, game, 0, 1)
        wait_for_turn(qtbot, game)
        changes = changes_of(game)
        with wait_for(qtbot, game, Event.SCORE):
            game.play_move(2)
        assert [(change.event, change.ends_game) for change in changes[:2]] == [
            (Event.MOVED, True),
            (Event.SCORE, False),
        ]
        assert game.phase is Phase.OVER
        assert game.board.outcome == Outcome(Mark.X, frozenset({0, 1, 2}))
        assert score(qtbot, game) == Score(x_wins=1)

    def test_is_never_lost_by_the_unbeatable_level(self, qtbot: QtBot, play: Play) -> None:
        game = play(Setup(difficulty=Difficulty.UNBEATABLE))
        best = Search()
        while game.phase is not Phase.OVER:
            qtbot.waitUntil(lambda: game.phase is not Phase.COMPUTER)
            if game.phase is Phase.PERSON:
                game.play_move(best.evaluate(game.board).best[0])
        assert score(qtbot, game) == Score(draws=1)

    @pytest.mark.parametrize("cell", [4, 0, 9, -1])
    def test_ignores_a_move_on_a_taken_cell_or_beside_the_board(
        self, qtbot: QtBot, play: Play, cell: int
    ) -> None:
        game = play(chooser=Script([0]))
        play_moves(qtbot, game, 4)
        wait_for_turn(qtbot, game)
        with none_of(game, *POSITIONS):
            game.play_move(cell)
        assert str(game.board) == "O../.X./..."

    def test_ignores_a_move_out_of_turn(self, qtbot: QtBot, play: Play) -> None:
        game, gate = play_on_gate(qtbot, play)
        game.play_move(0)
        assert str(game.board) == ".../.X./..."
        gate.open()

    def test_ignores_a_move_after_the_end(self, qtbot: QtBot, play: Play) -> None:
        game = play(TWO_PEOPLE)
        play_moves(qtbot, game, 0, 3, 1, 4, 2)
        game.play_move(8)
        assert str(game.board) == "XXX/OO./..."
        assert score(qtbot, game) == Score(x_wins=1)


class TestThePause:
    def test_delays_the_reply(self, play: Play) -> None:
        gate = Gate()
        game = play(chooser=gate, pause_ms=3_600_000)
        game.play_move(4)
        assert game.phase is Phase.COMPUTER
        assert game._finder._pause.isActive()
        assert not gate.is_reached

    def test_is_cut_short_by_a_new_game(self, play: Play) -> None:
        game = play(chooser=endless, pause_ms=3_600_000)
        game.play_move(4)
        game.new_game()
        assert not game._finder._pause.isActive()

    def test_is_cut_short_by_closing(self, play: Play) -> None:
        game = play(chooser=endless, pause_ms=3_600_000)
        game.play_move(4)
        game.shutdown()
        assert not game._finder._pause.isActive()
