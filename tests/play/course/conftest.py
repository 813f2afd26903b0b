from collections.abc import Iterator

import pytest

from tictac_gui.play.search_worker import SearchWorker


@pytest.fixture
def worker() -> Iterator[SearchWorker]:
    worker = SearchWorker()
    yield worker
    worker.shutdown()
