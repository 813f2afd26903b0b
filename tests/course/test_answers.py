"""The engine's answers to a move of the person; a search stops when nobody waits for it."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from random import Random

import pytest

from tests.countdown import COUNTDOWN
from tests.course.endless import Endless
from tictac_gui.course.playing import answer_move, best_play, judged, moves_of
from tictac_gui.engine import Policy, SearchStopped
from tictac_gui.games import CONNECT_FOUR, TIC_TAC_TOE, Game
from tictac_gui.games.connect_four import Board as FourBoard
from tictac_gui.games.tic_tac_toe import Board

FORK = Board.parse("XO./.X./..O")
PERFECT = Policy(lookahead=None)


def never() -> bool:
    return False


def always() -> bool:
    return True


@pytest.mark.parametrize(
    "moves", [(0, 1, 4, 8, 2), (0, 1, 3, 2, 7, 8, 4)], ids=["a mistake", "a blunder"]
)
def test_a_slip_is_judged_as_in_a_review(moves: tuple[int, ...]) -> None:
    *before, slip = moves
    position = TIC_TAC_TOE.history(tuple(before)).position
    answer = answer_move(TIC_TAC_TOE, position, slip, Random(1), never)
    assert answer.slip == TIC_TAC_TOE.review(moves).moves[-1]


def test_a_slip_is_found_in_a_game_that_explains_nothing_too() -> None:
    won = COUNTDOWN.start.play(1)
    slip = answer_move(COUNTDOWN, won, 1, Random(1), never).slip
    assert slip
    assert slip.best == (2,)
    assert slip.explanation is None


def test_a_refutation_whose_end_is_far_away_is_only_begun() -> None:
    few_discs = FourBoard.parse("24454")
    answer = answer_move(CONNECT_FOUR, few_discs, 0, Random(1), never)
    assert answer.slip
    assert answer.slip.after.own_moves > 9
    assert len(answer.line) == 3


def test_a_reply_is_explained_also_where_a_hint_would_name_another_move() -> None:
    replies = set()
    for seed in range(20):
        [reply] = answer_move(TIC_TAC_TOE, Board(), 4, Random(seed), never).line
        replies.add(reply.move)
        assert reply.why
        assert reply.why.move == reply.move
    assert len(replies) > 1


def test_best_play_says_why_of_each_move() -> None:
    position = FORK
    for move, why in best_play(TIC_TAC_TOE, FORK):
        assert why == TIC_TAC_TOE.find_hint(position)
        position = position.play(move)
    assert position.outcome


@pytest.mark.parametrize(
    "ask",
    [
        pytest.param(partial(answer_move, TIC_TAC_TOE, FORK, 2, Random(1)), id="an answer"),
        pytest.param(partial(judged, TIC_TAC_TOE, FORK), id="a judgement"),
        pytest.param(partial(moves_of, TIC_TAC_TOE, FORK, PERFECT), id="moves"),
    ],
)
def test_a_search_can_be_stopped(ask: Callable[[Callable[[], bool]], object]) -> None:
    with pytest.raises(SearchStopped):
        ask(always)


class TestAPartThatTakesLongCanBeStopped:
    def answer(self, game: Game, move: int, endless: Endless) -> None:
        """Have a move answered, and stop once the endless part has begun."""
        with pytest.raises(SearchStopped):
            answer_move(game, FORK, move, Random(1), endless.is_begun.is_set)

    def test_why_a_move_is_a_slip(self) -> None:
        endless = Endless()
        self.answer(replace(TIC_TAC_TOE, explainer=endless), 2, endless)

    def test_what_follows_a_slip(self) -> None:
        endless = Endless()
        self.answer(replace(TIC_TAC_TOE, hint_finder=endless), 2, endless)

    def test_the_reply(self) -> None:
        endless = Endless()
        game = replace(TIC_TAC_TOE, best_traps=endless)
        with pytest.raises(SearchStopped):
            answer_move(game, Board(), 4, Random(1), endless.is_begun.is_set)

    def test_the_best_defence(self) -> None:
        endless = Endless()
        self.answer(replace(TIC_TAC_TOE, move_scorer=endless), 6, endless)

    def test_why_the_reply_is_good(self) -> None:
        endless = Endless()
        self.answer(replace(TIC_TAC_TOE, hint_finder=endless), 6, endless)
