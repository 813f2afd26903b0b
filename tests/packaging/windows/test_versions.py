"""The versions that are played are the versions that ship."""

import re

from windows.parts import PYTHON_VERSION

from tests.end_to_end.program import ROOT


def test_the_workflow_builds_with_the_python_that_has_been_played() -> None:
    workflow = (ROOT / ".github" / "workflows" / "package.yml").read_text()
    assert set(re.findall(r'python-version: "(.+)"', workflow)) == {PYTHON_VERSION}
