"""The changes that the controller emits: one for each event, when the state is final."""

from dataclasses import replace

import pytest
from pytestqt.qtbot import QtBot

from tests.changes import changes_of, wait_for
from tests.choosers import Script, endless
from tests.play.conftest import Play
from tests.play.playing import AS_O, WATCHING, play_moves, score, wait_for_turn
from tests.sample_games import TWO_PEOPLE, X_WINS
from tictac_gui.engine import Difficulty, Mark, Outcome
from tictac_gui.games import CONNECT_FOUR
from tictac_gui.play.change import Change, Event
from tictac_gui.play.controller import GameController, Phase
from tictac_gui.play.looking_back import LookBack
from tictac_gui.play.records import GameRecord, Score
from tictac_gui.play.setup import Setup

EMPTY = ".../.../..."

Emitted = list[tuple[Change, str, Phase]]


def listen(game: GameController) -> Emitted:
    """Return the list of changes from now on, each with the board and the phase at its time."""
    emitted: Emitted = []

    def note(change: Change) -> None:
        assert game._record.moves == game.moves
        assert game.board == game.setup.game.history(game.moves).position
        emitted.append((change, str(game.board), game.phase))

    game.changed.connect(note)
    return emitted


def without_score(emitted: Emitted) -> Emitted:
    return [each for each in emitted if each[0].event is not Event.SCORE]


@pytest.fixture
def game(play: Play) -> GameController:
    return play(TWO_PEOPLE)


class TestTwoPeople:
    def test_who_move(self, game: GameController) -> None:
        emitted = listen(game)
        game.play_move(4)
        assert emitted == [(Change(Event.MOVED, (4,)), ".../.X./...", Phase.PERSON)]

    def test_who_end_the_game(self, qtbot: QtBot, game: GameController) -> None:
        for move in X_WINS[:-1]:
            game.play_move(move)
        assert score(qtbot, game) == Score()
        emitted = listen(game)
        game.play_move(X_WINS[-1])
        won = Outcome(Mark.X, frozenset({0, 1, 2}))
        end = Change(Event.MOVED, X_WINS[-1:], won)
        assert end.ends_game
        assert emitted == [(end, "XXX/OO./...", Phase.OVER)]
        emitted.clear()
        assert score(qtbot, game) == Score(x_wins=1)
        assert [change for change, *_ in emitted] == [Change(Event.SCORE)]

    def test_who_undo_and_redo(self, game: GameController) -> None:
        for move in (4, 0, 8):
            game.play_move(move)
        emitted = listen(game)
        game.play_from(1)
        assert emitted == [(Change(Event.UNDONE, (0, 8)), ".../.X./...", Phase.PERSON)]
        emitted.clear()
        game.redo()
        assert emitted == [(Change(Event.REDONE, (0,)), "O../.X./...", Phase.PERSON)]

    def test_who_redo_the_last_move_end_the_game_again(self, game: GameController) -> None:
        for move in X_WINS:
            game.play_move(move)
        game.undo()
        emitted = listen(game)
        game.redo()
        end = Change(Event.REDONE, X_WINS[-1:], game.board.outcome)
        assert emitted == [(end, "XXX/OO./...", Phase.OVER)]
        assert end.ends_game

    def test_who_begin_anew(self, game: GameController) -> None:
        game.play_move(4)
        emitted = listen(game)
        game.new_game()
        assert emitted == [(Change(Event.NEW_GAME), EMPTY, Phase.PERSON)]

    def test_who_practise(self, game: GameController) -> None:
        emitted = listen(game)
        game.practise(GameRecord.begin(TWO_PEOPLE, 0, X_WINS), moves=2)
        assert emitted == [(Change(Event.PRACTICE), "X../O../...", Phase.PERSON)]

    def test_who_choose_others(self, game: GameController) -> None:
        emitted = listen(game)
        game.choose_setup(AS_O)
        change = Change(Event.NEW_GAME, has_new_setup=True)
        assert emitted == [(change, EMPTY, Phase.COMPUTER)]
        assert game.setup == AS_O

    def test_who_switch_games_and_back(self, game: GameController) -> None:
        game.play_move(4)
        emitted = listen(game)
        game.switch_game(CONNECT_FOUR)
        switched = Change(Event.SWITCHED, has_new_setup=True)
        assert emitted == [(switched, str(CONNECT_FOUR.start), Phase.PERSON)]
        assert game.setup == Setup(game=CONNECT_FOUR)
        emitted.clear()
        game.switch_game(TWO_PEOPLE.game)
        assert emitted == [(switched, ".../.X./...", Phase.PERSON)]
        assert game.setup == TWO_PEOPLE

    def test_who_do_nothing(self, game: GameController) -> None:
        emitted = listen(game)
        game.undo()
        game.redo()
        game.retry()
        game.play_from(0)
        game.choose_setup(TWO_PEOPLE)
        game.switch_game(TWO_PEOPLE.game)
        game.hold(is_held=True)
        game.step()
        assert emitted == []


