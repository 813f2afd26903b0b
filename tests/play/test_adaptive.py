"""The adaptive level: which games move it, and when."""

from collections.abc import Callable
from dataclasses import replace
from random import Random

import pytest
from pytestqt.qtbot import QtBot

from tests.choosers import Gate, Script, endless
from tests.play.conftest import Play
from tests.play.playing import WATCHING, play_moves, score, wait_for_turn
from tests.sample_games import DRAWN, O_WINS, TWO_PEOPLE, X_WINS
from tictac_gui.engine import ADAPTIVE, Difficulty, Mark, Policy
from tictac_gui.engine.levels import Rating
from tictac_gui.games import TIC_TAC_TOE, BoardPosition, Game
from tictac_gui.games.tic_tac_toe.levels import SCALE
from tictac_gui.play.asking import Asker
from tictac_gui.play.controller import GameController, Phase
from tictac_gui.play.records import GameRecord, Score
from tictac_gui.play.setup import Players, Setup
from tictac_gui.play.strengths import Adaptation
from tictac_gui.storage.store import Store

AS_X = Setup(difficulty=ADAPTIVE)
FIRST = Rating.first(len(SCALE))


def rating(game: GameController) -> Rating:
    return game.adaptation.rating(TIC_TAC_TOE)


def win(qtbot: QtBot, game: GameController) -> None:
    play_moves(qtbot, game, 0, 1, 2)
    assert game.phase is Phase.OVER


class Watched:
    """Plays the first free cell, and notes the difficulties that it was given."""

    def __init__(self) -> None:
        self.difficulties: list[Difficulty | Policy] = []

    def __call__(
        self,
        _game: Game,
        board: BoardPosition,
        difficulty: Difficulty | Policy,
        _rng: Random,
        _should_stop: Callable[[], bool],
        /,
    ) -> int:
        self.difficulties.append(difficulty)
        return list(board.moves())[-1]


class TestTheStep:
    def test_is_how_the_computer_chooses(self, qtbot: QtBot, play: Play) -> None:
        chooser = Watched()
        game = play(AS_X, chooser)
        win(qtbot, game)
        assert chooser.difficulties == [SCALE[FIRST.step - 1]] * 2
        game.new_game()
        play_moves(qtbot, game, 0)
        wait_for_turn(qtbot, game)
        assert chooser.difficulties[-1] == SCALE[FIRST.after(won=True, steps=len(SCALE)).step - 1]

    def test_is_played_by_a_real_search(self, qtbot: QtBot, play: Play) -> None:
        game = play(Setup(Players.PERSON_AS_O, ADAPTIVE))
        wait_for_turn(qtbot, game)
        assert len(game.moves) == 1

    def test_goes_up_with_a_win(self, qtbot: QtBot, play: Play) -> None:
        game = play(AS_X, Script([3, 4]))
        with qtbot.waitSignal(game.adaptation.rating_changed) as changed:
            win(qtbot, game)
        assert changed.args == [TIC_TAC_TOE, Rating(12, 0, 1)]
        assert rating(game) == Rating(12, 0, 1)
        assert game.level_change == 3

    def test_goes_down_with_a_loss(self, qtbot: QtBot, play: Play) -> None:
        game = play(AS_X, Script([0, 1, 2]))
        play_moves(qtbot, game, 8, 7, 3)
        qtbot.waitUntil(lambda: game.phase is Phase.OVER)
        assert rating(game) == Rating(6, 0, 1)
        assert game.level_change == -3

    def test_stays_with_a_draw(self, qtbot: QtBot, play: Play) -> None:
        game = play(AS_X, Script(DRAWN[1::2]))
        play_moves(qtbot, game, *DRAWN[::2])
        assert game.phase is Phase.OVER
        assert rating(game) == FIRST
        assert game.level_change == 0

    def test_moves_when_the_person_plays_o(self, qtbot: QtBot, play: Play) -> None:
        game = play(Setup(Players.PERSON_AS_O, ADAPTIVE), Script(O_WINS[::2]))
        play_moves(qtbot, game, *O_WINS[1::2])
        assert rating(game).step > FIRST.step

    def test_never_changes_while_a_game_is_played(self, qtbot: QtBot, play: Play) -> None:
        game = play(AS_X, Script([3, 4]))
        play_moves(qtbot, game, 0, 1)
        wait_for_turn(qtbot, game)
        game.undo()
        game.redo()
        assert rating(game) == FIRST
        game.new_game()
        assert rating(game) == FIRST

    def test_is_each_game_s_own(self) -> None:
        other = replace(TIC_TAC_TOE, name="another_game", scale=SCALE[:4])
        adaptation = Adaptation({TIC_TAC_TOE: Rating(7)})
        assert adaptation.step(other) == Rating.first(4).step
        adaptation.count(GameRecord.begin(replace(AS_X, game=other), 0, X_WINS))
        assert adaptation.rating(other) == Rating(2, 1, 1)
        assert adaptation.rating(TIC_TAC_TOE) == Rating(7)


