"""Second thoughts about a move are judged as trying everything would, and wrong ones refuted."""

from collections import Counter

import pytest

from tests.connect_four import careful_positions, plain_scores
from tictac_gui.games import CONNECT_FOUR
from tictac_gui.games.finding import judge_try


@pytest.mark.parametrize("count", [40, pytest.param(2000, marks=pytest.mark.soak)])
def test_a_try_is_right_exactly_if_it_keeps_the_result_or_holds_out_longer(count: int) -> None:
    seen: Counter[tuple[bool, bool]] = Counter()
    for board in careful_positions(31, count, seed=6):
        scores = plain_scores(board)
        best = max(scores.values())
        worst = min(scores, key=lambda move: scores[move])
        for move, score in scores.items():
            found = judge_try(CONNECT_FOUR, board, worst, move)
            if best > 0:
                is_right = score > 0
            elif best == 0:
                is_right = score == 0
            else:
                is_right = score > scores[worst]
            assert found.is_right == is_right, f"{board} {move}"
            seen[best < 0, is_right] += 1
            position = board.play(move)
            for reply in found.line:
                position = position.play(reply)
            assert bool(found.line) != (is_right or bool(board.play(move).outcome))
    assert len(seen) == 4
