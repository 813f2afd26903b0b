"""What others have made of a bundle: no notice is missing, and scanners find what they look for."""

import json
import platform
import re
import shutil
import sqlite3
import sys
from importlib import metadata
from pathlib import Path
from typing import Any

import PySide6
import pytest
from components import PARTS, bill_of_materials, parts, unknown
from cyclonedx.schema import SchemaVersion
from cyclonedx.validation.json import JsonStrictValidator
from PySide6.QtCore import qVersion

from tests.end_to_end.program import ROOT

DATE = 1794816000
NOTICES = (ROOT / "resources" / "licences" / "others.txt").read_text(encoding="utf-8")
OWN_TEXTS = {"Tictac", "Qt", "PySide6", "Shiboken", "Python"}
"""They have files of their own."""
on_linux = pytest.mark.skipif(sys.platform != "linux", reason="Qt's files are named as on Linux")


def titles(text: str) -> list[str]:
    return re.findall(r"^-{72}\n(.+)\n", text, re.MULTILINE)


@pytest.fixture(scope="module")
def bundle(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Make a folder with the installed Qt in it, and what stands for the rest."""
    folder = tmp_path_factory.mktemp("bundle") / "tictac"
    libraries = folder / "_internal" / "PySide6" / "Qt" / "lib"
    libraries.mkdir(parents=True)
    for name in ("libQt6Core.so.6", "libQt6Gui.so.6", "libicuuc.so.73"):
        shutil.copy(Path(PySide6.__path__[0], "Qt", "lib", name), libraries)
    for name in ("libpython3.11.so.1.0", "libsqlite3.so.0", "PySide6/QtCore.abi3.so"):
        # On Windows it has something else just before its version.
        (folder / "_internal" / name).write_bytes(f"@{sqlite3.sqlite_version}\0".encode())
    solver = folder / "_internal" / "tictac_gui" / "games" / "solver.cpython-311.so"
    solver.parent.mkdir(parents=True)
    solver.write_bytes(f"\0_cython_{metadata.version('Cython').replace('.', '_')}\0".encode())
    return folder


class TestNotices:
    def test_are_there_for_whatever_a_bundle_can_have(self) -> None:
        listed, _ = NOTICES.split("The texts of the licences")
        assert sorted(titles(listed)) == sorted({part.name for part in PARTS} - OWN_TEXTS)

    def test_name_only_licences_whose_texts_are_there(self) -> None:
        listed, texts = NOTICES.split("The texts of the licences")
        named = " ".join(re.findall(r"^Licence: (.+(?:\n    .+)*)", listed, re.MULTILINE))
        known = [*titles(texts), "Apache-2.0"]
        assert [title for title in known if title not in named] == []
        for licence in re.findall(r"\b(?:MIT|ISC|HPND|X11|BSD-\d-Clause|[\w-]+ licence)\b", named):
            assert licence in known

    @pytest.mark.parametrize(
        ("path", "name"),
        [
            ("_internal/libffi.so.8", "libffi"),
            ("_internal/libffi-8.dll", "libffi"),
            ("_internal/libxcb-render-util.so.0", "xcb-util libraries"),
            ("_internal/PySide6/Qt6Gui.dll", "Qt"),
            ("_internal/PySide6/plugins/platforms/qwindows.dll", "Qt"),
            ("_internal/PySide6/QtGui.pyd", "PySide6"),
            ("_internal/shiboken6/Shiboken.pyd", "Shiboken"),
            ("_internal/_decimal.pyd", "Python"),
            ("_internal/python3.dll", "Python"),
            ("_internal/VCRUNTIME140_1.dll", "Microsoft Visual C++ runtime"),
            ("_internal/PySide6/msvcp140_2.dll", "Microsoft Visual C++ runtime"),
            ("tictac-cli.exe", "PyInstaller"),
            ("_internal/tictac_gui/games/connect_four/solver.cp311-win_amd64.pyd", "Tictac"),
        ],
    )
    def test_know_whose_a_library_is(self, path: str, name: str) -> None:
        assert [part.name for part in PARTS if part.is_file(path)] == [name]

    @pytest.mark.parametrize(
        ("path", "name"),
        [
            ("PySide6/Qt6Core.dll", "Apache Tika"),
            ("PySide6/Qt6Gui.dll", "Mipmap generator"),
            ("PySide6/plugins/platforms/qwindows.dll", "IAccessible2"),
            ("PySide6/Qt/lib/QtCore.framework/Versions/A/QtCore", "Apache Tika"),
            ("PySide6/Qt/lib/QtCore.framework/Versions/A/QtCore", "Cocoa"),
            ("PySide6/Qt/plugins/platforms/libqcocoa.dylib", "Cocoa"),
            ("PySide6/Qt/lib/libQt6DBus.so.6", "D-Bus headers"),
        ],
    )
    def test_know_what_is_inside_of_a_library(self, tmp_path: Path, path: str, name: str) -> None:
        library = tmp_path / "_internal" / path
        library.parent.mkdir(parents=True)
        library.touch()
        assert name in {part.name for part in parts(tmp_path)}

    def test_report_a_library_that_nobody_has_thought_of(self, tmp_path: Path) -> None:
        (tmp_path / "_internal").mkdir()
        for name in ("libcrypto.so.3", "libffi.so.8", "words.txt"):
            (tmp_path / "_internal" / name).write_bytes(b"")
        assert unknown(tmp_path) == ["_internal/libcrypto.so.3"]


@pytest.fixture(scope="module")
def text(bundle: Path) -> str:
    return bill_of_materials(bundle, "1.2.3", DATE).decode()


@on_linux
class TestTheBillOfMaterials:
    @pytest.fixture
    def components(self, text: str) -> dict[str, dict[str, Any]]:
        return {component["name"]: component for component in json.loads(text)["components"]}

    def test_is_valid_cyclonedx(self, text: str) -> None:
        assert JsonStrictValidator(SchemaVersion.V1_6).validate_str(text) is None

    def test_is_of_the_program_and_its_version(self, text: str) -> None:
        program = json.loads(text)["metadata"]["component"]
        assert (program["name"], program["version"]) == ("tictac-gui", "1.2.3")
        assert program["purl"] == "pkg:pypi/tictac-gui@1.2.3"

    def test_names_packages_as_indexes_do(self, components: dict[str, dict[str, Any]]) -> None:
        found = components["PySide6-Essentials"]
        assert found["purl"] == f"pkg:pypi/pyside6-essentials@{PySide6.__version__}"
        assert found["licenses"] == [{"expression": "LGPL-3.0-only"}]

    def test_finds_in_the_solver_what_has_compiled_it(
        self, components: dict[str, dict[str, Any]]
    ) -> None:
        version = metadata.version("Cython")
        assert components["Cython"]["version"] == version
        assert components["Cython"]["purl"] == f"pkg:pypi/cython@{version}"

    @pytest.mark.parametrize(
        ("name", "version", "cpe"),
        [
            ("Qt", qVersion(), "qt:qt"),
            ("Python", platform.python_version(), "python:python"),
            ("SQLite", sqlite3.sqlite_version, "sqlite:sqlite"),
        ],
    )
    def test_has_what_scanners_know_by_its_version(
        self, components: dict[str, dict[str, Any]], name: str, version: str, cpe: str
    ) -> None:
        assert components[name]["version"] == version
        assert components[name]["purl"].endswith(f"@{version}")
        assert components[name]["cpe"].startswith(f"cpe:2.3:a:{cpe}:{version}:")

    @pytest.mark.parametrize("name", ["ICU", "PCRE2", "HarfBuzz", "libpng"])
    def test_finds_versions_inside_of_qt(
        self, components: dict[str, dict[str, Any]], name: str
    ) -> None:
        assert re.fullmatch(r"\d+(\.\d+)+", components[name]["version"])

    def test_says_what_is_inside_of_qt(self, text: str) -> None:
        within = {
            each["ref"]: each.get("dependsOn", []) for each in json.loads(text)["dependencies"]
        }
        assert {"PCRE2", "HarfBuzz", "libpng"} <= set(within["Qt"])

    def test_is_the_same_for_the_same_bundle(self, bundle: Path, text: str) -> None:
        assert bill_of_materials(bundle, "1.2.3", DATE).decode() == text

    def test_leaves_out_what_is_not_there(self, bundle: Path) -> None:
        names = {part.name for part in parts(bundle)}
        assert "libffi" not in names
        assert "Wintab" not in names
