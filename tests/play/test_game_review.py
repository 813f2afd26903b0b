"""A game that is over is reviewed by itself: where it turned, and whether anybody erred."""

from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest
from pytestqt.qtbot import QtBot

from tests.choosers import Script
from tests.play.conftest import Play
from tests.sample_games import DRAWN, EASY_AS_X, O_WINS, TWO_PEOPLE, X_WINS
from tests.slow_scores import SlowScores
from tests.tic_tac_toe import review as review_of
from tictac_gui.engine import SearchStopped, stopping
from tictac_gui.engine.review import Explanation
from tictac_gui.games import TIC_TAC_TOE, BoardPosition
from tictac_gui.play.asking import Asker
from tictac_gui.play.controller import GameController, Phase
from tictac_gui.play.game_review import GameReview
from tictac_gui.play.looking_back import LookBack
from tictac_gui.play.records import GameRecord

Review = Callable[[GameController], tuple[LookBack, GameReview]]


@pytest.fixture
def reviewing() -> Iterator[Review]:
    made: list[GameReview] = []

    def make(game: GameController) -> tuple[LookBack, GameReview]:
        look = LookBack(game)
        made.append(GameReview(look, Asker(), game))
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
        [worker] = review.findChildren(Asker)
        assert not worker._thread.isRunning()
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

    def test_of_fewer_moves_takes_what_is_known_of_the_whole_game(
        self, qtbot: QtBot, play: Play, reviewing: Review
    ) -> None:
        game = play(TWO_PEOPLE)
        _, review = reviewing(game)
        finish(qtbot, game, review, *X_WINS)
        game.undo()
        with qtbot.waitSignal(review.reviewed):
            review.ask()
        assert review.found == review_of(X_WINS[:4])

    def test_that_fails_is_reported_as_over(
        self, qtbot: QtBot, play: Play, reviewing: Review
    ) -> None:
        def fail(*_about: object) -> Explanation:
            raise RuntimeError("out of words")

        game = play(replace(TWO_PEOPLE, game=replace(TIC_TAC_TOE, explainer=fail)))
        _, review = reviewing(game)
        with qtbot.waitSignal(review.advanced):
            for move in X_WINS:
                game.play_move(move)
        qtbot.waitUntil(lambda: not review.is_running)
        assert review.found
        assert not review.found.moves

    def test_is_of_a_past_game_while_that_is_looked_at(
        self, qtbot: QtBot, play: Play, reviewing: Review
    ) -> None:
        game = play(TWO_PEOPLE)
        look, review = reviewing(game)
        game.play_move(0)
        with qtbot.waitSignal(review.reviewed):
            look.open(GameRecord.begin(EASY_AS_X, 0, O_WINS), len(O_WINS))
        assert review.found == review_of(O_WINS)
        assert review.turning_point == 4, "the person's own last, not the one that was given back"
        look.leave()
        assert review.found is None


class TestALongReview:
    def test_reports_more_and_more(self, qtbot: QtBot, play: Play, reviewing: Review) -> None:
        game = play(TWO_PEOPLE)
        _, review = reviewing(game)
        reviews = []
        review.advanced.connect(lambda: reviews.append(review.found))
        finish(qtbot, game, review, *X_WINS)
        assert [found and found.by_number.count(None) for found in reviews] == [5, 4, 3, 2, 1, 0]
        assert reviews[-1] == review.found == review_of(X_WINS)
        assert not review.is_running

    def test_keeps_what_is_known_about_the_moves_before(
        self, qtbot: QtBot, play: Play, reviewing: Review
    ) -> None:
        game = play(TWO_PEOPLE)
        _, review = reviewing(game)
        finish(qtbot, game, review, *X_WINS)
        game.undo()
        game.play_move(8)
        reviews = []
        review.advanced.connect(lambda: reviews.append(review.found))
        with qtbot.waitSignal(review.reviewed):
            review.ask()
        assert reviews[0]
        assert reviews[0].by_number == (*review_of(X_WINS[:4]).moves, None)

    def test_ends_with_the_game(self, qtbot: QtBot, play: Play, reviewing: Review) -> None:
        game = play(replace(TWO_PEOPLE, game=SlowScores(TIC_TAC_TOE).game))
        _, review = reviewing(game)
        with qtbot.waitSignal(review.advanced):
            for move in X_WINS:
                game.play_move(move)
        [worker] = review.findChildren(Asker)
        running = [review.is_running]
        with qtbot.assertNotEmitted(review.advanced), qtbot.waitSignal(worker.ended):
            game.new_game()
            running.append(review.is_running)
        assert running == [True, False]
        assert review.found is None

    def test_that_was_broken_off_is_finished_when_the_game_is_over_again(
        self, qtbot: QtBot, play: Play, reviewing: Review
    ) -> None:
        slow = SlowScores(TIC_TAC_TOE)
        game = play(replace(TWO_PEOPLE, game=slow.game))
        _, review = reviewing(game)
        with qtbot.waitSignal(review.advanced):
            for move in X_WINS:
                game.play_move(move)
        game.undo()
        slow.release()
        with qtbot.waitSignal(review.reviewed):
            game.redo()
        assert review.found == review_of(X_WINS)

    def test_leaves_what_was_known_before_it_to_be_found_again(
        self, qtbot: QtBot, play: Play, reviewing: Review
    ) -> None:
        def explain(
            position: BoardPosition, move: int, should_stop: Callable[[], bool] | None
        ) -> Explanation:
            while should_stop and move == X_WINS[1]:
                if should_stop():
                    raise SearchStopped
            assert TIC_TAC_TOE.explainer
            return TIC_TAC_TOE.explainer(position, move, should_stop)

        game = play(replace(TWO_PEOPLE, game=replace(TIC_TAC_TOE, explainer=explain)))
        _, review = reviewing(game)
        game.play_move(X_WINS[0])
        with qtbot.waitSignal(review.reviewed):
            review.ask()
        game.play_move(X_WINS[1])
        with qtbot.waitSignal(review.advanced):
            review.ask()
        game.undo()
        with qtbot.waitSignal(review.reviewed):
            review.ask()
        assert review.found == review_of(X_WINS[:1])

    def test_is_given_up_some_day_and_not_begun_again(
        self, qtbot: QtBot, play: Play, reviewing: Review, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(stopping, "LONGEST_SECONDS", 0.0)
        silent = replace(TIC_TAC_TOE, explainer=None)
        slow = SlowScores(silent, slow={X_WINS[0]})
        game = play(replace(TWO_PEOPLE, game=slow.game))
        _, review = reviewing(game)
        finish(qtbot, game, review, *X_WINS)
        assert review.found
        assert review.found.by_number == (None, *silent.review(X_WINS).moves[1:])
        assert not review.is_faultless
        assert review.turning_point == 1, "it is known without the first move"
        with qtbot.assertNotEmitted(review.advanced):
            review.ask()
            assert not review.is_running


class TestTheTurningPoint:
    def test_is_looked_at_with_the_move_made_there(
        self, qtbot: QtBot, play: Play, reviewing: Review
    ) -> None:
        game = play(TWO_PEOPLE)
        look, review = reviewing(game)
        finish(qtbot, game, review, *X_WINS)
        review.show_next_moment()
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
        with qtbot.assertNotEmitted(look.changed):
            review.show_next_moment()
        game.new_game()
        assert not review.is_faultless
