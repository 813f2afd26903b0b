"""Two computers as somebody watches them: pauses, steps, speed, and one game after another."""

from dataclasses import replace

import pytest
from pytestqt.qtbot import QtBot

from tests.changes import changes_of, wait_for
from tests.choosers import Gate, Script
from tests.play.conftest import Play
from tests.play.playing import AS_O, WATCHING, wait_for_turn
from tests.sample_games import X_WINS
from tictac_gui.engine import Difficulty
from tictac_gui.games import CONNECT_FOUR, TIC_TAC_TOE
from tictac_gui.games.tic_tac_toe import Board
from tictac_gui.play.asking import Asker
from tictac_gui.play.change import Event
from tictac_gui.play.controller import GameController, Phase
from tictac_gui.play.looking_back import LookBack
from tictac_gui.play.records import GameRecord
from tictac_gui.play.setup import Setup
from tictac_gui.play.watching import Speed, Watching

NEVER_MS = 3_600_000
COARSE = 1.05
"""By how much Qt may be late."""


def watch(game: GameController) -> Watching:
    return Watching(game, LookBack(game))


def held_at_the_start(play: Play, chooser: object) -> tuple[GameController, Watching]:
    """Two computers that wait before the first move."""
    game = play(WATCHING, chooser)
    watching = watch(game)
    watching.pause()
    return game, watching


class TestAPause:
    def test_keeps_the_computers_from_moving(self, qtbot: QtBot, play: Play) -> None:
        game, watching = held_at_the_start(play, Script(X_WINS))
        assert watching.is_paused
        assert not game._finder._pause.isActive()
        assert not game._finder.is_searching
        watching.resume()
        qtbot.waitUntil(lambda: game.phase is Phase.OVER)
        assert game.moves == X_WINS

    def test_drops_the_answer_of_one_that_is_thinking(
        self, qtbot: QtBot, play: Play, worker: Asker
    ) -> None:
        gate = Gate()
        game = play(WATCHING, gate)
        watching = watch(game)
        qtbot.waitUntil(lambda: gate.is_reached)
        watching.pause()
        with qtbot.waitSignal(worker.ended):
            gate.open()
        assert game.board == Board()
        watching.resume()
        qtbot.waitUntil(lambda: game.phase is Phase.OVER)

    def test_comes_with_a_position_that_somebody_has_chosen_to_play_on_from(
        self, qtbot: QtBot, play: Play
    ) -> None:
        game = play(WATCHING, Script((*X_WINS, 5)))
        watching = watch(game)
        qtbot.waitUntil(lambda: game.phase is Phase.OVER)
        game.practise(GameRecord.begin(WATCHING, 0, X_WINS), moves=2)
        assert watching.is_paused
        assert game.moves == X_WINS[:2]
        watching.step()
        qtbot.waitUntil(lambda: game.moves == (*X_WINS[:2], 5))

    def test_lasts_over_a_new_game_and_other_levels(self, play: Play) -> None:
        game, watching = held_at_the_start(play, Script(X_WINS))
        game.new_game()
        assert watching.is_paused
        game.choose_setup(replace(WATCHING, x_difficulty=Difficulty.EASY))
        assert watching.is_paused
        assert not game.is_thinking

    def test_ends_with_the_watching(self, qtbot: QtBot, play: Play) -> None:
        game, watching = held_at_the_start(play, Script([4, *X_WINS]))
        game.choose_setup(AS_O)
        assert not watching.is_paused
        wait_for_turn(qtbot, game)
        game.choose_setup(WATCHING)
        assert not watching.is_paused
        qtbot.waitUntil(lambda: game.phase is Phase.OVER)

    def test_is_not_for_a_game_with_a_person(self, qtbot: QtBot, play: Play) -> None:
        game = play(AS_O, Script([4]))
        watching = watch(game)
        watching.pause()
        watching.step()
        assert not watching.is_paused
        wait_for_turn(qtbot, game)
        assert len(game.moves) == 1

    def test_outlasts_a_failed_search(self, qtbot: QtBot, play: Play) -> None:
        game, watching = held_at_the_start(play, Script([RuntimeError("out of ideas"), 4]))
        watching.step()
        qtbot.waitUntil(lambda: game.phase is Phase.FAILED)
        watching.step()
        qtbot.waitUntil(lambda: game.moves == (4,))
        assert watching.is_paused


