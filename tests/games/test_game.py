"""What can be asked of a game, and what it hands on to the engine."""

from collections.abc import Callable
from dataclasses import replace
from random import Random

import pytest

from tests.boards import draw
from tests.countdown import COUNTDOWN, Countdown
from tictac_gui.engine import Difficulty, Policy, Search, SearchStopped
from tictac_gui.games import CONNECT_FOUR, GAMES, TIC_TAC_TOE, BoardPosition, Game

ASKED: dict[str, Callable[[Game, tuple[int, ...]], object]] = {
    "weights": lambda game, moves: game.move_weights(after(game, moves), Difficulty.EASY, stop),
    "a move": lambda game, moves: game.choose_move(
        after(game, moves), Difficulty.EASY, Random(1), stop
    ),
    "values": lambda game, moves: game.move_values(after(game, moves), stop),
    "scores": lambda game, moves: game.scores(after(game, moves), stop),
    "a line": lambda game, moves: game.line(after(game, moves), stop),
    "a review": lambda game, moves: game.review([*moves, 0], stop),
    "reviews": lambda game, moves: list(game.reviews([*moves, 0], stop)),
}
OPENINGS = {TIC_TAC_TOE: (), CONNECT_FOUR: (3, 3, 3, 3, 3, 2, 2, 2, 2, 2, 1, 1)}
"""What is in no book."""


def stop() -> bool:
    return True


def after(game: Game, moves: tuple[int, ...]) -> BoardPosition:
    return game.history(moves).position


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
@pytest.mark.parametrize("ask", ASKED.values(), ids=ASKED)
def test_whatever_takes_long_can_be_stopped(
    game: Game, ask: Callable[[Game, tuple[int, ...]], object]
) -> None:
    with pytest.raises(SearchStopped):
        ask(replace(game, search=Search()), OPENINGS[game])


def test_a_level_that_sets_traps_takes_those_of_the_game() -> None:
    trapping = {**COUNTDOWN.policies, Difficulty.HARD: Policy(lookahead=None, sets_traps=True)}
    game = replace(COUNTDOWN, policies=trapping, best_traps=lambda _position, _stop: (1,))
    assert game.move_weights(Countdown(6), Difficulty.HARD) == {1: 1}
    assert game.move_weights(Countdown(6), Difficulty.UNBEATABLE) == {2: 1}


def test_where_all_is_exact_the_game_goes_on_as_hints_would_have_it() -> None:
    board = draw("X.. .O. ...")
    for cell, value in TIC_TAC_TOE.move_values(board).items():
        after = board.play(cell)
        for move in value.line[1:]:
            assert move == TIC_TAC_TOE.find_hint(after).move
            after = after.play(move)
        assert after.outcome


class TestExactScores:
    def test_are_the_search_s_where_a_game_has_nobody_else_to_ask(self) -> None:
        for counters in range(2, 12):
            position = Countdown(counters)
            assert COUNTDOWN.scores(position) == Search().evaluate(position).scores

    def test_are_those_of_whoever_the_game_asks(self) -> None:
        game = replace(COUNTDOWN, move_scorer=lambda _position, move, _stop: 7 * move)
        assert game.scores(Countdown(6)) == {1: 7, 2: 14}
        assert game.move_weights(Countdown(6), Difficulty.UNBEATABLE) == {2: 1}


class TestALine:
    def test_leads_to_the_end_by_hints_where_a_game_has_nobody_else_to_ask(self) -> None:
        position: BoardPosition = Countdown(8)
        for move in COUNTDOWN.line(position):
            assert move == COUNTDOWN.find_hint(position).move
            position = position.play(move)
        assert position.outcome

    def test_is_that_of_whoever_the_game_asks(self) -> None:
        game = replace(COUNTDOWN, line_finder=lambda _position, _stop: (1, 2))
        assert game.line(Countdown(6)) == (1, 2)
