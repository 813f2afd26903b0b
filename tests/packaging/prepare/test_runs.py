"""What a first run of the set-up installs, and what a second one leaves alone."""

from pathlib import Path

import pytest
from prepare import (
    LIBRARY_PACKAGES,
    set_up,
)

from tests.packaging.prepare.fresh_debian import PACKAGED_PROGRAMS, PROJECT_FILES, FreshDebian


class TestAFreshMachine:
    def test_gets_everything_that_playing_needs_in_one_installation(
        self, debian: FreshDebian, root: Path
    ) -> None:
        set_up("run", root, debian)
        update, install = debian.apt_log
        assert update.endswith("update")
        assert set(install.split()) >= {"python3-venv", *LIBRARY_PACKAGES.values()}
        assert "xvfb" not in install
        assert "--no-install-recommends" in install
        assert "DEBIAN_FRONTEND=noninteractive" in install

    def test_gets_the_programs_of_the_tests_only_for_the_tests(
        self, debian: FreshDebian, root: Path
    ) -> None:
        set_up("run", root, debian)
        set_up("lint", root, debian)
        assert not debian.programs & {*PACKAGED_PROGRAMS.values()}
        set_up("test", root, debian)
        assert debian.programs >= {*PACKAGED_PROGRAMS.values()}

    def test_gets_the_tools_that_freeze_the_program_only_for_packaging(
        self, debian: FreshDebian, root: Path
    ) -> None:
        set_up("test", root, debian)
        assert "binutils" not in debian.apt_log[-1].split()
        set_up("package", root, debian)
        assert {"binutils", "libpython3.11"} <= set(debian.apt_log[-1].split())
        assert debian.pip_log[-1].endswith(".[dev,package]")

    def test_gets_pinned_packages_built_by_a_pinned_backend(
        self, debian: FreshDebian, root: Path
    ) -> None:
        set_up("test", root, debian)
        backend, project = debian.pip_log
        assert backend.endswith("-c packaging/constraints.txt hatchling editables")
        assert project.endswith("-c packaging/constraints.txt --no-build-isolation -e .[dev]")

    def test_goes_on_when_a_package_source_cannot_be_reached(
        self, debian: FreshDebian, root: Path
    ) -> None:
        debian.failing = "apt-get -q update"
        set_up("run", root, debian)
        assert debian.libraries >= {*LIBRARY_PACKAGES}


class TestASecondRun:
    def test_runs_no_command(self, debian: FreshDebian, root: Path) -> None:
        set_up("test", root, debian)
        debian.log.clear()
        for goal in ("test", "lint", "run"):
            set_up(goal, root, debian)
        assert debian.log == []

    def test_adds_what_another_goal_needs_to_the_same_environment(
        self, debian: FreshDebian, root: Path
    ) -> None:
        set_up("run", root, debian)
        debian.log.clear()
        set_up("bench", root, debian)
        assert debian.pip_log[-1].endswith(".[bench,package]")
        assert not any(" venv " in line for line in debian.log)

    @pytest.mark.parametrize("name", PROJECT_FILES)
    def test_installs_again_when_a_project_file_has_changed(
        self, debian: FreshDebian, root: Path, name: str
    ) -> None:
        set_up("run", root, debian)
        debian.log.clear()
        (root / name).write_text("changed")
        set_up("run", root, debian)
        assert len(debian.log) == len(debian.pip_log) == 2

    def test_installs_a_library_that_has_disappeared(self, debian: FreshDebian, root: Path) -> None:
        set_up("run", root, debian)
        debian.log.clear()
        debian.libraries.remove("libxcb-cursor.so.0")
        set_up("run", root, debian)
        assert debian.apt_log[-1].endswith("--no-install-recommends libxcb-cursor0")
        assert debian.pip_log == []
