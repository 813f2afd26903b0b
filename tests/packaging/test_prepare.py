"""Set-up, on machines that exist only here: what they have is data, and commands change it."""

import subprocess
import sys
from pathlib import Path

import PySide6
import pytest
from prepare import (
    GOALS,
    LIBRARY_PACKAGES,
    QT_PARTS,
    QT_WAYLAND_PART,
    Machine,
    SetupError,
    newer_python,
    set_up,
)

PYTHON = "/usr/bin/python3"
PROJECT_FILES = ("pyproject.toml", "packaging/constraints.txt", "packaging/prepare.py")
PACKAGED_PROGRAMS = {
    "appstream": "appstreamcli",
    "at-spi2-core": "at-spi-bus-launcher",
    "dbus": "dbus-daemon",
    "desktop-file-utils": "desktop-file-validate",
    "openbox": "openbox",
    "strace": "strace",
    "xdotool": "xdotool",
    "xvfb": "Xvfb",
}


class FreshDebian(Machine):
    """A Debian with Python and make alone, used by root; tests change what differs."""

    def __init__(self, root: Path) -> None:
        super().__init__(root)
        self.platform = "linux"
        self.is_root = True
        self.is_wayland = False
        self.python = PYTHON
        self.programs = {"apt-get", "ldd"}
        self.modules = {"venv"}
        self.libraries = {"libc.so.6"}
        self.qt_needs = {*LIBRARY_PACKAGES, "libc.so.6"}
        self.wayland_needs = {"libwayland-client.so.0"}
        self.has_passwordless_sudo = False
        self.failing = ""
        self.status_of_failing = 1
        self.environment_python_works = True
        self.log: list[str] = []

    def run(self, *command: str) -> int:
        line = " ".join(command)
        self.log.append(line)
        if self.failing and self.failing in line:
            return self.status_of_failing
        if "apt-get" in command and "install" in command:
            self._install(command[command.index("install") :])
        elif "venv" in command:
            assert "ensurepip" in self.modules
            self._create_environment(Path(command[-1]), line)
        elif "pip" in command and "-e" in command:
            self._install_qt()
        return 0

    def succeeds(self, *command: str) -> bool:
        if command[0] == "sudo":
            return self.has_passwordless_sudo
        return self.environment_python_works and Path(command[0]).exists()

    def output(self, *command: str) -> str:
        if command[0] == "/sbin/ldconfig":
            known = [f"\t{name} (libc6,x86-64) => /lib/{name}\n" for name in self.libraries]
            return "".join(["2 libs found in cache `/etc/ld.so.cache'\n", *known])
        assert command[0] == "ldd"
        needs = set(self.qt_needs) if len(command) > 1 else set()
        if any(part.endswith(QT_WAYLAND_PART) for part in command):
            needs |= self.wayland_needs
        found = {name: f"/lib/{name} (0x01)" for name in self.libraries}
        return "".join(f"\t{name} => {found.get(name, 'not found')}\n" for name in needs)

    def finds_program(self, name: str) -> bool:
        return name in self.programs

    def finds_module(self, name: str) -> bool:
        return name in self.modules

    def venv_package(self) -> str:
        return "python3-venv"

    def python_library(self) -> str:
        return "libpython3.11"

    @property
    def apt_log(self) -> list[str]:
        return [line for line in self.log if "apt-get" in line]

    @property
    def pip_log(self) -> list[str]:
        return [line for line in self.log if " pip " in line]

    def _install(self, packages: tuple[str, ...]) -> None:
        if "python3-venv" in packages:
            self.modules.add("ensurepip")
        self.programs |= {PACKAGED_PROGRAMS[name] for name in packages if name in PACKAGED_PROGRAMS}
        if "binutils" in packages:
            self.programs |= {"objcopy", "objdump", "strip"}
        self.libraries |= {lib for lib, name in LIBRARY_PACKAGES.items() if name in packages}
        if "libpython3.11" in packages:
            self.libraries.add("libpython3.11.so.1.0")
        if "libwayland-client0" in packages:
            self.libraries.add("libwayland-client.so.0")

    def _create_environment(self, folder: Path, line: str) -> None:
        (folder / "bin").mkdir(parents=True)
        (folder / "bin/python").touch()
        (folder / "pyvenv.cfg").write_text(f"home = /usr/bin\ncommand = {line}\n")

    def _install_qt(self) -> None:
        for part in (*QT_PARTS, QT_WAYLAND_PART):
            file = self.root / ".venv/lib/python3.11/site-packages/PySide6" / part
            file.parent.mkdir(parents=True, exist_ok=True)
            file.touch()


