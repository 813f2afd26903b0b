"""What is mounted in a minimal Debian is seen by nobody else, and doesn't outlive the trial."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.end_to_end.program import ROOT, Program, bare_environment

if sys.platform != "linux":
    pytest.skip("Debian's packages are for Linux", allow_module_level=True)

TRIAL = """\
import sys
from pathlib import Path
sys.path.append("packaging")
from minimal_debian import enter_own_mounts, mounted
enter_own_mounts()
place = Path(sys.argv[1])
with mounted(place, "-t", "tmpfs", "tmpfs"):
    (place / "inside").touch()
    print(*place.iterdir(), flush=True)
    sys.stdin.read()
"""


def can_mount() -> bool:
    """Return whether a process may have mounts of its own here: only root, and not everywhere."""
    command = ["unshare", "--mount", "mount", "-t", "tmpfs", "tmpfs", "/mnt"]
    if not shutil.which("unshare"):
        return False
    return subprocess.run(command, capture_output=True, check=False).returncode == 0


@pytest.mark.skipif(not can_mount(), reason="needs root")
def test_mounts_are_the_trial_s_own_even_if_it_is_killed(tmp_path: Path) -> None:
    script, place = tmp_path / "trial.py", tmp_path / "place"
    script.write_text(TRIAL)
    command = (sys.executable, str(script), str(place))
    with Program(command, bare_environment(), ROOT, stdin=subprocess.PIPE) as trial:
        assert trial.next_line() == f"{place / 'inside'}\n"
        assert list(place.iterdir()) == []
        trial.kill()
    assert not place.is_mount()
    place.rmdir()
