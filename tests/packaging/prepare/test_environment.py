"""A Python environment that no longer works is replaced, and a failed one is not kept."""

from pathlib import Path

import pytest
from prepare import (
    SetupError,
    set_up,
)

from tests.packaging.prepare.fresh_debian import FreshDebian, complete


class TestABrokenEnvironment:
    def is_recreated(self, debian: FreshDebian, root: Path) -> bool:
        debian.log.clear()
        leftover = root / ".venv/leftover"
        leftover.touch()
        set_up("run", root, debian)
        return len(debian.pip_log) == 2 and not leftover.exists()

    def test_is_kept_when_it_works(self, debian: FreshDebian, root: Path) -> None:
        set_up("run", root, debian)
        assert not self.is_recreated(debian, root)

    def test_is_recreated_when_its_creation_was_interrupted(
        self, debian: FreshDebian, root: Path
    ) -> None:
        debian.failing = "-m venv"
        with pytest.raises(SetupError, match="could not create"):
            set_up("run", root, debian)
        debian.failing = ""
        assert self.is_recreated(debian, root)

    def test_is_recreated_when_pip_was_killed(self, debian: FreshDebian, root: Path) -> None:
        set_up("run", root, debian)
        debian.failing, debian.status_of_failing = "--require-hashes", -9
        with pytest.raises(SetupError):
            set_up("lint", root, debian)
        debian.failing = ""
        assert self.is_recreated(debian, root)

    def test_is_recreated_when_its_python_is_gone(self, debian: FreshDebian, root: Path) -> None:
        set_up("run", root, debian)
        (root / ".venv/bin/python").unlink()
        assert self.is_recreated(debian, root)

    def test_is_recreated_when_its_python_is_too_old_or_lacks_pip(
        self, debian: FreshDebian, root: Path
    ) -> None:
        set_up("run", root, debian)
        debian.environment_python_works = False
        assert self.is_recreated(debian, root)

    def test_is_recreated_when_the_checkout_was_moved(
        self, debian: FreshDebian, root: Path
    ) -> None:
        set_up("run", root, debian)
        moved = root.rename(root.with_name("elsewhere"))
        debian.root = moved
        assert self.is_recreated(debian, moved)

    def test_is_recreated_when_something_else_created_it(
        self, debian: FreshDebian, root: Path
    ) -> None:
        (root / ".venv").mkdir()
        assert self.is_recreated(debian, root)


class TestWithoutANetwork:
    def test_set_up_fails_and_does_not_look_finished(self, debian: FreshDebian, root: Path) -> None:
        complete(debian)
        debian.failing = "pip"
        for _ in range(2):
            with pytest.raises(SetupError, match="pip could not install"):
                set_up("run", root, debian)
        debian.failing = ""
        debian.log.clear()
        set_up("run", root, debian)
        assert len(debian.pip_log) == 2

    def test_what_was_installed_before_still_runs(self, debian: FreshDebian, root: Path) -> None:
        set_up("run", root, debian)
        debian.failing = "pip"
        with pytest.raises(SetupError):
            set_up("test", root, debian)
        debian.log.clear()
        set_up("run", root, debian)
        assert debian.log == []
