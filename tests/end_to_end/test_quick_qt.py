"""PySide6 that loads its descriptions late must behave like any other."""

import json
import os
import subprocess
import sys
from typing import NamedTuple

from tests.end_to_end.program import ROOT


class Heard(NamedTuple):
    """What a program heard that called Qt wrongly."""

    waiting_at_first: list[str]
    waiting_at_last: list[str]
    answers: list[str]


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    """Run Python without a screen."""
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    return subprocess.run(
        [sys.executable, *arguments],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )


def heard(*arguments: str) -> Heard:
    told = run("-m", "tests.end_to_end.mistaken_program", *arguments)
    assert told.returncode == 0, told.stderr
    return Heard(*json.loads(told.stdout))


def test_descriptions_wait_until_they_are_needed_and_say_the_same() -> None:
    usual, quick = heard(), heard("quickly")
    assert usual.waiting_at_first == []
    assert {name.rpartition(".")[2] for name in quick.waiting_at_first} >= {
        *("errorhandler", "layout", "parser", "pyi_generator")
    }, "PySide6 has changed: see whether there is still something to gain"
    assert quick.waiting_at_last != quick.waiting_at_first
    assert "Supported signatures" in usual.answers[0]
    assert quick.answers == usual.answers


def test_the_program_loads_it_before_anything_else_of_qt() -> None:
    script = """
import sys
from tictac_gui.__main__ import main

class Onlooker:
    def find_spec(self, name, path, target=None):
        if name == "tictac_gui.app":
            loaded = {"PySide6.QtCore", "shiboken6"} & sys.modules.keys()
            sys.exit(f"{loaded} {type(sys.meta_path).__name__}")

sys.meta_path.insert(0, Onlooker())
main([])
"""
    assert run("-c", script).stderr == "{'shiboken6'} list\n"
