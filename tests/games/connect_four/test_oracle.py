"""What the program claims about positions is what a program that others have written has found."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.connect_four.claims import PATIENCE, compare
from tests.games.connect_four.oracle import EACH, STONES, oracle_scores, usual_score
from tictac_gui.games.connect_four.limits import limits

ALL_SOLVED = 24
"""With so many stones, each position is solved in a few milliseconds."""


@pytest.mark.exhaustive
@pytest.mark.parametrize("stones", STONES)
def test_what_is_claimed_is_what_the_oracle_knows(stones: int) -> None:
    patience = PATIENCE if stones < ALL_SOLVED else None
    claims = Counter(compare(*pair, patience) for pair in oracle_scores()[stones])
    assert claims.total() == EACH
    assert patience or claims == {"every column": EACH}


def test_the_rules_alone_prove_what_the_oracle_knows() -> None:
    proven: Counter[str] = Counter()
    for board, scores in (pair for pairs in oracle_scores().values() for pair in pairs):
        least, most = limits(board)
        assert usual_score(board, least) <= max(scores.values()) <= usual_score(board, most)
        proven["not won"] += most == 0
        proven["lost"] += most < 0
    assert proven["not won"] > 50
    assert proven["lost"] > 200