class TestAPersonAndAComputer:
    def test_that_replies(self, qtbot: QtBot, play: Play) -> None:
        game = play(Setup(), Script([0]))
        emitted = listen(game)
        game.play_move(4)
        assert emitted == [(Change(Event.MOVED, (4,)), ".../.X./...", Phase.COMPUTER)]
        emitted.clear()
        wait_for_turn(qtbot, game)
        reply = Change(Event.REPLIED, (0,))
        assert without_score(emitted) == [(reply, "O../.X./...", Phase.PERSON)]

    def test_that_changes_its_level(self, play: Play) -> None:
        game = play(Setup(), endless)
        game.play_move(4)
        emitted = listen(game)
        game.choose_setup(easy := replace(game.setup, difficulty=Difficulty.EASY))
        change = Change(Event.LEVELS, has_new_setup=True)
        assert emitted == [(change, ".../.X./...", Phase.COMPUTER)]
        assert game.setup == easy

    @pytest.mark.parametrize("answer", [RuntimeError("out of ideas"), 4])
    def test_that_finds_no_move(self, qtbot: QtBot, play: Play, answer: Exception | int) -> None:
        game = play(Setup(), Script([answer, 0]))
        emitted = listen(game)
        with wait_for(qtbot, game, Event.FAILED):
            play_moves(qtbot, game, 4)
        why = "out of ideas" if isinstance(answer, Exception) else "cell 4 is taken"
        assert without_score(emitted) == [
            (Change(Event.MOVED, (4,)), ".../.X./...", Phase.COMPUTER),
            (Change(Event.FAILED, reason=why), ".../.X./...", Phase.FAILED),
        ]
        emitted.clear()
        game.retry()
        assert without_score(emitted) == [(Change(Event.RETRIED), ".../.X./...", Phase.COMPUTER)]

    def test_that_changes_its_level_after_a_failure_tries_again(
        self, qtbot: QtBot, play: Play
    ) -> None:
        game = play(Setup(), Script([RuntimeError("out of ideas"), 0]))
        with wait_for(qtbot, game, Event.FAILED):
            game.play_move(4)
        emitted = listen(game)
        game.choose_setup(replace(game.setup, difficulty=Difficulty.EASY))
        change = Change(Event.LEVELS, has_new_setup=True)
        assert without_score(emitted) == [(change, ".../.X./...", Phase.COMPUTER)]
        wait_for_turn(qtbot, game)

    def test_with_a_hint_for_the_next_turn(self, qtbot: QtBot, play: Play) -> None:
        game = play(Setup(), Script([0]))
        game.play_move(4)
        emitted = listen(game)
        with wait_for(qtbot, game, Event.HINT) as found:
            game.hint()
        board = "O../.X./..."
        assert without_score(emitted) == [
            (Change(Event.REPLIED, (0,)), board, Phase.PERSON),
            (found[0], board, Phase.PERSON),
        ]


