"""What a first run of the set-up installs, and what a second one leaves alone."""

import re
from pathlib import Path

import pytest
from compile_solver import FOLDER, hash_of_sources
from prepare import LIBRARY_PACKAGES, LOCKS, play, set_up

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

    def test_plays_what_it_has_set_up(self, debian: FreshDebian, root: Path) -> None:
        with pytest.raises(SystemExit):
            play(root, debian, ["--game", "connect_four"])
        assert debian.pip_log
        assert debian.log[-1] == f"{root}/.venv/bin/python -m tictac_gui --game connect_four"

    def test_without_a_display_gets_nothing_and_plays_in_the_terminal(
        self, debian: FreshDebian, root: Path
    ) -> None:
        debian.is_headless = True
        with pytest.raises(SystemExit):
            play(root, debian, ["--game", "connect_four"])
        assert debian.log == ["/usr/bin/python3 -m tictac_gui --game connect_four"]

    def test_without_a_display_plays_with_no_stale_solver(
        self, debian: FreshDebian, root: Path
    ) -> None:
        debian.is_headless = True
        stale, current = (root / FOLDER / f"solver.cpython-3{minor}.so" for minor in (11, 12))
        stale.write_bytes(b"compiled from other sources")
        current.write_bytes(b"compiled from " + hash_of_sources(root).encode())
        with pytest.raises(SystemExit):
            play(root, debian, [])
        assert not stale.exists()
        assert current.exists()

    def test_gets_the_programs_of_the_tests_only_for_the_tests(
        self, debian: FreshDebian, root: Path
    ) -> None:
        set_up("run", root, debian)
        set_up("lint", root, debian)
        assert not debian.programs & {*PACKAGED_PROGRAMS.values()}
        assert not debian.has_font
        set_up("test", root, debian)
        assert debian.programs >= {*PACKAGED_PROGRAMS.values()}
        assert debian.has_font

    def test_gets_the_tools_that_freeze_the_program_only_for_packaging(
        self, debian: FreshDebian, root: Path
    ) -> None:
        set_up("test", root, debian)
        assert "binutils" not in debian.apt_log[-1].split()
        set_up("package", root, debian)
        asked = set(debian.apt_log[-1].split())
        assert {"binutils", "libpython3.11", "lintian", "patchelf"} <= asked
        assert locks(debian) == ["build", "dev", "package", "run"]

    def test_gets_packages_with_locked_hashes_and_is_built_by_one_of_them(
        self, debian: FreshDebian, root: Path
    ) -> None:
        set_up("test", root, debian)
        packages, project = debian.pip_log
        assert "install --no-deps --require-hashes -r" in packages
        assert locks(debian) == ["build", "dev", "run"]
        assert project.endswith("--no-deps --no-build-isolation -e .")

    def test_goes_on_when_a_package_source_cannot_be_reached(
        self, debian: FreshDebian, root: Path
    ) -> None:
        debian.failing = "apt-get -q update"
        set_up("run", root, debian)
        assert debian.libraries >= {*LIBRARY_PACKAGES}


def locks(debian: FreshDebian) -> list[str]:
    """Return the names of the locks that pip was told to install last."""
    command = next(line for line in reversed(debian.pip_log) if "--require-hashes" in line)
    return re.findall(rf" -r {LOCKS}/(\w+)\.txt", command)


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
        assert locks(debian) == ["bench", "build", "oracle", "package", "run"]
        assert not any(" venv " in line for line in debian.log)

    @pytest.mark.parametrize("name", PROJECT_FILES)
    def test_installs_again_when_a_project_file_has_changed(
        self, debian: FreshDebian, root: Path, name: str
    ) -> None:
        set_up("run", root, debian)
        debian.log.clear()
        with (root / name).open("a") as file:
            file.write("# changed\n")
        set_up("run", root, debian)
        assert len(debian.log) == len(debian.pip_log) == 2

    def test_installs_a_library_that_has_disappeared(self, debian: FreshDebian, root: Path) -> None:
        set_up("run", root, debian)
        debian.log.clear()
        debian.libraries.remove("libxcb-cursor.so.0")
        set_up("run", root, debian)
        assert debian.apt_log[-1].endswith("--no-install-recommends libxcb-cursor0")
        assert debian.pip_log == []
