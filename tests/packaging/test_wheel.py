"""The installed program, far from the checkout that it was built from."""

import subprocess
import sys
import venv
from dataclasses import dataclass
from pathlib import Path

import PySide6
import pytest

from tests.end_to_end.desktop import new_desktop
from tests.end_to_end.program import PATIENCE, ROOT, Ended, bare_environment
from tictac_gui import __version__


def run(*command: str | Path, cwd: Path) -> str:
    """Run a command that must succeed and return what it wrote."""
    ended = subprocess.run(
        command,
        cwd=cwd,
        env=bare_environment(),
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
        imports = "import tictac_gui; from tictac_gui.resources import resource"
        script = f"{imports}; print({expression})"
        return run(self.programs / "python", "-c", script, cwd=self.folder).strip()


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Installation:
    """Build the wheel and install it without a network into a fresh environment."""
    folder = tmp_path_factory.mktemp("elsewhere")
    wheels = folder / "wheels"
    environment = folder / "environment"
    pip = (sys.executable, "-m", "pip", "--isolated", "--no-cache-dir", "-q")
    build = ("wheel", "--no-deps", "--no-build-isolation", "--no-index", "-w", wheels, ".")
    run(*pip, *build, cwd=ROOT)
    venv.create(environment, with_pip=False)
    installation = Installation(environment)
    python = installation.programs / "python"
    (wheel,) = wheels.iterdir()
    run(*pip, "--python", python, "install", "--no-deps", "--no-index", wheel, cwd=folder)
    # Qt is borrowed from the environment of the tests, behind all that is installed here.
    packages = installation.ask("tictac_gui.__path__[0]")
    (Path(packages).parent / "borrowed.pth").write_text(str(Path(PySide6.__path__[0]).parent))
    return installation


class TestTheInstalledProgram:
    def test_tells_its_version(self, installed: Installation, tmp_path: Path) -> None:
        told = run(installed.programs / "tictac", "--version", cwd=tmp_path)
        assert told == f"tictac {__version__}\n"

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


def files(folder: Path) -> dict[Path, bytes]:
    """Return the files in a folder and what is in them."""
    found = (path for path in folder.rglob("*") if path.is_file())
    return {path.relative_to(folder): path.read_bytes() for path in found}
