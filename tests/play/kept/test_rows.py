"""What is remembered of games that were replayed, so that they need not be again."""

from itertools import islice, permutations

from tests.sample_games import X_WINS
from tictac_gui.games import TIC_TAC_TOE
from tictac_gui.play.kept.rows import MOST_REMEMBERED, digits, result_of


def test_how_a_game_ends_is_found_once() -> None:
    result_of.cache_clear()
    assert [result_of(TIC_TAC_TOE, digits(X_WINS)) for _ in range(3)] == ["X"] * 3
    assert result_of.cache_info().misses == 1


def test_no_more_than_some_games_are_remembered() -> None:
    result_of.cache_clear()
    different = permutations("012345678")
    for moves in islice(different, MOST_REMEMBERED + 10):
        result_of(TIC_TAC_TOE, "".join(moves))
    assert result_of.cache_info().currsize == MOST_REMEMBERED
