"""Looking back leaves the game alone, and whatever the game does meanwhile, the look is right."""

import pytest
from pytestqt.qtbot import QtBot

from tests.changes import POSITIONS, none_of, wait_for
from tests.choosers import Gate, Script
from tests.play.conftest import Play
from tests.sample_games import EASY_AS_O, O_WINS, TWO_PEOPLE, X_WINS
from tictac_gui.engine import Mark
from tictac_gui.games import CONNECT_FOUR
from tictac_gui.games.tic_tac_toe import Board
from tictac_gui.play.change import Event
from tictac_gui.play.controller import GameController, Phase
from tictac_gui.play.looking_back import LookBack
from tictac_gui.play.records import GameRecord
from tictac_gui.play.setup import Setup


def begin(play: Play, *moves: int) -> tuple[GameController, LookBack]:
    game = play(TWO_PEOPLE)
    look = LookBack(game)
    for cell in moves:
        game.play_move(cell)
    return game, look


class TestLookingBack:
    def test_shows_the_game_s_own_position_at_first(self, play: Play) -> None:
        game, look = begin(play, 4, 0)
        assert not look.is_active
        assert look.board == game.board
        assert look.moves == (4, 0)

    def test_shows_an_earlier_one_and_leaves_the_game_alone(self, qtbot: QtBot, play: Play) -> None:
        game, look = begin(play, 4, 0, 8)
        with none_of(game, *POSITIONS), wait_for(qtbot, look, Event.LOOKED):
            look.look_at(1)
        assert look.is_active
        assert str(look.board) == ".../.X./..."
        assert str(game.board) == "O../.X./..X"

    def test_reaches_the_empty_board(self, play: Play) -> None:
        _, look = begin(play, 4, 0)
        look.look_at(0)
        assert look.is_active
        assert look.board == Board()

    @pytest.mark.parametrize("count", [2, 9])
    def test_ends_where_the_game_is(self, qtbot: QtBot, play: Play, count: int) -> None:
        game, look = begin(play, 4, 0)
        look.look_at(1)
        with wait_for(qtbot, look, Event.LOOKED):
            look.look_at(count)
        assert not look.is_active
        assert look.board == game.board

    def test_is_left_for_the_game(self, play: Play) -> None:
        game, look = begin(play, 4, 0)
        look.look_at(0)
        look.leave()
        assert look.board == game.board

    def test_at_the_same_position_again_emits_nothing(self, qtbot: QtBot, play: Play) -> None:
        _, look = begin(play, 4, 0)
        look.look_at(1)
        with qtbot.assertNotEmitted(look.changed):
            look.look_at(1)
            begun = look.is_active
        assert begun

    def test_can_turn_into_playing_on(self, play: Play) -> None:
        game, look = begin(play, 4, 0, 8)
        look.look_at(1)
        look.play_on()
        assert not look.is_active
        assert str(game.board) == ".../.X./..."

    def test_that_never_began_does_not_play_on(self, play: Play) -> None:
        game, look = begin(play, 4, 0)
        with none_of(game, *POSITIONS):
            look.play_on()


class TestMeanwhile:
    def test_a_reply_leaves_the_look_where_it_is(self, qtbot: QtBot, play: Play) -> None:
        gate = Gate()
        game = play(chooser=gate)
        look = LookBack(game)
        game.play_move(4)
        qtbot.waitUntil(lambda: gate.is_reached)
        look.look_at(0)
        with wait_for(qtbot, look, Event.REPLIED):
            gate.open()
        assert len(game.moves) == 2
        assert look.is_active
        assert look.board == Board()

    def test_a_reply_that_ends_the_game_does_so_too(self, qtbot: QtBot, play: Play) -> None:
        game = play(chooser=Script([3, 4, 5]))
        look = LookBack(game)
        for cell in (0, 1):
            qtbot.waitUntil(lambda: game.phase is Phase.PERSON)
            game.play_move(cell)
        qtbot.waitUntil(lambda: game.phase is Phase.PERSON)
        game.play_move(8)
        look.look_at(2)
        qtbot.waitUntil(lambda: game.phase is Phase.OVER)
        assert look.is_active
        assert str(look.board) == "X../O../..."

    def test_a_reply_is_shown_while_not_looking_back(self, qtbot: QtBot, play: Play) -> None:
        game = play(chooser=Script([0]))
        look = LookBack(game)
        game.play_move(4)
        qtbot.waitUntil(lambda: game.phase is Phase.PERSON)
        assert look.board == game.board

    @pytest.mark.parametrize("command", ["undo", "redo", "new_game"])
    def test_whatever_the_person_does_ends_the_look(self, play: Play, command: str) -> None:
        game, look = begin(play, 4, 0, 8)
        game.undo()
        look.look_at(1)
        getattr(game, command)()
        assert not look.is_active
        assert look.board == game.board

    def test_undo_ends_even_a_look_before_anything_else_was_seen(self, play: Play) -> None:
        game = play(TWO_PEOPLE)
        for cell in (4, 0):
            game.play_move(cell)
        look = LookBack(game)
        look.look_at(1)
        game.undo()
        assert not look.is_active

    def test_another_game_ends_looking_back_before_anything_else_is_emitted(
        self, play: Play
    ) -> None:
        game, look = begin(play, 4, 0, 8)
        look.look_at(1)
        seen: list[object] = []
        look.changed.connect(lambda _change: seen.append((look.is_active, look.board)))
        game.switch_game(CONNECT_FOUR)
        assert seen == [(False, CONNECT_FOUR.start)]

    def test_other_players_end_the_look(self, play: Play) -> None:
        game, look = begin(play, 4, 0, 8)
        look.look_at(1)
        game.choose_setup(Setup())
        assert not look.is_active

    def test_undo_right_after_a_reply_ends_looking_back(self, qtbot: QtBot, play: Play) -> None:
        game = play(chooser=Script([0, 8]))
        look = LookBack(game)
        game.play_move(4)
        look.look_at(0)
        qtbot.waitUntil(lambda: game.phase is Phase.PERSON)
        game.undo()
        assert not look.is_active
        assert look.board == game.board == Board()


