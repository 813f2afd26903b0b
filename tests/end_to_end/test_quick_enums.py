"""Qt's enumerations, made in a way of our own, must be those of everybody else."""

import json
import os
import subprocess
import sys
from typing import Any

import pytest

from tests.end_to_end.program import ROOT
from tictac_gui.quick_enums import NOT_COMPARED_FROM

pytestmark = pytest.mark.skipif(
    sys.version_info >= NOT_COMPARED_FROM, reason="all are made as ever"
)


def printed(*arguments: str) -> str:
    """Run Python, with the same hashes each time, and return what it prints."""
    environment = {**os.environ, "PYTHONHASHSEED": "0"}
    command = [sys.executable, *arguments]
    return subprocess.check_output(command, cwd=ROOT, env=environment, text=True)


def made(*arguments: str) -> tuple[str, dict[str, Any]]:
    """Return where Qt's enumerations are made, and all that can be seen of each."""
    maker, enumerations = json.loads(printed("-m", "tests.end_to_end.enum_program", *arguments))
    return maker, enumerations


def test_quickly_made_enumerations_are_like_others() -> None:
    usual_maker, usual = made()
    quick_maker, quick = made("quickly")
    assert (usual_maker, quick_maker) == ("enum", "tictac_gui.quick_enums")
    assert "PySide6.QtCore.Qt.AlignmentFlag" in usual
    assert quick.keys() == usual.keys()
    assert [name for name in usual if quick[name] != usual[name]] == []


def test_other_enumerations_are_made_as_ever() -> None:
    script = """
from enum import Enum
from tictac_gui.quick_enums import make_enums_quickly
make_enums_quickly()
print(list(Enum("Kind", "a b")), Enum("Kind", ["ab", "cd"]).__module__)
"""
    assert printed("-c", script) == "[<Kind.a: 1>, <Kind.b: 2>] __main__\n"
