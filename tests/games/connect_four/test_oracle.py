"""The scores of every column are those that a program of others has found."""

from __future__ import annotations

import pytest

from tests.games.connect_four.oracle import DISCS, compare, oracle_scores
from tictac_gui.games.connect_four.solver import IS_COMPILED

EACH = 50
FEWEST = DISCS.start if IS_COMPILED else 20
"""With fewer discs, uncompiled, a position takes seconds or even minutes."""


@pytest.mark.exhaustive
@pytest.mark.parametrize("discs", range(FEWEST, DISCS.stop))
def test_scores_and_moves_are_what_the_oracle_knows(discs: int) -> None:
    for board, scores in oracle_scores()[discs][:EACH]:
        compare(board, scores)
