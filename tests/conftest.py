import gc
import os
from collections.abc import Callable, Iterator
from pathlib import Path
from random import SystemRandom

import pytest

from tictac_gui.__main__ import make_room_for_types

# Before Qt is loaded: tests need no screen unless they bring their own.
os.environ["QT_QPA_PLATFORM"] = "offscreen"
# Many tests measure texts, so all use one font.
os.environ["FONTCONFIG_FILE"] = str(Path(__file__).with_name("fonts.conf"))
# Qt warns about every other encoding, and any warning fails a test.
os.environ["LC_ALL"] = "C.UTF-8"
# Texts are tested in English; Qt heeds this variable even where LC_ALL says otherwise.
os.environ.pop("LANGUAGE", None)


def pytest_configure() -> None:
    """Choose one seed for all processes of a run, and begin as the program does."""
    os.environ.setdefault("TICTAC_SEED", str(SystemRandom().randrange(10**9)))
    make_room_for_types()


@pytest.fixture(autouse=True)
def _no_garbage_on_other_threads() -> Iterator[None]:
    """Look for garbage here alone, as the program does: a worker must not destroy widgets."""
    gc.disable()
    yield
    # What the test has made is all that is young.
    gc.collect(1)


@pytest.fixture(autouse=True)
def _no_traces_of_the_user(tmp_path: os.PathLike[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """Keep tests away from the settings and data of whoever runs them."""
    for variable in ("HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME"):
        monkeypatch.setenv(variable, os.fspath(tmp_path))


@pytest.fixture
def figure(record_property: Callable[[str, object], None]) -> Callable[..., None]:
    """Give a function that adds a row to the table with which a run ends."""

    def add(what: str, measured: object, bound: str = "") -> None:
        record_property(what, (str(measured), bound))

    return add


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """End a run with one table of all that its tests have measured."""
    rows = [
        (what, *columns)
        for outcome in ("passed", "failed")
        for report in terminalreporter.getreports(outcome)
        for what, columns in report.user_properties
    ]
    if not rows:
        return
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    terminalreporter.section(f"figures (TICTAC_SEED={os.environ['TICTAC_SEED']})")
    for row in rows:
        cells = (cell.ljust(width) for cell, width in zip(row, widths, strict=True))
        terminalreporter.write_line("  ".join(cells).rstrip())
