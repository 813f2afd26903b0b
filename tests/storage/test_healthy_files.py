"""Our tables are never set aside if SQLite can read them, however odd the file looks outside."""

import json
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from itertools import count
from pathlib import Path

import pytest

from tests.end_to_end.program import ROOT, Program, bare_environment
from tests.storage.files_of_games import copy, leave_log, wins, write_games
from tictac_gui.games import TIC_TAC_TOE
from tictac_gui.storage.database import Database

PAGE = 4096
OPENS = 300


def page_from_log(log: bytes, number: int) -> bytes:
    """Return the latest state of a page that a log holds."""
    frames = range(32, len(log), 24 + PAGE)
    pages = {
        int.from_bytes(log[at : at + 4], "big"): log[at + 24 : at + 24 + PAGE] for at in frames
    }
    return pages[number]


def test_a_file_is_whole_while_its_log_has_the_pages_that_its_header_counts(
    path: Path, tmp_path: Path
) -> None:
    write_games(path, 1)
    left = leave_log(path, 60, tmp_path / "left")
    log = left.with_name("games.sqlite-wal").read_bytes()
    content = left.read_bytes()
    # A checkpoint begins like this.
    left.write_bytes(page_from_log(log, 1) + content[PAGE:])
    assert int.from_bytes(left.read_bytes()[28:32], "big") * PAGE > len(content)
    assert wins(left) == 61


@pytest.mark.skipif(not shutil.which("strace"), reason="needs strace")
def test_a_checkpoint_may_be_killed_at_any_write(path: Path, tmp_path: Path) -> None:
    write_games(path, 1)
    left = leave_log(path, 60, tmp_path / "left")
    opens_and_closes = (
        "import sys, pathlib; from tictac_gui.storage.database import Database;"
        "Database(pathlib.Path(sys.argv[1])).close()"
    )
    for number in count(1):
        folder = tmp_path / f"killed-{number}"
        folder.mkdir()
        copy(left, folder)
        killed = folder / left.name
        command = ["strace", "-qq", "-o", "/dev/null", "-e", "trace=pwrite64"]
        inject = f"inject=pwrite64:signal=SIGKILL:when={number}"
        ended = subprocess.run(
            [*command, "-e", inject, sys.executable, "-c", opens_and_closes, killed],
            cwd=ROOT,
            capture_output=True,
            check=False,
        )
        assert b"ptrace" not in ended.stderr, ended.stderr
        assert wins(killed) == 61, f"after the kill at write {number}"
        if ended.returncode == 0:
            break
    assert number > 5, "the checkpoint took several writes"


@pytest.fixture
def busy_writer(path: Path) -> Iterator[Program]:
    """Start a program that writes game after game, each with a checkpoint."""
    write_games(path, 1)
    command = [sys.executable, "-m", "tests.storage.busy_writer", str(path)]
    with Program(command, bare_environment()) as program:
        program.next_line()
        yield program


def test_a_file_may_be_opened_at_any_moment_while_another_program_writes(
    path: Path, busy_writer: Program
) -> None:
    for _ in range(OPENS):
        with closing(Database(path)) as database:
            assert database.count(TIC_TAC_TOE) > 0
    assert not busy_writer.ended(), "it wrote all the time"


def has_small_disks() -> bool:
    if not shutil.which("unshare"):
        return False
    command = ["unshare", "-rm", "mount", "-t", "tmpfs", "tmpfs", "/mnt"]
    return subprocess.run(command, capture_output=True, check=False).returncode == 0


@pytest.mark.skipif(not has_small_disks(), reason="needs unshare and mount")
def test_a_full_disk_is_reported_as_such_and_costs_nothing(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "tests.storage.full_disk_program", str(tmp_path)]
    mount = 'mount -t tmpfs -o size=1m tmpfs "$1" && shift && exec "$@"'
    ended = subprocess.run(
        ["unshare", "-rm", "sh", "-c", mount, "-", tmp_path, *command],
        cwd=ROOT,
        env=bare_environment(),
        capture_output=True,
        text=True,
        check=False,
    )
    seen = json.loads(ended.stdout or "{}")
    played = seen.get("played")
    assert seen == {
        "faults": ["DISK_FULL"],
        "set_aside": [],
        "played": played,
        "score_while_full": played,
        "saved_once_there_was_room": played,
        "still_there_after_closing": True,
    }, ended.stderr
    assert played > 30
