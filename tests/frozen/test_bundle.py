"""What is in the application that was built, and what is not."""

import json
import platform
import re
import shutil
import sqlite3
import subprocess
import sys
import zipfile
from pathlib import Path

import PySide6
import pytest
from cyclonedx.schema import SchemaVersion
from cyclonedx.validation.json import JsonStrictValidator
from PyInstaller.archive.readers import CArchiveReader
from PySide6.QtCore import qVersion

from tests.end_to_end.program import ROOT, bare_environment
from tictac_gui import __version__

sys.path.append(str(ROOT / "packaging"))

from components import parts, unknown
from contents import KEPT_PLUGINS, NETWORK_MODULES
from debian import file_name
from libraries import SYSTEM_LIBRARIES, linked_files, needed_from_outside, search_paths
from package import executable
from smoke import VERSION, console_program

MEGABYTE = 1_000_000
on_linux = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="as Linux has it")


def names(bundle: Path) -> set[str]:
    return {path.name for path in bundle.rglob("*")}


def archived_modules(bundle: Path) -> set[str]:
    """Return the modules that the frozen program has as bytecode."""
    # macOS has data in one folder and programs in another, with links from each to the other.
    (base,) = (path for path in bundle.rglob("base_library.zip") if not path.is_symlink())
    with zipfile.ZipFile(base) as library:
        modules = {name.removesuffix(".pyc").replace("/", ".") for name in library.namelist()}
    program = CArchiveReader(str(executable(bundle)))
    for name in program.toc:
        if name.endswith(".pyz"):
            modules |= program.open_embedded_archive(name).toc.keys()
    return modules


def python_modules(bundle: Path) -> set[str]:
    """Return the modules that the frozen program can import, extensions included."""
    libraries = (path for path in bundle.rglob("*") if path.suffix in {".so", ".pyd"})
    return archived_modules(bundle) | {path.name.partition(".")[0] for path in libraries}


class TestTheNetwork:
    def test_is_out_of_reach_of_python(self, bundle: Path) -> None:
        modules = python_modules(bundle)
        assert {"tictac_gui.app", "sqlite3", "_sqlite3", "QtWidgets"} <= modules
        last_parts = {name.rpartition(".")[2] for name in NETWORK_MODULES}
        assert modules.isdisjoint({*NETWORK_MODULES, *last_parts})

    def test_is_out_of_reach_of_qt(self, bundle: Path) -> None:
        unwanted = re.compile("Qt6?Network|(ssl|crypto|tls)(backend)?[-.]", re.IGNORECASE)
        assert [name for name in names(bundle) if unwanted.search(name)] == []


def test_no_package_is_shipped_but_those_that_the_game_needs(bundle: Path) -> None:
    packages = {name.partition(".")[0] for name in archived_modules(bundle)}
    ours = packages - sys.stdlib_module_names
    # The last is PyInstaller's, whose bootloader starts the program.
    assert ours <= {"tictac_gui", "PySide6", "shiboken6", "_pyi_rth_utils"}
    assert "tictac_gui" in ours


class TestQt:
    @on_linux
    def test_can_draw_on_x11_and_on_wayland(self, bundle: Path) -> None:
        plugins = bundle / "_internal" / "PySide6" / "Qt" / "plugins"
        found = {
            (file.parent.name, file.stem.removeprefix("lib")) for file in plugins.rglob("*.so")
        }
        elsewhere = {"qcocoa", "qwindows", *KEPT_PLUGINS["styles"]}
        assert found == {
            (folder, name)
            for folder, kept in KEPT_PLUGINS.items()
            for name in kept
            if name not in elsewhere
        }

    def test_speaks_the_languages_of_the_game(self, bundle: Path) -> None:
        ours = {path.stem.rpartition("_")[2] for path in bundle.rglob("tictac_*.qm")}
        assert ours == {path.stem[-2:] for path in ROOT.glob("resources/translations/*.qm")}
        assert {path.name for path in bundle.rglob("qt*.qm")} == {f"qtbase_{c}.qm" for c in ours}