class TestAStep:
    def test_is_one_move(self, qtbot: QtBot, play: Play) -> None:
        game, watching = held_at_the_start(play, Script(X_WINS))
        for count in range(1, len(X_WINS) + 1):
            watching.step()
            with wait_for(qtbot, game, Event.REPLIED):
                assert game.is_thinking
            assert game.moves == X_WINS[:count]
        assert game.phase is Phase.OVER

    def test_pauses_a_running_game_first(self, qtbot: QtBot, play: Play) -> None:
        game = play(WATCHING, Script(X_WINS), pause_ms=NEVER_MS)
        watching = watch(game)
        watching.step()
        assert watching.is_paused
        qtbot.waitUntil(lambda: game.moves == X_WINS[:1])

    def test_that_is_under_way_is_not_doubled(self, qtbot: QtBot, play: Play) -> None:
        gate = Gate()
        game, watching = held_at_the_start(play, gate)
        watching.step()
        qtbot.waitUntil(lambda: gate.is_reached)
        watching.step()
        gate.open()
        qtbot.waitUntil(lambda: len(game.moves) == 1)
        assert len(gate.boards) == 1

    def test_after_the_end_begins_the_next_game_and_waits(self, qtbot: QtBot, play: Play) -> None:
        game = play(WATCHING, Script([*X_WINS, 8]))
        watching = watch(game)
        qtbot.waitUntil(lambda: game.phase is Phase.OVER)
        watching.step()
        assert game.board == Board()
        assert watching.is_paused
        watching.step()
        qtbot.waitUntil(lambda: game.moves == (8,))


class TestTheSpeed:
    @pytest.mark.parametrize(
        ("speed", "pause_ms"), [(Speed.SLOW, 1500), (Speed.NORMAL, 500), (Speed.FAST, 100)]
    )
    def test_is_the_pause_before_a_move(self, play: Play, speed: Speed, pause_ms: int) -> None:
        game = play(WATCHING, Script(X_WINS), pause_ms=500)
        watch(game).choose_speed(speed)
        assert game.pause_ms == pause_ms

    def test_is_as_usual_where_a_person_plays(self, play: Play) -> None:
        game = play(WATCHING, Script([]), pause_ms=NEVER_MS)
        watching = watch(game)
        watching.choose_speed(Speed.FAST)
        game.choose_setup(Setup())
        assert game.pause_ms == NEVER_MS
        game.choose_setup(WATCHING)
        assert game.pause_ms == NEVER_MS / 5

    def test_is_that_of_the_game_that_is_returned_to_from_the_first_move_on(
        self, play: Play
    ) -> None:
        game = play(WATCHING, Script([]), pause_ms=NEVER_MS)
        watch(game).choose_speed(Speed.FAST)
        game.switch_game(CONNECT_FOUR)
        assert game.pause_ms == NEVER_MS
        game.switch_game(TIC_TAC_TOE)
        assert 0 < game._finder._pause.remainingTime() <= NEVER_MS / 5 * COARSE

    def test_is_that_of_the_game_that_is_returned_to_also_between_two_games(
        self, qtbot: QtBot, play: Play
    ) -> None:
        game = play(WATCHING, Script(X_WINS))
        qtbot.waitUntil(lambda: game.phase is Phase.OVER)
        game._usual_pause_ms = NEVER_MS
        watching = watch(game)
        watching.choose_speed(Speed.FAST)
        watching.keep_playing(True)
        game.switch_game(CONNECT_FOUR)
        game.switch_game(TIC_TAC_TOE)
        assert watching._next_game.interval() == NEVER_MS / 5 * 4

    def test_that_is_chosen_already_changes_nothing(self, qtbot: QtBot, play: Play) -> None:
        watching = watch(play(WATCHING, Script(X_WINS)))
        with (
            qtbot.assertNotEmitted(watching.changed),
            qtbot.assertNotEmitted(watching.speed_chosen),
            qtbot.assertNotEmitted(watching.keep_playing_chosen),
        ):
            watching.choose_speed(watching.speed)
            watching.keep_playing(watching.keeps_playing)


