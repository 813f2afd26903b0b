"""The scores of every column are those that a program of others has found."""

from __future__ import annotations

import pytest

from tests.games.connect_four.oracle import STONES, compare, oracle_scores
from tictac_gui.games.connect_four.solver import IS_COMPILED

EACH = 50
FEWEST = STONES.start if IS_COMPILED else 20
"""With fewer stones, uncompiled, a position takes seconds or even minutes."""


@pytest.mark.exhaustive
@pytest.mark.parametrize("stones", range(FEWEST, STONES.stop))
def test_scores_and_moves_are_what_the_oracle_knows(stones: int) -> None:
    for board, scores in oracle_scores()[stones][:EACH]:
        compare(board, scores)
