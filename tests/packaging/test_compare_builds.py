"""Comparing builds: every file that differs is named."""

from pathlib import Path

import pytest
from compare_builds import differences


@pytest.fixture
def builds(tmp_path: Path) -> tuple[Path, Path]:
    for name in ("one", "other"):
        folder = tmp_path / name
        (folder / "lib").mkdir(parents=True)
        (folder / "lib" / "a").write_bytes(b"a")
        (folder / "link").symlink_to("lib/a")
    return tmp_path / "one", tmp_path / "other"


def test_the_same_is_the_same(builds: tuple[Path, Path]) -> None:
    assert differences(*builds) == []


def test_another_content_differs(builds: tuple[Path, Path]) -> None:
    (builds[1] / "lib" / "a").write_bytes(b"b")
    # The link leads to the same place.
    assert differences(*builds) == ["lib/a"]


def test_another_target_differs(builds: tuple[Path, Path]) -> None:
    (builds[0] / "link").unlink()
    (builds[0] / "link").symlink_to("lib")
    assert differences(*builds) == ["link"]


def test_a_file_in_only_one_differs(builds: tuple[Path, Path]) -> None:
    (builds[0] / "only").touch()
    (builds[1] / "lib" / "too").touch()
    assert differences(*builds) == ["lib/too", "only"]
