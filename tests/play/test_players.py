"""Who plays: people, computers, sides that alternate, and whose score is shown."""

from dataclasses import replace

from pytestqt.qtbot import QtBot

from tests.changes import BEGINNINGS, changes_of, none_of
from tests.choosers import Script, endless
from tests.play.conftest import Play
from tests.play.playing import WATCHING, play_moves, score, wait_for_turn
from tests.sample_games import TWO_PEOPLE
from tictac_gui.engine import Difficulty, Mark
from tictac_gui.games.tic_tac_toe import Board
from tictac_gui.play.change import Change, Event
from tictac_gui.play.controller import Phase
from tictac_gui.play.records import Score
from tictac_gui.play.setup import Players, Setup


class TestPlayers:
    def test_two_people_move_in_turn(self, play: Play) -> None:
        game = play(TWO_PEOPLE)
        for cell in (0, 4, 8):
            assert game.phase is Phase.PERSON
            game.play_move(cell)
        assert str(game.board) == "X../.O./..X"

    def test_two_computers_play_to_the_end_by_themselves(self, qtbot: QtBot, play: Play) -> None:
        game = play(
            replace(
                WATCHING, x_difficulty=Difficulty.UNBEATABLE, o_difficulty=Difficulty.UNBEATABLE
            )
        )
        qtbot.waitUntil(lambda: game.phase is Phase.OVER)
        assert score(qtbot, game) == Score(draws=1)

    def test_alternating_swaps_marks_with_every_game(self, qtbot: QtBot, play: Play) -> None:
        game = play(Setup(Players.ALTERNATING), Script([4, 3, 5]))
        assert game.people == {Mark.X}
        game.new_game()
        assert game.people == {Mark.O}
        wait_for_turn(qtbot, game)
        assert str(game.board) == ".../.X./..."
        game.new_game()
        assert game.people == {Mark.X}

    def test_alternating_starts_with_the_person_as_x(self, play: Play) -> None:
        game = play(TWO_PEOPLE, endless)
        game.new_game()
        game.choose_setup(Setup(Players.ALTERNATING))
        assert game.people == {Mark.X}

    def test_a_win_stays_with_the_person_who_changes_marks(self, qtbot: QtBot, play: Play) -> None:
        game = play(Setup(Players.ALTERNATING), Script([3, 4, 8]))
        play_moves(qtbot, game, 0, 1, 2)
        assert score(qtbot, game) == Score(x_wins=1)
        game.new_game()
        assert score(qtbot, game) == Score(o_wins=1)

    def test_a_known_score_changes_sides_with_the_marks_before_the_store_answers(
        self, qtbot: QtBot, play: Play
    ) -> None:
        game = play(Setup(Players.ALTERNATING), Script([3, 4, 8]))
        play_moves(qtbot, game, 0, 1, 2)
        assert score(qtbot, game) == Score(x_wins=1)
        scores: list[Score] = []
        game.changed.connect(lambda _change: scores.append(game.score))
        # The store answers by signal, and no event is processed here.
        game.new_game()
        assert game.score == Score(o_wins=1)
        assert scores == [Score(o_wins=1)]
        game.new_game()
        assert game.score == Score(x_wins=1)

    def test_a_known_score_is_not_shown_to_others_before_the_store_answers(
        self, qtbot: QtBot, play: Play
    ) -> None:
        game = play(Setup(Players.PERSON_AS_X), Script([3, 4]))
        play_moves(qtbot, game, 0, 1, 2)
        assert score(qtbot, game) == Score(x_wins=1)
        game.choose_setup(Setup(Players.PERSON_AS_X, Difficulty.HARD))
        assert game.score == Score()

    def test_choosing_others_starts_a_new_game(self, qtbot: QtBot, play: Play) -> None:
        game = play(TWO_PEOPLE)
        game.play_move(4)
        changes = changes_of(game)
        game.choose_setup(Setup(Players.PERSON_AS_X))
        assert changes == [Change(Event.NEW_GAME, has_new_setup=True)]
        assert game.board == Board()
        assert score(qtbot, game) == Score()

    def test_choosing_the_same_again_changes_nothing(self, play: Play) -> None:
        game = play(TWO_PEOPLE)
        game.play_move(4)
        with none_of(game, *BEGINNINGS):
            game.choose_setup(TWO_PEOPLE)
        assert str(game.board) == ".../.X./..."

    def test_who_play_again_still_see_their_score(self, qtbot: QtBot, play: Play) -> None:
        game = play(TWO_PEOPLE)
        play_moves(qtbot, game, 0, 3, 1, 4, 2)
        assert score(qtbot, game) == Score(x_wins=1)
        game.new_game()
        assert game.score == Score(x_wins=1)

    def test_an_abandoned_game_never_counts(self, qtbot: QtBot, play: Play) -> None:
        game = play(TWO_PEOPLE)
        play_moves(qtbot, game, 0, 3, 1, 4)
        game.new_game()
        assert score(qtbot, game) == Score()
