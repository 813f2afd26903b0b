"""The scores on which the puzzles of Connect Four rest, as another program finds them."""

import pytest

from tests.games.connect_four.oracle import theirs, usual_score
from tictac_gui.games import CONNECT_FOUR
from tictac_gui.games.connect_four import Board

bitbully = pytest.importorskip("bitbully", reason="the oracle is an extra of its own")


@pytest.mark.soak
def test_every_move_of_every_puzzle_has_the_oracle_s_score() -> None:
    oracle = bitbully.BitBully(opening_book=None)
    assert CONNECT_FOUR.puzzles
    for puzzle in CONNECT_FOUR.puzzles().collection(None):
        board = puzzle.position
        assert isinstance(board, Board)
        scores = CONNECT_FOUR.scores(board)
        usual = {move: usual_score(board, score) for move, score in scores.items()}
        assert usual == oracle.score_all_moves(theirs(board))
