"""The table of faults in README.md: its tests exist, and the program says what it quotes."""

import ast
import re
from functools import cache
from pathlib import Path

import pytest

import tictac_gui

TESTS = Path(__file__).parent
SECTION = "## What a person sees when something fails"


def rows() -> list[list[str]]:
    text = (TESTS / "README.md").read_text(encoding="utf-8")
    section = text.partition(SECTION)[2].partition("\n## ")[0]
    lines = [line for line in section.splitlines() if line.startswith("| ")]
    return [line.strip("| ").split(" | ") for line in lines[1:]]


def is_defined(name: str) -> bool:
    """Return whether a test exists, given its file, its class if it has one, and its name."""
    file, *path = name.split("::")
    nodes: list[ast.stmt] = ast.parse((TESTS / file).read_text(encoding="utf-8")).body
    for part in path:
        found = [
            node
            for node in nodes
            if isinstance(node, ast.ClassDef | ast.FunctionDef) and node.name == part
        ]
        if not found:
            return False
        nodes = found[0].body
    return path[-1].startswith("test_")


@cache
def sentences() -> str:
    """Return all texts in the program, one a line, with an ellipsis for what is put into them."""
    files = Path(tictac_gui.__file__).parent.rglob("*.py")
    nodes = (node for path in files for node in ast.walk(ast.parse(path.read_text("utf-8"))))
    texts = (node.value for node in nodes if isinstance(node, ast.Constant))
    return "\n".join(re.sub(r"\{\d\}", "…", text) for text in texts if isinstance(text, str))


@pytest.mark.parametrize("row", rows(), ids=lambda row: row[0])
def test_each_row_has_tests_and_quotes_the_program(row: list[str]) -> None:
    _, seen, by = row
    names = re.findall(r"`([^`]+)`", by)
    assert names
    assert [name for name in names if not is_defined(name)] == []
    quoted = re.findall(r'"([^"]+)"', seen)
    assert [words for words in quoted if words not in sentences()] == []


def test_a_test_that_is_gone_would_be_found() -> None:
    assert len(rows()) > 20
    assert not is_defined("test_faults_table.py::TestNothing::test_of_the_kind")
    assert not is_defined("test_faults_table.py::rows")
