"""A game that is over is reviewed by itself: where it turned, and whether anybody erred."""

from collections.abc import Callable, Iterator

import pytest
from pytestqt.qtbot import QtBot

from tests.choosers import Script
from tests.play.conftest import Play
from tests.sample_games import DRAWN, EASY_AS_X, O_WINS, TWO_PEOPLE, X_WINS
from tests.tic_tac_toe import review as review_of
from tictac_gui.play.controller import GameController, Phase
from tictac_gui.play.game_review import GameReview
from tictac_gui.play.look_back import LookBack
from tictac_gui.play.records import GameRecord
from tictac_gui.play.search_worker import SearchWorker

Review = Callable[[GameController], tuple[LookBack, GameReview]]


@pytest.fixture
def reviewing() -> Iterator[Review]:
    made: list[GameReview] = []

    def make(game: GameController) -> tuple[LookBack, GameReview]:
        look = LookBack(game)
        made.append(GameReview(look, SearchWorker, game))
        return look, made[-1]

    yield make
    for review in made:
        review.shutdown()


def finish(qtbot: QtBot, game: GameController, review: GameReview, *moves: int) -> None:
    with qtbot.waitSignal(review.reviewed):
        for move in moves:
            qtbot.waitUntil(lambda: game.phase is Phase.PERSON)
            game.play_move(move)


class TestTheReview:
    def test_has_no_thread_before_the_first_game_is_over(
        self, qtbot: QtBot, play: Play, reviewing: Review
    ) -> None:
        game = play(TWO_PEOPLE)
        _, review = reviewing(game)
        for move in X_WINS[:-1]:
            game.play_move(move)
        assert not review.findChildren(SearchWorker)
        assert review.found is None
        with qtbot.waitSignal(review.reviewed):
            game.play_move(X_WINS[-1])
        assert review.found == review_of(X_WINS)

    def test_of_a_game_that_is_undone_is_gone_until_it_is_redone(
        self, qtbot: QtBot, play: Play, reviewing: Review
    ) -> None:
        game = play(TWO_PEOPLE)
        _, review = reviewing(game)
        finish(qtbot, game, review, *X_WINS)
        game.undo()
        assert review.found is None
        assert review.turning_point is None
        game.redo()
        assert review.turning_point == 1

    def test_is_of_a_past_game_while_that_is_looked_at(
        self, qtbot: QtBot, play: Play, reviewing: Review
    ) -> None:
        game = play(TWO_PEOPLE)
        look, review = reviewing(game)
        game.play_move(0)
        with qtbot.waitSignal(review.reviewed):
            look.open(GameRecord.begin(EASY_AS_X, 0, O_WINS), len(O_WINS))
        assert review.found == review_of(O_WINS)
        assert review.turning_point == 2, "the person's own first, not the computer's before it"
        look.leave()
        assert review.found is None


class TestTheTurningPoint:
    def test_is_looked_at_with_the_move_made_there(
        self, qtbot: QtBot, play: Play, reviewing: Review
    ) -> None:
        game = play(TWO_PEOPLE)
        look, review = reviewing(game)
        finish(qtbot, game, review, *X_WINS)
        review.show_turning_point()
        assert look.moves == X_WINS[:1]
        assert review.shown_move == review_of(X_WINS).moves[1]
        look.look_at(2)
        assert review.shown_move is None

    def test_is_the_person_s_to_retry_but_not_the_computer_s(
        self, qtbot: QtBot, play: Play, reviewing: Review
    ) -> None:
        game = play(EASY_AS_X, Script([3, 4]))
        _, review = reviewing(game)
        finish(qtbot, game, review, 0, 1, 2)
        assert review.turning_point == 1
        assert not review.can_retry

    def test_is_there_to_retry_for_the_one_who_erred(
        self, qtbot: QtBot, play: Play, reviewing: Review
    ) -> None:
        game = play(EASY_AS_X, Script([4, 2, 6]))
        _, review = reviewing(game)
        finish(qtbot, game, review, 0, 1, 3)
        assert review.turning_point == 4
        assert review.can_retry

    def test_is_missing_where_nobody_erred(
        self, qtbot: QtBot, play: Play, reviewing: Review
    ) -> None:
        game = play(TWO_PEOPLE)
        look, review = reviewing(game)
        finish(qtbot, game, review, *DRAWN)
        assert review.turning_point is None
        assert review.is_faultless
        with qtbot.assertNotEmitted(look.shown):
            review.show_turning_point()
        game.new_game()
        assert not review.is_faultless