class TestAGameIsCountedOnce:
    def test_even_if_its_end_is_undone_and_redone(self, qtbot: QtBot, play: Play) -> None:
        game = play(AS_X, Script([3, 4]))
        win(qtbot, game)
        after = rating(game)
        for _ in range(3):
            game.undo()
            assert game.level_change == 0
            game.redo()
            assert game.phase is Phase.OVER
            assert not game.is_practice
        assert rating(game) == after

    def test_and_not_again_when_it_is_won_as_practice(self, qtbot: QtBot, play: Play) -> None:
        game = play(AS_X, Script([3, 4]))
        win(qtbot, game)
        after = rating(game)
        game.undo()
        game.play_move(2)
        assert game.phase is Phase.OVER
        assert game.is_practice
        assert rating(game) == after

    def test_and_not_when_it_is_come_back_to_from_another(self, qtbot: QtBot, play: Play) -> None:
        other = replace(TIC_TAC_TOE, name="another_game")
        game = play(AS_X, Script([3, 4]))
        win(qtbot, game)
        after = rating(game)
        game.switch_game(other)
        game.switch_game(TIC_TAC_TOE)
        assert game.phase is Phase.OVER
        assert rating(game) == after


class TestNothingMovesItWhere:
    def test_two_people_play(self, qtbot: QtBot, play: Play) -> None:
        game = play(replace(AS_X, players=Players.TWO_PEOPLE))
        play_moves(qtbot, game, *X_WINS)
        assert rating(game) == FIRST
        assert game.level_change == 0

    def test_two_computers_play(self, qtbot: QtBot, play: Play) -> None:
        game = play(replace(WATCHING, difficulty=ADAPTIVE), Script(X_WINS))
        qtbot.waitUntil(lambda: game.phase is Phase.OVER)
        assert rating(game) == FIRST

    def test_the_level_is_another(self, qtbot: QtBot, play: Play) -> None:
        game = play(Setup(difficulty=Difficulty.EASY), Script([3, 4]))
        win(qtbot, game)
        assert rating(game) == FIRST
        assert game.level_change == 0

    def test_a_past_game_is_practised(self, qtbot: QtBot, play: Play) -> None:
        game = play(AS_X, Script([4]))
        game.practise(GameRecord.begin(AS_X, 0, X_WINS), 3)
        play_moves(qtbot, game, 2)
        assert game.phase is Phase.OVER
        assert rating(game) == FIRST

    @pytest.mark.parametrize("level", Difficulty)
    def test_another_level_has_made_the_first_moves(
        self, qtbot: QtBot, play: Play, level: Difficulty
    ) -> None:
        game = play(Setup(difficulty=level), Script([3, 4]))
        play_moves(qtbot, game, 0)
        wait_for_turn(qtbot, game)
        game.choose_setup(AS_X)
        assert game.is_practice
        play_moves(qtbot, game, 1, 2)
        assert rating(game) == FIRST

    def test_the_level_was_left_for_easy_which_gets_the_win(self, qtbot: QtBot, play: Play) -> None:
        game = play(AS_X, Script([3, 4]))
        play_moves(qtbot, game, 0)
        wait_for_turn(qtbot, game)
        game.choose_setup(Setup(difficulty=Difficulty.EASY))
        play_moves(qtbot, game, 1, 2)
        assert rating(game) == FIRST
        assert score(qtbot, game) == Score(x_wins=1)

    def test_a_game_is_abandoned(self, qtbot: QtBot, play: Play) -> None:
        game = play(AS_X, Script([3, 4]))
        play_moves(qtbot, game, 0)
        wait_for_turn(qtbot, game)
        game.new_game()
        assert rating(game) == FIRST


def test_a_level_chosen_before_the_computer_has_moved_counts(qtbot: QtBot, play: Play) -> None:
    gate = Gate()
    game = play(Setup(), gate)
    game.play_move(0)
    game.choose_setup(AS_X)
    assert not game.is_practice
    gate.open()
    wait_for_turn(qtbot, game)
    assert gate.levels[-1] == SCALE[FIRST.step - 1]


def test_the_score_is_one_whatever_the_step(qtbot: QtBot, play: Play) -> None:
    game = play(AS_X, Script([3, 4, 3, 4]))
    win(qtbot, game)
    game.new_game()
    win(qtbot, game)
    assert rating(game).games == 2
    assert score(qtbot, game) == Score(x_wins=2)


def test_a_game_under_way_is_resumed_at_the_kept_step(
    qtbot: QtBot, worker: Asker, store: Store
) -> None:
    store.save(GameRecord.begin(AS_X, 0, (4,)))
    chooser = Watched()
    game = GameController(
        worker=worker,
        store=store,
        choose_move=chooser,
        find_hint=Game.find_hint,
        rng=Random(1),
        thinking_pause_ms=0,
        setup=TWO_PEOPLE,
        adaptation=Adaptation({TIC_TAC_TOE: Rating(5)}),
    )
    game.start(resume=True)
    qtbot.waitUntil(lambda: len(game.moves) == 2)
    assert game.seat(Mark.O) is ADAPTIVE
    assert chooser.difficulties == [SCALE[4]]


def test_no_change_of_step_is_reported_while_a_search_goes_on(play: Play) -> None:
    game = play(AS_X, endless)
    game.play_move(4)
    assert game.level_change == 0
