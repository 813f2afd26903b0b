import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest

from tictac_gui.engine import Search
from tictac_gui.engine.search import Transpositions
from tictac_gui.games.tic_tac_toe import Board

BOARD = Board.parse("X../.O./...")


@pytest.fixture
def _threads_that_alternate_often() -> Iterator[None]:
    interval = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    yield
    sys.setswitchinterval(interval)


class TestAFullGeneration:
    def test_becomes_the_old_one_with_an_empty_young_one(self) -> None:
        table = Transpositions()
        first, _ = table.generations
        first["a", None] = 0, 0, None
        second, old = table.after(first)
        assert (second, old) == ({}, first)
        assert old is first
        second["b", None] = 1, 1, None
        assert len(table) == 2
        assert table.after(second) == table.generations == ({}, second)

    def test_that_another_thread_has_found_full_is_followed_by_the_same_one(self) -> None:
        table = Transpositions()
        first, _ = table.generations
        young, old = table.after(first)
        its_young, its_old = table.after(first)
        assert its_young is young
        assert its_old is old is first


class TestThreadsThatShareASearch:
    @pytest.mark.usefixtures("_threads_that_alternate_often")
    @pytest.mark.parametrize("limit", [2, 20])
    def test_find_the_same_scores_while_each_fills_the_cache(self, limit: int) -> None:
        threads, scores = 3, Search().evaluate(BOARD).scores
        search = Search(prune=False, cache_limit=limit)
        with ThreadPoolExecutor(threads) as pool:
            for found in pool.map(lambda _: search.evaluate(BOARD).scores, range(threads * 30)):
                assert found == scores
        assert len(search._table) <= limit + threads - 1
