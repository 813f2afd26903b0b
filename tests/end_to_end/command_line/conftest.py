import signal
from collections.abc import Iterator

import pytest


@pytest.fixture
def _ctrl_c() -> Iterator[None]:
    """Let programs hear it: a shell makes what runs in the background deaf to it, tests too."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)
