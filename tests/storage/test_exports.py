"""A file under a name that a person chose: written whole, or left as it was."""

from pathlib import Path

import pytest

from tictac_gui.storage.exports import save_file


def test_it_is_written_as_it_is(tmp_path: Path) -> None:
    save_file(str(tmp_path / "results.csv"), b"a,b\r\n")
    assert (tmp_path / "results.csv").read_bytes() == b"a,b\r\n"


def test_it_is_written_also_without_content(tmp_path: Path) -> None:
    save_file(str(tmp_path / "results.csv"), b"")
    assert (tmp_path / "results.csv").read_bytes() == b""


def test_it_takes_the_place_of_an_earlier_file(tmp_path: Path) -> None:
    path = tmp_path / "results.csv"
    path.write_text("much longer than what comes")
    save_file(str(path), b"short")
    assert path.read_text() == "short"


def test_the_error_says_why_it_could_not_be_written(tmp_path: Path) -> None:
    with pytest.raises(OSError, match="No such file or directory"):
        save_file(str(tmp_path / "nowhere" / "results.csv"), b"text")
