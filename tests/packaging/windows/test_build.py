"""What `make windows` tells at its end, and which downloads it refuses."""

import sys
from pathlib import Path

import pytest

if sys.platform != "linux":
    pytest.skip("Wine is used on Linux", allow_module_level=True)

from windows import build
from windows.build import MEGABYTE, NAME, Seen, tell_sizes


def test_what_was_seen_is_printed_at_once_and_in_a_table(
    capsys: pytest.CaptureFixture[str],
) -> None:
    seen = Seen()
    seen.note("two at once", "both saved")
    assert capsys.readouterr().out.endswith(" s: two at once: both saved\n")
    seen.note("in German", "see the picture")
    assert seen.table().splitlines() == [
        "| tried | seen |",
        "|---|---|",
        "| two at once | both saved |",
        "| in German   | see the picture |",
    ]


@pytest.fixture
def dist(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a folder of small downloads."""
    monkeypatch.setattr(build, "DIST", tmp_path)
    (tmp_path / NAME).mkdir()
    for name in (f"{NAME}/tictac.exe", f"{NAME}.zip", f"{NAME}-setup.exe"):
        (tmp_path / name).write_bytes(b"small")
    return tmp_path


@pytest.mark.usefixtures("dist")
def test_small_downloads_are_listed_with_their_checksums() -> None:
    seen = Seen()
    tell_sizes(seen)
    table = seen.table()
    assert "0.0 MB of 27 MB, sha256 " in table
    assert "0.0 MB of 62 MB |" in table


def test_a_download_that_is_too_large_is_refused(dist: Path) -> None:
    with (dist / f"{NAME}.zip").open("wb") as file:
        file.truncate(27 * MEGABYTE + 1)
    with pytest.raises(AssertionError, match=r"\.zip is at most 27 MB"):
        tell_sizes(Seen())