class TestKeepingOn:
    def test_begins_one_game_after_another(self, qtbot: QtBot, play: Play) -> None:
        game = play(WATCHING, Script(X_WINS * 3))
        watch(game).keep_playing(True)
        ends = changes_of(game, lambda change: change.ends_game)
        qtbot.waitUntil(lambda: len(ends) == 3)

    def test_is_not_done_unless_it_is_chosen(self, qtbot: QtBot, play: Play) -> None:
        game = play(WATCHING, Script(X_WINS))
        watching = watch(game)
        qtbot.waitUntil(lambda: game.phase is Phase.OVER)
        assert not watching._next_game.isActive()
        watching.keep_playing(True)
        assert watching._next_game.isActive()
        watching.keep_playing(False)
        assert not watching._next_game.isActive()

    def test_waits_while_it_is_paused(self, qtbot: QtBot, play: Play) -> None:
        game = play(WATCHING, Script(X_WINS))
        watching = watch(game)
        qtbot.waitUntil(lambda: game.phase is Phase.OVER)
        watching.pause()
        watching.keep_playing(True)
        assert not watching._next_game.isActive()
        watching.resume()
        assert watching._next_game.isActive()

    def test_waits_while_somebody_looks_at_an_earlier_move(self, qtbot: QtBot, play: Play) -> None:
        game = play(WATCHING, Script(X_WINS))
        look_back = LookBack(game)
        watching = Watching(game, look_back)
        qtbot.waitUntil(lambda: game.phase is Phase.OVER)
        look_back.look_at(2)
        watching.keep_playing(True)
        assert not watching._next_game.isActive()
        look_back.leave()
        assert watching._next_game.isActive()

    def test_ends_when_a_person_plays(self, qtbot: QtBot, play: Play) -> None:
        game = play(WATCHING, Script(X_WINS))
        watching = watch(game)
        qtbot.waitUntil(lambda: game.phase is Phase.OVER)
        watching.keep_playing(True)
        game.choose_setup(Setup())
        assert not watching._next_game.isActive()
        assert game.phase is Phase.PERSON


class TestWhatIsEmitted:
    def test_is_every_change_of_what_is_watched(self, play: Play) -> None:
        game = play(WATCHING, Script([4]), pause_ms=NEVER_MS)
        watching, look_back = watch(game), game.findChild(LookBack)
        assert look_back
        changes = changes_of(look_back)
        for change in (watching.pause, watching.resume, watching.step, game.new_game):
            change()
        assert [change.event for change in changes] == [Event.HELD] * 3 + [Event.NEW_GAME]

    def test_is_what_was_chosen(self, qtbot: QtBot, play: Play) -> None:
        watching = watch(play(WATCHING, Script([]), pause_ms=NEVER_MS))
        with (
            qtbot.waitSignal(watching.changed, timeout=0),
            qtbot.waitSignal(watching.speed_chosen, timeout=0) as speed,
        ):
            watching.choose_speed(Speed.FAST)
        with (
            qtbot.waitSignal(watching.changed, timeout=0),
            qtbot.waitSignal(watching.keep_playing_chosen, timeout=0) as keeps_playing,
        ):
            watching.keep_playing(True)
        assert (speed.args, keeps_playing.args) == ([Speed.FAST], [True])
