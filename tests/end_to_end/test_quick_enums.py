"""Qt's enumerations, made in a way of our own, must be those of everybody else."""

import json
import os
import subprocess
import sys
from typing import Any

import pytest

from tests.end_to_end.program import ROOT


def printed(*arguments: str) -> str:
    """Run Python, with the same hashes each time, and return what it prints."""
    environment = {**os.environ, "PYTHONHASHSEED": "0"}
    command = [sys.executable, *arguments]
    return subprocess.check_output(command, cwd=ROOT, env=environment, text=True)


def made(*arguments: str) -> tuple[list[str], dict[str, Any]]:
    """Return the kinds that were made quickly, and all that can be seen of Qt's enumerations."""
    kinds, enumerations = json.loads(printed("-m", "tests.end_to_end.enum_program", *arguments))
    return kinds, enumerations


def test_quickly_made_enumerations_are_like_others() -> None:
    none, usual = made()
    kinds, quick = made("quickly")
    assert none == []
    if not kinds and sys.version_info >= (3, 14):
        pytest.skip("this Python makes all as ever")
    assert {"Enum", "Flag"} <= set(kinds)
    assert "PySide6.QtCore.Qt.AlignmentFlag" in usual
    assert quick.keys() == usual.keys()
    assert [name for name in usual if quick[name] != usual[name]] == []


def test_other_enumerations_are_made_as_ever() -> None:
    script = """
from enum import Enum, auto
from tictac_gui.quick_enums import make_enums_quickly
make_enums_quickly()
for names in ("a b", ["ab", "cd"], [("a", auto()), ("b", auto())]):
    kind = Enum("Kind", names)
    print(list(kind), kind.__module__)
"""
    assert printed("-c", script).splitlines() == [
        "[<Kind.a: 1>, <Kind.b: 2>] __main__",
        "[<Kind.ab: 1>, <Kind.cd: 2>] __main__",
        "[<Kind.a: 1>, <Kind.b: 2>] __main__",
    ]


def test_they_are_made_where_no_python_has_called() -> None:
    script = """
from tictac_gui.quick_enums import make_enums_quickly
make_enums_quickly()
from PySide6.QtCore import QCoreApplication, QObject, QThread

class Onlooker(QObject):
    def eventFilter(self, watched, event):
        print(event.type().name)
        application.quit()
        return False

application = QCoreApplication([])
thread = QThread()
watched, onlooker = QObject(), Onlooker()
for part in (watched, onlooker):
    part.moveToThread(thread)
watched.installEventFilter(onlooker)
thread.start()
watched.deleteLater()
application.exec()
thread.quit()
thread.wait()
"""
    assert printed("-c", script) == "DeferredDelete\n"
