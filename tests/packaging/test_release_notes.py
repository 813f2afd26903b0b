"""The notes of a release, as its page shows them."""

import pytest
from release_notes import ReleaseError, notes

CHANGES = """\
# Changes

## [Unreleased]

## [10.2.0] - 2027-01-02

### Added

- A third game.

## [0.2.0] - 2026-12-01

### Fixed

- The board stays where it is.

## [0.1.0]

- Everything.

[0.2.0]: https://example.org/0.2.0
"""


def test_are_the_section_of_the_version() -> None:
    assert notes(CHANGES, "v0.2.0", "0.2.0") == "### Fixed\n\n- The board stays where it is."


def test_end_before_the_addresses_that_headings_link_to() -> None:
    changes = CHANGES.replace("## [0.1.0]\n", "## [0.1.0] - 2026-11-16\n")
    assert notes(changes, "v0.1.0", "0.1.0") == "- Everything."


@pytest.mark.parametrize("tag", ["v0.2.1", "0.2.0", "v0.2.0-rc1", "v10.2.0"])
def test_are_refused_to_a_tag_that_is_not_the_version(tag: str) -> None:
    with pytest.raises(ReleaseError, match=f"The tag {tag} is not that of version 0.2.0"):
        notes(CHANGES, tag, "0.2.0")


@pytest.mark.parametrize("version", ["0.1.0", "Unreleased", "0.3.0"])
def test_are_refused_to_a_version_without_a_day(version: str) -> None:
    with pytest.raises(ReleaseError, match=f"no section of {version} with its day"):
        notes(CHANGES, f"v{version}", version)


def test_are_refused_to_a_version_without_changes() -> None:
    changes = CHANGES.replace("### Fixed\n\n- The board stays where it is.\n", "")
    with pytest.raises(ReleaseError, match=r"says nothing about 0\.2\.0"):
        notes(changes, "v0.2.0", "0.2.0")
