"""Missing libraries and programs are installed, or the user is told how to."""

import sys
from pathlib import Path

import PySide6
import pytest
from prepare import (
    COMPILER_PACKAGES,
    DEBIAN_PROGRAMS,
    FONT_PACKAGE,
    GOALS,
    LIBRARY_PACKAGES,
    QT_PARTS,
    SetupError,
    set_up,
)

from tests.packaging.prepare.fresh_debian import PACKAGED_PROGRAMS, FreshDebian, complete


class TestAUserWhoMayNotInstall:
    def test_is_shown_the_exact_command_for_all_that_is_missing(
        self, debian: FreshDebian, root: Path
    ) -> None:
        debian.is_root = False
        debian.programs.add("sudo")
        with pytest.raises(SetupError) as stopped:
            set_up("test", root, debian)
        packages = {"python3-venv", FONT_PACKAGE, *PACKAGED_PROGRAMS, *LIBRARY_PACKAGES.values()}
        packages |= {*COMPILER_PACKAGES, "libpython3.11-dev"}
        install = f"sudo apt install --no-install-recommends {' '.join(sorted(packages))}"
        assert f"\n    sudo apt update && {install}\n" in str(stopped.value)
        assert debian.log == []

    def test_is_asked_to_be_root_where_there_is_no_sudo(
        self, debian: FreshDebian, root: Path
    ) -> None:
        debian.is_root = False
        with pytest.raises(SetupError, match="as root\n\n    apt update && apt install "):
            set_up("run", root, debian)

    def test_is_not_bothered_when_nothing_is_missing(self, debian: FreshDebian, root: Path) -> None:
        complete(debian)
        debian.is_root = False
        set_up("test", root, debian)
        assert debian.apt_log == []

    def test_is_shown_the_packages_that_only_the_installed_qt_knows_it_needs(
        self, debian: FreshDebian, root: Path
    ) -> None:
        complete(debian)
        debian.is_root = False
        debian.libraries.remove("libEGL.so.1")
        with pytest.raises(SetupError, match="--no-install-recommends libegl1\n"):
            set_up("run", root, debian)

    def test_may_when_sudo_asks_for_no_password(self, debian: FreshDebian, root: Path) -> None:
        debian.is_root = False
        debian.has_passwordless_sudo = True
        set_up("run", root, debian)
        assert all(line.startswith("sudo -n env DEBIAN_FRONTEND=") for line in debian.apt_log)
        assert debian.libraries >= {*LIBRARY_PACKAGES}

    def test_is_shown_the_command_when_apt_fails(self, debian: FreshDebian, root: Path) -> None:
        debian.failing = "install"
        with pytest.raises(SetupError, match=r"could not be installed.*\n\n.*apt install"):
            set_up("run", root, debian)


class TestTheCompiler:
    """Without it the solver isn't compiled, and all else works."""

    def test_is_installed_with_the_rest(self, debian: FreshDebian, root: Path) -> None:
        set_up("run", root, debian)
        assert {*COMPILER_PACKAGES, "libpython3.11-dev"} <= set(debian.apt_log[-1].split())

    def test_is_installed_alone_where_nothing_else_is_missing(
        self, debian: FreshDebian, root: Path
    ) -> None:
        complete(debian)
        debian.programs.remove("cc")
        set_up("run", root, debian)
        assert debian.apt_log[-1].endswith("--no-install-recommends gcc libc6-dev")

    def test_is_not_asked_for_alone(self, debian: FreshDebian, root: Path) -> None:
        complete(debian)
        debian.programs.remove("cc")
        debian.is_root = debian.has_headers = False
        set_up("run", root, debian)
        assert debian.apt_log == []

    def test_keeps_nothing_else_from_being_installed(self, debian: FreshDebian, root: Path) -> None:
        debian.failing = "gcc"
        set_up("run", root, debian)
        assert debian.libraries >= {*LIBRARY_PACKAGES}
        # Nor is it tried every time.
        debian.log.clear()
        set_up("run", root, debian)
        assert debian.log == []

    @pytest.mark.parametrize("name", ["cc", "gcc", "clang"])
    def test_may_be_any(self, debian: FreshDebian, root: Path, name: str) -> None:
        complete(debian)
        debian.programs = (debian.programs - {"cc"}) | {name}
        set_up("run", root, debian)
        assert debian.apt_log == []

    def test_is_used_for_every_goal(self, debian: FreshDebian, root: Path) -> None:
        for count, goal in enumerate(GOALS, start=1):
            set_up(goal, root, debian)
            assert debian.compilations == count


class TestLibraries:
    def test_without_a_known_package_are_named(self, debian: FreshDebian, root: Path) -> None:
        debian.qt_needs.add("libnews.so.7")
        with pytest.raises(SetupError, match=r"not installed: libnews\.so\.7\."):
            set_up("run", root, debian)
        assert debian.libraries >= {*LIBRARY_PACKAGES}

    def test_of_wayland_matter_only_where_wayland_is_the_screen(
        self, debian: FreshDebian, root: Path
    ) -> None:
        set_up("run", root, debian)
        assert "libwayland-client.so.0" not in debian.libraries
        debian.is_wayland = True
        set_up("run", root, debian)
        assert "libwayland-client.so.0" in debian.libraries

    def test_are_looked_for_in_files_that_the_installed_qt_has(self) -> None:
        folder = Path(PySide6.__path__[0])
        if sys.platform == "linux":
            assert [part for part in QT_PARTS if not (folder / part).is_file()] == []


class TestOtherSystems:
    def test_without_apt_are_shown_the_names_of_the_libraries(
        self, debian: FreshDebian, root: Path
    ) -> None:
        complete(debian)
        debian.programs.remove("apt-get")
        debian.libraries -= {"libEGL.so.1", "libxcb-cursor.so.0"}
        with pytest.raises(SetupError, match=r"libEGL\.so\.1, libxcb-cursor\.so\.0"):
            set_up("run", root, debian)

    def test_without_apt_are_shown_the_names_of_the_programs(
        self, debian: FreshDebian, root: Path
    ) -> None:
        complete(debian)
        debian.programs -= {"apt-get", "Xvfb"}
        with pytest.raises(SetupError, match="programs first: Xvfb"):
            set_up("test", root, debian)

    def test_without_apt_report_a_python_that_is_incomplete(
        self, debian: FreshDebian, root: Path
    ) -> None:
        debian.programs.remove("apt-get")
        with pytest.raises(SetupError, match="/usr/bin/python3 lacks"):
            set_up("run", root, debian)

    def test_without_apt_report_a_python_that_can_not_be_frozen(
        self, debian: FreshDebian, root: Path
    ) -> None:
        complete(debian)
        debian.programs.remove("apt-get")
        debian.programs |= GOALS["package"].programs - DEBIAN_PROGRAMS
        with pytest.raises(SetupError, match=r"libpython3\.11"):
            set_up("package", root, debian)

    def test_that_are_not_linux_need_no_libraries_or_programs(
        self, debian: FreshDebian, root: Path
    ) -> None:
        debian.platform = "darwin"
        debian.modules.add("ensurepip")
        set_up("test", root, debian)
        assert debian.apt_log == []
