"""What every game of the program offers."""

import pytest

from tictac_gui.engine import Difficulty, Mark
from tictac_gui.games import GAMES, TIC_TAC_TOE, Game
from tictac_gui.games.tic_tac_toe.exact import EXACT

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


@every_game
def test_has_a_policy_for_every_difficulty(game: Game) -> None:
    assert set(game.policies) == set(Difficulty)


@every_game
def test_begins_with_an_empty_board_and_x_to_move(game: Game) -> None:
    assert len(game.cells) == game.start.rows * game.start.columns
    assert all(game.start.mark_at(cell) is None for cell in game.cells)
    assert game.start.turn is Mark.X


@every_game
def test_fills_a_cell_of_the_board_with_every_first_move(game: Game) -> None:
    for move in game.start.moves():
        cell = game.cell_of(game.start, move)
        assert cell in game.cells
        assert game.start.play(move).mark_at(cell) is Mark.X


@every_game
def test_has_a_key_for_every_first_move(game: Game) -> None:
    assert sorted(game.moves_by_key.values()) == sorted(game.start.moves())


def test_the_keys_of_tic_tac_toe_lie_as_on_a_numeric_keypad() -> None:
    keys = {cell: key for key, cell in TIC_TAC_TOE.moves_by_key.items()}
    assert [keys[cell] for cell in TIC_TAC_TOE.cells] == [*"789", *"456", *"123"]


def test_names_tell_games_apart() -> None:
    assert len({game.name for game in GAMES}) == len(GAMES)


def test_tic_tac_toe_loads_its_exact_tools_when_they_are_asked_for() -> None:
    assert TIC_TAC_TOE.exact
    assert TIC_TAC_TOE.exact() is EXACT
