from fractions import Fraction

import pytest

from tests.boards import draw, image, unfinished
from tests.tic_tac_toe import policy_weights
from tests.weights import weights
from tictac_gui.engine import Difficulty, SearchStopped
from tictac_gui.games.tic_tac_toe import Board
from tictac_gui.games.tic_tac_toe.board import SYMMETRIES
from tictac_gui.games.tic_tac_toe.levels import LEVELS, Player


def plain_minimax(board: Board) -> int:
    """Return 1, 0 or -1 for the side to move, as tutorials do."""
    if outcome := board.outcome:
        return -1 if outcome.winner else 0
    return max(-plain_minimax(board.play(cell)) for cell in board.moves())


def test_every_level_is_a_player_by_the_same_name() -> None:
    for difficulty in Difficulty:
        assert Player[difficulty.name].value == LEVELS[difficulty]


def test_no_two_players_play_alike() -> None:
    assert len(Player) == len({player.value for player in Player}) == 6


@pytest.mark.parametrize("player", Player)
def test_weights_are_probabilities_of_legal_moves_on_every_board(player: Player) -> None:
    for board in unfinished():
        moves = weights(board, player)
        assert set(moves) <= set(board.moves())
        assert all(weight > 0 for weight in moves.values())
        assert sum(moves.values()) == 1


@pytest.mark.parametrize("player", Player)
def test_there_is_nothing_to_choose_when_the_game_is_over(player: Player) -> None:
    assert policy_weights(Board.parse("XXX/OO./..."), player.value) == {}


def test_random_chooses_evenly_among_all_moves() -> None:
    for board in unfinished():
        moves = board.moves()
        assert weights(board, Player.RANDOM) == dict.fromkeys(moves, Fraction(1, len(moves)))


def test_minimax_takes_the_first_move_that_plain_minimax_values_highest() -> None:
    for board in unfinished():
        if len(board.moves()) <= 6:
            values = {cell: -plain_minimax(board.play(cell)) for cell in board.moves()}
            first = max(values, key=values.__getitem__)
            assert weights(board, Player.MINIMAX) == {first: 1}, board


def test_minimax_does_not_mind_how_long_a_win_takes() -> None:
    board = draw("""
        ...
        .XO
        OX.
    """)
    assert set(weights(board, Player.UNBEATABLE)) == {1}
    assert set(weights(board, Player.MINIMAX)) == {0}


def test_minimax_can_be_stopped() -> None:
    with pytest.raises(SearchStopped):
        policy_weights(Board(), Player.MINIMAX.value, should_stop=lambda: True)


@pytest.mark.parametrize("player", Player)
def test_players_know_whether_they_play_alike_on_boards_that_are_alike(player: Player) -> None:
    def plays_alike(board: Board) -> bool:
        moves = weights(board, player)
        return all(
            weights(image(board, symmetry), player)
            == {symmetry[cell]: weight for cell, weight in moves.items()}
            for symmetry in SYMMETRIES
        )

    classes = {board.canonical for board in unfinished()}
    assert all(map(plays_alike, classes)) is player.value.is_symmetric
