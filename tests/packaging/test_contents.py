"""What goes into the bundle, tried on lists like those that PyInstaller makes."""

import ast
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

import PySide6
from contents import (
    KEPT_PLUGINS,
    UNUSED_MODULES,
    Entry,
    kept_binaries,
    kept_files,
    modules_of_qt,
)

ROOT = Path(__file__).parents[2]
QT = "PySide6/Qt"


def binary(name: str) -> Entry:
    return (name, f"/site-packages/{name}", "BINARY")


def extension(name: str) -> Entry:
    return (name, f"/site-packages/{name}", "EXTENSION")


def link(name: str, target: str) -> Entry:
    return (name, target, "SYMLINK")


def kept(
    entries: Iterable[Entry], needs: dict[str, list[str]], system: Iterable[str] = ()
) -> list[str]:
    """Return the names of the binaries that are kept, when each needs the libraries given."""

    def imports(source: str) -> list[str]:
        return needs.get(source.removeprefix("/site-packages/"), [])

    return [name for name, _, _ in kept_binaries(entries, imports, set(system))]


class TestBinaries:
    def test_are_python_and_its_modules(self) -> None:
        entries = [
            binary("libpython3.11.so.1.0"),
            binary("python311.dll"),
            binary("Python.framework/Versions/3.11/Python"),
            extension("lib-dynload/_sqlite3.so"),
            extension("PySide6/QtCore.abi3.so"),
        ]
        assert kept(entries, {}) == [name for name, _, _ in entries]

    def test_are_what_these_need_and_what_that_needs(self) -> None:
        entries = [
            extension("PySide6/QtCore.abi3.so"),
            binary(f"{QT}/lib/libQt6Core.so.6"),
            binary(f"{QT}/lib/libicudata.so.73"),
            binary(f"{QT}/lib/libQt6Network.so.6"),
        ]
        needs = {
            "PySide6/QtCore.abi3.so": ["libQt6Core.so.6", "libc.so.6"],
            f"{QT}/lib/libQt6Core.so.6": ["libicudata.so.73"],
        }
        assert kept(entries, needs) == [name for name, _, _ in entries[:3]]

    def test_are_found_however_a_platform_writes_the_needs(self) -> None:
        for name, need in (
            ("PySide6\\Qt6Core.dll", "Qt6Core.dll"),
            ("VCRUNTIME140.dll", "vcruntime140.dll"),
            (
                f"{QT}/lib/QtCore.framework/Versions/A/QtCore",
                "@rpath/QtCore.framework/Versions/A/QtCore",
            ),
        ):
            entries = [extension("PySide6/QtCore"), binary(name)]
            assert kept(entries[1:], {}) == []
            assert name in kept(entries, {"PySide6/QtCore": [need]})

    def test_are_not_the_system_s_nor_what_only_those_need(self) -> None:
        entries = [extension("_x.so"), binary("libX11.so.6"), binary("libXau.so.6")]
        needs = {"_x.so": ["libX11.so.6"], "libX11.so.6": ["libXau.so.6"]}
        assert kept(entries, needs, system=["libX11.so.6"]) == ["_x.so"]

    def test_may_need_each_other(self) -> None:
        entries = [extension("_a.so"), binary("libb.so")]
        assert kept(entries, {"_a.so": ["libb.so"], "libb.so": ["_a.so"]}) == ["_a.so", "libb.so"]

    def test_are_the_plugins_in_use_with_their_libraries(self) -> None:
        plugins = f"{QT}/plugins"
        entries = [
            binary(f"{plugins}/platforms/libqxcb.so"),
            binary(f"{plugins}/platforms/libqwayland.so"),
            binary("PySide6\\plugins\\platforms\\qwindows.dll"),
            binary(f"{plugins}/platforms/libqcocoa.dylib"),
            binary(f"{QT}/lib/libQt6XcbQpa.so.6"),
            binary(f"{plugins}/platforms/libqvnc.so"),
            binary(f"{plugins}/platformthemes/libqgtk3.so"),
            binary(f"{plugins}/tls/libqopensslbackend.so"),
            binary(f"{QT}/lib/libQt6Network.so.6"),
        ]
        needs = {
            f"{plugins}/platforms/libqxcb.so": ["libQt6XcbQpa.so.6"],
            f"{plugins}/platforms/libqvnc.so": ["libQt6Network.so.6"],
        }
        assert kept(entries, needs) == [name for name, _, _ in entries[:5]]

    def test_keep_both_x11_and_wayland(self) -> None:
        assert {"qxcb", "qwayland"} <= KEPT_PLUGINS["platforms"]
        assert "xdg-shell" in KEPT_PLUGINS["wayland-shell-integration"]


