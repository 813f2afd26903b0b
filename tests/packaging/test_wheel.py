"""The installed program, far from the checkout that it was built from, and what it is built of."""

import re
import subprocess
import sys
import venv
from dataclasses import dataclass
from pathlib import Path
from zipfile import ZipFile

import PySide6
import pytest
from compile_solver import SOURCE, TYPES, compiled_form
from packaging.metadata import Metadata
from wheels import build

from tests.end_to_end.desktop import new_desktop
from tests.end_to_end.program import PATIENCE, ROOT, Ended, bare_environment
from tests.packaging.test_address import ADDRESS, FILES
from tests.packaging.test_compile_solver import can_compile, needs_compiler
from tictac_gui import __version__

PIP = (sys.executable, "-m", "pip", "--isolated", "--no-cache-dir", "-q")


def run(*command: str | Path, cwd: Path, **variables: str) -> str:
    """Run a command that must succeed and return what it wrote."""
    ended = subprocess.run(
        command,
        cwd=cwd,
        env={**bare_environment(), **variables},
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert ended.returncode == 0, ended.stderr
    return ended.stdout


@dataclass(frozen=True)
class Installation:
    """An environment of its own with the program in it."""

    folder: Path

    @property
    def programs(self) -> Path:
        return self.folder / ("Scripts" if sys.platform == "win32" else "bin")

    def ask(self, expression: str) -> str:
        """Return what the installed Python makes of an expression about the package."""
        imports = "import importlib.metadata, tictac_gui; from tictac_gui.resources import resource"
        script = f"{imports}; print({expression})"
        return run(self.programs / "python", "-c", script, cwd=self.folder).strip()


def build_wheel(checkout: Path, into: Path, **variables: str) -> Path:
    """Build the wheel without a network."""
    build = ("wheel", "--no-deps", "--no-build-isolation", "--no-index", "-w", into, ".")
    run(*PIP, *build, cwd=checkout, **variables)
    (wheel,) = into.iterdir()
    return wheel


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Installation:
    """Build the wheel and install it without a network into a fresh environment."""
    folder = tmp_path_factory.mktemp("elsewhere")
    environment = folder / "environment"
    wheel = build_wheel(ROOT, folder / "wheels")
    venv.create(environment, with_pip=False)
    installation = Installation(environment)
    python = installation.programs / "python"
    run(*PIP, "--python", python, "install", "--no-deps", "--no-index", wheel, cwd=folder)
    # Qt is borrowed from the environment of the tests, behind all that is installed here.
    packages = installation.ask("tictac_gui.__path__[0]")
    (Path(packages).parent / "borrowed.pth").write_text(str(Path(PySide6.__path__[0]).parent))
    return installation


@pytest.fixture(scope="module")
def source(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Make the archive of the source and unpack it."""
    folder = tmp_path_factory.mktemp("source")
    run(sys.executable, "-m", "hatchling", "build", "-t", "sdist", "-d", folder, cwd=ROOT)
    (archive,) = folder.iterdir()
    run("tar", "-xf", archive.name, cwd=folder)
    return folder / archive.name.removesuffix(".tar.gz")


class TestTheInstalledProgram:
    def test_prints_its_version_and_has_the_compiled_solver(
        self, installed: Installation, tmp_path: Path
    ) -> None:
        told = run(installed.programs / "tictac", "--version", cwd=tmp_path)
        form = "compiled" if can_compile() else "not compiled, so slower"
        beginning = f"tictac {__version__}\nConnect Four's solver: {form}\nPython "
        assert told.startswith(beginning)

    def test_has_a_command_for_consoles_beside_the_one_that_opens_none(
        self, installed: Installation, tmp_path: Path
    ) -> None:
        match = ("--match", "easy", "random", "--games", "20", "--seed", "1")
        told = run(installed.programs / "tictac-cli", *match, cwd=tmp_path)
        assert "X wins" in told
        kinds = 'importlib.metadata.distribution("tictac-gui").entry_points'
        assert installed.ask(f'{kinds}["tictac"].group') == "gui_scripts"
        assert installed.ask(f'{kinds}["tictac-cli"].group') == "console_scripts"

    def test_has_its_manual_page_where_man_looks_for_it(self, installed: Installation) -> None:
        page = installed.programs.parent / "share" / "man" / "man6" / "tictac.6"
        assert page.read_bytes() == (ROOT / "packaging" / "linux" / "tictac.6").read_bytes()

    def test_is_not_the_checkout(self, installed: Installation) -> None:
        package = Path(installed.ask("tictac_gui.__file__"))
        assert package.is_relative_to(installed.folder)

    def test_carries_every_resource_inside_itself(self, installed: Installation) -> None:
        resources = Path(installed.ask("resource('')"))
        assert resources.is_relative_to(installed.folder)
        for name in ("books", "code", "icons", "licences", "puzzles", "translations"):
            assert files(ROOT / "resources" / name)
            assert files(resources / name) == files(ROOT / "resources" / name)

    def test_opens_its_window_and_closes(self, installed: Installation, tmp_path: Path) -> None:
        if sys.platform != "linux":
            pytest.skip("needs an X server")
        with new_desktop(tmp_path) as desktop:
            program = desktop.start(str(installed.programs / "tictac"), cwd=tmp_path)
            desktop.close(desktop.window("Tictac"))
            assert program.wait_for_end() == Ended(status=0, errors="")


class TestTheSource:
    """What building takes is in its archive, and where nothing can be compiled it still builds."""

    def test_has_what_compiling_takes_and_nothing_compiled(self, source: Path) -> None:
        for name in (SOURCE, TYPES, "packaging/compile_solver.py", "packaging/wheel_hook.py"):
            assert (source / name).read_bytes() == (ROOT / name).read_bytes()
        assert [path for path in source.rglob("*") if path.suffix in {".so", ".pyd"}] == []

    def test_leaves_the_pictures_of_the_read_me_at_its_address(self, source: Path) -> None:
        assert list(source.rglob("screenshots/*.png")) == []
        assert (source / "README.md").read_bytes() == (ROOT / "README.md").read_bytes()
        introduction = (source / "PKG-INFO").read_text(encoding="utf-8")
        links = re.findall(r'(?:src="|\]\()([^#"()][^"()]*)', introduction)
        assert any("/resources/screenshots/" in link for link in links)
        for link in links:
            start = FILES if link.endswith((".png", ".svg")) else f"{ADDRESS}/blob"
            assert link.startswith(f"{start}/v{__version__}/"), link
            assert (ROOT / link.removeprefix(f"{start}/v{__version__}/")).is_file(), link

    @pytest.mark.skipif(sys.platform == "win32", reason="only the path can hide a compiler")
    def test_gives_a_wheel_for_any_python_where_there_is_no_compiler(
        self, source: Path, tmp_path: Path
    ) -> None:
        wheel = build_wheel(source, tmp_path / "wheels", PATH="")
        assert wheel.name == f"tictac_gui-{__version__}-py3-none-any.whl"

    def test_is_described_as_the_wheel_is_and_as_indexes_require(
        self, source: Path, installed: Installation
    ) -> None:
        told = (source / "PKG-INFO").read_text(encoding="utf-8")
        description = Metadata.from_email(told, validate=True)
        assert description.description_content_type == "text/markdown"
        # What hatchling itself writes may be newer than what tools for uploading know.
        assert description.metadata_version == "2.4"
        script = 'importlib.metadata.distribution("tictac-gui").read_text("METADATA")'
        assert installed.ask(script) == told.strip()

    @needs_compiler
    def test_gives_a_wheel_for_this_python_where_there_is_one(
        self, source: Path, tmp_path: Path
    ) -> None:
        wheel = build_wheel(source, tmp_path / "wheels")
        with ZipFile(wheel) as opened:
            (library,) = (name for name in opened.namelist() if name.endswith((".so", ".pyd")))
        assert library == compiled_form(Path()).as_posix()
        assert f"-cp3{sys.version_info.minor}-" in wheel.name


def files(folder: Path) -> dict[Path, bytes]:
    """Return the files in a folder and what is in them."""
    found = (path for path in folder.rglob("*") if path.is_file())
    return {path.relative_to(folder): path.read_bytes() for path in found}


@needs_compiler
class TestWhatIsPublished:
    def test_is_taken_by_package_indexes(self, tmp_path: Path) -> None:
        # `make wheels` installs it, with what else that takes.
        pytest.importorskip("twine")
        wheel, archive = (file.name for file in build(tmp_path / "python"))
        assert archive == f"tictac_gui-{__version__}.tar.gz"
        python = f"cp3{sys.version_info.minor}"
        assert wheel.startswith(f"tictac_gui-{__version__}-{python}-{python}-")
        assert ("manylinux" in wheel) == (sys.platform == "linux")