@pytest.fixture
def root(tmp_path: Path) -> Path:
    folder = tmp_path / "a checkout"
    for name in PROJECT_FILES:
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(name)
    return folder


@pytest.fixture
def debian(root: Path) -> FreshDebian:
    return FreshDebian(root)


def complete(machine: FreshDebian) -> None:
    """Give a machine all that can be missing."""
    machine.modules.add("ensurepip")
    machine.programs |= {*PACKAGED_PROGRAMS.values()}
    machine.libraries |= {*LIBRARY_PACKAGES}


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

    def test_gets_what_takes_the_program_apart_from_python_only_for_packaging(
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
    def test_installs_again_when_a_file_that_decides_has_changed(
        self, debian: FreshDebian, root: Path, name: str
    ) -> None:
        set_up("run", root, debian)
        debian.log.clear()
        (root / name).write_text("changed")
        set_up("run", root, debian)
        assert len(debian.log) == len(debian.pip_log) == 2

    def test_installs_a_library_that_has_vanished_since(
        self, debian: FreshDebian, root: Path
    ) -> None:
        set_up("run", root, debian)
        debian.log.clear()
        debian.libraries.remove("libxcb-cursor.so.0")
        set_up("run", root, debian)
        assert debian.apt_log[-1].endswith("--no-install-recommends libxcb-cursor0")
        assert debian.pip_log == []


class TestAnEnvironmentThatDoesNotServe:
    def is_made_anew(self, debian: FreshDebian, root: Path) -> bool:
        debian.log.clear()
        leftover = root / ".venv/leftover"
        leftover.touch()
        set_up("run", root, debian)
        return len(debian.pip_log) == 2 and not leftover.exists()

    def test_is_kept_when_it_does_serve(self, debian: FreshDebian, root: Path) -> None:
        set_up("run", root, debian)
        assert not self.is_made_anew(debian, root)

    def test_is_made_anew_when_its_creation_was_broken_off(
        self, debian: FreshDebian, root: Path
    ) -> None:
        debian.failing = "-m venv"
        with pytest.raises(SetupError, match="could not create"):
            set_up("run", root, debian)
        debian.failing = ""
        assert self.is_made_anew(debian, root)

    def test_is_made_anew_when_pip_was_killed(self, debian: FreshDebian, root: Path) -> None:
        set_up("run", root, debian)
        debian.failing, debian.status_of_failing = ".[dev]", -9
        with pytest.raises(SetupError):
            set_up("lint", root, debian)
        debian.failing = ""
        assert self.is_made_anew(debian, root)

    def test_is_made_anew_when_its_python_vanished(self, debian: FreshDebian, root: Path) -> None:
        set_up("run", root, debian)
        (root / ".venv/bin/python").unlink()
        assert self.is_made_anew(debian, root)

    def test_is_made_anew_when_its_python_is_too_old_or_lacks_pip(
        self, debian: FreshDebian, root: Path
    ) -> None:
        set_up("run", root, debian)
        debian.environment_python_works = False
        assert self.is_made_anew(debian, root)

    def test_is_made_anew_when_the_checkout_was_moved(
        self, debian: FreshDebian, root: Path
    ) -> None:
        set_up("run", root, debian)
        moved = root.rename(root.with_name("elsewhere"))
        debian.root = moved
        assert self.is_made_anew(debian, moved)

    def test_is_made_anew_when_something_else_created_it(
        self, debian: FreshDebian, root: Path
    ) -> None:
        (root / ".venv").mkdir()
        assert self.is_made_anew(debian, root)


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


class TestAUserWhoMayNotInstall:
    def test_is_told_the_exact_command_for_all_that_is_missing(
        self, debian: FreshDebian, root: Path
    ) -> None:
        debian.is_root = False
        debian.programs.add("sudo")
        with pytest.raises(SetupError) as stopped:
            set_up("test", root, debian)
        packages = {"python3-venv", *PACKAGED_PROGRAMS, *LIBRARY_PACKAGES.values()}
        install = f"sudo apt install --no-install-recommends {' '.join(sorted(packages))}"
        assert f"\n    sudo apt update && {install}\n" in str(stopped.value)
        assert debian.log == []

    def test_is_told_to_be_root_where_there_is_no_sudo(
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

    def test_is_told_what_only_the_installed_qt_can_tell(
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

    def test_is_told_the_command_when_apt_fails(self, debian: FreshDebian, root: Path) -> None:
        debian.failing = "install"
        with pytest.raises(SetupError, match=r"could not be installed.*\n\n.*apt install"):
            set_up("run", root, debian)


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
    def test_without_apt_are_told_the_names_of_the_libraries(
        self, debian: FreshDebian, root: Path
    ) -> None:
        complete(debian)
        debian.programs.remove("apt-get")
        debian.libraries -= {"libEGL.so.1", "libxcb-cursor.so.0"}
        with pytest.raises(SetupError, match=r"libEGL\.so\.1, libxcb-cursor\.so\.0"):
            set_up("run", root, debian)

    def test_without_apt_are_told_the_names_of_the_programs(
        self, debian: FreshDebian, root: Path
    ) -> None:
        complete(debian)
        debian.programs -= {"apt-get", "Xvfb"}
        with pytest.raises(SetupError, match="programs first: Xvfb"):
            set_up("test", root, debian)

    def test_without_apt_are_told_of_a_python_that_is_incomplete(
        self, debian: FreshDebian, root: Path
    ) -> None:
        debian.programs.remove("apt-get")
        with pytest.raises(SetupError, match="/usr/bin/python3 lacks"):
            set_up("run", root, debian)

    def test_without_apt_are_told_of_a_python_that_can_not_be_frozen(
        self, debian: FreshDebian, root: Path
    ) -> None:
        complete(debian)
        debian.programs.remove("apt-get")
        debian.programs |= GOALS["package"].programs
        with pytest.raises(SetupError, match=r"libpython3\.11"):
            set_up("package", root, debian)

    def test_that_are_not_linux_need_no_libraries_or_programs(
        self, debian: FreshDebian, root: Path
    ) -> None:
        debian.platform = "darwin"
        debian.modules.add("ensurepip")
        set_up("test", root, debian)
        assert debian.apt_log == []


class TestAnOldPython:
    def test_gives_way_to_a_newer_one_beside_it(self, root: Path) -> None:
        class HasPython312(FreshDebian):
            def succeeds(self, *command: str) -> bool:
                return command[0] == "python3.12"

        assert newer_python(HasPython312(root)) == "python3.12"

    def test_is_refused_when_it_is_alone(self, debian: FreshDebian) -> None:
        with pytest.raises(SetupError, match=r"Python 3\.11 or newer is needed"):
            newer_python(debian)


class TestTheRealMachine:
    def test_reports_what_commands_do(self, tmp_path: Path) -> None:
        machine = Machine(tmp_path)
        python = sys.executable
        assert machine.run(python, "-c", "raise SystemExit(3)") == 3
        assert machine.succeeds(python, "-c", "")
        assert not machine.succeeds(python, "-c", "raise SystemExit(1)")
        assert machine.output(python, "-c", "import os; print(os.getcwd())") == f"{tmp_path}\n"

    def test_takes_a_command_that_is_absent_for_one_that_fails(self, tmp_path: Path) -> None:
        machine = Machine(tmp_path)
        assert not machine.succeeds("no-such-command")
        assert machine.output("no-such-command") == ""
        assert not machine.finds_program("no-such-command")
        assert not machine.finds_module("no_such_module")

    def test_finds_a_program_where_no_path_leads(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        (tmp_path / "program.exe").touch(mode=0o755)
        machine = Machine(tmp_path)
        assert not machine.finds_program("program.exe")
        monkeypatch.setattr("prepare.PROGRAM_FOLDERS", ("/usr/sbin", str(tmp_path)))
        assert machine.finds_program("program.exe")

    def test_refuses_a_goal_it_does_not_know(self) -> None:
        script = Path(__file__).parents[2] / "packaging/prepare.py"
        result = subprocess.run([sys.executable, script, "fly"], capture_output=True, check=False)
        assert result.returncode == 2
        assert b"bench" in result.stderr
