"""What GitHub runs: pinned, and with the Pythons and scripts that there are.

`make lint` has zizmor look at everything else. Nobody has seen them run.
"""

import re

import pytest

from tests.end_to_end.program import ROOT
from tests.packaging.test_locks import PYPROJECT

FILES = {file.stem: file for file in (ROOT / ".github" / "workflows").glob("*.yml")}
TEXTS = {name: file.read_text(encoding="utf-8") for name, file in FILES.items()}
ALL = "\n".join(TEXTS.values())


def test_every_action_is_pinned_everywhere_to_the_same_commit_and_named_by_its_version() -> None:
    used = re.findall(r"uses: (.+)", ALL)
    pins = [re.fullmatch(r"([\w/-]+)@[0-9a-f]{40} # v\d+\.\d+\.\d+", use) for use in used]
    assert all(pins), used
    assert len(set(used)) == len({pin[1] for pin in pins if pin})


def test_run_with_the_pythons_that_the_program_is_for() -> None:
    prefix = "Programming Language :: Python :: 3."
    classifiers = PYPROJECT["project"]["classifiers"]
    known = [name.rpartition(" ")[2] for name in classifiers if name.startswith(prefix)]
    for name in ("checks", "package"):
        matrices = re.findall(r"python: \[(.*)\]", TEXTS[name])
        assert matrices
        assert all(re.findall(r"[\d.]+", matrix) == known for matrix in matrices)


def test_run_scripts_and_commands_that_there_are() -> None:
    scripts = set(re.findall(r"python3?\"? (packaging/\S+\.py)", ALL))
    assert "packaging/wheels.py" in scripts
    assert {name for name in scripts if not (ROOT / name).is_file()} == set()
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    for goal in re.findall(r"run: make (\w+)", ALL):
        assert re.search(rf"^{goal}: ", makefile, re.MULTILINE), goal


@pytest.mark.parametrize("name", FILES)
def test_may_do_nothing_but_what_a_job_asks_for(name: str) -> None:
    assert "\npermissions: {}\n" in TEXTS[name]
    _, *jobs = re.split(r"^  (?=\w+:\n)", TEXTS[name].partition("\njobs:\n")[2], flags=re.MULTILINE)
    writing = [
        job.partition(":")[0] for job in jobs if re.search(r"^      \S+: write", job, re.MULTILINE)
    ]
    assert writing == (["release", "pypi"] if name == "package" else [])


def test_a_release_waits_for_everything_else_that_is_built() -> None:
    jobs = re.findall(r"^  (\w+):\n    name:", TEXTS["package"], re.MULTILINE)
    [needs] = re.findall(r"needs: \[(.+)\]", TEXTS["package"])
    assert needs.split(", ") == [job for job in jobs if job not in {"release", "pypi"}]