class TestOtherFiles:
    BINARIES = (binary(f"{QT}/lib/libQt6Core.so.6"),)

    def test_are_kept(self) -> None:
        entries = [("base_library.zip", "/b.zip", "DATA"), ("a/_resources/i.svg", "/i", "DATA")]
        assert kept_files(entries, self.BINARIES, ["de"]) == entries

    def test_are_links_to_what_is_kept(self) -> None:
        good = link("libQt6Core.so.6", f"{QT}/lib/libQt6Core.so.6")
        bad = link("libQt6Network.so.6", f"{QT}/lib/libQt6Network.so.6")
        assert kept_files([good, bad], self.BINARIES, []) == [good]

    def test_are_qt_s_texts_in_our_languages_and_all_of_ours(self) -> None:
        entries: list[Entry] = [
            (f"{QT}/translations/qtbase_de.qm", "/1", "DATA"),
            ("tictac_gui/_resources/translations/tictac_de.qm", "/2", "DATA"),
            (f"{QT}/translations/qtbase_fr.qm", "/3", "DATA"),
            ("PySide6\\translations\\qt_de.qm", "/4", "DATA"),
        ]
        assert kept_files(entries, self.BINARIES, ["de"]) == entries[:2]

    def test_stay_whole_with_a_framework_or_go_with_it(self) -> None:
        core, network = (f"{QT}/lib/{name}.framework" for name in ("QtCore", "QtNetwork"))
        of_core: list[Entry] = [
            (f"{core}/Versions/A/Resources/Info.plist", "/1", "DATA"),
            link(f"{core}/Versions/Current", "A"),
            link(f"{core}/QtCore", "Versions/Current/QtCore"),
            link("QtCore", f"{core}/Versions/A/QtCore"),
        ]
        of_network: list[Entry] = [
            (f"{network}/Versions/A/Resources/Info.plist", "/2", "DATA"),
            link(f"{network}/Versions/Current", "A"),
            link("QtNetwork", f"{network}/Versions/A/QtNetwork"),
        ]
        binaries = [binary(f"{core}/Versions/A/QtCore")]
        assert kept_files([*of_core, *of_network], binaries, []) == of_core


def test_what_qt_imports_behind_the_scenes_is_included() -> None:
    modules = modules_of_qt()
    assert {"inspect", "logging", "zipfile"} <= {*modules}
    assert {"sys", "site", "bz2", "PySide6"}.isdisjoint(modules)


def test_every_module_of_ours_can_do_without_what_is_left_out() -> None:
    package = ROOT / "tictac_gui"
    files = (file.relative_to(ROOT).with_suffix("") for file in package.rglob("*.py"))
    modules = sorted(".".join(file.parts).removesuffix(".__init__") for file in files)
    script = f"""
import sys
from importlib import import_module
sys.path[:0] = {[str(ROOT), str(Path(PySide6.__path__[0]).parent)]}
sys.modules.update(dict.fromkeys({UNUSED_MODULES}))
for module in {modules}:
    import_module(module)
"""
    # Without site-packages: what is installed there may import anything at the start.
    command = [sys.executable, "-I", "-S", "-c", script]
    ended = subprocess.run(command, capture_output=True, text=True, check=False)
    assert ended.returncode == 0, ended.stderr


def test_no_module_of_ours_imports_what_is_left_out_later() -> None:
    for file in (ROOT / "tictac_gui").rglob("*.py"):
        for name in imported(file):
            left_out = [module for module in UNUSED_MODULES if f"{name}.".startswith(f"{module}.")]
            assert left_out == [], f"{file} imports {name}"


def imported(file: Path) -> set[str]:
    """Return what a module imports, wherever in it."""
    names = set()
    for node in ast.walk(ast.parse(file.read_text())):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            names |= {f"{node.module}.{alias.name}" for alias in node.names}
    return names
