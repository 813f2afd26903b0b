"""What can be asked of a game, and what it hands on to the engine."""

from collections.abc import Callable
from dataclasses import replace
from random import Random

import pytest

from tests.boards import draw
from tests.connect_four import careful_positions
from tests.countdown import COUNTDOWN, Countdown
from tictac_gui.engine import Difficulty, Policy, Search, SearchStopped
from tictac_gui.engine.forecast import Ending
from tictac_gui.games import CONNECT_FOUR, GAMES, TIC_TAC_TOE, Game

ASKED: dict[str, Callable[[Game], object]] = {
    "weights": lambda game: game.move_weights(game.start, Difficulty.EASY, stop),
    "a move": lambda game: game.choose_move(game.start, Difficulty.EASY, Random(1), stop),
    "values": lambda game: game.move_values(game.start, stop),
    "stages": lambda game: list(game.value_stages(game.start, stop)),
    "a review": lambda game: game.review([0], stop),
    "reviews": lambda game: list(game.reviews([0], stop)),
}


def stop() -> bool:
    return True


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
@pytest.mark.parametrize("ask", ASKED.values(), ids=ASKED)
def test_whatever_takes_long_can_be_stopped(game: Game, ask: Callable[[Game], object]) -> None:
    with pytest.raises(SearchStopped):
        ask(replace(game, search=Search()))


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


@pytest.mark.parametrize(("margin", "is_even"), [(700, True), (0, False)])
def test_what_looks_even_is_for_the_game_to_say(margin: int, is_even: bool) -> None:
    (board,) = careful_positions(18, 1, seed=0)
    game = replace(CONNECT_FOUR, search=Search(), even_margin=margin)
    values = game.move_values(board, seconds=0).values()
    endings = {value.forecast.ending for value in values if not value.is_proven}
    assert (endings == {Ending.DRAW}) is is_even
