"""Which clock is read where: only what is dated asks the one that people set.

Whatever waits or takes its time asks one that never jumps, so that neither a wrong clock put right
nor summer time can make a search, a lock or an animation wait for hours.
"""

import ast
from pathlib import Path

import tictac_gui

SET_BY_PEOPLE = {"now", "utcnow", "today", "time", "time_ns", "localtime", "gmtime"} | {
    f"current{name}" for name in ("DateTime", "DateTimeUtc", "Date", "Time", "SecsSinceEpoch")
}
OWNERS = {"datetime", "date", "time", "QDateTime", "QDate", "QTime"}
DATED = {
    "storage/faults.py",  # the name that a file gets
    "storage/writer.py",  # which games are of this sitting, besides those named
    "play/records.py",  # when a game began, and which day it is
}


def asks_the_clock(path: Path) -> bool:
    nodes = list(ast.walk(ast.parse(path.read_text(encoding="utf-8"))))
    imports_time = any(
        isinstance(node, ast.ImportFrom)
        and node.module == "time"
        and {alias.name for alias in node.names} & SET_BY_PEOPLE
        for node in nodes
    )
    return imports_time or any(
        isinstance(node, ast.Attribute)
        and node.attr in SET_BY_PEOPLE
        and isinstance(node.value, ast.Name)
        and node.value.id in OWNERS
        for node in nodes
    )


def test_only_what_is_dated_asks_the_clock_that_people_set() -> None:
    root = Path(tictac_gui.__file__).parent
    found = {
        path.relative_to(root).as_posix() for path in root.rglob("*.py") if asks_the_clock(path)
    }
    assert found == DATED


def test_a_clock_in_other_words_would_be_found(tmp_path: Path) -> None:
    for number, text in enumerate(
        ["from time import time", "import time\ntime.time()", "QDateTime.currentDateTime()"]
    ):
        path = tmp_path / f"{number}.py"
        path.write_text(text)
        assert asks_the_clock(path)
