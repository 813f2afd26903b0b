"""What is remembered of games that were replayed, so that they need not be again."""

from contextlib import closing
from itertools import islice, permutations
from pathlib import Path

from tests.play.kept.files_of_games import new_game
from tests.sample_games import X_WINS
from tictac_gui.games import TIC_TAC_TOE
from tictac_gui.play.kept.database import Database
from tictac_gui.play.kept.rows import MOST_REMEMBERED, digits, remembered_result


def test_how_a_game_ends_is_found_once() -> None:
    remembered_result.cache_clear()
    assert [remembered_result(TIC_TAC_TOE, digits(X_WINS)) for _ in range(3)] == ["X"] * 3
    assert remembered_result.cache_info().misses == 1


def test_no_more_than_some_games_are_remembered() -> None:
    remembered_result.cache_clear()
    different = permutations("012345678")
    for moves in islice(different, MOST_REMEMBERED + 10):
        remembered_result(TIC_TAC_TOE, "".join(moves))
    assert remembered_result.cache_info().currsize == MOST_REMEMBERED


def test_a_game_that_is_saved_is_not_among_them(path: Path) -> None:
    remembered_result.cache_clear()
    with closing(Database(path)) as database:
        for moves in range(len(X_WINS) + 1):
            database.save(new_game(X_WINS[:moves]))
    assert remembered_result.cache_info().currsize == 0
