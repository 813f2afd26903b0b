"""The window on a disk without room: it says so, plays on, and loses nothing that was there."""

import errno
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.end_to_end.program import PATIENCE, ROOT, bare_environment
from tests.storage.test_healthy_files import has_small_disks


@pytest.mark.skipif(not has_small_disks(), reason="needs unshare and mount")
def test_unsaved_games_and_settings_are_reported_until_there_is_room(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "tests.end_to_end.files.full_disk_program", str(tmp_path)]
    mount = 'mount -t tmpfs -o size=1m tmpfs "$1" && shift && exec "$@"'
    ended = subprocess.run(
        ["unshare", "-rm", "sh", "-c", mount, "-", tmp_path, *command],
        cwd=ROOT,
        env={**bare_environment(), "QT_QPA_PLATFORM": "offscreen", "LC_ALL": "C.UTF-8"},
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    seen = json.loads(ended.stdout or "{}")
    file, reason = tmp_path / "settings.ini", os.strerror(errno.ENOSPC)
    assert set(seen.pop("while_full", "").splitlines()) == {
        "The disk is full: games are not being saved. They will be once there is room.",
        f"Settings are not being saved, because {file} can't be used: {reason}",
    }, ended.stderr
    assert seen == {
        "settings": "[General]\nanimations=false\n",
        "score": "1",
        "once_there_is_room": "",
        "is_kept": True,
    }