class TestAPastGame:
    def test_is_shown_from_its_end_while_the_game_stays_as_it_is(
        self, qtbot: QtBot, play: Play
    ) -> None:
        game, look = begin(play, 4, 0)
        record = GameRecord.begin(EASY_AS_O, 0, O_WINS)
        with none_of(game, *POSITIONS), wait_for(qtbot, look, Event.LOOKED):
            look.open(record, len(record.moves))
        assert look.is_active
        assert look.past is record
        assert look.moves == look.all_moves == O_WINS
        assert look.people == {Mark.O}
        assert look.is_over
        assert not look.can_play_on
        assert game.moves == (4, 0)

    def test_has_nobody_s_name(self, play: Play) -> None:
        game, look = begin(play)
        game.names.choose("Ann", "Ben")
        assert look.names == {Mark.X: "Ann", Mark.O: "Ben"}
        look.open(GameRecord.begin(TWO_PEOPLE, 0, X_WINS), 1)
        assert look.names == {}

    def test_is_shown_from_any_of_its_moves(self, play: Play) -> None:
        game, look = begin(play, 4, 0)
        look.open(GameRecord.begin(EASY_AS_O, 0, O_WINS), 2)
        assert look.moves == O_WINS[:2]
        assert look.all_moves == O_WINS
        assert not look.shows_next
        assert look.parent() is game

    def test_is_looked_at_move_by_move_and_never_left_by_its_last(self, play: Play) -> None:
        _, look = begin(play, 4, 0)
        look.open(GameRecord.begin(EASY_AS_O, 0, O_WINS), len(O_WINS))
        for count in (2, len(O_WINS)):
            look.look_at(count)
            assert look.is_active
            assert look.moves == O_WINS[:count]
            assert look.can_play_on == (count == 2)

    def test_is_left_for_the_game_being_played(self, qtbot: QtBot, play: Play) -> None:
        game, look = begin(play, 4, 0)
        look.open(GameRecord.begin(EASY_AS_O, 0, O_WINS), len(O_WINS))
        look.look_at(2, shows_next=True)
        with wait_for(qtbot, look, Event.LOOKED):
            look.leave()
        assert not look.is_active
        assert not look.shows_next
        assert look.board == game.board
        assert not look.is_over

    def test_stays_when_the_computer_replies_in_the_game_being_played(
        self, qtbot: QtBot, play: Play
    ) -> None:
        gate = Gate()
        game = play(chooser=gate)
        look = LookBack(game)
        game.play_move(4)
        qtbot.waitUntil(lambda: gate.is_reached)
        look.open(GameRecord.begin(EASY_AS_O, 0, O_WINS), len(O_WINS))
        with wait_for(qtbot, look, Event.REPLIED):
            gate.open()
        assert len(game.moves) == 2
        assert look.moves == O_WINS

    def test_is_played_on_as_practice_but_not_from_its_end(self, play: Play) -> None:
        game, look = begin(play, 4, 0)
        look.open(GameRecord.begin(TWO_PEOPLE, 0, X_WINS), len(X_WINS))
        with none_of(game, *POSITIONS):
            look.play_on()
        look.look_at(3)
        look.play_on()
        assert game.moves == X_WINS[:3]
        assert game.is_practice
        assert not look.is_active


class TestTheMoveMadeThere:
    def test_is_shown_on_demand_until_another_position_is(self, qtbot: QtBot, play: Play) -> None:
        _, look = begin(play, *X_WINS)
        with wait_for(qtbot, look, Event.LOOKED):
            look.look_at(1, shows_next=True)
        assert look.shows_next
        assert look.moves == X_WINS[:1]
        with wait_for(qtbot, look, Event.LOOKED):
            look.look_at(1)
        assert not look.shows_next

    def test_is_no_longer_shown_after_an_undo(self, play: Play) -> None:
        game, look = begin(play, *X_WINS)
        look.look_at(1, shows_next=True)
        game.undo()
        assert not look.shows_next
        assert not look.is_active