class TestTheFiles:
    def test_include_the_icon_the_ticks_and_arrows_and_every_licence(self, bundle: Path) -> None:
        (resources,) = bundle.rglob("_resources")
        assert (resources / "icons" / "tictac-128.png").is_file()
        for picture in ROOT.glob("resources/controls/*"):
            assert (resources / "controls" / picture.name).read_bytes() == picture.read_bytes()
        for licence in ROOT.glob("resources/licences/*"):
            assert (resources / "licences" / licence.name).read_bytes() == licence.read_bytes()

    def test_have_no_library_without_a_notice(self, bundle: Path) -> None:
        assert unknown(bundle) == []
        notices = {
            path.read_text("utf-8") for path in bundle.rglob("_resources/licences/others.txt")
        }
        [text] = notices
        for part in parts(bundle):
            # These have texts of their own.
            if part.name not in {"Tictac", "Qt", "PySide6", "Shiboken", "Python"}:
                assert f"\n{'-' * 72}\n{part.name}\n" in text, part

    def test_are_in_a_valid_bill_of_materials_with_their_versions(self, bundle: Path) -> None:
        [file] = (file for folder in bundle.parents for file in folder.glob("*.cdx.json"))
        bill = file.read_text(encoding="utf-8")
        assert JsonStrictValidator(SchemaVersion.V1_6).validate_str(bill) is None
        versions = {each["name"]: each.get("version") for each in json.loads(bill)["components"]}
        assert versions["Qt"] == qVersion()
        assert versions["SQLite"] == sqlite3.sqlite_version
        assert all(versions[name] for name in ("Cython", "PCRE2", "libpng"))
        if sys.platform == "linux":
            assert all(versions[name] for name in ("ICU", "HarfBuzz", "libffi"))

    def test_include_the_opening_book(self, bundle: Path) -> None:
        (book,) = bundle.rglob("_resources/books/*")
        assert book.read_bytes() == (ROOT / "resources" / "books" / book.name).read_bytes()

    def test_include_the_puzzles(self, bundle: Path) -> None:
        (puzzles,) = bundle.rglob("_resources/puzzles/*")
        assert puzzles.read_bytes() == (ROOT / "resources" / "puzzles" / puzzles.name).read_bytes()

    def test_include_the_rules_that_are_copied_with_the_code(self, bundle: Path) -> None:
        (resources,) = bundle.rglob("_resources")
        for rules in ROOT.glob("resources/code/*.txt"):
            assert (resources / "code" / rules.name).read_bytes() == rules.read_bytes()

    def test_are_small(self, bundle: Path) -> None:
        size = sum(path.lstat().st_size for path in bundle.rglob("*") if not path.is_dir())
        assert size < 115 * MEGABYTE

    @on_linux
    def test_are_small_as_a_debian_package(self, bundle: Path) -> None:
        assert (bundle.parent / file_name(__version__)).stat().st_size < 32 * MEGABYTE

    def test_have_no_link_that_leads_nowhere(self, bundle: Path) -> None:
        assert [path for path in bundle.rglob("*") if not path.exists()] == []

    @on_linux
    def test_need_no_library_besides_those_that_the_package_depends_on(self, bundle: Path) -> None:
        outside = needed_from_outside(bundle)
        assert outside.keys() <= SYSTEM_LIBRARIES.keys()

    @on_linux
    def test_look_for_libraries_nowhere_but_beside_them(self, bundle: Path) -> None:
        elsewhere = {
            file: paths
            for file in linked_files(bundle)
            if (paths := [path for path in search_paths(file) if not path.startswith("$ORIGIN")])
        }
        assert elsewhere == {}

    @on_linux
    def test_are_all_loaded_from_the_bundle_where_it_has_them(self, bundle: Path) -> None:
        inside = names(bundle)
        # As the program itself sets it when it starts.
        environment = {**bare_environment(), "LD_LIBRARY_PATH": str(bundle / "_internal")}
        for file in linked_files(bundle):
            result = subprocess.run(
                ["ldd", str(file)], env=environment, capture_output=True, text=True, check=True
            ).stdout
            taken = re.findall(r"(\S+) => (/\S+)", result)
            places = {name: Path(path).resolve() for name, path in taken if name in inside}
            assert all(place.is_relative_to(bundle) for place in places.values()), places


@on_linux
@pytest.mark.skipif(shutil.which("lintian") is None, reason="not a Debian")
def test_debian_s_checker_of_packages_has_nothing_to_say(bundle: Path) -> None:
    package = bundle.parent / file_name(__version__)
    command = ["lintian", "--allow-root", "--fail-on", "error,warning", str(package)]
    ended = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (ended.returncode, ended.stdout, ended.stderr) == (0, "", "")


class TestTheProgram:
    def test_is_left_to_load_qt_itself(self, bundle: Path) -> None:
        scripts = CArchiveReader(str(executable(bundle))).toc
        assert "qt_plugins" in scripts
        assert "pyi_rth_pyside6" not in scripts

    def test_ends_quietly_by_ctrl_c_as_soon_as_it_is_loaded(self, bundle: Path) -> None:
        scripts = list(CArchiveReader(str(executable(bundle))).toc)
        later = [name for name in scripts if name.startswith("pyi_rth")]
        assert all(scripts.index("quiet_start") < scripts.index(name) for name in later)

    def test_prints_its_version_and_has_the_compiled_solver(self, bundle: Path) -> None:
        command = [str(console_program(executable(bundle))), "--version"]
        result = subprocess.run(command, capture_output=True, text=True, check=True)
        # On Windows the program for consoles has no Qt.
        qt = (
            []
            if sys.platform == "win32"
            else [f"Qt {qVersion()}", f"PySide6 {PySide6.__version__}"]
        )
        assert result.stdout == (
            f"{VERSION}{', '.join([f'Python {platform.python_version()}', *qt])}\n"
        )
