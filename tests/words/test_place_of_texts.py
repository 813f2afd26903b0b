"""Sentences, and texts with values, are in words modules; widgets have only their fixed labels."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import tictac_gui

PACKAGE = Path(tictac_gui.__file__).parent
MODULES = sorted(
    module
    for module in PACKAGE.rglob("*.py")
    if "words" not in module.parts and not module.stem.endswith("words")
)
PLACE_OF_TEXT = {"tr": 0, "translate": 1}
"""The index of the text among the arguments of each function that translates."""
FOR_A_WORDS_MODULE = re.compile(r"\{|[.!?][\"”]?$")
"""A placeholder, or the end of a sentence."""


def texts(module: Path) -> Iterator[str]:
    """Return the texts that a module has translated."""
    for call in ast.walk(ast.parse(module.read_text(encoding="utf-8"))):
        if not isinstance(call, ast.Call):
            continue
        name = getattr(call.func, "attr", getattr(call.func, "id", None))
        place = PLACE_OF_TEXT.get(name) if name else None
        if place is not None and place < len(call.args):
            text = call.args[place]
            if isinstance(text, ast.Constant) and isinstance(text.value, str):
                yield text.value


@pytest.mark.parametrize("module", MODULES, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_sentences_and_texts_with_values_are_in_words_modules(module: Path) -> None:
    assert [text for text in texts(module) if FOR_A_WORDS_MODULE.search(text)] == []


def test_labels_are_found_beside_their_widgets() -> None:
    assert "Run" in texts(PACKAGE / "analysis" / "methods_tab.py")
