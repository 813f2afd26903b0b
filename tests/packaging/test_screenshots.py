"""The screenshots: those that a document shows, and no others."""

import re

import screenshots

from tests.end_to_end.program import ROOT

BY_HAND = {"windows-under-wine"}
"""Pictures that aren't taken by the script, since they show another system."""


def test_are_those_that_the_readme_shows() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    shown = set(re.findall(r"resources/screenshots/([a-z-]+)\.png", readme))
    assert shown == {path.stem for path in screenshots.FOLDER.iterdir()}
    assert shown - BY_HAND == set(screenshots.PICTURES)
