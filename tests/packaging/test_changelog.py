"""CHANGELOG.md has the form of Keep a Changelog, so that people and tools find what is new."""

import re
from datetime import date
from itertools import pairwise

from tests.end_to_end.program import ROOT
from tests.packaging.test_address import ADDRESS
from tictac_gui import __version__

CHANGES = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
KINDS = ["Added", "Changed", "Deprecated", "Removed", "Fixed", "Security"]
"""In the order of their sections."""
TITLES = re.findall(r"^## \[(.+?)\](?: - (.+))?$", CHANGES, re.MULTILINE)
"""Each version with its day; what is not released yet has none."""
CLOSED = [version for version, day in TITLES if day]


def test_its_titles_are_versions_with_a_day_and_what_is_unreleased() -> None:
    assert len(TITLES) == len(re.findall(r"^## ", CHANGES, re.MULTILINE))
    assert [version for version, day in TITLES if not day] in ([], ["Unreleased"])
    days = [date.fromisoformat(day) for _, day in TITLES if day]
    assert days == sorted(days, reverse=True)


def test_the_programs_version_is_the_one_on_top() -> None:
    if TITLES[0][0] == "Unreleased":
        assert __version__ not in CLOSED
    else:
        assert TITLES[0][0] == __version__


def test_sections_have_the_usual_names_and_order_and_say_something() -> None:
    for version in CHANGES.split("\n## ")[1:]:
        kinds = re.findall(r"^### (.+)$", version, re.MULTILINE)
        assert kinds == [kind for kind in KINDS if kind in kinds]
        for section in version.split("\n### ")[1:]:
            assert re.search(r"^- ", section, re.MULTILINE), section
        introduction = version.split("\n### ")[0]
        assert "\n- " not in introduction, "every change is of some kind"


def test_titles_lead_to_what_has_changed_since_the_version_before() -> None:
    links = dict(re.findall(r"^\[(.+)\]: (.+)$", CHANGES, re.MULTILINE))
    names = {version: "HEAD" if version == "Unreleased" else f"v{version}" for version, _ in TITLES}
    expected = {
        newer: f"{ADDRESS}/compare/{names[older]}...{names[newer]}"
        for newer, older in pairwise(names)
    }
    oldest = TITLES[-1][0]
    assert links == {**expected, oldest: f"{ADDRESS}/releases/tag/v{oldest}"}
