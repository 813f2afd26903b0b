"""Where nothing can be written, what is there can still be read."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.end_to_end.program import ROOT, bare_environment
from tests.storage.files_of_games import leave_log, write_games
from tests.storage.version_1_files import CLOSED, take


@pytest.mark.skipif(sys.platform == "win32", reason="needs the rights that files have on POSIX")
@pytest.mark.parametrize("kind", ["closed", "killed", "of version 1"])
def test_the_score_is_shown_and_saving_reported_to_fail(tmp_path: Path, kind: str) -> None:
    path = tmp_path / "data" / "games.sqlite"
    expected = 3
    if kind == "of version 1":
        take(CLOSED, path.parent)
    else:
        write_games(path, 3)
    if kind == "killed":
        path = leave_log(path, 2, tmp_path / "left")
        expected = 5
    before = {part.name: part.read_bytes() for part in path.parent.iterdir()}
    ended = subprocess.run(
        [sys.executable, "-m", "tests.storage.read_only_program", path],
        cwd=ROOT,
        env=bare_environment(),
        capture_output=True,
        text=True,
        check=False,
    )
    assert ended.returncode == 0, ended.stderr
    seen = json.loads(ended.stdout)
    assert seen == {"score": expected, "score_later": expected + 1, "faults": ["READ_ONLY"]}
    assert {part.name: part.read_bytes() for part in path.parent.iterdir()} == before