class TestTwoComputers:
    def test_that_play_a_game_emit_one_change_for_each_move(self, qtbot: QtBot, play: Play) -> None:
        game = play(WATCHING, Script(X_WINS))
        moves = changes_of(game, lambda change: change.shows_position)
        qtbot.waitUntil(lambda: game.phase is Phase.OVER)
        assert [change.moves for change in moves] == [(move,) for move in X_WINS]
        assert {change.event for change in moves} == {Event.REPLIED}
        assert [change.ends_game for change in moves] == [False] * 4 + [True]

    def test_that_wait_and_go_on(self, play: Play) -> None:
        game = play(WATCHING, endless)
        emitted = listen(game)
        for is_held in (True, True, False):
            game.hold(is_held=is_held)
        assert emitted == [(Change(Event.HELD), EMPTY, Phase.COMPUTER)] * 2

    def test_that_practise_wait_at_first(self, play: Play) -> None:
        game = play(WATCHING, endless)
        game.practise(GameRecord.begin(WATCHING, 0, X_WINS), moves=2)
        assert game.is_held
        assert not game.is_thinking

    def test_wait_no_longer_once_a_person_has_played(self, play: Play) -> None:
        game = play(WATCHING, endless)
        game.hold(is_held=True)
        game.choose_setup(AS_O)
        game.choose_setup(WATCHING)
        assert not game.is_held


class TestPassedOnByLookingBack:
    def test_is_each_change_once(self, qtbot: QtBot, play: Play) -> None:
        game = play(Setup(), Script([0, RuntimeError("out of ideas")]))
        look_back = LookBack(game)
        emitted, passed_on = changes_of(game), changes_of(look_back)
        game.play_move(4)
        wait_for_turn(qtbot, game)
        with wait_for(qtbot, game, Event.HINT):
            game.hint()
        with wait_for(qtbot, game, Event.FAILED):
            game.play_move(8)
        game.undo()
        game.new_game()
        game.switch_game(CONNECT_FOUR)
        assert passed_on == emitted
        assert len({change.event for change in emitted}) >= 7

    def test_is_looking_elsewhere_too(self, game: GameController) -> None:
        for move in (4, 0, 8):
            game.play_move(move)
        look_back = LookBack(game)
        passed_on = changes_of(look_back)
        look_back.look_at(1)
        look_back.leave()
        assert passed_on == [Change(Event.LOOKED)] * 2

    def test_finds_the_position_shown_up_to_date(self, game: GameController) -> None:
        game.play_move(4)
        look_back = LookBack(game)
        look_back.look_at(0)
        shown: list[str] = []
        look_back.changed.connect(lambda _change: shown.append(str(look_back.board)))
        game.play_move(0)
        look_back.look_at(1)
        game.undo()
        assert shown == ["O../.X./...", ".../.X./...", ".../.X./..."]

    def test_keeps_the_hint_that_is_shown_until_another_position_is(
        self, qtbot: QtBot, game: GameController
    ) -> None:
        game.play_move(4)
        look_back = LookBack(game)
        with wait_for(qtbot, game, Event.HINT) as found:
            game.hint()
        assert look_back.hint == found[0].hint
        look_back.look_at(0)
        assert look_back.hint is None
        with wait_for(qtbot, game, Event.HINT):
            game.hint()
        assert look_back.hint is None, "it would be for another position"


class TestWhetherAHintCanBeAskedFor:
    def test_by_people_until_the_end(self, qtbot: QtBot, play: Play) -> None:
        game = play(Setup(), Script([3, 4]))
        assert game.can_hint
        game.play_move(0)
        assert game.can_hint, "for the next turn"
        play_moves(qtbot, game, 1, 2)
        assert game.phase is Phase.OVER
        assert not game.can_hint

    def test_by_nobody_who_watches(self, play: Play) -> None:
        assert not play(WATCHING, endless).can_hint

    def test_by_nobody_while_the_search_fails(self, qtbot: QtBot, play: Play) -> None:
        game = play(Setup(), Script([RuntimeError("out of ideas")]))
        game.play_move(4)
        qtbot.waitUntil(lambda: game.phase is Phase.FAILED)
        assert not game.can_hint


def test_all_its_parts_go_with_it(game: GameController) -> None:
    parts = (game.names, game.adaptation, game._finder, game._score)
    assert {part.parent() for part in parts} == {game}
