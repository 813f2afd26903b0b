"""Every text can be translated: Qt's own tool finds it."""

import ast
import re
import subprocess
from pathlib import Path

import PySide6

import tictac_gui

PACKAGE = Path(tictac_gui.__file__).parent
LUPDATE = Path(PySide6.__file__).parent / "lupdate"


def texts_in_the_source() -> set[str]:
    """Return the texts given to tr and translate."""
    texts = set()
    for module in PACKAGE.rglob("*.py"):
        for node in ast.walk(ast.parse(module.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and _is_translation(node.func):
                text = node.args[-1]
                assert isinstance(text, ast.Constant), f"{module.name}:{node.lineno}"
                texts.add(str(text.value))
    return texts


def _is_translation(function: ast.expr) -> bool:
    if isinstance(function, ast.Attribute):
        is_ours = isinstance(function.value, ast.Name) and function.value.id == "self"
        return function.attr == "tr" and is_ours
    return isinstance(function, ast.Name) and function.id == "translate"


def test_qt_s_tool_finds_every_text(tmp_path: Path) -> None:
    catalogue = tmp_path / "texts.ts"
    modules = [str(module) for module in sorted(PACKAGE.rglob("*.py"))]
    subprocess.run(
        [LUPDATE, "-silent", *modules, "-ts", catalogue], check=True, capture_output=True
    )
    found = re.findall(r"<source>(.*?)</source>", catalogue.read_text(encoding="utf-8"), re.DOTALL)
    escapes = {"&lt;": "<", "&gt;": ">", "&apos;": "'", "&quot;": '"', "&amp;": "&"}
    unescaped = set()
    for text in found:
        for escape, character in escapes.items():
            text = text.replace(escape, character)  # noqa: PLW2901
        unescaped.add(text)
    assert unescaped == texts_in_the_source()
