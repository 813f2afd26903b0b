"""Where nothing can be written, what is there can still be read."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.end_to_end.program import ROOT, bare_environment
from tests.play.store.files_of_games import leave_log, write_games


@pytest.mark.parametrize("has_log", [False, True])
def test_the_score_is_shown_and_saving_told_to_fail(tmp_path: Path, has_log: bool) -> None:
    path = tmp_path / "data" / "games.sqlite"
    write_games(path, 3)
    expected = 3
    if has_log:
        path = leave_log(path, 2, tmp_path / "left")
        expected = 5
    ended = subprocess.run(
        [sys.executable, "-m", "tests.play.store.read_only_program", path],
        cwd=ROOT,
        env=bare_environment(),
        capture_output=True,
        text=True,
        check=False,
    )
    assert ended.returncode == 0, ended.stderr
    seen = json.loads(ended.stdout)
    assert seen == {"score": expected, "score_later": expected + 1, "faults": ["READ_ONLY"]}
