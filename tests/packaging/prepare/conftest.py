from pathlib import Path

import pytest
from compile_solver import SOURCE, TYPES

from tests.end_to_end.program import ROOT
from tests.packaging.prepare.fresh_debian import PROJECT_FILES, FreshDebian


@pytest.fixture
def root(tmp_path: Path) -> Path:
    folder = tmp_path / "a checkout"
    for name in (*PROJECT_FILES, SOURCE, TYPES, "packaging/compile_solver.py"):
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_bytes((ROOT / name).read_bytes())
    return folder


@pytest.fixture
def debian(root: Path) -> FreshDebian:
    return FreshDebian(root)
