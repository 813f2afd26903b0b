"""PySide6 that loads its descriptions late must behave like any other."""

import json
import os
import subprocess
import sys
from importlib.machinery import ModuleSpec
from pathlib import Path
from types import ModuleType
from typing import NamedTuple

import pytest

from tests.end_to_end.program import ROOT, Ended, Program, bare_environment
from tests.end_to_end.starting.mistake import mistake
from tictac_gui.quick_qt import SIGNATURE_MODULES, _LazyFinder


class Heard(NamedTuple):
    """What a program heard that called Qt wrongly."""

    postponed_at_first: list[str]
    postponed_at_last: list[str]
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
    told = run("-m", "tests.end_to_end.starting.mistaken_program", *arguments)
    assert told.returncode == 0, told.stderr
    return Heard(*json.loads(told.stdout))


def test_descriptions_wait_until_they_are_needed_and_say_the_same() -> None:
    usual, quick = heard(), heard("quickly")
    assert usual.postponed_at_first == []
    assert {name.rpartition(".")[2] for name in quick.postponed_at_first} >= {
        *("errorhandler", "layout", "parser", "pyi_generator")
    }, "PySide6 has changed: see whether there is still something to gain"
    assert quick.postponed_at_last != quick.postponed_at_first
    assert "Supported signatures" in usual.answers[0]
    assert quick.answers == usual.answers


def test_the_program_loads_the_rest_after_its_first_paint(tmp_path: Path) -> None:
    environment = {
        **bare_environment(),
        "QT_QPA_PLATFORM": "offscreen",
        "XDG_CONFIG_HOME": str(tmp_path / "config"),
        "XDG_DATA_HOME": str(tmp_path / "data"),
    }
    command = (sys.executable, "-m", "tests.end_to_end.starting.settled_program")
    with Program(command, environment) as program:
        at_first_paint, loading_threads, heard = json.loads(program.next_line())
        assert program.wait_for_end() == Ended(status=0, errors="")
    assert "shibokensupport.signature.parser" in at_first_paint
    assert loading_threads == ["MainThread"]
    assert "Supported signatures" in mistake()
    assert heard == [mistake(), mistake()], "two threads made it at the same moment"


class OldLoader:
    """Loads a module in one step, as nothing does in today's PySide6."""

    def load_module(self, name: str) -> ModuleType:
        return ModuleType(name)


class OldFinder:
    def find_spec(self, name: str, _path: object, _target: object) -> ModuleSpec:
        return ModuleSpec(name, OldLoader())  # type: ignore[arg-type]


def test_what_cannot_wait_is_loaded_as_usual(monkeypatch: pytest.MonkeyPatch) -> None:
    finder = _LazyFinder()
    monkeypatch.setattr(sys, "meta_path", [finder, OldFinder()])
    spec = finder.find_spec(SIGNATURE_MODULES[0], None)
    assert spec
    assert isinstance(spec.loader, OldLoader)


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
